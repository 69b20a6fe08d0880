// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "test_registry.h"

#include <array>

using namespace genecards;
using tests::CardTable;

class GeneCardsDealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsTenNumbersAndTwoOfEachActionInEachCategory() {
        int cards = 0;
        std::array<int, categoryCount> ofCategory{};
        std::array<int, mutationCount> ofMutation{};
        std::array<int, numbers + 1> ofNumber{};
        for (CardId card = 0; card < cardKinds; ++card) {
            cards += copiesOf(card);
            ofCategory[static_cast<std::size_t>(categoryOf(card))] += copiesOf(card);
            if (isAction(card))
                ofMutation[static_cast<std::size_t>(mutationOf(card))] += copiesOf(card);
            else
                ofNumber[static_cast<std::size_t>(numberOf(card))] += copiesOf(card);
        }
        QCOMPARE(cards, 72);
        for (const int count : ofCategory)
            QCOMPARE(count, 18);
        for (const int count : ofMutation)
            QCOMPARE(count, 8);
        for (int number = 1; number <= numbers; ++number)
            QCOMPARE(ofNumber[static_cast<std::size_t>(number)], 4);
    }

    void ordersTheCategoriesAsGenesAreExpressed() {
        QCOMPARE(following(Category::Promoter), Category::Operon);
        QCOMPARE(following(Category::Operon), Category::TranscriptionFactor);
        QCOMPARE(following(Category::TranscriptionFactor), Category::ExpressedGene);
        QCOMPARE(following(Category::ExpressedGene), Category::Promoter);
    }

    void takesOnlySetupsThatExist() {
        for (int players = 0; players < 9; ++players)
            QCOMPARE(isValid(Setup{.players = players}), players >= 4 && players <= 6);
        QVERIFY(isValid(Setup{.target = 1}) && isValid(Setup{.target = 2000}));
        QVERIFY(!isValid(Setup{.target = 0}) && !isValid(Setup{.target = 2001}) &&
                !isValid(Setup{.target = -5}));
        QCOMPARE(Setup{}.target, 500);
    }

    void dealsSixCardsEachAndTurnsOneUp() {
        for (int players = minSeats; players <= maxSeats; ++players)
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                std::vector<Event> events;
                const State state = newGame({.players = players, .seed = seed}, &events);
                QVERIFY2(tests::unsound(state).isEmpty(), qPrintable(tests::unsound(state)));
                QCOMPARE(int{state.hand}, 1);
                int dealt = 0;
                for (const Event& one : events)
                    if (const auto* cards = std::get_if<event::CardsDealt>(&one)) {
                        QCOMPARE(cards->cards.size(), 6);
                        ++dealt;
                    }
                QCOMPARE(dealt, players);
                QCOMPARE(state.discard.size(), std::size_t{1});
                const bool insertion = isMutation(state.top(), Mutation::Insertion);
                QCOMPARE(static_cast<int>(state.drawPile.size()), 71 - 6 * players - (insertion ? 2 : 0));
            }
    }

    void drawsTheStarterBySeed() {
        // 6000 draws among 6: each near 1000, six standard deviations (29 each) away at most.
        std::array<int, maxSeats> starts{};
        for (std::uint64_t seed = 0; seed < 6000; ++seed)
            ++starts[newGame({.players = 6, .seed = seed}).starter];
        for (const int count : starts)
            QVERIFY2(count > 826 && count < 1174, qPrintable(QString::number(count)));
    }

    void shufflesEveryCardIntoEveryPlace() {
        std::array<int, cardKinds> held{};
        constexpr int deals = 12'000;
        for (std::uint64_t seed = 0; seed < deals; ++seed) {
            std::vector<Event> events;
            newGame({.players = 4, .seed = seed}, &events);
            for (const Event& one : events)
                if (const auto* dealt = std::get_if<event::CardsDealt>(&one); dealt && dealt->seat == 0)
                    for (const CardId card : dealt->cards)
                        ++held[card];
        }
        // Binomial (deals, 1/12) for a single card: mean 1000, standard deviation 30.
        for (CardId card = 0; card < cardKinds; ++card) {
            const double each = static_cast<double>(held[card]) / copiesOf(card);
            QVERIFY2(each > 850 && each < 1150, cardNotation(card).c_str());
        }
    }

    void givesTheSameGameForTheSameSeed() {
        QVERIFY(newGame({.players = 5, .seed = 7}) == newGame({.players = 5, .seed = 7}));
        QVERIFY(!(newGame({.players = 5, .seed = 7}) == newGame({.players = 5, .seed = 8})));
    }

    void startsWithAPlainTurnOnANumber() {
        CardTable table;
        table.turnUp("operon-4");
        QCOMPARE(table.actor(), 0);
        QVERIFY(table.waitsFor(PendingKind::Turn));
        QCOMPARE(table.top(), QStringLiteral("operon-4"));
    }

    void costsTheStarterTheTurnByATranslocation() {
        CardTable table;
        table.turnUp("gene-translocation");
        QCOMPARE(table.actor(), 1);
        QVERIFY(table.waitsFor(PendingKind::Turn));
        QCOMPARE(table.count<event::TurnLost>(), 1);
        QCOMPARE(table.hand(0), QStringLiteral("factor-1 gene-1"));
    }

    void costsTheStarterTwoCardsAndTheTurnByAnInsertion() {
        CardTable table;
        table.next("operon-8 operon-9").turnUp("gene-insertion");
        QCOMPARE(table.actor(), 1);
        QCOMPARE(table.hand(0), QStringLiteral("operon-8 operon-9 factor-1 gene-1"));
    }

    void letsTheStarterNameASubstitutionAndThenPlay() {
        CardTable table;
        table.hand(0, "promoter-5 operon-6").turnUp("gene-substitution");
        QCOMPARE(table.actor(), 0);
        CARDS_REFUSED(table, "play promoter-5", Refusal::OtherChoiceFirst);
        CARDS_PLAY(table, "swap 2 3");
        QCOMPARE(table.hand(1), QStringLiteral("factor-3 gene-3"));
        QCOMPARE(table.actor(), 0);
        CARDS_PLAY(table, "play promoter-5");
        QCOMPARE(table.actor(), 1);
    }

    void letsTheStarterPlayAnyCardButDeletionOnADeletion() {
        CardTable table;
        table.hand(0, "gene-2 operon-deletion").turnUp("gene-deletion");
        QCOMPARE(table.actor(), 0);
        CARDS_REFUSED(table, "play operon-deletion", Refusal::NoSecondDeletion);
        CARDS_REFUSED(table, "draw", Refusal::OtherChoiceFirst);
        CARDS_PLAY(table, "play gene-2");
        QCOMPARE(table.actor(), 1);
    }

    void letsAStarterWithDeletionsAlonePlayOne() {
        CardTable table;
        table.hand(0, "promoter-deletion operon-deletion").turnUp("gene-deletion");
        QCOMPARE(table.legal(), QStringList({"play promoter-deletion", "play operon-deletion"}));
        CARDS_PLAY(table, "play operon-deletion");
        QCOMPARE(table.actor(), 1);
    }
};

GENOTYPE_TEST(GeneCardsDealTest)
#include "genecards_deal_test.moc"
