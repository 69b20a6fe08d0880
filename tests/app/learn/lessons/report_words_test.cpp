// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/pupil_file.h"
#include "lessons/documents/catalogue.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"

#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtWidgets/QPlainTextEdit>

using namespace app;

namespace {

const QString reportedLesson = QStringLiteral("dominance");

ReportWords words(const char* pupil, const char* prediction, const char* explanation) {
    return {QString::fromUtf8(pupil), QString::fromUtf8(prediction), QString::fromUtf8(explanation)};
}

Progress::Topic with(const ReportWords& words) {
    Progress::Topic topic;
    topic.report = words;
    return topic;
}

/// A window at the last step of the lesson, where its report is written.
struct AtTheReport {
    PupilAtWindow pupil;

    explicit AtTheReport(const QString& data) : pupil(QStringLiteral("lessons"), data) {
        page()->showTopic(reportedLesson);
        if (session().run().size() == 0) {
            session().run().predict(std::vector<int>(session().run().experiment().outcomes.size(), 1));
            session().run().roll(16);
        }
        session().steps().setStep(LessonStep::Explain);
        pupil.settle();
    }

    LessonsPage* page() { return qobject_cast<LessonsPage*>(pupil.page()); }
    LessonSession& session() { return *page()->session(reportedLesson); }
    QPlainTextEdit* field() { return pupil.seen<QPlainTextEdit>("reportExplanation"); }
};

} // namespace

/// What a pupil writes for the report of a lesson is part of the progress.
class ReportWordsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void whatIsTypedIsSavedWithoutLeavingTheField() {
        const QTemporaryDir data;
        AtTheReport at(data.path());
        QVERIFY(at.field());
        at.field()->setFocus();
        QTest::keyClicks(at.field(), QStringLiteral("F hides f."));
        QTRY_COMPARE(Progress(data.path()).topic(reportedLesson).report.explanation,
                     QStringLiteral("F hides f."));
    }

    void whatWasTypedIsThereAfterLeavingThePageAndAfterARestart() {
        const QTemporaryDir data;
        {
            AtTheReport at(data.path());
            QVERIFY(at.field());
            QTest::keyClicks(at.field(), QStringLiteral("F hides f."));
            at.pupil.window.showPage(QStringLiteral("lab"));
            QCOMPARE(Progress(data.path()).topic(reportedLesson).report.explanation,
                     QStringLiteral("F hides f."));
            at.pupil.window.showPage(QStringLiteral("lessons"));
            QCOMPARE(at.field()->toPlainText(), QStringLiteral("F hides f."));
            at.field()->moveCursor(QTextCursor::End);
            QTest::keyClicks(at.field(), QStringLiteral(" Always."));
        }
        AtTheReport again(data.path());
        QVERIFY(again.field());
        QCOMPARE(again.field()->toPlainText(), QStringLiteral("F hides f. Always."));
    }

    void eachPupilHasAReportOfTheirOwnAndErasesIt() {
        const QTemporaryDir data;
        Progress progress(data.path());
        progress.setCurrent(QStringLiteral("Ada"));
        progress.setTopic(reportedLesson, with(words("Ada", "3 : 1", "F hides f.")));
        progress.setCurrent(QStringLiteral("Ben"));
        QCOMPARE(progress.topic(reportedLesson).report.explanation, QString());
        progress.setTopic(reportedLesson, with(words("Ben", "", "No idea.")));
        progress.erase();
        QFile file(data.filePath(QStringLiteral("lessons.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray kept = file.readAll();
        QVERIFY(kept.contains("F hides f."));
        QVERIFY(!kept.contains("No idea."));
    }

    void anotherPupilFindsNothingOfTheFormerOnTheScreen() {
        const QTemporaryDir data;
        Progress progress(data.path());
        progress.setCurrent(QStringLiteral("Ada"));
        LessonSession session(*lessons::findTopic("dominance"), progress, 3);
        session.reportWords() = words("Ada", "", "F hides f.");
        session.keepReportWords();
        progress.setCurrent(QStringLiteral("Ben"));
        session.beginAnew();
        QVERIFY(session.reportWords() == ReportWords{});
        progress.setCurrent(QStringLiteral("Ada"));
        session.beginAnew();
        QCOMPARE(session.reportWords().explanation, QStringLiteral("F hides f."));
    }

    void twoWindowsLoseNoReport() {
        const QTemporaryDir data;
        Progress one(data.path());
        Progress two(data.path());
        one.setTopic(reportedLesson, with(words("", "", "F hides f.")));
        Progress::Topic other;
        other.stepsDone = 3;
        two.setTopic(reportedLesson, other);
        QCOMPARE(Progress(data.path()).topic(reportedLesson).report.explanation,
                 QStringLiteral("F hides f."));
        QCOMPARE(Progress(data.path()).topic(reportedLesson).stepsDone, 3);
    }

    void twoComputersLoseNoTextAndJoiningAgainChangesNothing() {
        PupilFile here{
            QStringLiteral("Ada"), 7, {{reportedLesson, with(words("", "3 : 1", "F hides f."))}}, {}};
        const PupilFile there{QStringLiteral("Ada"),
                              7,
                              {{reportedLesson, with(words("Ada", "3 : 1, I think", "f shows only twice."))}},
                              {}};
        here.add(there);
        const ReportWords both = here.topics.value(reportedLesson).report;
        QCOMPARE(both.pupil, QStringLiteral("Ada"));
        QCOMPARE(both.prediction, QStringLiteral("3 : 1, I think"));
        QCOMPARE(both.explanation, QStringLiteral("F hides f.\n\nf shows only twice."));
        here.add(there);
        QVERIFY(here.topics.value(reportedLesson).report == both);
        const auto read = PupilFile::read(here.content());
        QVERIFY(read && read->topics.value(reportedLesson).report == both);
    }

    void aFileDoesNotBringMoreThanAFieldHolds() {
        const PupilFile file{
            QStringLiteral("Ada"),
            7,
            {{reportedLesson, with({QString(100, QLatin1Char('A')), QString(50'000, QLatin1Char('b')),
                                    QString(50'000, QLatin1Char('c'))})}},
            {}};
        const auto read = PupilFile::read(file.content());
        QVERIFY(read);
        const ReportWords& words = read->topics.value(reportedLesson).report;
        QCOMPARE(words.pupil.size(), qsizetype{60});
        QCOMPARE(words.prediction.size(), qsizetype{10'000});
        QCOMPARE(words.explanation.size(), qsizetype{10'000});
    }
};

GENOTYPE_TEST(ReportWordsTest)
#include "report_words_test.moc"
