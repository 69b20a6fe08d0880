// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_picture.h"
#include "figure_parts.h"
#include "lessons/topics/breeding_experiments.h"

#include <cmath>
#include <optional>
#include <utility>

namespace app::breeding_figure {
namespace {

/// The generation of the upper half.
constexpr QLatin1String generationSetting("generation");

constexpr std::array keptShares{0.1, 0.5, 1.0};
constexpr int mostGenerations = 20;

const Choice<lessons::Stock> stock{
    {"stock", [] { return Figures::tr("Plants"); },
     [] { return listOf(Figures::tr("mixed population"), Figures::tr("pure line")); }}};
const Choice<double> kept{
    {"kept", [] { return Figures::tr("Sown"); },
     [] { return listOf(Figures::tr("heaviest 10 %"), Figures::tr("heavier half"), Figures::tr("all")); }},
    keptShares};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::breedingExperiment(stock(settings), kept(settings));
}

/// The topic's own question is about the best tenth of the mixed population.
const char* askOf(const FigureSettings& settings) {
    if (stock(settings) == lessons::Stock::PureLine)
        return ENGINE_TEXT("engine", "In a [pure line](pure-line) all plants have the same alleles, and yet "
                                     "their seeds differ in mass. Again only the chosen seeds are sown. In "
                                     "what ratio do you expect offspring with heavier and with lighter seeds "
                                     "than the mean of the generation before?");
    if (kept(settings) == 1)
        return ENGINE_TEXT("engine",
                           "Now all seeds are sown, without any choice. In what ratio do you expect "
                           "offspring with heavier and with lighter seeds than the mean of the "
                           "generation before?");
    if (kept(settings) == 0.5)
        return ENGINE_TEXT("engine", "Now the heavier half of the seeds is sown. In what ratio do you expect "
                                     "offspring with heavier and with lighter seeds than the mean of the "
                                     "generation before?");
    return nullptr;
}

class BreedingFigure : public LessonFigure {
public:
    BreedingFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&stock, &kept});
        m_picture = addPicture({320, 236}, [this](QPainter& painter, const QRectF& room) {
            m_generations.paint(painter, room);
        });
        add(page_parts::wrappingLabel(
            [] {
                return Figures::tr(
                    "Dashed: the mean of the upper generation. Solid: the mean of its offspring.");
            },
            this, TextRole::Caption, Role::SoftInk));
        m_buttons = addButtons(
            {{[] { return Figures::tr("Next generation"); }, [this] { setGeneration(generation() + 1); }},
             {[] { return Figures::tr("First generation"); }, [this] { setGeneration(0); }}});
        m_words = addWords("breedingSaid");
        connect(&settings, &FigureSettings::changed, this, [this](const QString& setting) {
            // Other plants or another choice begin anew.
            if (setting == QLatin1String(stock.setting) || setting == QLatin1String(kept.setting))
                setGeneration(0);
        });
    }

private:
    /// Later generations would answer the prediction.
    int generation() const {
        const int shown = settings().setting(generationSetting, 0).toInt();
        return run().isRevealed() ? std::clamp(shown, 0, mostGenerations) : 0;
    }
    void setGeneration(int generation) {
        settings().setSetting(generationSetting, std::min(generation, mostGenerations));
    }

    /// The steps up to the generation on the screen; those already known are not calculated again.
    const lessons::SelectionStep& stepAfter(int generation) {
        const std::pair now{stock(settings()), kept(settings())};
        if (now != m_known) {
            m_known = now;
            m_populations.assign(1, lessons::stockOf(now.first));
            m_steps.clear();
        }
        while (int(m_steps.size()) <= generation) {
            m_steps.push_back(lessons::selectBest(m_populations.back(), now.second));
            m_populations.push_back(m_steps.back().offspring);
        }
        return m_steps[std::size_t(generation)];
    }

    void refresh() override {
        const bool revealed = run().isRevealed();
        const lessons::SelectionStep& step = stepAfter(generation());
        const lessons::BreedingPopulation& parents = m_populations[std::size_t(generation())];
        m_generations = {parents, kept(settings()), generation(),
                         revealed ? std::optional(step.offspring) : std::nullopt};
        m_picture->describe(Figures::tr("Seeds by mass, two generations"), m_generations.description());
        m_buttons->setVisible(revealed);
        m_buttons->findChild<QPushButton*>()->setEnabled(generation() < mostGenerations);
        const lessons::BreedingMoments moments = lessons::momentsOf(parents);
        const QString chosen =
            kept(settings()) == 1
                ? Figures::tr("All seeds are sown: mean %1, S = 0 mg.").arg(massWords(moments.mean))
                : Figures::tr("The chosen seeds have a mean of %1: they are S = %2 ahead.")
                      .arg(massWords(moments.mean + step.differential), gainWords(step.differential));
        m_words->setText(
            unbroken(revealed ? QStringLiteral("%1 %2").arg(chosen, outcomeOf(moments, step)) : chosen));
    }

    static QString gainWords(double plusAlleles) {
        const double gain = lessons::massOfPlusAllele * plusAlleles;
        return Figures::tr("%1 mg").arg(QLocale().toString(qlonglong(std::llround(gain))));
    }

    /// What the offspring gained, and what the breeder's equation says.
    static QString outcomeOf(const lessons::BreedingMoments& moments, const lessons::SelectionStep& step) {
        return Figures::tr("Their offspring are R = %1 ahead. Breeder's equation: h² = %2, so h² · S = %3.")
            .arg(gainWords(step.response), QLocale().toString(moments.heritability(), 'f', 2),
                 gainWords(step.expectedResponse));
    }

    std::pair<lessons::Stock, double> m_known{lessons::Stock::Mixed, 0};
    std::vector<lessons::BreedingPopulation> m_populations;
    std::vector<lessons::SelectionStep> m_steps;
    BreedingPicture m_generations;
    FigurePicture* m_picture;
    QWidget* m_buttons;
    QLabel* m_words;
};

} // namespace
} // namespace app::breeding_figure

app::FigureMaker app::breedingFigure() {
    using namespace app::breeding_figure;
    return makerOf<BreedingFigure>(experimentOf, askOf);
}
