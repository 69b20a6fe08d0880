// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audience.h"
#include "class_polls.h"
#include "shared_pools.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace app {

/// The pool and the votes of a class: tells everybody what has changed at their desk (ClassPolls), and shares
/// sums with other classes.
class PollService : public QObject {
    Q_OBJECT
public:
    /// `nextSeed`: for each roll of the class.
    PollService(PollStorage& storage, std::function<std::uint64_t()> nextSeed,
                const ClassPool::PersonOf& personOf, Audience& audience, QObject* parent = nullptr);

    ClassPolls& desk() { return m_desk; }
    void restore(const StoredPolls& stored) { m_desk.restore(stored); }
    /// From now on the counts of classes in one database can be added up. `className`: what the others see
    /// this class by.
    void share(const SharedPools::Place& place, const std::string& className);
    /// Tells everybody what has changed at the desk, after the present event.
    void scheduleSending();
    /// Says how many pupils are connected; several members can be one.
    void setPupils(int pupils);

signals:
    /// As SharedPools::reachChanged.
    void reachChanged(bool isReached, const QString& reason);

private:
    void sendNow();
    /// To the other classes, what this one shares, if that has changed.
    void publish();

    Audience& m_audience;
    ClassPolls m_desk;
    /// Null if no other class can be there.
    std::unique_ptr<SharedPools> m_shared;
    std::vector<PoolSum> m_published;
    QTimer m_toTell;
};

} // namespace app
