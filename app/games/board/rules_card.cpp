// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_card.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"

#include <QtGui/QPainter>

#include <cmath>

namespace app {

namespace {

constexpr int fewestLines = 4;
constexpr qreal cardWidth = 200; ///< in pixels at scale 1

} // namespace

RulesCard::RulesCard(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("moreRules"));
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setProperty(mayElide, QStringLiteral("all of its words are in the description"));
    keepTranslated(this, [this] {
        setText(tr("More rules"));
        setAccessibleName(text());
    });
    keepStyled(this, [this] { updateGeometry(); });
}

void RulesCard::setLines(const QStringList& lines) {
    m_lines = lines;
    speech::setDescription(this, lines.join(QStringLiteral("; ")));
    setToolTip(lines.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QSize RulesCard::sizeHint() const {
    const Theme& theme = Theme::current();
    const qreal line = QFontMetricsF(theme.sans(type::body)).lineSpacing() + theme.px(space::tight);
    const qreal title = QFontMetricsF(theme.font(TextRole::PanelTitle)).lineSpacing();
    const qreal lines = std::max<qreal>(fewestLines, static_cast<qreal>(m_lines.size())) * line;
    return {theme.px(cardWidth),
            static_cast<int>(std::ceil(title + lines)) + theme.px(2 * space::card + space::tight)};
}

void RulesCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    paintElevation(painter, body, theme.px(radius::card), Elevation::Rests,
                   theme.colour(isDown() || underMouse() ? Role::SageTint : Role::Panel));
    const qreal margin = theme.px(space::card);
    const QFont title = theme.font(TextRole::PanelTitle);
    const qreal high = QFontMetricsF(title).lineSpacing();
    const qreal inner = width() - 2 * margin;
    drawWords(painter, {margin, margin, inner - margin, high}, Qt::AlignLeft | Qt::AlignVCenter, text(),
              title);
    painter.setPen(linePen(Role::SoftInk, 2.4, Qt::SolidLine, Qt::RoundCap));
    const QPointF tip(width() - margin - theme.px(space::tight), margin + high / 2);
    const qreal arm = theme.px(space::tight);
    painter.drawPolyline(QPolygonF({tip - QPointF(arm, arm), tip, tip - QPointF(arm, -arm)}));
    const QFont font = theme.sans(type::body);
    const QFontMetricsF metrics(font);
    const qreal step = metrics.lineSpacing() + theme.px(space::tight);
    qreal top = margin + high + theme.px(space::tight);
    for (const QString& words : m_lines) {
        drawWords(painter, {margin, top, inner, step}, Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(words, Qt::ElideRight, inner), font, Role::SoftInk);
        top += step;
    }
    if (hasFocus())
        paintFocusRing(painter, body, theme.px(radius::card));
}

} // namespace app
