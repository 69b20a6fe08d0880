// SPDX-License-Identifier: GPL-3.0-or-later
#include "explanation_card.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace app {

ExplanationCard::ExplanationCard(QWidget* window)
    : QWidget(window), m_rows(new QVBoxLayout(this)), m_title(new QLabel(this)), m_text(new QLabel(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setProperty(mayOverlap, QStringLiteral("it explains what is beside it until it is left"));
    setObjectName(QStringLiteral("explanationCard"));
    for (QLabel* label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        m_rows->addWidget(label);
    }
    hide();
}

void ExplanationCard::showBeside(const QRect& thing, const ThingWords& words) {
    const Theme& theme = Theme::current();
    m_title->setText(words.title);
    m_title->setFont(theme.sans(12.5, QFont::Bold));
    m_text->setText(words.lines.join(QLatin1Char('\n')));
    m_text->setFont(theme.sans(12));
    const int margin = theme.px(10);
    m_rows->setContentsMargins(margin, theme.px(8), margin, theme.px(9));
    m_rows->setSpacing(theme.px(3));
    const QRect room = parentWidget()->rect().adjusted(margin, margin, -margin, -margin);
    const int wide = std::min(theme.px(320), room.width());
    const int high = m_rows->heightForWidth(wide);
    const int gap = theme.px(6);
    // Below, above, on the right, on the left: the first place in which all of it is to be seen.
    const int x = std::clamp(thing.left(), room.left(), std::max(room.left(), room.right() - wide));
    const int y = std::clamp(thing.top(), room.top(), std::max(room.top(), room.bottom() - high));
    const std::array places{QPoint(x, thing.bottom() + gap), QPoint(x, thing.top() - gap - high),
                            QPoint(thing.right() + gap, y), QPoint(thing.left() - gap - wide, y)};
    const auto* place = std::ranges::find_if(
        places, [&](const QPoint& at) { return room.contains(QRect(at, QSize(wide, high))); });
    setGeometry({place == places.end() ? places.front() : *place, QSize(wide, high)});
    raise();
    show();
}

void ExplanationCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(Role::ControlLine), std::max(1, theme.px(1.2))));
    painter.setBrush(theme.colour(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(7), theme.px(7));
}

} // namespace app
