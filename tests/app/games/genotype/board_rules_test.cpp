// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/board_rules.h"
#include "app/ui/theme/theme.h"
#include "lessons/reference/rules.h"
#include "tests/app/support/texts.h"
#include "tests/app/ui/navigation/route_spy.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QToolTip>

using namespace genotype;

/// From something on the board to the rules from A to Z.
class BoardRulesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void everyButtonOfTheBoardLeadsToARuleThatExists() {
        tests::Board board(tests::table(4, 1, 11));
        for (const app::GlowButton* button : board.view->buttons()) {
            const auto& target = dynamic_cast<const app::BoardButton*>(button)->target();
            const auto rule = app::ruleOf(target, board.document.state());
            QVERIFY2(lessons::findRule(rule) != nullptr, qPrintable(button->accessibleName()));
        }
    }

    void everySpaceAndCardHasItsOwnRule() {
        const State state = newGame({.players = 2, .seed = 1});
        for (const SpaceInfo& space : spaces)
            QVERIFY2(lessons::findRule(
                         app::ruleOf(app::Target::of(app::Target::Kind::Space, space.id), state)) != nullptr,
                     space.notation.data());
        for (const ToolCard& card : toolCards)
            QCOMPARE(app::ruleOf(app::Target::of(app::Target::Kind::HandTool, card.id), state),
                     card.notation);
        for (const AssistantCard& card : assistantCards)
            QCOMPARE(app::ruleOf(app::Target::of(app::Target::Kind::Assistant, card.id), state),
                     card.notation);
    }

    /// A refusal never says that one may.
    void whatIsRefusedMayNotBeDone() {
        tests::Board board(tests::table(2, 2, 11));
        core::Random random(5);
        int ofAnotherTrait = 0;
        for (int step = 0; step < 600 && ofAnotherTrait == 0 && !board.finished(); ++step) {
            for (const app::GlowButton* button : board.view->buttons()) {
                if (button->isGlowing() || !board.viewer->isToChoose())
                    continue;
                const auto& target = dynamic_cast<const app::BoardButton*>(button)->target();
                const QString said = board.view->choices().now(target);
                QVERIFY2(!says(said, "engine.mayDoNow"), qPrintable(button->accessibleName()));
                const PendingKind waits = board.document.state().now().kind;
                const bool free = waits == PendingKind::Marker || waits == PendingKind::EndOfTurn ||
                                  waits == PendingKind::Pick || waits == PendingKind::Purchase;
                QVERIFY2(!free || !says(said, "engine.anotherChoiceStillOpen"),
                         qPrintable(button->accessibleName()));
                ofAnotherTrait += says(said, "BoardChoices.parentsAnotherTraitBeing") ? 1 : 0;
            }
            QVERIFY(board.clickSomething(random));
        }
        QVERIFY(ofAnotherTrait > 0);
    }

    void f1OpensTheRuleAfterARefusalAndTheLessonBefore() {
        tests::Board board(tests::table(2, 1, 11));
        QTRY_VERIFY(!board.bots->isBotsTurn());
        QVERIFY(QTest::qWaitForWindowActive(board.view.get()));
        const tests::RouteSpy asked(*board.view);
        app::BoardButton* upgrade = nullptr;
        for (app::GlowButton* button : board.view->buttons())
            if (auto* one = dynamic_cast<app::BoardButton*>(button);
                one->target().kind == app::Target::Kind::Upgrade && !one->isGlowing())
                upgrade = one;
        QVERIFY(upgrade);
        QTest::mouseClick(upgrade, Qt::LeftButton);
        QVERIFY2(QToolTip::text().contains("F1"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
        QTest::keyClick(upgrade, Qt::Key_F1);
        QCOMPARE(asked.routes().size(), std::size_t{1});
        QVERIFY(lessons::findRule(asked.to<app::route::Rule>().at(0).id.toStdString()));
        app::GlowButton* first = board.view->glowing().front();
        first->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), first);
        QTest::keyClick(first, Qt::Key_F1);
        QCOMPARE(asked.to<app::route::Rule>().size(), std::size_t{1});
        QCOMPARE(asked.to<app::route::Lesson>().size(), std::size_t{1});
    }
};

GENOTYPE_TEST(BoardRulesTest)
#include "board_rules_test.moc"
