// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/disk.h"
#include "app/classroom/teacher/class_page.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/fact_table.h"
#include "lessons/documents/catalogue.h"
#include "lessons/documents/misconceptions.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// A teacher at the reports, with the files of Ada, who was right, and of Ben, who believes in blending.
struct Teacher : PupilAtWindow {
    Teacher() : PupilAtWindow(QStringLiteral("class")) {
        classPage().showPart(ClassPage::Part::Reports);
        settle();
    }
    ClassPage& classPage() { return *qobject_cast<ClassPage*>(page()); }
    ClassReports& reports() { return classPage().reports(); }
    void put(const QString& name, std::uint32_t seed, int answer) {
        PupilFile file{name, seed, {}, {}};
        Progress::Topic topic;
        topic.stepsDone = 15;
        topic.attempts.insert(QStringLiteral("dominance-f1"), {{0, {answer}, 0}});
        file.topics.insert(QStringLiteral("dominance"), topic);
        if (answer == 0)
            file.topics[QStringLiteral("garden")].stepsDone = 1;
        disk::replace(stick.filePath(name + QString::number(seed) + QStringLiteral(".json")),
                      file.content().toStdString());
    }
    void fill() {
        put(QStringLiteral("Ada"), 1, 0);
        put(QStringLiteral("Ben"), 2, 1);
        reports().addFolder(stick.path());
        settle();
    }
    QString cell(int row, int column) { return shown<FactTable>("reportPupils")->item(row, column)->text(); }
    QByteArray saved(ReportView::Format format) {
        const QString path = stick.filePath(QStringLiteral("report"));
        reports().view().save(format, path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList lines() {
        QStringList texts;
        for (const QLabel* one : findAll<QLabel>(reports().view()))
            if (one->isVisible())
                texts << one->text().replace(QChar::Nbsp, QLatin1Char(' '));
        return texts;
    }

    QTemporaryDir stick;
};

QString blending() {
    return QString::fromStdString(lessons::findMisconception("blending")->says).chopped(1);
}

} // namespace

class ClassReportsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theFirstPageSaysWhereTheFilesComeFrom() {
        Teacher teacher;
        QVERIFY(teacher.seen<QWidget>("reportsGuide"));
        QVERIFY(!teacher.seen<FactTable>("reportPupils"));
        QVERIFY(!teacher.shown<QPushButton>("eraseReports")->isEnabled());
        QVERIFY(!teacher.seen<QComboBox>("classExperiment"));
    }

    void everyPupilHasARowWithWhatWasLearned() {
        Teacher teacher;
        teacher.fill();
        QVERIFY(!teacher.seen<QWidget>("reportsGuide"));
        QCOMPARE(teacher.words(QStringLiteral("reportTitle")), wording("ReportView.pupils", 2));
        QCOMPARE(teacher.cell(0, 0), QStringLiteral("Ada"));
        QCOMPARE(teacher.cell(0, 1), QStringLiteral("1 of 2"));
        QCOMPARE(teacher.cell(0, 2), QStringLiteral("1 of 1"));
        QCOMPARE(teacher.cell(0, 4), wording("ReportView.none"));
        QCOMPARE(teacher.cell(1, 2), QStringLiteral("0 of 1"));
        QVERIFY2(teacher.cell(1, 4).contains(blending()), qPrintable(teacher.cell(1, 4)));
        QVERIFY(teacher.cell(1, 4).endsWith(QLatin1String("(1 of 1)")));
    }

    void theQuestionsOfALessonShowTheMisconceptionsBehindThem() {
        Teacher teacher;
        teacher.fill();
        // The lesson that most have begun.
        QCOMPARE(teacher.shown<QComboBox>("reportLesson")->currentData().toString(),
                 QStringLiteral("dominance"));
        QVERIFY_SAYS(teacher.words(QStringLiteral("reportSentence")), "ReportView.firstAnswersRight", 1, 2);
        QCOMPARE(teacher.lines().filter(blending()).size(), 1);
        QVERIFY(teacher.lines().filter(blending()).front().startsWith(QStringLiteral("1 pupils: “")));
    }

