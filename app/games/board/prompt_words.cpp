// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_words.h"

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"

#include <QtCore/QtMath>
#include <QtGui/QPainter>

namespace app {

namespace {

/// How far a headline shrinks to fit into one line; longer ones have two lines of that size.
constexpr qreal leastShare = 0.65;

} // namespace

QString PromptWords::inFull() const {
    return hint.isEmpty() ? prompt : prompt + QLatin1Char('\n') + hint;
}

void PromptWords::paint(QPainter& painter, const QRectF& line) const {
    const Theme& theme = Theme::current();
    const qreal room = line.width();
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(fitted(theme.serif(type::section, QFont::Bold), prompt, room, leastShare));
    if (painter.fontMetrics().horizontalAdvance(prompt) > room) {
        // Nothing is left for the hint.
        painter.setFont(theme.serif(type::section * leastShare, QFont::Bold));
        drawWords(painter, line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                  inLines(prompt, painter.font(), qFloor(room), 2));
        return;
    }
    // The headline keeps its place, whether there is a hint below it or not.
    const qreal below = line.height() * 0.38;
    drawWords(painter, line.adjusted(0, 0, 0, -below), Qt::AlignLeft | Qt::AlignVCenter, prompt);
    painter.setFont(theme.sans(type::small));
    painter.setPen(theme.colour(isRefusal ? Role::Warning : Role::SoftInk));
    drawWords(painter, QRectF(line.left(), line.bottom() - below, room, below),
              Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(hint, Qt::ElideRight, qRound(room)));
}

} // namespace app
