// SPDX-License-Identifier: GPL-3.0-or-later
// What any Qt program costs to start: an empty window, beside which the program's own start is measured.

#include "app/shell/start_report.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QWidget window;
    window.resize(1366, 768);
    app::reportStart(window);
    window.show();
    return QApplication::exec();
}
