// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_lesson.h"

#include "crowd_work.h"

#include <numeric>

using app::ClassClient;
using app::MemberMonitoring;
using app::MemberPolls;
using messages::PoolStage;
using messages::VoteStage;

namespace tests {

namespace {

constexpr std::int64_t plantsOfARoll = 160;
/// One in so many steps pauses a pool, ends a round early, or opens a paused pool again.
constexpr std::uint32_t stepsPerPause = 10;
constexpr std::uint32_t stepsPerHurry = 4;
constexpr std::uint32_t stepsOfAPause = 2;

QByteArray voteText(int number, VoteStage stage) {
    return QByteArray::number(number) + ':' + QByteArray::fromStdString(std::string(code(stage)));
}

Promise promised(int experiment, PoolStage stage) {
    return {"pool/" + QByteArray::number(experiment), QByteArray::fromStdString(std::string(code(stage)))};
}

std::int64_t totalOf(const std::vector<std::int64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

CrowdLesson::CrowdLesson(ClassClient& teacher, const Plan& plan)
    : m_teacher(teacher), m_plan(plan), m_chance(plan.seed) {
    m_sinceStep.start();
    if (!m_plan.tells)
        return;
    connect(&teacher.polls(), &MemberPolls::poolChanged, this, &CrowdLesson::sayPool);
    connect(&teacher.polls(), &MemberPolls::voteChanged, this, &CrowdLesson::sayVote);
    connect(&teacher.monitoring(), &MemberMonitoring::pupilChanged, this, &CrowdLesson::sayPupil);
}

std::optional<CrowdLesson::Step> CrowdLesson::next() {
    // What is led comes last after a welcome.
    if (!m_teacher.monitoring().pacing() || m_sinceStep.elapsed() < m_plan.pause.count())
        return {};
    m_sinceStep.start();
    if (auto step = nextForPools())
        return step;
    return nextForVote();
}

std::optional<CrowdLesson::Step> CrowdLesson::nextForPools() {
    const auto set = [](int experiment, PoolStage stage) {
        return Step{messages::SetPool{experiment, stage, false}, {promised(experiment, stage)}};
    };
    for (const int experiment : workExperiments) {
        const auto pool = m_teacher.polls().pools().find(experiment);
        if (pool == m_teacher.polls().pools().end() || pool->second.stage == PoolStage::Closed ||
            (pool->second.stage == PoolStage::Paused && m_chance.below(stepsOfAPause) == 0))
            return set(experiment, PoolStage::Open);
        if (m_plan.tells && pool->second.stage == PoolStage::Open && m_chance.below(stepsPerPause) == 0)
            return set(experiment, PoolStage::Paused);
    }
    return {};
}

CrowdLesson::Step CrowdLesson::goTo(VoteStage stage) const {
    const int number = m_teacher.polls().vote()->vote;
    return {messages::SetVote{number, stage}, {{"vote", voteText(number, stage)}}};
}

std::optional<CrowdLesson::Step> CrowdLesson::nextForVote() {
    const auto& vote = m_teacher.polls().vote();
    const int number = vote ? vote->vote : 0;
    const auto ask = [number] {
        return Step{messages::AskVote{.question = "And the next?",
                                      .options = {"purple", "rather white", "white"},
                                      .experiment = testCross},
                    {{"vote", voteText(number + 1, VoteStage::First)}}};
    };
    if (!vote)
        return ask();
    const bool isHurry = m_plan.tells && m_chance.below(stepsPerHurry) == 0;
    switch (vote->stage) {
    case VoteStage::First:
    case VoteStage::Second:
        if ((vote->pupils == 0 || vote->voted < vote->pupils) && !isHurry)
            return {};
        return goTo(vote->stage == VoteStage::First ? VoteStage::Talk : VoteStage::Closed);
    case VoteStage::Talk: return goTo(VoteStage::Second);
    case VoteStage::Rolled:
        if (!isHurry)
            return ask();
        break;
    default: break;
    }
    return Step{messages::RollVote{.vote = number, .plants = plantsOfARoll},
                {{"vote", voteText(number, VoteStage::Rolled)},
                 {"result/" + QByteArray::number(number),
                  QByteArray::number(qlonglong{totalOf(vote->result) + plantsOfARoll})}}};
}

void CrowdLesson::sayPool(int experiment) const {
    const auto pool = m_teacher.polls().pools().find(experiment);
    if (pool == m_teacher.polls().pools().end())
        return;
    Promises shown{promised(experiment, pool->second.stage)};
    if (experiment == ownExperiment && !pool->second.counts.empty())
        shown.push_back({"total/" + QByteArray::number(experiment), countsText(pool->second.counts)});
    printPromises("shows", 0, shown);
}

void CrowdLesson::sayVote() const {
    const auto& vote = m_teacher.polls().vote();
    if (!vote)
        return;
    const QByteArray number = QByteArray::number(vote->vote);
    Promises shown{{"vote", voteText(vote->vote, vote->stage)},
                   {"result/" + number, numberText(totalOf(vote->result))}};
    if (!vote->first.empty())
        shown.push_back({"spread/" + number + "/1", countsText(vote->first)});
    if (!vote->second.empty())
        shown.push_back({"spread/" + number + "/2", countsText(vote->second)});
    printPromises("shows", 0, shown);
}

void CrowdLesson::sayPupil(int member) const {
    const auto found = m_teacher.monitoring().pupils().find(member);
    if (found == m_teacher.monitoring().pupils().end())
        return;
    const messages::PupilShown& pupil = found->second;
    printPromises("shows", 0,
                  {{"where/" + QByteArray::number(member),
                    whereText(pupil.page, pupil.lesson, pupil.step, pupil.done)}});
}

} // namespace tests
