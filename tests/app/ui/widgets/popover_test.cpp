// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/popover.h"

#include "app/learn/sharing/code_sheet.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/status_line.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QPointer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

using namespace app;

/// Sheets that grow, lines that come and go, fields with words in place of a number.
class PopoverTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void aSheetThatGrowsSqueezesNothing();
    void staysBesideItsAnchorInAnotherWindow();
    void theCodeOfTheGroupHasItsRoom();
    void aNumberTypedAfterAClickIsTaken();
    void aLineThatKeepsItsRoomMovesNothing();
};

void PopoverTest::aSheetThatGrowsSqueezesNothing() {
    QWidget window;
    window.resize(900, 700);
    auto* const anchor = new QPushButton(QStringLiteral("open"), &window);
    auto* const content = new QWidget;
    auto* const rows = new QVBoxLayout(content);
    rows->addWidget(new QLabel(QStringLiteral("first"), content));
    window.show();
    Popover* const sheet = Popover::openSheet(anchor, content, QStringLiteral("sheet"));
    const int before = sheet->height();
    QList<QLabel*> lines;
    for (int i = 0; i < 6; ++i) {
        lines << new QLabel(QStringLiteral("another line"), content);
        rows->addWidget(lines.last());
        lines.last()->show();
    }
    QTRY_VERIFY(sheet->height() > before);
    for (const QLabel* line : lines)
        QVERIFY(line->height() >= line->sizeHint().height());
}

void PopoverTest::staysBesideItsAnchorInAnotherWindow() {
    QWidget window;
    window.resize(900, 700);
    auto* const rows = new QVBoxLayout(&window);
    auto* const anchor = new QPushButton(QStringLiteral("open"), &window);
    rows->addStretch(1);
    rows->addWidget(anchor, 0, Qt::AlignRight);
    window.show();
    auto* const typed = new QLineEdit;
    const QPointer<Popover> sheet = Popover::openSheet(anchor, typed, QStringLiteral("sheet"));
    QTest::keyClicks(typed, QStringLiteral("6 : 3"));
    for (const QSize& size : {QSize(1300, 900), QSize(400, 300)}) {
        window.resize(size);
        QTRY_VERIFY(anchor->geometry().right() > size.width() - 40);
        QTRY_VERIFY(sheet && std::abs(anchor->y() - sheet->geometry().bottom()) < 20);
        QVERIFY(window.rect().contains(sheet->geometry()));
    }
    QCOMPARE(typed->text(), QStringLiteral("6 : 3"));
    // An anchor that goes takes nothing with it.
    delete anchor;
    window.resize(600, 200);
    QTRY_VERIFY(sheet && window.rect().contains(sheet->geometry()));
    QVERIFY(sheet->isVisible());
}

void PopoverTest::theCodeOfTheGroupHasItsRoom() {
    const QTemporaryDir folder;
    QWidget window;
    window.resize(1366, 768);
    auto* const anchor = new QPushButton(QStringLiteral("open"), &window);
    window.show();
    auto* const sheet = new CodeSheet(
        {44, QStringLiteral("RrGg × RrGg"), {QString(), QString(), QString(), QString()}, {181, 58, 63, 18}},
        folder.path());
    Popover::openSheet(anchor, sheet, QStringLiteral("Results code"));
    find<QSpinBox>(sheet, "codeGroup")->setValue(7);
    const auto* const code = find<QLabel>(sheet, "resultsCode");
    QTRY_VERIFY(code->isVisible() && code->height() >= code->heightForWidth(code->width()));
    for (const QPushButton* button : findAll<QPushButton>(sheet))
        if (button->isVisible())
            QVERIFY2(button->height() >= button->minimumSizeHint().height(), qPrintable(button->text()));
}

void PopoverTest::aNumberTypedAfterAClickIsTaken() {
    QSpinBox box;
    box.setRange(0, 40);
    page_parts::setSpecialWords(&box, QStringLiteral("–"));
    box.show();
    auto* const field = find<QLineEdit>(box);
    QTest::mouseClick(field, Qt::LeftButton, {}, QPoint(field->width() - 3, field->height() / 2));
    QTRY_VERIFY(field->hasSelectedText());
    QTest::keyClicks(field, QStringLiteral("12"));
    QCOMPARE(box.value(), 12);
}

void PopoverTest::aLineThatKeepsItsRoomMovesNothing() {
    QWidget page;
    auto* const rows = new QVBoxLayout(&page);
    auto* const told = new StatusLine(&page);
    told->keepRoom(std::chrono::milliseconds(1));
    auto* const below = new QPushButton(QStringLiteral("below"), &page);
    rows->addWidget(told);
    rows->addWidget(below);
    rows->addStretch(1);
    page.resize(600, 400);
    page.show();
    const QRect before = below->geometry();
    told->showMessage(QStringLiteral("Table 3 is open: Genotype."), false);
    QCoreApplication::processEvents();
    QCOMPARE(below->geometry(), before);
    QTRY_VERIFY(told->text().isEmpty());
    QCOMPARE(below->geometry(), before);
    // A problem stays until something else is said.
    told->showMessage(QStringLiteral("This could not be saved."), true);
    QTest::qWait(20);
    QCOMPARE(told->text(), QStringLiteral("This could not be saved."));
}

GENOTYPE_TEST(PopoverTest)

#include "popover_test.moc"
