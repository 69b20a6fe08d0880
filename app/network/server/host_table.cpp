// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_table.h"

#include "app/documents/game_seed.h"

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;
using messages::Failed;

namespace {

const Failed notSeated{ErrorCode::NotSeated, "you do not sit at a table", 0};
constexpr std::chrono::seconds diskPatience{2};
const Failed notBegun{ErrorCode::NotBegun, "the game has not begun", 0};

} // namespace

HostTable::HostTable(int number, const TableRules& rules, const Pace& pace, QObject* parent)
    : QObject(parent), m_number(number), m_rules(rules), m_pace(pace),
      m_seats(static_cast<std::size_t>(rules.seats)) {
    m_clock.setSingleShot(true);
    // Otherwise it may show more time than there is.
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_hurried = m_game->document().actor();
        applySubstitutes();
    });
}

messages::Stage HostTable::stage() const {
    if (!m_game)
        return messages::Stage::Waiting;
    return m_game->document().isFinished() ? messages::Stage::Finished : messages::Stage::Playing;
}

HostTable::Seat HostTable::seatOf(int member) const {
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        if (member != 0 && m_seats[seat].member == member)
            return static_cast<Seat>(seat);
    return core::noSeat;
}

messages::TableShown HostTable::shown() const {
    using messages::Occupant;
    messages::TableShown shown{.table = m_number,
                               .game = m_rules.game,
                               .stage = stage(),
                               .seats = {},
                               .clock = m_rules.clock,
                               .name = m_game ? hiddenNameOf(m_game->document().seed()) : std::string()};
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const HostSeat& seat = m_seats[i];
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

QString HostTable::path() const {
    const Journal* const journal = m_game ? m_game->document().journal() : nullptr;
    return journal ? journal->path() : QString();
}

HostTable::Seat HostTable::freeSeat(Seat wanted) const {
    if (wanted == core::noSeat) {
        const auto isFree = [](const HostSeat& one) { return one.member == 0; };
        wanted = static_cast<Seat>(std::find_if(m_seats.begin(), m_seats.end(), isFree) - m_seats.begin());
    }
    return wanted < m_seats.size() && m_seats[wanted].member == 0 ? wanted : core::noSeat;
}

void HostTable::sit(int member, const std::string& name, Seat seat) {
    take(seat, member, name);
    if (m_game)
        note(m_sat, member, seat);
    setPresent(member, true);
}

void HostTable::take(Seat seat, int member, const std::string& name) {
    m_seats[seat] = {.member = member, .name = name, .absences = m_seats[seat].absences};
    if (isAnybodyHere())
        awaitMember(seat);
    applySubstitutes();
}

void HostTable::note(Sat& sat, int member, Seat seat) {
    std::vector<Seat>& seats = sat[member];
    if (seats.empty() || seats.back() != seat)
        seats.push_back(seat);
}

HostTable::Sat HostTable::seatsWithSubstitutes() const {
    Sat sat = m_sat;
    for (Seat seat = 0; seat < m_seats.size(); ++seat)
        if (m_seats[seat].member != 0)
            note(sat, m_seats[seat].member, seat);
    return sat;
}

void HostTable::restoreSat(const Sat& sat) {
    m_sat = sat;
    if (m_game)
        m_sat = seatsWithSubstitutes();
}

bool HostTable::isAnybodyHere() const {
    return std::ranges::any_of(m_seats, &HostSeat::isPresent);
}

void HostTable::awaitMember(Seat seat) {
    const int absence = ++m_seats[seat].absences;
    QTimer::singleShot(m_pace.patience, this, [this, seat, absence] {
        HostSeat& left = m_seats[seat];
        if (left.member == 0 || left.isPresent || left.absences != absence || !isAnybodyHere())
            return;
        left.isStoodIn = true;
        applySubstitutes();
    });
}

void HostTable::waitIfAllAreGone() {
    if (isAnybodyHere())
        return;
    // Nothing is undone that nobody who is here has agreed to.
    m_agreed.clear();
    for (HostSeat& seat : m_seats)
        seat.isStoodIn = false;
}

HostTable::Failure HostTable::stand(int member) {
    const Seat seat = seatOf(member);
    if (seat == core::noSeat)
        return notSeated;
    m_seats[seat] = {.member = 0, .name = {}, .absences = m_seats[seat].absences};
    if (!m_agreed.empty())
        emit undoAsked({.table = m_number, .step = step(), .by = seat, .open = false});
    m_agreed.clear();
    waitIfAllAreGone();
    applySubstitutes();
    if (m_game && !isAnybodyHere()) {
        startClock();
        sendClock();
    }
    emit seatsChanged();
    return {};
}

void HostTable::setPresent(int member, bool present) {
    const Seat seat = seatOf(member);
    if (seat == core::noSeat || m_seats[seat].isPresent == present)
        return;
    const bool wasAnybodyHere = isAnybodyHere();
    m_seats[seat].isPresent = present;
    if (present) {
        m_seats[seat].isStoodIn = false;
        // Who comes first waits for the others.
        if (!wasAnybodyHere)
            for (Seat other = 0; other < m_seats.size(); ++other)
                if (m_seats[other].member != 0 && !m_seats[other].isPresent)
                    awaitMember(other);
    } else {
        awaitMember(seat);
        waitIfAllAreGone();
        // The members who are here need not wait for the answer of a member who is gone.
        if (!m_agreed.empty())
            undoIfAgreed();
    }
    applySubstitutes();
    // Who was stood in for and comes back in the middle of a choice has the time for it, too.
    const bool isBackInTime = present && m_game && m_game->document().actor() == seat && !m_clock.isActive();
    if (m_game && (wasAnybodyHere != isAnybodyHere() || isBackInTime)) {
        startClock();
        sendClock();
    }
    emit seatsChanged();
}

std::shared_ptr<HostGame> HostTable::deal(std::uint64_t seed, const GameLibrary& library,
                                          const std::function<std::string(Seat)>& botName) const {
    std::vector<core::SeatInfo> infos;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const HostSeat& seat = m_seats[i];
        const bool person = seat.member != 0;
        infos.push_back({.name = person ? seat.name : botName(static_cast<Seat>(i)),
                         .kind = person ? "person" : m_rules.bot,
                         .colour = static_cast<int>(i)});
    }
    const std::shared_ptr<HostGame> game = newHostGame(m_rules, infos, seed, library);
    if (game)
        game->bots().setPaused(TableBots::Pause::Dialog, true);
    return game;
}

