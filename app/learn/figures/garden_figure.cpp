// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/shapes/event_picture.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/contents_delegate.h"
#include "figure_parts.h"
#include "garden_map.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QListWidget>

#include <cmath>

namespace app::garden_figure {
namespace {

constexpr auto yearSetting = "year";
constexpr QLatin1String visitedSetting("visited");

// In pixels at scale 1.
constexpr qreal lineHeight = 132;
constexpr qreal discRadius = 42;
constexpr qreal smallDisc = 13;
constexpr qreal rowPicture = 28;

struct Event {
    int year;
    const char* words;
};

/// The events and their years (Orel 1996).
constexpr std::array events{
    Event{1822, QT_TRANSLATE_NOOP("app::Figures", "Johann Mendel is born on a farm in Hynčice.")},
    Event{1843,
          QT_TRANSLATE_NOOP("app::Figures", "He enters the abbey of St Thomas in Brno and becomes Gregor.")},
    Event{1851, QT_TRANSLATE_NOOP("app::Figures", "He studies physics, mathematics and botany in Vienna.")},
    Event{1854, QT_TRANSLATE_NOOP("app::Figures", "He tests 34 varieties of peas: which ones breed true?")},
    Event{1856, QT_TRANSLATE_NOOP("app::Figures", "The crosses begin; they take eight seasons.")},
    Event{1865, QT_TRANSLATE_NOOP("app::Figures", "He lectures on two evenings in Brno.")},
    Event{1866, QT_TRANSLATE_NOOP("app::Figures", "His paper is printed. Hardly anyone takes notice.")},
    Event{1868,
          QT_TRANSLATE_NOOP("app::Figures", "He is elected abbot and has little time left for plants.")},
    Event{1884,
          QT_TRANSLATE_NOOP("app::Figures", "Mendel dies. People know him as an abbot, not as a scientist.")},
    Event{1900, QT_TRANSLATE_NOOP(
                    "app::Figures",
                    "Correns, de Vries and Tschermak find the same ratios and rediscover Mendel's paper.")},
    Event{1905, QT_TRANSLATE_NOOP(
                    "app::Figures",
                    "Punnett's book “Mendelism” is published. Soon afterwards, he draws his first squares.")},
    Event{1911, QT_TRANSLATE_NOOP("app::Figures",
                                  "Morgan explains linkage: linked genes are on the same chromosome.")},
    Event{1953, QT_TRANSLATE_NOOP("app::Figures",
                                  "Watson and Crick work out the double helix, the structure of DNA.")},
};

struct Place {
    const char* name;
    const char* words;
};

/// The parts of the abbey and their roles in the game, in the order of `shapes::GardenPlace`.
const std::array<Place, shapes::gardenPlaceCount>& places() {
    static constexpr std::array<Place, shapes::gardenPlaceCount> all{{
        {QT_TRANSLATE_NOOP("app::Figures", "pea beds"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The beds are your garden: this is where you sow, tend and harvest plants.")},
        {QT_TRANSLATE_NOOP("app::Figures", "glasshouse"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "In the glasshouse, chosen parents are crossed by hand: set parent genes.")},
        {QT_TRANSLATE_NOOP("app::Figures", "nursery"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The nursery supplies young plants to start with: draw plant cards.")},
        {QT_TRANSLATE_NOOP("app::Figures", "tool shed"),
         QT_TRANSLATE_NOOP("app::Figures", "Brushes, lenses and lines come from the shed: draw tools.")},
        {QT_TRANSLATE_NOOP("app::Figures", "university"),
         QT_TRANSLATE_NOOP(
             "app::Figures",
             "What Mendel learned in Vienna explains what he sees: the University validates a trait.")},
        {QT_TRANSLATE_NOOP("app::Figures", "treasury"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The abbey pays for seed, helpers and time: the Treasury gives coins.")},
    }};
    return all;
}

const Choice<bool> showsMap{
    {"view", [] { return Figures::tr("Show"); },
     [] { return listOf(Figures::tr("time line"), Figures::tr("map of the garden")); }}};
const Choice<Place> placeChosen{
    {"place", [] { return Figures::tr("Place"); },
     eachNamed(places(), [](const Place& place) { return Figures::tr(place.name); })},
    places()};

/// The chosen place is one of them.
int visitedOf(const FigureSettings& settings) {
    const int all = (1 << places().size()) - 1;
    return (settings.setting(visitedSetting, 0).toInt() & all) | 1 << placeChosen.in(settings);
}

const Event& eventOf(const FigureSettings& settings) {
    return events[std::size_t(settings.choice(yearSetting, int(events.size())))];
}

QString eventText(const Event& event) {
    return Figures::tr("%1: %2").arg(QString::number(event.year), Figures::tr(event.words));
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Experiment looks = lessons::offspringByLooks(startCross(settings));
    lessons::Experiment experiment = looks;
    experiment.key = "blending or not";
    // Blending predicts medium plants, so they have a bar, although none ever appears.
    lessons::Outcome medium = looks.outcomes[0];
    medium.name = lessons::findGene("height-incomplete")->phenotypes[1];
    medium.letters.clear();
    medium.chance = 0;
    medium.tone.weight = 0.6;
    experiment.outcomes = {looks.outcomes[0], medium, looks.outcomes[1]};
    experiment.ratio = {3, 0, 1};
    return experiment;
}

/// Where a year stands on the time line.
qreal xOf(int year, qreal width) {
    const qreal edge = Theme::current().px(24);
    return edge + (width - 2 * edge) * (year - events.front().year) /
                      double(events.back().year - events.front().year);
}

/// The event whose mark is nearest.
int eventAt(qreal x, qreal width) {
    return int(std::ranges::min_element(
                   events, {}, [&](const Event& one) { return std::abs(xOf(one.year, width) - x); }) -
               events.begin());
}

/// Its picture on a disc.
void paintEventDisc(QPainter& painter, const QPointF& centre, qreal size, const Event& event, bool own) {
    setInk(painter, own ? linePen(Role::GlowBorder, stroke::focus) : linePen(Role::ControlLine),
           own ? Role::GlowFill : Role::Panel);
    painter.drawEllipse(centre, size, size);
    const qreal side = 1.36 * size;
    paintShape(painter, shapes::eventPicture(boxOf({centre - QPointF(side, side) / 2, QSizeF(side, side)}),
                                             shapes::LifeEvent(&event - events.data()))
                            .parts);
}

/// The years as a line with a mark for each event, and a picture of the chosen one above it.
void paintTimeLine(QPainter& painter, const QRectF& room, const Event& chosen) {
    const Theme& theme = Theme::current();
    const qreal unit = theme.scale();
    const qreal y = room.height() - (smallDisc + space::small) * unit;
    const auto at = [&](int year) { return QPointF(xOf(year, room.width()), y); };
    painter.setPen(linePen(Role::ControlLine, 2));
    painter.drawLine(at(events.front().year), at(events.back().year));
    // His life as a thick line.
    painter.setPen(linePen(Role::Sage, 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(1822), at(1884));
    const qreal large = discRadius * unit;
    const QPointF disc(
        std::clamp<qreal>(at(chosen.year).x(), large + 2 * unit, room.width() - large - 2 * unit),
        large + 2 * unit);
    painter.setPen(linePen(Role::GlowBorder, stroke::focus));
    painter.drawLine(disc, at(chosen.year));
    qreal before = -room.width();
    for (const Event& event : events) {
        if (&event == &chosen)
            continue;
        const QPointF mark = at(event.year);
        // Where the events stand close together, dots have to do.
        const qreal small = smallDisc * unit;
        const bool free = mark.x() - before > 2 * small &&
                          std::abs(mark.x() - at(chosen.year).x()) > 1.8 * small &&
                          std::ranges::none_of(events, [&](const Event& other) {
                              const qreal ahead = at(other.year).x() - mark.x();
                              return ahead > 0 && ahead < 1.4 * small;
                          });
        if (free) {
            paintEventDisc(painter, mark, small, event, false);
            before = mark.x();
        } else {
            setInk(painter, linePen(Role::Panel), Role::Ink);
            painter.drawEllipse(mark, 4 * unit, 4 * unit);
        }
    }
    setInk(painter, linePen(Role::Panel), Role::GlowBorder);
    painter.drawEllipse(at(chosen.year), 7 * unit, 7 * unit);
    paintEventDisc(painter, disc, large, chosen, true);
    const QFont font = theme.serif(type::page, QFont::Bold);
    const QString year = QString::number(chosen.year);
    const qreal wide = std::ceil(QFontMetricsF(font).horizontalAdvance(year)) + 2;
    const qreal gap = theme.px(space::gap);
    const bool after = disc.x() + large + gap + wide < room.width();
    drawWords(
        painter,
        {after ? disc.x() + large + gap : disc.x() - large - gap - wide, disc.y() - large, wide, 2 * large},
        Qt::AlignCenter, year, font);
}

QPixmap rowPictureOf(const QWidget& list, std::size_t event) {
    const qreal side = Theme::current().px(rowPicture);
    QPixmap picture(QSizeF(side, side).toSize() * list.devicePixelRatioF());
    picture.setDevicePixelRatio(list.devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShape(painter, shapes::eventPicture({0, 0, side, side}, shapes::LifeEvent(event)).parts);
    return picture;
}

class GardenFigure : public LessonFigure {
public:
    GardenFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(showsMap);
        m_line = addPicture(
            {320, int(lineHeight)},
            [&settings](QPainter& painter, const QRectF& room) {
                paintTimeLine(painter, room, eventOf(settings));
            },
            0);
        m_line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_line->setCursor(Qt::PointingHandCursor);
        // The list below does the same for the keyboard.
        m_line->onPressed(
            [this](const QPointF& point) { m_years->setCurrentRow(eventAt(point.x(), m_line->width())); });
        m_years = add(new QListWidget(this), 1);
        m_years->setObjectName(QStringLiteral("years"));
        m_years->setFrameShape(QFrame::NoFrame);
        m_years->setWordWrap(true);
        m_years->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_years->viewport()->setAutoFillBackground(false);
        m_years->setItemDelegate(new ContentsDelegate(m_years));
        keepStyled(m_years, [this] { m_years->setMinimumHeight(Theme::current().px(120)); });
        for (const Event& event : events)
            m_years->addItem(eventText(event));
        m_years->setCurrentRow(settings.choice(yearSetting, int(events.size())));
        connect(m_years, &QListWidget::currentRowChanged, this,
                [&settings](int row) { settings.setSetting(QLatin1String(yearSetting), std::max(0, row)); });
        m_map = add(new GardenMap(this), 1);
        connect(m_map, &GardenMap::placeChosen, this, [this](int place) {
            FigureSettings& kept = this->settings();
            kept.setSetting(visitedSetting, visitedOf(kept) | 1 << place);
            kept.setSetting(QLatin1String(placeChosen.setting), place);
            announce({Figures::tr(placeChosen(kept).words)});
        });
    }

private:
    void refresh() override {
        const bool map = showsMap(settings());
        m_line->setVisible(!map);
        m_years->setVisible(!map);
        m_map->setVisible(map);
        m_years->setAccessibleName(Figures::tr("Walk through the years"));
        for (std::size_t i = 0; i < events.size(); ++i)
            m_years->item(int(i))->setText(eventText(events[i]));
        for (std::size_t i = 0; i < events.size(); ++i)
            m_years->item(int(i))->setData(Qt::DecorationRole, rowPictureOf(*m_years, i));
        PlacesInWords words;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const QString name = Figures::tr(places()[i].name);
            words[i] = {name, QStringLiteral("%1: %2").arg(Figures::tr("Place"), name),
                        Figures::tr(places()[i].words)};
        }
        m_map->setPlaces(words);
        m_map->setState(placeChosen.in(settings()), visitedOf(settings()));
        m_line->describe(Figures::tr("Time line from 1822 to 1953"), eventText(eventOf(settings())));
    }

    FigurePicture* m_line;
    QListWidget* m_years;
    GardenMap* m_map;
};

} // namespace
} // namespace app::garden_figure

app::FigureMaker app::gardenFigure() {
    using namespace app::garden_figure;
    return makerOf<GardenFigure>(experimentOf);
}
