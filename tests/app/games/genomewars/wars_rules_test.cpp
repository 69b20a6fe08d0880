// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "lessons/documents/catalogue.h"
#include "lessons/reference/rules.h"
#include "test_registry.h"
#include "tests/app/ui/navigation/route_spy.h"
#include "wars_board_driver.h"

#include <QtWidgets/QToolTip>

using namespace genomewars;

/// From something on the board of Genome Wars to the rules from A to Z, and to the lesson.
class WarsRulesTest : public QObject {
    Q_OBJECT

    /// The rule that F1 opens after the button has refused a click; empty if it opens none of this game.
    static std::string ruleAfterRefusal(tests::WarsTableBench& bench, app::GlowButton* button) {
        const tests::RouteSpy asked(*bench.board);
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::keyClick(button, Qt::Key_F1);
        QToolTip::hideText();
        const auto rules = asked.to<app::route::Rule>();
        const auto* rule = rules.size() == 1 ? lessons::findRule(rules[0].id.toStdString()) : nullptr;
        return rule && rule->game == Game::id ? rule->id : std::string();
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void everythingOnTheBoardLeadsToALessonThatExists() {
        for (const PendingKind kind : {PendingKind::Genome, PendingKind::Roll, PendingKind::Mutation}) {
            const auto record = tests::warsGameAt(kind, {"person", "person"}, 3);
            tests::WarsTableBench bench(record);
            bench.open(record);
            QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
            const tests::RouteSpy asked(*bench.board);
            std::size_t looked = 0;
            for (app::GlowButton* button : bench.board->buttons()) {
                button->setFocus();
                QTest::keyClick(button, Qt::Key_F1);
                ++looked;
            }
            const auto topics = asked.to<app::route::Lesson>();
            QCOMPARE(topics.size(), looked);
            for (const app::route::Lesson& lesson : topics)
                QVERIFY(lessons::findTopic(lesson.id.toStdString()) != nullptr);
        }
    }

    void anAlleleThatCannotBeAddedLeadsToTheRuleOfTheGenome() {
        tests::WarsTableBench bench(tests::warsGame({"person", "random"}, 3), app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        app::AlleleCard* card = tests::cardOf(bench, Allele::Adaptability);
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY(!card->isGlowing());
        QCOMPARE(ruleAfterRefusal(bench, card), std::string("genome"));
    }

    void diceThatWaitForAMutationLeadToItsRule() {
        const auto record = tests::warsGameAt(PendingKind::Mutation, {"person", "person"}, 3);
        tests::WarsTableBench bench(record);
        bench.open(record);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        QCOMPARE(ruleAfterRefusal(bench, tests::diceOf(bench)), std::string("wars-mutation"));
    }
};

GENOTYPE_TEST(WarsRulesTest)
#include "wars_rules_test.moc"
