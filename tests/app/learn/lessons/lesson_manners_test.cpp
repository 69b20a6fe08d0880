// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lesson_view.h"
#include "app/learn/lessons/offspring_bed.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSlider>

using namespace app;

namespace {

using Pupil = PupilAtLessons;

} // namespace

/// How a lesson treats whoever is at it: what moves under the hand, what is heard.
class LessonMannersTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void anAnswerScrollsNoPage() {
        for (const bool byKeyboard : {false, true})
            for (const char* answer : {"answer1", "problemAnswer0", "problemAnswer1"}) {
                Pupil pupil;
                pupil.byKeyboard = byKeyboard;
                pupil.page()->showTopic(QStringLiteral("dominance"));
                pupil.page()->session(QStringLiteral("dominance"))->steps().setStep(LessonStep::Explain);
                // So low that the page scrolls.
                pupil.window.setMinimumSize(1024, 640);
                pupil.window.resize(1366, 640);
                pupil.settle();
                QScrollArea* area = nullptr;
                for (auto* one : findAll<QScrollArea>(pupil.page()))
                    if (one->verticalScrollBar()->maximum() > 0)
                        area = one;
                QVERIFY(area);
                // The page no further down than the answer asks for.
                auto* button = pupil.shown<QPushButton>(answer);
                QScrollBar& bar = *area->verticalScrollBar();
                bar.setValue(bar.value() + button->mapTo(area, QPoint(0, button->height())).y() -
                             area->height());
                pupil.settle();
                const int scrolled = bar.value();
                const QPoint place = button->mapTo(&pupil.window, QPoint());
                QVERIFY(pupil.press(QLatin1String(answer)));
                QVERIFY2(bar.value() == scrolled, answer);
                button = pupil.seen<QPushButton>(answer);
                QCOMPARE(button->mapTo(&pupil.window, QPoint()), place);
                QVERIFY(button->hasFocus() || !byKeyboard);
            }
    }

    /// What was said before is longer than what is said now, and the other way round.
    void theButtonsOfAPredictionKeepTheirPlaces() {
        const auto walk = [] {
            Pupil pupil;
            pupil.page()->showTopic(QStringLiteral("dominance"));
            pupil.settle();
            const auto places = [&pupil] {
                QList<QRect> all;
                for (const char* name : {"nextStep", "part0", "part1", "bar0", "bar1"}) {
                    auto* control = pupil.shown<QWidget>(QLatin1String(name));
                    all << QRect(control->mapTo(&pupil.window, QPoint()), control->size());
                }
                return all;
            };
            const QList<QRect> before = places();
            pupil.predict({3, 1});
            QCOMPARE(places(), before);
            QVERIFY(pupil.press(QStringLiteral("nextStep")));
            QVERIFY(pupil.press(QStringLiteral("step1")));
            QCOMPARE(places(), before);
            pupil.page()->session(QStringLiteral("dominance"))->run().roll(16);
            pupil.settle();
            QCOMPARE(places(), before);
        };
        walk();
        const InGerman german;
        walk();
    }

    void aPredictionIsDraggedOrMovedByArrowKeys() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.settle();
        auto* tall = pupil.shown<QSlider>("bar0");
        auto* shorter = pupil.shown<QSlider>("bar1");
        QVERIFY(tall->accessibleName() != shorter->accessibleName());
        QVERIFY(!pupil.shown<QPushButton>("nextStep")->isEnabled());
        const QPoint start(tall->height() / 2, tall->height() / 2);
        QTest::mousePress(tall, Qt::LeftButton, {}, start);
        QTest::mouseMove(tall, QPoint(tall->width() / 2, tall->height() / 2));
        QTest::mouseRelease(tall, Qt::LeftButton, {}, QPoint(tall->width() / 2, tall->height() / 2));
        QCOMPARE(tall->value(), 8);
        shorter->setFocus();
        QTest::keyClick(shorter, Qt::Key_Right);
        QTest::keyClick(shorter, Qt::Key_Right);
        QCOMPARE(pupil.shown<QSpinBox>("part0")->value(), 8);
        QCOMPARE(pupil.shown<QSpinBox>("part1")->value(), 2);
        // Per cent are typed, and the bars follow.
        pupil.predict({75, 25});
        QCOMPARE(tall->value(), 75);
        QCOMPARE(tall->maximum(), 100);
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QVERIFY((pupil.page()->session(QStringLiteral("dominance"))->run().prediction() ==
                 std::vector<int>{75, 25}));
    }

    void whatIsRolledGrowsInTheBed() {
        Theme::current().setReduceMotion(true);
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        QVERIFY(pupil.plant({3, 1}));
        auto* bed = find<OffspringBed>(pupil.page());
        const QImage bare = bed->grab().toImage();
        QVERIFY(pupil.press(QStringLiteral("roll16")));
        QCOMPARE(bed->each(), std::int64_t{1});
        const QImage grown = bed->grab().toImage();
        QVERIFY(grown != bare);
        QVERIFY(pupil.press(QStringLiteral("roll320")));
        QCOMPARE(bed->each(), std::int64_t{5});
        QVERIFY(bed->grab().toImage() != grown);
        QVERIFY(pupil.press(QStringLiteral("startOver")));
        QVERIFY(bed->grab().toImage() == bare);
        // With motion they grow one by one, and any key ends that.
        Theme::current().setReduceMotion(false);
        QVERIFY(pupil.press(QStringLiteral("roll16")));
        QTest::keyClick(&pupil.window, Qt::Key_Shift);
        const QImage ended = bed->grab().toImage();
        QTest::keyClick(&pupil.window, Qt::Key_Shift);
        QVERIFY(bed->grab().toImage() == ended);
        QVERIFY(ended != bare);
    }

    void theFootsOneButtonLeadsThroughTheWholeLesson() {
        Pupil pupil;
        const QString id = QStringLiteral("dominance");
        pupil.page()->showTopic(id);
        pupil.settle();
        LessonSession& session = *pupil.page()->session(id);
        pupil.predict({3, 1});
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(session.steps().step(), LessonStep::Roll);
        const QRect place = pupil.shown<QPushButton>("nextStep")->geometry();
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(session.run().size(), std::int64_t{16});
        QCOMPARE(session.steps().step(), LessonStep::Roll);
        QCOMPARE(pupil.shown<QPushButton>("nextStep")->geometry(), place);
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(session.steps().step(), LessonStep::Compare);
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(session.steps().step(), LessonStep::Explain);
    }

    void predictionsAndStepsAreSpoken() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.settle();
        auto* view = find<LessonView>(pupil.page());
        QStringList said;
        connect(view->findChild<speech::Announcer*>(QString(), Qt::FindDirectChildrenOnly),
                &speech::Announcer::said, this, [&said](QStringList sentences) {
                    said = sentences.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
                });
        pupil.predict({3, 1});
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(said, (QStringList{QStringLiteral("Step 2 of 4: Roll."),
                                    QStringLiteral("Your prediction: 3 : 1.")}));
        QVERIFY(pupil.press(QStringLiteral("roll320")));
        QVERIFY(said.contains(pupil.words(QStringLiteral("fitSentence"))));
        QVERIFY(pupil.press(QStringLiteral("step3")));
        QCOMPARE(said,
                 (QStringList{QStringLiteral("Step 3 of 4: Compare."), pupil.words(QStringLiteral("verdict")),
                              pupil.words(QStringLiteral("predictionSentence")),
                              pupil.words(QStringLiteral("compareSentence"))}));
        // What the test says is on the page once.
        int told = 0;
        for (const auto* label : findAll<QLabel>(pupil.page()))
            told += label->isVisible() && label->text().replace(QChar::Nbsp, QLatin1Char(' ')) ==
                                              pupil.words(QStringLiteral("compareSentence"));
        QCOMPARE(told, 1);
        QVERIFY(pupil.press(QStringLiteral("step4")));
        QCOMPARE(said, QStringList{QStringLiteral("Step 4 of 4: Explain.")});
    }
};

GENOTYPE_TEST(LessonMannersTest)
#include "lesson_manners_test.moc"
