// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "app/ui/widgets/wheel_guard.h"

#include <QtCore/QMetaMethod>
#include <QtCore/QMetaObject>

#include <exception>

namespace app {

Application::Application(int& argc, char** argv) : QApplication(argc, argv) {
    installEventFilter(new WheelGuard(this));
}

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& fault) {
        if (!isHeard())
            throw;
        tell(QString::fromLocal8Bit(fault.what()));
    } catch (...) {
        if (!isHeard())
            throw;
        tell(QStringLiteral("?"));
    }
    return false;
}

bool Application::isHeard() const {
    return isSignalConnected(QMetaMethod::fromSignal(&Application::faultCaught));
}

void Application::tell(const QString& what) {
    qWarning("genotype-companion: a fault was caught: %s", qPrintable(what));
    if (m_told.contains(what))
        return;
    m_told.insert(what);
    // Queued, because this may be in the middle of painting or a layout.
    QMetaObject::invokeMethod(
        this, [this, what] { emit faultCaught(what); }, Qt::QueuedConnection);
}

} // namespace app
