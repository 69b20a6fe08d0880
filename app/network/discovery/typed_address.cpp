// SPDX-License-Identifier: GPL-3.0-or-later
#include "typed_address.h"

#include <QtCore/QUrl>
#include <QtNetwork/QHostAddress>

namespace app::join {

std::optional<TypedAddress> typedAddress(const QString& typed) {
    constexpr int longest = 260;
    const QString text = typed.trimmed();
    if (text.isEmpty() || text.size() > longest)
        return {};
    if (const QHostAddress address(text); !address.isNull())
        return TypedAddress{address.toString()};
    const QString scheme = QStringLiteral("wss://");
    const QUrl url(text.startsWith(scheme, Qt::CaseInsensitive) ? text : scheme + text, QUrl::StrictMode);
    const bool plain = url.userInfo().isEmpty() && url.query().isEmpty() && url.fragment().isEmpty() &&
                       (url.path().isEmpty() || url.path() == QLatin1String("/"));
    const int port = url.port(usualPort);
    if (!url.isValid() || url.host().isEmpty() || !plain || port < 1)
        return {};
    return TypedAddress{url.host(), static_cast<quint16>(port)};
}

} // namespace app::join
