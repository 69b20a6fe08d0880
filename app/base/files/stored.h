// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/codec.h"
#include "state_file.h"

#include <QtCore/QDate>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <limits>

/// What state files hold, by the codecs of app/base/json/codec.h in the style Stored, and what these need for
/// values of Qt.
namespace json {

Json fromQt(const QJsonValue& value);
QJsonObject toQt(const Json& object);

/// A text, cut to `most` characters. `orNone`: an empty one is left out of the file.
struct QtText {
    qsizetype most = std::numeric_limits<qsizetype>::max();
    bool orNone = false;

    static Json blank() { return ""; }
    Json write(const QString& value, Style) const {
        return orNone && value.isEmpty() ? Json() : Json(value.toStdString());
    }
    void read(const Json& json, QString& value, Style) const {
        require(json.is_string(), "a text is expected");
        value = QString::fromStdString(json.get_ref<const std::string&>()).left(most);
    }
};
template <> struct Usual<QString> {
    static constexpr auto codec() { return QtText{}; }
};
template <> struct KeyText<QString> {
    static std::string write(const QString& key) { return key.toStdString(); }
    static std::optional<QString> read(const std::string& text) { return QString::fromStdString(text); }
};

/// A day or a time (ISO 8601): a QDate or a QDateTime.
struct When {
    static Json blank() { return ""; }
    template <typename Time> static Json write(const Time& value, Style) {
        return value.toString(Qt::ISODate).toStdString();
    }
    template <typename Time> static void read(const Json& json, Time& value, Style style) {
        QString text;
        QtText{}.read(json, text, style);
        value = Time::fromString(text, Qt::ISODate);
        require(value.isValid(), "a day or a time is expected");
    }
};

/// What a stored object says; never throws.
template <typename T> T storedIn(const Json& object) {
    T value{};
    if (object.is_object())
        Object::read(object, value, Style::Stored);
    return value;
}

} // namespace json

namespace app {

/// What the file says.
template <typename T> T storedIn(StateFile& file) {
    return json::storedIn<T>(file.read());
}
/// Replaces in the file what the value says; the fields of a later version stay. Returns false, with the file
/// as it was, if that failed.
template <typename T> bool store(StateFile& file, const T& value) {
    return file.change([&value](json::Json now) { return json::over(std::move(now), value); });
}

} // namespace app
