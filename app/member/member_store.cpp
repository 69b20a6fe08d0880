// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_store.h"

namespace app {

namespace {

constexpr int memberFormat = 1;

QString textOf(const QJsonObject& object, QLatin1String key) {
    return object.value(key).toString();
}

} // namespace

MemberStore::MemberStore(const QString& folder)
    : m_file(folder, QStringLiteral("class-member.json"), memberFormat, disk::Readers::Owner) {}

std::optional<RememberedPlace> MemberStore::read() {
    const QJsonObject object = m_file.read();
    RememberedPlace place{.host = QUrl(textOf(object, QLatin1String("host")), QUrl::StrictMode),
                          .token = textOf(object, QLatin1String("token")),
                          .nickname = textOf(object, QLatin1String("nickname")),
                          .fingerprint =
                              QByteArray::fromHex(textOf(object, QLatin1String("fingerprint")).toLatin1())};
    const bool isSocket =
        place.host.scheme() == QLatin1String("wss") || place.host.scheme() == QLatin1String("ws");
    if (place.token.isEmpty() || !isSocket || !place.host.isValid())
        return {};
    return place;
}

bool MemberStore::remember(const RememberedPlace& place) {
    if (read() == place)
        return true;
    return m_file.change([&place](const QJsonObject&) {
        return QJsonObject{{QStringLiteral("host"), place.host.toString()},
                           {QStringLiteral("token"), place.token},
                           {QStringLiteral("nickname"), place.nickname},
                           {QStringLiteral("fingerprint"), QString::fromLatin1(place.fingerprint.toHex())}};
    });
}

bool MemberStore::forget() {
    return !read() || m_file.change([](const QJsonObject&) { return QJsonObject{}; });
}

} // namespace app
