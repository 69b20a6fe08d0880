// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_explainer.h"

#include "app/ui/speech/announcer.h"

#include <QtCore/QTimerEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

#include <algorithm>

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

/// The words for a screen reader. Pointing only shows them.
QStringList BoardExplainer::sentences() const {
    return speech::ended({m_words.title}) + m_words.lines;
}

QStringList BoardExplainer::showFocus(QWidget* focus) {
    if (hide() || !focus || !show(*focus, focus->rect().center()))
        return {};
    return sentences();
}

QList<BoardExplainer::Place> BoardExplainer::placesIn(const QWidgetList& things) const {
    QList<Place> places;
    for (QWidget* widget : things) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus))
            continue;
        // The parts of a widget are known only by what is said at a point.
        const int step = std::max(4, std::min(widget->width(), widget->height()) / 12);
        QStringList titles;
        for (int y = step / 2; y < widget->height(); y += step)
            for (int x = step / 2; x < widget->width(); x += step) {
                const ThingWords words = m_ask(*widget, {x, y});
                if (words.isEmpty() || titles.contains(words.title))
                    continue;
                titles << words.title;
                places.append({widget, {x, y}});
            }
    }
    return places;
}

QStringList BoardExplainer::showNext(const QWidgetList& things, const std::function<void(QWidget*)>& reveal) {
    const QList<Place> places = placesIn(things);
    hide();
    if (places.isEmpty())
        return {};
    const Place& next = places[m_explained++ % places.size()];
    reveal(next.widget);
    return show(*next.widget, next.at) ? sentences() : QStringList();
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
