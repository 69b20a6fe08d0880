// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/board_drag.h"

#include "app/games/board/board_pointing.h"

#include "app/games/genotype/drag_layer.h"
#include "app/games/genotype/top_bar.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <algorithm>

using namespace genotype;
using app::DragItem;
using app::Target;

/// Things carried with the mouse, as a person carries them.
class BoardDragTest : public QObject {
    Q_OBJECT

    struct Desk : tests::Board {
        explicit Desk(const Record& record = tests::table(2, 2, 4)) : BoardOf(record) {}

        /// Takes legal actions by chance until the player has one like this to choose; no value: the game is
        /// over.
        template <typename Wanted> std::optional<Action> until(Wanted&& wanted) {
            core::Random random(3);
            while (!finished()) {
                viewer->confirmHandover();
                const auto& legal = document.legal();
                if (const auto found = std::ranges::find_if(legal, wanted); found != legal.end()) {
                    QCoreApplication::processEvents();
                    return *found;
                }
                // Gardening is where plants are sown.
                const Action gardening = act::placeMarker(Space::Gardening);
                const bool mayGarden = std::ranges::find(legal, gardening) != legal.end();
                if (!document.perform(mayGarden
                                          ? gardening
                                          : legal[random.below(static_cast<std::uint32_t>(legal.size()))]))
                    return {};
            }
            return {};
        }
        app::BoardButton* at(const Target& target) const {
            for (app::GlowButton* button : view->buttons())
                if (auto* one = static_cast<app::BoardButton*>(button); one->target() == target)
                    return one;
            return nullptr;
        }
        bool isCarrying() const { return find<app::DragLayer>(*view, "dragLayer")->isVisible(); }
        /// Presses the button and moves the mouse over the other, in steps, as a hand does.
        void carry(QWidget* from, const QWidget* to) const {
            const QPoint start = from->rect().center();
            const QPoint end = from->mapFrom(view.get(), to->mapTo(view.get(), to->rect().center()));
            QTest::mousePress(from, Qt::LeftButton, {}, start);
            for (int step = 1; step <= 4; ++step)
                QTest::mouseMove(from, start + (end - start) * step / 4);
        }
        void drop(QWidget* from, const QWidget* to) const {
            QTest::mouseRelease(from, Qt::LeftButton, {},
                                from->mapFrom(view.get(), to->mapTo(view.get(), to->rect().center())));
        }
        std::size_t actions() const { return document.record().actions.size(); }
        Action action(std::size_t number) const { return document.record().actions.at(number); }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void aPlantCardIsSownInThePlotWhereItIsDropped() {
        Desk desk;
        const auto sow = desk.until([](const Action& one) { return one.kind == ActionKind::Sow; });
        QVERIFY(sow);
        auto* card = desk.at(Target::of(Target::Kind::HandPlant, sow->item));
        auto* plot = desk.at(Target::of(Target::Kind::Plot, sow->place));
        QVERIFY(card && plot);
        desk.carry(card, plot);
        QVERIFY(desk.isCarrying());
        const std::size_t before = desk.actions();
        desk.drop(card, plot);
        QVERIFY(!desk.isCarrying());
        QVERIFY(desk.action(before) == *sow);
    }

    void aDieValidatesTheTraitOnWhichItIsDropped() {
        Desk desk;
        std::optional<Target> cell;
        const auto take = desk.until([&](const Action& one) {
            if (one.kind != ActionKind::TakeDie || one.use() != DieUse::Match)
                return false;
            const Target column = Target::of(Target::Kind::PoolColumn, one.trait, one.area);
            for (int plot = 0; plot < plotPlaces; ++plot) {
                const Target place = Target::of(Target::Kind::PlotTrait, plot, one.trait);
                if (dropOn(desk.document.state(), desk.document.legal(), {DragItem::Kind::Die, column},
                           place)) {
                    cell = place;
                    return true;
                }
            }
            return false;
        });
        QVERIFY(take && cell);
        auto* column = desk.at(Target::of(Target::Kind::PoolColumn, take->trait, take->area));
        auto* trait = desk.at(*cell);
        QVERIFY(column && trait);
        const Seat actor = desk.document.state().actor;
        desk.carry(column, trait);
        QVERIFY(desk.isCarrying());
        desk.drop(column, trait);
        const Plot& plot = desk.document.state().player(actor).plots[cell->first];
        QVERIFY((plot.covered >> static_cast<int>(take->trait)) & 1);
    }

