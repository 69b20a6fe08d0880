// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/find_message.h"
#include "app/network/discovery/surroundings.h"

#include <QtCore/QMap>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <algorithm>

/// A network that a test makes up: who is there, who answers what, and who does not. What is nowhere said is
/// silent. Everything comes through the event loop, as in a real one.
class MadeUpNetwork : public app::join::Surroundings {
    Q_OBJECT
public:
    using Reach = app::join::Reach;
    using Surroundings::Surroundings;

    QList<app::join::OwnAddress> own{
        {QHostAddress(QStringLiteral("10.0.0.7")), 24, QHostAddress(QStringLiteral("10.0.0.255"))}};
    QList<QHostAddress> gateways{QHostAddress(QStringLiteral("10.0.0.1"))};
    QList<QHostAddress> seen;                   ///< neighbours
    QMap<QString, Reach> doors;                 ///< by "address:port"; after it "address"
    QMap<QString, app::join::HostAnswer> hosts; ///< who answers questions, by address
    bool everybodyHears = true;                 ///< whether multicast or broadcast arrives
    QMap<QString, QList<QHostAddress>> names;

    int questions = 0;
    int mostAtOnce = 0;
    QStringList probedAt;
    QList<int> askedBefore; ///< the questions before each probe

    QList<app::join::OwnAddress> ownAddresses() const override { return own; }
    QList<QHostAddress> routers() const override { return gateways; }
    QList<QHostAddress> neighbours() const override { return seen; }

    void askEverybody(const QByteArray& datagram) override {
        ++questions;
        for (auto host = hosts.begin(); everybodyHears && host != hosts.end(); ++host)
            ask(datagram, QHostAddress(host.key()));
    }
    void ask(const QByteArray& datagram, const QHostAddress& whom) override {
        const auto question =
            app::join::questionIn({datagram.constData(), static_cast<std::size_t>(datagram.size())});
        if (!question || !hosts.contains(whom.toString()))
            return;
        app::join::HostAnswer answer = hosts.value(whom.toString());
        if (answer.nonce.empty())
            answer.nonce = question->nonce;
        later(0, [this, answer, whom] {
            emit heard(QByteArray::fromStdString(app::join::datagram(answer)), whom);
        });
    }
    void probe(const QHostAddress& address, quint16 port, int patience) override {
        probedAt << address.toString();
        askedBefore << questions;
        const QString door = QStringLiteral("%1:%2").arg(address.toString()).arg(port);
        const Reach reach = doors.value(door, doors.value(address.toString(), Reach::Silent));
        mostAtOnce = std::max(mostAtOnce, ++m_open);
        later(reach == Reach::Silent ? patience : 0, [this, address, port, reach] {
            --m_open;
            emit probed(address, port, reach);
        });
    }
    void resolve(const QString& name) override {
        later(0, [this, name] { emit resolved(name, names.value(name)); });
    }
    void stop() override {
        ++m_run;
        m_open = 0;
    }

private:
    template <typename Do> void later(int milliseconds, Do what) {
        QTimer::singleShot(milliseconds, this, [this, run = m_run, what] {
            if (run == m_run)
                what();
        });
    }

    int m_run = 0;
    int m_open = 0;
};
