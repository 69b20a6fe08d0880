// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/export/export_button.h"
#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/class_reading.h"
#include "app/classroom/teacher/group_bars.h"
#include "app/classroom/teacher/group_table.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace app;
using Counts = std::vector<std::int64_t>;

namespace {

constexpr int monohybrid = 17; // Rr × Rr

QString poolCode(int group, Counts counts, int serial = 0) {
    return QString::fromStdString(
        lessons::writePoolCode({monohybrid, group, serial, std::move(counts)}).value());
}

struct OpenClass {
    explicit OpenClass(const QString& folder)
        : settings(QDir(folder).filePath(QStringLiteral("settings.ini"))), context(settings, folder, {}),
          page(context) {
        page.resize(1280, 720);
        page.show();
    }
    void enter(const QString& codes) {
        find<QPlainTextEdit>(page, "codes")->setPlainText(codes);
        click(page, "takeCodes");
    }
    QString text(const char* name) {
        const auto* label = find<QLabel>(page, name);
        return label ? label->text().replace(QChar::Nbsp, QLatin1Char(' ')) : QString();
    }
    void type(int row, int column, const QString& typed) {
        page.table()->item(row, column)->setText(typed);
        QCoreApplication::processEvents();
    }
    Counts pooled() { return page.session().sample().pooled(page.session().experiment()); }

    AppSettings settings;
    AppContext context;
    ClassPage page;
};

} // namespace

class ClassPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void codesArePooledAndTested() {
        OpenClass opened(m_folder->path());
        QVERIFY(!find<ChartSheet>(opened.page)->isVisibleTo(&opened.page));
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(2, {30, 30}));
        QCOMPARE(opened.pooled(), (Counts{90, 50}));
        QVERIFY_SAYS(opened.text("codesTold"), "CodePanel.groupsAdded", 2);
        QVERIFY(opened.text("fitSentence").startsWith(QLatin1String("If 3 : 1 holds")));
        // R: chi-squares 0 and 20 of the groups, 8.5714 of the pooled counts: 1 - pchisq(11.4286, 1) =
        // 0.00072
        QVERIFY(opened.text("groupsSentence").contains(QLatin1String("fewer than 1 of 1000")));
        QVERIFY(opened.text("groupsFigures").contains(QLatin1String("20.00 (df 2)")));
        QVERIFY(opened.text("groupsFigures").contains(QLatin1String("8.57 (df 1)")));
        QVERIFY(opened.text("groupsFigures").contains(QLatin1String("11.43 (df 1)")));
        QCOMPARE(find<GroupBars>(opened.page, "classBars")->groups().size(), std::size_t{2});
    }

    void aBadCodeStaysInTheFieldWithItsReason() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QStringLiteral("\nABCD\n"));
        QCOMPARE(find<QPlainTextEdit>(opened.page, "codes")->toPlainText().trimmed(), QStringLiteral("ABCD"));
        QVERIFY_SAYS(opened.text("codeFaults"), "engine.theseCharactersResultsCode", 4);
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
    }

    void twoGroupsWithOneNumberAreSettledOnThePage() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}));
        opened.enter(poolCode(1, {10, 10}));
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
        click(opened.page, "addAs0");
        QCoreApplication::processEvents();
        QCOMPARE(opened.pooled(), (Counts{70, 30}));
        QVERIFY(!seen<QPushButton>(opened.page, "addAs0"));
    }

    void countsAreTypedIntoTheTableAndCorrected() {
        OpenClass opened(m_folder->path());
        opened.page.session().choose(monohybrid);
        QCOMPARE(opened.page.table()->rowCount(), 1);
        opened.type(0, GroupTable::FirstOutcome, QStringLiteral("30"));
        opened.type(0, GroupTable::FirstOutcome + 1, QStringLiteral("10"));
        QCOMPARE(opened.page.table()->rowCount(), 2);
        opened.type(1, GroupTable::FirstOutcome, QStringLiteral("1,024"));
        QCOMPARE(opened.pooled(), (Counts{1054, 10}));
        opened.type(1, GroupTable::FirstOutcome, QStringLiteral("24"));
        QCOMPARE(opened.pooled(), (Counts{54, 10}));
        opened.type(0, GroupTable::NameColumn, QStringLiteral("window row"));
        QCOMPARE(opened.page.session().state().names.at(1), QStringLiteral("window row"));
    }

    void whatIsNoCountIsRefusedInASentence() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}));
        for (const char* typed : {"many", "-3", "1.5", "9999999999"}) {
            opened.type(0, GroupTable::FirstOutcome, QLatin1String(typed));
            QVERIFY(opened.text("classTold").contains(QLatin1String(typed)));
            QCOMPARE(opened.page.table()->item(0, GroupTable::FirstOutcome)->text(), QStringLiteral("60"));
        }
    }

    void aGroupIsRemovedAndBroughtBack() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(2, {30, 30}));
        QVERIFY(!find<QPushButton>(opened.page, "removeGroup")->isEnabled());
        opened.page.table()->setCurrentCell(1, GroupTable::FirstOutcome);
        click(opened.page, "removeGroup");
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
        click(opened.page, "undo");
        QCOMPARE(opened.pooled(), (Counts{90, 50}));
        click(opened.page, "redo");
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
        click(opened.page, "clearClass");
        QVERIFY(opened.pooled().empty());
        click(opened.page, "undo");
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
    }

    void anExperimentOfOnesOwnGetsNamesAndARatio() {
        OpenClass opened(m_folder->path());
        opened.page.session().choose(3);
        auto* names = find<QLineEdit>(opened.page, "ownNames");
        names->setText(QStringLiteral("red; pink; white"));
        emit names->editingFinished();
        QCoreApplication::processEvents();
        QCOMPARE(opened.page.table()->horizontalHeaderItem(GroupTable::FirstOutcome + 1)->text(),
                 QStringLiteral("pink"));
        opened.type(0, GroupTable::FirstOutcome, QStringLiteral("12"));
        QVERIFY_SAYS(opened.text("fitSentence"), "ClassReading.enterRatioExpectCompare");
        auto* ratio = find<QLineEdit>(opened.page, "ownRatio");
        ratio->setText(QStringLiteral("1 : 2"));
        emit ratio->editingFinished();
        QVERIFY(opened.text("ownProblem").contains(QLatin1String("3 parts")));
        ratio->setText(QStringLiteral("1 : 2 : 1"));
        emit ratio->editingFinished();
        QVERIFY(opened.text("fitSentence").startsWith(QLatin1String("If 1 : 2 : 1 holds")));
    }

    void everyExperimentCanBeChosenOnce() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(2, {30, 30}));
        const auto* box = find<QComboBox>(opened.page, "classExperiment");
        QCOMPARE(box->currentData().toInt(), monohybrid);
        QCOMPARE(box->itemText(0), QStringLiteral("Rr × Rr (round; wrinkled) – 2 groups"));
        QSet<int> ids;
        QSet<QString> titles;
        for (int row = 0; row < box->count(); ++row)
            if (box->itemData(row).isValid()) {
                ids.insert(box->itemData(row).toInt());
                titles.insert(box->itemText(row));
            }
        QCOMPARE(ids.size(), 66);
        QCOMPARE(titles.size(), 66);
    }

    void isThereAgainInTheNextRunOfTheProgram() {
        { OpenClass(m_folder->path()).enter(poolCode(1, {60, 20})); }
        OpenClass again(m_folder->path());
        QCOMPARE(again.pooled(), (Counts{60, 20}));
        QVERIFY(find<ChartSheet>(again.page)->isVisibleTo(&again.page));
    }

    void keepsWhatWasTypedWhenTheLanguageChanges() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QStringLiteral("\nABCD\n"));
        const InGerman german;
        QCOMPARE(find<QPlainTextEdit>(opened.page, "codes")->toPlainText().trimmed(), QStringLiteral("ABCD"));
        QCOMPARE(opened.pooled(), (Counts{60, 20}));
        QVERIFY(opened.text("fitSentence").contains(QLatin1String("3 : 1")));
    }

    void thePooledCountsArePresentedWithoutTheGroups() {
        OpenClass opened(m_folder->path());
        QVERIFY(opened.page.presentation().outcomes.empty());
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(2, {30, 30}));
        opened.type(0, GroupTable::NameColumn, QStringLiteral("Ada"));
        const Presentation shown = opened.page.presentation();
        QCOMPARE(shown.title, QStringLiteral("Rr × Rr"));
        QCOMPARE(shown.ratio, QStringLiteral("3 : 1"));
        QCOMPARE(shown.way.back().counts, (Counts{90, 50}));
        QVERIFY(shown.rolled.empty());
        QVERIFY(!shown.explanation.join(' ').contains(QLatin1String("Ada")));
    }

    void theTableIsExportedWithGroupsSumAndTests() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(3, {30, 30}));
        const QString path = m_folder->filePath(QStringLiteral("class.csv"));
        find<ExportButton>(opened.page, "export")->write(ExportButton::Format::Table, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(text.contains(QLatin1String("Group,Name,round,wrinkled")), qPrintable(text));
        QVERIFY(text.contains(QLatin1String("3,,30,30")));
        QVERIFY(text.contains(QLatin1String("All groups,,90,50")));
        QVERIFY(text.contains(QLatin1String("Expected,,105,35")));
        QVERIFY(text.contains(QLatin1String("# Between groups")));
    }

    void theBarsSayWhatTheyShow() {
        OpenClass opened(m_folder->path());
        opened.enter(poolCode(1, {60, 20}) + QLatin1Char('\n') + poolCode(2, {30, 30}));
        QCOMPARE(find<GroupBars>(opened.page, "classBars")->accessibleDescription(),
                 QStringLiteral("Group 1: 60 round, 20 wrinkled; Group 2: 30 round, 30 wrinkled"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "class_page_test.moc"
GENOTYPE_TEST(ClassPageTest)
