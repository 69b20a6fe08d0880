// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_store.h"

#include "app/network/client/class_client.h"

#include <QtCore/QJsonArray>

namespace app {

namespace {

QString textOf(const QJsonObject& object, QLatin1String key) {
    return object.value(key).toString();
}

const QLatin1String installationKey("installation");

/// What is left when a class is forgotten.
QJsonObject withoutPlace(const QJsonObject& now) {
    QJsonObject left;
    if (now.contains(installationKey))
        left.insert(installationKey, now.value(installationKey));
    return left;
}

} // namespace

MemberStore::MemberStore(const QString& folder) : m_file(folder, Kept::Member) {}

std::optional<RememberedPlace> MemberStore::read() {
    const QJsonObject object = m_file.read();
    RememberedPlace place{.host = QUrl(textOf(object, QLatin1String("host")), QUrl::StrictMode),
                          .token = textOf(object, QLatin1String("token")),
                          .nickname = textOf(object, QLatin1String("nickname")),
                          .fingerprint =
                              QByteArray::fromHex(textOf(object, QLatin1String("fingerprint")).toLatin1())};
    const bool isSocket =
        place.host.scheme() == QLatin1String("wss") || place.host.scheme() == QLatin1String("ws");
    for (const QJsonValue& one : object.value(QStringLiteral("given")).toArray()) {
        const auto read = messages::readClientMessage(one.toString().toStdString());
        if (const auto* message = std::get_if<messages::FromClient>(&read))
            if (const auto* given = std::get_if<messages::Contribute>(&message->message))
                place.given.push_back(*given);
    }
    if (place.token.isEmpty() || !isSocket || !place.host.isValid())
        return {};
    return place;
}

bool MemberStore::remember(const RememberedPlace& place) {
    if (read() == place)
        return true;
    QJsonArray given;
    for (const messages::Contribute& one : place.given)
        given.append(QString::fromStdString(messages::toText(messages::FromClient{0, one})));
    return m_file.change([&place, &given](const QJsonObject& now) {
        QJsonObject changed = withoutPlace(now);
        changed.insert(QStringLiteral("host"), place.host.toString());
        changed.insert(QStringLiteral("token"), place.token);
        changed.insert(QStringLiteral("nickname"), place.nickname);
        changed.insert(QStringLiteral("fingerprint"), QString::fromLatin1(place.fingerprint.toHex()));
        changed.insert(QStringLiteral("given"), given);
        return changed;
    });
}

bool MemberStore::forget() {
    return !read() || m_file.change(withoutPlace);
}

std::string MemberStore::installation() {
    QString known = textOf(m_file.read(), installationKey);
    if (known.isEmpty()) {
        known = QString::fromStdString(ClassConnection::newInstallation());
        // If it cannot be kept, it holds until the program ends.
        m_file.change([&known](QJsonObject now) {
            // Another window may have been faster.
            if (const QString others = textOf(now, installationKey); !others.isEmpty())
                known = others;
            now.insert(installationKey, known);
            return now;
        });
    }
    return known.toStdString();
}

} // namespace app
