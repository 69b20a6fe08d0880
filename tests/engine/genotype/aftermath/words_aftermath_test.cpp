// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/words_aftermath.h"

#include "engine/genotype/aftermath/fresh_chance.h"
#include "engine/genotype/bots/garden_view.h"
#include "played_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;
using tests::playedGame;

namespace {

QString tell(const Record& record, const AftermathReport& report, const TurningPoint& point) {
    const ToldTurningPoint words = told(record, report, point, 0);
    std::string text = core::english(words.heading);
    for (const core::Phrase& reason : words.reasons)
        text += '\n' + core::english(reason);
    return QString::fromStdString(text);
}

} // namespace

class WordsAftermathTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The odds are those of the parents at the roll; a gene tile is named only if it would have helped.
    void explainsARollByTheSquares() {
        const Record record = playedGame(2, 5, 41);
        State state = newGame(record.setup);
        AftermathReport report;
        int told = 0;
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            State next = state;
            applyLegal(next, record.actions[i]);
            report.steps.push_back({.round = state.round, .actor = state.actor});
            if (chanceBetween(state, next) == ChanceKind::Dice && next.phase == Phase::Breeding) {
                const QString text = tell(record, report, {TurningPoint::Kind::Dice, i, {-3, 0.1}});
                QVERIFY2(text.startsWith(QString("Round %1: the dice\n").arg(state.round)), qPrintable(text));
                QVERIFY2(text.contains("Player 1 needed ") && text.contains(" × ") &&
                             text.contains(" in 9 dice") && text.contains("This time, "),
                         qPrintable(text));
                ++told;
            }
            state = next;
        }
        QCOMPARE(told, 5);
    }

    /// The action that leads to the roll may sow a plant or change the parents.
    void explainsARollByTheBoardOnWhichTheDiceFell() {
        int changed = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Record record = playedGame(2, 2, seed);
            State state = newGame(record.setup);
            AftermathReport report;
            for (std::size_t i = 0; i < record.actions.size(); ++i) {
                State next = state;
                applyLegal(next, record.actions[i]);
                report.steps.push_back({.round = state.round, .actor = state.actor});
                if (next.phase == Phase::Breeding && state.phase == Phase::Working) {
                    const QString text = tell(record, report, {TurningPoint::Kind::Dice, i, {-3, 0.1}});
                    const GardenView before(state, 0);
                    const GardenView garden(next, 0);
                    bool right = garden.openTotal == 0;
                    for (const Trait trait : allTraits)
                        for (const Genotype genotype : allGenotypes) {
                            const Parents parents = next.bench(trait).parents;
                            const QString needed =
                                QString("needed %1. %2 × %3 gives")
                                    .arg(QString::fromStdString(std::string(notation(trait, genotype))),
                                         QString::fromStdString(std::string(notation(trait, parents.left))),
                                         QString::fromStdString(std::string(notation(trait, parents.top))));
                            right |= text.contains(needed) && garden.open[static_cast<std::size_t>(trait)]
                                                                         [static_cast<std::size_t>(genotype)];
                        }
                    QVERIFY2(right, qPrintable(text));
                    changed += before.open != garden.open || state.benches != next.benches;
                }
                state = next;
            }
        }
        QVERIFY(changed > 0);
    }

    void aRollInShortHasItsSquareAndCountsTheDiceThatShowedIt() {
        const Record record = playedGame(2, 5, 41);
        State state = newGame(record.setup);
        AftermathReport report;
        int shown = 0;
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            State next = state;
            applyLegal(next, record.actions[i]);
            report.steps.push_back({.round = state.round, .actor = state.actor});
            if (chanceBetween(state, next) == ChanceKind::Dice && next.phase == Phase::Breeding) {
                const ToldTurningPoint words =
                    told(record, report, {TurningPoint::Kind::Dice, i, {-3, 0.1}}, 0);
                QVERIFY(words.square && words.square->wanted);
                const Trait trait = words.square->trait;
                const Genotype wanted = *words.square->wanted;
                QVERIFY(words.square->parents == next.bench(trait).parents);
                int dice = 0;
                for (const Die& die : next.bench(trait).dice)
                    dice += poolAreaOf(words.square->parents, die.face) == static_cast<PoolArea>(wanted);
                const auto summary = QString::fromStdString(core::english(words.summary));
                const QString count = dice == 0 ? QString("None") : QString::number(dice);
                QVERIFY2(summary.contains(". " + count + " of the five"), qPrintable(summary));
                QCOMPARE(core::english(words.title), "The dice for " + std::string(notation(trait, wanted)));
                ++shown;
            }
            state = next;
        }
        QCOMPARE(shown, 5);
    }

    void aGeneTileInShortShowsTheSquareThatItMakes() {
        int shown = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Record record = playedGame(2, 3, seed);
            State state = newGame(record.setup);
            AftermathReport report;
            for (std::size_t i = 0; i < record.actions.size(); ++i) {
                State next = state;
                applyLegal(next, record.actions[i]);
                report.steps.push_back({.actor = state.actor, .choice = Choice{record.actions[i], {2, 0.1}}});
                if (record.actions[i].kind == ActionKind::PlaceGeneTile) {
                    const Trait trait = state.now().trait;
                    const auto words =
                        told(record, report, {TurningPoint::Kind::Choice, i, {-2, 0.1}}, state.actor);
                    QVERIFY(words.square && words.square->parents == next.bench(trait).parents);
                    ++shown;
                }
                state = next;
            }
        }
        QVERIFY(shown > 0);
    }

    void namesTheChoiceAndTheBetterOne() {
        const Record record = playedGame(2, 2, 42);
        State state = newGame(record.setup);
        AftermathReport report;
        for (std::size_t i = 0; i < record.actions.size() && state.actor == 0; ++i) {
            ActionList legal;
            legalActions(state, legal);
            const Action other = legal[0] == record.actions[i] ? legal[1] : legal[0];
            report.steps.push_back({.actor = 0, .choice = Choice{other, {2, 0.1}}});
            const QString text = tell(record, report, {TurningPoint::Kind::Choice, i, {-2, 0.1}});
            QVERIFY2(text.contains("Player 1 chose “") && text.contains("The best choice found: "),
                     qPrintable(text));
            applyLegal(state, record.actions[i]);
        }
        QVERIFY(!report.steps.empty());
    }

    void everyShareHasANameAndARule() {
        for (const Share share : allShares) {
            QVERIFY(!core::english(name(share)).empty());
            QVERIFY(core::english(rule(share)).back() == '.');
        }
    }
};

GENOTYPE_TEST(WordsAftermathTest)
#include "words_aftermath_test.moc"
