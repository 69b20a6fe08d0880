// SPDX-License-Identifier: GPL-3.0-or-later
#include "path_garden.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/focus_walk.h"
#include "app/ui/widgets/page_parts.h"
#include "chapter_sign.h"

#include <QtCore/QEvent>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>
#include <QtGui/QResizeEvent>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace app {

namespace {

constexpr qreal skyHeight = 104;
constexpr qreal usualSlot = 108;
constexpr qreal plotGap = 10;
constexpr qreal pathBend = 104;
constexpr qreal plotRound = 36;
constexpr qreal vineLeaf = 18;
constexpr qreal glowRise = 30; // above the middle of its stop
constexpr qreal glowRadius = 62;
// The scenery behind it: how far it rises above the horizon, and how large it is.
constexpr qreal hillsRise = 44;
constexpr qreal hillsHeight = 56;
constexpr qreal lawnRise = 76;
constexpr qreal lawnHeight = 760;
constexpr qreal houseWidth = 250;
constexpr qreal houseHeight = 100;
constexpr qreal treeSize = 44;
constexpr qreal glassWidth = 76;
constexpr qreal glassHeight = 42;
constexpr qreal glassAway = 60;
constexpr qreal buttonRoom = 220; // what the button at the right needs

/// From the middle of one stop to the middle of the next, in a curve.
void curveTo(QPainterPath& path, const PathPlan::Stop& from, const PathPlan::Stop& to, qreal reach) {
    const QPointF a = from.at;
    const QPointF b = to.at;
    if (from.row == to.row) {
        const qreal middle = (a.x() + b.x()) / 2;
        path.cubicTo({middle, a.y()}, {middle, b.y()}, b);
        return;
    }
    const qreal side = from.row % 2 == 0 ? reach : -reach;
    const qreal x = side > 0 ? std::max(a.x(), b.x()) : std::min(a.x(), b.x());
    path.cubicTo({x + side, a.y() + reach / 6}, {x + side, b.y() - reach / 6}, b);
}

} // namespace

PathGarden::PathGarden(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    keepStyled(this, [this] { updateGeometry(); });
    m_legend = page_parts::wrappingLabel(
        [] {
            return tr("Beds flower where you have finished, sprout where you are, and wait where you have "
                      "not been.");
        },
        this);
}

void PathGarden::setLessons(const std::vector<PathChapter>& chapters, const std::vector<StopFacts>& stops) {
    const bool isSame = m_chapters == chapters && std::size_t(m_stops.size()) == stops.size();
    m_chapters = chapters;
    while (std::size_t(m_stops.size()) > stops.size())
        delete m_stops.takeLast();
    while (std::size_t(m_stops.size()) < stops.size()) {
        auto* stop = new LessonStop(this);
        connect(stop, &LessonStop::clicked, this, [this, stop] { emit chosen(stop->facts().id); });
        connect(stop, &LessonStop::walked, this, [this, stop](int key) { walk(*stop, key); });
        stop->setVisible(true);
        m_stops << stop;
    }
    for (std::size_t i = 0; i < stops.size(); ++i)
        m_stops[qsizetype(i)]->setFacts(stops[i]);
    if (!isSame)
        updateGeometry();
    place();
    update();
}

void PathGarden::setHeader(QWidget* header) {
    m_header = header;
    header->setParent(this);
}

void PathGarden::setTitleRoom(int width) {
    m_titleRoom = width;
    update();
}

QRect PathGarden::corner(QSize card, int pageHeight) const {
    const Theme& theme = Theme::current();
    if (heightForWidth(width()) > pageHeight)
        return {};
    const QRect free = plan(width()).free.toAlignedRect();
    const QRect found(QPoint(width() - theme.px(space::page) - card.width(),
                             pageHeight - theme.px(space::section) - card.height()),
                      card);
    return found.left() >= free.left() && found.top() >= free.top() - theme.px(space::tight) ? found
                                                                                             : QRect();
}

