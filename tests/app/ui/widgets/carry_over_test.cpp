// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/carry_over.h"
#include "app/ui/widgets/text_field.h"

#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

using app::CarryOver;
using app::TextField;

namespace {

/// A page with one part of each kind, in one of two languages.
class Page : public QWidget {
public:
    explicit Page(const QString& given)
        : first(new QLineEdit(given)), second(new QLineEdit(given)),
          text(new TextField(given, 1000, 3, nullptr)), number(new QSpinBox), box(new QCheckBox(given)),
          area(new QScrollArea) {
        first->setObjectName(QStringLiteral("first"));
        auto* rows = new QVBoxLayout(this);
        for (QWidget* part : std::initializer_list<QWidget*>{first, second, text, number, box, area})
            rows->addWidget(part);
        auto* high = new QWidget;
        high->setFixedSize(10, 2000);
        area->setWidget(high);
        resize(300, 400);
        show();
        activateWindow();
    }

    QLineEdit* first;
    QLineEdit* second;
    TextField* text;
    QSpinBox* number;
    QCheckBox* box;
    QScrollArea* area;
};

} // namespace

class CarryOverTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasDoneIsDoneOnTheNewPartsToo() {
        Page before(QStringLiteral("seed"));
        QVERIFY(QTest::qWaitForWindowActive(&before));
        QTest::keyClicks(before.second, QStringLiteral("s"));
        QTest::keyClicks(before.text, QStringLiteral("A"));
        before.number->setValue(7);
        before.box->click();
        before.area->verticalScrollBar()->setValue(300);
        before.second->setFocus();
        before.second->setCursorPosition(2);
        const CarryOver done(&before);
        Page after(QStringLiteral("Samen"));
        QVERIFY(QTest::qWaitForWindowActive(&after));
        done.to(after);
        QCOMPARE(after.second->text(), QStringLiteral("seeds"));
        QCOMPARE(after.second->cursorPosition(), 2);
        QCOMPARE(after.text->toPlainText(), QStringLiteral("Aseed"));
        QCOMPARE(after.number->value(), 7);
        QVERIFY(after.box->isChecked());
        QTRY_COMPARE(after.area->verticalScrollBar()->value(), 300);
        QCOMPARE(after.focusWidget(), after.second);
        // What nobody has typed is in the new language.
        QCOMPARE(after.first->text(), QStringLiteral("Samen"));
        // A second change finds it, too.
        const CarryOver again(&after);
        Page third(QStringLiteral("graine"));
        again.to(third);
        QCOMPARE(third.second->text(), QStringLiteral("seeds"));
        QCOMPARE(third.text->toPlainText(), QStringLiteral("Aseed"));
        QCOMPARE(third.first->text(), QStringLiteral("graine"));
    }

    void withoutPartsThereIsNothingToCarry() {
        Page after(QStringLiteral("Samen"));
        CarryOver(nullptr).to(after);
        QCOMPARE(after.first->text(), QStringLiteral("Samen"));
    }
};

GENOTYPE_TEST(CarryOverTest)
#include "carry_over_test.moc"
