// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_panel.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "automa_painter.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

using namespace genotype;

JohannPlant::JohannPlant(int place, QWidget* parent) : QWidget(parent), m_place(place) {
    speech::setRole(this, QAccessible::Graphic);
}

void JohannPlant::setPlant(const State& state, const Plot& plot, std::uint8_t beside) {
    m_plot = plot;
    m_look = lookOf(state, plot.plant);
    m_beside = beside;
    QString name = tr("Place %1 from the bottom, empty").arg(m_place + 1);
    if (!plot.empty()) {
        QStringList validated;
        for (const Trait trait : allTraits)
            if (genotype::plantCard(plot.plant).has(trait) && (plot.covered >> static_cast<int>(trait)) & 1)
                validated << genotypeText(trait, genotype::plantCard(plot.plant).genotype(trait));
        name = tr("Place %1 from the bottom. %2. Validated: %3")
                   .arg(m_place + 1)
                   .arg(plantWords(state, plot.plant),
                        validated.isEmpty() ? tr("none") : validated.join(QStringLiteral(", ")));
        if (beside != noAutoma)
            name = tr("%1. Beside it: %2").arg(name, text(words::name(static_cast<Automa>(beside))));
    }
    speech::setName(this, name);
    setToolTip(name);
    update();
}

void JohannPlant::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_plot.empty()) {
        QPen dashes(theme.colour(Role::ControlLine), theme.px(1));
        dashes.setDashPattern({3, 3});
        setInk(painter, dashes);
        painter.drawRoundedRect(frame, theme.px(5), theme.px(5));
        return;
    }
    setInk(painter, QPen(theme.colour(m_plot.complete() ? Role::Sage : Role::Line), theme.px(1)),
           Role::Panel);
    painter.drawRoundedRect(frame, theme.px(5), theme.px(5));
    const genotype::PlantCard& card = genotype::plantCard(m_plot.plant);
    const qreal margin = theme.px(3);
    const QRectF inside = frame.adjusted(margin, margin, -margin, -margin);
    const qreal picture = inside.height() * 1.15;
    painter.drawPixmap(inside.topLeft(), plantPixmap(m_look, QSize(qRound(picture), qRound(inside.height())),
                                                     painter.device()->devicePixelRatioF()));
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.serif(14, QFont::Bold));
    const QRectF points(inside.left() + picture, inside.top(), theme.px(22), inside.height());
    drawWords(painter, points, Qt::AlignCenter, QString::number(card.points));

    // Every plant has the same four columns, so that each row of the automa cards keeps its place in the
    // whole garden.
    const qreal gap = theme.px(2);
    const qreal left = points.right() + theme.px(4);
    const qreal wide = (inside.right() - left - 3 * gap) / 4;
    const qreal marks = m_beside == noAutoma ? 0 : std::min<qreal>(theme.px(12), inside.height() * 0.36);
    for (const Trait trait : allTraits) {
        const QRectF column(left + static_cast<int>(trait) * (wide + gap), inside.top(), wide,
                            inside.height());
        if (m_beside != noAutoma)
            paintAutomaMarks(painter, QRectF(column.left(), column.top(), wide, marks),
                             marksOf(static_cast<Automa>(m_beside), trait), trait);
        if (!card.has(trait))
            continue;
        const QRectF cell = column.adjusted(0, marks, 0, 0);
        const bool covered = (m_plot.covered >> static_cast<int>(trait)) & 1;
        const TraitColours colours = theme.trait(trait);
        setInk(painter, QPen(colours.textOnTint, std::max(1, theme.px(1))),
               covered ? colours.fill : colours.tint);
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(4), theme.px(4));
        painter.setPen(covered ? colours.onFill : colours.textOnTint);
        painter.setFont(theme.genotypeFont(13));
        const qreal check = covered ? theme.px(10) : 0;
        drawWords(painter, cell.adjusted(0, 0, -check, 0), Qt::AlignCenter,
                  genotypeText(trait, card.genotype(trait)));
        if (!covered)
            continue;
        const QPointF centre(cell.right() - theme.px(8), cell.center().y());
        const qreal mark = theme.px(7);
        QPainterPath path(centre + QPointF(-mark / 2, 0));
        path.lineTo(centre + QPointF(-mark * 0.1, mark * 0.4));
        path.lineTo(centre + QPointF(mark / 2, -mark * 0.45));
        setInk(painter, QPen(colours.onFill, theme.px(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
}

JohannPanel::JohannPanel(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Grouping);
    for (int place = 0; place < johannGardenSize; ++place)
        m_plants << new JohannPlant(place, this);
}

void JohannPanel::setState(const Observation& seen) {
    m_seen = seen;
    const State& state = seen.visible;
    const Player& player = state.player(johannSeat);
    for (int place = 0; place < johannGardenSize; ++place)
        m_plants[place]->setPlant(state, player.plots[static_cast<std::size_t>(place)],
                                  state.johann.beside[static_cast<std::size_t>(place)]);
    retranslate();
    update();
}

void JohannPanel::retranslate() {
    const State& state = m_seen.visible;
    if (!state.johann.plays())
        return;
    const Player& player = state.player(johannSeat);
    QStringList helpers;
    for (int i = 0; i < assistantCount; ++i)
        if (player.has(static_cast<Assistant>(i)))
            helpers << text(words::shortName(static_cast<Assistant>(i)));
    m_title = text(words::johannName());
    QStringList facts{text(words::name(state.johann.difficulty))};
    if (!helpers.isEmpty())
        facts << helpers.join(QStringLiteral(", "));
    if (!player.harvested.empty())
        facts << tr("harvested: %1").arg(player.harvested.size());
    m_facts = facts.join(QStringLiteral(" · "));
    speech::setName(this, tr("Garden of Brother Johann. %1").arg(m_facts));
    QStringList rules;
    for (int i = 0; i < assistantCount; ++i)
        if (player.has(static_cast<Assistant>(i)))
            rules << text(words::johannRule(static_cast<Assistant>(i)));
    setToolTip(QStringList{text(words::rule(state.johann.difficulty)), rules.join(QLatin1Char(' '))}
                   .join(QLatin1Char(' '))
                   .trimmed());
}

void JohannPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void JohannPanel::resizeEvent(QResizeEvent*) {
    arrange();
}

/// The lowest plant is at the bottom.
void JohannPanel::arrange() {
    const Theme& theme = Theme::current();
    const int pad = theme.px(8);
    const int head = theme.px(24);
    const int gap = theme.px(3);
    const double high = double(height() - head - pad - (johannGardenSize - 1) * gap) / johannGardenSize;
    for (int place = 0; place < johannGardenSize; ++place)
        m_plants[place]->setGeometry(pad, qRound(head + (johannGardenSize - 1 - place) * (high + gap)),
                                     width() - 2 * pad, qRound(high));
}

void JohannPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    paintElevation(painter, card, theme.px(radius::card), Elevation::Rests, theme.colour(Role::Garden));
    const QRectF head(theme.px(9), theme.px(3), width() - theme.px(18), theme.px(20));
    drawWords(painter, head, Qt::AlignLeft | Qt::AlignVCenter, m_title, theme.sans(13, QFont::Bold));
    const qreal taken = painter.fontMetrics().horizontalAdvance(m_title) + theme.px(8);
    painter.setPen(theme.colour(Role::SoftInk));
    painter.setFont(fitted(theme.sans(10.5, QFont::DemiBold), m_facts, head.width() - taken, 0.75));
    drawWords(painter, head, Qt::AlignRight | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(m_facts, Qt::ElideRight, qRound(head.width() - taken)));
}

} // namespace app