    void anotherLessonIsChosenByKeyboardAndStays() {
        Teacher teacher;
        teacher.fill();
        auto* lessons = teacher.shown<QComboBox>("reportLesson");
        lessons->setFocus();
        QTest::keyClick(lessons, Qt::Key_Up);
        teacher.settle();
        QCOMPARE(lessons->currentData().toString(), QStringLiteral("garden"));
        QVERIFY(teacher.lines().filter(blending()).isEmpty());
        const InGerman german;
        teacher.settle();
        QCOMPARE(teacher.shown<QComboBox>("reportLesson")->currentData().toString(),
                 QStringLiteral("garden"));
        QCOMPARE(teacher.cell(1, 0), QStringLiteral("Ben"));
        QCOMPARE(teacher.cell(0, 1), QStringLiteral("1 von 2"));
    }

    void hiddenNamesAreNeitherShownNorSaved() {
        Teacher teacher;
        teacher.fill();
        QVERIFY(teacher.saved(ReportView::Format::Pupils).contains("Ben"));
        teacher.shown<QCheckBox>("hideNames")->click();
        QVERIFY(teacher.cell(0, 0).startsWith(QLatin1String("Pupil ")));
        for (const auto format : {ReportView::Format::Pupils, ReportView::Format::Everything,
                                  ReportView::Format::Xapi, ReportView::Format::Questions}) {
            const QByteArray file = teacher.saved(format);
            QVERIFY(file.contains("lend") || file.contains("Pupil"));
            QVERIFY(!file.contains("Ada") && !file.contains("Ben"));
        }
        teacher.shown<QCheckBox>("hideNames")->click();
        QCOMPARE(teacher.cell(0, 0), QStringLiteral("Ada"));
    }

    void hiddenNamesAreNotInTheNamesOfFilesEither() {
        Teacher teacher;
        disk::replace(teacher.stick.filePath(QStringLiteral("Progress of Cleo.json")), "{");
        teacher.fill();
        QVERIFY(teacher.words(QStringLiteral("reportsTold")).contains(QLatin1String("Cleo")));
        teacher.shown<QCheckBox>("hideNames")->click();
        for (const QLabel* one : findAll<QLabel>(teacher.page()))
            QVERIFY(!one->isVisible() || !one->text().contains(QLatin1String("Cleo")));
    }

    void everyTableAndTheStatementsAreSaved() {
        Teacher teacher;
        teacher.fill();
        const QByteArray mark = "\xef\xbb\xbf"; // for spreadsheets
        QVERIFY(teacher.saved(ReportView::Format::Pupils).startsWith(mark + "Pupil,Lessons begun,"));
        QVERIFY(teacher.saved(ReportView::Format::Lessons).contains("\nDominance,2,2,2,2,2,2,2,1\n"));
        QVERIFY(teacher.saved(ReportView::Format::Questions).contains(blending().toUtf8()));
        QVERIFY(teacher.saved(ReportView::Format::Everything).contains("light purple,1,1,wrong,"));
        QVERIFY(teacher.words(QStringLiteral("reportsTold")).startsWith(QLatin1String("Saved: ")));
        const QJsonArray statements =
            QJsonDocument::fromJson(teacher.saved(ReportView::Format::Xapi)).array();
        QCOMPARE(statements.size(), 5); // Ada: two lessons and an answer, Ben: one and an answer
    }

    void germanTablesSuitGermanSpreadsheets() {
        Teacher teacher;
        const InGerman german;
        teacher.settle();
        teacher.fill();
        const QByteArray table = teacher.saved(ReportView::Format::Lessons);
        QVERIFY2(table.contains("Lektion;Begonnen haben;"), table);
        QVERIFY(teacher.saved(ReportView::Format::Xapi).contains("{\"de\":\""));
    }

    void aDiskThatRefusesAReportIsTold() {
        Teacher teacher;
        teacher.fill();
        const QString path = teacher.stick.filePath(QStringLiteral("report.csv"));
        const obstacles::FullDisk full(0);
        for (const auto format : {ReportView::Format::Pupils, ReportView::Format::Xapi}) {
            teacher.reports().view().save(format, path);
            QVERIFY_SAYS(teacher.words(QStringLiteral("reportsTold")), "ExportFile.fileNotSaved");
            QVERIFY(!QFile::exists(path));
        }
    }

