// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/board_view.h"
#include "app/games/genotype/plant_card.h"
#include "app/games/puzzles/option_button.h"
#include "app/games/puzzles/own_puzzle_list.h"
#include "app/games/puzzles/puzzle_garden.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/games/puzzles/puzzle_panel.h"
#include "app/settings/machine_config.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QListWidget>

#include <algorithm>

using namespace app;
using genotype::Puzzle;
using genotype::PuzzleKind;

namespace {

const QDate puzzleDay(2026, 3, 4);

const Puzzle& shipped(PuzzleKind kind) {
    const auto& all = genotype::shippedPuzzles();
    const auto found =
        std::find_if(all.begin(), all.end(), [kind](const Puzzle& one) { return kindOf(one) == kind; });
    if (found == all.end())
        qFatal("no puzzle of this kind is shipped");
    return *found;
}

/// A pupil at the page, on a day that the test chooses.
struct Pupil : PupilAtWindow {
    QDate day = puzzleDay;

    explicit Pupil(const QString& data = {}) : PupilAtWindow(QStringLiteral("puzzles"), data) {
        puzzles().setToday([this] { return day; });
        fit({1366, 768});
    }

    /// The test's screen may be smaller than that.
    void fit(QSize size) {
        window.setMinimumSize(MainWindow::smallestSize().boundedTo(size));
        window.setWindowState(Qt::WindowNoState);
        window.resize(size);
        settle();
    }

    PuzzlePage& puzzles() { return *qobject_cast<PuzzlePage*>(page()); }
    void ask(const Puzzle& puzzle) {
        puzzles().ask(QString::fromStdString(puzzle.id));
        settle();
    }
    /// Picks an option, counted from 0, with the mouse or by its digit.
    void pick(std::size_t option) {
        if (byKeyboard)
            QTest::keyClick(focused(), static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(option)));
        else
            QTest::mouseClick(puzzles().panel()->options()[static_cast<qsizetype>(option)], Qt::LeftButton);
        settle();
    }
    /// Picks it and has it checked, with the mouse or by Enter.
    void choose(std::size_t option) {
        pick(option);
        if (byKeyboard)
            QTest::keyClick(focused(), Qt::Key_Return);
        else if (auto* check = seen<QPushButton>(QStringLiteral("checkAnswer")))
            QTest::mouseClick(check, Qt::LeftButton);
        settle();
    }
    /// Whether what the action is done with is on the screen.
    bool showsPlaceOf(const genotype::Action& action) {
        const genotype::State state = genotype::replay(puzzles().current()->record).state;
        for (const GlowButton* button : puzzles().board()->buttons())
            if (answers(state, action, static_cast<const BoardButton*>(button)->target()))
                return button->visibleRegion().boundingRect().height() > button->height() / 2;
        return false;
    }
    QWidget* focused() { return window.focusWidget() ? window.focusWidget() : &window; }
};

/// Everything that the page's panel says, aloud and on the screen.
QString saidBy(const PuzzlePanel& panel) {
    QString all;
    for (const auto* widget : findAll<QWidget>(panel))
        if (widget->isVisible())
            all += widget->accessibleName() + '|' + widget->accessibleDescription() + '|' +
                   widget->toolTip() + '\n';
    for (const auto* label : findAll<QLabel>(panel))
        if (label->isVisible())
            all += label->text() + '\n';
    return all;
}

} // namespace

class PuzzlePageTest : public QObject {
    Q_OBJECT

private slots:
    void aPuzzleIsAnsweredByMouseAndByKeyboardInBothLanguages_data() {
        QTest::addColumn<bool>("byKeyboard");
        QTest::addColumn<bool>("german");
        QTest::newRow("mouse") << false << false;
        QTest::newRow("keyboard") << true << false;
        QTest::newRow("mouse, German") << false << true;
        QTest::newRow("keyboard, German") << true << true;
    }

