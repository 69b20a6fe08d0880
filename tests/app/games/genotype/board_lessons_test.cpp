// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/board_lessons.h"
#include "app/ui/theme/theme.h"
#include "lessons/documents/catalogue.h"
#include "tests/app/ui/navigation/route_spy.h"

#include <QtTest/QSignalSpy>

using namespace genotype;

/// From something on the board to the lesson that explains it.
class BoardLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void everyButtonOfTheBoardLeadsToALessonThatExists() {
        tests::Board board(tests::table(4, 1, 11));
        for (const app::GlowButton* button : board.view->buttons()) {
            const auto& target = dynamic_cast<const app::BoardButton*>(button)->target();
            const auto topic = app::topicOf(target, board.document.state());
            QVERIFY2(lessons::findTopic(topic) != nullptr, qPrintable(button->accessibleName()));
        }
    }

    void aTraitUnderAnOverlayLeadsToTheOtherPatterns() {
        Record record = tests::table(2, 1, 11);
        record.setup.flowerColour = Inheritance::Codominance;
        tests::Board board(record);
        const auto topic = [&board](Trait trait) {
            return app::topicOf(app::Target::of(app::Target::Kind::ParentSide, trait, Side::Top),
                                board.document.state());
        };
        QVERIFY(topic(Trait::FlowerColour) == "patterns");
        QVERIFY(topic(Trait::SeedShape) == "square");
    }

    void f1AsksForTheLessonOfWhatHasTheFocus() {
        tests::Board board(tests::table(2, 1, 11));
        QTRY_VERIFY(!board.bots->isBotsTurn());
        const tests::RouteSpy wanted(*board.view);
        app::GlowButton* first = board.view->glowing().front();
        first->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), first);
        QTest::keyClick(first, Qt::Key_F1);
        const auto asked = wanted.to<app::route::Lesson>();
        QCOMPARE(asked.size(), std::size_t{1});
        QVERIFY(lessons::findTopic(asked.front().id.toStdString()));
    }
};

GENOTYPE_TEST(BoardLessonsTest)
#include "board_lessons_test.moc"
