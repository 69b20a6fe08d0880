// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/words_hint.h"

#include "engine/genomewars/expectation.h"
#include "engine/genomewars/judgement.h"
#include "engine/genomewars/words.h"

#include <cstdlib>
#include <numeric>

namespace genomewars {

namespace {

using core::counted;

/// Chances that differ by less, in parts of 10 000, count as equal.
constexpr int closeChances = 100;

/// "+1.4": tenths with their sign and the decimal sign of the language.
Phrase tenths(int number) {
    const int size = std::abs(number);
    return {ENGINE_TEXT("engine", "%1.%2"),
            {(number < 0   ? "−"
              : number > 0 ? "+"
                           : "") +
                 std::to_string(size / 10),
             std::to_string(size % 10)}};
}

/// The mean of 36 rolls in tenths, rounded.
int meanTenths(int sumOf36) {
    return (10 * sumOf36 + (sumOf36 < 0 ? -18 : 18)) / 36;
}

/// Whole individuals out of what `expectedChange` counts, rounded.
int individuals(std::int64_t change) {
    return static_cast<int>((change + (change < 0 ? -18'000'000 : 18'000'000)) / 36'000'000);
}

std::optional<Environment> environmentOf(Allele allele) {
    const auto* bonus = std::get_if<BonusIn>(&alleleInfo(allele).effect);
    return bonus ? std::optional(bonus->environment) : std::nullopt;
}

Phrase joined(Phrase list, Phrase one) {
    return *list.text == '\0' ? one
                              : Phrase{ENGINE_TEXT("engine", "%1, %2"), {std::move(list), std::move(one)}};
}

class Reasons {
public:
    explicit Reasons(const Observation& seen)
        : m_state(seen.visible), m_ahead(turnsAhead(seen.visible, seen.seat)),
          m_genome(seen.visible.team(seen.seat).genome) {}

    std::vector<Phrase> of(const Action& action) {
        if (action.kind == ActionKind::ChooseGenome)
            genome(action.genome());
        else if (action.kind == ActionKind::Mutate)
            mutation(action.from(), action.to());
        if (m_phrases.empty())
            say({ENGINE_TEXT("engine", "There is nothing else you can do."), {}});
        return std::move(m_phrases);
    }

private:
    void say(Phrase phrase) { m_phrases.push_back(std::move(phrase)); }

    void genome(const Genome& chosen) {
        if (m_state.startEnvironment != noEnvironment)
            start(chosen, static_cast<Environment>(m_state.startEnvironment));
        else
            environmentsOf(chosen);
        for (const AlleleInfo& info : alleles)
            if (chosen.holds(info.id) && !environmentOf(info.id))
                brings(chosen, info.id);
    }

    void start(const Genome& chosen, Environment first) {
        say({ENGINE_TEXT(
                 "engine",
                 "The first environment is %1. There your genome adds %2 to the rolls of other teams."),
             {words::name(first), std::to_string(modifierOf(chosen, first))}});
    }

    /// Where the genome has a bonus, and what that changes.
    void environmentsOf(const Genome& chosen) {
        Phrase list;
        int covered = 0;
        std::optional<Environment> with;
        std::optional<Environment> without;
        for (const EnvironmentInfo& info : environments) {
            const bool bonus = modifierOf(chosen, info.id) > 0;
            covered += bonus;
            (bonus ? with : without) = info.id;
            if (bonus)
                list = joined(std::move(list), words::name(info.id));
        }
        if (!with)
            return;
        say(counted(
            covered,
            ENGINE_SINGULAR("Nobody knows yet where the game begins. This genome has a bonus in 1 of the "
                            "%1 environments: %2."),
            ENGINE_PLURAL("engine", "Nobody knows yet where the game begins. This genome has a bonus in "
                                    "%n of the %1 environments: %2."),
            {std::to_string(environmentCount), std::move(list)}));
        if (without)
            say({ENGINE_TEXT("engine",
                             "When another team rolls, your population changes by %1 on average where "
                             "you have a bonus, and by %2 elsewhere."),
                 {tenths(meanTenths(changeOf36(chosen, *with, false))),
                  tenths(meanTenths(changeOf36(chosen, *without, false)))}});
    }

