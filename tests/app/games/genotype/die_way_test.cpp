// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/board/prompt_bar.h"
#include "app/games/board/prompt_options.h"
#include "app/games/genotype/die_way.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <algorithm>
#include <optional>

using namespace genotype;

namespace {

/// Two persons at one table, whose random moves are made without the board; the board shows every position.
struct RandomTable : tests::BoardOf<app::BoardView> {
    core::Random random;

    explicit RandomTable(std::uint64_t seed) : BoardOf(tests::table(2, 2, seed)), random(seed) {}

    /// False at the end of the game.
    bool moveOn() {
        if (finished())
            return false;
        const auto& legal = document.legal();
        return document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    bool isPick() const { return !finished() && document.state().now().kind == PendingKind::Pick; }
    app::PromptBar* prompt() const { return find<app::PromptBar>(view); }
    QList<app::BoardButton*> glowing() const {
        QList<app::BoardButton*> all;
        for (app::GlowButton* one : view->glowing())
            all << static_cast<app::BoardButton*>(one);
        return all;
    }
    /// The glowing places whose click, or the choice that it opens, can mean the action.
    QList<app::BoardButton*> placesOf(const Action& action) const {
        QList<app::BoardButton*> places = glowing();
        places.removeIf([&](const app::BoardButton* one) {
            const auto found = view->choices().answers(one->target());
            return !view->choices().waysBehind(one->target()).empty() ||
                   std::ranges::find(found, action) == found.end();
        });
        return places;
    }
    /// Presses the prompt's button for the action's way, and its entry if one button offers them all.
    void openWay(const Action& action) {
        QPushButton* button = view->clicks().optionFor(action);
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        if (prompt()->options().gathers()) {
            const QString label = app::labelOf(*app::wayOf(action));
            const auto entries = choices();
            const auto entry =
                std::ranges::find_if(entries, [&](const QPushButton* one) { return one->text() == label; });
            QVERIFY(entry != entries.end());
            QTest::mouseClick(*entry, Qt::LeftButton);
        }
        QVERIFY(view->choices().way() == app::wayOf(action));
    }
};

} // namespace

/// Dice are taken by one click for what they show; what spends a card or takes a second die has a button.
class DieWayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }
    void cleanupTestCase() { app::Theme::current().setReduceMotion(false); }

    void everyLegalActionCanBeReached() {
        int byWay = 0;
        int directly = 0;
        for (const std::uint64_t seed : {2u, 5u, 9u}) {
            RandomTable table(seed);
            do {
                table.viewer->confirmHandover();
                const ActionList legal = table.document.legal();
                for (const Action& action : legal) {
                    if (action.kind == ActionKind::ChooseSetup || table.document.isFinished())
                        continue;
                    const auto words = QString::fromStdString(notation(action));
                    if (table.view->choices().proceedAction() == action) {
                        QVERIFY2(table.view->proceedButton()->isVisible(), qPrintable(words));
                    } else if (!app::wayOf(action)) {
                        QVERIFY2(!table.placesOf(action).isEmpty(), qPrintable(words));
                        ++directly;
                    } else {
                        QVERIFY2(table.placesOf(action).isEmpty(), qPrintable(words));
                        table.openWay(action);
                        const auto places = table.placesOf(action);
                        QVERIFY2(!places.isEmpty(), qPrintable(words));
                        QTest::keyClick(places.front(), Qt::Key_Escape);
                        QVERIFY(!table.view->choices().way());
                        ++byWay;
                    }
                }
            } while (table.moveOn());
        }
        QVERIFY2(byWay > 20, qPrintable(QString::number(byWay)));
        QVERIFY(directly > 500);
    }

    void oneClickTakesADieForWhatItShows() {
        int taken = 0;
        for (const std::uint64_t seed : {2u, 5u, 9u}) {
            RandomTable table(seed);
            do {
                table.viewer->confirmHandover();
                if (!table.isPick() || table.view->choices().ways().empty())
                    continue;
                for (app::BoardButton* one : table.glowing())
                    if (one->target().kind == app::Target::Kind::PoolColumn) {
                        const std::size_t step = table.document.stepCount();
                        QTest::mouseClick(one, Qt::LeftButton);
                        QCOMPARE(table.document.stepCount(), step + 1);
                        QVERIFY(table.choices().isEmpty());
                        ++taken;
                        break;
                    }
            } while (table.moveOn());
        }
        QVERIFY2(taken > 5, qPrintable(QString::number(taken)));
    }

    void inItsWayEachDieIsOneClickAndItsWordsNameTheResult() {
        int dice = 0;
        for (const std::uint64_t seed : {2u, 5u, 9u}) {
            RandomTable table(seed);
            do {
                table.viewer->confirmHandover();
                if (!table.isPick() || table.view->choices().ways().empty())
                    continue;
                const app::DieWay way = table.view->choices().ways().back();
                const ActionList legal = table.document.legal();
                const auto* action =
                    std::ranges::find_if(legal, [&](const Action& one) { return app::wayOf(one) == way; });
                QVERIFY(action != legal.end());
                table.openWay(*action);
                for (app::BoardButton* one : table.glowing()) {
                    if (one->target().kind != app::Target::Kind::PoolColumn)
                        continue;
                    QCOMPARE(table.view->choices().answers(one->target()).size(), std::size_t{1});
                    const QString words = table.view->choices().explain(one->target());
                    QVERIFY2(way.use == DieUse::Match || words.endsWith(QLatin1Char('.')), qPrintable(words));
                    if (way.use == DieUse::Rake)
                        QVERIFY2(says(words, "engine.rakeMakesDie") ||
                                     says(words, "engine.rakeMakesAnyGenotype"),
                                 qPrintable(words));
                    ++dice;
                }
                const auto place = table.placesOf(*action).front();
                const std::size_t step = table.document.stepCount();
                QTest::mouseClick(place, Qt::LeftButton);
                QCOMPARE(table.document.stepCount(), step + 1);
                QVERIFY(!table.view->choices().way());
            } while (table.moveOn());
        }
        QVERIFY2(dice > 10, qPrintable(QString::number(dice)));
    }

    void aWayIsLeftByUndoByItsButtonAndByItsCard() {
        std::optional<RandomTable> played;
        const auto isRakeable = [&played] {
            const auto ways = played->view->choices().ways();
            return std::ranges::find(ways, app::DieWay{.use = DieUse::Rake}) != ways.end();
        };
        for (std::uint64_t seed = 1; seed < 20 && !(played && isRakeable()); ++seed) {
            played.emplace(seed);
            do
                played->viewer->confirmHandover();
            while (!isRakeable() && played->moveOn());
        }
        QVERIFY(isRakeable());
        RandomTable& table = *played;
        const ActionList legal = table.document.legal();
        const Action rake = *std::ranges::find_if(
            legal, [](const Action& one) { return app::wayOf(one) == app::DieWay{.use = DieUse::Rake}; });
        const std::size_t step = table.document.stepCount();

        table.openWay(rake);
        QVERIFY(QApplication::focusWidget() != nullptr);
        for (QPushButton* one : findAll<QPushButton>(table.prompt()))
            if (one->shortcut() == QKeySequence(QKeySequence::Undo))
                QTest::mouseClick(one, Qt::LeftButton);
        QVERIFY(!table.view->choices().way());
        QCOMPARE(table.document.stepCount(), step);

        table.openWay(rake);
        const auto cards = table.glowing();
        const auto card = std::ranges::find_if(cards, [](const app::BoardButton* one) {
            return one->target() == app::Target::of(app::Target::Kind::HandTool, Tool::Rake);
        });
        QVERIFY(card != cards.end());
        QTest::mouseClick(*card, Qt::LeftButton);
        QVERIFY(!table.view->choices().way());
        table.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.view.get()));
        QTest::mouseClick(*card, Qt::LeftButton);
        QVERIFY(table.view->choices().way() == app::DieWay{.use = DieUse::Rake});
        // Enter goes on to a die, and does not put the card away again.
        const auto* focus = qobject_cast<app::BoardButton*>(QApplication::focusWidget());
        QVERIFY(focus && focus->target().kind == app::Target::Kind::PoolColumn);
        QCOMPARE(table.document.stepCount(), step);
    }

    void withoutRoomOneButtonOffersAllUses() {
        app::PromptBar bar(nullptr);
        const QList<app::PromptOption> options{{QStringLiteral("Use Rake…"), {}, false},
                                               {QStringLiteral("Use mutation…"), {}, true}};
        bar.setOptions(options);
        bar.resize(1300, 38);
        bar.show();
        QVERIFY(!bar.options().gathers());
        QVERIFY(bar.options().button(1)->isVisible() && bar.options().button(1)->isChecked());
        bar.resize(500, 38);
        QVERIFY(bar.options().gathers());
        QVERIFY(bar.options().button(1) == bar.options().button(0));
        bar.setFolded(true);
        bar.resize(500, bar.neededHeight());
        QVERIFY(!bar.options().gathers());
    }
};

GENOTYPE_TEST(DieWayTest)
#include "die_way_test.moc"
