#include "dice_chart.h"

#include "app/text/phrases.h"
#include "app/theme/theme.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QtCore/QEvent>
#include <QtWidgets/QGraphicsLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

/// Of the place between two bars, how much a bar takes.
constexpr qreal barShare = 0.7;
/// In pixels at scale 1: higher bars say no more.
constexpr int highestChart = 320;

/// The chart with what Qt Charts does not draw: expectation, range, and counts that no line runs through.
class MarkedChartView : public QChartView {
public:
    MarkedChartView(QChart* chart, std::vector<ClassNumbers> numbers, genotype::Trait trait, double top,
                    QWidget* parent)
        : QChartView(chart, parent), m_numbers(std::move(numbers)), m_trait(trait), m_top(top) {}

protected:
    void drawForeground(QPainter* painter, const QRectF&) override {
        const Theme& theme = Theme::current();
        const QRectF plot = chart()->plotArea();
        const qreal step = plot.width() / static_cast<qreal>(m_numbers.size());
        const auto heightOf = [&](double value) { return plot.bottom() - plot.height() * value / m_top; };
        const auto thick = [&](qreal width) { return width * theme.scale(); };
        painter->setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            const ClassNumbers& one = m_numbers[i];
            const qreal middle = plot.left() + (static_cast<qreal>(i) + 0.5) * step;
            const qreal half = step * 0.44;
            const QRectF range(QPointF(middle - half, heightOf(one.high)),
                               QPointF(middle + half, heightOf(one.low)));
            QColor grey = theme.colour(Role::Ink);
            grey.setAlphaF(0.13f);
            painter->setPen(Qt::NoPen);
            painter->setBrush(grey);
            painter->drawRoundedRect(range, thick(2), thick(2));
            painter->setPen(QPen(theme.colour(Role::Ink), thick(1.8), Qt::DashLine));
            const qreal line = heightOf(one.expected);
            painter->drawLine(QPointF(middle - half, line), QPointF(middle + half, line));

            painter->setFont(theme.sans(12, QFont::Bold));
            painter->setPen(theme.colour(Role::Ink));
            const qreal letters = painter->fontMetrics().height();
            qreal foot = heightOf(static_cast<double>(one.observed)) - thick(1);
            // Not through the dashed line: above it instead.
            if (line < foot + thick(2) && line > foot - letters)
                foot = line - thick(2);
            painter->drawText(QRectF(middle - step / 2, foot - letters, step, letters), Qt::AlignCenter,
                              QString::number(one.observed));

            const QRectF name(middle - step / 2, plot.bottom() + thick(4), step, thick(18));
            painter->setFont(one.area == genotype::PoolArea::DeNovo ? theme.sans(11)
                                                                    : theme.genotypeFont(13));
            painter->setPen(one.area == genotype::PoolArea::DeNovo ? theme.colour(Role::SoftInk)
                                                                   : theme.trait(m_trait).textOnTint);
            painter->drawText(name, Qt::AlignCenter, poolAreaText(m_trait, one.area));
            painter->setFont(theme.sans(10.5));
            const QString expected = decimal(one.expected);
            const qreal dash = thick(13);
            const qreal gap = thick(4);
            const qreal wide = painter->fontMetrics().horizontalAdvance(expected) + dash + gap;
            const QRectF below(middle - wide / 2, name.bottom(), wide, thick(15));
            painter->setPen(QPen(theme.colour(Role::SoftInk), thick(1.6), Qt::DashLine));
            painter->drawLine(QPointF(below.left(), below.center().y()),
                              QPointF(below.left() + dash, below.center().y()));
            painter->setPen(theme.colour(Role::SoftInk));
            painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, expected);
        }
    }

private:
    std::vector<ClassNumbers> m_numbers;
    genotype::Trait m_trait;
    double m_top;
};

/// A height for the axis that leaves room for the count over the highest mark, and the distance of its lines.
constexpr double headroom = 1.06;
struct Scale {
    double top;
    double step;
};
Scale scaleFor(const std::vector<ClassNumbers>& numbers) {
    double highest = 1;
    for (const ClassNumbers& one : numbers)
        highest = std::max({highest, 1.12 * static_cast<double>(one.observed), one.high});
    double step = 1;
    for (const double factor : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0})
        if (highest / (step = factor) <= 5)
            break;
    if (highest / step > 5)
        step = std::pow(10.0, std::ceil(std::log10(highest / 5)));
    return {highest * headroom, step};
}

