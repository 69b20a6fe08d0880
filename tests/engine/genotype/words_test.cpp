// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"

#include "engine/genotype/bots/roster.h"
#include "engine/genotype/game.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"
#include "every_event.h"
#include "genotype/effects/effect_checks.h"
#include "phrase_checks.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <set>

using namespace genotype;
using tests::textOf;

namespace {

const std::vector<std::string> names{"Alina", "Marco", "Brandy", "Jonas", "Mei"};

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsPlacesInOnePass() {
        QCOMPARE(english({"%2 and %1 and %2", {std::string("%2"), std::string("b")}}),
                 std::string("b and %2 and b"));
        QCOMPARE(english({"100 % of %1 %9", {Phrase{"(%1)", {std::string("x")}}}}),
                 std::string("100 % of (x) %9"));
    }

    void choosesTheEnglishFormByTheNumber() {
        const auto coins = [](int count) {
            return english(
                core::counted(count, "%1 gained a coin (%n).", "%1 gained %n coins.", {std::string("%n")}));
        };
        QCOMPARE(coins(1), std::string("%n gained a coin (1)."));
        QCOMPARE(coins(0), std::string("%n gained 0 coins."));
        QCOMPARE(coins(2), std::string("%n gained 2 coins."));
        QCOMPARE(coins(-1), std::string("%n gained -1 coins."));
        // Only a phrase with a count has a number.
        QCOMPARE(english({"100 %n", {}}), std::string("100 %n"));
    }

    void countsTwoThingsInTwoSentences() {
        QCOMPARE(english(words::sentences(core::counted(1, "1 hat.", "%n hats."),
                                          core::counted(2, "1 cat.", "%n cats."))),
                 std::string("1 hat. 2 cats."));
    }

    void explainsEveryRefusal() {
        std::set<std::string> sentences;
        for (int refusal = 0; refusal < refusalCount; ++refusal) {
            const Phrase phrase = words::phrase(static_cast<Refusal>(refusal));
            SENTENCE(phrase);
            sentences.insert(english(phrase));
        }
        QCOMPARE(static_cast<int>(sentences.size()), refusalCount);
    }

    void explainsEveryFaultOfARecord() {
        for (int kind = 0; kind <= static_cast<int>(ReadError::Kind::Edited); ++kind) {
            const Phrase phrase = core::phrase(
                ReadError{7, static_cast<ReadError::Kind>(kind), "detail", Refusal::NotEnoughCoins});
            WELL_SAID(phrase);
        }
        QCOMPARE(english(core::phrase(
                     ReadError{12, ReadError::Kind::IllegalAction, "place goal-3", Refusal::NotEnoughCoins})),
                 std::string("Line 12 cannot be played (place goal-3). You do not have enough coins for "
                             "this. You can get coins at the Treasury."));
    }

    void tellsEveryKindOfEvent() {
        std::set<std::size_t> kinds;
        for (const Seat johann : {noSeat, johannSeat})
            for (const Event& event : tests::everyEvent()) {
                SENTENCE(words::phrase(event, {names, {}, johann}));
                kinds.insert(event.index());
            }
        QCOMPARE(kinds.size(), std::variant_size_v<Event>);
    }

