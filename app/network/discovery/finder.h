// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find_cause.h"
#include "typed_address.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPair>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <optional>
#include <string>

namespace app::join {

/// A host that was found, or what looks like one: only the code proves that it is.
struct FoundHost {
    QHostAddress address;
    quint16 port = 0;
    QString name;                ///< empty if it has not answered a question
    QByteArray fingerprintStart; ///< empty likewise; else `announcedBytes`
};

/// How long a finder waits. In milliseconds, unless said otherwise.
struct FinderPatience {
    int questions = 3; ///< how often it asks
    int betweenQuestions = 500;
    int answers = 2000; ///< for the first answer
    int others = 400;   ///< for further hosts after the first one
    int probe = 1500;   ///< at a door where perhaps nobody lives
    /// At a known door: longer than Linux needs (3 s, and Qt tries twice) to notice that nobody has that
    /// address.
    int knownDoor = 7000;
    int atOnce = 48; ///< how many doors it probes together
    int allDoors = 12000;
};

/// Finds class hosts: asks everybody, then probes the doors of this computer's own /24 networks, then
/// those of hosts named beforehand. It stops at the first of these steps that finds one. At any time, an
/// address that was typed can be tried instead.
class Finder : public QObject {
    Q_OBJECT
public:
    enum class Step { Asking, Probing, NamedHosts, TypedAddress };
    /// Brief: without probing the doors of the whole network, so that it can be repeated often. It learns
    /// too little of the network to say why nobody was found.
    enum class Effort { Whole, Brief };

    explicit Finder(Surroundings& surroundings, const FinderPatience& patience = {},
                    QObject* parent = nullptr);

    /// Where classes usually are, for probing.
    void setPort(quint16 port) { m_port = port; }
    /// Hosts to try if nobody else is found, from the computer's configuration.
    void setNamedHosts(const QStringList& hosts) { m_named = hosts; }

    /// Starts a new search. Emits `found` for each host, and `ended` last.
    void search(Effort effort = Effort::Whole);
    /// Tries one address; then likewise.
    void tryAddress(const QString& typed);
    /// Ends without a signal.
    void stop();
    bool isBusy() const { return m_step.has_value(); }
    const QList<FoundHost>& hosts() const { return m_found; }

signals:
    void stepBegun(app::join::Finder::Step step);
    void found(const app::join::FoundHost& host);
    /// A host that was found without a name has one now, or another one.
    void named(const app::join::FoundHost& host);
    /// With no value if a host was found.
    void ended(std::optional<app::join::Cause> cause);

private:
    using Door = QPair<QHostAddress, quint16>;

    /// Forgets the hosts that were found, but not what is known of the network.
    void prepare();
    void begin(Step step);
    void ask();
    void probeAround();
    void probeNamed();
    void fillDoors();
    void probeOn();
    void tryHost(const TypedAddress& host);
    void tryDoor(const QHostAddress& address, quint16 port);
    void hear(const QByteArray& datagram, const QHostAddress& from);
    void learn(const QHostAddress& address, quint16 port, app::join::Reach reach);
    void learnName(const QString& name, const QList<QHostAddress>& addresses);
    void add(const FoundHost& host);
    void fail(const Door& door, Reach reach);
    void timeIsUp();
    void doorsDone();
    void end(std::optional<Cause> cause);

    bool isOwn(const QHostAddress& address) const;
    bool isInOwnNetwork(const QHostAddress& address) const;
    bool isRouter(const QHostAddress& address) const;
    bool isThere(const Door& door) const;
    /// What is known of the network by now.
    Evidence evidence() const;

    Surroundings& m_surroundings;
    const FinderPatience m_patience;
    quint16 m_port = usualPort;
    QStringList m_named;

    std::optional<Step> m_step;
    Effort m_effort = Effort::Whole;
    std::string m_nonce;
    QList<OwnAddress> m_own;
    QList<FoundHost> m_found;
    QHash<Door, FoundHost> m_heard;       ///< who has answered a question
    QList<Door> m_doors;                  ///< still to probe
    QSet<Door> m_probing;                 ///< probed, without a result yet
    QHash<QString, quint16> m_unresolved; ///< names that are looked up, and their ports
    std::optional<Cause> m_cause;         ///< why the last door that should have opened did not
    std::optional<Attempt> m_failed;      ///< at the typed address, until the network is known
    bool m_othersAnswer = false;
    bool m_probedAround = false; ///< whether m_othersAnswer has been found out
    int m_asked = 0;
    QTimer m_askAgain;
    QTimer m_end; ///< of the step, or of the time for further hosts
};

} // namespace app::join
