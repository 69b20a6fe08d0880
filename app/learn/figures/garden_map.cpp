// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_map.h"

#include "app/charts/figure_words.h"
#include "app/ui/paint/icons.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <bit>

namespace app {
namespace {

// In pixels at scale 1.
constexpr QSize leastMap(400, 310);
constexpr qreal narrowMap = 640;
constexpr qreal smallMap = 500; ///< its signs have no disc
constexpr qreal cardWidth = 300;
constexpr qreal podWidth = 104;
constexpr qreal podHeight = 22;
constexpr qreal discSide = 20;

/// What is pressed; the map paints the sign below it.
class MapSign : public QPushButton {
public:
    explicit MapSign(int place, QWidget* parent) : QPushButton(parent) {
        setObjectName(QStringLiteral("place%1").arg(place));
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (!hasFocus() && !underMouse())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
        if (hasFocus()) {
            paintFocusRing(painter, box, box.height() / 2);
            return;
        }
        setInk(painter, linePen(Role::GlowBorder, stroke::strong));
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    }
};

QString capitalised(const QString& name) {
    return name.left(1).toUpper() + name.mid(1);
}

/// One in the dark theme sees what is in flower.
shapes::Daylight daylightOfMap(shapes::Daylight daylight) {
    return daylight == shapes::Daylight::Night ? shapes::Daylight::Evening : daylight;
}

/// Where the places are on the game's board.
constexpr std::array spaces{genotype::Space::Gardening,     genotype::Space::ParentGenesR,
                            genotype::Space::Nursery,       genotype::Space::ToolShed,
                            genotype::Space::UniversityOne, genotype::Space::Treasury};

constexpr int wordFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

GardenMap::GardenMap(QWidget* parent) : PaintedFigure(leastMap, parent) {
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_signs.size(); ++i) {
        auto* sign = new MapSign(int(i), this);
        group->addButton(sign, int(i));
        m_signs[i] = sign;
    }
    connect(group, &QButtonGroup::idClicked, this, &GardenMap::placeChosen);
    keepStyled(this, [this] { arrange(); });
}

void GardenMap::setPlaces(const PlacesInWords& places) {
    m_places = places;
    for (std::size_t i = 0; i < m_signs.size(); ++i) {
        speech::setName(m_signs[i], places[i].spoken);
        speech::setDescription(m_signs[i], places[i].words);
    }
    arrange();
    update();
}

void GardenMap::setState(int chosen, int visited) {
    m_chosen = chosen;
    m_visited = visited;
    static_cast<QPushButton*>(m_signs[std::size_t(chosen)])->setChecked(true);
    describe(Figures::tr("Map of the abbey's garden"),
             QStringLiteral("%1. %2").arg(m_places[std::size_t(chosen)].words, countWords()));
}

QString GardenMap::countWords() const {
    return Figures::tr("%1 of %2 visited").arg(std::popcount(unsigned(m_visited))).arg(m_places.size());
}

QFont GardenMap::signFont(bool narrow) const {
    return Theme::current().sans(narrow ? type::small : type::body, QFont::Bold);
}

GardenMap::Plan GardenMap::plan() const {
    const Theme& theme = Theme::current();
    const qreal gap = theme.px(space::gap);
    Plan plan;
    plan.narrow = width() < theme.px(narrowMap);
    const bool small = width() < theme.px(smallMap);
    const QRectF whole(rect());

    // The card has room for the longest words, so that it stays where it is.
    const qreal across = (plan.narrow ? whole.width() - gap : qreal(theme.px(cardWidth))) - 2 * gap;
    qreal words = 0;
    const QFontMetricsF body(theme.font(TextRole::Body));
    for (const PlaceWords& place : m_places)
        words = std::max(
            words, body.boundingRect(QRectF(0, 0, across, whole.height()), wordFlags, place.words).height());
    const qreal title = QFontMetricsF(theme.serif(type::lead, QFont::Bold)).height();
    const qreal high = std::ceil(words + title + theme.px(space::tight)) + 1.5 * gap;
    plan.card = QRectF(0, 0, across + 2 * gap, high);
    plan.card.moveBottomRight(whole.bottomRight() - QPointF(gap, gap) / (plan.narrow ? 2 : 1));
    plan.scene = whole;
    if (plan.narrow)
        plan.scene.setBottom(plan.card.top() + theme.px(space::small));

    const QFontMetricsF counted(theme.sans(type::small, QFont::Bold));
    plan.pod = {gap / 2, gap / 2,
                theme.px(podWidth + 3 * space::gap) + std::ceil(counted.horizontalAdvance(countWords())),
                qreal(theme.px(podHeight + space::gap))};

    const QFontMetricsF metrics(signFont(plan.narrow));
    const qreal tall = theme.px(plan.narrow ? discSide + space::small : target::mouse - space::tight);
    const qreal beak = theme.px(space::tight);
    std::vector<QRectF> taken{plan.pod};
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const shapes::Point top = shapes::gardenSign(boxOf(plan.scene), shapes::GardenPlace(i));
        const qreal wide = std::ceil(metrics.horizontalAdvance(capitalised(m_places[i].name))) +
                           theme.px(small ? 2 * space::small : discSide + 2 * space::gap);
        QRectF sign(top.x - wide / 2, top.y - beak - tall, wide, tall);
        sign.moveLeft(std::clamp(sign.left(), beak, std::max(beak, whole.right() - beak - wide)));
        sign.moveTop(std::max(sign.top(), beak));
        for (std::size_t pass = 0; pass <= taken.size(); ++pass)
            for (const QRectF& other : taken)
                if (sign.adjusted(-beak, -beak, beak, beak).intersects(other))
                    sign.moveTop(other.bottom() + beak);
        taken.push_back(sign);
        plan.signs[i] = sign.toAlignedRect();
    }
    return plan;
}

