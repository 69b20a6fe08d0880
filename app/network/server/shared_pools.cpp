// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_pools.h"

#include "sql_storage.h"

#include <QtCore/QTimer>

#include <functional>
#include <optional>
#include <utility>

namespace app {

namespace {

constexpr int pausesAfterFailure = 5;

} // namespace

/// Lives on the thread, and is the only one to use the connection.
class SharedPools::Worker : public QObject {
public:
    using Report = std::function<void(const std::vector<PoolSum>&)>;
    using ReachReport = std::function<void(bool isReached, const QString& reason)>;

    Worker(const Place& place, Report report, ReachReport reportReach)
        : m_place(place), m_report(std::move(report)), m_reportReach(std::move(reportReach)) {
        m_timer.setParent(this); // it moves with this
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &Worker::look);
    }

    void publish(const std::vector<PoolSum>& own) {
        m_own = own;
        look();
    }

private:
    void look() {
        QString reason;
        const bool isDone = exchange(reason);
        if (m_isReached != isDone) {
            m_isReached = isDone;
            m_reportReach(isDone, reason);
        }
        // The next time it connects anew.
        if (!isDone)
            m_storage.reset();
        m_timer.start(isDone ? m_place.pause : m_place.pause * pausesAfterFailure);
    }

    /// `reason`: why not, if it fails.
    bool exchange(QString& reason) {
        if (!m_storage)
            m_storage = SqlStorage::open(m_place.database, m_place.classId, &reason);
        if (!m_storage)
            return false;
        if (m_own && !m_storage->sums().save(*m_own)) {
            reason = m_storage->error();
            return false;
        }
        m_own.reset();
        auto others = m_storage->sums().ofOthers();
        reason = m_storage->error();
        if (others && m_last != others) {
            m_last = others;
            m_report(*others);
        }
        return others.has_value();
    }

    const Place m_place;
    const Report m_report;
    const ReachReport m_reportReach;
    bool m_isReached = true;
    std::unique_ptr<SqlStorage> m_storage;
    QTimer m_timer;
    std::optional<std::vector<PoolSum>> m_own; ///< not written yet
    std::optional<std::vector<PoolSum>> m_last;
};

SharedPools::SharedPools(const Place& place, QObject* parent)
    : QObject(parent), m_worker(new Worker(
                           place,
                           [this](const std::vector<PoolSum>& others) {
                               QMetaObject::invokeMethod(
                                   this,
                                   [this, others] {
                                       m_others = others;
                                       emit changed();
                                   },
                                   Qt::QueuedConnection);
                           },
                           [this](bool isReached, const QString& reason) {
                               QMetaObject::invokeMethod(
                                   this, [this, isReached, reason] { emit reachChanged(isReached, reason); },
                                   Qt::QueuedConnection);
                           })) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

SharedPools::~SharedPools() {
    m_thread.quit();
    m_thread.wait();
}

void SharedPools::publish(const std::vector<PoolSum>& own) {
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, own] { worker->publish(own); });
}

} // namespace app
