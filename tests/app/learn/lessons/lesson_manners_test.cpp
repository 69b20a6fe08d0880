// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lesson_view.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>
#include <QtWidgets/QScrollBar>

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
                for (const char* name : {"recordPrediction", "nextStep"}) {
                    auto* button = pupil.shown<QPushButton>(name);
                    all << QRect(button->mapTo(&pupil.window, QPoint()), button->size());
                }
                return all;
            };
            const QList<QRect> before = places();
            QVERIFY(pupil.press(QStringLiteral("recordPrediction"))); // no numbers yet
            QCOMPARE(places(), before);
            pupil.predict({3, 1});
            QVERIFY(pupil.press(QStringLiteral("recordPrediction")));
            QCOMPARE(places(), before);
            pupil.page()->session(QStringLiteral("dominance"))->run().roll(16);
            pupil.settle();
            QCOMPARE(places(), before);
        };
        walk();
        const InGerman german;
        walk();
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
        QVERIFY(pupil.press(QStringLiteral("recordPrediction")));
        QCOMPARE(said, QStringList{pupil.words(QStringLiteral("predictionState"))});
        QCOMPARE(said[0], wording("PredictPanel.giveANumber"));
        pupil.predict({3, 1});
        QVERIFY(pupil.press(QStringLiteral("recordPrediction")));
        QCOMPARE(said, QStringList{QStringLiteral("Your prediction: 3 : 1.")});
        QVERIFY(pupil.press(QStringLiteral("nextStep")));
        QCOMPARE(said, QStringList{QStringLiteral("Step 2 of 4: Roll.")});
        QVERIFY(pupil.press(QStringLiteral("roll320")));
        QVERIFY(said.contains(pupil.words(QStringLiteral("fitSentence"))));
        QVERIFY(pupil.press(QStringLiteral("step3")));
        QCOMPARE(said, (QStringList{QStringLiteral("Step 3 of 4: Compare."),
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
