// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_storage.h"

#include "class_contents.h"
#include "record_codecs.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace app {

namespace {

struct StorageWords {
    Q_DECLARE_TR_FUNCTIONS(app::SqlStorage)
};

} // namespace

SqlStorage::SqlStorage(const QString& place, const QString& classId)
    : m_database(place), m_table(m_database, classId), m_polls(m_table), m_monitor(m_table), m_sums(m_table) {
}

std::unique_ptr<SqlStorage> SqlStorage::open(const QString& place, const QString& classId, QString* error) {
    std::unique_ptr<SqlStorage> storage(new SqlStorage(place, classId));
    const bool isReady = storage->m_database.connect() && storage->m_table.prepare();
    // A connection belongs to the thread that has made it; the storage is used on another one.
    storage->m_database.disconnect();
    if (isReady)
        return storage;
    *error = storage->error();
    return nullptr;
}

bool SqlStorage::isEarlier(const QString& place) {
    SqlConnection database(place);
    const int found = database.connect() ? RecordTable::versionIn(database).value_or(0) : 0;
    return found > 0 && found < RecordTable::version;
}

std::optional<ClassStorage::Contents> SqlStorage::load() {
    ClassContents contents;
    RecordDamage damage;
    const auto work = [&] {
        contents = {};
        damage.clear();
        return m_table.readAll([&](const StoredRecord& record) { return contents.take(record); }, damage);
    };
    if (!m_database.attempt(work))
        return std::nullopt;
    Contents loaded = contents.finish();
    loaded.damage = damage;
    return loaded;
}

bool SqlStorage::save(const StoredClass& about) {
    return m_database.attempt([&] { return m_table.put(about); });
}

/// A record with this number can also be there if the connection broke while it was committed: then nobody
/// has got the token.
bool SqlStorage::save(const Newcomer& newcomer) {
    return m_database.change([&] {
        return (!newcomer.installation || m_table.put(*newcomer.installation)) &&
               m_table.put(newcomer.member);
    });
}

bool SqlStorage::save(const Member& member) {
    return m_database.attempt([&] { return m_table.put(member); });
}

bool SqlStorage::free(int member) {
    std::vector<StoredTable> changed;
    const auto choose = [&](const StoredRecord& record) {
        auto table = records::valueIn<StoredTable>(record);
        if (!table || std::ranges::count(table->seats, member) == 0)
            return;
        std::ranges::replace(table->seats, member, 0);
        changed.push_back(*std::move(table));
    };
    return m_table.read(RecordKind::Table, choose) &&
           std::ranges::all_of(changed, [this](const StoredTable& one) { return m_table.put(one); });
}

bool SqlStorage::removeMember(int number) {
    const auto work = [&] {
        std::optional<Member> removed;
        const auto choose = [&](const StoredRecord& record) { removed = records::valueIn<Member>(record); };
        if (!free(number) || !m_table.read(RecordKind::Member, records::idOf(number), choose))
            return false;
        if (!removed)
            return true;
        removed->tokenHash.clear();
        return m_table.put(*removed);
    };
    return m_database.change(work);
}

bool SqlStorage::save(const std::vector<StoredTable>& tables) {
    return m_database.change([&] {
        return std::ranges::all_of(tables, [this](const StoredTable& one) { return m_table.put(one); });
    });
}

bool SqlStorage::removeTable(int number) {
    return m_database.attempt([&] { return m_table.remove(RecordKind::Table, records::idOf(number)); });
}

std::optional<RecordDamage> SqlStorage::mend() {
    RecordDamage damage;
    const bool isDone = m_database.change([&] {
        damage.clear();
        return m_table.mend(damage) && (damage.empty() || makeConsistent());
    });
    // As after `open`.
    m_database.disconnect();
    return isDone ? std::optional(std::move(damage)) : std::nullopt;
}

/// After records were put aside.
bool SqlStorage::makeConsistent() {
    ClassContents contents;
    RecordDamage none;
    if (!m_table.readAll([&](const StoredRecord& record) { return contents.take(record); }, none))
        return false;
    // The next vote will have the number of one that is gone.
    for (const Ballot& ballot : contents.ballotsWithoutVote())
        if (!m_table.remove(RecordKind::Ballot, RecordKey<Ballot>::id(ballot)))
            return false;
    // Numbers are given away one after the other, and so are nicknames.
    const std::set<int> named = contents.membersNamed();
    std::set<int> known;
    for (const Member& member : contents.finish().members)
        known.insert(member.number);
    const int last = named.empty() ? 0 : std::min(*named.rbegin(), Members::lastNumber);
    for (int number = 1; number <= last; ++number) {
        const Member lost{.number = number,
                          .nickname = StorageWords::tr("Pupil %1").arg(number).toStdString(),
                          .role = messages::Role::Pupil,
                          .tokenHash = {}};
        if (!known.contains(number) && (!m_table.put(lost) || !free(number)))
            return false;
    }
    return true;
}

bool SqlStorage::erase() {
    if (!m_database.change([this] { return m_table.erase(); }))
        return false;
    // The records are gone for everybody who asks. This takes their bytes out of the file too; a server may
    // refuse it to this user, and does it by itself later.
    if (!m_database.isServer()) {
        m_database.run(QStringLiteral("VACUUM"));
        return true;
    }
    for (const char* const table : {RecordTable::name, RecordTable::damagedName})
        m_database.run(QStringLiteral("VACUUM %1").arg(QLatin1String(table)));
    return true;
}

} // namespace app
