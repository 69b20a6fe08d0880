// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_tables.h"

#include "app/base/files/checksum.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app {

namespace {

constexpr qsizetype rowChecksumDigits = 16;

struct RowNames {
    Q_DECLARE_TR_FUNCTIONS(app::SqlTable)
};

/// How many of a kind there are.
QString rowWords(RowKind kind, int count) {
    switch (kind) {
    case RowKind::Member: return RowNames::tr("%n name(s) of pupils", nullptr, count);
    case RowKind::Table: return RowNames::tr("%n table(s)", nullptr, count);
    case RowKind::Seat: return RowNames::tr("%n seat(s)", nullptr, count);
    case RowKind::Pool: return RowNames::tr("%n setting(s) of counts", nullptr, count);
    case RowKind::Contribution: return RowNames::tr("%n contribution(s)", nullptr, count);
    case RowKind::Vote: return RowNames::tr("%n question(s) for the class", nullptr, count);
    case RowKind::Ballot: return RowNames::tr("%n vote(s)", nullptr, count);
    case RowKind::Place: return RowNames::tr("%n page(s) where pupils were", nullptr, count);
    case RowKind::Step: return RowNames::tr("the steps of %n lesson(s)", nullptr, count);
    case RowKind::Answer: return RowNames::tr("%n answer(s)", nullptr, count);
    case RowKind::Lead: return RowNames::tr("what the class was doing together");
    case RowKind::Errand: return RowNames::tr("%n page(s) that a teacher has sent", nullptr, count);
    case RowKind::Sum: return RowNames::tr("%n sum(s) for other classes", nullptr, count);
    }
    return {};
}

/// What this version writes has a checksum. Rows of an earlier one have an empty one until their class is
/// opened: until then an earlier version, which knows of none, may go on with them.
QStringList checksums() {
    QStringList statements{QStringLiteral("CREATE TABLE class_damaged (host TEXT NOT NULL, "
                                          "table_name TEXT NOT NULL, content TEXT NOT NULL)")};
    for (const char* name :
         {"members", "class_tables", "class_seats", "class_pools", "class_contributions",
          "class_last_numbers", "class_votes", "class_ballots", "class_pupils", "class_steps",
          "class_answers", "class_leads", "class_errands", "class_sums", "class_sittings"})
        statements << QStringLiteral("ALTER TABLE %1 ADD COLUMN checksum TEXT NOT NULL DEFAULT ''")
                          .arg(QLatin1String(name));
    return statements;
}

} // namespace

namespace sql_tables {

const SqlTable members{
    "members", RowKind::Member, {"number"}, {"nickname", "role", "token_hash", "installation", "confirmed"}};
const SqlTable tables{
    "class_tables", RowKind::Table, {"number"}, {"game", "seats", "length", "bot", "clock", "file"}};
const SqlTable seats{"class_seats", RowKind::Seat, {"table_number", "seat"}, {"member"}};
const SqlTable sittings{"class_sittings", RowKind::Seat, {"table_number", "member", "place"}, {"seat"}};
const SqlTable pools{"class_pools", RowKind::Pool, {"experiment"}, {"stage", "hidden", "together"}};
const SqlTable contributions{"class_contributions",
                             RowKind::Contribution,
                             {"id"},
                             {"member", "number", "experiment", "counts", "source", "group_number",
                              "replaces", "parents", "rule", "received"}};
const SqlTable lastNumbers{"class_last_numbers", RowKind::Contribution, {"member"}, {"number"}};
const SqlTable votes{
    "class_votes", RowKind::Vote, {"number"}, {"question", "options", "experiment", "stage", "result"}};
const SqlTable ballots{"class_ballots", RowKind::Ballot, {"vote", "round", "member"}, {"option"}};
const SqlTable pupils{"class_pupils",
                      RowKind::Place,
                      {"member"},
                      {"page", "lesson", "step", "done", "raised", "since", "seen"}};
const SqlTable steps{"class_steps", RowKind::Step, {"member", "lesson"}, {"done"}};
const SqlTable answers{"class_answers",
                       RowKind::Answer,
                       {"member", "number"},
                       {"received", "lesson", "question", "form", "choice", "is_right", "is_first", "hints",
                        "misconception", "problem", "seed"}};
const SqlTable leads{"class_leads", RowKind::Lead, {}, {"dark", "words", "lesson", "step"}};
const SqlTable errands{"class_errands",
                       RowKind::Errand,
                       {"number"},
                       {"sent", "kind", "target", "step", "seed", "table_number", "recipients"}};
const SqlTable sums{"class_sums", RowKind::Sum, {"experiment"}, {"name", "contributors", "tables", "counts"}};

} // namespace sql_tables