void GardenMap::arrange() {
    const Plan planned = plan();
    for (std::size_t i = 0; i < m_signs.size(); ++i)
        m_signs[i]->setGeometry(planned.signs[i].toRect());
}

void GardenMap::resizeEvent(QResizeEvent* event) {
    PaintedFigure::resizeEvent(event);
    arrange();
}

void GardenMap::paint(QPainter& painter) {
    const Plan planned = plan();
    paintGround(painter, planned);
    for (std::size_t i = 0; i < m_places.size(); ++i)
        paintSign(painter, planned.signs[i], i, width() < Theme::current().px(smallMap));
    paintPod(painter, planned.pod);
    paintCard(painter, planned.card);
}

void GardenMap::paintGround(QPainter& painter, const Plan& plan) const {
    const Theme& theme = Theme::current();
    const bool plain = theme.kind() == ThemeKind::HighContrast;
    const shapes::Box scene = boxOf(plan.scene);
    const QPixmap picture = sceneryPixmap(
        QStringLiteral("garden-map-%1").arg(plan.scene.height()), size(), devicePixelRatioF(),
        [plain, scene](const shapes::Box& box, shapes::Daylight daylight) {
            const shapes::Daylight light = daylightOfMap(daylight);
            if (plain)
                return shapes::gardenPlaces(scene, light);
            shapes::Shape map = shapes::gardenMap(scene, light);
            if (scene.bottom() >= box.bottom())
                return map;
            // Below the scene, the lawn goes on as it is at its foot.
            const double far = 20 * box.height;
            shapes::Parts all =
                shapes::lawn({box.x, scene.bottom() - far, box.width, far + box.bottom() - scene.bottom()},
                             light)
                    .parts;
            shapes::append(all, std::move(map.parts));
            return shapes::Shape{box, std::move(all)};
        });
    const qreal round = theme.px(radius::space);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()), round, round);
    painter.save();
    painter.setClipPath(frame);
    if (plain)
        painter.fillPath(frame, theme.colour(Role::Panel));
    painter.drawPixmap(QPointF(), picture);
    painter.restore();
    if (plain) {
        setInk(painter, linePen(Role::ControlLine, stroke::strong));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), round, round);
    }
}

