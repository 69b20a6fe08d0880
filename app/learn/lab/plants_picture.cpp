// SPDX-License-Identifier: GPL-3.0-or-later
#include "plants_picture.h"

#include "app/base/text/phrases.h"
#include "app/charts/cross_plant.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/phenotype_sign.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "lessons/topics/interaction_experiment.h"
#include "look_painter.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

/// Plants smaller than this are painted as coloured spots.
constexpr qreal leastPicture = 13;

} // namespace

PlantsPicture::PlantsPicture(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::TabFocus);
    connect(&session, &LabSession::crossChanged, this, [this] { m_pictures.clear(); });
    connect(&session, &LabSession::countsChanged, this, &PlantsPicture::refresh);
    keepTranslated(this, [this] { refresh(); });
}

void PlantsPicture::refresh() {
    const std::size_t all = m_session.bench().plants->size();
    setAccessibleName(tr("Offspring shown one by one: %1").arg(countText(std::int64_t(all))));
    QStringList lines;
    const auto& experiment = m_session.experiment(false);
    const auto counts = m_session.counts(false);
    for (std::size_t i = 0; i < counts.size(); ++i)
        lines << QStringLiteral("%1: %2").arg(text(experiment.outcomes[i].name), countText(counts[i]));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

PlantsPicture::Field PlantsPicture::field() const {
    const std::size_t all = m_session.bench().plants->size();
    Field made;
    if (all == 0 || width() < 4 || height() < 4)
        return made;
    const int largest = Theme::current().px(64);
    const auto roomFor = [this](int cell) {
        return std::size_t(width() / cell) * std::size_t(height() / cell);
    };
    int cell = std::clamp(int(std::sqrt(double(width()) * height() / double(all))) + 1, 2, largest);
    while (cell > 2 && roomFor(cell) < all)
        --cell;
    made.cell = cell;
    made.columns = std::max(1, width() / cell);
    made.shown = std::min(all, roomFor(cell));
    // The remaining room goes between the plants, up to a limit.
    const auto rows = qreal((made.shown + std::size_t(made.columns) - 1) / std::size_t(made.columns));
    made.wide = std::min(cell * 1.15, width() / qreal(made.columns));
    made.high = std::min(cell * 1.15, height() / rows);
    return made;
}

QPixmap PlantsPicture::picture(std::size_t look, int cell) const {
    const auto key = std::pair(look, cell);
    if (const auto found = m_pictures.find(key); found != m_pictures.end())
        return found->second;
    QPixmap made(QSize(cell, cell) * devicePixelRatio());
    made.setDevicePixelRatio(devicePixelRatio());
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal gap = cell > Theme::current().px(20) ? Theme::current().px(1.5) : cell > 4 ? 0.5 : 0;
    const QRectF room(gap, gap, cell - 2 * gap, cell - 2 * gap);
    const bool large = cell >= leastPicture * Theme::current().scale();
    if (large && !m_session.brood().showsGenes())
        paintPhenotypeSign(painter, room, lessons::toneOf(m_session.brood(), look), look);
    else
        paintLook(painter, room, look, large);
    painter.end();
    m_pictures.emplace(key, made);
    return made;
}

void PlantsPicture::paintLook(QPainter& painter, const QRectF& room, std::size_t look, bool large) const {
    const lessons::Brood& brood = m_session.brood();
    const lessons::Tone tone = lessons::toneOf(brood, look);
    PlantLook plant;
    if (brood.showsGenes())
        plant = plantOf(brood.cross(), brood.offspring().genesOfPhenotype(look));
    const bool known = std::ranges::any_of(plant.traits, [](const auto& one) { return one.has_value(); });
    large = large && known;
    painter.setPen(large ? QPen(toneColour(tone), Theme::current().scale() * 0.8) : QPen(Qt::NoPen));
    painter.setBrush(large ? toneTint(tone) : toneColour(tone));
    painter.drawRoundedRect(room, room.width() * 0.13, room.width() * 0.13);
    if (!large)
        return;
    const qreal gap = room.left();
    app::paintLook(painter, room.adjusted(gap, gap, -gap, -gap), brood, look);
}

void PlantsPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Field made = field();
    const auto& plants = *m_session.bench().plants;
    for (std::size_t i = 0; i < made.shown; ++i) {
        const int column = int(i) % made.columns;
        const int row = int(i) / made.columns;
        painter.drawPixmap(qRound(column * made.wide), qRound(row * made.high),
                           picture(m_session.brood().phenotypeOf(plants[i]), made.cell));
    }
}

bool PlantsPicture::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Field made = field();
        const int column = int(help->pos().x() / made.wide);
        const std::size_t at =
            std::size_t(help->pos().y() / made.high) * std::size_t(made.columns) + std::size_t(column);
        if (at < made.shown && column < made.columns) {
            const std::size_t kind = (*m_session.bench().plants)[at];
            const lessons::Brood& brood = m_session.brood();
            const std::string letters = brood.offspring().genotypeNotation(brood.genotypeOf(kind));
            QToolTip::showText(help->globalPos(),
                               tr("No. %1: %2, %3")
                                   .arg(countText(std::int64_t(at) + 1), QString::fromStdString(letters),
                                        text(brood.phenotypeName(brood.phenotypeOf(kind)))),
                               this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        m_pictures.clear();
    return QWidget::event(event);
}

QSize PlantsPicture::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(360), theme.px(300)};
}

QSize PlantsPicture::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(240), theme.px(200)};
}

} // namespace app
