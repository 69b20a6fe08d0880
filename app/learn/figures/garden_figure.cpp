// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/icons.h"
#include "app/ui/widgets/contents_delegate.h"
#include "figure_parts.h"

#include <QtWidgets/QListWidget>

#include <cmath>

namespace app::garden_figure {
namespace {

constexpr auto yearSetting = "year";

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
    genotype::Space icon;
    QRectF area; ///< in fractions of the map, 0–1
};

/// The parts of the abbey and their roles in the game.
const std::array<Place, 6>& places() {
    static const std::array<Place, 6> all{{
        {QT_TRANSLATE_NOOP("app::Figures", "pea beds"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The beds are your garden: this is where you sow, tend and harvest plants."),
         genotype::Space::Gardening,
         {0.04, 0.52, 0.55, 0.43}},
        {QT_TRANSLATE_NOOP("app::Figures", "glasshouse"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "In the glasshouse, chosen parents are crossed by hand: set parent genes."),
         genotype::Space::ParentGenesR,
         {0.04, 0.06, 0.28, 0.40}},
        {QT_TRANSLATE_NOOP("app::Figures", "nursery"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The nursery supplies young plants to start with: draw plant cards."),
         genotype::Space::Nursery,
         {0.36, 0.06, 0.23, 0.40}},
        {QT_TRANSLATE_NOOP("app::Figures", "tool shed"),
         QT_TRANSLATE_NOOP("app::Figures", "Brushes, lenses and lines come from the shed: draw tools."),
         genotype::Space::ToolShed,
         {0.63, 0.52, 0.33, 0.20}},
        {QT_TRANSLATE_NOOP("app::Figures", "university"),
         QT_TRANSLATE_NOOP(
             "app::Figures",
             "What Mendel learned in Vienna explains what he sees: the University validates a trait."),
         genotype::Space::UniversityOne,
         {0.63, 0.06, 0.33, 0.40}},
        {QT_TRANSLATE_NOOP("app::Figures", "treasury"),
         QT_TRANSLATE_NOOP("app::Figures",
                           "The abbey pays for seed, helpers and time: the Treasury gives coins."),
         genotype::Space::Treasury,
         {0.63, 0.76, 0.33, 0.19}},
    }};
    return all;
}

const Choice<bool> showsMap{
    {"view", [] { return Figures::tr("Show"); },
     [] { return listOf(Figures::tr("time line"), Figures::tr("map of the garden")); }}};
const Choice<Place> placeChosen{
    {"place", [] { return Figures::tr("Place"); },
     eachNamed(places(), [](const Place& place) { return Figures::tr(place.name); }), 0, TitlePlace::Unseen,
     showsMap},
    places()};

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

/// The years as a line with a mark for each event.
void paintTimeLine(QPainter& painter, const QRectF& room, const Event& chosen) {
    const Theme& theme = Theme::current();
    const auto at = [&](int year) { return QPointF(xOf(year, room.width()), room.height() * 0.66); };
    painter.setPen(linePen(Role::ControlLine, 2));
    painter.drawLine(at(events.front().year), at(events.back().year));
    // His life as a thick line.
    painter.setPen(linePen(Role::Sage, 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(1822), at(1884));
    for (const Event& event : events) {
        const bool own = &event == &chosen;
        setInk(painter, linePen(Role::Panel), own ? Role::GlowBorder : Role::Ink);
        const qreal size = (own ? 7 : 4) * theme.scale();
        painter.drawEllipse(at(event.year), size, size);
    }
    const qreal wide = theme.px(64);
    const qreal x = std::clamp<qreal>(at(chosen.year).x() - wide / 2, 0, room.width() - wide);
    drawWords(painter, {x, at(chosen.year).y() - theme.px(40), wide, qreal(theme.px(26))}, Qt::AlignCenter,
              QString::number(chosen.year), theme.serif(18, QFont::Bold));
}

void paintPlace(QPainter& painter, const QRectF& area, const Place& place, bool chosen) {
    const Theme& theme = Theme::current();
    const bool beds = &place == &places().front();
    paintCell(painter, area,
              theme.colour(chosen ? Role::GlowFill
                           : beds ? Role::PlantGround
                                  : Role::Panel),
              theme.colour(chosen ? Role::GlowBorder : Role::ControlLine));
    const qreal size = std::min<qreal>(theme.px(30), area.height() - theme.px(24));
    if (beds) {
        // Rows of peas.
        painter.setPen(linePen(Role::Leaf, 3, Qt::DotLine, Qt::RoundCap));
        for (qreal y = area.top() + theme.px(10); y < area.bottom() - theme.px(20); y += theme.px(11))
            painter.drawLine(QPointF(area.left() + theme.px(8), y), QPointF(area.right() - theme.px(8), y));
    } else if (size > theme.px(12)) {
        paintSpaceIcon(painter,
                       {area.center().x() - size / 2, area.top() + (area.height() - size - theme.px(20)) / 2,
                        size, size},
                       place.icon, theme.colour(Role::Ink));
    }
    const QString name = Figures::tr(place.name);
    drawWords(
        painter, {area.left(), area.bottom() - theme.px(20), area.width(), qreal(theme.px(18))},
        Qt::AlignCenter, name,
        fitted(theme.sans(11, chosen ? QFont::Bold : QFont::Normal), name, area.width() - theme.px(6), 0.7));
}

/// The abbey's garden seen from above.
void paintMap(QPainter& painter, const QRectF& room, const Place& chosen) {
    const QRectF whole = room.adjusted(1, 1, -1, -1);
    paintCell(painter, whole, Theme::current().colour(Role::Garden), Theme::current().colour(Role::Line));
    for (const Place& place : places())
        paintPlace(painter,
                   {whole.left() + place.area.left() * whole.width(),
                    whole.top() + place.area.top() * whole.height(), place.area.width() * whole.width(),
                    place.area.height() * whole.height()},
                   place, &place == &chosen);
}

class GardenFigure : public LessonFigure {
public:
    GardenFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(showsMap);
        m_line = addPicture(
            {320, 78},
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
        addChooser(placeChosen);
        m_map = addPicture({320, 200}, [&settings](QPainter& painter, const QRectF& room) {
            paintMap(painter, room, placeChosen(settings));
        });
        m_words = addWords("gardenWords", TextRole::Strong);
    }

private:
    void refresh() override {
        const bool map = showsMap(settings());
        m_line->setVisible(!map);
        m_years->setVisible(!map);
        m_words->setVisible(map);
        m_map->setVisible(map);
        m_years->setAccessibleName(Figures::tr("Walk through the years"));
        for (std::size_t i = 0; i < events.size(); ++i)
            m_years->item(int(i))->setText(eventText(events[i]));
        m_words->setText(Figures::tr(placeChosen(settings()).words));
        m_line->describe(Figures::tr("Time line from 1822 to 1953"), eventText(eventOf(settings())));
        m_map->describe(Figures::tr("Map of the abbey's garden"), m_words->text());
    }

    FigurePicture* m_line;
    QListWidget* m_years;
    FigurePicture* m_map;
    QLabel* m_words;
};

} // namespace
} // namespace app::garden_figure

app::FigureMaker app::gardenFigure() {
    using namespace app::garden_figure;
    return makerOf<GardenFigure>(experimentOf);
}
