// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_view.h"
#include "app/documents/game_document.h"
#include "app/games/board/game_end.h"
#include "app/games/board/projected_game.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/replay_frame.h"
#include "app/games/genotype/board_view.h"
#include "app/games/genotype/plant_card.h"
#include "app/games/puzzles/option_button.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/games/puzzles/puzzle_panel.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/presenting.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

struct TeacherAtPage : PupilAtWindow {
    explicit TeacherAtPage(const QString& page) : PupilAtWindow(page) {}

    PresentView* view() { return window.presenting().view(); }
    void key(int pressed) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window,
                        Qt::Key(pressed));
        settle();
    }
    /// All words of the picture, a line each.
    QString said() {
        QString all;
        for (const auto* words : findAll<PresentWords>(view()))
            if (words->isVisible())
                all += words->text() + QLatin1Char('\n');
        return all;
    }
};

/// A game of a person and a bot that waits for the person.
struct TeacherAtGame : TeacherAtPage {
    TeacherAtGame() : TeacherAtPage(QStringLiteral("play")) {
        play().start(table::record({"person", "novice"}, 5, 1));
        play().table().bots().setPaused(TableBots::Pause::Replay, true);
        settle();
    }
    PlayPage& play() { return *qobject_cast<PlayPage*>(page()); }
    GameDocument& game() { return static_cast<GameDocument&>(play().table().document()); }
    void act() {
        game().perform(game().legal()[0]);
        settle();
    }
};

/// The plants on all cards below a widget, also those that would have to be scrolled to.
genotype::PlantSet plantsOn(const QWidget& widget) {
    genotype::PlantSet plants;
    for (const auto* card : findAll<PlantCard>(widget))
        if (card->plant() != genotype::noPlant)
            plants.insert(card->plant());
    return plants;
}

} // namespace

