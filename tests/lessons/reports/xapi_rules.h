// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QStringList>

/// What "Experience API 1.0.3, Part Two" demands of a statement, with the number of its section; written from
/// the specification and not from the program. What our statements never have (groups, attachments, scores,
/// statements about statements) is not allowed here.
namespace xapi_rules {

class Judge {
public:
    QStringList faultsOf(const QJsonValue& value) {
        m_faults.clear();
        const QJsonObject statement = object(value, QStringLiteral("statement"));
        only(statement, {"id", "actor", "verb", "object", "result", "context", "timestamp"}, "2.2");
        for (const char* needed : {"actor", "verb", "object"})
            check(statement.contains(QLatin1String(needed)), QStringLiteral("2.2: no %1").arg(needed));
        // 2.4.1, 4.4: a UUID in standard string form, variant 2 of RFC 4122.
        static const QRegularExpression uuid(
            QStringLiteral("^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"));
        check(uuid.match(statement["id"].toString()).hasMatch(), "2.4.1: id");
        actor(statement["actor"]);
        verb(statement["verb"]);
        activity(statement["object"]);
        if (statement.contains("result"))
            result(statement["result"]);
        if (statement.contains("context"))
            context(statement["context"]);
        if (statement.contains("timestamp")) {
            // 4.5: RFC 3339 with milliseconds at least, and a time zone.
            static const QRegularExpression time(
                QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3,}(Z|[+-]\\d\\d:\\d\\d)$"));
            check(time.match(statement["timestamp"].toString()).hasMatch(), "4.5: timestamp");
        }
        noEmptyObject(value);
        return m_faults;
    }

private:
    void check(bool holds, const QString& fault) {
        if (!holds)
            m_faults << fault;
    }
    void check(bool holds, const char* fault) { check(holds, QString::fromLatin1(fault)); }

    QJsonObject object(const QJsonValue& value, const QString& what) {
        check(value.isObject(), what + QStringLiteral(" is no object"));
        return value.toObject();
    }

    /// 2.2: properties that the specification does not name make a statement unusable elsewhere.
    void only(const QJsonObject& object, const QStringList& allowed, const char* section) {
        for (const QString& key : object.keys())
            check(allowed.contains(key),
                  QStringLiteral("%1: the property %2").arg(QLatin1String(section), key));
    }

    /// 4.3: with a scheme, and of characters that RFC 3987 allows; a fragment is the only place for a second
    /// part after "#".
    void iri(const QJsonValue& value, const char* what) {
        static const QRegularExpression form(QStringLiteral(
            "^[a-z][a-z0-9+.-]*:(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-F]{2}|[\\x{a0}-\\x{d7ff}])+"
            "(?:#(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-F]{2}|[\\x{a0}-\\x{d7ff}])*)?$"));
        check(form.match(value.toString()).hasMatch(),
              QStringLiteral("4.3: %1 is %2").arg(QLatin1String(what), value.toString()));
    }

    /// 4.2
    void languageMap(const QJsonValue& value, const char* what) {
        static const QRegularExpression tag(QStringLiteral("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"));
        const QJsonObject map = object(value, QLatin1String(what));
        for (auto it = map.begin(); it != map.end(); ++it) {
            check(tag.match(it.key()).hasMatch(), QStringLiteral("4.2: language %1").arg(it.key()));
            check(it.value().isString() && !it.value().toString().isEmpty(), "4.2: no text");
            // "formatting code will not be rendered"
            check(!it.value().toString().contains(QRegularExpression(QStringLiteral("\\*\\w+\\*|\\]\\("))),
                  QStringLiteral("4.2: marks in %1").arg(it.value().toString()));
        }
    }

    /// 4.1
    void extensions(const QJsonValue& value) {
        const QJsonObject map = object(value, QStringLiteral("extensions"));
        for (const QString& key : map.keys())
            iri(key, "key of an extension");
    }

    /// 2.4.2.1, 2.4.2.4
    void actor(const QJsonValue& value) {
        const QJsonObject agent = object(value, QStringLiteral("actor"));
        only(agent, {"objectType", "name", "account"}, "2.4.2.1");
        check(agent["objectType"].toString() == QLatin1String("Agent"), "2.4.2.1: objectType");
        if (agent.contains("name"))
            check(agent["name"].isString() && !agent["name"].toString().isEmpty(), "2.4.2.1: name");
        const QJsonObject account = object(agent["account"], QStringLiteral("account"));
        only(account, {"homePage", "name"}, "2.4.2.4");
        iri(account["homePage"], "homePage");
        check(account["homePage"].toString().startsWith(QLatin1String("https://")), "2.4.2.4: no IRL");
        check(account["name"].isString() && !account["name"].toString().isEmpty(), "2.4.2.4: name");
    }

