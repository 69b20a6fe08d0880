// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QSet>
#include <QtWidgets/QApplication>

namespace app {

/// The program's event loop. An exception that leaves an event handler ends that handler, never the program:
/// whatever is open stays open, and a listener can report it. The mouse wheel changes no control that has not
/// been chosen first; see WheelGuard.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);

    /// Rethrows what is thrown while nobody listens to `faultCaught`, so that no fault goes unnoticed.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// An exception was caught; `what` is its own text, for developers. Emitted through the event loop, and
    /// once for each text: a fault in painting comes again with every repaint.
    void faultCaught(const QString& what);

private:
    bool isHeard() const;
    void tell(const QString& what);

    QSet<QString> m_told;
};

} // namespace app
