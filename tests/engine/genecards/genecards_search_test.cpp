// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "engine/genecards/bots/playout.h"
#include "engine/genecards/bots/resample.h"
#include "engine/genecards/bots/words_hint.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

/// The bot of Gene Expression that plays hands to their ends, and the hint.
class GeneCardsSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWorldLooksLikeTheOneThatTheSeatSees() {
        core::Random random(3);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            State state = newGame({.players = 5, .target = 200, .seed = seed});
            ActionList legal;
            while (!state.finished()) {
                if (state.phase == Phase::Playing) {
                    const Observation seen = observe(state, state.actor);
                    const State world = resample(seen, random);
                    QVERIFY(observe(world, state.actor) == seen);
                    State played = world;
                    playOut(played, random);
                    QVERIFY(played.phase != Phase::Playing);
                }
                legalActions(state, legal);
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
    }

    void prospectsAddUpAndGrowWithThePoints() {
        State state = newGame({.players = 4, .target = 500, .seed = 1});
        state.scores = {300, 120, 40, 0};
        int all = 0;
        for (Seat seat = 0; seat < 4; ++seat) {
            all += prospects(state, seat);
            QVERIFY(seat == 0 || prospects(state, seat) < prospects(state, static_cast<Seat>(seat - 1)));
        }
        QVERIFY(qAbs(all - 1'000'000) < 5);
        state.phase = Phase::Finished;
        QCOMPARE(prospects(state, 0), 1'000'000);
        QCOMPARE(prospects(state, 1), 0);
    }

    void anEndedSearchStillAnswers() {
        CardTable table;
        table.hand(0, "operon-1 operon-10 gene-4 gene-6");
        ActionList legal;
        legalActions(table.state, legal);
        core::Random random(1);
        std::stop_source source;
        source.request_stop();
        const SearchResult found = search(observe(table.state, 0), legal, random,
                                          {.iterations = 1'000'000, .stop = source.get_token()});
        QCOMPARE(found.playouts, 0);
        QVERIFY(isLegal(table.state, found.ranked.front().action));
    }

    void theHintCountsTheCardsThatAreLeft() {
        CardTable table;
        table.hand(0, "operon-1 operon-10 gene-4 gene-6").hand(1, "factor-2");
        const Observation seen = observe(table.state, 0);
        const Hint made = hint(
            seen,
            {{{act::play(parseCard("operon-10")), 3120, 50}, {act::play(parseCard("operon-1")), 2900, 50}},
             100},
            {});
        // By hand: what operon 1, gene 4 and gene 6 answer, of all cards but these four and the discards.
        CardSet rest = table.state.handOf(0);
        rest.erase(parseCard("operon-10"));
        int all = 0;
        int answered = 0;
        for (CardId card = 0; card < cardKinds; ++card) {
            int unseen = copiesOf(card) - table.state.handOf(0).count(card);
            for (const CardId gone : table.state.discard)
                unseen -= gone == card;
            all += unseen;
            answered += anyFits(rest, card) ? unseen : 0;
        }
        const QString first = QString::fromStdString(core::english(made.reasons[0]));
        QVERIFY2(first.contains(QString("answer %1 %").arg(qRound(100.0 * answered / all))),
                 qPrintable(first));
        const QString last = QString::fromStdString(core::english(made.reasons.back()));
        QVERIFY2(last.contains("you save 10 points"), qPrintable(last));
    }

    void theHintSaysWhoseHandASubstitutionTakesOver() {
        CardTable table;
        table.hand(0, "operon-substitution gene-9 gene-8 gene-7 gene-6").hand(1, "gene-2 gene-5 gene-3");
        table.hand(2, "factor-3 gene-1");
        const std::vector<std::string> names{"Anna", "Ben", "Cem"};
        const auto reasons = [&](const Action& action) {
            QStringList said;
            for (const core::Phrase& reason :
                 hint(observe(table.state, 0), {{{action, 5000, 9}}, 9}, names).reasons)
                said << QString::fromStdString(core::english(reason));
            return said.join(QLatin1Char(' '));
        };
        const Action play = act::play(parseCard("operon-substitution"));
        QVERIFY2(reasons(play).contains("You can take over Cem's hand of 2 cards."),
                 qPrintable(reasons(play)));
        CARDS_PLAY(table, "play operon-substitution");
        const QString swap = reasons(act::swap(0, 2));
        QVERIFY2(swap.startsWith("You take over Cem's hand of 2 cards. You hand over 4 cards."),
                 qPrintable(swap));
        CardTable few;
        few.hand(0, "operon-substitution gene-9").hand(1, "gene-2 gene-5").hand(2, "factor-3 gene-1");
        few.hand(3, "factor-7 gene-3");
        table.state = few.state;
        QVERIFY2(reasons(play).contains("Nobody has fewer cards than you keep, so let two others swap"),
                 qPrintable(reasons(play)));
    }

    void everyHintGivesReasonsInWholeSentences() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            State state = newGame({.players = 4, .target = 200, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            while (!state.finished()) {
                legalActions(state, legal);
                if (legal.size() > 1) {
                    const Hint made = core::Adviser<Game>::advise(observe(state, state.actor), legal, random,
                                                                  {.iterations = 40}, {"Anna", "Ben"});
                    QVERIFY(isLegal(state, made.action));
                    QVERIFY(!made.reasons.empty());
                    for (const core::Phrase& reason : made.reasons)
                        QVERIFY(QString::fromStdString(core::english(reason)).endsWith(QLatin1Char('.')));
                }
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
    }
};

GENOTYPE_TEST(GeneCardsSearchTest)
#include "genecards_search_test.moc"
