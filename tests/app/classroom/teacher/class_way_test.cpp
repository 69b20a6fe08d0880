// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_view.h"
#include "app/classroom/teacher/class_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/roll_panel.h"
#include "app/learn/session/lesson_games.h"
#include "app/learn/sharing/code_sheet.h"
#include "app/learn/sharing/code_store.h"
#include "app/learn/sharing/results_code_button.h"
#include "app/ui/widgets/popover.h"
#include "app/window/shell/presenting.h"
#include "test_registry.h"
#include "tests/app/learn/figures/figure_bench.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/opened.h"

#include <QtTest/QTest>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QSpinBox>

using namespace app;

namespace {

lessons::PoolCount countIn(const QString& code) {
    return std::get<lessons::PoolCount>(lessons::readPoolCode(code.toStdString()));
}

/// The code on the sheet that is open in the window; empty without one.
QString codeOnSheet(const QWidget& window) {
    const auto* sheet = seek<CodeSheet>(window);
    return sheet ? sheet->code() : QString();
}

} // namespace

/// From a group's rolls to the teacher's page.
class ClassWayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void aGroupsRollsArriveOnTheTeachersPage() {
        QStringList codes;
        std::vector<std::int64_t> sum(4);
        for (const int group : {3, 8}) {
            PupilAtWindow pupil(QStringLiteral("lab"));
            pupil.byKeyboard = group == 8;
            auto* lab = qobject_cast<LabPage*>(pupil.page());
            lab->setSeed(std::uint64_t(group));
            lab->session().roll(160);
            QVERIFY(tests::pressIn(pupil, QStringLiteral("labMore"), QStringLiteral("resultsCodeButton")));
            auto* number = find<QSpinBox>(pupil.window, "codeGroup");
            QVERIFY(number->hasFocus());
            number->setValue(group);
            codes << codeOnSheet(pupil.window);
            QCOMPARE(countIn(codes.last()).group, group);
            const auto counts = lab->session().counts(false);
            QCOMPARE(countIn(codes.last()).counts, counts);
            std::transform(sum.begin(), sum.end(), counts.begin(), sum.begin(), std::plus<>());
            QTest::keyClick(number, Qt::Key_Escape);
            pupil.settle();
            QVERIFY(codeOnSheet(pupil.window).isEmpty());
        }
        PupilAtWindow teacher(QStringLiteral("class"));
        teacher.shown<QPlainTextEdit>("codes")->setPlainText(codes.join(QLatin1Char('\n')));
        QVERIFY(teacher.press(QStringLiteral("takeCodes")));
        const ClassSession& session = qobject_cast<ClassPage*>(teacher.page())->session();
        QCOMPARE(session.experiment(), 44); // RrGg × RrGg
        QCOMPARE(session.sample().pooled(44), sum);
        QVERIFY(
            teacher.words(QStringLiteral("fitSentence")).startsWith(QLatin1String("If 9 : 3 : 3 : 1 holds")));
        // F11 shows the sum to the class.
        QTest::keyClick(&teacher.window, Qt::Key_F11);
        teacher.settle();
        QVERIFY(teacher.window.presenting().view());
        QTest::keyClick(&teacher.window, Qt::Key_F11);
    }

    void aLessonsRollsHaveACodeOfTheSameExperiment() {
        FigureBench bench("several-genes");
        CodeStore(bench.folder.path()).setGroup(5);
        bench.predictEvenly();
        bench.run.roll(320);
        QWidget window;
        LessonGames games;
        RollPanel panel(bench.settings, bench.run, games, bench.folder.path(), &window);
        window.show();
        find<ResultsCodeButton>(panel)->click();
        const lessons::PoolCount count = countIn(codeOnSheet(window));
        QCOMPARE(count.experiment, 44);
        QCOMPARE(count.group, 5);
        QCOMPARE(count.counts, bench.run.counts());
    }

    void countsFromElsewhereAreAnExperimentOfOnesOwn() {
        PupilAtWindow pupil(QStringLiteral("lab"));
        CodeStore(pupil.context.dataFolder).setGroup(5);
        qobject_cast<LabPage*>(pupil.page())->showSource(LabSource::Mendel);
        pupil.settle();
        QVERIFY(tests::pressIn(pupil, QStringLiteral("labMore"), QStringLiteral("resultsCodeButton")));
        const lessons::PoolCount count = countIn(codeOnSheet(pupil.window));
        QCOMPARE(count.experiment, 2);
        QCOMPARE(count.counts, (std::vector<std::int64_t>{5474, 1850}));
    }

    void aBreedingBenchHasNoClassCode() {
        PupilAtWindow pupil(QStringLiteral("lab"));
        qobject_cast<LabPage*>(pupil.page())->showSource(LabSource::Breeding);
        pupil.settle();
        QVERIFY(pupil.press(QStringLiteral("labMore")));
        QVERIFY(!seen<QPushButton>(pupil.window, "resultsCodeButton"));
    }
};

#include "class_way_test.moc"
GENOTYPE_TEST(ClassWayTest)
