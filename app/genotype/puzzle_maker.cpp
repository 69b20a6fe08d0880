// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_maker.h"

namespace app {

PuzzleMaker::PuzzleMaker(const QString& folder, QObject* parent) : QObject(parent), m_own(folder) {}

void PuzzleMaker::setGame(const genotype::Record& record) {
    if (m_record == record)
        return;
    m_thinker.forget();
    m_wanted.clear();
    m_states.clear();
    m_record = record;
}

PuzzleMaker::State PuzzleMaker::state(std::size_t step) const {
    if (const auto known = m_states.find(step); known != m_states.end())
        return known->second;
    return m_own.has(m_record, step) ? State::Kept : State::Nothing;
}

void PuzzleMaker::make(std::size_t step, const genotype::Action& best) {
    if (const State now = state(step); now == State::Working || now == State::Kept)
        return;
    m_wanted.push_back({step, best});
    m_states[step] = State::Working;
    emit changed(step);
    work();
}

void PuzzleMaker::work() {
    if (m_thinker.isThinking() || m_wanted.empty())
        return;
    const Wanted wanted = m_wanted.front();
    m_wanted.pop_front();
    m_thinker.think(
        [this, record = m_record, effort = m_effort,
         wanted](const std::stop_token& stop) -> BotThinker::Answer {
            auto puzzle = genotype::puzzleOfMistake(record, wanted.step, wanted.best, effort, stop);
            return [this, step = wanted.step, puzzle = std::move(puzzle)] {
                if (!puzzle)
                    return end(step, State::Unclear);
                end(step, m_own.keep(*puzzle, QDate::currentDate()) ? State::Kept : State::Unsaved);
            };
        },
        [this, step = wanted.step](const std::exception_ptr&) { end(step, State::Failed); });
}

void PuzzleMaker::end(std::size_t step, State state) {
    m_states[step] = state;
    emit changed(step);
    work();
}

} // namespace app
