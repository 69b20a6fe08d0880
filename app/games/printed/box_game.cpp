// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_game.h"

#include "engine/genotype/model/catalogue.h"

#include <algorithm>
#include <cctype>

namespace app {

using genotype::DieFace;
using genotype::Trait;

namespace {

constexpr int mostPlants = genotype::plantCardCount;

bool isCount(int number, int most) {
    return number >= 0 && number <= most;
}

std::optional<Trait> traitTyped(const std::string& word) {
    for (const Trait trait : genotype::allTraits)
        if (word.size() == 1 && word[0] == genotype::letterOf(trait))
            return trait;
    return {};
}

std::optional<DieFace> faceTyped(const std::string& word) {
    constexpr std::array<std::array<std::string_view, 2>, 5> names{
        {{"I", "1"}, {"II", "2"}, {"III", "3"}, {"IV", "4"}, {"M", "MUTATION"}}};
    for (std::size_t face = 0; face < names.size(); ++face)
        if (word == names[face][0] || word == names[face][1])
            return static_cast<DieFace>(face);
    return {};
}

/// The words of a text in capitals; a trait's letter and its die may be written as one word: "RIII", "R3".
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == ' ' || c == ',' || c == ';' || c == '\t') {
            if (!words.back().empty())
                words.emplace_back();
        } else {
            words.back() += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

} // namespace

genotype::Parents BoxGame::Round::parentsOf(Trait trait) const {
    return parents[static_cast<std::size_t>(trait)];
}

void BoxGame::Round::setParent(Trait trait, genotype::Side side, genotype::Genotype genotype) {
    genotype::Parents& own = parents[static_cast<std::size_t>(trait)];
    (side == genotype::Side::Left ? own.left : own.top) = genotype;
}

std::vector<std::size_t> BoxGame::Round::diceOf(Trait trait) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (dice[i].trait == trait)
            found.push_back(i);
    return found;
}

bool BoxGame::Round::add(const Die& die, const std::string& now) {
    if (diceOf(die.trait).size() >= genotype::dicePerTrait)
        return false;
    if (dice.empty())
        time = now;
    dice.push_back(die);
    return true;
}

bool BoxGame::Round::correct(std::size_t index, const Die& die) {
    if (index >= dice.size())
        return false;
    Die& own = dice[index];
    if (own.trait != die.trait && diceOf(die.trait).size() >= genotype::dicePerTrait)
        return false;
    own = die;
    return true;
}

bool BoxGame::Round::remove(std::size_t index) {
    if (index >= dice.size())
        return false;
    dice.erase(dice.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

std::vector<int> BoxGame::order() const {
    const int count = static_cast<int>(seats.size());
    std::vector<int> order;
    for (int i = 0; i < count; ++i)
        order.push_back((first + round() - 1 + i) % count);
    return order;
}

void BoxGame::nextRound() {
    if (round() >= rounds)
        counting = true;
    else
        played.push_back({now().parents, {}, {}});
}

std::vector<lessons::LedgerRow> BoxGame::rows() const {
    std::vector<lessons::LedgerRow> rows;
    for (std::size_t i = 0; i < played.size(); ++i)
        for (const Die& die : played[i].dice) {
            const bool mutation = die.face == DieFace::Mutation;
            rows.push_back({.game = id,
                            .round = static_cast<int>(i) + 1,
                            .number = static_cast<std::uint16_t>(rows.size()),
                            .trait = die.trait,
                            .parents = played[i].parents[static_cast<std::size_t>(die.trait)],
                            .first = die.face,
                            .rerolls = mutation ? 1 : 0,
                            .face = die.face,
                            .rule = lessons::RollRule::RerolledOnce,
                            .preset = false,
                            .time = played[i].time});
        }
    return rows;
}

lessons::RollTally BoxGame::tally() const {
    lessons::RollTally tally;
    for (const lessons::LedgerRow& row : rows())
        tally.add(row.roll());
    return tally;
}

genotype::Score BoxGame::score(int index) const {
    const Seat& seat = seats[static_cast<std::size_t>(index)];
    genotype::Score score{.markers = seat.markers,
                          .coins = seat.coins,
                          .harvestedPlants = static_cast<int>(seat.plants.size())};
    for (const int points : seat.plants)
        score.plants += points;
    for (const Trait trait : genotype::allTraits) {
        const auto t = static_cast<std::size_t>(trait);
        for (int goal = 0; goal < genotype::goalCount(inheritance[t]); ++goal)
            if (const Goal& own = goals[t][static_cast<std::size_t>(goal)]; own.seat == index)
                score.goals += own.plants * genotype::goalInfo(inheritance[t], goal).points;
    }
    return score;
}

std::vector<genotype::Score> BoxGame::scores() const {
    std::vector<genotype::Score> scores;
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
        scores.push_back(score(seat));
    return scores;
}

std::uint8_t BoxGame::winners() const {
    return genotype::winners(scores());
}

bool BoxGame::isPossible() const {
    const int count = static_cast<int>(seats.size());
    if (count < genotype::minSeats || count > genotype::maxSeats || rounds < 1 ||
        rounds > genotype::maxRounds || first < 0 || first >= count || played.empty() || round() > rounds ||
        !id.starts_with(lessons::byHand))
        return false;
    for (const Seat& seat : seats) {
        const bool plants = std::all_of(seat.plants.begin(), seat.plants.end(),
                                        [](int points) { return isCount(points, mostPoints); });
        if (!plants || seat.plants.size() > mostPlants || !isCount(seat.markers, mostPoints) ||
            !isCount(seat.coins, mostPoints) || seat.name.empty() || !core::isValidName(seat.name))
            return false;
    }
    for (const auto& trait : goals)
        for (const Goal& goal : trait)
            if ((goal.seat && (*goal.seat < 0 || *goal.seat >= count)) || !isCount(goal.plants, mostPlants))
                return false;
    // What the ledger will not take would be an error later.
    for (const lessons::LedgerRow& row : rows())
        if (!lessons::isPossible(row))
            return false;
    for (const Round& one : played) {
        std::array<int, genotype::traitCount> dice{};
        for (const Die& die : one.dice)
            if (++dice[static_cast<std::size_t>(die.trait)] > genotype::dicePerTrait)
                return false;
    }
    return true;
}

std::optional<std::vector<BoxGame::Die>> diceTyped(std::string_view text) {
    std::vector<BoxGame::Die> dice;
    std::optional<Trait> trait;
    bool hasDie = true;
    for (std::string word : wordsOf(text)) {
        // "G" alone, or as the first letter of a word that goes on with a die
        if (const auto next = traitTyped(word.substr(0, 1))) {
            if (!hasDie)
                return {};
            trait = next;
            hasDie = false;
            word.erase(0, 1);
            if (word.empty())
                continue;
        }
        const auto face = faceTyped(word);
        if (!trait || !face)
            return {};
        dice.push_back({*trait, *face});
        hasDie = true;
    }
    if (dice.empty() || !hasDie)
        return {};
    return dice;
}

} // namespace app
