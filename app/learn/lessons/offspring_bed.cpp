// SPDX-License-Identifier: GPL-3.0-or-later
#include "offspring_bed.h"

#include "app/base/text/phrases.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/outcome_picture.h"
#include "app/learn/session/experiment_run.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

namespace {

/// A family that fits into the bed in large pictures, and what fits at all.
constexpr std::size_t family = 16;
constexpr std::size_t mostShown = 64;
constexpr int familyRows = 2;
constexpr int manyRows = 4;
constexpr qreal roomHeight = 116;
constexpr qreal roomWidth = 260;
/// The share of a row that is soil.
constexpr qreal soilShare = 0.2;
/// However many grow, it takes no longer than so many of them one by one.
constexpr int longest = 10;

/// So many of each, evenly mixed.
std::vector<std::size_t> mixedOrder(const std::vector<std::int64_t>& counts) {
    const std::int64_t all = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    std::vector<std::int64_t> given(counts.size());
    std::vector<std::size_t> order;
    for (std::int64_t i = 0; i < all; ++i) {
        std::size_t next = 0;
        double most = -1;
        for (std::size_t outcome = 0; outcome < counts.size(); ++outcome) {
            const double behind =
                double(counts[outcome]) * double(i + 1) / double(all) - double(given[outcome]);
            if (given[outcome] < counts[outcome] && behind > most) {
                most = behind;
                next = outcome;
            }
        }
        ++given[next];
        order.push_back(next);
    }
    return order;
}

/// The counts, brought down to a sum of `sum` by largest remainders.
std::vector<std::int64_t> broughtDown(const std::vector<std::int64_t>& counts, std::int64_t sum) {
    const double all = double(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}));
    std::vector<std::int64_t> parts;
    std::vector<std::pair<double, std::size_t>> left;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double exact = double(counts[i]) * double(sum) / all;
        parts.push_back(std::int64_t(std::floor(exact)));
        left.emplace_back(double(parts.back()) - exact, i);
    }
    std::ranges::sort(left);
    const std::int64_t given = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
    for (std::size_t i = 0; i < std::size_t(sum - given) && i < left.size(); ++i)
        ++parts[left[i].second];
    return parts;
}

} // namespace

OffspringBed::OffspringBed(const ExperimentRun& run, QWidget* parent) : QWidget(parent), m_run(run) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_growing.setEasingCurve(QEasingCurve::InQuad);
    connect(&m_growing, &QVariantAnimation::valueChanged, this, [this](const QVariant& grown) {
        m_grown = grown.toReal();
        update();
    });
    connect(&m_growing, &QVariantAnimation::finished, this,
            [this] { QCoreApplication::instance()->removeEventFilter(this); });
    keepTranslated(this, [this] { refresh(); });
    keepStyled(this, [this] {
        m_pictures.clear();
        updateGeometry();
        update();
    });
    begin();
    connect(&run, &ExperimentRun::experimentChanged, this, [this] {
        m_pictures.clear();
        begin();
    });
    connect(&run, &ExperimentRun::countsChanged, this, [this] {
        const std::vector<std::size_t> before = std::move(m_order);
        refresh();
        const bool goesOn = each() == 1 && before.size() < m_order.size() &&
                            std::equal(before.begin(), before.end(), m_order.begin());
        growFrom(goesOn ? before.size() : m_order.size());
    });
}

OffspringBed::~OffspringBed() {
    QCoreApplication::instance()->removeEventFilter(this);
}

std::vector<std::size_t> OffspringBed::order() const {
    if (m_run.size() > std::int64_t(mostShown))
        return mixedOrder(broughtDown(m_run.counts(), std::int64_t(mostShown)));
    std::vector<std::size_t> known;
    std::vector<std::int64_t> before(m_run.counts().size());
    for (const lessons::RunningPoint& point : m_run.running()) {
        std::vector<std::int64_t> more(before.size());
        for (std::size_t i = 0; i < more.size(); ++i)
            more[i] = point.counts[i] - before[i];
        const auto next = mixedOrder(more);
        known.insert(known.end(), next.begin(), next.end());
        before = point.counts;
    }
    return std::int64_t(known.size()) == m_run.size() ? known : mixedOrder(m_run.counts());
}

