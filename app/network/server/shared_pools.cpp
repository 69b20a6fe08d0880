// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_pools.h"

#include "sql_storage.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QTimer>

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace app {

namespace {

constexpr int pausesAfterFailure = 5;
/// How long what is being written is waited for at the end.
constexpr std::chrono::milliseconds lastWait{200};

} // namespace

/// Whom the thread tells.
struct SharedPools::Owner {
    std::mutex mutex;
    /// Guarded by the mutex; null when nobody listens any more.
    SharedPools* pools = nullptr;

    /// Called on the other thread; the act runs on the owner's.
    void tell(const std::function<void(SharedPools&)>& act) {
        const std::lock_guard lock(mutex);
        if (pools)
            QMetaObject::invokeMethod(
                pools, [act, told = pools] { act(*told); }, Qt::QueuedConnection);
    }
};

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
    : QObject(parent), m_owner(std::make_shared<Owner>()), m_thread(new QThread),
      m_worker(new Worker(
          place,
          [owner = m_owner](const std::vector<PoolSum>& others) {
              owner->tell([others](SharedPools& pools) {
                  pools.m_others = others;
                  emit pools.changed();
              });
          },
          [owner = m_owner](bool isReached, const QString& reason) {
              owner->tell(
                  [isReached, reason](SharedPools& pools) { emit pools.reachChanged(isReached, reason); });
          })) {
    m_owner->pools = this;
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread->start();
}

SharedPools::~SharedPools() {
    {
        const std::lock_guard lock(m_owner->mutex);
        m_owner->pools = nullptr;
    }
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(lastWait))) {
        delete m_thread;
        return;
    }
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    // It may have ended in between.
    if (m_thread->isFinished())
        m_thread->deleteLater();
}

void SharedPools::publish(const std::vector<PoolSum>& own) {
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, own] { worker->publish(own); });
}

} // namespace app