int PathGarden::legendHeight(int width) const {
    return m_legend->heightForWidth(width - 2 * Theme::current().px(space::page));
}

LessonStop* PathGarden::stop(const QString& lesson) const {
    for (LessonStop* one : m_stops)
        if (one->facts().id == lesson)
            return one;
    return nullptr;
}

LessonStop* PathGarden::next() const {
    for (LessonStop* one : m_stops)
        if (one->facts().isNext)
            return one;
    return m_stops.isEmpty() ? nullptr : m_stops.front();
}

int PathGarden::headerHeight(int width) const {
    const Theme& theme = Theme::current();
    const int room = width - 2 * theme.px(space::page);
    const int needed = !m_header                       ? 0
                       : m_header->hasHeightForWidth() ? m_header->heightForWidth(room)
                                                       : m_header->sizeHint().height();
    return std::max(theme.px(skyHeight), theme.px(space::section + space::card) + needed);
}

int PathGarden::signHeight() const {
    const Theme& theme = Theme::current();
    return QFontMetrics(theme.serif(type::body, QFont::Bold)).height() +
           theme.px(2 * space::tight + space::hair);
}

PathPlan PathGarden::plan(int width) const {
    const Theme& theme = Theme::current();
    qreal slot = theme.px(usualSlot);
    for (const LessonStop* stop : m_stops)
        slot = std::max<qreal>(slot, stop->narrowest());
    std::vector<int> chapters;
    for (const PathChapter& chapter : m_chapters)
        chapters.push_back(chapter.lessons);
    std::vector<qreal> below;
    for (const LessonStop* stop : m_stops)
        below.push_back(stop->below(int(slot)));
    const qreal sign = signHeight();
    return PathPlan(chapters, below,
                    {.width = qreal(width),
                     .top = headerHeight(width) + sign / 2,
                     .slot = slot,
                     .above = LessonStop::above() + theme.px(space::small) + sign / 2,
                     .gap = qreal(theme.px(plotGap)),
                     .bend = qreal(theme.px(pathBend))});
}

int PathGarden::heightForWidth(int width) const {
    return int(plan(width).height) + legendHeight(width) + Theme::current().px(space::gap + space::small);
}

QSize PathGarden::sizeHint() const {
    const int width = Theme::current().px(9 * usualSlot);
    return {width, heightForWidth(width)};
}

QSize PathGarden::minimumSizeHint() const {
    return {Theme::current().px(3 * usualSlot), 0};
}

void PathGarden::place() {
    const Theme& theme = Theme::current();
    if (m_header)
        m_header->setGeometry(theme.px(space::page), theme.px(space::card),
                              width() - 2 * theme.px(space::page),
                              headerHeight(width()) - theme.px(space::section + space::card));
    const PathPlan planned = plan(width());
    m_legend->setGeometry(theme.px(space::page), int(planned.height) + theme.px(space::small),
                          (width() - 2 * theme.px(space::page)), legendHeight(width()));
    for (const PathPlan::Plot& plot : planned.plots)
        for (int i = plot.first; i <= plot.last; ++i) {
            LessonStop* stop = m_stops[i];
            const QPointF at = planned.stops[std::size_t(i)].at;
            // No wider than what lies between it and its neighbours.
            qreal half = plot.rect.width();
            for (const int other : {i - 1, i + 1})
                if (other >= 0 && other < m_stops.size() &&
                    planned.stops[std::size_t(other)].row == planned.stops[std::size_t(i)].row)
                    half = std::min(half, std::abs(planned.stops[std::size_t(other)].at.x() - at.x()) / 2);
            half = std::min({half, at.x(), width() - at.x()});
            const int wide = int(2 * half) - 1;
            stop->setGeometry(int(at.x() - half), int(at.y()) - LessonStop::above(), wide,
                              LessonStop::above() + stop->below(wide));
        }
    while (m_signs.size() > qsizetype(planned.plots.size()))
        delete m_signs.takeLast();
    while (m_signs.size() < qsizetype(planned.plots.size())) {
        m_signs << new ChapterSign(this);
        m_signs.back()->setVisible(true);
    }
    for (qsizetype i = 0; i < m_signs.size(); ++i) {
        const PathPlan::Plot& plot = planned.plots[std::size_t(i)];
        ChapterSign* sign = m_signs[i];
        sign->setChapter(m_chapters[std::size_t(plot.chapter)], plot.isFirst);
        const QSize size(std::min(sign->sizeHint().width(), int(plot.rect.width())), signHeight());
        const qreal left = std::max(plot.rect.left() + theme.px(space::card), qreal(theme.px(space::page)));
        sign->setGeometry({{int(std::min(left, plot.rect.right() - size.width())),
                            int(plot.rect.top()) - size.height() / 2},
                           size});
        sign->fit();
    }
}

