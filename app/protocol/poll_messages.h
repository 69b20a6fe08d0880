// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "words.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The messages about what a class counts and predicts together: its pool and its votes. They are part of
/// the class protocol (class_messages.h); README.md of this folder documents them.
namespace messages {

/// A pool takes counts while it is open. It is shown as soon as so many have contributed, so that nobody's
/// counts can be told from the sum.
inline constexpr int leastContributors = 5;
/// As results codes have them (lessons/pool).
inline constexpr int firstPoolExperiment = 2;
inline constexpr int lastPoolExperiment = 79;
inline constexpr int mostPoolGroup = 40;
inline constexpr std::size_t mostPoolCounts = 16;
inline constexpr std::int64_t mostPoolSize = 1'000'000'000;
/// Of a vote.
inline constexpr int mostOptions = 6;
inline constexpr std::size_t voteRounds = 2;
/// Whose counts are added up.
inline constexpr std::size_t mostClasses = 40;

// ---- From a client: the pool

/// Where counts come from.
enum class PoolSource : std::uint8_t {
    Lab,
    Lesson,
    Game, ///< the dice of a game
    Hand, ///< counted by a person: real dice, seeds, plants
};
/// Adds counts to the pool of an experiment. A contribution whose number is not higher than the member's last
/// one is a repeat, which is counted once.
struct Contribute {
    static constexpr std::string_view name = "contribute";
    /// Of the member's contributions, rising.
    int number = 0;
    int experiment = 0;
    /// By outcome, in the order of the experiment.
    std::vector<std::int64_t> counts{};
    PoolSource source = PoolSource::Lab;
    /// 0: none.
    int group = 0;
    /// The member's earlier contribution that these counts contain, and whose place they take; 0: none.
    int replaces = 0;
    /// What was crossed, and how the genes act, as the pupil's page names them; only a teacher sees them.
    std::string parents{};
    std::string rule{};
    bool operator==(const Contribute&) const = default;
};
enum class PoolStage : std::uint8_t { Closed, Open, Paused };
/// A teacher's: opens, pauses or closes the pool of an experiment. `hidden`: only teachers see what is in it.
/// `together`: its sum is added to those of the other classes in the same database whose teachers want that.
struct SetPool {
    static constexpr std::string_view name = "set-pool";
    int experiment = 0;
    PoolStage stage = PoolStage::Closed;
    bool hidden = false;
    bool together = false;
    /// Shows the sum to everybody although there are fewer than leastContributors.
    bool early = false;
    bool operator==(const SetPool&) const = default;
};
/// A teacher's: empties the pool of an experiment.
struct ResetPool {
    static constexpr std::string_view name = "reset-pool";
    int experiment = 0;
    bool operator==(const ResetPool&) const = default;
};
/// A teacher's: asks for the single contributions to a pool, from one on.
struct AskContributions {
    static constexpr std::string_view name = "contributions";
    int experiment = 0;
    int from = 0;
    bool operator==(const AskContributions&) const = default;
};
/// A teacher's: takes one contribution out.
struct RemoveContribution {
    static constexpr std::string_view name = "remove-contribution";
    int contribution = 0;
    bool operator==(const RemoveContribution&) const = default;
};
/// A teacher's: puts one back that was taken out since the host was started.
struct RestoreContribution {
    static constexpr std::string_view name = "restore-contribution";
    int contribution = 0;
    bool operator==(const RestoreContribution&) const = default;
};

// ---- From a client: votes

/// A vote goes from one stage to the next.
enum class VoteStage : std::uint8_t {
    First,  ///< pupils vote, each for themselves; nobody sees anything
    Talk,   ///< the spread of the first votes is shown, and groups discuss it
    Second, ///< pupils vote again, for good
    Closed, ///< both spreads are shown
    Rolled, ///< and what the class has rolled
    Over,   ///< taken off the screens
};
/// A teacher's: asks the class for a prediction; a vote that is on the screens goes.
struct AskVote {
    static constexpr std::string_view name = "ask-vote";
    std::string question{};
    /// 2 to mostOptions.
    std::vector<std::string> options{};
    /// What the class will roll; 0: nothing.
    int experiment = 0;
    bool operator==(const AskVote&) const = default;
};
/// A teacher's: takes a vote to its next stage up to Closed, or to Over from any.
struct SetVote {
    static constexpr std::string_view name = "set-vote";
    int vote = 0;
    VoteStage stage = VoteStage::First;
    bool operator==(const SetVote&) const = default;
};
/// A pupil's: in the first round it can be changed until the round is over, in the second it cannot.
struct CastVote {
    static constexpr std::string_view name = "cast-vote";
    int vote = 0;
    /// 1 or 2.
    int round = 0;
    /// From 1.
    int option = 0;
    bool operator==(const CastVote&) const = default;
};
/// A teacher's, when both rounds are over: the class rolls `plants`, or `counts` are what it has rolled on
/// its desks. More rolls add up.
struct RollVote {
    static constexpr std::string_view name = "roll-vote";
    int vote = 0;
    std::int64_t plants = 0;
    std::vector<std::int64_t> counts{};
    bool operator==(const RollVote&) const = default;
};

// ---- From the host

struct PoolGroup {
    /// 0: those without a group.
    int group = 0;
    std::vector<std::int64_t> counts{};
    bool operator==(const PoolGroup&) const = default;
};
/// The pool of an experiment, after the welcome and whenever it has changed.
struct PoolShown {
    static constexpr std::string_view name = "pool";
    int experiment = 0;
    PoolStage stage = PoolStage::Closed;
    bool hidden = false;
    /// As SetPool::early.
    bool early = false;
    /// Only to teachers: whether the host could add it to those of other classes, and whether it does.
    bool addable = false;
    bool together = false;
    /// Members who have given counts.
    int contributors = 0;
    /// Tables of the class whose dice are in it.
    int tables = 0;
    /// Pooled, and by group. Empty while everybody may not see it, except to teachers.
    std::vector<std::int64_t> counts{};
    std::vector<PoolGroup> groups{};
    /// What this member has in it; empty if nothing.
    std::vector<std::int64_t> own{};
    /// The number of this member's last contribution to any pool.
    int last = 0;
    /// Whether nobody has given anything.
    bool isEmpty() const { return contributors == 0 && tables == 0; }
    /// How many contributors are missing before everybody may see the sum. Everybody at a table has seen its
    /// dice, so that they hide nobody's counts.
    int missing() const {
        const bool isEnough = early || contributors >= leastContributors || (contributors == 0 && tables > 0);
        return isEnough ? 0 : leastContributors - contributors;
    }
    /// Whether everybody may see the sum.
    bool isForAll() const { return !hidden && missing() == 0; }
    bool operator==(const PoolShown&) const = default;
};
/// The sum of a class.
struct ClassCounts {
    /// As pupils see it when they search for the class.
    std::string name{};
    /// The teacher's own class.
    bool own = false;
    int contributors = 0;
    int tables = 0;
    std::vector<std::int64_t> counts{};
    bool operator==(const ClassCounts&) const = default;
};
/// The sums of all classes in the database that count an experiment together, the own one first; to teachers,
/// after the pool of the experiment. Each of them is one that its own class sees: from leastContributors on,
/// and not hidden. Empty where nothing is added.
struct AllClasses {
    static constexpr std::string_view name = "all-classes";
    int experiment = 0;
    std::vector<ClassCounts> classes{};
    bool operator==(const AllClasses&) const = default;
};
/// A contribution without the name of its contributor.
struct ContributionShown {
    int contribution = 0;
    /// Seconds since the beginning of 1970 (UTC), by the clock of the host.
    std::int64_t time = 0;
    PoolSource source = PoolSource::Lab;
    int group = 0;
    std::string parents{};
    std::string rule{};
    std::vector<std::int64_t> counts{};
    bool operator==(const ContributionShown&) const = default;
};
/// Part of the contributions to a pool, by their numbers; ask again from `from` plus how many there are.
struct Contributions {
    static constexpr std::string_view name = "contributions";
    int experiment = 0;
    int from = 0;
    int total = 0;
    std::vector<ContributionShown> list{};
    bool operator==(const Contributions&) const = default;
};
/// The present vote, after the welcome and whenever it has changed.
struct VoteShown {
    static constexpr std::string_view name = "vote";
    int vote = 0;
    std::string question{};
    std::vector<std::string> options{};
    int experiment = 0;
    VoteStage stage = VoteStage::First;
    /// How many have voted in the round that is on or was the last, and how many pupils are connected.
    int voted = 0;
    int pupils = 0;
    /// Votes for each option: empty while they must not be seen.
    std::vector<int> first{};
    std::vector<int> second{};
    /// What the class has rolled, by outcome.
    std::vector<std::int64_t> result{};
    /// What this member has voted for in each round, from 1; 0: nothing.
    std::array<int, voteRounds> own{};
    bool operator==(const VoteShown&) const = default;
};

} // namespace messages
