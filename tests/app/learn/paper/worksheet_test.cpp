// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/charts/export/paper.h"
#include "app/learn/paper/worksheet.h"
#include "app/learn/paper/worksheet_panel.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QTextDocument>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using app::WorksheetChoices;
using app::WorksheetPart;
using app::Worksheets;

namespace {

WorksheetChoices someChoices() {
    WorksheetChoices choices;
    choices.kinds = {lessons::ProblemKind::LookShare, lessons::ProblemKind::TwoGenes};
    choices.pupils = 3;
    choices.seed = 7;
    return choices;
}

} // namespace

/// Problems on paper.
class WorksheetTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void everyPupilHasAPageOfTheirOwnWithOtherNumbers() {
        const QString html = Worksheets::html(someChoices(), WorksheetPart::Problems);
        QCOMPARE(html.count(QStringLiteral("<h1")), 3);
        QCOMPARE(html.count(QStringLiteral("page-break-before: always")), 2);
        QCOMPARE(html.count(QStringLiteral("<h2")), 6);
        const QStringList pages = html.split(QStringLiteral("<h1"), Qt::SkipEmptyParts);
        QVERIFY(pages[0].section(QStringLiteral("<h2>"), 1) != pages[1].section(QStringLiteral("<h2>"), 1));
        QVERIFY(!html.contains(QLatin1Char('*')));
    }

    void aProblemThatDoesNotFitBeginsANewPage() {
        WorksheetChoices choices = someChoices();
        choices.kinds.assign(lessons::allProblemKinds.begin(), lessons::allProblemKinds.end());
        choices.pupils = 1;
        const auto breaks = Worksheets::html(choices, WorksheetPart::Problems)
                                .count(QStringLiteral("<h2 style='page-break-before"));
        QVERIFY2(breaks >= 1 && breaks <= qsizetype(lessons::allProblemKinds.size()) / 2,
                 qPrintable(QString::number(breaks)));
    }

    void theAnswersFitTheSheets() {
        const WorksheetChoices choices = someChoices();
        const QString sheets = Worksheets::html(choices, WorksheetPart::Problems);
        QVERIFY(!sheets.contains(QChar(0x2612)));
        const QString answers = Worksheets::html(choices, WorksheetPart::Answers);
        QCOMPARE(answers.count(QChar(0x2612)), 6);
        const auto problems = lessons::makeWorksheet(choices.kinds, choices.seed, 0);
        QCOMPARE(problems.size(), std::size_t{2});
        // The same seed gives the same sheet: one asks the questions, the other answers them.
        const auto firstQuestion = [](const QString& html) {
            return html.section(QStringLiteral("<h2>"), 1, 1).section(QStringLiteral("</p>"), 0, 0);
        };
        QCOMPARE(firstQuestion(sheets), firstQuestion(answers));
    }

    void theKeyHasTheLettersOfAllSheetsOnOnePage() {
        WorksheetChoices choices = someChoices();
        choices.kinds.assign(lessons::allProblemKinds.begin(), lessons::allProblemKinds.end());
        choices.pupils = 30;
        const QString key = Worksheets::html(choices, WorksheetPart::Key);
        QCOMPARE(key.count(QStringLiteral("<tr>")), 31);
        QTextDocument document;
        app::paper::prepare(document);
        document.setHtml(key);
        document.setPageSize(QSizeF(app::paper::textWidth, app::paper::textWidth * 257.0 / 170));
        QCOMPARE(document.pageCount(), 1);
        // The letters are those of the answers.
        choices.kinds = {lessons::ProblemKind::LookShare};
        choices.pupils = 1;
        const auto problem = lessons::makeWorksheet(choices.kinds, choices.seed, 0).front();
        const QString letter(QChar(u'A' + char16_t(problem.rightAnswer())));
        QVERIFY(
            Worksheets::html(choices, WorksheetPart::Answers).contains(QStringLiteral("☒ %1:").arg(letter)));
        QVERIFY(Worksheets::html(choices, WorksheetPart::Key)
                    .contains(QStringLiteral("<td align='center'>%1</td>").arg(letter)));
    }

    void pagesToFillInAreAddedToTheSheetsButNotToTheAnswers() {
        WorksheetChoices choices = someChoices();
        const auto pages = [&choices](WorksheetPart part) {
            return Worksheets::html(choices, part).count(QStringLiteral("<h1"));
        };
        choices.squares = true;
        QCOMPARE(pages(WorksheetPart::Problems), 6);
        choices.chiSquare = true;
        QCOMPARE(pages(WorksheetPart::Problems), 9);
        QCOMPARE(pages(WorksheetPart::Answers), 3);
        // R: qchisq(0.05, 1, lower.tail = FALSE)
        QVERIFY(Worksheets::html(choices, WorksheetPart::Problems).contains(QStringLiteral("3.841")));
    }

    void aFamilyIsDrawnInsteadOfTold() {
        WorksheetChoices choices = someChoices();
        choices.kinds = {lessons::ProblemKind::PedigreeMode};
        choices.pupils = 1;
        const QString html = Worksheets::html(choices, WorksheetPart::Problems);
        QCOMPARE(html.count(QStringLiteral("<img ")), 1);
        const QString words = QString(html).remove(QRegularExpression(QStringLiteral("alt='[^']*'")));
        QVERIFY(!words.contains(QStringLiteral("Parents: ")) && html.contains(QStringLiteral("Parents: ")));
        // The picture is found when the sheet is laid out.
        QTextDocument with;
        with.setHtml(html);
        QTextDocument without;
        without.setHtml(QString(html).remove(QRegularExpression(QStringLiteral("<img [^>]*>"))));
        for (QTextDocument* one : {&with, &without})
            one->setTextWidth(620);
        QVERIFY2(with.size().height() > without.size().height() + 100,
                 qPrintable(QString::number(with.size().height() - without.size().height())));
    }

    void thePdfIsWrittenAndItsTextCanBeSelected() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
        QCOMPARE(Worksheets::writePdf(someChoices(), WorksheetPart::Problems, path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/ToUnicode"));
    }

    void thePanelAsksForWhatIsMissing() {
        WorksheetChoices choices = someChoices();
        app::WorksheetPanel panel(choices, nullptr);
        panel.show();
        auto* write = find<QPushButton>(panel, "writeWorksheets");
        QVERIFY(write->isEnabled());
        for (const char* kind : {"problem-look-share", "problem-two-genes"})
            QTest::mouseClick(find<QPushButton>(panel, kind), Qt::LeftButton);
        QVERIFY(!write->isEnabled());
        QTest::mouseClick(find<QPushButton>(panel, "problem-linkage"), Qt::LeftButton);
        QVERIFY(write->isEnabled());
        QCOMPARE(choices.kinds.size(), std::size_t{1});
        auto* seed = find<QLineEdit>(panel, "worksheetSeed");
        seed->setText(QStringLiteral("seven"));
        QVERIFY(!write->isEnabled());
        QVERIFY(!textOf(panel, "worksheetTold").isEmpty());
        seed->setText(QStringLiteral("8"));
        QVERIFY(write->isEnabled());
        QCOMPARE(choices.seed, std::uint64_t{8});
        QTemporaryDir folder;
        panel.write(WorksheetPart::Answers, folder.filePath(QStringLiteral("answers.pdf")));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("answers.pdf"))));
    }
};

GENOTYPE_TEST(WorksheetTest)
#include "worksheet_test.moc"