void HostTable::begin(std::shared_ptr<HostGame> game) {
    m_game = std::move(game);
    m_sat = seatsWithSubstitutes();
    watchGame();
}

bool HostTable::reopen(const QString& path) {
    m_game = reopenHostGame(path);
    if (!m_game || m_game->document().seats() != static_cast<int>(m_seats.size())) {
        m_game.reset();
        return false;
    }
    watchGame();
    return true;
}

void HostTable::watchGame() {
    // Before anybody sits in for somebody else.
    m_isRecordedPerson.clear();
    for (Seat seat = 0; seat < m_seats.size(); ++seat)
        m_isRecordedPerson.push_back(m_game->document().isPerson(seat));
    connect(&m_game->document(), &TableDocument::changed, this, &HostTable::react);
    // A person sees the error and tries again; a bot has to be asked again.
    connect(&m_game->document(), &TableDocument::writeFailed, this, [this] {
        TableBots& bots = m_game->bots();
        QTimer::singleShot(diskPatience, &bots, [&bots] { bots.advance(); });
    });
    m_game->bots().setPace(m_pace.bots);
    m_game->bots().setPaused(TableBots::Pause::Dialog, m_paused || m_covered);
    applySubstitutes();
    startClock();
    emit seatsChanged();
}

HostTable::Failure HostTable::act(int member, int step, const std::string& action) {
    const Seat seat = seatOf(member);
    if (seat == core::noSeat)
        return notSeated;
    if (!m_game)
        return notBegun;
    if (m_paused)
        return Failed{ErrorCode::Paused, "the teacher has paused all tables", 0};
    if (step != this->step())
        return Failed{ErrorCode::OtherStep, "the game has gone on", 0};
    if (m_game->document().actor() != seat)
        return Failed{ErrorCode::NotYourTurn, "it is somebody else's choice", 0};
    return m_game->act(action);
}

HostTable::Failure HostTable::whyNot(int member, const std::string& action) const {
    const Seat seat = seatOf(member);
    if (seat == core::noSeat)
        return notSeated;
    if (!m_game)
        return notBegun;
    // Why somebody else may not do something can depend on what is hidden.
    if (m_game->document().actor() != seat)
        return Failed{ErrorCode::NotYourTurn, "it is somebody else's choice", 0};
    return m_game->whyNot(action);
}

HostTable::Failure HostTable::undo(int member, int step, bool agree) {
    const Seat seat = seatOf(member);
    if (seat == core::noSeat)
        return notSeated;
    if (!m_game)
        return notBegun;
    if (m_paused)
        return Failed{ErrorCode::Paused, "the teacher has paused all tables", 0};
    if (step != this->step())
        return Failed{ErrorCode::OtherStep, "the game has gone on", 0};
    if (!m_game->document().canUndo())
        return Failed{ErrorCode::NothingToUndo, "there is nothing that can be taken back", 0};
    const bool isFirst = m_agreed.empty();
    if (!agree) {
        if (!isFirst) {
            m_agreed.clear();
            emit undoAsked({.table = m_number, .step = step, .by = seat, .open = false});
        }
        return {};
    }
    m_agreed.insert(seat);
    if (auto failure = undoIfAgreed())
        return failure;
    if (isFirst && !m_agreed.empty())
        emit undoAsked({.table = m_number, .step = step, .by = seat, .open = true});
    return {};
}

HostTable::Failure HostTable::undoIfAgreed() {
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (m_seats[i].isPresent && !m_agreed.contains(static_cast<Seat>(i)))
            return {};
    m_agreed.clear();
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
    startClock();
    sendClock();
}

void HostTable::sendClock() {
    if (m_rules.clock > 0 && !m_game->document().isFinished())
        emit clockChanged();
}

int HostTable::step() const {
    return m_game ? static_cast<int>(m_game->document().stepCount()) : 0;
}

messages::Board HostTable::board(Seat viewer, const Change& change) const {
    messages::Board board = m_game->board(viewer, change);
    board.table = m_number;
    board.left = m_clock.isActive() ? m_clock.remainingTime() : 0;
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

bool HostTable::isPersons(Seat seat) const {
    const HostSeat& one = m_seats[seat];
    return one.member != 0 && !one.isStoodIn && seat != m_hurried;
}

void HostTable::applySubstitutes() {
    if (!m_game)
        return;
    for (Seat seat = 0; seat < m_seats.size(); ++seat)
        m_game->document().setSubstitute(seat, isPersons(seat) ? "person" : m_rules.bot);
}

void HostTable::react(const Change& change) {
    m_hurried = core::noSeat;
    m_agreed.clear();
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
    const bool runs = m_rules.clock > 0 && !m_paused && !m_covered && isAnybodyHere() &&
                      !document.isFinished() && document.isPerson(document.actor());
    if (runs)
        m_clock.start(std::chrono::seconds(m_rules.clock));
    else
        m_clock.stop();
}

} // namespace app