    void hasANameAndARuleForEveryCardAndSpace() {
        for (const ToolCard& card : toolCards) {
            WELL_SAID(words::name(card.id));
            SENTENCE(words::rule(card.id));
        }
        for (const AssistantCard& card : assistantCards) {
            WELL_SAID(words::name(card.id));
            QVERIFY(textOf(words::name(card.id)).endsWith(textOf(words::shortName(card.id))));
            SENTENCE(words::rule(card.id));
        }
        std::set<std::string> automaNames;
        for (const AutomaCard& card : automaCards) {
            automaNames.insert(english(words::name(card.id)));
            SENTENCE(words::rule(card.id));
        }
        QCOMPARE(static_cast<int>(automaNames.size()), automaCount);
        for (int difficulty = 0; difficulty <= static_cast<int>(Difficulty::Hard); ++difficulty) {
            WELL_SAID(words::name(static_cast<Difficulty>(difficulty)));
            SENTENCE(words::rule(static_cast<Difficulty>(difficulty)));
        }
        for (const AssistantCard& card : assistantCards)
            SENTENCE(words::johannRule(card.id));
        std::set<std::string> spaceNames;
        for (const SpaceInfo& space : spaces) {
            spaceNames.insert(english(words::name(space.id)));
            WELL_SAID(words::name(space.id));
            WELL_SAID(words::shortName(space.id));
            SENTENCE(words::rule(space.id));
        }
        QCOMPARE(static_cast<int>(spaceNames.size()), spaceCount);
        for (int upgrade = 0; upgrade < upgradeKinds; ++upgrade) {
            WELL_SAID(words::name(static_cast<Upgrade>(upgrade)));
            SENTENCE(words::rule(static_cast<Upgrade>(upgrade)));
        }
        for (int phase = 0; phase <= static_cast<int>(Phase::Finished); ++phase) {
            WELL_SAID(words::name(static_cast<Phase>(phase)));
            SENTENCE(words::rule(static_cast<Phase>(phase)));
        }
        for (int stage = 0; stage <= static_cast<int>(PickStage::Normal); ++stage)
            WELL_SAID(words::name(static_cast<PickStage>(stage)));
        for (const words::PointSource source : words::pointSources)
            WELL_SAID(words::name(source));
        for (PlantId plant = 0; plant < plantCardCount; ++plant)
            WELL_SAID(words::description(plant));
    }

    void takesItsNumbersFromTheCards() {
        QCOMPARE(english(words::rule(Tool::SeedBag)),
                 std::string("Draw 5 plants from the deck, keep 2 and discard the rest."));
        QCOMPARE(
            english(words::rule(Tool::Dissertation)),
            std::string("Pay 1 coin to mark a free research goal. You do not need an action space for it."));
        QCOMPARE(english(words::rule(Assistant::Franz)),
                 std::string("In each breeding phase you may pay him 1 coin. You then have 2 more dice slots "
                             "until the end "
                             "of the round."));
        QCOMPARE(english(words::rule(Space::GoalThree)),
                 std::string("Pay 3 coins to mark a free research goal."));
        QCOMPARE(english(words::description(0)), std::string("Plant 1: RR Ff, 5 points"));
    }

    void namesWhatIsSeen() {
        const auto seen = [](Trait trait, Genotype genotype, Inheritance inheritance) {
            return textOf(words::word(phenotypeOf(trait, genotype, inheritance)));
        };
        using enum Genotype;
        constexpr auto plain = Inheritance::CompleteDominance;
        QCOMPARE(seen(Trait::SeedShape, Heterozygous, plain), QStringLiteral("round"));
        QCOMPARE(seen(Trait::SeedShape, HomozygousRecessive, plain), QStringLiteral("wrinkled"));
        QCOMPARE(seen(Trait::FlowerColour, HomozygousDominant, plain), QStringLiteral("purple"));
        QCOMPARE(seen(Trait::FlowerColour, HomozygousRecessive, plain), QStringLiteral("white"));
        QCOMPARE(seen(Trait::FlowerColour, Heterozygous, Inheritance::Codominance),
                 QStringLiteral("red and white"));
        QCOMPARE(seen(Trait::FlowerColour, Heterozygous, Inheritance::IncompleteDominance),
                 QStringLiteral("pink"));
        QCOMPARE(seen(Trait::PodColour, Heterozygous, plain), QStringLiteral("green"));
        QCOMPARE(seen(Trait::PodColour, HomozygousRecessive, plain), QStringLiteral("yellow"));
        QCOMPARE(seen(Trait::PlantHeight, HomozygousDominant, plain), QStringLiteral("tall"));
        QCOMPARE(seen(Trait::PlantHeight, HomozygousRecessive, plain), QStringLiteral("short"));
        QCOMPARE(seen(Trait::PlantHeight, Heterozygous, Inheritance::IncompleteDominance),
                 QStringLiteral("medium"));
    }

