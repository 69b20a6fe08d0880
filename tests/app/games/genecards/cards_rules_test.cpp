// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "lessons/documents/catalogue.h"
#include "lessons/reference/rules.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/ui/navigation/route_spy.h"

#include <QtWidgets/QToolTip>

using namespace genecards;
using tests::CardsTableBench;

/// From something on the board of Gene Expression to the rules from A to Z, and to the lesson.
class CardsRulesTest : public QObject {
    Q_OBJECT

    static constexpr auto persons = {"person", "person", "person", "person"};

    /// The rule that F1 opens after the button has refused a click; empty if it opens none of this game.
    static std::string ruleAfterRefusal(CardsTableBench& bench, app::GlowButton* button) {
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
        const Record record = tests::cardsGameAt(PendingKind::Turn, persons, 1);
        CardsTableBench bench(record);
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

    void aRefusalLeadsToTheRuleThatItIsAbout_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::addColumn<QString>("ofCards");
        QTest::addColumn<QString>("ofPile");
        QTest::newRow("turn") << PendingKind::Turn << "fits"
                              << "card-turn";
        QTest::newRow("drawn card") << PendingKind::Drawn << "keeping"
                                    << "keeping";
        QTest::newRow("swap") << PendingKind::Swap << "substitution"
                              << "substitution";
        QTest::newRow("extra card") << PendingKind::Extra << "deletion"
                                    << "deletion";
    }
    void aRefusalLeadsToTheRuleThatItIsAbout() {
        QFETCH(const PendingKind, kind);
        QFETCH(const QString, ofCards);
        QFETCH(const QString, ofPile);
        // With a card that is refused, and a pile that is refused too.
        const Record record =
            tests::playedUntil<Game>(tests::tableOf<Game>(persons, 1), [kind](const State& state) {
                if (state.finished() || state.now().kind != kind || isLegal(state, act::draw()))
                    return false;
                for (const CardId card : state.handOf(state.actor))
                    if (!isLegal(state, act::play(card)))
                        return true;
                return false;
            });
        CardsTableBench bench(record);
        bench.open(record);
        QCOMPARE(bench.document.state().now().kind, kind);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        int refused = 0;
        for (app::CardButton* card : bench.board->hand()->buttons())
            if (!card->isGlowing()) {
                ++refused;
                QCOMPARE(ruleAfterRefusal(bench, card), ofCards.toStdString());
            }
        QVERIFY(refused > 0);
        QCOMPARE(ruleAfterRefusal(bench, find<app::PileButton>(bench.board)), ofPile.toStdString());
    }
};

GENOTYPE_TEST(CardsRulesTest)
#include "cards_rules_test.moc"
