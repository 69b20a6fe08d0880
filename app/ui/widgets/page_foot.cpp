// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_foot.h"

#include "app/ui/theme/tokens.h"
#include "page_parts.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {
/// So wide, at scale 1, that a sentence stands on two lines at most.
constexpr qreal leastNote = 220;
} // namespace

PageFoot::PageFoot(const Text& note, QWidget* parent)
    : QWidget(parent), m_line(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_note(wrappingLabel(note, this, TextRole::Body, Role::SoftInk)), m_buttons(new QHBoxLayout) {
    m_note->setObjectName(QStringLiteral("footNote"));
    m_line->addWidget(m_note, 1);
    m_line->addLayout(m_buttons);
    m_buttons->addStretch(1);
    keepStyled(m_line, [line = m_line, buttons = m_buttons] {
        const Theme& theme = Theme::current();
        line->setContentsMargins(theme.px(space::section), theme.px(space::small), theme.px(space::section),
                                 theme.px(space::small));
        line->setSpacing(theme.px(space::small));
        buttons->setSpacing(theme.px(space::gap));
    });
}

QPushButton* PageFoot::add(QAnyStringView name, const Text& text, ButtonKind kind,
                           const std::function<void()>& pressed) {
    QPushButton* made = button(text, this);
    made->setObjectName(name.toString());
    setButtonKind(made, kind);
    connect(made, &QPushButton::clicked, this, pressed);
    m_buttons->addWidget(made);
    return made;
}

void PageFoot::arrange() {
    const QMargins around = m_line->contentsMargins();
    const int needed = around.left() + around.right() + m_line->spacing() + m_buttons->sizeHint().width() +
                       Theme::current().px(leastNote);
    const auto way = width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_line->direction() != way)
        m_line->setDirection(way);
}

bool PageFoot::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void PageFoot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PageFoot::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::Panel));
    painter.fillRect(QRect(0, 0, width(), std::max(1, theme.px(stroke::hair))), theme.colour(Role::Line));
}

} // namespace app
