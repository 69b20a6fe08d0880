// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_vote.h"

#include "lessons/pool/pool_experiment.h"
#include "lessons/sampling/multinomial.h"
#include "poll_failures.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace app {

using messages::ErrorCode;
using messages::Failed;
using messages::VoteStage;

namespace {

const Failed otherStage{ErrorCode::OtherStage, "the vote is at another stage", 0};

/// The rounds that are over.
std::size_t roundsOver(VoteStage stage) {
    switch (stage) {
    case VoteStage::First: return 0;
    case VoteStage::Talk:
    case VoteStage::Second: return 1;
    default: return messages::voteRounds;
    }
}

/// What comes after a stage without a roll; the same where nothing does.
VoteStage nextStage(VoteStage stage) {
    switch (stage) {
    case VoteStage::First: return VoteStage::Talk;
    case VoteStage::Talk: return VoteStage::Second;
    case VoteStage::Second: return VoteStage::Closed;
    default: return stage;
    }
}

} // namespace

void ClassVote::restore(const StoredPolls& stored) {
    m_vote = stored.vote;
    const auto options = static_cast<int>(m_vote.asked.options.size());
    for (const Ballot& ballot : stored.ballots)
        if (ballot.vote == m_vote.number && ballot.round >= 1 &&
            ballot.round <= static_cast<int>(messages::voteRounds) && ballot.option >= 1 &&
            ballot.option <= options)
            m_ballots[static_cast<std::size_t>(ballot.round - 1)][ballot.member] = ballot.option;
}

ClassVote::Failure ClassVote::faultOf(int number) const {
    if (!isOn() || number != m_vote.number)
        return Failed{ErrorCode::NoVote, "this is not the present vote", 0};
    return {};
}

ClassVote::Decision ClassVote::change(const StoredVote& vote) {
    return {.write = [&storage = m_storage, vote] { return storage.save(vote); },
            .apply =
                [this, vote] {
                    // Another question begins without ballots.
                    if (vote.number != m_vote.number)
                        m_ballots = {};
                    m_vote = vote;
                    m_hasChanged = true;
                }};
}

ClassVote::Decision ClassVote::ask(const messages::AskVote& asked) {
    const auto isEmpty = [](const std::string& text) {
        return text.find_first_not_of(' ') == std::string::npos;
    };
    if (isEmpty(asked.question) || asked.options.size() < 2 || std::ranges::any_of(asked.options, isEmpty))
        return {Failed{ErrorCode::WrongQuestion, "a question and two options at least are needed", 0}};
    if (asked.experiment != 0 && !lessons::findPoolExperiment(asked.experiment))
        return {noSuchExperiment};
    return change({.number = m_vote.number + 1, .asked = asked, .stage = {}, .result = {}});
}

ClassVote::Decision ClassVote::set(const messages::SetVote& wanted) {
    if (auto fault = faultOf(wanted.vote))
        return {fault};
    if (wanted.stage == m_vote.stage)
        return {};
    if (wanted.stage != VoteStage::Over && wanted.stage != nextStage(m_vote.stage))
        return {otherStage};
    StoredVote moved = m_vote;
    moved.stage = wanted.stage;
    return change(moved);
}

ClassVote::Decision ClassVote::cast(int member, const messages::CastVote& cast) {
    if (auto fault = faultOf(cast.vote))
        return {fault};
    if (cast.option > static_cast<int>(m_vote.asked.options.size()))
        return {Failed{ErrorCode::NoOption, "there is no such option", 0}};
    const VoteStage stage = cast.round == 1 ? VoteStage::First : VoteStage::Second;
    if (m_vote.stage != stage)
        return {otherStage};
    const std::map<int, int>& ballots = m_ballots[static_cast<std::size_t>(cast.round - 1)];
    const auto earlier = ballots.find(member);
    if (earlier != ballots.end() && earlier->second == cast.option)
        return {};
    if (earlier != ballots.end() && stage == VoteStage::Second)
        return {Failed{ErrorCode::AlreadyVoted, "a second vote cannot be changed", 0}};
    const Ballot ballot{cast.vote, cast.round, member, cast.option};
    return {.write = [&storage = m_storage, ballot] { return storage.save(ballot); },
            .apply =
                [this, ballot] {
                    m_ballots[static_cast<std::size_t>(ballot.round - 1)][ballot.member] = ballot.option;
                    m_hasChanged = true;
                }};
}

ClassVote::Decision ClassVote::roll(const messages::RollVote& wanted, std::uint64_t seed) {
    if (auto fault = faultOf(wanted.vote))
        return {fault};
    if (m_vote.stage != VoteStage::Closed && m_vote.stage != VoteStage::Rolled)
        return {otherStage};
    const lessons::PoolExperiment* const known = lessons::findPoolExperiment(m_vote.asked.experiment);
    // Nobody knows the chances of an experiment of one's own.
    if (!known || (wanted.counts.empty() && known->isOwn()))
        return {noSuchExperiment};
    std::vector<std::int64_t> rolled = wanted.counts;
    if (rolled.empty() && wanted.plants > 0) {
        lessons::Generator generator(seed);
        rolled = lessons::sampleCounts(generator, wanted.plants, known->experiment->chances());
    }
    if (auto fault = faultOfCounts(known->id, rolled))
        return {fault};
    if (!m_vote.result.empty())
        std::ranges::transform(rolled, m_vote.result, rolled.begin(), std::plus<>());
    if (auto fault = faultOfCounts(known->id, rolled))
        return {fault};
    StoredVote decided = m_vote;
    decided.stage = VoteStage::Rolled;
    decided.result = std::move(rolled);
    return change(decided);
}

std::map<int, int> ClassVote::ballotsOfPersons(std::size_t round) const {
    std::map<int, int> ballots;
    for (const auto& [member, option] : m_ballots[round])
        ballots.emplace(m_personOf(member), option);
    return ballots;
}

std::vector<int> ClassVote::spread(std::size_t round) const {
    std::vector<int> votes(m_vote.asked.options.size());
    for (const auto& [person, option] : ballotsOfPersons(round))
        ++votes[static_cast<std::size_t>(option - 1)];
    return votes;
}

messages::VoteShown ClassVote::shown(int member) const {
    messages::VoteShown shown{.vote = m_vote.number, .stage = m_vote.stage};
    if (!isOn())
        return shown;
    shown.question = m_vote.asked.question;
    shown.options = m_vote.asked.options;
    shown.experiment = m_vote.asked.experiment;
    shown.result = m_vote.result;
    const std::size_t over = roundsOver(m_vote.stage);
    const std::size_t told = m_vote.stage == VoteStage::First || m_vote.stage == VoteStage::Talk ? 0 : 1;
    shown.voted = static_cast<int>(ballotsOfPersons(told).size());
    if (over > 0)
        shown.first = spread(0);
    if (over > 1)
        shown.second = spread(1);
    for (std::size_t round = 0; round < messages::voteRounds; ++round)
        if (const auto own = m_ballots[round].find(member); own != m_ballots[round].end())
            shown.own[round] = own->second;
    return shown;
}

} // namespace app