    void describesEveryGoal() {
        for (const Trait trait : allTraits)
            for (const Inheritance inheritance :
                 {Inheritance::CompleteDominance, Inheritance::IncompleteDominance})
                for (int goal = 0; goal < goalCount(inheritance); ++goal) {
                    WELL_SAID(words::goalName(trait, inheritance, goal));
                    SENTENCE(words::goalRule(trait, inheritance, goal));
                }
        QCOMPARE(textOf(words::goalName(Trait::SeedShape, Inheritance::CompleteDominance, 0)),
                 QStringLiteral("round seeds (RR, Rr)"));
        QCOMPARE(
            textOf(words::goalRule(Trait::FlowerColour, Inheritance::Codominance, 1)),
            QStringLiteral("2 points at the end of the game for each of your completed plants with red and "
                           "white flowers (Ff)."));
    }

    void callsNamelessSeatsByTheirNumber() {
        const words::Table table{{"", "Marco"}, {}};
        QCOMPARE(textOf(words::name(table, 0)), QStringLiteral("Player 1"));
        QCOMPARE(textOf(words::name(table, 1)), QStringLiteral("Marco"));
        QCOMPARE(textOf(words::name(table, 2)), QStringLiteral("Player 3"));
        // A name is not a pattern.
        QCOMPARE(textOf(words::phrase(event::TurnEnded{0}, {{"%1 %2"}, {}})),
                 QStringLiteral("%1 %2 ended the turn."));
    }

    void doesNotNameHiddenCards() {
        const words::Table table{names, {}};
        const auto told = [&table](const Event& event, Seat viewer) {
            const std::vector<Event> seen = observeEvents({event}, viewer);
            return seen.empty() ? QString() : textOf(words::phrase(seen[0], table));
        };
        const event::PlantTaken fromDeck{0, 11, {}};
        QCOMPARE(told(fromDeck, 0), QStringLiteral("Alina drew plant 12 (-) from the deck.")
                                        .replace('-', QString::fromStdString(words::traits(11))));
        QCOMPARE(told(fromDeck, 1), QStringLiteral("Alina drew a plant from the deck."));
        QCOMPARE(told(fromDeck, noSeat), QStringLiteral("Alina drew a plant from the deck."));
        QCOMPARE(told(event::PlantTaken{0, 11, {2}}, 1), told(event::PlantTaken{0, 11, {2}}, 0));
        QCOMPARE(told(event::ToolTaken{0, 4, {}}, 1), QStringLiteral("Alina drew a tool from the deck."));
        QCOMPARE(told(event::PlantKept{0, 4}, 1), QStringLiteral("Alina kept a plant."));
        QCOMPARE(told(event::SetupChosen{0, 1, 2, 3}, 1), QStringLiteral("Alina has chosen."));
    }

    void saysWhatToDoAtEveryChoice() {
        std::set<PendingKind> kinds;
        core::Random random(6);
        ActionList legal;
        for (unsigned game = 0; game < 80; ++game) {
            Setup setup{.players = minSeats + static_cast<int>(game) % 4,
                        .seed = game,
                        .flowerColour = static_cast<Inheritance>(game % 3),
                        .plantHeight = static_cast<Inheritance>(game % 2)};
            if (game % 5 == 4) {
                setup.players = 1;
                setup.johann = static_cast<Difficulty>(1 + game % 3);
            }
            State state = newGame(setup);
            const words::Table table = words::tableOf(state, names);
            std::vector<Event> events;
            while (!state.finished()) {
                kinds.insert(state.now().kind);
                legalActions(state, legal);
                for (Seat seat = 0; seat < state.seats; ++seat)
                    SENTENCE(words::prompt(observe(state, seat).visible, seat, names));
                SENTENCE(words::prompt(state, noSeat));
                for (const Action& action : legal) {
                    WELL_SAID(words::label(state, action));
                    // The player's own view has the same buttons.
                    QCOMPARE(english(words::label(observe(state, state.actor).visible, action)),
                             english(words::label(state, action)));
                }
                const Bot* const bot = Roster::find(game % 2 == 0 ? "simple" : "random");
                events.clear();
                applyLegal(state, bot->chooseAction(observe(state, state.actor), legal, random), &events);
                for (Seat seat = 0; seat < state.seats; ++seat)
                    for (const Event& event : observeEvents(events, seat))
                        SENTENCE(words::phrase(event, table));
            }
            QCOMPARE(textOf(words::prompt(state, 0)), QStringLiteral("The game is over."));
        }
        QCOMPARE(kinds.size(), static_cast<std::size_t>(PendingKind::Purchase) + 1);
    }