    void aDieThatNeedsAToolIsCarriedOnceTheToolIsChosen() {
        Action taking;
        Target cell;
        const auto isFound = [&](const State& state, const ActionList& legal) {
            for (const Action& one : legal) {
                if (one.kind != ActionKind::TakeDie || one.use() != DieUse::Match || one.count == 0)
                    continue;
                const Target column = Target::of(Target::Kind::PoolColumn, one.trait, one.area);
                for (int plot = 0; plot < plotPlaces; ++plot) {
                    cell = Target::of(Target::Kind::PlotTrait, plot, one.trait);
                    taking = one;
                    if (dropOn(state, legal, {DragItem::Kind::Die, column}, cell))
                        return true;
                }
            }
            return false;
        };
        std::optional<Record> found;
        for (std::uint64_t seed = 1; seed < 400 && !found; ++seed) {
            Record record = tests::table(2, 2, seed);
            State state = newGame(record.setup);
            core::Random random(seed);
            while (!state.finished()) {
                ActionList legal;
                legalActions(state, legal);
                if (isFound(state, legal)) {
                    found = record;
                    break;
                }
                const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
                applyLegal(state, action);
                record.actions.push_back(action);
            }
        }
        QVERIFY(found);
        Desk desk(*found);
        desk.viewer->confirmHandover();
        QCoreApplication::processEvents();
        auto* column = desk.at(Target::of(Target::Kind::PoolColumn, taking.trait, taking.area));
        auto* trait = desk.at(cell);
        QVERIFY(column && trait);
        const std::size_t before = desk.actions();
        desk.carry(column, trait);
        QVERIFY(!desk.isCarrying());
        desk.drop(column, trait);
        QCOMPARE(desk.actions(), before);
        QPushButton* way = desk.view->clicks().optionFor(taking);
        QVERIFY(way);
        way->click();
        desk.carry(column, trait);
        QVERIFY(desk.isCarrying());
        desk.drop(column, trait);
        QVERIFY(desk.actions() > before);
        QVERIFY(desk.action(before) == taking);
    }

    void aDropWhereACardDoesNotBelongIsRefusedInTheWordsOfAClick() {
        Desk desk;
        const auto sow = desk.until([](const Action& one) { return one.kind == ActionKind::Sow; });
        QVERIFY(sow);
        auto* card = desk.at(Target::of(Target::Kind::HandPlant, sow->item));
        auto* space = desk.at(Target::of(Target::Kind::Space, Space::Treasury));
        QVERIFY(card && space);
        const auto actions = desk.document.record().actions.size();
        const auto* prompt = find<app::PromptBar>(*desk.view);
        QTest::mouseClick(space, Qt::LeftButton);
        const QString refusal = desk.view->pointing().refusal();
        QVERIFY(!refusal.isEmpty());
        QTest::mouseClick(card, Qt::RightButton);
        desk.carry(card, space);
        QVERIFY(prompt->accessibleDescription().contains(desk.view->choices().now(space->target())));
        desk.drop(card, space);
        QCOMPARE(desk.document.record().actions.size(), actions);
        QCOMPARE(desk.view->pointing().refusal(), refusal);
    }

    void aMarkerIsPlacedOnTheSpaceToWhichItIsCarried() {
        Desk desk;
        const Action treasury = act::placeMarker(Space::Treasury);
        const auto place = desk.until([&](const Action& one) { return one == treasury; });
        QVERIFY(place);
        auto* space = desk.at(Target::of(Target::Kind::Space, place->item));
        auto* chip = find<app::TopBar>(*desk.view)->chips()[desk.document.state().actor];
        QVERIFY(space && chip);
        desk.carry(chip, space);
        QVERIFY(desk.isCarrying());
        const std::size_t before = desk.actions();
        desk.drop(chip, space);
        QVERIFY(desk.actions() > before);
        QVERIFY(desk.action(before) == *place);
    }

    void escapePutsBackWhatIsCarried() {
        Desk desk;
        const auto sow = desk.until([](const Action& one) { return one.kind == ActionKind::Sow; });
        QVERIFY(sow);
        auto* card = desk.at(Target::of(Target::Kind::HandPlant, sow->item));
        auto* plot = desk.at(Target::of(Target::Kind::Plot, sow->place));
        const auto actions = desk.document.record().actions.size();
        desk.carry(card, plot);
        QVERIFY(desk.isCarrying());
        QTest::keyClick(card, Qt::Key_Escape);
        QVERIFY(!desk.isCarrying());
        desk.drop(card, plot);
        QCOMPARE(desk.document.record().actions.size(), actions);
    }

    void nothingIsPickedUpByAClick() {
        Desk desk;
        const auto sow = desk.until([](const Action& one) { return one.kind == ActionKind::Sow; });
        QVERIFY(sow);
        auto* card = desk.at(Target::of(Target::Kind::HandPlant, sow->item));
        QTest::mousePress(card, Qt::LeftButton);
        QTest::mouseMove(card, card->rect().center() + QPoint(1, 1));
        QVERIFY(!desk.isCarrying());
        QTest::mouseRelease(card, Qt::LeftButton);
    }
};

GENOTYPE_TEST(BoardDragTest)
#include "board_drag_test.moc"
