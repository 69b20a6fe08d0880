// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/base/text/translations.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/genotype/dice_panel.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/goal_button.h"
#include "app/games/genotype/plant_card.h"
#include "app/games/genotype/pool_column.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/games/genotype/top_bar.h"
#include "app/games/genotype/trait_bench.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/card_strip.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/motion_layer.h"
#include "lessons/documents/catalogue.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/ui/navigation/route_spy.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QContextMenuEvent>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>

#include <algorithm>

using namespace genotype;

namespace {

/// Clicks until the board is as wanted; false if the game ends first.
template <typename Table> bool playUntil(Table& board, core::Random& random, const auto& wanted) {
    for (int clicks = 0; clicks < 3000; ++clicks) {
        QCoreApplication::processEvents();
        if (wanted())
            return true;
        if (board.finished() || (!board.bots->isBotsTurn() && !board.clickSomething(random)))
            return false;
    }
    return false;
}

bool isRolled(const tests::Board& board) {
    return board.document.state().phase == Phase::Breeding;
}

QStringList painted(app::PaintsWords& words, QWidget& widget) {
    widget.grab();
    QStringList all;
    for (const app::PaintedText& one : words.paintedTexts())
        all << one.text;
    return all;
}

} // namespace

/// Small things that would confuse somebody at the board.
class BoardDetailsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }
    void cleanup() { app::Theme::current().setReduceMotion(false); }

    /// What counts at the end lies in the garden: a harvested plant does not vanish.
    void theGardenOfAFinishedGameShowsTheHarvest() {
        State state = newGame({.players = 2, .seed = 1});
        state.phase = Phase::Finished;
        state.pending.clear();
        state.players[0].dealt = {};
        for (const PlantId plant : {PlantId{3}, PlantId{7}, PlantId{11}})
            state.players[0].harvested.insert(plant);
        for (const Seat viewer : {Seat{0}, Seat{1}}) {
            app::GardenPanel garden(nullptr);
            garden.setState(observe(state, viewer),
                            {.seat = 0, .viewer = viewer, .name = QStringLiteral("Ada")}, {});
            int shown = 0;
            for (const app::BoardButton* button : garden.buttons())
                shown += !button->isHidden() && button->target().kind == app::Target::Kind::HandPlant ? 1 : 0;
            QCOMPARE(shown, 3);
            QVERIFY_SAYS(garden.spoken().join(QLatin1Char(' ')), "GardenPanel.harvestedPlants", 3);
        }
    }

    void tabComesToTheStripAfterTheDiceAboveIt() {
        const tests::Board board(tests::table(3, 1, 11));
        const auto* bench = find<app::TraitBench>(board.view);
        QList<const QWidget*> order;
        for (const QWidget* one = bench; order.size() < 500 && !order.contains(one);
             one = one->nextInFocusChain())
            order << one;
        const auto strip = order.indexOf(bench->strip());
        QVERIFY(strip > 0);
        for (const app::PoolColumn* column : findAll<app::PoolColumn>(bench))
            QVERIFY(order.indexOf(column) < strip);
        for (const app::GoalButton* goal : findAll<app::GoalButton>(bench))
            QVERIFY(order.indexOf(goal) < strip);
    }

    void aStripWithoutDiceIsNoStopOnTheWay() {
        tests::Board board(tests::table(2, 2, 11));
        const auto* strip = find<app::RatioStrip>(board.view);
        QVERIFY(!(strip->focusPolicy() & Qt::TabFocus));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] { return isRolled(board); }));
        QVERIFY(strip->focusPolicy() & Qt::TabFocus);
    }

    void theDicePanelOpensWithItsSentenceAndWithoutItsFigures() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] { return isRolled(board); }));
        QTest::mouseClick(find<app::RatioStrip>(board.view), Qt::LeftButton);
        const app::Popover* sheet = board.view->popover();
        QVERIFY(sheet && sheet->isVisible());
        QVERIFY(find<QLabel>(sheet, "sentence")->isVisible());
        QVERIFY(!find<app::FactTable>(sheet)->isVisible());
    }

    void enterOpensALessonFromTheDicePanel() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] { return isRolled(board); }));
        const tests::RouteSpy wanted(*board.view);
        QTest::mouseClick(find<app::RatioStrip>(board.view), Qt::LeftButton);
        for (QPushButton* one : findAll<QPushButton>(board.view->popover()))
            if (one->text().startsWith(QStringLiteral("Lesson"))) {
                QTest::keyClick(one, Qt::Key_Return);
                break;
            }
        QCOMPARE(wanted.to<app::route::Lesson>().size(), std::size_t{1});
    }

    void theFocusInAnOpenedSheetIsOnAControlThatShowsIt() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] { return isRolled(board); }));
        board.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(board.view.get()));
        QTest::mouseClick(find<app::RatioStrip>(board.view), Qt::LeftButton);
        QVERIFY(board.view->popover()->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(qobject_cast<QAbstractButton*>(QApplication::focusWidget()));
    }

    void aPunnettSquareLeadsToItsLesson() {
        Record record = tests::table(2, 1, 11);
        record.setup.flowerColour = Inheritance::Codominance;
        const tests::Board board(record);
        for (const app::PunnettSquare* square : findAll<app::PunnettSquare>(board.view))
            QVERIFY(board.view->words().lessonAt(square) ==
                    (square->trait() == Trait::FlowerColour ? "patterns" : "square"));
    }

    void aGeneTileIsRemovedOnlyFromAChoice() {
        int asked = 0;
        for (const std::uint64_t seed : {3u, 8u, 21u, 34u}) {
            tests::Board board(tests::table(3, 1, seed));
            core::Random random(seed);
            const auto onlyRemoval = [&]() -> app::BoardButton* {
                const State& state = board.document.state();
                if (!board.viewer->isToChoose() || state.now().kind != PendingKind::GeneTile)
                    return nullptr;
                for (app::GlowButton* button : board.view->glowing()) {
                    auto* one = static_cast<app::BoardButton*>(button);
                    const auto found = app::answersTo(state, board.document.legal(), one->target());
                    if (found.size() == 1 && found.front().kind == ActionKind::RemoveGeneTile)
                        return one;
                }
                return nullptr;
            };
            while (asked < 2 &&
                   playUntil(board, random, [&] { return onlyRemoval() && board.choices().isEmpty(); })) {
                const std::size_t step = board.document.stepCount();
                QTest::mouseClick(onlyRemoval(), Qt::LeftButton);
                QCOMPARE(board.document.stepCount(), step);
                QCOMPARE(board.choices().size(), 1);
                ++asked;
                QVERIFY(board.clickSomething(random));
            }
        }
        QVERIFY(asked > 0);
    }

    void sinceYourTurnCountsWhatItLists() {
        tests::Board board(tests::table(3, 1, 5));
        core::Random random(5);
        const auto* prompt = find<app::PromptBar>(board.view);
        QPushButton* news = prompt->newsButton();
        int looked = 0;
        while (looked < 4 && playUntil(board, random, [&] {
                   return !board.bots->isBotsTurn() && board.choices().isEmpty() && news->isVisible();
               })) {
            const int said =
                QRegularExpression(QStringLiteral("\\d+")).match(news->text()).captured().toInt();
            QTest::mouseClick(news, Qt::LeftButton);
            int listed = 0;
            for (const QLabel* label : findAll<QLabel>(board.view->popover()))
                listed += static_cast<int>(label->text().count(QStringLiteral("<p")));
            QCOMPARE(said, listed);
            board.view->popover()->close();
            QVERIFY(board.clickSomething(random));
            ++looked;
        }
        QVERIFY(looked > 1);
    }

    void whatHappenedSinceYourTurnIsShownStepByStep() {
        tests::Board board(tests::table(3, 1, 5));
        core::Random random(5);
        QPushButton* news = find<app::PromptBar>(board.view)->newsButton();
        QVERIFY(playUntil(board, random, [&] {
            return !board.bots->isBotsTurn() && board.choices().isEmpty() && news->isVisible() &&
                   board.document.stepCount() > 6;
        }));
        QTest::mouseClick(news, Qt::LeftButton);
        QSignalSpy moment(board.view.get(), &app::GameBoard::momentRequested);
        auto* steps = find<QPushButton>(board.view->popover(), "stepByStep");
        QTest::mouseClick(steps, Qt::LeftButton);
        QCOMPARE(moment.size(), 1);
        const auto from = moment.front().front().value<std::size_t>();
        QVERIFY(from > 0 && from < board.document.stepCount());
        // From the position that the person left behind: what follows was done by others.
        QCOMPARE(board.document.stepActor(from - 1), core::Seat(0));
        for (std::size_t step = from; step < board.document.stepCount(); ++step)
            QVERIFY(board.document.stepActor(step) != core::Seat(0));
    }

    void theLastRoundShowsNoUpgrades() {
        for (const int rounds : {1, 2}) {
            const tests::Board board(tests::table(2, 1, 5, rounds));
            auto* track = find<app::RoundTrack>(board.view);
            const QStringList words = painted(*track, *track);
            QVERIFY_SAYS(words, "RoundTrack.working");
            QCOMPARE(says(words, "RoundTrack.upgrades"), rounds > 1);
        }
    }

    void onePointIsInTheSingular() {
        app::Translations translations;
        translations.use(QStringLiteral("en"));
        app::PlayerChip chip(nullptr);
        chip.resize(160, 38);
        for (const int points : {1, 2}) {
            app::PlayerChip::Face face;
            face.name = QStringLiteral("Ann");
            face.points = points;
            chip.setFace(face);
            QVERIFY(
                painted(chip, chip).contains(points == 1 ? QStringLiteral("1 pt") : QStringLiteral("2 pts")));
        }
    }

    void diceAreCountedOnTheStripWhenTheyLie() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] { return isRolled(board); }));
        const auto* motion = find<app::MotionLayer>(board.view);
        auto* strip = find<app::RatioStrip>(board.view);
        QVERIFY(motion->isFlying());
        QVERIFY_SAYS(painted(*strip, *strip), "RatioStrip.rolled", 0);
        QTRY_VERIFY(!motion->isFlying());
        QVERIFY_SAYS(painted(*strip, *strip), "RatioStrip.rolled", 5);
    }

    void cardsInHandGrowWhereThereIsRoom() {
        app::CardStrip strip(nullptr);
        auto* card = new app::PlantCard(&strip);
        strip.setCards({card});
        strip.show();
        strip.resize(strip.comfortableWidth(), 176);
        const QSize usual = card->size();
        strip.resize(400, 176);
        QVERIFY(card->width() > usual.width() * 5 / 4);
        QVERIFY(card->height() > usual.height());
        QVERIFY(strip.rect().contains(card->geometry()));
    }

    void aClickBesideAnOpenSheetIsNotLost() {
        tests::Board board(tests::table(2, 1, 11));
        core::Random random(3);
        QVERIFY(playUntil(board, random, [&] {
            return board.viewer->isToChoose() && board.choices().isEmpty() &&
                   board.document.state().now().kind == PendingKind::Marker;
        }));
        QTest::mouseClick(find<app::RatioStrip>(board.view), Qt::LeftButton);
        const QPointer<app::Popover> sheet = board.view->popover();
        QVERIFY(sheet && sheet->isVisible());
        app::GlowButton* beside = nullptr;
        for (app::GlowButton* one : board.view->glowing())
            if (!sheet->geometry().intersects(QRect(one->mapTo(board.view.get(), QPoint()), one->size())))
                beside = one;
        QVERIFY(beside);
        QSignalSpy pressed(beside, &app::GlowButton::pressedOn);
        QTest::mouseClick(beside, Qt::LeftButton);
        QCOMPARE(pressed.count(), 1);
        QVERIFY(!sheet || !sheet->isVisible());
    }

    void whatGlowsInPlantHeightStandsOutFromWhatRests() {
        app::PoolColumn column(Trait::PlantHeight, PoolArea::Heterozygous, nullptr);
        column.resize(42, 86);
        const auto edge = [&column] {
            const QImage picture = column.grab().toImage();
            double darkest = 1;
            for (int x = 0; x < 4; ++x)
                darkest = std::min(darkest, double(picture.pixelColor(x, 50).lightnessF()));
            return darkest;
        };
        const double resting = edge();
        column.setGlowing(true);
        QVERIFY2(resting - edge() > 0.2, qPrintable(QString::number(resting - edge())));
    }
};

GENOTYPE_TEST(BoardDetailsTest)
#include "board_details_test.moc"
