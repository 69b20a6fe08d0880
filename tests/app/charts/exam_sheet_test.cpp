// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/exam_sheet.h"
#include "app/charts/test_form.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/shell/settings_applier.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using app::ExamSheet;
using app::TestForm;

namespace {

const std::vector<double> threeParts{3 / 4.0, 1 / 4.0};

QString labelsOn(const QWidget& sheet) {
    QStringList all;
    for (const auto* label : findAll<QLabel>(sheet))
        all << label->text();
    return all.join(QLatin1Char('\n'));
}

ExamSheet* sheetOf(const std::vector<std::int64_t>& counts, QWidget* parent) {
    return new ExamSheet(
        [] {
            return QStringList{QStringLiteral("round"), QStringLiteral("wrinkled")};
        },
        lessons::examTest(counts, threeParts), QStringLiteral("3 : 1"),
        [parent](QWidget* anchor) { parent->setObjectName(anchor->objectName()); }, parent);
}

} // namespace

class ExamSheetTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }
    void cleanup() { TestForm::current().setExam(false); }

    void writesOutWhatAnExamAsksFor() {
        QWidget window;
        const auto* sheet = sheetOf({11, 9}, &window);
        const auto* table = find<app::FactTable>(sheet);
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("round"));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("11"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("1.067"));
        QCOMPARE(table->item(1, 3)->text(), QStringLiteral("3.200"));
        QCOMPARE(table->item(2, 1)->text(), QStringLiteral("20"));
        QVERIFY(table->item(2, 3)->text().endsWith(QStringLiteral("4.267")));
        const QString words = labelsOn(*sheet);
        for (const char* part :
             {"Null hypothesis: the true ratio is 3", "Degrees of freedom: 2 categories", "3.841", "6.635",
              "Reject the null hypothesis", "Do not reject", "0.0389", "0.0652", "different sides of 5"})
            QVERIFY2(words.contains(QString::fromUtf8(part)), part);
    }

    void saysThatThereIsNothingToTest() {
        QWidget window;
        const QString words = labelsOn(*sheetOf({0, 0}, &window));
        QVERIFY2(words.contains(QStringLiteral("nothing to test")), qPrintable(words));
        QVERIFY(!words.contains(QStringLiteral("eject the null")));
    }

    void speaksGermanWithTheGermanComma() {
        const InGerman german;
        QWidget window;
        const auto* sheet = sheetOf({11, 9}, &window);
        QCOMPARE(find<app::FactTable>(sheet)->item(0, 3)->text(), QStringLiteral("1,067"));
        QVERIFY(labelsOn(*sheet).contains(QStringLiteral("Die Nullhypothese wird verworfen")));
    }

    void everySwitchFollowsTheOthersAndTheChoiceIsKept() {
        const QTemporaryDir folder;
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        const app::SettingsApplier applier(settings);
        QWidget window;
        const auto page = [](QWidget* parent) { return new QWidget(parent); };
        const auto* first = TestForm::makePages(&window, page, page);
        const auto* second = TestForm::makePages(&window, page, page);
        const auto shown = [](const QWidget* pages) {
            const auto* forms = find<QStackedWidget>(pages);
            return std::array{!forms->widget(0)->isHidden(), !forms->widget(1)->isHidden()};
        };
        QCOMPARE(shown(second), (std::array{true, false}));
        window.show();
        auto* one = find<app::SegmentRow>(first);
        QTest::mouseClick(findAll<QAbstractButton>(one)[1], Qt::LeftButton);
        QCOMPARE(find<app::SegmentRow>(second)->value(), 1);
        QCOMPARE(shown(first), (std::array{false, true}));
        QCOMPARE(shown(second), (std::array{false, true}));
        QVERIFY(TestForm::current().isExam());
        QVERIFY(app::AppSettings(settings.path()).examTests());
        TestForm::current().setExam(false);
        QCOMPARE(one->value(), 0);
        QCOMPARE(shown(first), (std::array{true, false}));
    }

    void opensTheTableOfCriticalValues() {
        QWidget window;
        click(sheetOf({11, 9}, &window), "criticalValues");
        QCOMPARE(window.objectName(), QStringLiteral("criticalValues"));
    }

    void aStartUsesTheChoiceThatWasKept() {
        const QTemporaryDir folder;
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.examTests.set(true);
        const app::SettingsApplier applier(settings);
        QVERIFY(TestForm::current().isExam());
    }
};

GENOTYPE_TEST(ExamSheetTest)
#include "exam_sheet_test.moc"
