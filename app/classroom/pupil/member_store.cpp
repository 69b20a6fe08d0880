// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_store.h"

#include "app/base/files/stored.h"
#include "app/network/client/class_client.h"

namespace app {

namespace {

struct UrlText {
    static json::Json blank() { return ""; }
    static json::Json write(const QUrl& value, json::Style) { return value.toString().toStdString(); }
    static void read(const json::Json& json, QUrl& value, json::Style style) {
        QString text;
        json::QtText{}.read(json, text, style);
        value = QUrl(text, QUrl::StrictMode);
    }
};

struct HexText {
    static json::Json blank() { return ""; }
    static json::Json write(const QByteArray& value, json::Style) { return value.toHex().toStdString(); }
    static void read(const json::Json& json, QByteArray& value, json::Style style) {
        QString text;
        json::QtText{}.read(json, text, style);
        value = QByteArray::fromHex(text.toLatin1());
    }
};

/// The message with which a member gives counts, as a text.
struct GivenText {
    static json::Json blank() { return ""; }
    static json::Json write(const messages::Contribute& value, json::Style) {
        return messages::toText(messages::FromClient{0, value});
    }
    static void read(const json::Json& json, messages::Contribute& value, json::Style) {
        json::require(json.is_string(), "a message is expected");
        const auto read = messages::readClientMessage(json.get_ref<const std::string&>());
        const auto* message = std::get_if<messages::FromClient>(&read);
        const auto* given = message ? std::get_if<messages::Contribute>(&message->message) : nullptr;
        json::require(given != nullptr, "counts are expected");
        value = *given;
    }
};

struct Installation {
    QString installation;
};

template <typename Io> void fields(Io& io, Installation& own) {
    io("installation", own.installation);
}

} // namespace

template <typename Io> void fields(Io& io, RememberedPlace& place) {
    io("host", place.host, UrlText{});
    io("token", place.token);
    io("nickname", place.nickname);
    io("fingerprint", place.fingerprint, HexText{});
    io("given", place.given, json::ListOf<GivenText>{.most = std::string::npos});
}

MemberStore::MemberStore(const QString& folder) : m_file(folder, Kept::Member) {}

std::optional<RememberedPlace> MemberStore::read() {
    const auto place = storedIn<RememberedPlace>(m_file);
    const bool isSocket =
        place.host.scheme() == QLatin1String("wss") || place.host.scheme() == QLatin1String("ws");
    return !place.token.isEmpty() && isSocket && place.host.isValid() ? std::optional(place) : std::nullopt;
}

bool MemberStore::remember(const RememberedPlace& place) {
    return read() == place || store(m_file, place);
}

bool MemberStore::forget() {
    // The installation is all that is left.
    return !read() || m_file.change([](const json::Json& now) {
        return json::over(json::Json::object(), json::storedIn<Installation>(now));
    });
}

std::string MemberStore::installation() {
    QString known = storedIn<Installation>(m_file).installation;
    if (known.isEmpty()) {
        known = QString::fromStdString(ClassConnection::newInstallation());
        // If it cannot be kept, it holds until the program ends.
        m_file.change([&known](json::Json now) {
            // Another window may have been faster.
            if (const QString others = json::storedIn<Installation>(now).installation; !others.isEmpty())
                known = others;
            return json::over(std::move(now), Installation{known});
        });
    }
    return known.toStdString();
}

} // namespace app
