// SPDX-License-Identifier: GPL-3.0-or-later
#include "popover.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"
#include "form.h"
#include "steady_scroll_area.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace {

/// Shows a sheet as high as it needs to be. If the window is too low for that, the sheet scrolls; its parts
/// are never squeezed.
class SheetArea : public SteadyScrollArea {
public:
    SheetArea(QWidget* content, QWidget* parent) : SteadyScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        viewport()->setAutoFillBackground(false);
        setWidget(content);
        content->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width(), Theme::current().px(80)};
    }
    bool hasHeightForWidth() const override { return widget()->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return widget()->heightForWidth(width); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isHandled = SteadyScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return isHandled;
    }
};

QMargins shadowRoom() {
    return elevationMargins(Elevation::Asks).toMargins();
}

} // namespace

/// Closes other popovers first: a mouse click would have done so, but a press by a screen reader is not one.
Popover* Popover::open(QWidget* anchor, QWidget* content, const Text& accessibleName) {
    QList<Popover*> below;
    for (auto* other : anchor->window()->findChildren<Popover*>(Qt::FindDirectChildrenOnly)) {
        if (other->holds(anchor))
            below << other;
        else if (!other->isHidden())
            other->close();
    }
    auto* popover = new Popover(anchor->window(), anchor, content);
    for (const Popover* other : std::as_const(below))
        connect(other, &Popover::closed, popover, &Popover::close);
    accessibleName.showOn(popover, [popover](const QString& words) { popover->setAccessibleName(words); });
    popover->place();
    popover->show();
    popover->raise();
    QWidget* first = content->nextInFocusChain();
    while (first && first != content && content->isAncestorOf(first) &&
           (!(first->focusPolicy() & Qt::TabFocus) || !first->isVisibleTo(popover) ||
            qobject_cast<QScrollArea*>(first)))
        first = first->nextInFocusChain(); // a scroll area would not show the focus
    if (first && content->isAncestorOf(first))
        first->setFocus(Qt::PopupFocusReason);
    else
        popover->setFocus(Qt::PopupFocusReason);
    return popover;
}

Popover* Popover::openSheet(QWidget* anchor, QWidget* content, const Text& accessibleName, QSize least) {
    if (!least.isNull())
        keepStyled(content, [content, least, window = QPointer<QWidget>(anchor->window())] {
            if (!window)
                return;
            const Theme& theme = Theme::current();
            const QMargins shadow = shadowRoom();
            const QSize room = window->size() - QSize(theme.px(48), theme.px(90)) -
                               QSize(shadow.left() + shadow.right(), shadow.top() + shadow.bottom());
            const auto* area = qobject_cast<QScrollArea*>(content);
            const int bar = area ? area->verticalScrollBar()->sizeHint().width() : 0;
            content->setMinimumSize(
                QSize(theme.px(least.width()) + bar, theme.px(least.height())).boundedTo(room));
        });
    auto* sheet = new QWidget;
    Form form(sheet, Form::Way::Down, 8);
    const bool scrolls = qobject_cast<QScrollArea*>(content) != nullptr;
    form.add(scrolls ? content : new SheetArea(content, sheet), 1);
    QPushButton* leave = form.button("closeSheet", [] { return tr("Close"); });
    setButtonKind(leave, ButtonKind::Text);
    form.box()->setAlignment(leave, Qt::AlignRight);
    Popover* popover = open(anchor, sheet, accessibleName);
    connect(leave, &QPushButton::clicked, popover, &Popover::close);
    return popover;
}

Popover::Popover(QWidget* window, QWidget* anchor, QWidget* content)
    : QWidget(window), m_anchor(anchor), m_before(QApplication::focusWidget()), m_content(content) {
    // Behind a menu that is just closing, the window may not be active.
    if (!m_before)
        m_before = window->focusWidget();
    speech::setRole(this, QAccessible::Dialog);
    setFocusPolicy(Qt::StrongFocus);
    setProperty(mayOverlap, QStringLiteral("it lies over the window until it is closed"));
    auto* layout = new QVBoxLayout(this);
    keepStyled(layout, [layout] {
        const int margin = Theme::current().px(space::gap);
        layout->setContentsMargins(shadowRoom() + QMargins(margin, margin, margin, margin));
    });
    layout->addWidget(content);
    qApp->installEventFilter(this);
}

bool Popover::holds(const QWidget* widget) const {
    if (isAncestorOf(widget))
        return true;
    for (const QWidget* one = widget; one; one = one->parentWidget())
        if (const auto* other = qobject_cast<const Popover*>(one); other && other != this)
            return other->m_anchor && holds(other->m_anchor);
    return false;
}

/// Below the anchor if there is room, else above, else beside it; never outside the window.
void Popover::place() {
    const QWidget* window = parentWidget();
    if (m_anchor)
        m_at = QRect(m_anchor->mapTo(window, QPoint(0, 0)), m_anchor->size());
    const int gap = Theme::current().px(4);
    const QSize room = window->size() - QSize(2 * gap, 2 * gap);
    const QSize wanted = sizeHint();
    const int wide = std::min(wanted.width(), room.width());
    const int high = layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : wanted.height();
    // A sheet that has to scroll keeps its width beside the scroll bar.
    const int bar = high > room.height() ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
    resize(std::min(wide + bar, room.width()), std::min(high, room.height()));
    const QRect& at = m_at;
    int x = std::clamp(at.center().x() - width() / 2, gap, std::max(gap, window->width() - width() - gap));
    int y = at.bottom() + gap;
    if (y + height() + gap > window->height())
        y = at.top() - gap - height();
    if (y < gap) {
        y = std::clamp(at.center().y() - height() / 2, gap, std::max(gap, window->height() - height() - gap));
        x = at.right() + gap;
        if (x + width() + gap > window->width())
            x = std::max(gap, at.left() - gap - width());
    }
    // What it was opened beside may have been outside a window that is smaller now.
    move(std::clamp(x, gap, std::max(gap, window->width() - width() - gap)),
         std::clamp(y, gap, std::max(gap, window->height() - height() - gap)));
}

