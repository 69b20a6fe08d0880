// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/puzzles/puzzle_boxes.h"
#include "app/games/puzzles/puzzle_page.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QTest>

using namespace app;
using genotype::Puzzle;

namespace {

const QDate panelDay(2026, 3, 4);

struct PupilAtPuzzles : PupilAtWindow {
    explicit PupilAtPuzzles(const QString& data = {}) : PupilAtWindow(QStringLiteral("puzzles"), data) {
        puzzles().setToday([] { return panelDay; });
        puzzles().refresh();
        settle();
    }
    PuzzlePage& puzzles() { return *qobject_cast<PuzzlePage*>(page()); }
    void ask(const Puzzle& puzzle) {
        puzzles().ask(QString::fromStdString(puzzle.id));
        settle();
    }
    /// What the label of that name says; empty if it is not there.
    QString said(const char* name) {
        const auto* label = seen<QLabel>(QString::fromLatin1(name));
        return label ? label->text() : QString();
    }
};

} // namespace

class PuzzlePanelTest : public QObject {
    Q_OBJECT

private slots:
    /// A new list of cards brings new puzzles, and the answers to the old ones stay in the file.
    void answersToPuzzlesThatNoLongerExistCountForNothing() {
        const QTemporaryDir data;
        const QString gone = QStringLiteral("0-9-999");
        QVERIFY(PuzzleBoxes(data.path()).answer(gone, false, panelDay.addDays(-9)));
        PupilAtPuzzles pupil(data.path());
        QVERIFY(pupil.puzzles().current());
        QVERIFY2(pupil.puzzles().standing().startsWith("0 due"), qPrintable(pupil.puzzles().standing()));
        QVERIFY(!pupil.puzzles().standing().contains("solved"));
        const std::string asked = pupil.puzzles().current()->id;
        pupil.puzzles().ask(gone);
        QCOMPARE(pupil.puzzles().current()->id, asked);
        pupil.puzzles().answer(0);
        QVERIFY2(pupil.puzzles().standing().contains("of 1"), qPrintable(pupil.puzzles().standing()));
        QVERIFY(PuzzleBoxes(data.path()).cards().contains(gone));
    }

    void theFirstPuzzleIsOneForBeginners() {
        PupilAtPuzzles pupil;
        QVERIFY(pupil.puzzles().current());
        QCOMPARE(pupil.puzzles().current()->record.setup.players, 2);
        QVERIFY(pupil.puzzles().current()->options.size() <= 3);
    }

    void theCaptionSaysWhoPlayedOn() {
        PupilAtPuzzles pupil;
        const Puzzle& puzzle = genotype::shippedPuzzles().front();
        pupil.ask(puzzle);
        QVERIFY(pupil.said("playedOn").isEmpty());
        pupil.puzzles().answer(0);
        pupil.settle();
        const QString said = pupil.said("playedOn");
        QVERIFY_SAYS(said, "PuzzleWords.barsLeadOverMean");
        QVERIFY_SAYS(said, "PuzzleWords.eachChoicePlayedEnd", puzzle.worlds);
    }

    void toolsInHandAreNamedBesideTheChoices() {
        PupilAtPuzzles pupil;
        int checked = 0;
        for (const Puzzle& puzzle : genotype::shippedPuzzles()) {
            const genotype::State state = genotype::replay(puzzle.record).state;
            pupil.ask(puzzle);
            const bool named = says(pupil.said("tools"), "PuzzleExcerpt.toolsHand");
            QCOMPARE(named, state.player(state.actor).toolTotal() > 0);
            checked += named;
        }
        QVERIFY(checked > 0);
    }
};

GENOTYPE_TEST(PuzzlePanelTest)
#include "puzzle_panel_test.moc"
