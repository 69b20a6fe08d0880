// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "engine/genecards/bots/roster.h"
#include "engine/genecards/bots/thoughtful_bot.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

namespace {

QString choiceOf(const State& state, const QByteArray& id = "thoughtful") {
    ActionList legal;
    legalActions(state, legal);
    core::Random random(1);
    const core::Bot<Game>* const bot = Roster::find(id.constData());
    constexpr int playouts = 600; // for the one that plays ahead
    return QString::fromStdString(
        notation(bot->chooseAction(observe(state, state.actor), legal, random, {.iterations = playouts})));
}

void bothThatThink() {
    QTest::addColumn<QByteArray>("bot");
    for (const char* id : {"thoughtful", "monod"})
        QTest::newRow(id) << QByteArray(id);
}

/// Games that this bot in seat 0 wins against three random players.
int winsOf(const char* id, int games) {
    core::Random random(11);
    ActionList legal;
    int wins = 0;
    for (int game = 0; game < games; ++game) {
        State state = newGame({.target = 200, .seed = static_cast<std::uint64_t>(game)});
        while (!state.finished()) {
            legalActions(state, legal);
            const core::Bot<Game>* const bot = Roster::find(state.actor == 0 ? id : "random");
            applyLegal(state, bot->chooseAction(observe(state, state.actor), legal, random));
        }
        wins += winners(state) & 1;
    }
    return wins;
}

} // namespace

class GeneCardsBotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesItsBotsWeakestFirst() {
        QCOMPARE(Roster::ids().size(), std::size_t{3});
        for (const std::string_view id : Roster::ids())
            QVERIFY(Roster::find(id));
        QCOMPARE(Roster::ids().front(), std::string_view("random"));
        QVERIFY(!Roster::find("mendel"));
    }

    void winsFarMoreThanItsShareAgainstChance() {
        // 60 of 240 would be an even share; chance alone has a standard deviation of 7.
        const int thoughtful = winsOf("thoughtful", 240);
        QVERIFY2(thoughtful > 120, qPrintable(QString::number(thoughtful)));
    }

    void seesNothingThatItsSeatDoesNot_data() { bothThatThink(); }

    void seesNothingThatItsSeatDoesNot() {
        QFETCH(const QByteArray, bot);
        CardTable one;
        one.hand(0, "operon-1 operon-substitution gene-4 factor-9")
            .hand(1, "gene-2 gene-5")
            .next("operon-2 operon-3");
        CardTable other;
        other.hand(0, "operon-1 operon-substitution gene-4 factor-9")
            .hand(1, "gene-6 gene-7")
            .next("factor-2 operon-3");
        other.state.random = core::Random(77);
        QVERIFY(observe(one.state, 0) == observe(other.state, 0));
        QCOMPARE(choiceOf(one.state, bot), choiceOf(other.state, bot));
        CARDS_PLAY(one, "play operon-substitution");
        CARDS_PLAY(other, "play operon-substitution");
        QCOMPARE(choiceOf(one.state, bot), choiceOf(other.state, bot));
    }

    void endsTheHandWhenItCan_data() { bothThatThink(); }

    void endsTheHandWhenItCan() {
        QFETCH(const QByteArray, bot);
        CardTable table;
        table.hand(0, "operon-5");
        QCOMPARE(choiceOf(table.state, bot), QStringLiteral("play operon-5"));
        table.hand(0, "gene-9").next("operon-1");
        CARDS_PLAY(table, "draw");
        QCOMPARE(choiceOf(table.state, bot), QStringLiteral("play operon-1"));
    }

    void takesTheShortestHandByASubstitution_data() { bothThatThink(); }

    void takesTheShortestHandByASubstitution() {
        QFETCH(const QByteArray, bot);
        CardTable table;
        table.hand(0, "operon-substitution gene-9 gene-8 gene-7 gene-6").hand(2, "factor-3");
        CARDS_PLAY(table, "play operon-substitution");
        QCOMPARE(choiceOf(table.state, bot), QStringLiteral("swap 1 3"));
    }

    void keepsItsOwnHandWhenItIsTheShortest() {
        CardTable table;
        table.hand(0, "operon-substitution gene-9");
        CARDS_PLAY(table, "play operon-substitution");
        QVERIFY(!choiceOf(table.state).startsWith(QStringLiteral("swap 1")));
    }

    void shedsTheDearerCardWhenSomebodyIsNearlyOut() {
        CardTable table;
        table.hand(0, "operon-1 operon-10 gene-4 gene-6").hand(1, "factor-2");
        QCOMPARE(choiceOf(table.state), QStringLiteral("play operon-10"));
    }

    void keepsCardsThatAnswerMore() {
        // Both operons fit and are worth about the same; after operon 8 the hand still has an operon and a 9.
        CardTable table;
        table.hand(0, "operon-8 operon-9 factor-8 gene-8 promoter-8");
        QCOMPARE(choiceOf(table.state), QStringLiteral("play operon-9"));
    }
};

GENOTYPE_TEST(GeneCardsBotTest)
#include "genecards_bot_test.moc"
