// SPDX-License-Identifier: GPL-3.0-or-later
#include "finder.h"

#include "app/base/crypto/crypto.h"

#include <algorithm>

namespace app::join {

namespace {

/// Networks beyond these are not probed, and hosts beyond these are not listed: it takes somebody who
/// invents them to have more.
constexpr qsizetype mostNetworks = 4;
constexpr qsizetype mostHosts = 32;
constexpr qsizetype mostAddressesOfAName = 4;

constexpr quint32 lastByte = 0xff;

} // namespace

Finder::Finder(Surroundings& surroundings, const FinderPatience& patience, QObject* parent)
    : QObject(parent), m_surroundings(surroundings), m_patience(patience) {
    m_end.setSingleShot(true);
    connect(&m_askAgain, &QTimer::timeout, this, &Finder::ask);
    connect(&m_end, &QTimer::timeout, this, &Finder::timeIsUp);
    connect(&surroundings, &Surroundings::heard, this, &Finder::hear);
    connect(&surroundings, &Surroundings::probed, this, &Finder::learn);
    connect(&surroundings, &Surroundings::resolved, this, &Finder::learnName);
}

void Finder::stop() {
    m_step.reset();
    m_askAgain.stop();
    m_end.stop();
    m_surroundings.stop();
    m_doors.clear();
    m_probing.clear();
    m_unresolved.clear();
}

void Finder::begin(Step step) {
    m_step = step;
    m_end.stop();
    m_askAgain.stop();
    emit stepBegun(step);
}

void Finder::prepare() {
    stop();
    m_nonce = commitment::randomBytes(nonceBytes);
    m_own = m_surroundings.ownAddresses();
    m_found.clear();
    m_heard.clear();
    m_cause.reset();
    m_failed.reset();
    m_asked = 0;
}

void Finder::search(Effort effort) {
    prepare();
    m_effort = effort;
    m_othersAnswer = false;
    m_probedAround = false;
    begin(Step::Asking);
    if (m_own.isEmpty())
        return end(Cause::NoNetwork);
    m_askAgain.start(m_patience.betweenQuestions);
    m_end.start(m_patience.answers);
    ask();
}

void Finder::tryAddress(const QString& typed) {
    prepare();
    m_effort = Effort::Whole;
    begin(Step::TypedAddress);
    const auto address = typedAddress(typed);
    if (!address)
        return end(Cause::NoAddress);
    tryHost(*address);
}

void Finder::ask() {
    if (++m_asked >= m_patience.questions)
        m_askAgain.stop();
    m_surroundings.askEverybody(QByteArray::fromStdString(datagram(Question{m_nonce})));
}

void Finder::probeAround() {
    begin(Step::Probing);
    m_end.start(m_patience.allDoors);
    fillDoors();
    probeOn();
    if (m_probing.isEmpty())
        doorsDone();
}

void Finder::probeNamed() {
    begin(Step::NamedHosts);
    for (const QString& one : m_named)
        if (const auto address = typedAddress(one))
            tryHost(*address);
        else
            m_cause = Cause::NoAddress;
    if (m_probing.isEmpty() && m_unresolved.isEmpty())
        doorsDone();
}

void Finder::fillDoors() {
    const auto add = [this](const QHostAddress& address) {
        const Door door{address, m_port};
        if (!isOwn(address) && !m_doors.contains(door))
            m_doors << door;
    };
    // Those that are surely there come first.
    for (const QHostAddress& address : m_surroundings.neighbours())
        if (isInOwnNetwork(address))
            add(address);
    QSet<quint32> networks;
    for (const OwnAddress& own : m_own) {
        const quint32 network = own.address.toIPv4Address() & ~lastByte;
        if (networks.contains(network) || networks.size() >= mostNetworks)
            continue;
        networks.insert(network);
        for (quint32 last = 1; last < lastByte; ++last)
            if (const QHostAddress address(network | last); own.reaches(address))
                add(address);
    }
}

void Finder::probeOn() {
    while (!m_doors.isEmpty() && m_probing.size() < m_patience.atOnce) {
        const Door door = m_doors.takeFirst();
        m_probing.insert(door);
        m_surroundings.probe(door.first, door.second, m_patience.probe);
    }
}

void Finder::tryHost(const TypedAddress& host) {
    if (const QHostAddress address(host.host); !address.isNull())
        return tryDoor(address, host.port);
    m_unresolved.insert(host.host, host.port);
    m_surroundings.resolve(host.host);
}

void Finder::tryDoor(const QHostAddress& address, quint16 port) {
    m_doors.removeAll(Door{address, port});
    m_probing.insert({address, port});
    m_surroundings.ask(QByteArray::fromStdString(datagram(Question{m_nonce})), address);
    m_surroundings.probe(address, port, m_patience.knownDoor);
}

void Finder::hear(const QByteArray& datagram, const QHostAddress& from) {
    const auto answer = answerIn({datagram.constData(), static_cast<std::size_t>(datagram.size())});
    if (!m_step || !answer || answer->nonce != m_nonce || m_heard.size() >= mostHosts)
        return;
    const FoundHost host{from, answer->port, QString::fromStdString(answer->name),
                         QByteArray::fromStdString(answer->fingerprintStart)};
    const Door door{from, answer->port};
    const bool isNew = !m_heard.contains(door);
    m_heard.insert(door, host);
    m_othersAnswer = m_othersAnswer || !isOwn(from);
    const auto known = std::ranges::find_if(
        m_found, [&](const FoundHost& one) { return one.address == from && one.port == answer->port; });
    if (known != m_found.end()) {
        *known = host;
        if (isNew)
            emit named(host);
    } else if (isNew && !m_probing.contains(door)) {
        tryDoor(from, answer->port);
    }
}

void Finder::learn(const QHostAddress& address, quint16 port, Reach reach) {
    const Door door{address, port};
    if (!m_step || !m_probing.remove(door))
        return;
    if ((reach == Reach::Connected || reach == Reach::Refused) && !isOwn(address) && !isRouter(address))
        m_othersAnswer = true;
    if (reach == Reach::Connected)
        add(m_heard.value(door, FoundHost{address, port, {}, {}}));
    else if (*m_step != Step::Probing || m_heard.contains(door))
        fail(door, reach);
    if (!m_step)
        return; // a listener has stopped the search
    probeOn();
    if (m_probing.isEmpty() && m_unresolved.isEmpty())
        doorsDone();
}

void Finder::fail(const Door& door, Reach reach) {
    const Attempt attempt{isInOwnNetwork(door.first), isThere(door), reach};
    // What was learned of a host that answers says more than that a named one is not there.
    if (m_step != Step::NamedHosts || !m_cause)
        m_cause = causeOfAttempt(evidence(), attempt);
    if (m_step == Step::TypedAddress)
        m_failed = attempt;
}

void Finder::learnName(const QString& name, const QList<QHostAddress>& addresses) {
    if (!m_step || !m_unresolved.contains(name))
        return;
    const quint16 port = m_unresolved.take(name);
    if (addresses.isEmpty())
        m_cause = Cause::UnknownName;
    for (const QHostAddress& address : addresses.mid(0, mostAddressesOfAName))
        tryDoor(address, port);
    if (m_probing.isEmpty() && m_unresolved.isEmpty())
        doorsDone();
}

void Finder::add(const FoundHost& host) {
    if (m_found.size() >= mostHosts)
        return;
    m_found << host;
    m_doors.clear(); // no need to probe any further
    if (host.name.isEmpty())
        m_surroundings.ask(QByteArray::fromStdString(datagram(Question{m_nonce})), host.address);
    if (m_found.size() == 1)
        m_end.start(m_patience.others);
    emit found(host);
}

void Finder::timeIsUp() {
    if (!m_found.isEmpty())
        return end({});
    if (m_step == Step::Asking && !m_probing.isEmpty())
        return; // someone has answered, and the door decides
    m_doors.clear();
    m_probing.clear();
    doorsDone();
}

void Finder::doorsDone() {
    if (!m_found.isEmpty() || (m_step == Step::Asking && m_end.isActive()))
        return; // until the time is up
    switch (*m_step) {
    case Step::Asking:
        // A host that answers and cannot be reached is not found by probing either.
        if (m_cause && m_named.isEmpty())
            end(m_cause);
        else
            m_cause || m_effort == Effort::Brief ? probeNamed() : probeAround();
        break;
    case Step::Probing:
        m_probedAround = true;
        if (m_failed)
            end(causeOfAttempt(evidence(), *m_failed));
        else if (m_cause && m_named.isEmpty())
            end(m_cause);
        else
            probeNamed();
        break;
    case Step::NamedHosts: end(m_cause.value_or(causeOfSearch(evidence()))); break;
    case Step::TypedAddress:
        // Whether the network keeps computers apart is known only when others were tried.
        if (m_failed && m_failed->inOwnNetwork && !m_failed->isThere && !m_probedAround && !m_own.isEmpty())
            probeAround();
        else
            end(m_cause.value_or(Cause::NobodyThere));
        break;
    }
}

bool Finder::isOwn(const QHostAddress& address) const {
    return address.isLoopback() ||
           std::ranges::any_of(m_own, [&](const OwnAddress& own) { return own.address == address; });
}

bool Finder::isInOwnNetwork(const QHostAddress& address) const {
    return address.isLoopback() || address.isLinkLocal() ||
           std::ranges::any_of(m_own, [&](const OwnAddress& own) { return own.reaches(address); });
}

bool Finder::isRouter(const QHostAddress& address) const {
    const QList<QHostAddress> routers = m_surroundings.routers();
    if (!routers.isEmpty())
        return routers.contains(address);
    // Where the system does not say: the first and the last address of a network are the usual ones.
    const quint32 last = address.toIPv4Address() & lastByte;
    return last == 1 || last == lastByte - 1;
}

bool Finder::isThere(const Door& door) const {
    return isOwn(door.first) || m_surroundings.neighbours().contains(door.first) ||
           std::ranges::any_of(m_heard, [&](const FoundHost& one) { return one.address == door.first; });
}

Evidence Finder::evidence() const {
    const QList<QHostAddress> neighbours = m_surroundings.neighbours();
    return {!m_own.isEmpty(),
            m_othersAnswer || std::ranges::any_of(neighbours, [this](const QHostAddress& one) {
                return !isOwn(one) && !isRouter(one);
            })};
}

void Finder::end(std::optional<Cause> cause) {
    stop();
    emit ended(cause);
}

} // namespace app::join
