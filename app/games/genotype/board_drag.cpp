// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_drag.h"

#include "board_button.h"
#include "board_seats.h"
#include "drag_layer.h"
#include "plant_card.h"

#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

bool isPlacing(const Action& action) {
    return action.kind == ActionKind::PlaceMarker;
}

} // namespace

BoardDrag::BoardDrag(const Parts& parts) : m_parts(parts), m_layer(new DragLayer(&parts.board)) {}

BoardDrag::~BoardDrag() = default;

void BoardDrag::watch(BoardButton& button) {
    if (m_buttons.contains(&button))
        return;
    button.installEventFilter(this);
    m_buttons << &button;
}

void BoardDrag::watchMarkers(QWidget& widget, const std::function<bool(const QPoint&)>& holds) {
    widget.installEventFilter(this);
    m_sources << Source{&widget, holds};
}

std::optional<DragItem> BoardDrag::itemAt(const QWidget& widget, const QPoint& position) const {
    if (!m_parts.moves.isToChoose())
        return {};
    for (const Source& source : m_sources)
        if (source.widget == &widget)
            return source.holds(position) && std::ranges::any_of(m_parts.document.legal(), isPlacing)
                       ? std::optional(DragItem{})
                       : std::nullopt;
    const auto* button = qobject_cast<const BoardButton*>(&widget);
    return button && button->isGlowing() ? dragItemAt(button->target()) : std::nullopt;
}

std::optional<Drop> BoardDrag::drop(const BoardButton& button) const {
    const Target::Kind kind = button.target().kind;
    const bool inGarden = kind == Target::Kind::Plot || kind == Target::Kind::PlotTrait;
    if (!m_item || !m_parts.moves.isToChoose() || (inGarden && !m_parts.isAtHome()))
        return {};
    const auto found = dropOn(m_parts.document.state(), m_parts.document.legal(), *m_item, button.target());
    if (!found)
        return {};
    // While a way to use dice is chosen, what it does not mean cannot be clicked either.
    const bool isMarker = m_item->kind == DragItem::Kind::Marker;
    const auto meant = m_parts.choices.answers(isMarker ? button.target() : m_item->from);
    return std::ranges::find(meant, found->action) == meant.end() ? std::nullopt : found;
}

BoardButton* BoardDrag::buttonAt(const QPoint& position) const {
    BoardButton* first = nullptr;
    for (QWidget* at = m_parts.board.childAt(position); at && at != &m_parts.board; at = at->parentWidget())
        if (auto* button = qobject_cast<BoardButton*>(at); button && m_buttons.contains(button)) {
            if (drop(*button))
                return button;
            if (!first)
                first = button;
        }
    return first;
}

void BoardDrag::begin() {
    m_isMoving = true;
    const State& state = m_parts.document.state();
    DragLayer::Look look{.item = *m_item};
    const ShownMarker own = seatMarkers(m_parts.document).value(state.actor);
    look.seatColour = own.colour;
    look.letter = own.letter;
    if (m_item->kind == DragItem::Kind::Card)
        look.plant = lookOf(state, static_cast<PlantId>(m_item->from.first));
    if (m_item->kind == DragItem::Kind::Die) {
        const Bench& bench = state.bench(m_item->from.trait());
        const auto die = std::ranges::find_if(bench.dice, [&](const Die& one) {
            return one.place == DiePlace::Pool &&
                   static_cast<int>(poolAreaOf(bench.parents, one.face)) == m_item->from.second;
        });
        if (die != bench.dice.end())
            look.face = die->face;
    }
    QList<QRect> places;
    for (const BoardButton* button : std::as_const(m_buttons))
        if (button->isVisibleTo(&m_parts.board) && drop(*button))
            places << QRect(button->mapTo(&m_parts.board, QPoint()), button->size());
    m_layer->show(look, places);
    qApp->installEventFilter(this);
}

void BoardDrag::move(const QPoint& position) {
    const BoardButton* const over = buttonAt(position);
    const bool lands = over && drop(*over);
    m_layer->moveTo(position, lands ? QRect(over->mapTo(&m_parts.board, QPoint()), over->size()) : QRect());
    if (over)
        m_parts.prompt.setHint(lands ? m_parts.choices.label(drop(*over)->action)
                                     : m_parts.choices.now(over->target()),
                               !lands && over != m_from);
}

void BoardDrag::finish(const QPoint& position) {
    const QPointer<BoardButton> over = buttonAt(position);
    const QPointer<QWidget> from = m_from;
    const std::optional<Drop> found = over ? drop(*over) : std::nullopt;
    const bool isMarker = m_item->kind == DragItem::Kind::Marker;
    const bool isDie = m_item->kind == DragItem::Kind::Die;
    end();
    if (!over || over == from)
        return;
    // A click says why it is refused, asks a guide first, and offers a choice before anything is spent.
    if (!found || isMarker || m_parts.isGuided() || m_parts.choices.spends(found->action)) {
        if (auto* die = qobject_cast<BoardButton*>(from.data()); found && isDie && die)
            die->click();
        else
            over->click();
        return;
    }
    m_parts.moves.take(found->action);
    if (found->then && m_parts.moves.offers(*found->then))
        m_parts.moves.take(*found->then);
}

void BoardDrag::end() {
    qApp->removeEventFilter(this);
    if (auto* button = qobject_cast<QAbstractButton*>(m_from.data()))
        button->setDown(false);
    m_from = nullptr;
    m_item.reset();
    m_isMoving = false;
    m_layer->hide();
}

bool BoardDrag::eventFilter(QObject* watched, QEvent* event) {
    const auto positionIn = [&](QObject* widget) {
        return static_cast<QWidget*>(widget)->mapTo(&m_parts.board,
                                                    static_cast<QMouseEvent*>(event)->position().toPoint());
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (!m_isMoving && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
            const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
            auto* widget = qobject_cast<QWidget*>(watched);
            const bool known = widget && (m_buttons.contains(watched) ||
                                          std::ranges::any_of(m_sources, [&](const Source& source) {
                                              return source.widget == watched;
                                          }));
            if (known) {
                m_item = itemAt(*widget, at);
                m_from = m_item ? widget : nullptr;
                m_pressed = widget->mapTo(&m_parts.board, at);
            }
        }
        break;
    case QEvent::MouseMove:
        if (watched != m_from || !m_item || !(static_cast<QMouseEvent*>(event)->buttons() & Qt::LeftButton))
            break;
        if (!m_isMoving &&
            (positionIn(watched) - m_pressed).manhattanLength() >= QApplication::startDragDistance())
            begin();
        if (m_isMoving) {
            move(positionIn(watched));
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (watched == m_from && m_isMoving) {
            finish(positionIn(watched));
            return true;
        }
        if (watched == m_from && !m_isMoving)
            m_item.reset();
        break;
    case QEvent::KeyPress:
        if (m_isMoving && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            end();
            return true;
        }
        break;
    case QEvent::WindowDeactivate:
        if (m_isMoving)
            end();
        break;
    default: break;
    }
    return false;
}

} // namespace app
