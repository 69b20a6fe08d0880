// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_scrolling.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QTimer>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>

namespace app {
namespace {

/// Moves a scroll bar with its contents. While layouts are made, a bar can lose its range for a moment, and
/// with it its value.
class ScrollKeeper : public QObject {
public:
    ScrollKeeper(QScrollBar& bar, double share) : QObject(&bar), m_bar(bar), m_share(share) {
        connect(&bar, &QScrollBar::rangeChanged, this, [this] { move(); });
        connect(&bar, &QScrollBar::valueChanged, this, [this] { endUnlessMoving(); });
        waitForLayouts();
    }

    static ScrollKeeper* of(const QScrollBar& bar) {
        for (QObject* child : bar.children())
            if (auto* keeper = dynamic_cast<ScrollKeeper*>(child); keeper && !keeper->m_hasEnded)
                return keeper;
        return nullptr;
    }

    /// There is another change before the layouts of the one before are made.
    void beginAgain() {
        m_isSecondWait = false;
        waitForLayouts();
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() != layoutsMade())
            return QObject::event(event);
        if (m_hasEnded || --m_waits > 0)
            return true;
        move();
        if (m_isSecondWait) {
            end();
        } else {
            // Lists of items are laid out by timers, not by events.
            m_isSecondWait = true;
            ++m_waits;
            QTimer::singleShot(0, this, [this] { post(); });
        }
        return true;
    }

private:
    static QEvent::Type layoutsMade() {
        static const int type = QEvent::registerEventType();
        return static_cast<QEvent::Type>(type);
    }

    /// The event comes after all requests for layouts, those that other layouts make included.
    void post() { QCoreApplication::postEvent(this, new QEvent(layoutsMade()), Qt::LowEventPriority); }
    void waitForLayouts() {
        ++m_waits;
        post();
    }
    void move() {
        const QScopedValueRollback<bool> moving(m_isMoving, true);
        // A list scrolls by entries: one that was left is not at its top again.
        m_bar.setValue(qMax(qRound(m_share * m_bar.maximum()), qMin(1, m_bar.maximum())));
    }
    /// Something else scrolls, such as a text that finds the paragraph which was at its top. To either end,
    /// it is the layout.
    void endUnlessMoving() {
        if (!m_isMoving && m_bar.value() != m_bar.minimum() && m_bar.value() != m_bar.maximum())
            end();
    }
    void end() {
        m_hasEnded = true;
        disconnect(&m_bar, nullptr, this, nullptr);
        deleteLater();
    }

    QScrollBar& m_bar;
    double m_share; ///< of the maximum
    int m_waits = 0;
    bool m_isSecondWait = false;
    bool m_isMoving = false;
    bool m_hasEnded = false;
};

void keep(QScrollBar& bar) {
    if (ScrollKeeper* const keeper = ScrollKeeper::of(bar))
        keeper->beginAgain();
    else if (bar.value() > bar.minimum())
        new ScrollKeeper(bar, double(bar.value()) / bar.maximum());
}

} // namespace

void keepScrolling(const QWidget& root) {
    for (const auto* area : root.findChildren<QAbstractScrollArea*>()) {
        keep(*area->verticalScrollBar());
        keep(*area->horizontalScrollBar());
    }
}

void keepScrolling() {
    for (const QWidget* window : QApplication::topLevelWidgets())
        keepScrolling(*window);
}

} // namespace app
