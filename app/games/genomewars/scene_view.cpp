// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

namespace app {

using namespace genomewars;

namespace {

// In pixels at scale 1.
constexpr qreal colonyFoot = 40; ///< the number stands below the colony
constexpr qreal pillHeight = 32;
constexpr qreal plateHeight = 34;
constexpr qreal chipWidth = 52;
constexpr qreal bacterium = 46;
constexpr qreal leastBacterium = 6;

} // namespace

SceneView::SceneView(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SceneView::setScene(std::optional<Environment> environment, const QList<WarsColony>& colonies) {
    m_environment = environment;
    m_colonies = colonies;
    describe();
    update();
}

void SceneView::describe() {
    if (!m_environment) {
        speech::setName(this, tr("No environment yet"));
        return;
    }
    speech::setName(this, tr("Environment: %1").arg(text(words::name(*m_environment))));
    QStringList counts;
    for (const WarsColony& colony : m_colonies)
        counts << tr("%1: %2").arg(colony.team.name).arg(colony.population);
    speech::setDescription(this, text(words::rule(*m_environment)) + QLatin1Char(' ') +
                                     counts.join(QStringLiteral("; ")));
    setToolTip(text(words::rule(*m_environment)));
}

void SceneView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

QSize SceneView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(460), theme.px(230)};
}

QSize SceneView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(240), theme.px(140)};
}

void SceneView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(QRectF(rect()), theme.px(radius::card), theme.px(radius::card));
    painter.setClipPath(round);
    if (!m_environment) {
        painter.fillRect(rect(), theme.colour(Role::Garden));
        return;
    }
    paintGround(painter);
    // Each team has its own strip of the scene.
    const qreal room = width() / qreal(std::max<qsizetype>(1, m_colonies.size()));
    for (qsizetype team = 0; team < m_colonies.size(); ++team)
        if (m_colonies[team].population > 0)
            paintColony(painter, {qreal(team) * room, 0, room, qreal(height())}, m_colonies[team], int(team));
    for (qsizetype team = 0; team < m_colonies.size(); ++team)
        if (m_colonies[team].population > 0)
            paintNumber(painter, {qreal(team) * room, 0, room, qreal(height())}, m_colonies[team]);
    paintPlates(painter);
}

void SceneView::paintGround(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal ratio = devicePixelRatioF();
    const QString key = QStringLiteral("%1 %2 %3 %4 %5")
                            .arg(static_cast<int>(*m_environment))
                            .arg(width())
                            .arg(height())
                            .arg(static_cast<int>(theme.kind()))
                            .arg(ratio);
    if (key != m_groundKey) {
        m_ground = QPixmap(size() * ratio);
        m_ground.setDevicePixelRatio(ratio);
        QPainter ground(&m_ground);
        paintEnvironment(ground, QRectF(rect()), *m_environment);
        m_groundKey = key;
    }
    painter.drawPixmap(0, 0, m_ground);
}

void SceneView::paintColony(QPainter& painter, const QRectF& strip, const WarsColony& colony,
                            int number) const {
    const Theme& theme = Theme::current();
    const int count = colony.population;
    const qreal foot = strip.height() - theme.px(colonyFoot);
    // Find the greatest length at which all of them fit.
    const qreal high = foot - theme.px(plateHeight + space::small);
    qreal length = std::min<qreal>(theme.px(bacterium), strip.width() / 2.3);
    int across = 1;
    for (;; length *= 0.9) {
        across = std::max(1, int((strip.width() - length * 0.4) / (length * 1.15)));
        if (((count + across - 1) / across) * length * 0.72 <= high * 0.8 ||
            length < theme.px(leastBacterium))
            break;
    }
    const qreal wide = std::min(count, across) * length * 1.12;
    const qreal left = strip.center().x() - wide / 2 + length * 0.6;
    for (int i = 0; i < count; ++i)
        paintBacterium(painter,
                       {left + 1.12 * length * (i % across), foot - length * (0.3 + 0.72 * (i / across))},
                       length, ((number * 101 + i) * 37) % 44 - 22, colony.team.colour);
}

