// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/page_shell.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/status_line.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

using namespace app;

/// What the pages with a side have in common, and rows of fields.
class PageShellTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void aNarrowPageHasItsPartsBelowEachOther() {
        QWidget page;
        PageShell shell({.side = 200, .narrow = 600}, &page);
        auto* const side = new QWidget(shell.body());
        shell.setSide(side);
        QVERIFY(!shell.fold(600));
        QCOMPARE(shell.columns()->direction(), QBoxLayout::LeftToRight);
        QCOMPARE(side->maximumWidth(), 200);
        QVERIFY(shell.fold(599));
        QCOMPARE(shell.columns()->direction(), QBoxLayout::TopToBottom);
        QVERIFY(side->maximumWidth() > 10'000);
    }

    void anotherShellSaysWhatTheOneBeforeItSaid() {
        QWidget page;
        PageShell first({.side = 200, .narrow = 600}, &page);
        first.told()->showMessage(QStringLiteral("Nothing fits any more."), true);
        page.show();
        QVERIFY(first.told()->isVisible());
        PageShell::takeOff(nullptr);
        PageShell second({.side = 200, .narrow = 600}, &page);
        second.appear(&first, {});
        QCOMPARE(second.told()->text(), QStringLiteral("Nothing fits any more."));
        QCOMPARE(second.told()->palette().color(QPalette::WindowText),
                 Theme::current().colour(Role::Warning));
        second.told()->showMessage({}, false);
        QVERIFY(!second.told()->isVisible());
    }

    void theFocusComesBackToWhereItWas() {
        QWidget page;
        auto* const first = new PageShell({.side = 200, .narrow = 600}, &page);
        auto* const pressed = new QPushButton(first->body());
        pressed->setObjectName(QStringLiteral("roll"));
        first->columns()->addWidget(pressed);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        pressed->setFocus();
        const QString focused = PageShell::takeOff(first);
        QCOMPARE(focused, QStringLiteral("roll"));
        auto* const second = new PageShell({.side = 200, .narrow = 600}, &page);
        auto* const again = new QPushButton(second->body());
        again->setObjectName(QStringLiteral("roll"));
        second->columns()->addWidget(again);
        second->appear(first, focused);
        QVERIFY(again->hasFocus());
    }

    void fieldsOfDifferentHeightsStandInOneLine() {
        QWidget row;
        auto* const flow = new FlowLayout(&row);
        QList<QWidget*> fields;
        for (const int high : {20, 31, 24}) {
            fields << new QWidget(&row);
            fields.last()->setFixedSize(60, high);
            flow->addWidget(fields.last());
        }
        row.resize(200, 100);
        row.show();
        for (const QWidget* const field : std::as_const(fields))
            QVERIFY(std::abs(field->geometry().center().y() - 15) <= 1);
    }
};

#include "page_shell_test.moc"
GENOTYPE_TEST(PageShellTest)
