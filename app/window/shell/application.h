// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QSet>
#include <QtWidgets/QApplication>

namespace app {

/// The application object. An exception from an event handler ends that handler, never the program: whatever
/// is open stays open, and a listener can report the fault. The mouse wheel changes a control only if it has
/// the focus; see WheelGuard.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);

    /// Catches exceptions, but rethrows them if nobody listens to `faultCaught`, so that no fault goes
    /// unnoticed.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// An exception was caught; `what` is its own text, for developers. Emitted from the event loop, and only
    /// once for each text, because a fault in painting recurs with every repaint.
    void faultCaught(const QString& what);

private:
    bool isHeard() const;
    void tell(const QString& what);

    QSet<QString> m_told;
};

} // namespace app
