// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

#include <set>

using namespace app;

/// The bar above the Lab.
class LabHeaderTest : public QObject {
    Q_OBJECT
private slots:
    void itsButtonsStandOnOneLineInEveryUsualWindow() {
        PupilAtWindow pupil(QStringLiteral("lab"));
        for (int width = 1024; width <= 1920; width += 32) {
            pupil.window.setMinimumSize(width, 768); // the test's screen may be smaller
            pupil.window.resize(width, 768);
            pupil.settle();
            std::set<int> lines;
            for (const char* name : {"otherData", "papers", "undo", "redo", "labMore"})
                lines.insert(pupil.shown<QPushButton>(QLatin1String(name))->geometry().center().y());
            QVERIFY2(lines.size() == 1, qPrintable(QString::number(width)));
        }
    }
};

GENOTYPE_TEST(LabHeaderTest)
#include "lab_header_test.moc"
