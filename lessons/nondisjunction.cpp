// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/nondisjunction.h"

#include <algorithm>

namespace lessons {

namespace {

/// Of one child, from a failed gamete and one allele of the other parent.
bool canGive(const Failure& failure, const std::array<int, 2>& mother, const std::array<int, 2>& father,
             const std::array<int, 3>& sorted) {
    const auto& failing = failure.inFather ? father : mother;
    const auto& other = failure.inFather ? mother : father;
    for (const PairGamete& gamete : pairGametes(failure.division)) {
        if (gamete.chromosomes() != 2)
            continue;
        const int first = gamete.copies[0] > 0 ? failing[0] : failing[1];
        const int second = gamete.copies[1] > 0 ? failing[1] : failing[0];
        for (const int normal : other) {
            std::array<int, 3> child{first, second, normal};
            std::ranges::sort(child);
            if (child == sorted)
                return true;
        }
    }
    return false;
}

} // namespace

std::vector<PairGamete> pairGametes(FailedDivision failed) {
    switch (failed) {
    case FailedDivision::None: break;
    case FailedDivision::First: return {{{1, 1}, 4}, {{0, 0}, 4}};
    case FailedDivision::Second: return {{{2, 0}, 1}, {{0, 2}, 1}, {{0, 0}, 2}, {{1, 0}, 2}, {{0, 1}, 2}};
    }
    return {{{1, 0}, 4}, {{0, 1}, 4}};
}

std::int64_t eighthsWith(FailedDivision failed, int chromosomes) {
    std::int64_t sum = 0;
    for (const PairGamete& gamete : pairGametes(failed))
        sum += gamete.chromosomes() == chromosomes ? gamete.eighths : 0;
    return sum;
}

std::vector<SexZygote> sexZygotes(const Failure& failure) {
    std::vector<SexZygote> zygotes;
    const auto add = [&zygotes](int x, int y, std::int64_t sixteenths) {
        const auto known =
            std::ranges::find_if(zygotes, [x, y](const SexZygote& one) { return one.x == x && one.y == y; });
        if (known != zygotes.end())
            known->sixteenths += sixteenths;
        else
            zygotes.push_back({x, y, sixteenths});
    };
    for (const PairGamete& gamete : pairGametes(failure.division)) {
        if (failure.inFather) {
            add(1 + gamete.copies[0], gamete.copies[1], 2 * gamete.eighths);
        } else {
            add(gamete.chromosomes() + 1, 0, gamete.eighths);
            add(gamete.chromosomes(), 1, gamete.eighths);
        }
    }
    return zygotes;
}

std::string sexChromosomes(int x, int y) {
    std::string name = std::string(static_cast<std::size_t>(x), 'X');
    name.append(static_cast<std::size_t>(y), 'Y');
    return x + y == 1 ? name + '0' : name;
}

std::vector<Failure> failuresBehind(int x, int y) {
    std::vector<Failure> found;
    for (const Failure& failure : allFailures)
        if (std::ranges::any_of(sexZygotes(failure),
                                [x, y](const SexZygote& one) { return one.x == x && one.y == y; }))
            found.push_back(failure);
    return found;
}

std::vector<Failure> failuresBehind(const std::array<int, 2>& mother, const std::array<int, 2>& father,
                                    std::array<int, 3> child) {
    std::ranges::sort(child);
    std::vector<Failure> found;
    for (const Failure& failure : allFailures)
        if (canGive(failure, mother, father, child))
            found.push_back(failure);
    return found;
}

} // namespace lessons
