// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/ledger/ledger.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <stdexcept>

using namespace lessons;
using genotype::DieFace;
using genotype::Genotype;
using genotype::Parents;
using genotype::Trait;

namespace {

/// The events of a game played at random.
std::vector<genotype::Event> eventsOfAGame(std::uint64_t seed) {
    genotype::State state = genotype::newGame({.players = 3, .seed = seed});
    std::vector<genotype::Event> events;
    core::Random choice(seed);
    genotype::ActionList legal;
    while (!state.finished()) {
        genotype::legalActions(state, legal);
        genotype::applyLegal(state, legal[choice.below(static_cast<std::uint32_t>(legal.size()))], &events);
    }
    return events;
}

LedgerRow row(std::string game, std::uint16_t number, DieFace face = DieFace::Two) {
    LedgerRow one;
    one.game = std::move(game);
    one.number = number;
    one.first = face;
    one.face = face;
    one.time = "2026-11-21T08:15:00Z";
    return one;
}

} // namespace

class LedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryDieOfAGame() {
        Ledger ledger;
        RollTally direct;
        const auto events = eventsOfAGame(1);
        std::size_t dice = 0;
        for (const auto& event : events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event)) {
                direct.add(rollOf(*die));
                ++dice;
            }
        QVERIFY(dice >= 100); // five rounds of twenty breeding dice
        QCOMPARE(ledger.add(events, {"one", false, "2026-11-21T08:15:00Z"}), dice);
        QCOMPARE(ledger.rows().size(), dice);
        const RollTally tally = ledger.tally();
        for (const Trait trait : genotype::allTraits)
            for (const RollRule rule : {RollRule::RerolledOnce, RollRule::RerolledUntilNumeral})
                QCOMPARE(tally.sample(trait, rule).observed(), direct.sample(trait, rule).observed());
    }

    void resumingOrReplayingAGameAddsNothing() {
        Ledger ledger;
        const auto events = eventsOfAGame(2);
        const std::vector<genotype::Event> half(
            events.begin(), events.begin() + static_cast<std::ptrdiff_t>(events.size() / 2));
        const std::size_t first = ledger.add(half, {"two", false, ""});
        const std::size_t rest = ledger.add(events, {"two", false, ""});
        QVERIFY(first > 0 && rest > 0);
        QCOMPARE(ledger.add(events, {"two", false, ""}), std::size_t{0});
        QCOMPARE(ledger.rows().size(), first + rest);
        QCOMPARE(ledger.add(events, {"another", false, ""}), first + rest);
    }

    void allDiceOfManyGamesArePossible() {
        // Father Omari's too, whom random players hire now and then.
        bool omari = false;
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            for (const auto& event : eventsOfAGame(seed))
                if (const auto* die = std::get_if<genotype::event::DieRolled>(&event)) {
                    QVERIFY(isPossible(rowOf(*die, {"game", false, ""})));
                    omari = omari || die->omari;
                }
        QVERIFY(omari);
    }

    void presetGamesAreLeftOutOfPooledSamples() {
        Ledger ledger;
        LedgerRow preset = row("lesson", 0);
        preset.preset = true;
        ledger.add(preset);
        ledger.add(row("real", 0));
        QCOMPARE(ledger.filtered({}).size(), std::size_t{1});
        QCOMPARE(ledger.tally().sample(Trait::SeedShape, RollRule::RerolledOnce).size(), 1);
        QCOMPARE(ledger.filtered({.withPreset = true}).size(), std::size_t{2});
        QCOMPARE(ledger.filtered({.game = "lesson", .withPreset = true}).size(), std::size_t{1});
    }

    void filtersByTraitParentsRuleAndTime() {
        Ledger ledger;
        LedgerRow one = row("a", 0);
        one.trait = Trait::PodColour;
        one.parents = {Genotype::Heterozygous, Genotype::HomozygousRecessive};
        ledger.add(one);
        LedgerRow two = row("a", 1);
        two.rule = RollRule::RerolledUntilNumeral;
        two.time = "2026-11-22T08:15:00Z";
        ledger.add(two);
        const auto count = [&ledger](const LedgerFilter& filter) { return ledger.filtered(filter).size(); };
        QCOMPARE(count({.trait = Trait::PodColour}), std::size_t{1});
        QCOMPARE(count({.trait = Trait::PlantHeight}), std::size_t{0});
        QCOMPARE(count({.parents = Parents{Genotype::HomozygousRecessive, Genotype::Heterozygous}}),
                 std::size_t{1});
        QCOMPARE(count({.rule = RollRule::RerolledUntilNumeral}), std::size_t{1});
        QCOMPARE(count({.from = "2026-11-22"}), std::size_t{1});
        QCOMPARE(count({.until = "2026-11-22"}), std::size_t{1});
        QCOMPARE(count({.from = "2026-11-21", .until = "2026-11-23"}), std::size_t{2});
    }

    void mergingAddsOnlyWhatIsNew() {
        Ledger one;
        one.add(row("a", 0));
        one.add(row("a", 1));
        Ledger other;
        other.add(row("a", 1));
        other.add(row("b", 1));
        QCOMPARE(one.merge(other), std::size_t{1});
        QCOMPARE(one.merge(other), std::size_t{0});
        QCOMPARE(one.merge(one), std::size_t{0});
        QCOMPARE(one.rows().size(), std::size_t{3});
        QVERIFY(one.contains("b", 1));
        QVERIFY(!one.contains("b", 0));
    }

    void forgetsAGame() {
        Ledger ledger;
        ledger.add(row("a", 0));
        ledger.add(row("b", 0));
        QCOMPARE(ledger.remove("a"), std::size_t{1});
        QCOMPARE(ledger.remove("a"), std::size_t{0});
        QVERIFY(!ledger.contains("a", 0));
        QVERIFY(ledger.add(row("a", 0)));
    }

    void refusesADieThatCannotFall() {
        const auto refuses = [](const auto& change) {
            LedgerRow bad = row("a", 0);
            change(bad);
            Ledger ledger;
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ledger.add(bad));
            QVERIFY(ledger.rows().empty());
        };
        refuses([](LedgerRow& one) { one.game.clear(); });
        refuses([](LedgerRow& one) { one.game = "a\nb"; });
        refuses([](LedgerRow& one) { one.round = 0; });
        refuses([](LedgerRow& one) { one.rerolls = 1; });          // no mutation to roll again
        refuses([](LedgerRow& one) { one.face = DieFace::Four; }); // another face without a re-roll
        refuses([](LedgerRow& one) { one.first = DieFace::Mutation; });
        refuses([](LedgerRow& one) {
            one.first = DieFace::Mutation;
            one.rerolls = 2; // the breeding phase rolls again once only
        });
        refuses([](LedgerRow& one) {
            one.rule = RollRule::RerolledUntilNumeral;
            one.first = one.face = DieFace::Mutation;
            one.rerolls = 3; // Father Omari rolls until a numeral shows
        });
    }
};

GENOTYPE_TEST(LedgerTest)
#include "ledger_test.moc"