void GardenMap::paintSign(QPainter& painter, const QRectF& sign, std::size_t place, bool small) const {
    const Theme& theme = Theme::current();
    const bool chosen = int(place) == m_chosen;
    const qreal round = sign.height() / 2;
    const qreal beak = theme.px(space::tight);
    const QColor ground = theme.colour(chosen ? Role::GlowFill : Role::Panel);
    paintElevation(painter, sign, round, Elevation::Acts, ground);
    const qreal tip = std::clamp<qreal>(shapes::gardenSign(boxOf(plan().scene), shapes::GardenPlace(place)).x,
                                        sign.left() + round, sign.right() - round);
    setInk(painter, Qt::NoPen, theme.colour(chosen ? Role::GlowBorder : Role::Panel));
    painter.drawPolygon(QPolygonF{QPointF(tip - 1.5 * beak, sign.bottom() - 0.5),
                                  QPointF(tip + 1.5 * beak, sign.bottom() - 0.5),
                                  QPointF(tip, sign.bottom() + beak + 1)});
    if (chosen) {
        setInk(painter, linePen(Role::GlowBorder, stroke::strong), ground);
        painter.drawRoundedRect(sign.adjusted(1, 1, -1, -1), round, round);
    }
    QRectF words = sign;
    if (!small) {
        const qreal side = theme.px(discSide);
        const QRectF disc(sign.left() + (sign.height() - side) / 2, sign.center().y() - side / 2, side, side);
        const bool visited = (m_visited >> place & 1) != 0;
        setInk(painter, Qt::NoPen, theme.colour(visited ? Role::Sage : Role::Resting));
        painter.drawEllipse(disc);
        if (visited)
            style_parts::tick(painter, disc.adjusted(1, 1, -1, -1), theme.colour(Role::OnSage));
        else
            paintSpaceIcon(painter, disc.adjusted(2, 2, -2, -2), spaces[place], theme.colour(Role::Ink));
        words.setLeft(disc.right());
        words.setRight(sign.right() - theme.px(space::tight));
    }
    drawWords(painter, words, Qt::AlignCenter, capitalised(m_places[place].name),
              signFont(width() < theme.px(narrowMap)), Role::Ink);
}

void GardenMap::paintPod(QPainter& painter, const QRectF& pod) const {
    const Theme& theme = Theme::current();
    paintElevation(painter, pod, pod.height() / 2, Elevation::Acts, theme.colour(Role::Panel));
    const QRectF shell(pod.left() + theme.px(space::gap), pod.center().y() - theme.px(podHeight) / 2.0,
                       theme.px(podWidth), theme.px(podHeight));
    const auto halves = [&](const QRectF& room) {
        QPainterPath path(QPointF(room.left(), room.center().y()));
        path.cubicTo(room.left() + room.width() * 0.2, room.top() - room.height() * 0.1,
                     room.right() - room.width() * 0.2, room.top() - room.height() * 0.1, room.right(),
                     room.center().y());
        path.cubicTo(room.right() - room.width() * 0.2, room.bottom() + room.height() * 0.1,
                     room.left() + room.width() * 0.2, room.bottom() + room.height() * 0.1, room.left(),
                     room.center().y());
        return path;
    };
    const qreal rim = theme.px(space::tight);
    painter.fillPath(halves(shell), theme.colour(Role::PodGreenDeep));
    painter.fillPath(halves(shell.adjusted(rim, rim * 0.6, -rim, -rim * 0.6)), theme.colour(Role::PodGreen));
    const int count = std::popcount(unsigned(m_visited));
    const qreal step = shell.width() * 0.7 / qreal(m_places.size() - 1);
    const qreal pea = std::min(step * 0.44, shell.height() * 0.3);
    for (int i = 0; i < int(m_places.size()); ++i) {
        setInk(painter, i < count ? linePen(Role::PodGreenDeep) : linePen(Role::PodGreenDeep, stroke::hair),
               i < count ? Role::Sage : Role::Panel);
        painter.drawEllipse(QPointF(shell.left() + shell.width() * 0.15 + step * i, shell.center().y()), pea,
                            pea);
    }
    drawWords(painter,
              {shell.right() + theme.px(space::small), pod.top(),
               pod.right() - shell.right() - theme.px(space::small), pod.height()},
              Qt::AlignLeft | Qt::AlignVCenter, countWords(), theme.sans(type::small, QFont::Bold));
}

void GardenMap::paintCard(QPainter& painter, const QRectF& card) const {
    const Theme& theme = Theme::current();
    paintElevation(painter, card, theme.px(radius::card), Elevation::Acts, theme.colour(Role::Panel));
    const qreal gap = theme.px(space::gap);
    const QRectF words = card.adjusted(gap, gap * 0.6, -gap, -gap * 0.6);
    const QFont title = theme.serif(type::lead, QFont::Bold);
    const qreal line = QFontMetricsF(title).height();
    const PlaceWords& place = m_places[std::size_t(m_chosen)];
    drawWords(painter, {words.left(), words.top(), words.width(), line}, Qt::AlignLeft | Qt::AlignVCenter,
              capitalised(place.name), title);
    drawWords(painter, words.adjusted(0, line + theme.px(space::tight), 0, 0), wordFlags, place.words,
              theme.font(TextRole::Body));
}

} // namespace app