    /// What a copy of the allele adds to the population over the rest of the game.
    void brings(const Genome& holding, Allele allele) {
        Genome without = holding;
        without.remove(allele);
        const int more = individuals(expectedChange(holding, m_ahead) - expectedChange(without, m_ahead));
        if (more > 0)
            say(counted(more,
                        ENGINE_SINGULAR("Over the rest of the game, %1 brings you about 1 individual more."),
                        ENGINE_PLURAL("engine",
                                      "Over the rest of the game, %1 brings you about %n individuals more."),
                        {words::name(allele)}));
    }

    void mutation(Allele from, Allele to) {
        Genome after = m_genome;
        after.remove(from);
        after.add(to);
        gained(after, to);
        lost(after, from);
        const Environment here = m_state.environment;
        onAverage(
            changeOf36(m_genome, here, false), changeOf36(after, here, false),
            ENGINE_TEXT("engine",
                        "When another team rolls, your population then changes by %1 on average, instead "
                        "of %2."));
        onAverage(changeOf36(m_genome, here, true), changeOf36(after, here, true),
                  ENGINE_TEXT("engine",
                              "On your own turns, your population then changes by %1 on average, instead of "
                              "%2."));
        const std::int64_t turns =
            std::accumulate(m_ahead.others.begin(), m_ahead.others.end(), std::int64_t{500'000}) / 1'000'000;
        say(counted(static_cast<int>(turns),
                    ENGINE_SINGULAR("Other teams will roll once more before the game ends."),
                    ENGINE_PLURAL("engine", "Other teams will roll %n more times before the game ends.")));
    }

    void gained(const Genome& after, Allele to) {
        const auto place = environmentOf(to);
        if (!place)
            return say(words::rule(to));
        if (*place != m_state.environment)
            return say({ENGINE_TEXT("engine", "%1 prepares you for another environment: %2."),
                        {words::name(to), words::name(*place)}});
        say({ENGINE_TEXT("engine",
                         "The environment is %1. With %2 you add %3 to the rolls of other teams, instead "
                         "of %4."),
             {words::name(*place), words::name(to), std::to_string(modifierOf(after, *place)),
              std::to_string(modifierOf(m_genome, *place))}});
    }

    void lost(const Genome& after, Allele from) {
        const auto place = environmentOf(from);
        if (!place)
            return;
        if (*place != m_state.environment)
            return say(
                {ENGINE_TEXT("engine", "%1 adds nothing here: its bonus is for another environment, %2."),
                 {words::name(from), words::name(*place)}});
        if (after.holds(from))
            say({ENGINE_TEXT("engine", "You keep %1, which still adds %2 to the rolls of other teams."),
                 {words::name(from), std::to_string(modifierOf(after, *place))}});
    }

    /// `sentence` has places for the mean after and before.
    void onAverage(int before, int then, const char* sentence) {
        if (meanTenths(before) != meanTenths(then))
            say({sentence, {tenths(meanTenths(then)), tenths(meanTenths(before))}});
    }

    const State& m_state;
    TurnsAhead m_ahead;
    const Genome& m_genome;
    std::vector<Phrase> m_phrases;
};

Phrase percent(int parts) {
    return {ENGINE_TEXT("engine", "%1 %"), {std::to_string((parts + 50) / 100)}};
}

} // namespace

Hint hint(const Observation& seen, const SearchResult& advice) {
    const RankedAction& best = advice.ranked.front();
    Hint result{.action = best.action,
                .reasons = Reasons(seen).of(best.action),
                .figure = {},
                .playouts = advice.playouts};
    if (advice.ranked.size() > 1 && best.playouts > 0) {
        const RankedAction& next = advice.ranked[1];
        const Phrase other = words::label(seen.visible, next.action);
        result.figure =
            best.wins - next.wins < closeChances
                ? Phrase{ENGINE_TEXT("engine",
                                     "Played to the end many times, your team wins about %1 of these "
                                     "games. “%2” is about as good."),
                         {percent(best.wins), other}}
                : Phrase{ENGINE_TEXT("engine",
                                     "Played to the end many times, your team wins about %1 of these "
                                     "games; with “%2”, %3."),
                         {percent(best.wins), other, percent(next.wins)}};
    }
    return result;
}

} // namespace genomewars
