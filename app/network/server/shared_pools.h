// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pool_sum.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QThread>

#include <chrono>
#include <memory>

namespace app {

/// Shares the sums of a class's pools with the other classes in the same database, over a connection and on a
/// thread of its own, so that no game waits for it: it writes what is published, and looks again and again
/// for what the others have. While the database cannot be reached, it tries on.
class SharedPools : public QObject {
    Q_OBJECT
public:
    struct Place {
        QString database;                      ///< as SqlStorage::open
        QString classId;                       ///< which class this is
        std::chrono::milliseconds pause{2000}; ///< between two looks
    };
    explicit SharedPools(const Place& place, QObject* parent = nullptr);
    /// Waits a moment for what is being written. A thread that is still busy is left behind: nobody can say
    /// when a database will answer.
    ~SharedPools() override;

    /// All that this class shares from now on.
    void publish(const std::vector<PoolSum>& own);
    /// What the others shared at the last look.
    const std::vector<PoolSum>& others() const { return m_others; }

signals:
    /// `others` are others now.
    void changed();
    /// The database cannot be reached, for a reason, or can again.
    void reachChanged(bool isReached, const QString& reason);

private:
    class Worker;
    struct Owner;

    const std::shared_ptr<Owner> m_owner;
    QThread* m_thread;
    Worker* m_worker;
    std::vector<PoolSum> m_others;
};

} // namespace app
