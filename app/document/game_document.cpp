#include "app/document/game_document.h"

#include "app/text/phrases.h"

#include <algorithm>
#include <utility>

namespace app {

using genotype::Action;
using genotype::Record;
using genotype::Seat;
using genotype::State;

namespace {

/// Takes a legal action on `state` and says what it caused.
Step take(State& state, const Action& action) {
    Step step;
    step.actor = state.actor;
    step.action = action;
    genotype::applyLegal(state, action, &step.events);
    step.revealed = std::any_of(step.events.begin(), step.events.end(), genotype::revealsInformation);
    return step;
}

/// A turn, a pick, a purchase, a phase or the game is over: what came before goes to the disk.
Journal::Sync syncAfter(const State& before, const State& after) {
    const bool goesOn =
        before.actor == after.actor && before.phase == after.phase && before.round == after.round;
    return goesOn ? Journal::Sync::Later : Journal::Sync::Now;
}

} // namespace

GameDocument::GameDocument(QObject* parent) : QObject(parent) {}

GameDocument::~GameDocument() = default;

void GameDocument::open(const Record& record, std::unique_ptr<Journal> journal) {
    m_journal = std::move(journal);
    m_record = record;
    m_openingEvents.clear();
    m_steps.clear();
    m_states.clear();
    m_undone.clear();
    m_state = genotype::newGame(record.setup, &m_openingEvents);
    for (const Action& action : record.actions) {
        m_states.push_back(m_state);
        m_steps.push_back(take(m_state, action));
    }
    m_open = true;
    refreshLegal();
    emit changed({Change::Kind::Opened, 0, m_steps.size()});
}

void GameDocument::keepIn(std::unique_ptr<Journal> journal) {
    m_journal = std::move(journal);
}

bool GameDocument::setTitle(const QString& title) {
    Record renamed = m_record;
    renamed.title = title.simplified().toStdString();
    // Read back: what a title may not hold was left out.
    Record header{renamed.setup, renamed.seats, renamed.title, {}};
    renamed.title = std::get<Record>(genotype::readRecord(genotype::headerText(header))).title;
    if (m_journal && !m_journal->rewrite(renamed)) {
        emit writeFailed(m_journal->error());
        return false;
    }
    m_record.title = renamed.title;
    emit titleChanged();
    return true;
}

genotype::Observation GameDocument::observation(Seat viewer) const {
    return genotype::observe(m_state, viewer);
}

genotype::Refusal GameDocument::whyNot(const Action& action) const {
    return genotype::whyNot(m_state, action);
}

bool GameDocument::perform(const Action& action) {
    if (!m_open || !isLegal(action))
        return false;
    State next = m_state;
    Step step = take(next, action);
    if (!write(genotype::actionLine(m_steps.size() + 1, step.actor, action), syncAfter(m_state, next)))
        return false;
    m_undone.clear();
    const std::size_t before = m_steps.size();
    push(std::move(step), next);
    refreshLegal();
    emit changed({Change::Kind::Acted, before, m_steps.size()});
    return true;
}

std::size_t GameDocument::undoTarget() const {
    std::size_t target = m_steps.size();
    while (target > 0) {
        const Step& step = m_steps[--target];
        if (step.revealed)
            break;
        if (!isPerson(step.actor))
            continue;
        const bool another = !m_undone.empty() && m_undone.back().actor != step.actor;
        return another ? m_steps.size() : target;
    }
    return m_steps.size();
}

bool GameDocument::undo() {
    const std::size_t before = m_steps.size();
    const std::size_t target = undoTarget();
    if (target == before || !write(genotype::undoLine(before - target), Journal::Sync::Now))
        return false;
    for (; m_steps.size() > target; m_steps.pop_back())
        m_undone.push_back(std::move(m_steps.back()));
    m_state = m_states[target];
    m_states.resize(target);
    m_record.actions.resize(target);
    refreshLegal();
    emit changed({Change::Kind::Undone, before, target});
    return true;
}

bool GameDocument::redo() {
    if (m_undone.empty())
        return false;
    // One person's action and the bots' moves after it, as they were taken back.
    auto first = m_undone.rbegin();
    auto last =
        std::find_if(first + 1, m_undone.rend(), [this](const Step& step) { return isPerson(step.actor); });
    const std::size_t before = m_steps.size();
    std::string lines;
    std::size_t number = before;
    for (auto step = first; step != last; ++step)
        lines += genotype::actionLine(++number, step->actor, step->action);
    if (!write(lines, Journal::Sync::Now))
        return false;
    for (auto left = std::distance(first, last); left > 0; --left) {
        State next = m_state;
        genotype::applyLegal(next, m_undone.back().action);
        push(std::move(m_undone.back()), next);
        m_undone.pop_back();
    }
    refreshLegal();
    emit changed({Change::Kind::Redone, before, m_steps.size()});
    return true;
}

State GameDocument::stateAfter(std::size_t actions) const {
    return actions < m_states.size() ? m_states[actions] : m_state;
}

QString GameDocument::seatName(Seat seat) const {
    if (m_state.isJohann(seat))
        return text(genotype::words::johannName());
    const bool known = seat < m_record.seats.size() && !m_record.seats[seat].name.empty();
    return known ? QString::fromStdString(m_record.seats[seat].name) : tr("Player %1").arg(seat + 1);
}

int GameDocument::seatColour(Seat seat) const {
    // Brother Johann takes the last colour, unless the player has it.
    if (m_state.isJohann(seat)) {
        const int last = genotype::maxSeats - 1;
        return m_record.seats.empty() || m_record.seats[0].colour != last ? last : 0;
    }
    return seat < m_record.seats.size() ? m_record.seats[seat].colour : seat;
}

bool GameDocument::isPerson(Seat seat) const {
    return !m_state.isJohann(seat) && (seat >= m_record.seats.size() || m_record.seats[seat].kind == "person");
}

int GameDocument::persons() const {
    int count = 0;
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        count += isPerson(seat);
    return count;
}

bool GameDocument::write(const std::string& lines, Journal::Sync sync) {
    if (!m_journal)
        return true;
    // A file grown long by undoing is written anew; if that fails, it can still grow.
    if (m_journal->isLong())
        m_journal->rewrite(m_record);
    if (m_journal->append(lines, sync))
        return true;
    emit writeFailed(m_journal->error());
    return false;
}

void GameDocument::push(Step step, const State& next) {
    m_record.actions.push_back(step.action);
    m_states.push_back(m_state);
    m_steps.push_back(std::move(step));
    m_state = next;
}

void GameDocument::refreshLegal() {
    genotype::legalActions(m_state, m_legal);
}

} // namespace app
