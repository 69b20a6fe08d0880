// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/genotype/luck_panel.h"
#include "app/genotype/puzzle_maker.h"
#include "app/theme/theme.h"
#include "app/widgets/segment_row.h"
#include "document/faulty_disk.h"
#include "engine/genotype/aftermath/played_game.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace app;
using genotype::Puzzle;
using genotype::Record;
using tests::playedGame;

namespace {

const QDate keptOn(2026, 3, 4);
const QStringList twoPlayers{QStringLiteral("Alina"), QStringLiteral("Marco")};
constexpr genotype::PuzzleEffort littleEffort{.searched = 60, .screened = 20, .verified = 120};

/// A step of the game whose choice cost a lot, and the better one.
std::optional<std::pair<std::size_t, genotype::Action>> mistake(const genotype::AftermathReport& report) {
    std::optional<std::pair<std::size_t, genotype::Action>> worst;
    double most = 0;
    for (std::size_t step = 0; step < report.steps.size(); ++step)
        if (const auto& choice = report.steps[step].choice; choice && choice->cost.mean > most) {
            most = choice->cost.mean;
            worst = {step, choice->best};
        }
    return worst;
}

} // namespace

/// Puzzles that are made of a finished game.
class OwnPuzzlesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Theme::install();
        m_reporter.setOptions({.samples = 8, .searched = 24, .compared = 24});
        // Random players leave a lot to be improved.
        m_reporter.setGame(playedGame(2, 2, 55, "random"));
        m_reporter.finish();
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void keepsAPuzzleWithItsDayAndTheNameOfItsGame() {
        Puzzle puzzle = genotype::shippedPuzzles().front();
        puzzle.record.title = "Biology club";
        QVERIFY(OwnPuzzles(m_folder->path()).keep(puzzle, keptOn));
        OwnPuzzles own(m_folder->path());
        QCOMPARE(own.all().size(), std::size_t{1});
        const OwnPuzzle& kept = own.all().front();
        QCOMPARE(kept.title, QString("Biology club"));
        QCOMPARE(kept.day, keptOn);
        QVERIFY(kept.puzzle.options == puzzle.options);
        QVERIFY(own.has(puzzle.record, puzzle.record.actions.size()));
        QVERIFY(!own.has(puzzle.record, puzzle.record.actions.size() - 1));
        QVERIFY(own.remove(QString::fromStdString(kept.puzzle.id)));
        QVERIFY(own.all().empty());
    }

    void theLastOneKeptComesFirst() {
        OwnPuzzles own(m_folder->path());
        QVERIFY(own.keep(genotype::shippedPuzzles()[0], keptOn));
        QVERIFY(own.keep(genotype::shippedPuzzles()[1], keptOn.addDays(1)));
        QCOMPARE(own.all().size(), std::size_t{2});
        QCOMPARE(own.all().front().day, keptOn.addDays(1));
    }

    void leavesAFileAloneThatItCannotRead() {
        OwnPuzzles own(m_folder->path());
        QVERIFY(own.keep(genotype::shippedPuzzles()[0], keptOn));
        const QString bad = m_folder->filePath("puzzles/own-2026-03-05-000000000000.puzzles");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("genotype-puzzles 2\n") > 0);
        file.close();
        QCOMPARE(own.all().size(), std::size_t{1});
        QCOMPARE(own.unreadable(), 1);
        QVERIFY(QFile::exists(bad));
    }

    void everyDeedMayFail() {
        FaultyDisk disk;
        bool struck = true;
        for (int failing = 1; struck; ++failing) {
            const QTemporaryDir folder;
            OwnPuzzles own(folder.filePath("data"));
            disk.fail(failing, FaultyDisk::Often::Once);
            const bool kept = own.keep(genotype::shippedPuzzles()[0], keptOn);
            struck = disk.hasStruck();
            disk.recover();
            QCOMPARE(kept, !struck);
            QCOMPARE(own.all().size(), std::size_t(kept ? 1 : 0));
            QCOMPARE(own.unreadable(), 0);
        }
    }

    void makesAPuzzleOfAMistakeInARealGame() {
        PuzzleMaker maker(m_folder->path());
        maker.setEffort(littleEffort);
        maker.setGame(m_reporter.record());
        const auto found = mistake(*m_reporter.report());
        QVERIFY(found);
        QSignalSpy changed(&maker, &PuzzleMaker::changed);
        maker.make(found->first, found->second);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Working);
        QTRY_VERIFY_WITH_TIMEOUT(maker.state(found->first) != PuzzleMaker::State::Working, 60'000);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Kept);
        QCOMPARE(changed.size(), 2);
        OwnPuzzles own(m_folder->path());
        QCOMPARE(own.all().size(), std::size_t{1});
        const Puzzle& puzzle = own.all().front().puzzle;
        const genotype::Action made = m_reporter.record().actions[found->first];
        QVERIFY(!(puzzle.options[puzzle.best()].action == made));
        // Another program over the same folder knows it.
        PuzzleMaker other(m_folder->path());
        other.setGame(m_reporter.record());
        QCOMPARE(other.state(found->first), PuzzleMaker::State::Kept);
    }

    void aGameAgainstBrotherJohannMakesPuzzlesToo() {
        LuckReporter solo;
        solo.setOptions({.samples = 8, .searched = 24, .compared = 24});
        solo.setGame(playedGame(1, 2, 57, "random"));
        solo.finish();
        PuzzleMaker maker(m_folder->path());
        maker.setEffort(littleEffort);
        maker.setGame(solo.record());
        const auto found = mistake(*solo.report());
        QVERIFY(found);
        maker.make(found->first, found->second);
        QTRY_COMPARE_WITH_TIMEOUT(maker.state(found->first), PuzzleMaker::State::Kept, 60'000);
        OwnPuzzles own(m_folder->path());
        QCOMPARE(own.all().size(), std::size_t{1});
        QCOMPARE(own.all().front().puzzle.record.setup.players, 1);
    }

    void saysSoIfNothingIsClearlyBetter() {
        PuzzleMaker maker(m_folder->path());
        maker.setEffort(littleEffort);
        maker.setGame(m_reporter.record());
        const auto found = mistake(*m_reporter.report());
        // What was made is said to be the best, so there is no mistake.
        std::size_t forced = 0;
        for (std::size_t step = 0; step < m_reporter.report()->steps.size() && forced == 0; ++step) {
            genotype::ActionList legal;
            genotype::legalActions(genotype::replay(m_reporter.record(), step).state, legal);
            if (legal.size() == 1)
                forced = step;
        }
        QVERIFY(found && forced > 0);
        maker.make(forced, m_reporter.record().actions[forced]);
        QTRY_COMPARE_WITH_TIMEOUT(maker.state(forced), PuzzleMaker::State::Unclear, 60'000);
        QVERIFY(OwnPuzzles(m_folder->path()).all().empty());
    }

    void theReportOffersItBesideAChoice() {
        PuzzleMaker maker(m_folder->path());
        maker.setEffort(littleEffort);
        maker.setGame(m_reporter.record());
        LuckPanel panel(m_reporter, twoPlayers, 0, nullptr, &maker);
        panel.show();
        auto* keep = panel.findChild<QPushButton*>(QStringLiteral("keepPuzzle"));
        if (!keep) {
            panel.findChild<SegmentRow*>(QStringLiteral("luckSeat"))->setValue(1);
            keep = panel.findChild<QPushButton*>(QStringLiteral("keepPuzzle"));
        }
        QVERIFY(keep && keep->isVisible());
        const auto* told = keep->parentWidget()->findChild<QLabel*>(QStringLiteral("keptPuzzle"));
        QVERIFY(!told->isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QVERIFY(!keep->isVisible());
        QVERIFY2(told->text().contains("being played on"), qPrintable(told->text()));
        QTRY_VERIFY_WITH_TIMEOUT(!told->text().contains("being played on"), 60'000);
        const bool kept = told->text() == "It is among your puzzles.";
        QCOMPARE(OwnPuzzles(m_folder->path()).all().size(), std::size_t(kept ? 1 : 0));
    }

private:
    LuckReporter m_reporter;
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(OwnPuzzlesTest, slow)
#include "own_puzzles_test.moc"
