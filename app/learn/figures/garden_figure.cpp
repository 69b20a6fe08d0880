// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/icons.h"
#include "app/ui/widgets/contents_delegate.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace app {

namespace garden_figure {
namespace {

constexpr auto pictureSetting = "view";
constexpr auto yearSetting = "year";
constexpr auto placeSetting = "place";

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

/// The years as a line with a mark for each event.
class TimeLine : public PaintedFigure {
public:
    TimeLine(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({320, 78}, parent), m_settings(settings) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setCursor(Qt::PointingHandCursor);
    }
    /// Called with the index of the event whose mark is clicked; the list below does the same for the
    /// keyboard.
    void onChosen(std::function<void(int)> chosen) { m_chosen = std::move(chosen); }

protected:
    void mousePressEvent(QMouseEvent* event) override {
        const auto from = [&](const Event& one) { return std::abs(xOf(one.year) - event->position().x()); };
        const auto nearest =
            std::min_element(events.begin(), events.end(),
                             [&](const Event& one, const Event& other) { return from(one) < from(other); });
        if (m_chosen)
            m_chosen(int(nearest - events.begin()));
    }

    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const auto chosen = std::size_t(m_settings.choice(yearSetting, int(events.size())));
        const qreal y = height() * 0.66;
        const qreal left = xOf(events.front().year);
        const qreal right = xOf(events.back().year);
        const auto at = [this](int year) { return xOf(year); };
        painter.setPen(QPen(theme.colour(Role::ControlLine), 2 * theme.scale()));
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        // His life as a thick line.
        painter.setPen(QPen(theme.colour(Role::Sage), 6 * theme.scale(), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(at(1822), y), QPointF(at(1884), y));
        for (std::size_t i = 0; i < events.size(); ++i) {
            const bool own = i == chosen;
            painter.setPen(QPen(theme.colour(Role::Panel), theme.scale()));
            painter.setBrush(theme.colour(own ? Role::GlowBorder : Role::Ink));
            const qreal size = (own ? 7 : 4) * theme.scale();
            painter.drawEllipse(QPointF(at(events[i].year), y), size, size);
        }
        painter.setFont(theme.serif(18, QFont::Bold));
        painter.setPen(theme.colour(Role::Ink));
        const qreal wide = theme.px(64);
        const qreal x = std::clamp<qreal>(at(events[chosen].year) - wide / 2, 0, width() - wide);
        drawWords(painter, {x, y - theme.px(40), wide, qreal(theme.px(26))}, Qt::AlignCenter,
                  QString::number(events[chosen].year));
    }

private:
    qreal xOf(int year) const {
        const qreal edge = Theme::current().px(24);
        return edge + (width() - 2 * edge) * (year - events.front().year) /
                          double(events.back().year - events.front().year);
    }

