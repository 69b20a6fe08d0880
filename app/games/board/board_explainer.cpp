// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_explainer.h"

#include <QtCore/QTimerEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

namespace app {

namespace {
constexpr int holdTime = 600; // milliseconds
}

BoardExplainer::BoardExplainer(const Words& words, QObject* parent) : QObject(parent), m_ask(words) {}

/// The card is the window's, which can live longer.
BoardExplainer::~BoardExplainer() {
    delete m_card;
}

void BoardExplainer::watch(QWidget* widget) {
    widget->installEventFilter(this);
}

bool BoardExplainer::show(QWidget& widget, const QPoint& at) {
    const ThingWords words = m_ask(widget, at);
    if (words.isEmpty())
        return false;
    QWidget* window = widget.window();
    if (!m_card || m_card->parentWidget() != window) {
        delete m_card;
        m_card = new ExplanationCard(window);
    }
    m_words = words;
    m_about = &widget;
    const QRect place = words.place.isEmpty() ? widget.rect() : words.place;
    m_card->showBeside({widget.mapTo(window, place.topLeft()), place.size()}, words);
    return true;
}

bool BoardExplainer::hide() {
    if (!card())
        return false;
    m_card->hide();
    m_about = nullptr;
    return true;
}

const ExplanationCard* BoardExplainer::card() const {
    return m_card && !m_card->isHidden() ? m_card.data() : nullptr;
}

bool BoardExplainer::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::ToolTip:
        // A card says all that a tool tip would.
        if (show(*widget, static_cast<QHelpEvent*>(event)->pos()))
            return true;
        break;
    case QEvent::MouseButtonPress:
        hide();
        m_pressed = widget;
        m_pressedAt = static_cast<QMouseEvent*>(event)->pos();
        m_held.start(holdTime, this);
        break;
    case QEvent::MouseMove:
        if (m_held.isActive() && (static_cast<QMouseEvent*>(event)->pos() - m_pressedAt).manhattanLength() >
                                     QApplication::startDragDistance())
            m_held.stop();
        break;
    case QEvent::MouseButtonRelease: {
        const bool wasHeld = !m_held.isActive() && m_about == widget && m_pressed == widget;
        m_held.stop();
        m_pressed = nullptr;
        // Whoever has held the thing down to read about it does not mean to click it.
        if (auto* button = qobject_cast<QAbstractButton*>(widget); button && wasHeld) {
            button->setDown(false);
            return true;
        }
        break;
    }
    case QEvent::KeyPress:
        if (hide() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            return true;
        break;
    case QEvent::Leave:
    case QEvent::FocusOut:
    case QEvent::Hide:
        if (m_about == widget)
            hide();
        break;
    case QEvent::Wheel: hide(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void BoardExplainer::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_held.timerId())
        return QObject::timerEvent(event);
    m_held.stop();
    if (m_pressed)
        show(*m_pressed, m_pressedAt);
}

} // namespace app