std::span<const SqlTable* const> sql_tables::all() {
    static constexpr std::array tablesOfClasses{&members,       &tables,      &seats, &sittings, &pools,
                                                &contributions, &lastNumbers, &votes, &ballots,  &pupils,
                                                &steps,         &answers,     &leads, &errands,  &sums};
    return tablesOfClasses;
}

QStringList SqlTable::columns() const {
    QStringList names{QStringLiteral("host")};
    for (const auto* part : {&key, &values})
        for (const char* const column : *part)
            names << QLatin1String(column);
    return names;
}

QString SqlTable::insertion(const char* condition) const {
    const QStringList names = columns() << QStringLiteral("checksum");
    QStringList keys{QStringLiteral("host")};
    for (const char* const column : key)
        keys << QLatin1String(column);
    QStringList changes;
    QStringList marks;
    for (const QString& column : names) {
        marks << QStringLiteral("?");
        if (!keys.contains(column))
            changes << QStringLiteral("%1 = excluded.%1").arg(column);
    }
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (%4) DO UPDATE SET %5 %6")
        .arg(QLatin1String(name), names.join(QLatin1String(", ")), marks.join(QLatin1String(", ")),
             keys.join(QLatin1String(", ")), changes.join(QLatin1String(", ")), QLatin1String(condition));
}

QString SqlTable::selection() const {
    return QStringLiteral("SELECT %1, checksum FROM %2")
        .arg(columns().join(QLatin1String(", ")), QLatin1String(name));
}

QString SqlTable::checksum(const QVariantList& row) const {
    // With their sizes, so that no two rows give the same bytes.
    QByteArray bytes(name);
    for (const QVariant& value : row) {
        const QByteArray text = value.toString().toUtf8();
        bytes += '\n' + QByteArray::number(text.size()) + ':' + text;
    }
    return checksumOf(bytes, rowChecksumDigits);
}

QString wordsForDamage(const QString& className, const RowDamage& damage) {
    QStringList words;
    for (const auto& [kind, count] : damage)
        words << rowWords(kind, count);
    return RowNames::tr("Some entries of the class “%1” are damaged and are left out: %2.")
        .arg(className, words.join(QLatin1String(", ")));
}