    const FigureSettings& m_settings;
    std::function<void(int)> m_chosen;
};

/// The abbey's garden seen from above.
class GardenMap : public PaintedFigure {
public:
    GardenMap(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({320, 200}, parent), m_settings(settings) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const int chosen = m_settings.choice(placeSetting, int(places().size()));
        const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
        paintCell(painter, whole, theme.colour(Role::Garden), theme.colour(Role::Line));
        for (int i = 0; i < int(places().size()); ++i) {
            const Place& place = places()[std::size_t(i)];
            const QRectF area(whole.left() + place.area.left() * whole.width(),
                              whole.top() + place.area.top() * whole.height(),
                              place.area.width() * whole.width(), place.area.height() * whole.height());
            const bool own = i == chosen;
            paintCell(painter, area,
                      theme.colour(own      ? Role::GlowFill
                                   : i == 0 ? Role::PlantGround
                                            : Role::Panel),
                      theme.colour(own ? Role::GlowBorder : Role::ControlLine));
            if (i == 0) {
                // Rows of peas.
                painter.setPen(QPen(theme.colour(Role::Leaf), 3 * theme.scale(), Qt::DotLine, Qt::RoundCap));
                for (qreal y = area.top() + theme.px(10); y < area.bottom() - theme.px(20); y += theme.px(11))
                    painter.drawLine(QPointF(area.left() + theme.px(8), y),
                                     QPointF(area.right() - theme.px(8), y));
            } else {
                const qreal size = std::min<qreal>(theme.px(30), area.height() - theme.px(24));
                if (size > theme.px(12))
                    paintSpaceIcon(painter,
                                   {area.center().x() - size / 2,
                                    area.top() + (area.height() - size - theme.px(20)) / 2, size, size},
                                   place.icon, theme.colour(Role::Ink));
            }
            painter.setPen(theme.colour(Role::Ink));
            painter.setFont(fitted(theme.sans(11, own ? QFont::Bold : QFont::Normal), Figures::tr(place.name),
                                   area.width() - theme.px(6), 0.7));
            drawWords(painter, {area.left(), area.bottom() - theme.px(20), area.width(), qreal(theme.px(18))},
                      Qt::AlignCenter, Figures::tr(place.name));
        }
    }

private:
    const FigureSettings& m_settings;
};

class GardenFigure : public LessonFigure {
public:
    GardenFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        chooser(QLatin1String(pictureSetting), Figures::tr("Show"),
                {Figures::tr("time line"), Figures::tr("map of the garden")});
        m_line = new TimeLine(settings, this);
        rows()->addWidget(m_line);
        m_years = new QListWidget(this);
        m_years->setObjectName(QStringLiteral("years"));
        keepTranslated(m_years,
                       [this] { m_years->setAccessibleName(Figures::tr("Walk through the years")); });
        m_years->setFrameShape(QFrame::NoFrame);
        m_years->setWordWrap(true);
        m_years->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_years->viewport()->setAutoFillBackground(false);
        m_years->setItemDelegate(new ContentsDelegate(m_years));
        keepStyled(m_years, [this] { m_years->setMinimumHeight(Theme::current().px(120)); });
        for (const Event& event : events)
            m_years->addItem(
                Figures::tr("%1: %2").arg(QString::number(event.year), Figures::tr(event.words)));
        m_line->onChosen([this](int event) { m_years->setCurrentRow(event); });
        m_years->setCurrentRow(settings.choice(yearSetting, int(events.size())));
        connect(m_years, &QListWidget::currentRowChanged, this, [this](int row) {
            this->settings().setSetting(QLatin1String(yearSetting), std::max(0, row));
        });
        rows()->addWidget(m_years, 1);
        QStringList names;
        for (const Place& place : places())
            names << Figures::tr(place.name);
        m_places = chooser(QLatin1String(placeSetting), Figures::tr("Place"), names);
        m_map = new GardenMap(settings, this);
        rows()->addWidget(m_map, 1);
        m_words = page_parts::words({}, this, TextRole::Strong);
        m_words->setObjectName(QStringLiteral("gardenWords"));
        rows()->addWidget(m_words);
        refresh();
        connect(&settings, &FigureSettings::changed, this, &GardenFigure::refresh);
    }

private:
    void refresh() {
        const bool map = settings().setting(QLatin1String(pictureSetting), 0).toInt() == 1;
        m_line->setVisible(!map);
        m_years->setVisible(!map);
        m_words->setVisible(map);
        m_places->setVisible(map);
        m_map->setVisible(map);
        const Event& event = events[std::size_t(settings().choice(yearSetting, int(events.size())))];
        const Place& place = places()[std::size_t(settings().choice(placeSetting, int(places().size())))];
        m_words->setText(Figures::tr(place.words));
        m_line->describe(Figures::tr("Time line from 1822 to 1953"),
                         Figures::tr("%1: %2").arg(QString::number(event.year), Figures::tr(event.words)));
        m_map->describe(Figures::tr("Map of the abbey's garden"), m_words->text());
    }

    TimeLine* m_line;
    QListWidget* m_years;
    QWidget* m_places;
    GardenMap* m_map;
    QLabel* m_words;
};

} // namespace
} // namespace garden_figure

FigureMaker gardenFigure() {
    using namespace garden_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new GardenFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
