// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/games/genotype/luck_panel.h"
#include "app/games/genotype/puzzle_maker.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/aftermath/played_game.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace app;
using genotype::Puzzle;
using genotype::Record;
using tests::playedGame;

namespace {

const QDate keptOn(2026, 3, 4);
const QStringList twoPlayers{QStringLiteral("Alina"), QStringLiteral("Marco")};
/// For a busy machine; nothing waits that long.
constexpr int makingAPuzzle = 300'000;

genotype::PuzzleEffort littleEffort(int worlds = 120) {
    genotype::PuzzleEffort effort{.searched = 60, .compared = 8};
    effort.measured.most = worlds;
    return effort;
}

/// More than any test waits for.
genotype::PuzzleEffort endlessEffort() {
    return littleEffort(1'000'000);
}

/// A part of it by its name.
template <typename Widget> Widget* partOf(const QWidget& panel, const char* name) {
    return find<Widget>(panel, name);
}

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

    void aChangedPuzzleIsNotShownWithoutASentence() {
        QVERIFY(OwnPuzzles(m_folder->path()).keep(genotype::shippedPuzzles().front(), keptOn));
        const QDir folder(m_folder->filePath(QStringLiteral("puzzles")));
        const QString path = folder.filePath(folder.entryList(QDir::Files).value(0));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        DamageLog::current().take();
        for (qsizetype byte = 0; byte < whole.size(); byte += 5) {
            QByteArray changed = whole;
            changed[byte] = char(changed[byte] ^ 1);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(changed);
            file.close();
            OwnPuzzles own(m_folder->path());
            QVERIFY2(own.all().empty() && own.unreadable() == 1, QByteArray::number(byte));
        }
        // Once: the file stays in its place.
        QCOMPARE(DamageLog::current().take().filter(QDir::toNativeSeparators(path)).size(), 1);
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
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = littleEffort()});
        maker.setGame(m_reporter.record());
        const auto found = mistake(*m_reporter.report());
        QVERIFY(found);
        QSignalSpy changed(&maker, &PuzzleMaker::changed);
        maker.make(found->first, found->second);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Working);
        QTRY_VERIFY_WITH_TIMEOUT(maker.state(found->first) != PuzzleMaker::State::Working, makingAPuzzle);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Kept);
        QCOMPARE(changed.size(), 2); // begun and kept
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
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = littleEffort()});
        maker.setGame(solo.record());
        const auto found = mistake(*solo.report());
        QVERIFY(found);
        maker.make(found->first, found->second);
        QTRY_COMPARE_WITH_TIMEOUT(maker.state(found->first), PuzzleMaker::State::Kept, makingAPuzzle);
        OwnPuzzles own(m_folder->path());
        QCOMPARE(own.all().size(), std::size_t{1});
        QCOMPARE(own.all().front().puzzle.record.setup.players, 1);
    }

    void saysSoIfNothingIsClearlyBetter() {
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = littleEffort()});
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
        QTRY_COMPARE_WITH_TIMEOUT(maker.state(forced), PuzzleMaker::State::Unclear, makingAPuzzle);
        QVERIFY(OwnPuzzles(m_folder->path()).all().empty());
    }

    void canBeStoppedWhileItIsMadeAndWhileItWaits() {
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = endlessEffort()});
        maker.setGame(m_reporter.record());
        const auto found = mistake(*m_reporter.report());
        QVERIFY(found);
        const std::size_t other = found->first > 0 ? 0 : 1;
        QSignalSpy progressed(&maker, &PuzzleMaker::progressed);
        maker.make(found->first, found->second);
        maker.make(other, m_reporter.record().actions[other]);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Working);
        QCOMPARE(maker.state(other), PuzzleMaker::State::Waiting);
        QVERIFY(progressed.wait(makingAPuzzle));
        QCOMPARE(progressed.front().front().value<std::size_t>(), found->first);
        maker.stop(other);
        QCOMPARE(maker.state(other), PuzzleMaker::State::Stopped);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Working);
        maker.stop(found->first);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Stopped);
        QVERIFY(OwnPuzzles(m_folder->path()).all().empty());
        // It can be asked for again.
        maker.make(found->first, found->second);
        QCOMPARE(maker.state(found->first), PuzzleMaker::State::Working);
        QVERIFY(progressed.wait(makingAPuzzle));
    }

    void endsWhenItsTimeIsUp() {
        PuzzleMaker maker(m_folder->path(), nullptr,
                          {.effort = endlessEffort(), .longest = std::chrono::milliseconds(1)});
        maker.setGame(m_reporter.record());
        const auto found = mistake(*m_reporter.report());
        QVERIFY(found);
        maker.make(found->first, found->second);
        QTRY_VERIFY_WITH_TIMEOUT(!PuzzleMaker::isUnderWay(maker.state(found->first)), makingAPuzzle);
        QVERIFY(maker.state(found->first) == PuzzleMaker::State::Kept ||
                maker.state(found->first) == PuzzleMaker::State::Unclear);
    }

    void theButtonStandsBesideTheOtherWaysWhereThereIsRoom() {
        PuzzleMaker maker(m_folder->path());
        maker.setGame(m_reporter.record());
        const auto look = [&] {
            LuckPanel panel(
                m_reporter, [] { return twoPlayers; }, 0, nullptr, &maker);
            panel.resize(1200, 900);
            panel.show();
            QCoreApplication::processEvents();
            auto* keep = partOf<QPushButton>(panel, "keepPuzzle");
            if (!keep) {
                find<SegmentRow>(panel, "luckSeat")->setValue(1);
                QCoreApplication::processEvents();
                keep = partOf<QPushButton>(panel, "keepPuzzle");
            }
            QVERIFY(keep);
            const auto* other = find<QPushButton>(keep->parentWidget(), "tryOther");
            QCOMPARE(keep->y(), other->y());
            QVERIFY(keep->x() > other->geometry().right());
        };
        look();
        const InGerman german;
        look();
    }

    void theReportOffersItBesideAChoiceAndStopsItByKeyboard() {
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = endlessEffort()});
        maker.setGame(m_reporter.record());
        LuckPanel panel(
            m_reporter, [] { return twoPlayers; }, 0, nullptr, &maker);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* keep = partOf<QPushButton>(panel, "keepPuzzle");
        if (!keep) {
            find<SegmentRow>(panel, "luckSeat")->setValue(1);
            keep = partOf<QPushButton>(panel, "keepPuzzle");
        }
        QVERIFY(keep && keep->isVisible());
        const QWidget& part = *keep->parentWidget()->parentWidget();
        const auto* told = partOf<QLabel>(part, "keptPuzzle");
        auto* stop = partOf<QPushButton>(part, "stopPuzzle");
        const auto* progress = partOf<QProgressBar>(part, "puzzleProgress");
        QVERIFY(!told->isVisible() && !stop->isVisible() && !progress->isVisible());
        QStringList said;
        connect(find<speech::Announcer>(part), &speech::Announcer::said, this,
                [&said](const QStringList& sentences) { said << sentences; });
        keep->setFocus();
        QTest::keyClick(keep, Qt::Key_Space);
        QVERIFY(!keep->isVisible() && progress->isVisible());
        QVERIFY_SAYS(told->text(), "KeepPuzzle.eachChoiceBeingPlayed");
        QVERIFY(stop->hasFocus());
        QTest::keyClick(stop, Qt::Key_Space);
        QCOMPARE(told->text(), wording("KeepPuzzle.stoppedPuzzleMade"));
        QVERIFY(keep->hasFocus() && !stop->isVisible() && !progress->isVisible());
        QTRY_VERIFY(says(said, "KeepPuzzle.stoppedPuzzleMade"));
    }

    void theReportSaysWhatBecameOfThePuzzle() {
        PuzzleMaker maker(m_folder->path(), nullptr, {.effort = littleEffort()});
        maker.setGame(m_reporter.record());
        LuckPanel panel(
            m_reporter, [] { return twoPlayers; }, 0, nullptr, &maker);
        panel.show();
        auto* keep = partOf<QPushButton>(panel, "keepPuzzle");
        if (!keep) {
            find<SegmentRow>(panel, "luckSeat")->setValue(1);
            keep = partOf<QPushButton>(panel, "keepPuzzle");
        }
        QVERIFY(keep);
        const auto* told = partOf<QLabel>(*keep->parentWidget()->parentWidget(), "keptPuzzle");
        QTest::mouseClick(keep, Qt::LeftButton);
        QVERIFY_SAYS(told->text(), "KeepPuzzle.eachChoiceBeingPlayed");
        QTRY_VERIFY_WITH_TIMEOUT(!says(told->text(), "KeepPuzzle.eachChoiceBeingPlayed"), makingAPuzzle);
        const bool kept = told->text() == wording("KeepPuzzle.amongYourPuzzles");
        QCOMPARE(OwnPuzzles(m_folder->path()).all().size(), std::size_t(kept ? 1 : 0));
    }

private:
    LuckReporter m_reporter;
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(OwnPuzzlesTest)
#include "own_puzzles_test.moc"