    void aPuzzleIsAnsweredByMouseAndByKeyboardInBothLanguages() {
        QFETCH(bool, byKeyboard);
        QFETCH(bool, german);
        std::optional<InGerman> language;
        if (german)
            language.emplace();
        Pupil pupil;
        pupil.byKeyboard = byKeyboard;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        QVERIFY(!pupil.puzzles().isAnswered());
        QCOMPARE(pupil.puzzles().panel()->options().size(),
                 static_cast<qsizetype>(puzzle.options.size()) + 1);
        pupil.choose(puzzle.best());
        QVERIFY(pupil.puzzles().isAnswered());
        const QString verdict = pupil.words("verdict");
        QVERIFY2(verdict.startsWith(german ? "Richtig" : "Right"), qPrintable(verdict));
        QVERIFY(!pupil.words("reasons").isEmpty());
        QVERIFY(pupil.puzzles().standing().contains(german ? "1 von 1" : "1 of 1"));
        QVERIFY(pupil.press("nextPuzzle"));
        QVERIFY(!pupil.puzzles().isAnswered());
        QVERIFY(pupil.puzzles().current()->id != puzzle.id);
    }

    /// Picking is not answering: what is picked can be changed, and nothing is told before it is checked.
    void aPickedAnswerCanBeChangedUntilItIsChecked() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        const auto* check = pupil.seen<QPushButton>(QStringLiteral("checkAnswer"));
        QVERIFY(check && !check->isEnabled());
        pupil.pick(puzzle.options.size());
        pupil.pick(puzzle.best());
        QVERIFY(check->isEnabled());
        QVERIFY(!pupil.puzzles().isAnswered() && pupil.words("verdict").isEmpty());
        QVERIFY(pupil.puzzles().standing().startsWith("0 due"));
        QVERIFY(pupil.press("checkAnswer"));
        QVERIFY(pupil.puzzles().isAnswered());
        QVERIFY(pupil.puzzles().standing().contains("1 of 1"));
    }

    void aSkippedPuzzleStaysNewAndComesAfterTheOthers() {
        Pupil pupil;
        const std::string first = pupil.puzzles().current()->id;
        const QString standing = pupil.puzzles().standing();
        QVERIFY(pupil.press("skipPuzzle"));
        QVERIFY(pupil.puzzles().current()->id != first);
        QCOMPARE(pupil.puzzles().standing(), standing);
        while (pupil.puzzles().current() && pupil.puzzles().current()->id != first) {
            pupil.puzzles().answer(0);
            pupil.puzzles().askNext();
        }
        QVERIFY(pupil.puzzles().current());
        QVERIFY(pupil.puzzles().standing().contains("1 new"));
    }

    void theAnswerIsLockedAndTheBestIsShown() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Unobvious);
        pupil.ask(puzzle);
        pupil.choose(puzzle.obvious);
        const auto& options = pupil.puzzles().panel()->options();
        for (const OptionButton* option : options)
            QVERIFY(!option->isEnabled());
        QVERIFY(options[static_cast<qsizetype>(puzzle.best())]->accessibleDescription().startsWith("Best"));
        QVERIFY_SAYS(options[static_cast<qsizetype>(puzzle.obvious)]->accessibleDescription(),
                     "PuzzlePanel.yourAnswer");
        const QString verdict = pupil.words("verdict");
        QVERIFY2(verdict.startsWith(QString::number(puzzle.best() + 1) + " is best"), qPrintable(verdict));
        QVERIFY_SAYS(pupil.words("puzzleKind"), "PuzzleWords.bestObviousOneFirst");
        pupil.choose(puzzle.best());
        QCOMPARE(pupil.words("verdict"), verdict);
    }

    void nothingGivesTheAnswerAwayBeforeIt() {
        Pupil pupil;
        for (const Puzzle& puzzle : genotype::shippedPuzzles()) {
            pupil.ask(puzzle);
            const QString said = saidBy(*pupil.puzzles().panel());
            QVERIFY(!said.contains("best:", Qt::CaseInsensitive) && !said.contains("obvious"));
            QVERIFY(!said.contains(QStringLiteral("±")) && pupil.words("verdict").isEmpty());
            // The choices stand as the rules list them.
            genotype::ActionList legal;
            genotype::legalActions(genotype::replay(puzzle.record).state, legal);
            std::ptrdiff_t before = -1;
            for (const auto& option : puzzle.options) {
                const auto at = std::find(legal.begin(), legal.end(), option.action) - legal.begin();
                QVERIFY(at > before);
                before = at;
            }
        }
    }

    void whereItHardlyMattersEveryAnswerIsRight() {
        const Puzzle& puzzle = shipped(PuzzleKind::Neutral);
        for (std::size_t option = 0; option <= puzzle.options.size(); ++option) {
            Pupil pupil;
            pupil.ask(puzzle);
            pupil.choose(option);
            const bool saysThatItHardlyMatters = option == puzzle.options.size();
            QCOMPARE(pupil.words("verdict"), wording(saysThatItHardlyMatters ? "PuzzleWords.hardlyMatters"
                                                                             : "PuzzleWords.othersRightToo"));
            QVERIFY(pupil.words("reasons").isEmpty());
        }
    }

    void whereItDoesMatterThatAnswerIsWrong() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        pupil.choose(puzzle.options.size());
        QVERIFY_SAYS(pupil.words("verdict"), "PuzzleWords.doesMatterBest");
        QVERIFY(pupil.puzzles().standing().contains("0 of 1"));
    }

    void theBoardShowsWhatTheSeatSeesAndNothingCanBeDoneThere() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        QVERIFY(pupil.puzzles().board()->isVisible());
        QVERIFY(pupil.puzzles().board()->glowing().isEmpty());
        QVERIFY(!pupil.puzzles().board()->prompt().contains("Replay"));
        QVERIFY(pupil.press("wholeBoard"));
        QVERIFY(!pupil.puzzles().panel()->isVisible());
        // A digit answers from the board too, and shows the answer.
        pupil.byKeyboard = true;
        pupil.puzzles().board()->setFocus();
        pupil.choose(0);
        QVERIFY(pupil.puzzles().isAnswered());
        QVERIFY(pupil.puzzles().panel()->isVisible());
    }

    void inANarrowWindowTheBoardTakesThePlaceOfTheQuestion() {
        Pupil pupil;
        pupil.ask(shipped(PuzzleKind::Clear));
        pupil.fit({900, 640});
        QVERIFY(pupil.puzzles().panel()->isVisible() && !pupil.puzzles().board()->isVisible());
        QTest::keyClick(pupil.focused(), Qt::Key_B);
        pupil.settle();
        QVERIFY(!pupil.puzzles().panel()->isVisible() && pupil.puzzles().board()->isVisible());
        pupil.fit({1366, 768});
        QVERIFY(pupil.press("wholeBoard"));
        QVERIFY(pupil.puzzles().panel()->isVisible() && pupil.puzzles().board()->isVisible());
    }

    void aMissedPuzzleIsDueTomorrowAndBeforeNewOnes() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        pupil.choose(puzzle.options.size());
        QVERIFY(pupil.press("nextPuzzle"));
        QVERIFY(pupil.puzzles().current()->id != puzzle.id);
        pupil.day = puzzleDay.addDays(1);
        pupil.puzzles().askNext();
        QCOMPARE(pupil.puzzles().current()->id, puzzle.id);
        QVERIFY2(pupil.puzzles().standing().startsWith("1 due"), qPrintable(pupil.puzzles().standing()));
    }

    void saysWhenTheNextOneComesBackIfNothingIsLeft() {
        Pupil pupil;
        while (pupil.puzzles().current()) {
            pupil.puzzles().answer(static_cast<int>(pupil.puzzles().current()->best()));
            pupil.puzzles().askNext();
        }
        pupil.settle();
        const QString told = pupil.words("nothingDue");
        QVERIFY2(told.contains("March 7") || told.contains("7 March"), qPrintable(told));
        pupil.day = puzzleDay.addDays(3);
        pupil.puzzles().refresh();
        QVERIFY(pupil.puzzles().current());
    }

    void aGameGoesOnFromThePuzzleInThatSeat() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        pupil.choose(puzzle.best());
        std::optional<genotype::Record> game;
        connect(&pupil.puzzles(), &PuzzlePage::gameRequested, this,
                [&game](const games::AnyRecord& any) { game = *any.as<genotype::Game>(); });
        QVERIFY(pupil.press("tryPuzzle"));
        QVERIFY(game);
        QVERIFY(game->actions == puzzle.record.actions);
        const core::Seat seat = genotype::replay(puzzle.record).state.actor;
        for (std::size_t one = 0; one < game->seats.size(); ++one)
            QCOMPARE(game->seats[one].kind == "person", one == seat);
        for (const core::SeatInfo& one : game->seats)
            QVERIFY(!one.name.empty());
        QCOMPARE(pupil.window.currentPage(), QString("play"));
    }

    /// On a small screen the board beside the question scrolls, but not what the question is about.
    void showsThePlantsThatTheQuestionIsAbout() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        const genotype::State state = genotype::replay(puzzle.record).state;
        const genotype::Player& player = state.player(state.actor);
        const auto planted = std::count_if(player.plots.begin(), player.plots.end(),
                                           [](const genotype::Plot& plot) { return !plot.empty(); });
        const auto* garden = find<PuzzleGarden>(pupil.puzzles());
        QCOMPARE(findAll<PlotCard>(garden).size(), planted);
        QVERIFY(planted > 0);
        for (const PlotCard* card : findAll<PlotCard>(garden))
            QCOMPARE(card->visibleRegion().boundingRect(), card->rect());
    }

    void showsOnTheBoardWhatTheChoicesAreMadeWith() {
        Pupil pupil;
        const auto& all = genotype::shippedPuzzles();
        int checked = 0;
        for (const Puzzle& puzzle : all) {
            if (topicOf(puzzle) != genotype::PuzzleTopic::Upgrades)
                continue;
            pupil.ask(puzzle);
            QTRY_VERIFY(pupil.showsPlaceOf(puzzle.options.front().action));
            ++checked;
        }
        QVERIFY(checked > 0);
    }

    void leadsToItsLesson() {
        Pupil pupil;
        const Puzzle& puzzle = shipped(PuzzleKind::Clear);
        pupil.ask(puzzle);
        pupil.choose(0);
        const auto buttons = findAll<QPushButton>(pupil.puzzles().panel());
        const auto lesson = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* one) {
            return one->isVisible() && one->text().startsWith("Lesson: ");
        });
        QVERIFY(lesson != buttons.end());
        QTest::mouseClick(*lesson, Qt::LeftButton);
        QCOMPARE(pupil.window.currentPage(), QString("lessons"));
    }

    void theStartPageLeadsToThem_data() {
        QTest::addColumn<bool>("byKeyboard");
        QTest::newRow("mouse") << false;
        QTest::newRow("keyboard") << true;
    }

    void theStartPageLeadsToThem() {
        QFETCH(bool, byKeyboard);
        PupilAtWindow pupil(QStringLiteral("play"));
        pupil.byKeyboard = byKeyboard;
        QVERIFY(pupil.press("toPuzzles"));
        QCOMPARE(pupil.window.currentPage(), QString("puzzles"));
    }

    /// As the computer's configuration lays down.
    void theStartPageHasNoWayToThemWhereTheyAreLeftOut() {
        MachineConfig config;
        config.pages = {"play", "lessons"};
        MachineConfig::use(config);
        const auto back = qScopeGuard([] { MachineConfig::use({}); });
        PupilAtWindow pupil(QStringLiteral("play"));
        QVERIFY(pupil.seen<QAbstractButton>("withTheBox"));
        QVERIFY(!pupil.seen<QPushButton>("toPuzzles"));
    }

    void anAnswerThatCannotBeSavedIsSaid() {
        const QTemporaryDir data;
        Pupil pupil(data.path());
        pupil.ask(shipped(PuzzleKind::Clear));
        QVERIFY(QDir(data.path()).mkpath("puzzles.json"));
        pupil.choose(0);
        QVERIFY_SAYS(pupil.words("puzzleProblem"), "PuzzlePage.answerCouldSavedData");
    }

    void ownPuzzlesAreListedSolvedAndRemoved() {
        const QTemporaryDir data;
        Puzzle puzzle = shipped(PuzzleKind::Clear);
        puzzle.record.title = "Biology club";
        QVERIFY(OwnPuzzles(data.path()).keep(puzzle, QDate(2026, 3, 1)));
        Pupil pupil(data.path());
        pupil.puzzles().setView(PuzzlePage::View::Own);
        pupil.settle();
        const QListWidget* list = find<OwnPuzzleList>(pupil.puzzles())->list();
        QCOMPARE(list->count(), 1);
        QVERIFY_SAYS(list->item(0)->text(), "OwnPuzzleList.fromGame", anything, "Biology club");
        QVERIFY(pupil.press("solveOwn"));
        QVERIFY(pupil.puzzles().current()->id.starts_with("own-2026-03-01-"));
        pupil.choose(puzzle.best());
        QVERIFY(pupil.words("verdict").startsWith("Right"));
        pupil.puzzles().setView(PuzzlePage::View::Own);
        pupil.settle();
        QVERIFY_SAYS(list->item(0)->text(), "OwnPuzzleList.comesBack");
        QVERIFY(pupil.press("removeOwn"));
        QCOMPARE(list->count(), 0);
        QVERIFY(OwnPuzzles(data.path()).all().empty());
    }
};

GENOTYPE_TEST(PuzzlePageTest)
#include "puzzle_page_test.moc"
