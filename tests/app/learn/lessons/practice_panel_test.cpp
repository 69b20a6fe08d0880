// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/pedigree_picture.h"
#include "app/learn/lessons/practice_panel.h"
#include "app/learn/session/lesson_practice.h"
#include "app/learn/session/lesson_quiz.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/learn/session/pupil_desk.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace app;

namespace {

/// Families to read, and problems about them.
struct PracticeSheet : PupilDesk {
    core::Random chance{4};
    LessonPractice practice{topic("pedigrees"), work("pedigrees"), chance};
    LessonQuiz quiz{topic("pedigrees"), work("pedigrees")};
    PracticePanel panel{practice, quiz, nullptr};

    PracticeSheet() { panel.show(); }
};

} // namespace

/// Practice with families.
class PracticePanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void practiceShowsTheMeiosisOfAFamilyOnceTheProblemIsSolved() {
        PracticeSheet sheet;
        const auto offered = [&sheet] {
            const auto buttons = findAll<QPushButton>(sheet.panel, "showMeiosis");
            return std::ranges::any_of(buttons, [](const QPushButton* one) { return one->isVisible(); });
        };
        QVERIFY(!offered());
        const int right = int(sheet.practice.problem().rightAnswer());
        sheet.practice.answer((right + 1) % 4);
        QVERIFY(!offered());
        sheet.practice.answer(right);
        QVERIFY(offered());
    }

    void practiceDrawsTheFamilyInsteadOfTellingIt() {
        PracticeSheet sheet;
        sheet.panel.resize(600, 500);
        auto* picture = find<PedigreePicture>(sheet.panel, "problemFamily");
        QVERIFY(!picture->accessibleDescription().isEmpty());
        for (const auto* label : findAll<QLabel>(sheet.panel))
            QVERIFY2(!label->text().startsWith(QStringLiteral("Parents: ")), qPrintable(label->text()));
        QTest::keyClick(picture, Qt::Key_Down);
        QCOMPARE(textOf(sheet.panel, "problemPerson"), picture->cursorText());
    }
};

GENOTYPE_TEST(PracticePanelTest)
#include "practice_panel_test.moc"
