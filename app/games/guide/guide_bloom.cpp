// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_bloom.h"

#include "app/games/genotype/plant_card.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"
#include "engine/genotype/model/catalogue.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

using namespace genotype;

namespace {

constexpr qreal bloomWidth = 470;
constexpr qreal bloomHeight = 470;
constexpr int rays = 18;
/// The sun's disc within its rays.
constexpr qreal disc = 0.84;
/// What the bubble needs beside it.
constexpr qreal besideBloom = 480;
/// How small the plant is when it begins to open.
constexpr qreal bud = 0.55;

} // namespace

GuideBloom::GuideBloom(QWidget* board) : QWidget(board) {
    setObjectName(QStringLiteral("guideBloom"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setProperty(mayOverlap, QStringLiteral("it stands over the dimmed board"));
    speech::setRole(this, QAccessible::Graphic);
    m_opening.setStartValue(bud);
    m_opening.setEndValue(1.0);
    m_opening.setDuration(static_cast<int>(motion::complete.count()));
    m_opening.setEasingCurve(QEasingCurve::OutBack);
    connect(&m_opening, &QVariantAnimation::valueChanged, this, [this] { update(); });
    hide();
    keepTranslated(this, [this] { update(); });
}

void GuideBloom::open(const State& state, PlantId plant) {
    m_look = lookOf(state, plant);
    speech::setName(this, plantWords(state, plant));
    fit();
    if (plant == m_plant)
        return;
    m_plant = plant;
    show();
    if (isVisible() && !Theme::current().reduceMotion())
        m_opening.start();
}

void GuideBloom::close() {
    m_plant = noPlant;
    m_opening.stop();
    hide();
}

/// The bubble stands beside it or, where there is no room for both, below.
void GuideBloom::fit() {
    const Theme& theme = Theme::current();
    const QSize board = parentWidget()->size();
    const QSize wanted(theme.px(bloomWidth), theme.px(bloomHeight));
    const bool beside = board.width() >= wanted.width() + theme.px(besideBloom);
    const int high = board.height() * (beside ? 75 : 58) / 100;
    const QSize size = wanted.scaled(wanted.boundedTo(QSize(board.width(), high)), Qt::KeepAspectRatio);
    const int free = board.width() - size.width();
    const int left = beside ? std::min(free / 3, free - theme.px(besideBloom)) : free / 2;
    setGeometry(QRect(QPoint(left, beside ? (board.height() - size.height()) / 2 : 0), size));
}

void GuideBloom::paintLight(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const QColor sun = colourOf(theme.kind(), Ground::Sun);
    const QPointF middle = room.center();
    const qreal far = std::min(room.width(), room.height()) / 2;
    QColor ray = sun;
    ray.setAlphaF(0.55f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ray);
    for (int i = 0; i < rays; ++i) {
        const double turn = 2 * std::numbers::pi * (i + 0.5) / rays;
        const double half = std::numbers::pi / rays / 2.2;
        QPainterPath beam(middle);
        beam.lineTo(middle + far * QPointF(std::cos(turn - half), std::sin(turn - half)));
        beam.lineTo(middle + far * QPointF(std::cos(turn + half), std::sin(turn + half)));
        painter.drawPath(beam);
    }
    QRadialGradient glow(middle, far * disc);
    glow.setColorAt(0, mixed(sun, theme.colour(Role::GlowFill), 0.35));
    glow.setColorAt(1, sun);
    painter.setPen(QPen(theme.colour(Role::GlowBorder), theme.px(stroke::strong)));
    painter.setBrush(glow);
    painter.drawEllipse(middle, far * disc, far * disc);
}

void GuideBloom::paintRibbon(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const QColor red = theme.colour(Role::FlowerRedDeep);
    const QRectF band = room.adjusted(room.width() * 0.07, 0, -room.width() * 0.07, 0);
    const qreal fold = band.height() * 0.28;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(red, Qt::black, 0.75));
    for (const bool left : {true, false}) {
        const qreal inner = left ? band.left() + band.width() * 0.06 : band.right() - band.width() * 0.06;
        const qreal outer = left ? room.left() : room.right();
        const qreal notch = left ? outer + fold : outer - fold;
        QPainterPath tail(QPointF(inner, band.top() + fold));
        tail.lineTo(outer, band.top() + fold);
        tail.lineTo(notch, band.center().y() + fold);
        tail.lineTo(outer, band.bottom() + fold);
        tail.lineTo(inner, band.bottom() + fold);
        painter.drawPath(tail);
    }
    painter.setBrush(red);
    painter.drawRect(band);
    const QString words = tr("Complete!");
    drawWords(painter, band, Qt::AlignCenter, words,
              fitted(theme.serif(type::section, QFont::Bold), words, band.width() * 0.9, 0.4), Role::OnDeck);
}

void GuideBloom::paintEvent(QPaintEvent*) {
    if (m_plant == noPlant)
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room(rect());
    const QRectF sun(room.left(), room.bottom() - room.width(), room.width(), room.width());
    paintLight(painter, sun);
    const bool opens = m_opening.state() == QAbstractAnimation::Running;
    const qreal share = opens ? m_opening.currentValue().toReal() : 1.0;
    const qreal foot = sun.top() + sun.height() * 0.76;
    const QSizeF plant = QSizeF(sun.width() * 0.8, sun.height() * 0.72) * share;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::Soil));
    painter.drawEllipse(QPointF(room.center().x(), foot), sun.width() * 0.26, sun.height() * 0.03);
    paintPlant(
        painter,
        QRectF(room.center().x() - plant.width() / 2, foot - plant.height(), plant.width(), plant.height()),
        m_look);
    paintRibbon(painter, QRectF(room.left() + room.width() * 0.1, room.top() + room.height() * 0.06,
                                room.width() * 0.8, theme.px(type::section) * 1.9));
    // Its letters, each in the colour of its trait.
    const auto& card = plantCard(m_plant);
    QList<Trait> traits;
    for (const Trait trait : allTraits)
        if (card.has(trait))
            traits << trait;
    const qreal gap = theme.px(space::tight);
    const qreal wide = sun.width() * 0.14;
    const qreal tall = sun.height() * 0.09;
    qreal x = room.center().x() - (traits.size() * (wide + gap) - gap) / 2;
    for (const Trait trait : traits) {
        const QRectF chip(x, foot + sun.height() * 0.045, wide, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.trait(trait).fill);
        painter.drawRoundedRect(chip, theme.px(radius::chip), theme.px(radius::chip));
        const auto letters = notation(trait, card.genotype(trait));
        const QString words = QString::fromUtf8(letters.data(), static_cast<qsizetype>(letters.size()));
        drawWords(painter, chip, Qt::AlignCenter, words,
                  fitted(theme.genotypeFont(type::section), words, wide, 0.4), theme.trait(trait).onFill);
        x += wide + gap;
    }
}

} // namespace app
