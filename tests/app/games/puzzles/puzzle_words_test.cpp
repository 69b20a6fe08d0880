// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/language.h"
#include "app/games/puzzles/puzzle_words.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/garden_odds.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <cmath>
#include <set>

using namespace app;
using namespace app::puzzle_words;
using genotype::Puzzle;
using genotype::PuzzleKind;

namespace {

genotype::Observation seenIn(const Puzzle& puzzle) {
    const genotype::State state = genotype::replay(puzzle.record).state;
    return genotype::observe(state, state.actor);
}

/// A puzzle whose options are behind by these numbers of points.
Puzzle behindBy(std::initializer_list<double> behind, std::size_t obvious) {
    Puzzle puzzle{.id = "test", .record = {}, .options = {}, .obvious = obvious};
    for (const double points : behind)
        puzzle.options.push_back({genotype::act::pass(),
                                  {-points, 0.1},
                                  points == 0 ? genotype::Estimate{} : genotype::Estimate{points, 0.1}});
    return puzzle;
}

} // namespace

class PuzzleWordsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyTheBestIsRightWhereItMatters() {
        const Puzzle clear = behindBy({3, 0, 5}, 1);
        QVERIFY(isRight(clear, 1) && !isRight(clear, 0) && !isRight(clear, 2));
        QVERIFY(!isRight(clear, std::nullopt));
        const Puzzle neutral = behindBy({0.3, 0, 0.2}, 1);
        QVERIFY(isRight(neutral, 0) && isRight(neutral, 2) && isRight(neutral, std::nullopt));
    }

    void aPuzzleOfOnesOwnInBetweenHasTheNearestKind() {
        QCOMPARE(nearestKind(behindBy({0, 1.2}, 0)), PuzzleKind::Clear);
        QCOMPARE(nearestKind(behindBy({0, 1.2}, 1)), PuzzleKind::Unobvious);
        QVERIFY(!isRight(behindBy({0, 1.2}, 1), 1));
        QVERIFY(!isRight(behindBy({0, 1.2}, 1), std::nullopt));
    }

    void saysWhatTheGardenNeeds() {
        genotype::Record record;
        record.setup.position.emplace().plants[0] = {6, 29}; // rr, FF and Gg, and Gg and Tt
        const genotype::State state = genotype::replay(record).state;
        QCOMPARE(needs(genotype::observe(state, 0), 0), QString("rr, FF, 2 × Gg, Tt"));
        QCOMPARE(needs(genotype::observe(state, 0), 4), QString());
    }

    void namesTheToolsInHandAndTheAssistants() {
        genotype::Observation seen;
        seen.visible.players[0].tools[static_cast<std::size_t>(genotype::Tool::Rake)] = 1;
        seen.visible.players[0].tools[static_cast<std::size_t>(genotype::Tool::PocketWatch)] = 2;
        QCOMPARE(tools(seen), QString("Rake, 2 × Pocket Watch"));
        QVERIFY(assistants(seen).isEmpty());
        seen.visible.players[0].assistants = 1u << static_cast<int>(genotype::Assistant::Anna);
        QCOMPARE(assistants(seen), QString("Sister Anna"));
        QVERIFY(tools({}).isEmpty());
    }

    void saysWhoPlaysOn() {
        Puzzle puzzle = behindBy({0, 3}, 0);
        puzzle.worlds = 200;
        const QString said = playedOn(puzzle, genotype::newGame({.players = 3}), "Alina");
        QVERIFY2(said.contains("if Alina chooses as a Researcher does"), qPrintable(said));
        QVERIFY2(said.contains("everybody else as an Apprentice does"), qPrintable(said));
        QVERIFY2(said.contains("in 200 games"), qPrintable(said));
        genotype::Setup solo{.players = 1};
        solo.johann = genotype::Difficulty::Standard;
        const QString alone = playedOn(puzzle, genotype::newGame(solo), "Alina");
        QVERIFY2(alone.contains("Brother Johann plays by his cards"), qPrintable(alone));
        QVERIFY(!alone.contains("Apprentice"));
    }

    void saysWhatAWrongAnswerCosts() {
        QCOMPARE(verdict(behindBy({3, 0, 5}, 1), 2),
                 QString("2 is best: 5.0 points better than your answer."));
        QCOMPARE(verdict(behindBy({3, 0, 5}, 1), 1), QString("Right: 2 is best."));
        QCOMPARE(figureOf({-1.24, 0.1}), QString("−1.2 ± 0.2"));
    }

    void whereItMattersThereAreReasonsAndALesson() {
        for (const Puzzle& puzzle : genotype::shippedPuzzles()) {
            const genotype::Observation seen = seenIn(puzzle);
            const bool neutral = kindOf(puzzle) == PuzzleKind::Neutral;
            QVERIFY2(reasons(puzzle, seen).isEmpty() == neutral, puzzle.id.c_str());
            QVERIFY2(topicInUse(lesson(puzzle, seen.visible)), puzzle.id.c_str());
            QVERIFY(!belongings(seen).isEmpty() && !kindWords(puzzle).isEmpty());
        }
    }

    /// "… in %4 of 100 rolls" is 1 − (1 − n/9)⁵, for each genotype that is needed.
    void theChancesAreExact() {
        static const QRegularExpression chance(
            QStringLiteral("You need (\\w+): .* to (\\d) in 9 dice, .* in (\\d+) of 100 rolls\\."));
        int checked = 0;
        for (const Puzzle& puzzle : genotype::shippedPuzzles()) {
            const genotype::Observation seen = seenIn(puzzle);
            std::set<QString> needed;
            for (const auto& need : lessons::neededGenotypes(seen, seen.seat))
                needed.insert(QString::fromUtf8(notation(need.trait, need.genotype).data(), 2));
            for (const QString& sentence : odds(puzzle, seen)) {
                const auto match = chance.match(sentence.section(QStringLiteral(". "), 0, 0) +
                                                (sentence.contains(QStringLiteral(". ")) ? "." : ""));
                if (!match.hasMatch())
                    continue;
                ++checked;
                QVERIFY(needed.count(match.captured(1)) == 1);
                const double one = 1 - std::pow(1 - match.captured(2).toInt() / 9.0, 5);
                QCOMPARE(match.captured(3).toInt(),
                         std::min(int(std::lround(one * 100)), one < 1 ? 99 : 100));
            }
            if (puzzle.options[puzzle.best()].action.kind == genotype::ActionKind::Sow)
                QVERIFY2(!odds(puzzle, seen).isEmpty(), puzzle.id.c_str());
        }
        QVERIFY(checked > 3);
    }
};

GENOTYPE_TEST(PuzzleWordsTest)
#include "puzzle_words_test.moc"
