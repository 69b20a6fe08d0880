// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/histogram_strip.h"
#include "app/charts/outcome_numbers.h"
#include "figure_parts.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/topics/chance_experiments.h"

#include <numeric>

namespace app::chance_figure {
namespace {

constexpr QLatin1String classSetting("class");

const std::array<lessons::LookPlan, 3> plans{{{{3, 1}, 80, 1}, {{3, 1}, 16, 20}, {{9, 3, 3, 1}, 80, 1}}};
const Choice<lessons::LookPlan> planChosen{{"plan", [] { return Figures::tr("How the class tests"); },
                                            [] {
                                                return listOf(
                                                    Figures::tr("3 : 1, once at 80 peas"),
                                                    Figures::tr("3 : 1, 20 times, after every 16 peas"),
                                                    Figures::tr("9 : 3 : 3 : 1, once at 80 peas"));
                                            }},
                                           plans};

constexpr std::int64_t repeats = 1000;
constexpr std::size_t histogramClasses = 40;

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::lookExperiment(planChosen(settings));
}

std::vector<double> sharesOf(const lessons::LookPlan& plan) {
    const auto sum = double(std::reduce(plan.ratio.begin(), plan.ratio.end()));
    std::vector<double> shares;
    for (const std::int64_t part : plan.ratio)
        shares.push_back(double(part) / sum);
    return shares;
}

/// What a class knows at its last look.
std::int64_t offspringOf(const lessons::LookPlan& plan) {
    return plan.each * plan.looks;
}

/// One class that tests a true ratio, and a thousand more beside it.
class ChanceFigure : public LessonFigure {
public:
    ChanceFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent),
          m_generator(std::uint64_t{settings.chance().below(0xffffffff)}) {
        addChooser(planChosen);
        m_rule = addNote();
        m_buttons = addButtons({{[] { return Figures::tr("Count one class"); }, [this] { countOne(); }},
                                {[] { return Figures::tr("Repeat 1000 times"); }, [this] { repeat(); }}});
        m_one = addWords("oneClass", TextRole::Strong);
        m_strip = add(new HistogramStrip(this), 1);
        page_parts::keepPlace(m_strip); // so that the words stay where they are
        m_all = addWords("thousandClasses");
        addSpace(0);
        connect(&run, &ExperimentRun::experimentChanged, this, [this] { m_statistics.clear(); });
    }

private:
    std::vector<std::int64_t> counts() const {
        std::vector<std::int64_t> found;
        const QVariantList kept = settings().setting(classSetting, {}).toList();
        for (const QVariant& count : kept)
            found.push_back(count.toLongLong());
        return found.size() == planChosen(settings()).ratio.size() ? found : std::vector<std::int64_t>();
    }

    void countOne() {
        const lessons::LookPlan& plan = planChosen(settings());
        QVariantList kept;
        for (const std::int64_t count : lessons::sampleCounts(m_generator, offspringOf(plan), sharesOf(plan)))
            kept << qlonglong(count);
        settings().setSetting(classSetting, kept);
    }

    void repeat() {
        const lessons::LookPlan& plan = planChosen(settings());
        if (counts().empty())
            countOne();
        m_statistics = lessons::repeatedStatistics(m_generator, repeats, offspringOf(plan), sharesOf(plan));
        refresh();
    }

    void refresh() override {
        const lessons::LookPlan& plan = planChosen(settings());
        const QLocale locale;
        const int df = int(plan.ratio.size()) - 1;
        m_rule->setText(
            unbroken(Figures::tr("The ratio is true in every class. Critical value at 5 %: %1 (df = %2).")
                         .arg(locale.toString(lessons::criticalValueOf(plan), 'f', 2))
                         .arg(df)));
        // How a thousand classes scatter would answer the prediction.
        const bool shown = run().isRevealed();
        m_buttons->setVisible(shown);
        m_one->setVisible(shown);
        m_strip->setVisible(shown);
        m_all->setVisible(shown && !m_statistics.empty());
        const auto found = counts();
        if (found.empty() || !shown) {
            m_one->setText(unbroken(Figures::tr("No class has counted yet.")));
            m_strip->setHistogram(Figures::tr("Gap χ² of 1000 classes"), {}, {}, {});
            return;
        }
        const double gap = lessons::chiSquareOf(plan, found);
        QStringList numbers;
        for (const std::int64_t count : found)
            numbers << countText(count);
        m_one->setText(unbroken(Figures::tr("One class: %1, so χ² = %2.")
                                    .arg(numbers.join(QStringLiteral(" : ")), locale.toString(gap, 'f', 2))));
        refreshThousand(gap, df, lessons::goodnessOfFit(found, sharesOf(plan)).pValue);
    }

    void refreshThousand(double gap, int df, double p) {
        const QLocale locale;
        const lessons::Histogram histogram =
            m_statistics.empty() ? lessons::Histogram()
                                 : lessons::histogramOfStatistics(m_statistics, histogramClasses, df);
        QStringList ends;
        if (!histogram.counts.empty())
            ends << QStringLiteral("0")
                 << locale.toString(histogram.width * double(histogram.counts.size()), 'f', 1);
        m_strip->setHistogram(Figures::tr("Gap χ² of 1000 classes"), histogram, gap, ends);
        if (m_statistics.empty())
            return;
        // Equal statistics may differ in their last digits.
        constexpr double rounding = 1e-9;
        const auto larger =
            std::ranges::count_if(m_statistics, [&](double one) { return one >= gap - rounding; });
        m_all->setText(
            unbroken(Figures::tr("%n of 1000 classes have a gap at least as large, although the ratio is "
                                 "true. Calculated from all possible counts: p = %1.",
                                 nullptr, int(larger))
                         .arg(locale.toString(p, 'f', 3))));
    }

    lessons::Generator m_generator;
    std::vector<double> m_statistics;
    QLabel* m_rule;
    QWidget* m_buttons;
    QLabel* m_one;
    HistogramStrip* m_strip;
    QLabel* m_all;
};

} // namespace
} // namespace app::chance_figure

app::FigureMaker app::chanceFigure() {
    using namespace app::chance_figure;
    return makerOf<ChanceFigure>(experimentOf);
}
