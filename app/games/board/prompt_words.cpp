// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_words.h"

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fixed_lines.h"

#include <QtCore/QtMath>
#include <QtGui/QPainter>

namespace app {

QString PromptWords::inFull() const {
    return hint.isEmpty() ? prompt : prompt + QLatin1Char('\n') + hint;
}

void PromptWords::paint(QPainter& painter, const QRectF& line) const {
    const Theme& theme = Theme::current();
    const qreal room = line.width();
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(13, QFont::Bold));
    const bool narrow = painter.fontMetrics().horizontalAdvance(prompt) > room;
    if (narrow)
        painter.setFont(theme.sans(11.5, QFont::Bold));
    const int promptWidth = painter.fontMetrics().horizontalAdvance(prompt);
    if (promptWidth > room) {
        // Nothing is left for the hint.
        painter.setFont(theme.sans(10.5, QFont::Bold));
        drawWords(painter, line.adjusted(0, theme.px(2), 0, -theme.px(2)),
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                  inLines(prompt, painter.font(), qFloor(room), 2));
        return;
    }
    // The hint is beside the prompt if there is room for both, else on a second line.
    const QFont hintFont = theme.sans(11);
    const int hintWidth = QFontMetrics(hintFont).horizontalAdvance(hint);
    const bool beside = hint.isEmpty() || promptWidth + theme.px(22) + hintWidth <= room;
    const qreal half = line.height() / 2.0;
    const QRectF upper(line.topLeft(), QSizeF(room, beside ? line.height() : half + theme.px(1)));
    painter.setFont(theme.sans(beside && !narrow ? 13 : 11.5, QFont::Bold));
    drawWords(painter, upper.adjusted(0, beside ? 0 : theme.px(3), 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
              prompt);
    const int used = painter.fontMetrics().horizontalAdvance(prompt);
    painter.setFont(beside ? hintFont : theme.sans(10.5));
    painter.setPen(theme.colour(isRefusal ? Role::Warning : Role::SoftInk));
    const QRectF place = beside
                             ? upper.adjusted(used + theme.px(20), 0, 0, 0)
                             : QRectF(line.left(), line.top() + half - theme.px(1), room, half - theme.px(2));
    drawWords(painter, place, Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(hint, Qt::ElideRight, qRound(place.width())));
}

} // namespace app