/// What F11 shows of pages other than lessons and the Lab.
class PresentedPagesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aGameIsShownWithoutAnybodysHand() {
        TeacherAtGame teacher;
        while (teacher.game().state().player(0).hand.empty())
            teacher.act();
        const genotype::PlantSet hand = teacher.game().state().player(0).hand;
        const QWidget& own = *teacher.play().table().board();
        for (const genotype::PlantId plant : hand)
            QTRY_VERIFY(plantsOn(own).contains(plant));
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        const auto* board = seek<BoardView>(teacher.view());
        QVERIFY(board && board->isVisible());
        const auto projected = plantsOn(*teacher.view());
        for (const genotype::PlantId plant : hand)
            QVERIFY(!projected.contains(plant));
    }

    void aGameIsFollowedToItsResult() {
        TeacherAtGame teacher;
        teacher.key(Qt::Key_F11);
        const auto* picture = find<ProjectedGame>(teacher.view());
        QVERIFY2(picture->words().contains(teacher.game().seatName(teacher.game().actor())),
                 qPrintable(picture->words()));
        const auto* end = seek<GameEnd>(picture);
        QVERIFY(end && !end->isVisible());
        const core::Seat first = teacher.game().actor();
        while (teacher.game().actor() == first)
            teacher.act();
        QVERIFY(picture->words().contains(teacher.game().seatName(teacher.game().actor())));
        while (!teacher.game().isFinished())
            teacher.act();
        QTRY_VERIFY(end->isVisible());
        QVERIFY(!end->winnerSentence().isEmpty());
        for (const auto* button : findAll<QPushButton>(end))
            QVERIFY2(!button->isVisible(), qPrintable(button->text()));
        // The game itself is where it was.
        teacher.key(Qt::Key_Escape);
        QVERIFY(!teacher.view());
        QVERIFY(teacher.game().isFinished());
    }

    void aRemoteGoesThroughAReplay() {
        TeacherAtGame teacher;
        while (!teacher.game().isFinished())
            teacher.act();
        teacher.play().replayCurrent(2);
        teacher.settle();
        auto* const own = teacher.play().table().replay();
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view());
        auto* const shown = seek<ReplayFrame>(teacher.view());
        QVERIFY(shown && shown != own && shown->isVisible());
        QCOMPARE(shown->moment(), std::size_t{2});
        const QString before = shown->narration();
        teacher.key(Qt::Key_PageDown);
        QCOMPARE(shown->moment(), std::size_t{3});
        QVERIFY(shown->narration() != before);
        const auto* next = find<QPushButton>(teacher.view(), "presentNext");
        QCOMPARE(next->text(), wording("ReplayFrame.nextStep"));
        teacher.key(Qt::Key_PageUp);
        QCOMPARE(shown->moment(), std::size_t{2});
        teacher.key(Qt::Key_A);
        QVERIFY(shown->isPlaying());
        teacher.key(Qt::Key_F);
        QVERIFY(!shown->isPlaying());
        teacher.key(Qt::Key_Space);
        QCOMPARE(shown->moment(), std::size_t{2});
        teacher.key(Qt::Key_F);
        shown->showMoment(int(shown->length()));
        QCOMPARE(next->text(), wording("PresentView.finish"));
        teacher.key(Qt::Key_Space);
        QVERIFY(!teacher.view());
        QCOMPARE(own->moment(), std::size_t{2});
    }

    void aReplayedGameIsShownWithoutAnybodysHand() {
        TeacherAtGame teacher;
        while (teacher.game().state().player(0).hand.empty())
            teacher.act();
        const genotype::PlantSet hand = teacher.game().state().player(0).hand;
        teacher.play().replayCurrent(teacher.game().stepCount());
        teacher.settle();
        for (const genotype::PlantId plant : hand)
            QTRY_VERIFY(plantsOn(*teacher.play().table().replay()).contains(plant));
        teacher.key(Qt::Key_F11);
        QVERIFY(teacher.view() && has<ReplayFrame>(teacher.view()));
        const genotype::PlantSet projected = plantsOn(*teacher.view());
        for (const genotype::PlantId plant : hand)
            QVERIFY(!projected.contains(plant));
    }

    void aClickOnTheProjectedBoardDoesNothing() {
        TeacherAtGame teacher;
        teacher.key(Qt::Key_F11);
        const std::size_t steps = teacher.game().stepCount();
        auto* board = find<BoardView>(teacher.view());
        for (const auto* target : findAll<QAbstractButton>(board))
            if (const QPoint at = target->mapTo(&teacher.window, target->rect().center());
                target->isVisible() && teacher.window.rect().contains(at))
                QTest::mouseClick(teacher.window.windowHandle(), Qt::LeftButton, {}, at);
        teacher.settle();
        QCOMPARE(teacher.game().stepCount(), steps);
        QVERIFY(teacher.view());
    }

    void aGlossaryShowsTheMarkedTerm() {
        TeacherAtPage teacher(QStringLiteral("glossary"));
        auto* glossary = qobject_cast<GlossaryPage*>(teacher.page());
        teacher.key(Qt::Key_F11);
        QVERIFY_SAYS(teacher.said(), "Presenting.thereNothingPresentPage");
        const auto next = [&teacher] { return find<QPushButton>(teacher.view(), "presentNext")->text(); };
        QCOMPARE(next(), wording("PresentView.demonstrations"));
        teacher.key(Qt::Key_Escape);
        glossary->showTerm(QStringLiteral("allele"));
        teacher.key(Qt::Key_F11);
        QVERIFY2(teacher.said().contains(QStringLiteral("allele"), Qt::CaseInsensitive),
                 qPrintable(teacher.said()));
        QCOMPARE(next(), wording("PresentView.finish"));
        // Without the marks of a link.
        QVERIFY2(!teacher.said().contains(QStringLiteral("](")), qPrintable(teacher.said()));
    }

    void theRulesShowTheMarkedEntryAndItsRulings() {
        TeacherAtPage teacher(QStringLiteral("help"));
        auto* help = qobject_cast<HelpPage*>(teacher.page());
        help->showRule(QStringLiteral("gardening"));
        teacher.key(Qt::Key_F11);
        const QString first = teacher.said();
        QVERIFY2(first.startsWith(QStringLiteral("Gardening")), qPrintable(first));
        teacher.key(Qt::Key_PageDown);
        QVERIFY(teacher.view());
    }

    void aPuzzleShowsItsBoardAndItsChoices() {
        TeacherAtPage teacher(QStringLiteral("puzzles"));
        auto* puzzles = qobject_cast<PuzzlePage*>(teacher.page());
        QVERIFY(puzzles->current());
        const Presentation asked = puzzles->presentation();
        QVERIFY(!asked.title.isEmpty());
        teacher.key(Qt::Key_F11);
        const auto* board = seek<BoardView>(teacher.view());
        QVERIFY(board && board->isVisible());
        const QString choices = find<PromptBar>(board)->accessibleName();
        QCOMPARE(choices.count(QStringLiteral("·")), puzzles->panel()->options().size() - 1);
        for (const OptionButton* option : puzzles->panel()->options())
            QVERIFY2(choices.contains(option->text()), qPrintable(option->text()));
        teacher.key(Qt::Key_Escape);
        puzzles->answer(0);
        teacher.key(Qt::Key_F11);
        QCOMPARE(find<PromptBar>(find<BoardView>(teacher.view()))->accessibleName(),
                 puzzles->panel()->verdict());
    }
};

GENOTYPE_TEST(PresentedPagesTest)
#include "presented_pages_test.moc"
