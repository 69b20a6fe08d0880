// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_system.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QtGlobal>

#include <cstdio>
#include <cstdlib>

namespace app {
namespace {

QStringList heldBack;

void listen(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) {
        heldBack << message;
        return;
    }
    std::fputs("genotype-companion: there is no display to open a window on.\n", stderr);
    std::_Exit(2);
}

} // namespace

WindowSystemGuard::WindowSystemGuard() {
    qInstallMessageHandler(listen);
}

WindowSystemGuard::~WindowSystemGuard() {
    qInstallMessageHandler(nullptr);
    for (const QString& message : heldBack)
        qWarning("%s", qPrintable(message));
    heldBack.clear();
}

} // namespace app
