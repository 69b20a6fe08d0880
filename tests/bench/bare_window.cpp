// SPDX-License-Identifier: GPL-3.0-or-later
// How long any Qt program takes to start: an empty window, for comparison with the program's own start.

#include "app/window/shell/start_report.h"

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
