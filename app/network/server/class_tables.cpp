// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_tables.h"

#include "plant_nicknames.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace app {

ClassTables::ClassTables(const Options& options, Audience& audience, std::function<std::uint64_t()> nextSeed,
                         QObject* parent)
    : QObject(parent), m_options(options), m_audience(audience), m_nextSeed(std::move(nextSeed)),
      m_library(options.dataFolder), m_flusher(m_library.gamesFolder()) {}

bool ClassTables::restore(const StoredTable& stored, const Members& members) {
    const auto rules = completeRules(stored.rules);
    auto table = rules ? made(stored.number, *rules) : nullptr;
    const QString path = m_library.gamesFolder() + QLatin1Char('/') + stored.game;
    if (!table || (!stored.game.isEmpty() && !table->reopen(path, stored.sat)))
        return false;
    for (std::size_t seat = 0; seat < stored.seats.size(); ++seat)
        if (const Member* member = members.find(stored.seats[seat]))
            table->take(static_cast<core::Seat>(seat), member->number, member->nickname);
    add(std::move(table));
    return true;
}

StoredTable ClassTables::stored(const HostTable& table) {
    StoredTable stored{.number = table.number(),
                       .rules = table.rules(),
                       .game = table.hasGame() ? fileOf(table.game()) : QString(),
                       .seats = {},
                       .sat = table.seatHistory()};
    for (const HostSeat& seat : table.seats().all())
        stored.seats.push_back(seat.member);
    return stored;
}

HostTable* ClassTables::find(int number) const {
    const auto found = m_tables.find(number);
    return found == m_tables.end() ? nullptr : found->second.get();
}

HostTable* ClassTables::tableOf(int member) const {
    for (const auto& [number, table] : m_tables)
        if (table->seats().of(member) != core::noSeat)
            return table.get();
    return nullptr;
}

int ClassTables::freeNumberAfter(int number) const {
    do
        ++number;
    while (m_tables.contains(number));
    return number;
}

messages::Tables ClassTables::shown() const {
    messages::Tables shown{.paused = m_isPaused, .tables = {}};
    for (const auto& [number, table] : m_tables)
        shown.tables.push_back(table->shown());
    return shown;
}

std::unique_ptr<HostTable> ClassTables::made(int number, const TableRules& rules) const {
    return std::make_unique<HostTable>(number, rules, m_options.pace);
}

void ClassTables::add(std::unique_ptr<HostTable> added) {
    HostTable& table = *added;
    m_tables[table.number()] = std::move(added);
    table.setPaused(m_isPaused);
    table.setCovered(m_isCovered);
    watchTable(table);
    emit changed();
}

void ClassTables::watchTable(HostTable& table) {
    connect(&table, &HostTable::seatsChanged, this, &ClassTables::changed);
    connect(&table, &HostTable::boardChanged, this, [this, &table](const Change& change) {
        m_audience.sendToTable(table, [&](core::Seat viewer) { return table.board(viewer, change); });
        emit rolled(table.number(), table.game().diceOf(change));
    });
    // Who comes back to the table is shown the game; who watches it would see a clock that is wrong.
    connect(&table, &HostTable::clockChanged, this,
            [this, &table] { m_audience.sendToWatchers(table.number(), gameFor(table, core::noSeat)); });
    connect(&table, &HostTable::undoAsked, this, [this, &table](const messages::UndoAsked& asked) {
        m_audience.sendToTable(table, [&](core::Seat) { return asked; });
    });
    connect(&table, &HostTable::finished, this, [this, &table] {
        const messages::HostMessage over = messages::Over{table.number(), table.record()};
        m_audience.sendToTable(table, [&](core::Seat) { return over; });
        emit happened(QStringLiteral("table %1: the game is over").arg(table.number()));
    });
}

void ClassTables::addLaid(std::unique_ptr<HostTable> table, const std::shared_ptr<HostGame>& game) {
    HostTable& added = *table;
    add(std::move(table));
    if (game)
        added.begin(game);
    for (const HostSeat& seat : std::vector(added.seats().all())) {
        if (seat.member == 0)
            continue;
        m_audience.watch(seat.member, 0);
        if (!m_audience.isHere(seat.member))
            added.setPresent(seat.member, false);
    }
    if (game)
        sendBegun(added);
}

void ClassTables::remove(int number) {
    m_audience.endWatching(number);
    m_tables.erase(number);
    emit changed();
}

std::shared_ptr<HostGame> ClassTables::deal(const HostTable& table) {
    return dealGame(table, m_nextSeed(), m_library,
                    [](core::Seat seat) { return botNickname(seat).toStdString(); });
}

QString ClassTables::fileOf(const HostGame& game) {
    return QFileInfo(game.document().journal()->path()).fileName();
}

void ClassTables::begin(int number, const std::shared_ptr<HostGame>& game) {
    find(number)->begin(game);
    sendBegun(*find(number));
}

void ClassTables::sendBegun(const HostTable& table) {
    m_audience.sendToTable(table, [&](core::Seat viewer) { return table.board(viewer); });
    emit happened(QStringLiteral("table %1: the game has begun").arg(table.number()));
}

void ClassTables::seat(const Member& member, int number, core::Seat seat) {
    HostTable& table = *find(number);
    table.sit(member.number, member.nickname, seat);
    if (!m_audience.isHere(member.number)) {
        table.setPresent(member.number, false);
        return;
    }
    m_audience.watch(member.number, 0);
    if (table.hasGame())
        m_audience.send(member.number, table.board(seat));
}

void ClassTables::setPresent(int member, bool isPresent) {
    if (HostTable* const table = member != 0 ? tableOf(member) : nullptr)
        table->setPresent(member, isPresent);
}

std::vector<messages::HostMessage> ClassTables::gameFor(const HostTable& table, core::Seat viewer) {
    if (!table.hasGame())
        return {};
    std::vector<messages::HostMessage> game{table.board(viewer)};
    if (table.stage() == messages::Stage::Finished)
        game.emplace_back(messages::Over{table.number(), table.record()});
    return game;
}

void ClassTables::setPaused(bool paused) {
    m_isPaused = paused;
    for (const auto& [number, one] : m_tables)
        one->setPaused(paused);
    emit changed();
}

void ClassTables::setCovered(bool covered) {
    m_isCovered = covered;
    for (const auto& [number, one] : m_tables) {
        one->setCovered(covered);
        // A clock that stands still is not shown as if it ran.
        if (one->rules().clock > 0 && one->stage() == messages::Stage::Playing)
            m_audience.sendToTable(*one, [&table = *one](core::Seat viewer) { return table.board(viewer); });
    }
}

} // namespace app
