// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/flow_layout.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

class FlowLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsHiddenTakesNoRoom() {
        QWidget line;
        auto* const flow = new FlowLayout(&line);
        QList<QPushButton*> buttons;
        for (const char* name : {"one", "two", "three"}) {
            buttons << new QPushButton(QLatin1String(name), &line);
            flow->addWidget(buttons.back());
        }
        line.resize(800, 60);
        line.show();
        const int wide = flow->sizeHint().width();
        buttons[0]->hide();
        buttons[1]->hide();
        flow->activate();
        QCOMPARE(buttons[2]->x(), 0);
        QCOMPARE(flow->sizeHint().width(), flow->itemAt(2)->sizeHint().width());
        QVERIFY(wide > flow->sizeHint().width());
        buttons[0]->show();
        flow->activate();
        QCOMPARE(buttons[2]->x(), buttons[0]->width() + flow->spacing());
    }

    void whatDoesNotFitGoesOnTheNextLine() {
        QWidget line;
        auto* const flow = new FlowLayout(&line);
        auto* const one = new QPushButton(QStringLiteral("one"), &line);
        auto* const two = new QPushButton(QStringLiteral("two"), &line);
        flow->addWidget(one);
        flow->addWidget(two);
        line.resize(one->sizeHint().width() + 1, 200);
        line.show();
        QCOMPARE(two->x(), 0);
        QVERIFY(two->y() >= one->height());
    }
};

#include "flow_layout_test.moc"
GENOTYPE_TEST(FlowLayoutTest)
