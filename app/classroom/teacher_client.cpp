// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_client.h"

#include "app/client/joined_class.h"

#include <QtCore/QFile>

namespace app {

TeacherClient::TeacherClient(HostedClass& hosted, const HostedClass::Settings& settings, QObject* parent)
    : QObject(parent), m_hosted(hosted), m_settings(settings) {
    connect(&hosted, &HostedClass::opened, this, &TeacherClient::enter);
    connect(&hosted, &HostedClass::closed, this, &TeacherClient::leave);
}

TeacherClient::~TeacherClient() {
    leave();
}

void TeacherClient::enter() {
    QFile key(m_hosted.teacherKeyFile());
    if (!key.open(QIODevice::ReadOnly))
        return;
    const HostDoor* const door = m_hosted.door();
    QUrl url;
    url.setScheme(door ? QStringLiteral("wss") : QStringLiteral("ws"));
    const QHostAddress address =
        m_settings.isEverywhere() ? QHostAddress(QHostAddress::LocalHost) : m_settings.address;
    url.setHost(address.toString());
    url.setPort(m_hosted.host().port());
    ClassDoor words;
    if (door)
        words.code = join::typedCode(door->words().toStdString()).code;
    m_client.setHashCost(m_settings.cost);
    m_client.enter(url, {.role = messages::Role::Teacher, .key = key.readAll().trimmed().toStdString()},
                   words);
    JoinedClass::current().set(&m_client);
}

void TeacherClient::leave() {
    if (JoinedClass::current().client() == &m_client)
        JoinedClass::current().set(nullptr);
    m_client.leave();
}

} // namespace app
