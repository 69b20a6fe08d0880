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

    std::int64_t mean() const { return playouts == 0 ? 0 : sum / playouts; }
};

/// Sequential halving (Karnin, Koren, Somekh 2013): tries all candidates equally often, drops the worse half,
/// and repeats, so that the best get most of the playouts. All are tried in the same worlds. Returns the
/// number of playouts, about `total`; `candidates` are then sorted, best first. Without time, it keeps their
/// order.
///
/// `makeWorld(number)`: a world for these playouts, the same for the same number. `playOut(world, number,
/// candidate)`: what comes of the candidate in it, as a whole number. `worth(candidate)`: by what candidates
/// are compared. Asks `stop` between worlds. Precondition: `candidates` is not empty.
template <typename MakeWorld, typename PlayOut, typename Worth>
int halve(std::vector<Candidate>& candidates, int total, const std::stop_token& stop, MakeWorld makeWorld,
          PlayOut playOut, Worth worth) {
    int playouts = 0;
    std::vector<Candidate> out;
    const int halvings = std::bit_width(candidates.size() - 1);
    std::uint64_t number = 0;
    for (int stage = 0; stage < halvings && candidates.size() > 1 && !stop.stop_requested(); ++stage) {
        const int worlds = std::max(1, total / halvings / static_cast<int>(candidates.size()));
        for (int i = 0; i < worlds && !stop.stop_requested(); ++i, ++number) {
            const auto world = makeWorld(number);
            for (Candidate& candidate : candidates) {
                candidate.sum += playOut(world, number, candidate);
                ++candidate.playouts;
                ++playouts;
            }
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [&](const Candidate& a, const Candidate& b) { return worth(a) > worth(b); });
        const std::size_t kept = (candidates.size() + 1) / 2;
        out.insert(out.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(kept), candidates.end());
        candidates.resize(kept);
    }
    candidates.insert(candidates.end(), out.begin(), out.end());
    return playouts;
}

} // namespace core
