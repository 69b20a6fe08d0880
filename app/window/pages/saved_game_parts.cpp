// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game_parts.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"

#include <algorithm>

namespace app {

namespace {

constexpr qreal badgeDisc = target::mouse;
constexpr qreal mostBadge = 240;
constexpr qreal roundWide = 44;
constexpr qreal mostRounds = 260;

} // namespace

SavedPlayerBadge::SavedPlayerBadge(const QString& name, int colour, const Text& about, QWidget* parent)
    : QWidget(parent), m_name(name), m_colour(colour) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    speech::setRole(this, QAccessible::StaticText);
    about.showOn(this, [this](const QString& words) {
        m_about = words;
        setAccessibleName(m_name + QStringLiteral(", ") + m_about);
        setToolTip(accessibleName());
        updateGeometry();
        update();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

QSize SavedPlayerBadge::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics strong(theme.sans(type::body, QFont::Bold));
    const QFontMetrics plain(theme.sans(type::body));
    const int words =
        std::max(strong.horizontalAdvance(m_name), plain.horizontalAdvance(m_about)) + theme.px(space::tight);
    return {std::min(theme.px(badgeDisc + space::small) + words, theme.px(mostBadge)),
            std::max(theme.px(badgeDisc), strong.height() + plain.height())};
}

QSize SavedPlayerBadge::minimumSizeHint() const {
    return {Theme::current().px(badgeDisc) * 2, sizeHint().height()};
}

void SavedPlayerBadge::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal disc = theme.px(badgeDisc);
    paintGoalMarker(painter, {0, (height() - disc) / 2, disc, disc}, m_colour, m_name.left(1).toUpper());
    const qreal left = disc + theme.px(space::small);
    const qreal wide = width() - left;
    qreal top = 0;
    for (const auto& [words, font, ink] : {std::tuple(m_name, theme.sans(type::body, QFont::Bold), Role::Ink),
                                           std::tuple(m_about, theme.sans(type::body), Role::SoftInk)}) {
        const QFontMetricsF metrics(font);
        drawWords(painter, {left, top, wide, height() / 2.0}, Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(words, Qt::ElideRight, wide), font, ink);
        top += height() / 2.0;
    }
}

RoundsBar::RoundsBar(SavedRounds rounds, bool isFinished, QWidget* parent)
    : QWidget(parent), m_rounds(rounds), m_isFinished(isFinished) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    keepStyled(this, [this] { updateGeometry(); });
}

QSize RoundsBar::sizeHint() const {
    const Theme& theme = Theme::current();
    return {std::min(theme.px((roundWide + space::tight) * m_rounds.rounds), theme.px(mostRounds)),
            theme.px(space::small)};
}

QSize RoundsBar::minimumSizeHint() const {
    return {Theme::current().px(space::small) * m_rounds.rounds, sizeHint().height()};
}

void RoundsBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal gap = m_rounds.rounds > 12 ? theme.px(space::hair) : theme.px(space::tight);
    const qreal wide = (width() + gap) / std::max(1, m_rounds.rounds) - gap;
    const bool isOutlined = theme.kind() == ThemeKind::HighContrast;
    for (int round = 1; round <= m_rounds.rounds; ++round) {
        const QRectF part((round - 1) * (wide + gap), 0, wide, height());
        const qreal corner = height() / 2.0;
        setInk(painter, isOutlined ? linePen(Role::Ink) : QPen(Qt::NoPen), Role::Line);
        painter.drawRoundedRect(part.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        if (round > m_rounds.round)
            continue;
        // Of the round that is being played, half.
        const bool isWhole = m_isFinished || round < m_rounds.round;
        painter.save();
        painter.setClipRect(isWhole ? part : part.adjusted(0, 0, -wide / 2, 0));
        setInk(painter, Qt::NoPen, Role::Sage);
        painter.drawRoundedRect(part, corner, corner);
        painter.restore();
    }
}

} // namespace app
