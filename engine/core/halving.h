// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace core {

/// An action that a search tries.
struct Candidate {
    /// In the list of legal actions.
    std::size_t index = 0;
    /// What the action is thought to be worth before it is tried, in the unit of the playouts.
    std::int64_t prior = 0;
    /// What its playouts came to.
    std::int64_t sum = 0;
    int playouts = 0;
    /// What each of them came to, world by world.
    std::vector<std::int32_t> results{};

    std::int64_t mean() const { return playouts == 0 ? 0 : sum / playouts; }
};

/// When a candidate is given up before its turn to be dropped: when, in at least this many worlds, it was
/// worse than the leader by this many standard errors of the mean difference. Looked at again after every
/// `worldsBetweenLooks`.
inline constexpr int worldsBeforeLooking = 128;
inline constexpr int worldsBetweenLooks = 32;
inline constexpr std::int64_t clearStandardErrors = 3;
/// Beyond this many worlds the sums of squares might not fit.
inline constexpr int worldsThatAreLookedAt = 1'000'000;

/// Whether `candidate` is so far behind `leader`, by `behind`, that more playouts would hardly change it.
/// Both were tried in the same worlds. In whole numbers, so that every machine decides alike.
inline bool isClearlyWorse(const Candidate& candidate, const Candidate& leader, std::int64_t behind) {
    const auto worlds = static_cast<std::int64_t>(candidate.results.size());
    if (behind <= 0)
        return false;
    const std::int64_t mean = (leader.sum - candidate.sum) / worlds;
    std::uint64_t squares = 0;
    for (std::size_t i = 0; i < candidate.results.size(); ++i) {
        const std::int64_t apart = std::int64_t{leader.results[i]} - candidate.results[i] - mean;
        squares += static_cast<std::uint64_t>(apart * apart);
    }
    const auto ofTheMean =
        squares / static_cast<std::uint64_t>(worlds - 1) / static_cast<std::uint64_t>(worlds);
    return static_cast<std::uint64_t>(behind * behind) >
           clearStandardErrors * clearStandardErrors * (ofTheMean + 1);
}

/// Sequential halving (Karnin, Koren, Somekh 2013): tries all candidates equally often, drops the worse half,
/// and repeats, so that the best get most of the playouts. All are tried in the same worlds. What is clearly
/// worse (`isClearlyWorse`) is dropped at once, as in a race (Maron and Moore 1994), and when one candidate
/// is left, nothing more is tried: an obvious choice takes a fraction of the playouts. Returns the number of
/// playouts, about `total` at most; `candidates` are then sorted, best first. Without time, it keeps their
/// order.
///
/// `makeWorld(number)`: a world for these playouts, the same for the same number. `playOut(world, number,
/// candidate)`: what comes of the candidate in it, a whole number within ±1,000,000. `worth(candidate)`: by
/// what candidates are compared. Asks `stop` between worlds. Precondition: `candidates` is not empty.
template <typename MakeWorld, typename PlayOut, typename Worth>
int halve(std::vector<Candidate>& candidates, int total, const std::stop_token& stop, MakeWorld makeWorld,
          PlayOut playOut, Worth worth) {
    int playouts = 0;
    std::vector<Candidate> out;
    const auto sort = [&] {
        std::stable_sort(candidates.begin(), candidates.end(),
                         [&](const Candidate& a, const Candidate& b) { return worth(a) > worth(b); });
    };
    const auto keep = [&](std::size_t count) {
        const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(count);
        out.insert(out.begin(), std::make_move_iterator(end), std::make_move_iterator(candidates.end()));
        candidates.resize(count);
    };
    const int halvings = std::bit_width(candidates.size() - 1);
    int number = 0;
    for (int stage = 0; stage < halvings && candidates.size() > 1 && !stop.stop_requested(); ++stage) {
        const std::size_t half = (candidates.size() + 1) / 2;
        const int worlds = std::max(1, total / halvings / static_cast<int>(candidates.size()));
        for (int i = 0; i < worlds && candidates.size() > 1 && !stop.stop_requested(); ++i) {
            const auto world = makeWorld(static_cast<std::uint64_t>(number));
            for (Candidate& candidate : candidates) {
                const auto result = playOut(world, static_cast<std::uint64_t>(number), candidate);
                candidate.sum += result;
                candidate.results.push_back(static_cast<std::int32_t>(result));
                ++candidate.playouts;
                ++playouts;
            }
            ++number;
            if (number < worldsBeforeLooking || number % worldsBetweenLooks != 0 ||
                number > worldsThatAreLookedAt)
                continue;
            sort();
            const Candidate& leader = candidates.front();
            const auto clear =
                std::stable_partition(candidates.begin() + 1, candidates.end(), [&](const Candidate& one) {
                    return !isClearlyWorse(one, leader, worth(leader) - worth(one));
                });
            keep(static_cast<std::size_t>(clear - candidates.begin()));
        }
        sort();
        keep(std::min(half, candidates.size()));
    }
    candidates.insert(candidates.end(), std::make_move_iterator(out.begin()),
                      std::make_move_iterator(out.end()));
    return playouts;
}

} // namespace core