QBarSet* barOf(std::size_t index, const std::vector<ClassNumbers>& numbers, genotype::Trait trait) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(trait);
    const ClassNumbers& own = numbers[index];
    auto* set = new QBarSet(poolAreaText(trait, own.area));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        set->append(i == index ? static_cast<qreal>(own.observed) : 0.0);
    // As on the board: XX darkest, then Xx, then xx; mutations hatched.
    constexpr std::array weights{1.0, 0.6, 0.3};
    const auto area = static_cast<std::size_t>(own.area);
    if (own.area == genotype::PoolArea::DeNovo)
        set->setBrush(QBrush(theme.colour(Role::SoftInk), Qt::BDiagPattern));
    else
        set->setBrush(mixed(colours.fill, theme.colour(Role::Panel), weights[area]));
    set->setPen(own.observed > 0 ? QPen(own.area == genotype::PoolArea::DeNovo ? theme.colour(Role::SoftInk)
                                                                               : colours.fill,
                                        1.2 * theme.scale())
                                 : QPen(Qt::NoPen));
    return set;
}

} // namespace

DiceChart::DiceChart(const lessons::PooledSample& sample, QWidget* parent)
    : QWidget(parent), m_sample(sample) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(Theme::current().px(highestChart));
    describe();
    connect(&Theme::current(), &Theme::changed, this, [this] {
        setMaximumHeight(Theme::current().px(highestChart));
        updateGeometry();
        if (m_chart)
            make();
    });
}

void DiceChart::describe() {
    setAccessibleName(
        tr("Chart of rolled and expected dice, %1, n = %2")
            .arg(text(genotype::words::name(m_sample.trait())), QString::number(m_sample.size())));
    setAccessibleDescription(spokenNumbers(m_sample));
    setToolTip(spokenNumbers(m_sample).replace(QStringLiteral("; "), QStringLiteral("\n")));
    if (m_chart) {
        m_chart->setAccessibleName(accessibleName());
        m_chart->setAccessibleDescription(accessibleDescription());
    }
}

void DiceChart::make() {
    const Theme& theme = Theme::current();
    const std::vector<ClassNumbers> numbers = classNumbers(m_sample);
    const Scale scale = scaleFor(numbers);
    auto* chart = new QChart;
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    // The names of the categories stand below the plot, where the axis would have only one font for them.
    chart->setMargins({0, theme.px(4), 0, theme.px(38)});
    auto* bars = new QStackedBarSeries(chart);
    bars->setBarWidth(barShare);
    QStringList categories;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        bars->append(barOf(i, numbers, m_sample.trait()));
        categories << poolAreaText(m_sample.trait(), numbers[i].area);
    }
    chart->addSeries(bars);
    auto* across = new QBarCategoryAxis(chart);
    across->append(categories);
    across->setLabelsVisible(false);
    across->setGridLineVisible(false);
    across->setLinePen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    chart->addAxis(across, Qt::AlignBottom);
    bars->attachAxis(across);
    auto* up = new QValueAxis(chart);
    up->setRange(0, scale.top);
    up->setTickType(QValueAxis::TicksDynamic);
    up->setTickAnchor(0);
    up->setTickInterval(scale.step);
    up->setLabelFormat(QStringLiteral("%.0f"));
    up->setLabelsFont(theme.sans(10));
    up->setLabelsColor(theme.colour(Role::SoftInk));
    up->setGridLinePen(QPen(mixed(theme.colour(Role::Line), theme.colour(Role::Panel), 0.6), theme.scale()));
    up->setLinePen(Qt::NoPen);
    chart->addAxis(up, Qt::AlignLeft);
    bars->attachAxis(up);

    delete m_chart;
    m_chart = new MarkedChartView(chart, numbers, m_sample.trait(), scale.top, this);
    m_chart->setFrameShape(QFrame::NoFrame);
    m_chart->setRenderHint(QPainter::Antialiasing);
    m_chart->setBackgroundBrush(Qt::NoBrush);
    m_chart->viewport()->setAutoFillBackground(false);
    // The foreground knows the whole plot only.
    m_chart->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    m_chart->setFocusPolicy(Qt::NoFocus);
    m_chart->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_chart->setMinimumSize(0, 0);
    layout()->addWidget(m_chart);
    describe();
}

QSize DiceChart::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(300), theme.px(210)};
}

QSize DiceChart::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(210), theme.px(170)};
}

void DiceChart::showEvent(QShowEvent* event) {
    if (!m_chart)
        make();
    QWidget::showEvent(event);
}

void DiceChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        if (m_chart)
            make();
        describe();
    }
    QWidget::changeEvent(event);
}

} // namespace app
