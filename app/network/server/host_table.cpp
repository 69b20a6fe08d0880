// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_table.h"

#include "app/documents/game_seed.h"

#include <utility>

namespace app {

using messages::ErrorCode;
using messages::Failed;

namespace {

const Failed notSeated{ErrorCode::NotSeated, "you do not sit at a table", 0};
constexpr std::chrono::seconds diskPatience{2};
const Failed notBegun{ErrorCode::NotBegun, "the game has not begun", 0};
const Failed notTheirTurn{ErrorCode::NotYourTurn, "it is somebody else's choice", 0};

} // namespace

HostTable::HostTable(int number, const TableRules& rules, const Pace& pace, QObject* parent)
    : QObject(parent), m_number(number), m_rules(rules), m_botPace(pace.bots),
      m_seats(rules.seats, pace.patience), m_clock(std::chrono::seconds(rules.clock)) {
    connect(&m_seats, &TableSeats::stoodIn, this, &HostTable::applySubstitutes);
    connect(&m_clock, &ChoiceClock::ranOut, this, &HostTable::applySubstitutes);
}

messages::Stage HostTable::stage() const {
    if (!m_game)
        return messages::Stage::Waiting;
    return m_game->document().isFinished() ? messages::Stage::Finished : messages::Stage::Playing;
}

messages::TableShown HostTable::shown() const {
    using messages::Occupant;
    messages::TableShown shown{.table = m_number,
                               .game = m_rules.game,
                               .stage = stage(),
                               .seats = {},
                               .clock = m_rules.clock,
                               .name = m_game ? hiddenNameOf(m_game->document().seed()) : std::string()};
    for (std::size_t i = 0; i < m_seats.all().size(); ++i) {
        const HostSeat& seat = m_seats.all()[i];
        if (seat.member != 0)
            shown.seats.push_back(
                {seat.isPresent ? Occupant::Person : Occupant::Away, seat.member, seat.name});
        else if (m_game)
            // Who has played is still to be read when they have got up.
            shown.seats.push_back({shown.stage == messages::Stage::Finished && m_isRecordedPerson[i]
                                       ? Occupant::Person
                                       : Occupant::Bot,
                                   0, m_game->document().seatName(static_cast<Seat>(i)).toStdString()});
        else
            shown.seats.push_back({});
    }
    return shown;
}

void HostTable::sit(int member, const std::string& name, Seat seat) {
    take(seat, member, name);
    setPresent(member, true);
}

void HostTable::take(Seat seat, int member, const std::string& name) {
    m_seats.take(seat, member, name);
    if (m_game)
        m_history.add(member, seat);
    applySubstitutes();
}

HostTable::Failure HostTable::stand(int member) {
    const Seat seat = m_seats.of(member);
    if (seat == core::noSeat)
        return notSeated;
    m_seats.leave(seat);
    if (m_agreement.end())
        emit undoAsked({.table = m_number, .step = step(), .by = seat, .open = false});
    applySubstitutes();
    if (!m_seats.isAnybodyHere())
        restartClock();
    emit seatsChanged();
    return {};
}

void HostTable::setPresent(int member, bool present) {
    const Seat seat = m_seats.of(member);
    if (seat == core::noSeat || m_seats.all()[seat].isPresent == present)
        return;
    const bool wasAnybodyHere = m_seats.isAnybodyHere();
    m_seats.setPresent(seat, present);
    // Nothing is undone that nobody who is here has agreed to.
    if (!m_seats.isAnybodyHere())
        m_agreement.end();
    // The members who are here need not wait for the answer of a member who is gone.
    else if (!present)
        undoIfAgreed();
    applySubstitutes();
    // Who was stood in for and comes back in the middle of a choice has the time for it, too.
    const bool isBackInTime = present && m_game && m_game->document().actor() == seat && !m_clock.isRunning();
    if (wasAnybodyHere != m_seats.isAnybodyHere() || isBackInTime)
        restartClock();
    emit seatsChanged();
}

void HostTable::begin(std::shared_ptr<HostGame> game) {
    m_game = std::move(game);
    m_history = m_seats.addedTo({});
    watchGame();
}

bool HostTable::reopen(const QString& path, const SeatHistory& history) {
    m_game = reopenHostGame(path);
    if (!m_game || m_game->document().seats() != static_cast<int>(m_seats.all().size())) {
        m_game.reset();
        return false;
    }
    m_history = history;
    watchGame();
    return true;
}

void HostTable::watchGame() {
    // Before anybody sits in for somebody else.
    m_isRecordedPerson.clear();
    for (Seat seat = 0; seat < m_seats.all().size(); ++seat)
        m_isRecordedPerson.push_back(m_game->document().isPerson(seat));
    connect(&m_game->document(), &TableDocument::changed, this, &HostTable::react);
    // A person sees the error and tries again; a bot has to be asked again.
    connect(&m_game->document(), &TableDocument::writeFailed, this, [this] {
        TableBots& bots = m_game->bots();
        QTimer::singleShot(diskPatience, &bots, [&bots] { bots.advance(); });
    });
    m_game->bots().setPace(m_botPace);
    m_game->bots().setPaused(TableBots::Pause::Dialog, m_paused || m_covered);
    applySubstitutes();
    startClock();
    emit seatsChanged();
}

HostTable::Failure HostTable::fault(Seat seat) const {
    if (seat == core::noSeat)
        return notSeated;
    if (!m_game)
        return notBegun;
    return {};
}

HostTable::Failure HostTable::fault(Seat seat, int step) const {
    if (const Failure failure = fault(seat))
        return failure;
    if (m_paused)
        return Failed{ErrorCode::Paused, "the teacher has paused all tables", 0};
    if (step != this->step())
        return Failed{ErrorCode::OtherStep, "the game has gone on", 0};
    return {};
}

HostTable::Failure HostTable::act(int member, int step, const std::string& action) {
    const Seat seat = m_seats.of(member);
    if (const Failure failure = fault(seat, step))
        return failure;
    if (m_game->document().actor() != seat)
        return notTheirTurn;
    return m_game->act(action);
}

HostTable::Failure HostTable::whyNot(int member, const std::string& action) const {
    const Seat seat = m_seats.of(member);
    if (const Failure failure = fault(seat))
        return failure;
    // Why somebody else may not do something can depend on what is hidden.
    if (m_game->document().actor() != seat)
        return notTheirTurn;
    return m_game->whyNot(action);
}

HostTable::Failure HostTable::undo(int member, int step, bool agree) {
    const Seat seat = m_seats.of(member);
    if (const Failure failure = fault(seat, step))
        return failure;
    if (!m_game->document().canUndo())
        return Failed{ErrorCode::NothingToUndo, "there is nothing that can be taken back", 0};
    if (!agree) {
        if (m_agreement.end())
            emit undoAsked({.table = m_number, .step = step, .by = seat, .open = false});
        return {};
    }
    const bool isFirst = !m_agreement.isAsked();
    m_agreement.add(seat);
    if (auto failure = undoIfAgreed())
        return failure;
    if (isFirst && m_agreement.isAsked())
        emit undoAsked({.table = m_number, .step = step, .by = seat, .open = true});
    return {};
}

HostTable::Failure HostTable::undoIfAgreed() {
    if (!m_agreement.isComplete(m_seats.all()))
        return {};
    m_agreement.end();
    if (!m_game->document().undo())
        return Failed{ErrorCode::NotSaved, "the host could not save this, so it was not done", 0};
    return {};
}

void HostTable::setPaused(bool paused) {
    m_paused = paused;
    holdOrGoOn();
}

void HostTable::setCovered(bool covered) {
    if (m_covered == covered)
        return;
    m_covered = covered;
    holdOrGoOn();
}

void HostTable::holdOrGoOn() {
    if (!m_game)
        return;
    m_game->bots().setPaused(TableBots::Pause::Dialog, m_paused || m_covered);
    restartClock();
}

int HostTable::step() const {
    return m_game ? static_cast<int>(m_game->document().stepCount()) : 0;
}

messages::Board HostTable::board(Seat viewer, const Change& change) const {
    messages::Board board = m_game->board(viewer, change);
    board.table = m_number;
    board.left = m_clock.left();
    return board;
}

messages::Board HostTable::board(Seat viewer) const {
    const std::size_t now = m_game->document().stepCount();
    return board(viewer, {Change::Kind::Opened, now, now});
}

HostTable::Failure HostTable::historyFault(int from) const {
    if (!m_game)
        return notBegun;
    if (from > step())
        return Failed{ErrorCode::OtherStep, "the game is not that far", 0};
    return {};
}

messages::History HostTable::history(Seat viewer, int from) const {
    messages::History history = m_game->history(viewer, from);
    history.table = m_number;
    return history;
}

std::string HostTable::record() const {
    return games::toText(m_game->document().anyRecord());
}

void HostTable::applySubstitutes() {
    if (!m_game)
        return;
    for (Seat seat = 0; seat < m_seats.all().size(); ++seat) {
        const bool isMembers = m_seats.isMembers(seat) && seat != m_clock.overdue();
        m_game->document().setSubstitute(seat, isMembers ? "person" : m_rules.bot);
    }
}

void HostTable::react(const Change& change) {
    m_clock.endChoice();
    m_agreement.end();
    applySubstitutes();
    startClock();
    emit boardChanged(change);
    if (m_game->document().isFinished()) {
        emit seatsChanged();
        emit finished();
    }
}

/// Every choice of a person has the whole time; a pause begins it again, and so do a cover of the screens and
/// the first who comes back to a table that all had left.
void HostTable::startClock() {
    const TableDocument& document = m_game->document();
    const bool runs = !m_paused && !m_covered && m_seats.isAnybodyHere() && !document.isFinished() &&
                      document.isPerson(document.actor());
    m_clock.begin(runs ? document.actor() : core::noSeat);
}

void HostTable::restartClock() {
    if (!m_game)
        return;
    startClock();
    if (m_clock.isLimited() && !m_game->document().isFinished())
        emit clockChanged();
}

std::shared_ptr<HostGame> dealGame(const HostTable& table, std::uint64_t seed, const GameLibrary& library,
                                   const std::function<std::string(core::Seat)>& botName) {
    std::vector<core::SeatInfo> infos;
    for (std::size_t i = 0; i < table.seats().all().size(); ++i) {
        const HostSeat& seat = table.seats().all()[i];
        const bool person = seat.member != 0;
        infos.push_back({.name = person ? seat.name : botName(static_cast<core::Seat>(i)),
                         .kind = person ? "person" : table.rules().bot,
                         .colour = static_cast<int>(i)});
    }
    const std::shared_ptr<HostGame> game = newHostGame(table.rules(), infos, seed, library);
    if (game)
        game->bots().setPaused(TableBots::Pause::Dialog, true);
    return game;
}

} // namespace app