    void labelsAnyWellFormedActionInAnyState() {
        core::Random random(8);
        ActionList legal;
        State state = newGame({.players = 5, .seed = 2});
        for (int step = 0; step < 3000; ++step) {
            Action action{.kind = static_cast<ActionKind>(random.below(20)),
                          .item = static_cast<std::uint8_t>(random.below(60)),
                          .place = static_cast<std::uint8_t>(random.below(60)),
                          .trait = static_cast<Trait>(random.below(4)),
                          .area = static_cast<PoolArea>(random.below(4)),
                          .partner = static_cast<PoolArea>(random.below(4)),
                          .mode = static_cast<std::uint8_t>(random.below(6)),
                          .count = static_cast<std::uint8_t>(random.below(4))};
            if (isWellFormed(action))
                WELL_SAID(words::label(state, action));
            if (state.finished())
                continue;
            legalActions(state, legal);
            applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }

    void tellsWhichPromptBelongsToWhom() {
        State state = newGame({.players = 3, .seed = 1, .firstPlayer = 0});
        QCOMPARE(textOf(words::prompt(state, 0)),
                 QStringLiteral("Choose one plant to sow and one to keep; the third is discarded."));
        QCOMPARE(textOf(words::prompt(state, 1, names)), QStringLiteral("Please wait: Alina is choosing."));
        ActionList legal;
        while (state.phase == Phase::Setup) {
            legalActions(state, legal);
            applyLegal(state, legal[0]);
        }
        QCOMPARE(textOf(words::prompt(state, 0)), QStringLiteral("Place a marker on a glowing space."));
        applyLegal(state, act::placeMarker(Space::ParentGenesR));
        QCOMPARE(textOf(words::prompt(state, 0)),
                 QStringLiteral("Seed shape: place a gene tile, or leave the parents as they are."));
        QCOMPARE(textOf(words::label(state, act::placeGeneTile(Side::Top, Genotype::HomozygousRecessive))),
                 QStringLiteral("Set the top parent to rr"));
    }

    void aChoiceNamesWhatStandsOnTheCard() {
        const State state = newGame({.players = 3, .seed = 1, .firstPlayer = 0});
        QCOMPARE(textOf(words::label(state, act::sow(30, 0))),
                 QStringLiteral("Sow plant 31 (FF GG tt) in plot 1"));
        QCOMPARE(textOf(words::label(state, act::sow(30, eduardPlot))),
                 QStringLiteral("Sow plant 31 (FF GG tt) with Brother Eduard"));
    }

    void aMutationDieIsSaidToGiveACoinAndNotToCostOne() {
        const State state = newGame({.players = 3, .seed = 1, .firstPlayer = 0});
        const QString label =
            textOf(words::label(state, act::takeDie(Trait::SeedShape, PoolArea::DeNovo, DieUse::Coin)));
        QVERIFY2(label.startsWith(QStringLiteral("Take 1 coin")), qPrintable(label));
    }

    void aSoloGameNamesItsOpponentInAList() {
        QVERIFY(
            !textOf(Game::progress(newGame({.players = 2, .seed = 1}))).contains(QStringLiteral("Johann")));
        const State solo = newGame({.players = 1, .seed = 1, .johann = Difficulty::Easy});
        QCOMPARE(textOf(Game::progress(solo)), QStringLiteral("Round 1 of 5, against Brother Johann"));
    }
};

GENOTYPE_TEST(WordsTest, long)
#include "words_test.moc"
