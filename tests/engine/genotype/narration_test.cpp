// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/narration.h"

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/game.h"
#include "every_event.h"
#include "game_builder.h"
#include "phrase_checks.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;
using tests::Position;

namespace {

const words::Table table{{"Alina", "Marco"}, {}, noSeat};

QStringList told(const std::vector<Event>& events) {
    QStringList sentences;
    for (const Phrase& one : words::narration(events, table))
        sentences << tests::textOf(one);
    return sentences;
}

/// The narration of these actions.
QStringList told(Position& game, std::string_view actions) {
    game.forget();
    return game.play(actions) ? told(game.events) : QStringList{game.trouble()};
}

} // namespace

/// What a replay says about each step.
class NarrationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheSpaceOfAMarkerAndItsCoinsInOneSentence() {
        Position game(2);
        game.coins(0, 4).coins(1, 4).plot(0, 1, "RR Ff -- --");
        QCOMPARE(told(game, "place treasury"),
                 QStringList{"Alina placed a marker on the Treasury and took 2 coins."});
        QCOMPARE(
            told(game, "place shift-T"),
            QStringList{"Marco placed a marker on the 1st Shift for plant height and took the coin beside "
                        "the square."});
        QCOMPARE(told(game, "place genes-T"),
                 QStringList{"Alina placed a marker on Set Parent Genes for plant height."});
        QCOMPARE(told(game, "tile left recessive"),
                 QStringList{"Alina placed a gene tile for plant height: the left parent is now tt."});
        QCOMPARE(told(game, "place goal-2"),
                 QStringList{"Marco placed a marker on Research Goal and paid 2 coins."});
    }

    void hasASentenceForAMarkerOnEverySpace() {
        QStringList all;
        for (const SpaceInfo& space : spaces) {
            const QStringList one = told({event::MarkerPlaced{0, space.id}});
            QCOMPARE(one.size(), 1);
            QVERIFY2(one[0].startsWith("Alina placed a marker on "), qPrintable(one[0]));
            all << one;
        }
        // A space and its second one share a sentence; so do both Universities and both Research Goals.
        QCOMPARE(all.removeDuplicates(), 5);
    }

    void joinsADieToTheTraitThatItValidates() {
        const event::DieTaken die{0, Trait::PodColour, PoolArea::Heterozygous, DieUse::Match, 0, {}};
        const event::TraitValidated trait{
            0, 0, 12, Trait::PodColour, Genotype::Heterozygous, ValidationSource::Die, Widening::None};
        QCOMPARE(told({die, trait}),
                 QStringList{"Alina took a pod colour die (Gg) and validated Gg on plant 13."});
        QCOMPARE(told({die}), QStringList{"Alina took a pod colour die: Gg."});
    }

    void saysThePriceOfAnUpgradeOnce() {
        const event::CoinsPaid paid{1, 2, CoinReason::Upgrade};
        QCOMPARE(told({paid, event::UpgradeBought{1, Upgrade::NewPlot, 2, 0}}),
                 QStringList{"Marco bought an upgrade for 2 coins: New Plot."});
        QCOMPARE(told({paid, event::UpgradeBought{1, Upgrade::Assistant, 2, 0},
                       event::AssistantHired{1, Assistant::Franz}}),
                 QStringList{"Marco hired an assistant for 2 coins: Brother Franz."});
    }

    void tellsTheRollByTraitAndGenotype() {
        const auto die = [](DieFace face, std::uint16_t roll) {
            return event::DieRolled{noSeat,
                                    Trait::SeedShape,
                                    0,
                                    face,
                                    face,
                                    0,
                                    {Genotype::Heterozygous, Genotype::Heterozygous},
                                    false,
                                    roll,
                                    1};
        };
        QCOMPARE(
            told({die(DieFace::Two, 0), die(DieFace::One, 1), die(DieFace::Three, 2),
                  die(DieFace::Mutation, 3)}),
            (QStringList{"The offspring dice were rolled.", "Seed shape: 1 × RR, 2 × Rr and 1 × mutation."}));
    }

    void leavesOutWhoseTurnItIs() { QVERIFY(told({event::TurnEnded{0}, event::TurnBegan{1}}).isEmpty()); }

    void tellsEveryKindOfEventInSentences() {
        for (const Event& event : tests::everyEvent())
            for (const Phrase& one : words::narration({event}, table))
                SENTENCE(one);
    }

    /// In a whole game, no event that the log reports is lost unless another sentence says the same.
    void losesNothingOfAWholeGame() {
        State state = newGame({.players = 2, .seed = 7});
        core::Random random(7);
        while (!state.finished()) {
            ActionList legal;
            legalActions(state, legal);
            std::vector<Event> events;
            applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
            bool rolled = false;
            bool reported = false;
            for (const Event& event : events) {
                const auto* die = std::get_if<event::DieRolled>(&event);
                rolled = rolled || (die && !die->omari);
                reported = reported || Game::weight(event) != core::Weight::Silent;
            }
            const QString all = told(events).join(' ');
            QCOMPARE(!all.isEmpty(), reported);
            QCOMPARE(all.contains("The offspring dice were rolled."), rolled);
            for (const Event& event : events)
                if (const auto* validated = std::get_if<event::TraitValidated>(&event))
                    QVERIFY(all.contains(QString::fromStdString(words::number(validated->plant))));
        }
    }
};

GENOTYPE_TEST(NarrationTest)
#include "narration_test.moc"
