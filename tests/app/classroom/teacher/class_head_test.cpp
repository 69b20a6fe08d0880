// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/class_head.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

class ClassHeadTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void takesAsFewLinesAsTheLongestEntryNeeds() {
        QWidget page;
        QGridLayout head(&page);
        QLabel title(QStringLiteral("Class"), &page);
        QComboBox field(&page);
        QLabel buttons(QStringLiteral("Undo Redo Export"), &page);
        const auto line = [&head](QWidget& widget) {
            int row = 0;
            int column = 0;
            int rows = 0;
            int columns = 0;
            head.getItemPosition(head.indexOf(&widget), &row, &column, &rows, &columns);
            return row;
        };
        field.addItem(QStringLiteral("Rr × Rr"));
        app::arrangeHead(head, title, field, buttons, 700);
        QCOMPARE(line(field), 0);
        QCOMPARE(line(buttons), 0);
        field.addItem(QStringLiteral("RrGgFf × RrGgFf ").repeated(6));
        app::arrangeHead(head, title, field, buttons, 700);
        QCOMPARE(line(field), 1);
        QCOMPARE(line(buttons), 0);
        app::arrangeHead(head, title, field, buttons, 60);
        QCOMPARE(line(title), 0);
        QCOMPARE(line(field), 1);
        QCOMPARE(line(buttons), 2);
        app::arrangeHead(head, title, field, buttons, 4000);
        QCOMPARE(line(field), 0);
        QCOMPARE(head.count(), 3);
    }
};

GENOTYPE_TEST(ClassHeadTest)
#include "class_head_test.moc"