void SceneView::paintNumber(QPainter& painter, const QRectF& strip, const WarsColony& colony) const {
    const Theme& theme = Theme::current();
    const QString count = QString::number(colony.population);
    const QString change =
        colony.change == 0 ? QString() : QString::fromStdString(words::signedNumber(colony.change));
    const QFont large = theme.serif(type::lead, QFont::Bold);
    const QFont small = theme.sans(type::small, QFont::Bold);
    const qreal gap = theme.px(space::tight);
    const qreal high = theme.px(pillHeight);
    const qreal first = std::ceil(QFontMetricsF(large).horizontalAdvance(count)) + 1;
    const qreal second = change.isEmpty() ? 0 : std::ceil(QFontMetricsF(small).horizontalAdvance(change)) + 1;
    // The room of a change is kept, so that no pill moves.
    const qreal kept = std::ceil(QFontMetricsF(small).horizontalAdvance(QStringLiteral("+2")));
    const qreal side = high - 2 * gap;
    const bool marked = side + first + kept + 4 * gap < strip.width();
    const qreal wide = (marked ? side + gap : gap) + first + std::max(kept, second) + 3 * gap;
    const QRectF pill(strip.center().x() - wide / 2, strip.height() - high - gap, wide, high);
    paintElevation(painter, pill, high / 2, Elevation::Acts, theme.colour(Role::Panel));
    if (colony.acting) {
        setInk(painter, linePen(Role::GlowBorder, stroke::strong));
        painter.drawRoundedRect(pill.adjusted(1, 1, -1, -1), high / 2, high / 2);
    }
    qreal x = pill.left() + gap;
    if (marked) {
        paintGoalMarker(painter, {x, pill.top() + gap, side, side}, colony.team.colour, colony.team.letter());
        x += side + gap;
    }
    drawWords(painter, {x, pill.top(), first, high}, Qt::AlignCenter, count, large);
    if (!change.isEmpty())
        drawWords(painter, {x + first + gap, pill.top(), second, high}, Qt::AlignLeft | Qt::AlignVCenter,
                  change, small, colony.change > 0 ? Role::SageText : Role::Warning);
}

void SceneView::paintPlates(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const qreal gap = theme.px(space::small);
    const QString name = text(words::name(*m_environment));
    const QFont title = theme.serif(type::lead, QFont::Bold);
    const qreal high = theme.px(plateHeight);
    const qreal wide = std::ceil(QFontMetricsF(title).horizontalAdvance(name)) + 3 * gap;
    const QRectF plate(gap, gap, std::min(wide, width() - 2 * gap), high);
    const auto sheet = [&](const QRectF& rect) {
        setInk(painter, Qt::NoPen, Role::Panel);
        painter.drawRoundedRect(rect, theme.px(radius::space), theme.px(radius::space));
    };
    sheet(plate);
    drawWords(painter, plate, Qt::AlignCenter, name, title);
    // What helps here: the allele stands in the sentence as it looks in a genome.
    for (const AlleleInfo& info : alleles) {
        const auto* bonus = std::get_if<BonusIn>(&info.effect);
        if (!bonus || bonus->environment != *m_environment)
            continue;
        const QStringList around =
            tr("helps %1 by %2", "%1: an allele, as a picture; %2: what its first copy adds")
                .arg(QStringLiteral("%1"), QString::number(bonus->firstCopy))
                .split(QStringLiteral("%1"));
        const QFont font = theme.sans(type::small);
        const auto wideOf = [&](const QString& words) {
            return words.isEmpty() ? 0 : std::ceil(QFontMetricsF(font).horizontalAdvance(words)) + 1;
        };
        const QString before = around.value(0).trimmed();
        const QString after = around.value(1).trimmed();
        const qreal chip = theme.px(chipWidth);
        QRectF second(plate.right() + gap, plate.top(), wideOf(before) + wideOf(after) + chip + 4 * gap,
                      high);
        if (second.right() > width() - gap)
            return;
        sheet(second);
        qreal x = second.left() + gap;
        drawWords(painter, {x, second.top(), wideOf(before), high}, Qt::AlignCenter, before, font);
        x += wideOf(before) + gap;
        paintAllele(painter,
                    {x, second.top() + theme.px(space::tight), chip, high - 2 * theme.px(space::tight)},
                    info.id);
        x += chip + gap;
        drawWords(painter, {x, second.top(), wideOf(after), high}, Qt::AlignCenter, after, font);
    }
}

} // namespace app