    /// 2.4.3
    void verb(const QJsonValue& value) {
        const QJsonObject verb = object(value, QStringLiteral("verb"));
        only(verb, {"id", "display"}, "2.4.3");
        iri(verb["id"], "verb");
        // 3.1: only IRIs that somebody controls; ADL's vocabulary has these.
        static const QSet<QString> vocabulary{"answered",   "attempted", "completed",
                                              "interacted", "mastered",  "progressed"};
        check(vocabulary.contains(verb["id"].toString().remove("http://adlnet.gov/expapi/verbs/")),
              "3.1: a verb that is not in ADL's vocabulary");
        languageMap(verb["display"], "display");
    }

    /// 2.4.4.1
    void activity(const QJsonValue& value) {
        const QJsonObject activity = object(value, QStringLiteral("activity"));
        only(activity, {"objectType", "id", "definition"}, "2.4.4.1");
        check(activity["objectType"].toString() == QLatin1String("Activity"), "2.4.4.1: objectType");
        iri(activity["id"], "activity");
        // 3.2: a store tries to load every id that is a URL.
        check(activity["id"].toString().startsWith(QLatin1String("urn:uuid:")), "3.2: a URL");
        const QJsonObject definition = object(activity["definition"], QStringLiteral("definition"));
        only(definition,
             {"name", "description", "type", "interactionType", "correctResponsesPattern", "choices"},
             "2.4.4.1");
        languageMap(definition["name"], "name");
        if (definition.contains("description"))
            languageMap(definition["description"], "description");
        iri(definition["type"], "type");
        const bool asks = definition["type"].toString().endsWith(QLatin1String("/cmi.interaction"));
        check(asks == definition.contains("interactionType"), "2.4.4.1: interaction");
        if (!asks)
            return;
        check(definition["interactionType"].toString() == QLatin1String("choice"), "interactionType");
        QSet<QString> ids;
        for (const auto& one : definition["choices"].toArray()) {
            only(one.toObject(), {"id", "description"}, "interaction components");
            const QString id = one.toObject()["id"].toString();
            check(!id.isEmpty() && !id.contains(' ') && !ids.contains(id), "interaction components: id");
            ids << id;
            languageMap(one.toObject()["description"], "choice");
        }
        for (const auto& right : definition["correctResponsesPattern"].toArray())
            check(ids.contains(right.toString()), "correctResponsesPattern");
    }

    /// 2.4.5
    void result(const QJsonValue& value) {
        const QJsonObject result = object(value, QStringLiteral("result"));
        only(result, {"success", "completion", "response", "extensions"}, "2.4.5");
        for (const char* yesOrNo : {"success", "completion"})
            check(!result.contains(QLatin1String(yesOrNo)) || result[QLatin1String(yesOrNo)].isBool(),
                  "2.4.5: no boolean");
        check(!result.contains("response") || result["response"].isString(), "2.4.5: response");
        if (result.contains("extensions"))
            extensions(result["extensions"]);
    }

    /// 2.4.6
    void context(const QJsonValue& value) {
        const QJsonObject context = object(value, QStringLiteral("context"));
        only(context, {"contextActivities", "platform", "extensions"}, "2.4.6");
        check(context["platform"].isString(), "2.4.6: platform");
        const QJsonObject activities = context["contextActivities"].toObject();
        only(activities, {"parent", "grouping", "category", "other"}, "2.4.6.2");
        for (const auto& kind : activities) {
            check(kind.isArray() && !kind.toArray().isEmpty(), "2.4.6.2: no array");
            for (const auto& one : kind.toArray())
                activity(one);
        }
        if (context.contains("extensions"))
            extensions(context["extensions"]);
    }

    /// 2.2: no empty objects; and no null, which is allowed in extensions alone.
    void noEmptyObject(const QJsonValue& value) {
        check(!value.isNull() && !value.isUndefined(), "null");
        if (value.isObject()) {
            check(!value.toObject().isEmpty(), "2.2: an empty object");
            for (const auto& one : value.toObject())
                noEmptyObject(one);
        }
        for (const auto& one : value.toArray())
            noEmptyObject(one);
    }

    QStringList m_faults;
};

} // namespace xapi_rules
