// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck_bars.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "luck_numbers.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

using genotype::Share;

namespace {
constexpr int barRow = 24;
constexpr int barRows = 5;
} // namespace

LuckBars::LuckBars(QWidget* parent) : PaintedFigure({260, barRow * barRows}, parent) {
    setObjectName(QStringLiteral("luckBars"));
    keepTranslated(this, [this] { tell(); });
}

void LuckBars::setReport(const std::optional<genotype::AftermathReport>& report, genotype::Seat seat) {
    m_report = report;
    m_seat = seat;
    tell();
}

/// The remainder and the worth of the place in turn order are nobody's; they are among all numbers.
QList<LuckBars::Bar> LuckBars::bars() const {
    QList<Bar> made;
    for (const Share share : {Share::Dice, Share::Cards, Share::Own, Share::Others})
        made << Bar{text(genotype::name(share)), m_report ? m_report->game[m_seat][share].mean : 0};
    made << Bar{m_report && m_report->seats == 2 ? tr("Against the other player") : tr("Against the average"),
                m_report ? m_report->result[m_seat] : 0, true};
    return made;
}

void LuckBars::tell() {
    QStringList told;
    if (m_report)
        for (const Bar& bar : bars())
            told << tr("%1 %2", "what changed the lead, and by how many points")
                        .arg(bar.name, signedPoints(bar.points));
    describe(tr("What changed the lead, in points"), told.join(QStringLiteral(", ")));
}

void LuckBars::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QList<Bar> all = bars();
    const QFont font = theme.sans(type::small + 1);
    const QFont strong = theme.sans(type::small + 1, QFont::Bold);
    qreal names = 0;
    double most = 1;
    for (const Bar& bar : all) {
        names = std::max(names, QFontMetricsF(bar.isSum ? strong : font).horizontalAdvance(bar.name));
        most = std::max(most, std::abs(bar.points));
    }
    names = std::min(names + theme.px(space::small), width() * 0.55);
    const qreal number =
        QFontMetricsF(strong).horizontalAdvance(signedPoints(-88.8)) + theme.px(space::small);
    const qreal half = std::max<qreal>(4, (width() - names - 2 * number) / 2);
    const qreal zero = names + number + half;
    const qreal high = height() / qreal(barRows);
    for (int i = 0; i < all.size(); ++i) {
        const Bar& bar = all[i];
        const QRectF row(0, i * high, width(), high);
        drawWords(painter, {0, row.top(), names, high}, Qt::AlignLeft | Qt::AlignVCenter, bar.name,
                  fitted(bar.isSum ? strong : font, bar.name, names - theme.px(space::tight)));
        if (!m_report)
            continue;
        const qreal length = std::abs(bar.points) / most * half;
        const bool gains = bar.points >= 0;
        const QRectF box(gains ? zero : zero - length, row.top() + high * 0.16, length, high * 0.68);
        setInk(painter, Qt::NoPen, bar.isSum ? Role::Ink : gains ? Role::Sage : Role::GlowBorder);
        painter.drawRoundedRect(box, theme.px(space::hair), theme.px(space::hair));
        drawWords(painter,
                  gains ? QRectF(box.right() + theme.px(space::tight), row.top(),
                                 number - theme.px(space::tight), high)
                        : QRectF(box.left() - number, row.top(), number - theme.px(space::tight), high),
                  (gains ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, signedPoints(bar.points),
                  bar.isSum ? strong : font);
    }
    setInk(painter, linePen(Role::ControlLine));
    painter.drawLine(QPointF(zero, 0), QPointF(zero, height()));
    painter.setPen(linePen(Role::Line));
    painter.drawLine(QPointF(0, high * (barRows - 1)), QPointF(width(), high * (barRows - 1)));
}

} // namespace app