void PathGarden::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void PathGarden::walk(const LessonStop& from, int key) {
    const int here = int(m_stops.indexOf(const_cast<LessonStop*>(&from)));
    const PathPlan planned = plan(width());
    const auto rowOf = [&planned](int i) { return planned.stops[std::size_t(i)].row; };
    const int count = int(m_stops.size());
    int to = here;
    const bool isForth = rowOf(here) % 2 == 0;
    switch (key) {
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count - 1; break;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        // Within a row as the eye sees it; beyond its end as the path turns.
        to = here + ((key == Qt::Key_Right) == isForth ? 1 : -1);
        break;
    }
    default: {
        QWidgetList others;
        const int row = rowOf(here) + (key == Qt::Key_Down ? 1 : -1);
        for (int i = 0; i < count; ++i)
            if (rowOf(i) == row)
                others << m_stops[i];
        if (QWidget* nearest = neighbour(*this, from, others, key))
            to = int(m_stops.indexOf(qobject_cast<LessonStop*>(nearest)));
    }
    }
    if (to < 0 || to >= count)
        return;
    m_stops[to]->setFocus(Qt::TabFocusReason);
    emit reached(m_stops[to]);
}

void PathGarden::paintGround(QPainter& painter) const {
    const Theme& theme = Theme::current();
    if (theme.kind() == ThemeKind::HighContrast) {
        painter.fillRect(rect(), theme.colour(Role::Paper));
        return;
    }
    const int horizon = headerHeight(width());
    const auto scenery = [&](const char* name, const QRect& where, const auto& draw) {
        painter.drawPixmap(where.topLeft(), sceneryPixmap(QStringLiteral("path-%1").arg(QLatin1String(name)),
                                                          where.size(), devicePixelRatioF(), draw));
    };
    const QRect sky(0, 0, width(), horizon + theme.px(space::gap));
    scenery("sky", sky, shapes::sky);
    scenery("hills", {0, horizon - theme.px(hillsRise), width(), theme.px(hillsHeight)}, shapes::hills);
    // Its upper edge is uneven, and what is below it has one colour.
    const QRect lawn(0, horizon - theme.px(lawnRise), width(), theme.px(lawnHeight));
    scenery("lawn", lawn, shapes::lawn);
    if (height() > lawn.bottom()) {
        const QPixmap grass =
            sceneryPixmap(QStringLiteral("path-lawn"), lawn.size(), devicePixelRatioF(), shapes::lawn);
        painter.drawPixmap(QRect(0, lawn.bottom(), width(), height() - lawn.bottom()), grass,
                           QRect(0, grass.height() - 2, grass.width(), 1));
    }
    // What stands at the horizon leaves the title alone.
    const int least = theme.px(space::page) + m_titleRoom + theme.px(space::section);
    const int house = theme.px(houseWidth);
    const int free = width() - least - theme.px(buttonRoom);
    if (free < house)
        return;
    const int left = least + (free - house) / 2;
    const int foot = horizon + theme.px(space::tight);
    const auto lime = [](const shapes::Box& box, shapes::Daylight daylight) {
        return shapes::tree(box, shapes::Tree::Lime, daylight);
    };
    const int tree = theme.px(treeSize);
    scenery("tree", {left - tree, foot - tree, tree, tree}, lime);
    scenery("abbey", {left, foot - theme.px(houseHeight), house, theme.px(houseHeight)}, shapes::abbey);
    scenery("tree", {left + house, foot - tree, tree, tree}, lime);
    if (free > house + theme.px(glassAway + glassWidth + space::section))
        scenery("glasshouse",
                {left + house + theme.px(glassAway), foot - theme.px(glassHeight), theme.px(glassWidth),
                 theme.px(glassHeight)},
                shapes::glasshouse);
}