    void namesakesAreJoinedAtAClick() {
        Teacher teacher;
        teacher.fill();
        QVERIFY(!teacher.seen<QCheckBox>("joinNamesakes"));
        teacher.put(QStringLiteral("Ada"), 9, 1);
        teacher.reports().addFolder(teacher.stick.path());
        teacher.settle();
        QCOMPARE(teacher.words(QStringLiteral("reportTitle")), wording("ReportView.pupils", 3));
        QCOMPARE(teacher.cell(1, 0), QStringLiteral("Ada (2)"));
        QVERIFY(!teacher.shown<QPushButton>("saveMerged")->isEnabled());
        teacher.shown<QCheckBox>("joinNamesakes")->click();
        QCOMPARE(teacher.words(QStringLiteral("reportTitle")), wording("ReportView.pupils", 2));
        QVERIFY(teacher.shown<QPushButton>("saveMerged")->isEnabled());
    }

    void eraseForgetsAndLeavesNothingInTheDataFolder() {
        Teacher teacher;
        teacher.fill();
        QVERIFY(teacher.press(QStringLiteral("eraseReports")));
        QVERIFY(teacher.seen<QWidget>("reportsGuide"));
        QVERIFY(teacher.words(QStringLiteral("reportsTold")).contains(QLatin1String("forgotten")));
        QDir data(teacher.context.dataFolder);
        for (const QString& name : data.entryList(QDir::Files)) {
            QFile file(data.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("Ben"), qPrintable(name));
        }
    }

    void whatCameOfTheFilesIsAnnounced() {
        Teacher teacher;
        auto* announcer = find<speech::Announcer>(teacher.reports());
        QSignalSpy said(announcer, &speech::Announcer::said);
        teacher.fill();
        QTRY_COMPARE(said.size(), 1);
        QVERIFY_SAYS(said.front().front().toStringList().join(' '), "ReportFiles.progressFilesRead", 2);
        QVERIFY(teacher.press(QStringLiteral("eraseReports")));
        QTRY_COMPARE(said.size(), 2);
    }

    void theKeyboardReachesTheExport() {
        Teacher teacher;
        teacher.fill();
        auto* box = teacher.shown<QCheckBox>("hideNames");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(teacher.cell(0, 0).startsWith(QLatin1String("Pupil ")));
        QTest::keyClick(box, Qt::Key_Tab);
        auto* files = teacher.shown<QPushButton>("exportReport");
        QVERIFY(files->hasFocus());
        QCOMPARE(files->menu()->actions().size(), 5);
        QTest::keyClick(files, Qt::Key_Tab);
        QVERIFY(teacher.shown<FactTable>("reportPupils")->hasFocus());
    }

    /// A school's own lesson is judged where its file is, and named everywhere.
    void aSchoolsLessonIsJudgedByItsFile() {
        Teacher teacher;
        PupilFile file{QStringLiteral("Ada"), 1, {}, {}};
        file.topics[QStringLiteral("school/dominance-copy")].attempts.insert(
            QStringLiteral("dominance-copy-f1"), {{0, {1}, 0}});
        disk::replace(teacher.stick.filePath(QStringLiteral("a.json")), file.content().toStdString());
        teacher.reports().addFolder(teacher.stick.path());
        teacher.settle();
        QVERIFY_SAYS(teacher.words(QStringLiteral("reportSentence")), "ReportView.pupils", 1);
        QVERIFY_SAYS(teacher.lines(), "ReportView.answersNotJudged", 1);
        QCOMPARE(teacher.cell(0, 2), QStringLiteral("–"));
        QByteArray lesson;
        for (const lessons::LessonFile& one : lessons::lessonFiles())
            if (one.language == "en" && one.id == "dominance")
                lesson = QByteArray(one.text.data(), qsizetype(one.text.size()));
        lesson.replace("id = \"dominance-", "id = \"dominance-copy-");
        const QDir folder(teacher.context.lessonFolders.front());
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QVERIFY(disk::replace(folder.filePath(QStringLiteral("dominance-copy.toml")), lesson.toStdString()));
        const InGerman german; // everything is read again
        teacher.settle();
        QCOMPARE(teacher.cell(0, 2), QStringLiteral("0 von 1"));
    }

    void nothingOfTheReportsIsPresented() {
        Teacher teacher;
        teacher.fill();
        QVERIFY(teacher.classPage().presentation().title.isEmpty());
    }
};

GENOTYPE_TEST(ClassReportsTest)
#include "class_reports_test.moc"
