// SPDX-License-Identifier: GPL-3.0-or-later
#include "organism_button.h"

#include "app/ui/theme/style.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr int mostPictures = 12;

/// The frame of something that can be clicked.
void paintFrame(QPainter& painter, const QAbstractButton& button) {
    const Theme& theme = Theme::current();
    const bool checked = button.isChecked();
    const qreal line = (checked ? 2.4 : 1.1) * theme.scale();
    QColor ground = theme.colour(checked ? Role::SageTint : Role::Panel);
    if (!checked && button.underMouse())
        ground = theme.colour(Role::Resting);
    painter.setPen(QPen(theme.colour(checked ? Role::Sage : Role::ControlLine), line));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(button.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            theme.px(7), theme.px(7));
}

void finish(QPainter& painter, const QAbstractButton& button) {
    if (button.hasFocus())
        paintFocusRing(painter, button.rect(), Theme::current().px(7));
}

/// Presses the button with Enter, which Qt does in dialogs only.
bool isPressedBy(QAbstractButton& button, const QKeyEvent& event) {
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    button.click();
    return true;
}

} // namespace

OrganismButton::OrganismButton(const OrganismLook& look, QWidget* parent)
    : QAbstractButton(parent), m_look(look) {
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
}

QSize OrganismButton::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(theme.sans(type::small, QFont::Bold));
    return {std::max(theme.px(58), metrics.horizontalAdvance(text()) + theme.px(8)),
            theme.px(56) + metrics.height()};
}

void OrganismButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, *this);
    const qreal pad = theme.px(space::tight);
    const qreal words = QFontMetricsF(theme.sans(type::small, QFont::Bold)).height();
    paintOrganism(painter, QRectF(rect()).adjusted(pad, pad, -pad, -pad - words), m_look);
    painter.setFont(theme.sans(type::small, isChecked() ? QFont::Bold : QFont::Normal));
    painter.setPen(theme.colour(Role::Ink));
    drawWords(painter, QRectF(0, height() - words - pad / 2, width(), words), Qt::AlignCenter, text());
    finish(painter, *this);
}

void OrganismButton::keyPressEvent(QKeyEvent* event) {
    if (!isPressedBy(*this, *event))
        QAbstractButton::keyPressEvent(event);
}

OffspringRow::OffspringRow(QWidget* parent) : QAbstractButton(parent) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty(mayElide, QStringLiteral("the tool tip has the whole name"));
}

void OffspringRow::setOffspring(const OrganismLook& look, const QString& name, const QString& count,
                                double share) {
    m_look = look;
    m_name = name;
    m_count = count;
    m_share = share;
    updateGeometry();
    update();
}

QSize OffspringRow::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics name(theme.font(TextRole::Body));
    const QFontMetrics count(theme.font(TextRole::Strong));
    return {name.horizontalAdvance(m_name) + count.horizontalAdvance(m_count) + theme.px(36),
            theme.px(50) + name.height()};
}

QSize OffspringRow::minimumSizeHint() const {
    return {std::min(sizeHint().width(), Theme::current().px(180)), sizeHint().height()};
}

void OffspringRow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, *this);
    const qreal pad = theme.px(9);
    const qreal words = QFontMetricsF(theme.font(TextRole::Strong)).height();
    const QRectF line(pad, theme.px(5), width() - 2 * pad, words);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.font(TextRole::Body));
    const qreal room =
        line.width() - QFontMetricsF(theme.font(TextRole::Strong)).horizontalAdvance(m_count) - theme.px(8);
    drawWords(painter, {line.left(), line.top(), room, line.height()}, Qt::AlignLeft | Qt::AlignVCenter,
              QFontMetricsF(painter.font()).elidedText(m_name, Qt::ElideRight, room));
    painter.setFont(theme.font(TextRole::Strong));
    drawWords(painter, line, Qt::AlignRight | Qt::AlignVCenter, m_count);
    const int pictures = std::clamp(int(std::lround(m_share * mostPictures)), 1, mostPictures);
    const QRectF tray(pad, line.bottom() + theme.px(3), width() - 2 * pad,
                      height() - line.bottom() - theme.px(8));
    const qreal wide = std::min(tray.width() / mostPictures, tray.height() * 1.1);
    for (int i = 0; i < pictures; ++i)
        paintOrganism(painter,
                      {tray.left() + i * wide, tray.top(), std::min(wide, tray.height()), tray.height()},
                      m_look);
    finish(painter, *this);
}

void OffspringRow::keyPressEvent(QKeyEvent* event) {
    if (!isPressedBy(*this, *event))
        QAbstractButton::keyPressEvent(event);
}

} // namespace app
