// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/patience.h"
#include <QtCore/QProcess>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtTest/QTest>

/// A session bus of its own with a settings portal on it, which python3-dbusmock plays.
class MockPortal {
public:
    static constexpr auto service = "org.freedesktop.portal.Desktop";
    static constexpr auto path = "/org/freedesktop/portal/desktop";
    static constexpr auto interface = "org.freedesktop.portal.Settings";

    MockPortal() {
        m_daemon.start(
            QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (m_daemon.waitForReadyRead(tests::patience))
            m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    }

    ~MockPortal() {
        for (const QString& name : m_connections)
            QDBusConnection::disconnectFromBus(name);
        for (QProcess* process : {&m_portal, &m_daemon}) {
            process->kill();
            process->waitForFinished(tests::patience);
        }
    }

    MockPortal(const MockPortal&) = delete;
    MockPortal& operator=(const MockPortal&) = delete;

    /// Another connection to the bus, not shared with any other test.
    QDBusConnection connect() {
        static int number = 0;
        m_connections << QStringLiteral("mock-portal-%1").arg(++number);
        return QDBusConnection::connectToBus(m_address, m_connections.back());
    }

    /// Whether the portal answers. `settings`: a dictionary of dictionaries as Python writes it, with types
    /// of D-Bus.
    bool start(const QString& settings) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), m_address);
        m_portal.setProcessEnvironment(environment);
        m_portal.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_portal.start(QStringLiteral("/usr/bin/python3"),
                       {QStringLiteral("-m"), QStringLiteral("dbusmock"), QLatin1String(service),
                        QLatin1String(path), QLatin1String(interface)});
        QDBusConnection bus = connect();
        return QTest::qWaitFor(
            [&] {
                const QDBusMessage answer =
                    tell(bus, QStringLiteral("AddMethod"),
                         {QString(), QStringLiteral("ReadAll"), QStringLiteral("as"),
                          QStringLiteral("a{sa{sv}}"), QStringLiteral("ret = ") + settings});
                return answer.type() == QDBusMessage::ReplyMessage;
            },
            tests::patience);
    }

    /// Somebody changes a setting of the desktop.
    void change(const QString& group, const QString& key, const QVariant& value) {
        QDBusConnection bus = connect();
        const QVariantList arguments{group, key, value};
        QVERIFY(tell(bus, QStringLiteral("EmitSignal"),
                     {QLatin1String(interface), QStringLiteral("SettingChanged"), QStringLiteral("ssv"),
                      arguments})
                    .type() == QDBusMessage::ReplyMessage);
    }

private:
    static QDBusMessage tell(QDBusConnection& bus, const QString& method, const QVariantList& arguments) {
        auto call = QDBusMessage::createMethodCall(QLatin1String(service), QLatin1String(path),
                                                   QStringLiteral("org.freedesktop.DBus.Mock"), method);
        call.setArguments(arguments);
        return bus.call(call);
    }

    QProcess m_daemon;
    QProcess m_portal;
    QString m_address;
    QStringList m_connections;
};
