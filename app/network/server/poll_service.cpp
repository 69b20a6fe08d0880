// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_service.h"

#include <utility>

namespace app {

PollService::PollService(PollStorage& storage, std::function<std::uint64_t()> nextSeed,
                         const ClassPool::PersonOf& personOf, Audience& audience, QObject* parent)
    : QObject(parent), m_audience(audience), m_desk(storage, std::move(nextSeed), personOf) {
    m_toTell.setSingleShot(true);
    m_toTell.setInterval(Audience::pause);
    connect(&m_toTell, &QTimer::timeout, this, &PollService::sendNow);
}

void PollService::share(const SharedPools::Place& place, const std::string& className) {
    m_desk.setAddable(className);
    m_shared = std::make_unique<SharedPools>(place);
    connect(m_shared.get(), &SharedPools::changed, this, [this] {
        m_desk.setOthers(m_shared->others());
        scheduleSending();
    });
    connect(m_shared.get(), &SharedPools::reachChanged, this, &PollService::reachChanged);
    // What was shared before may be out of date.
    m_published = m_desk.sums();
    m_shared->publish(m_published);
}

void PollService::scheduleSending() {
    if (!m_toTell.isActive())
        m_toTell.start();
}

void PollService::setPupils(int pupils) {
    m_desk.setPupils(pupils);
    scheduleSending();
}

void PollService::sendNow() {
    publish();
    const ClassPolls::Changes changes = m_desk.takeChanges();
    m_audience.sendToEach([&](const desk::Sender& to) { return m_desk.told(changes, to); });
}

void PollService::publish() {
    if (!m_shared)
        return;
    std::vector<PoolSum> sums = m_desk.sums();
    if (sums == m_published)
        return;
    m_published = std::move(sums);
    m_shared->publish(m_published);
}

} // namespace app
