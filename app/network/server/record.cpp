// SPDX-License-Identifier: GPL-3.0-or-later
#include "record.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace app {

namespace {

struct RecordWords {
    Q_DECLARE_TR_FUNCTIONS(app::Record)
};

/// How many of a kind there are.
QString recordWords(RecordKind kind, int count) {
    switch (kind) {
    case RecordKind::Class: return RecordWords::tr("the name of the class");
    case RecordKind::Member: return RecordWords::tr("%n name(s) of pupils", nullptr, count);
    case RecordKind::Installation: return RecordWords::tr("%n computer(s) of pupils", nullptr, count);
    case RecordKind::Table: return RecordWords::tr("%n table(s)", nullptr, count);
    case RecordKind::Pool: return RecordWords::tr("%n setting(s) of counts", nullptr, count);
    case RecordKind::Contribution:
    case RecordKind::LastNumber: return RecordWords::tr("%n contribution(s)", nullptr, count);
    case RecordKind::Vote: return RecordWords::tr("%n question(s) for the class", nullptr, count);
    case RecordKind::Ballot: return RecordWords::tr("%n vote(s)", nullptr, count);
    case RecordKind::Place: return RecordWords::tr("%n page(s) where pupils were", nullptr, count);
    case RecordKind::Steps: return RecordWords::tr("the steps of %n lesson(s)", nullptr, count);
    case RecordKind::Answer: return RecordWords::tr("%n answer(s)", nullptr, count);
    case RecordKind::Pacing: return RecordWords::tr("what the class was doing together");
    case RecordKind::Assignment: return RecordWords::tr("%n page(s) that a teacher has sent", nullptr, count);
    case RecordKind::Sum: return RecordWords::tr("%n sum(s) for other classes", nullptr, count);
    case RecordKind::Unknown: return RecordWords::tr("%1 of an unknown kind").arg(count);
    }
    return {};
}

} // namespace

QString wordsForDamage(const QString& className, const RecordDamage& damage) {
    RecordDamage counts = damage;
    // Both are about what somebody has contributed.
    if (const auto numbers = counts.extract(RecordKind::LastNumber))
        counts[RecordKind::Contribution] += numbers.mapped();
    QStringList words;
    for (const auto& [kind, count] : counts)
        words << recordWords(kind, count);
    return RecordWords::tr("Some entries of the class “%1” are damaged and are left out: %2.")
        .arg(className, words.join(QLatin1String(", ")));
}

std::string records::textOf(const messages::Json& json) {
    return json.dump(-1, ' ', false, messages::Json::error_handler_t::replace);
}

messages::Json records::jsonOf(const std::string& text) {
    return messages::Json::parse(text, nullptr, false);
}

} // namespace app