void PathGarden::paintPath(QPainter& painter, const PathPlan& planned) const {
    if (planned.stops.empty())
        return;
    const Theme& theme = Theme::current();
    const qreal reach = theme.px(pathBend) * 1.15;
    QPainterPath path(planned.stops.front().at);
    for (std::size_t i = 1; i < planned.stops.size(); ++i)
        curveTo(path, planned.stops[i - 1], planned.stops[i], reach);
    painter.setBrush(Qt::NoBrush);
    const QColor edge = theme.colour(Role::ControlLine);
    const bool isContrast = theme.kind() == ThemeKind::HighContrast;
    painter.setPen(linePen(isContrast ? edge : mixed(edge, theme.colour(Role::Garden), 0.55), 27,
                           Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    painter.setPen(linePen(Role::Garden, 23, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    // A vine grows between lessons that are done, up to the one that comes next.
    painter.setPen(linePen(Role::Stem, 6, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i + 1 < planned.stops.size(); ++i) {
        const StopFacts& before = m_stops[qsizetype(i)]->facts();
        const StopFacts& after = m_stops[qsizetype(i + 1)]->facts();
        if (!before.isDone() || !(after.isDone() || after.isNext))
            continue;
        QPainterPath vine(planned.stops[i].at);
        curveTo(vine, planned.stops[i], planned.stops[i + 1], reach);
        painter.drawPath(vine);
        const QPointF middle = vine.pointAtPercent(0.5);
        const qreal leaf = theme.px(vineLeaf);
        paintShape(painter, shapes::leaflet(pointOf(middle - QPointF(leaf / 3, 0)), leaf, i % 2 ? -40 : -30));
        paintShape(painter, shapes::leaflet(pointOf(middle + QPointF(leaf / 3, 0)), leaf, i % 2 ? 140 : 150));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(linePen(Role::Stem, 6, Qt::SolidLine, Qt::RoundCap));
    }
}

void PathGarden::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const PathPlan planned = plan(width());
    const bool isContrast = theme.kind() == ThemeKind::HighContrast;
    for (const PathPlan::Plot& plot : planned.plots) {
        const bool isNext = m_chapters[std::size_t(plot.chapter)].isNext;
        QColor ground = theme.colour(Role::Panel);
        ground.setAlphaF(isNext ? 0.62F : 0.40F);
        setInk(painter, isContrast ? linePen(Role::Line, stroke::strong) : QPen(Qt::NoPen), ground);
        painter.drawRoundedRect(plot.rect, theme.px(plotRound), theme.px(plotRound));
    }
    paintPath(painter, planned);
    if (const LessonStop* stop = next(); stop && stop->facts().isNext) {
        const QPointF at = planned.stops[std::size_t(m_stops.indexOf(const_cast<LessonStop*>(stop)))].at;
        setInk(painter, QPen(Qt::NoPen), colourOf(theme.kind(), Ground::Sun));
        painter.setOpacity(0.6);
        painter.drawEllipse(at - QPointF(0, theme.px(glowRise)), theme.px(glowRadius), theme.px(glowRadius));
    }
}

} // namespace app