std::int64_t OffspringBed::each() const {
    return m_run.size() > std::int64_t(mostShown) ? std::llround(double(m_run.size()) / double(mostShown))
                                                  : 1;
}

void OffspringBed::begin() {
    refresh();
    growFrom(m_order.size());
}

void OffspringBed::refresh() {
    m_order = order();
    QStringList lines;
    for (std::size_t i = 0; i < m_run.counts().size(); ++i)
        lines << tr("%1: %2").arg(text(m_run.experiment().outcomes[i].name), countText(m_run.counts()[i]));
    speech::setName(this, tr("Bed of the offspring"));
    speech::setDescription(this, lines.join(QStringLiteral("; ")));
    update();
}

void OffspringBed::growFrom(std::size_t grown) {
    m_growing.stop();
    m_grown = qreal(m_order.size());
    const int more = int(m_order.size() - grown);
    if (more > 0 && isVisible() && !Theme::current().reduceMotion()) {
        m_grown = qreal(grown);
        m_growing.setStartValue(m_grown);
        m_growing.setEndValue(qreal(m_order.size()));
        m_growing.setDuration(int(motion::stagger.count()) * std::min(more, longest));
        QCoreApplication::instance()->installEventFilter(this);
        m_growing.start();
    }
    update();
}

bool OffspringBed::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        growFrom(m_order.size());
    return QWidget::eventFilter(watched, event);
}

void OffspringBed::hideEvent(QHideEvent* event) {
    growFrom(m_order.size());
    QWidget::hideEvent(event);
}

QPixmap OffspringBed::picture(std::size_t outcome, int side) {
    const auto key = std::pair(outcome, side);
    if (const auto found = m_pictures.find(key); found != m_pictures.end())
        return found->second;
    QPixmap made(QSize(side, side) * devicePixelRatio());
    made.setDevicePixelRatio(devicePixelRatio());
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutcome(painter, QRectF(0, 0, side, side), m_run.experiment(), outcome);
    painter.end();
    m_pictures.emplace(key, made);
    return made;
}

void OffspringBed::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    setInk(painter, linePen(Role::Line, stroke::hair), Role::Garden);
    const qreal half = theme.scale() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), theme.px(radius::card),
                            theme.px(radius::card));
    const bool isFamily = m_order.size() <= family;
    const int rows = isFamily ? familyRows : manyRows;
    const int columns = int(isFamily ? family : mostShown) / rows;
    const QRectF room = QRectF(rect()).adjusted(theme.px(space::gap), theme.px(space::tight),
                                                -theme.px(space::gap), -theme.px(space::tight));
    const qreal high = room.height() / rows;
    const qreal wide = room.width() / columns;
    const int side = int(std::min(wide, high * (1 - soilShare / 2)));
    for (int row = 0; row < rows; ++row) {
        const qreal foot = room.top() + (row + 1) * high;
        setInk(painter, Qt::NoPen, Role::Soil);
        painter.drawRoundedRect(QRectF(room.left(), foot - high * soilShare, room.width(), high * soilShare),
                                high * soilShare / 2, high * soilShare / 2);
    }
    const std::size_t last = m_order.empty() ? 0 : m_order.size() - 1;
    for (std::size_t i = 0; i < m_order.size() && qreal(i) < m_grown; ++i) {
        const int row = int(i) / columns;
        const QPointF foot(room.left() + (int(i) % columns + 0.5) * wide,
                           room.top() + (row + 1) * high - high * soilShare / 2);
        const qreal grown = std::clamp(m_grown - qreal(i), 0.0, 1.0);
        if (grown < 1 || (i == last && m_growing.state() == QVariantAnimation::Running)) {
            // The sun shines on the one that is growing.
            setInk(painter, Qt::NoPen, Role::GlowFill);
            painter.drawEllipse(foot - QPointF(0, side / 2.0), side / 2.0, side / 2.0);
        }
        painter.drawPixmap(
            QRectF(foot.x() - side * grown / 2, foot.y() - side * grown, side * grown, side * grown),
            picture(m_order[i], side), QRectF(QPointF(), QSizeF(side, side) * devicePixelRatio()));
    }
}

QSize OffspringBed::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(roomWidth), theme.px(roomHeight)};
}

QSize OffspringBed::minimumSizeHint() const {
    return sizeHint();
}

} // namespace app
