// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/pupil_file.h"
#include "app/ui/theme/theme.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <set>

using namespace app;

namespace {

using Pupil = PupilAtLessons;

} // namespace

/// Pupils say who they are before, during and after a lesson, in the window.
class PupilsNamesWayTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void anotherNameBeginsAnew() {
        Pupil pupil;
        const QString topic = pupil.page()->currentTopic();
        pupil.typeName(QStringLiteral("Ben"));
        QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
        pupil.settle();
        QVERIFY(pupil.plant({1, 1}));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ben"));
        QCOMPARE(pupil.page()->progress().share(topic), 0.25);
        pupil.typeName(QStringLiteral("Ada"));
        QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
        pupil.settle();
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->progress().share(topic), 0.0);
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 wording("PupilPanel.whatDoneStaysUnder", "Ben"));
        // The focus stays where it was.
        QVERIFY(pupil.shown<QLineEdit>("pupil")->hasFocus());
        // Erasing asks for confirmation.
        QVERIFY(pupil.press(QStringLiteral("eraseProgress")));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QVERIFY(pupil.press(QStringLiteral("eraseProgress")));
        QVERIFY(pupil.page()->progress().current().isEmpty());
        QCOMPARE(pupil.page()->progress().names(), QStringList{QStringLiteral("Ben")});
    }

    void aNameTypedAfterTheWorkTakesItAlong() {
        Pupil pupil;
        const QString topic = pupil.page()->currentTopic();
        QVERIFY(pupil.plant({1, 1}));
        QVERIFY(pupil.press(QStringLiteral("roll16")));
        const Progress& progress = pupil.page()->progress();
        const QByteArray earlier = progress.file();
        pupil.typeName(QStringLiteral("Ada"));
        QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
        pupil.settle();
        QCOMPARE(progress.share(topic), 0.5);
        QCOMPARE(pupil.page()->session(topic)->run().size(), std::int64_t{16});
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 wording("PupilPanel.whatDoneHereWithout", "Ada"));
        const auto saved = PupilFile::read(progress.file());
        QVERIFY(saved && saved->topics == PupilFile::read(earlier)->topics);
        // On a computer that several use, the work may be somebody else's; and whoever pressed by mistake
        // takes it again.
        QVERIFY(pupil.press(QStringLiteral("unnamedProgress")));
        pupil.settle();
        QCOMPARE(progress.current(), QStringLiteral("Ada"));
        QVERIFY(progress.isEmpty());
        QCOMPARE(pupil.page()->session(topic)->run().size(), std::int64_t{0});
        QVERIFY(pupil.press(QStringLiteral("unnamedProgress")));
        pupil.settle();
        QCOMPARE(progress.share(topic), 0.5);
    }

    void noEmptyFileIsSavedWithoutAWord() {
        Pupil pupil;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Ada.json"));
        pupil.typeName(QStringLiteral("Ada"));
        QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
        pupil.settle();
        pupil.names()->takeTo(path);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 wording("PupilPanel.nothingBeenDoneYet", "Ada"));
    }

    void aClickIntoTheLessonEndsTheNameAndStillWorks() {
        Pupil pupil;
        pupil.predict({3, 1});
        pupil.typeName(QStringLiteral("Ada"));
        pupil.clickAsAHandDoes(pupil.shown<QPushButton>("nextStep"));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->progress().share(pupil.page()->currentTopic()), 0.25);
        QVERIFY(pupil.seen<QPushButton>("roll16"));
        QVERIFY(pupil.words(QStringLiteral("footState")).contains(QLatin1Char('3')));

        pupil.typeName(QStringLiteral("Ben"));
        pupil.clickAsAHandDoes(pupil.shown<QPushButton>("step1"));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ben"));
        QVERIFY(pupil.seen<QSpinBox>("part0"));
        // Nothing of Ada's is left.
        QVERIFY(!pupil.page()->session(pupil.page()->currentTopic())->run().hasPrediction());
    }

    void aNumberPutInAfterTheNameIsKept() {
        Pupil pupil;
        pupil.typeName(QStringLiteral("Ada"));
        auto* part = pupil.shown<QSpinBox>("part0");
        const QPoint arrow(part->width() - 6, 6);
        pupil.clickAsAHandDoes(part, arrow);
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.shown<QSpinBox>("part0")->value(), 1);
    }

    void anAnswerGivenRightAfterTheNameIsTheNewPupils() {
        Pupil pupil;
        const QString id = pupil.page()->currentTopic();
        QVERIFY(pupil.press(QStringLiteral("step4")));
        pupil.typeName(QStringLiteral("Ada"));
        auto* answer = pupil.shown<QPushButton>("answer1");
        answer->setFocusPolicy(Qt::StrongFocus);
        pupil.clickAsAHandDoes(answer);
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->session(id)->quiz().answer(0), 1);
        QVERIFY(pupil.seen<QLabel>("feedback"));
    }

    void answersStandInThePupilsOwnOrder() {
        Pupil pupil;
        std::set<QStringList> orders;
        for (int seed = 0; seed < 8; ++seed) {
            pupil.page()->setSeed(std::uint64_t(seed));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            const QStringList shown = pupil.answersInOrder();
            QVERIFY(pupil.press(QStringLiteral("step3")));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            QCOMPARE(pupil.answersInOrder(), shown);
            QVERIFY(pupil.press(QStringLiteral("step1")));
            orders.insert(shown);
        }
        QVERIFY(orders.size() > 1);
    }

    void whatIsKeptIsTheAnswerAndNotItsPlace() {
        Pupil pupil;
        const QString id = pupil.page()->currentTopic();
        for (const int seed : {0, 1, 2, 3}) {
            pupil.page()->setSeed(std::uint64_t(seed));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            const auto& answers = pupil.page()->session(id)->quiz().form(0).answers;
            for (int answer = 0; answer < int(answers.size()); ++answer) {
                QVERIFY(pupil.press(QStringLiteral("answer%1").arg(answer)));
                QCOMPARE(pupil.page()->session(id)->quiz().answer(0), answer);
                QCOMPARE(pupil.shown<QPushButton>(QStringLiteral("answer%1").arg(answer))->isChecked(),
                         answers[std::size_t(answer)].right);
            }
            QVERIFY(pupil.press(QStringLiteral("step1")));
        }
    }
};

GENOTYPE_TEST(PupilsNamesWayTest)
#include "pupils_names_way_test.moc"
