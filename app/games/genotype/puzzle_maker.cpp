// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_maker.h"

#include <algorithm>

namespace app {

namespace {

/// Of the longest time, in which the options are chosen; the rest is for measuring them.
constexpr int percentForComparing = 20;

} // namespace

PuzzleMaker::PuzzleMaker(const QString& folder, QObject* parent, const PuzzleLimits& limits)
    : QObject(parent), m_own(folder), m_limits(limits) {
    m_clock.setInterval(250);
    connect(&m_clock, &QTimer::timeout, this, [this] { emit progressed(m_step, percent()); });
}

PuzzleMaker::~PuzzleMaker() = default;

void PuzzleMaker::setGame(const genotype::Record& record) {
    if (m_record == record)
        return;
    m_thinker.forget();
    m_clock.stop();
    m_wanted.clear();
    m_states.clear();
    m_record = record;
}

PuzzleMaker::State PuzzleMaker::state(std::size_t step) const {
    if (const auto known = m_states.find(step); known != m_states.end())
        return known->second;
    return m_own.has(m_record, step) ? State::Kept : State::Nothing;
}

int PuzzleMaker::percent() const {
    return m_pace ? m_pace->percent.load() : 0;
}

void PuzzleMaker::make(std::size_t step, const genotype::Action& best) {
    if (const State now = state(step); isUnderWay(now) || now == State::Kept)
        return;
    m_wanted.push_back({step, best});
    if (m_thinker.isThinking())
        change(step, State::Waiting);
    else
        work();
}

void PuzzleMaker::stop(std::size_t step) {
    const State now = state(step);
    if (!isUnderWay(now))
        return;
    if (now == State::Working)
        m_thinker.forget();
    else
        std::erase_if(m_wanted, [step](const Wanted& one) { return one.step == step; });
    end(step, State::Stopped);
}

/// The effort, with functions that end each sample when its time is up.
genotype::PuzzleEffort PuzzleMaker::limited(const std::shared_ptr<Pace>& pace) const {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const auto tell = [pace, begin, longest = m_limits.longest](int percentOfWorlds) {
        const auto percentOfTime =
            100 * (Clock::now() - begin) / std::max(longest, std::chrono::milliseconds(1));
        pace->percent = static_cast<int>(std::clamp<std::int64_t>(percentOfTime, percentOfWorlds, 100));
        return percentOfTime;
    };
    genotype::PuzzleEffort effort = m_limits.effort;
    effort.goOnComparing = [tell](int) { return tell(0) < percentForComparing; };
    effort.measured.goOn = [tell, most = m_limits.effort.measured.most](int worlds) {
        return tell(100 * std::min(worlds, most) / most) < 100;
    };
    return effort;
}

void PuzzleMaker::work() {
    if (m_thinker.isThinking() || m_wanted.empty())
        return;
    const Wanted wanted = m_wanted.front();
    m_wanted.pop_front();
    m_step = wanted.step;
    m_pace = std::make_shared<Pace>();
    m_clock.start();
    change(wanted.step, State::Working);
    m_thinker.think(
        [this, record = m_record, effort = limited(m_pace),
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
    if (!m_thinker.isThinking())
        m_clock.stop();
    change(step, state);
    work();
}

void PuzzleMaker::change(std::size_t step, State state) {
    m_states[step] = state;
    emit changed(step);
}

} // namespace app