void Popover::close() {
    if (m_closing)
        return;
    m_closing = true;
    qApp->removeEventFilter(this);
    const bool isAside = isHidden();
    hide();
    if (m_before && !isAside)
        m_before->setFocus(Qt::PopupFocusReason);
    emit closed();
    discard(this);
}

void Popover::setAside(bool isAside) {
    // What it belongs to may have gone meanwhile.
    if (!isAside && m_anchor && !m_anchor->isVisible())
        close();
    if (m_closing)
        return;
    setVisible(!isAside);
    if (!isAside) {
        place();
        raise();
    }
}

/// Content that grows, as when an answer comes, is given its room and never squeezed.
bool Popover::event(QEvent* event) {
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible())
        place();
    return isHandled;
}

void Popover::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Down: focusNextPrevChild(true); return;
    case Qt::Key_Up: focusNextPrevChild(false); return;
    default: QWidget::keyPressEvent(event);
    }
}

/// The focus stays inside until the popover is closed.
bool Popover::focusNextPrevChild(bool next) {
    QWidget* start = QApplication::focusWidget();
    if (!start || !isAncestorOf(start))
        start = this;
    for (QWidget* one = next ? start->nextInFocusChain() : start->previousInFocusChain(); one && one != start;
         one = next ? one->nextInFocusChain() : one->previousInFocusChain()) {
        if (one != this && isAncestorOf(one) && one->isVisibleTo(this) && one->isEnabled() &&
            (one->focusPolicy() & Qt::TabFocus)) {
            one->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    return true;
}

bool Popover::eventFilter(QObject* watched, QEvent* event) {
    if (isHidden())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget->window() == window() && widget != this && !holds(widget)) {
            // A click elsewhere keeps its effect, except on the anchor, where it would open the popover
            // again.
            const bool opener = m_anchor && (widget == m_anchor || m_anchor->isAncestorOf(widget));
            close();
            return opener;
        }
    }
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isMoved && watched->isWidgetType() &&
        (watched == parentWidget() || watched == m_anchor ||
         (m_anchor && static_cast<QWidget*>(watched)->isAncestorOf(m_anchor))))
        // Posted: it is placed when everything around the anchor has its place.
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    if (event->type() == QEvent::ShortcutOverride && watched == QApplication::focusWidget()) {
        // Escape is for the popover, not for a shortcut of the board.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape)
            event->accept();
    }
    return QWidget::eventFilter(watched, event);
}

void Popover::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintElevation(painter, QRectF(rect().marginsRemoved(shadowRoom())), Theme::current().px(radius::sheet),
                   Elevation::Asks);
}

namespace {

/// The buttons of a choice, which also respond to digits and arrow keys.
class ChoiceList : public QWidget {
public:
    using QWidget::QWidget;
    QList<QPushButton*> buttons;
    std::function<void(int)> pointed;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (pointed && (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn))
            pointed(static_cast<int>(buttons.indexOf(static_cast<QPushButton*>(watched))));
        return QWidget::eventFilter(watched, event);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const int number = event->key() - Qt::Key_1;
        if (number >= 0 && number < std::min<int>(9, static_cast<int>(buttons.size())))
            buttons[number]->click();
        else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
                 qobject_cast<QPushButton*>(QApplication::focusWidget()))
            static_cast<QPushButton*>(QApplication::focusWidget())->click();
        else
            QWidget::keyPressEvent(event);
    }
};

} // namespace

Popover* openChoice(QWidget* anchor, const QString& title, const QStringList& labels,
                    const std::function<void(int)>& chosen, const ChoiceWords& words) {
    auto* content = new QWidget;
    Form form(content, Form::Way::Down, 6);
    if (!title.isEmpty()) {
        auto* heading = form.add(new QLabel(title, content));
        keepStyled(heading, [heading] { heading->setFont(Theme::current().sans(12, QFont::Bold)); });
    }
    auto* list = new ChoiceList(content);
    Form rows(list, Form::Way::Down, 4);
    for (const QString& label : labels) {
        auto* button = new QPushButton(label, list);
        button->setAccessibleName(label);
        button->setAutoDefault(true);
        const QString about = words.abouts.value(list->buttons.size());
        button->setToolTip(about);
        button->setAccessibleDescription(about);
        button->installEventFilter(list);
        list->buttons << rows.add(button);
    }
    list->pointed = words.pointed;
    // A long list scrolls rather than leaving the window.
    if (labels.size() > 9) {
        auto* scroll = new SteadyScrollArea(content);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setWidget(list);
        keepStyled(scroll, [scroll, list] {
            const Theme& theme = Theme::current();
            scroll->setMinimumSize(list->sizeHint().width() + theme.px(20), theme.px(300));
        });
        form.add(scroll);
    } else {
        form.add(list);
    }
    Popover* popover = Popover::open(anchor, content, title);
    for (int i = 0; i < list->buttons.size(); ++i)
        QObject::connect(list->buttons[i], &QPushButton::clicked, popover, [popover, chosen, i] {
            popover->close();
            chosen(i);
        });
    return popover;
}

} // namespace app
