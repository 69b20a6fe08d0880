// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_report.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <cstdio>

namespace app {

namespace {

/// Waits for the window's first paint event and then for the next turn of the event loop.
class FirstPaint : public QObject {
public:
    FirstPaint(QObject* window, qint64 started) : QObject(window), m_started(started) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            QTimer::singleShot(0, this, [started = m_started] {
                std::printf("%lld\n", static_cast<long long>(QDateTime::currentMSecsSinceEpoch() - started));
                std::fflush(stdout);
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    qint64 m_started;
    bool m_seen = false;
};

} // namespace

void reportStart(QWidget& window) {
    bool isNumber = false;
    const qint64 started = qEnvironmentVariable("GENOTYPE_REPORT_START").toLongLong(&isNumber);
    if (isNumber)
        window.installEventFilter(new FirstPaint(&window, started));
}

} // namespace app
