// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace json {

Json fromQt(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined: return {};
    case QJsonValue::Bool: return value.toBool();
    case QJsonValue::String: return value.toString().toStdString();
    case QJsonValue::Double: {
        constexpr qint64 none = std::numeric_limits<qint64>::min();
        const qint64 whole = value.toInteger(none);
        return whole == none ? Json(value.toDouble()) : Json(whole);
    }
    case QJsonValue::Array: {
        Json list = Json::array();
        for (const auto& one : value.toArray())
            list.push_back(fromQt(one));
        return list;
    }
    case QJsonValue::Object: {
        const QJsonObject all = value.toObject();
        Json object = Json::object();
        // Names occur once each, so that none need be looked for: a file of a stranger may have very many.
        for (auto one = all.begin(); one != all.end(); ++one)
            object.get_ref<Json::object_t&>().emplace_back(one.key().toStdString(), fromQt(one.value()));
        return object;
    }
    }
    return {};
}

QJsonObject toQt(const Json& object) {
    // Text that is no UTF-8 must not end the program.
    const std::string text = object.dump(-1, ' ', false, Json::error_handler_t::replace);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

} // namespace json