/// A step that was released is never changed.
const std::vector<QStringList>& sql_tables::migrations() {
    static const std::vector<QStringList> steps{
        {
            QStringLiteral("CREATE TABLE members (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "nickname TEXT NOT NULL, role TEXT NOT NULL, token_hash TEXT NOT NULL, "
                           "PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_tables (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "game TEXT NOT NULL, seats INTEGER NOT NULL, length INTEGER NOT NULL, "
                           "bot TEXT NOT NULL, clock INTEGER NOT NULL, file TEXT NOT NULL, "
                           "PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_seats (host TEXT NOT NULL, table_number INTEGER NOT NULL, "
                           "seat INTEGER NOT NULL, member INTEGER NOT NULL, "
                           "PRIMARY KEY (host, table_number, seat))"),
        },
        {
            QStringLiteral("CREATE TABLE class_pools (host TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "stage TEXT NOT NULL, hidden INTEGER NOT NULL, "
                           "PRIMARY KEY (host, experiment))"),
            QStringLiteral("CREATE TABLE class_contributions (host TEXT NOT NULL, id INTEGER NOT NULL, "
                           "member INTEGER NOT NULL, number INTEGER NOT NULL, "
                           "experiment INTEGER NOT NULL, counts TEXT NOT NULL, source TEXT NOT NULL, "
                           "group_number INTEGER NOT NULL, replaces INTEGER NOT NULL, "
                           "parents TEXT NOT NULL, rule TEXT NOT NULL, received BIGINT NOT NULL, "
                           "PRIMARY KEY (host, id))"),
            QStringLiteral("CREATE TABLE class_last_numbers (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "number INTEGER NOT NULL, PRIMARY KEY (host, member))"),
            QStringLiteral("CREATE TABLE class_votes (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "question TEXT NOT NULL, options TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "stage TEXT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (host, number))"),
            QStringLiteral("CREATE TABLE class_ballots (host TEXT NOT NULL, vote INTEGER NOT NULL, "
                           "round INTEGER NOT NULL, member INTEGER NOT NULL, option INTEGER NOT NULL, "
                           "PRIMARY KEY (host, vote, round, member))"),
        },
        {
            QStringLiteral("CREATE TABLE class_pupils (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "page TEXT NOT NULL, lesson TEXT NOT NULL, step TEXT NOT NULL, "
                           "done INTEGER NOT NULL, raised INTEGER NOT NULL, since BIGINT NOT NULL, "
                           "PRIMARY KEY (host, member))"),
            QStringLiteral("CREATE TABLE class_answers (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "number INTEGER NOT NULL, received BIGINT NOT NULL, lesson TEXT NOT NULL, "
                           "question TEXT NOT NULL, form INTEGER NOT NULL, choice INTEGER NOT NULL, "
                           "is_right INTEGER NOT NULL, is_first INTEGER NOT NULL, hints INTEGER NOT NULL, "
                           "misconception TEXT NOT NULL, problem TEXT NOT NULL, seed BIGINT NOT NULL, "
                           "PRIMARY KEY (host, member, number))"),
            QStringLiteral("CREATE TABLE class_leads (host TEXT NOT NULL PRIMARY KEY, "
                           "dark INTEGER NOT NULL, words TEXT NOT NULL, lesson TEXT NOT NULL, "
                           "step TEXT NOT NULL)"),
            QStringLiteral("CREATE TABLE class_errands (host TEXT NOT NULL, number INTEGER NOT NULL, "
                           "sent BIGINT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, "
                           "step TEXT NOT NULL, seed BIGINT NOT NULL, table_number INTEGER NOT NULL, "
                           "recipients TEXT NOT NULL, PRIMARY KEY (host, number))"),
        },
        {
            QStringLiteral("CREATE TABLE class_steps (host TEXT NOT NULL, member INTEGER NOT NULL, "
                           "lesson TEXT NOT NULL, done INTEGER NOT NULL, "
                           "PRIMARY KEY (host, member, lesson))"),
            QStringLiteral("INSERT INTO class_steps (host, member, lesson, done) "
                           "SELECT host, member, lesson, done FROM class_pupils "
                           "WHERE lesson <> '' AND done > 0"),
        },
        {
            QStringLiteral("ALTER TABLE class_pools ADD COLUMN together INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("CREATE TABLE class_sums (host TEXT NOT NULL, experiment INTEGER NOT NULL, "
                           "name TEXT NOT NULL, contributors INTEGER NOT NULL, tables INTEGER NOT NULL, "
                           "counts TEXT NOT NULL, PRIMARY KEY (host, experiment))"),
        },
        {
            QStringLiteral("ALTER TABLE members ADD COLUMN installation TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE members ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("CREATE TABLE class_sittings (host TEXT NOT NULL, table_number INTEGER NOT NULL, "
                           "member INTEGER NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, "
                           "PRIMARY KEY (host, table_number, member, place))"),
            QStringLiteral("ALTER TABLE class_pupils ADD COLUMN seen BIGINT NOT NULL DEFAULT 0"),
        },
        checksums(),
    };
    return steps;
}

} // namespace app
