// SPDX-License-Identifier: GPL-3.0-or-later
#include "side_bar.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

SideBar::SideBar(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    keepTranslated(this, [this] { setAccessibleName(tr("Pages")); });
    m_layout->addStretch(1);
    applyTheme();
}

int SideBar::addPage(PageIcon icon, const Text& title, End end) {
    const int page = int(m_buttons.size());
    auto* button = new SideBarButton(icon, this);
    button->setFocusPolicy(page == 0 ? Qt::StrongFocus : Qt::ClickFocus);
    button->installEventFilter(this);
    speech::setRole(button, QAccessible::RadioButton);
    connect(button, &QAbstractButton::clicked, this, [this, page] {
        setCurrent(m_current); // a click on the current page leaves it chosen
        emit chosen(page);
    });
    // The free room stands between the ends.
    m_layout->insertWidget(end == End::Upper ? m_upper++ : page + 1, button);
    m_buttons << button;
    title.showOn(button, [button, page](const QString& words) {
        const QKeySequence keys =
            page < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + page)) : QKeySequence();
        button->setTitle(words, keys.toString(QKeySequence::NativeText));
    });
    applyTheme();
    return page;
}

SideBarButton* SideBar::addStanding(PageIcon icon) {
    auto* button = new SideBarButton(icon, this);
    button->setFocusPolicy(Qt::StrongFocus);
    button->installEventFilter(this);
    // What it stands for is changed elsewhere.
    connect(button, &QAbstractButton::clicked, button, &QAbstractButton::toggle);
    button->hide();
    m_layout->addWidget(button);
    m_standing << button;
    return button;
}

void SideBar::showStanding(SideBarButton* button, const QString& title, bool isDown) {
    button->setTitle(title, {});
    button->setChecked(isDown);
    button->setVisible(!title.isEmpty());
    applyTheme();
}

void SideBar::setCurrent(int page) {
    m_current = page;
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(i == page);
        m_buttons[i]->setFocusPolicy(i == page ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

void SideBar::applyTheme() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(8);
    int widest = 0;
    const auto widen = [&](const SideBarButton* button) {
        widest = qMax(widest, button->minimumSizeHint().width());
    };
    for (const SideBarButton* button : m_buttons)
        widen(button);
    const bool isStanding = std::ranges::any_of(m_standing, [](const auto* one) { return !one->isHidden(); });
    for (SideBarButton* button : m_standing) {
        if (!button->isHidden())
            widen(button);
        // As long as there is one, each has its room, so that none moves the others when it comes.
        QSizePolicy place = button->sizePolicy();
        if (place.retainSizeWhenHidden() != isStanding) {
            place.setRetainSizeWhenHidden(isStanding);
            button->setSizePolicy(place);
        }
    }
    const int wide = qMax(theme.px(72), widest + 2 * theme.px(2));
    setFixedWidth(wide);
    // A long name takes the room beside the buttons; none reaches beyond its button.
    const int sides = qBound(theme.px(2), (wide - widest) / 2, margin);
    m_layout->setContentsMargins(sides, height() < theme.px(400) ? margin : theme.px(52), sides, margin);
    m_layout->setSpacing(theme.px(10));
    updateGeometry();
    update();
}

QRectF SideBar::markRect() const {
    const Theme& theme = Theme::current();
    if (height() < theme.px(400))
        return {};
    const qreal size = theme.px(36);
    return {(width() - size) / 2, qreal(theme.px(8)), size, size};
}

void SideBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().colour(Role::SideBar));
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QRectF mark = markRect(); !mark.isEmpty())
        paintAppMark(painter, mark);
}

void SideBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    applyTheme();
}

void SideBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

bool SideBar::eventFilter(QObject* watched, QEvent* event) {
    auto* const button = qobject_cast<SideBarButton*>(watched);
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        applyTheme();
    if (event->type() != QEvent::KeyPress || !button)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        button->click();
        return true;
    }
    const int at = int(m_buttons.indexOf(button));
    if (at < 0)
        return QWidget::eventFilter(watched, event);
    const int last = int(m_buttons.size()) - 1;
    int to = at;
    switch (key) {
    case Qt::Key_Up: to = qMax(0, at - 1); break;
    case Qt::Key_Down: to = qMin(last, at + 1); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = last; break;
    default: return QWidget::eventFilter(watched, event);
    }
    m_buttons[to]->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace app
