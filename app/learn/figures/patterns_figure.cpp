// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/outcome_numbers.h"
#include "app/charts/square_picture.h"
#include "cross_figure.h"
#include "figure_parts.h"
#include "lessons/cross/notation.h"
#include "lessons/polygenic.h"
#include "lessons/topics/figure_experiments.h"
#include "plot_area.h"

#include <QtWidgets/QSlider>

namespace app::patterns_figure {
namespace {

enum class Pattern { Snapdragon, Camellia, Height, Dog, Blood, Many };

const Choice<Pattern> pattern{{"pattern", [] { return Figures::tr("Pattern"); },
                               [] {
                                   return listOf(Figures::tr("snapdragon"), Figures::tr("camellia"),
                                                 Figures::tr("medium height"), Figures::tr("dog's coat"),
                                                 Figures::tr("blood groups"), Figures::tr("many genes"));
                               }}};

constexpr std::array bloodGenotypes{"IAIA", "IAi", "IBIB", "IBi", "IAIB", "ii"};

Choice<const char*> bloodOf(const char* setting, Given<QString> title, int start) {
    return {{.setting = setting,
             .title = std::move(title),
             .names = QStringList{QStringLiteral("IᴬIᴬ"), QStringLiteral("Iᴬi"), QStringLiteral("IᴮIᴮ"),
                                  QStringLiteral("Iᴮi"), QStringLiteral("IᴬIᴮ"), QStringLiteral("ii")},
             .start = start,
             .shown = [](const FigureSettings& settings) { return pattern(settings) == Pattern::Blood; }},
            bloodGenotypes};
}
const Choice<const char*> mother = bloodOf(
    "mother", [] { return Figures::tr("Mother"); }, 1);
const Choice<const char*> father = bloodOf(
    "father", [] { return Figures::tr("Father"); }, 3);

const FigureSlider polygenes{.setting = "polygenes",
                             .object = "genes",
                             .title = [] { return Figures::tr("Number of genes"); },
                             .least = 1,
                             .most = 10,
                             .start = 3,
                             .tick = 1};

const Choice<bool> environment{
    {"surroundings", [] { return Figures::tr("Environment"); },
     [] { return listOf(Figures::tr("genes alone"), Figures::tr("with environment")); }, 0,
     TitlePlace::Unseen, [](const FigureSettings& settings) { return pattern(settings) == Pattern::Many; }}};

/// A cross of two parents that are heterozygous for a gene of the catalogue.
lessons::Cross hybrids(const char* gene) {
    const lessons::Individual hybrid{{{0, 1}}};
    return {{*lessons::findGene(gene)}, hybrid, hybrid, {}};
}

lessons::Cross crossOf(const FigureSettings& settings) {
    switch (pattern(settings)) {
    case Pattern::Snapdragon: return hybrids("flower-incomplete");
    case Pattern::Camellia: return hybrids("flower-codominance");
    case Pattern::Height: return hybrids("height-incomplete");
    case Pattern::Dog: return hybrids("dog-coat");
    case Pattern::Blood:
        return std::get<lessons::Cross>(lessons::readCross(mother(settings), father(settings)));
    case Pattern::Many: break;
    }
    return hybrids("height-incomplete");
}

/// The question for the current pattern.
const char* askOf(const FigureSettings& settings) {
    switch (pattern(settings)) {
    case Pattern::Snapdragon: break;
    case Pattern::Camellia:
        return ENGINE_TEXT("engine",
                           "In a camellia, both alleles show at full strength: with one for red and one for "
                           "white, the flower is red and white ([codominance](codominance)). If two such "
                           "plants are crossed, what flowers do their offspring have, and in what ratio?");
    case Pattern::Height:
        return ENGINE_TEXT("engine",
                           "Here the [heterozygote](heterozygous) is of medium height. If two medium plants "
                           "are crossed, what heights do their offspring have, and in what ratio?");
    case Pattern::Dog:
        return ENGINE_TEXT(
            "engine", "A dog with one allele for curls (*K*) and one for straight hair (*K+*) has a wavy "
                      "coat. If two wavy dogs have pups, what coats do the pups have, and in what ratio?");
    case Pattern::Blood:
        return ENGINE_TEXT(
            "engine",
            "Choose the genotypes of a mother and a father. *Iᴬ* and *Iᴮ* are both dominant over *i* and "
            "codominant with each other. Which blood groups can their children have, and in what ratio?");
    case Pattern::Many:
        return ENGINE_TEXT("engine",
                           "Now several genes work on one trait, and each plus allele adds one step. Both "
                           "parents are heterozygous for all of these genes. How many offspring will be at "
                           "the two ends, and how many in the middle? Give your answer as parts of a ratio.");
    }
    return nullptr;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    if (pattern(settings) == Pattern::Many)
        return lessons::polygenicExperiment(polygenes.in(settings));
    lessons::Experiment experiment = lessons::offspringByLooks(crossOf(settings));
    experiment.key.append(1, ' ').append(std::to_string(static_cast<int>(pattern(settings))));
    return experiment;
}

/// The shares of a polygenic trait as steps, and the curve that they approach: a bell, or steps blurred by
/// the environment.
void paintBell(QPainter& painter, const QRectF& room, int genes, bool blurred) {
    const Theme& theme = Theme::current();
    const auto shares = lessons::polygenicF2(genes);
    const auto moments = lessons::momentsOf(shares);
    const PlotArea plot{room.adjusted(theme.px(6), theme.px(8), -theme.px(6), -theme.px(26)), -0.8,
                        double(shares.size()) - 0.2, 1.15 * *std::ranges::max_element(shares)};
    painter.setPen(linePen(Role::ControlLine));
    painter.drawLine(plot.room.bottomLeft(), plot.room.bottomRight());
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double x = double(i);
        setInk(painter, Qt::NoPen,
               toneColour(
                   {genotype::Trait::PlantHeight, blurred ? 0.25 : 0.35 + 0.65 * x / double(shares.size())}));
        painter.drawRect(QRectF(plot.at(x - 0.44, shares[i]), plot.at(x + 0.44, 0)));
    }
    QPolygonF curve;
    for (int i = 0; i <= 160; ++i) {
        const double x = plot.low + (plot.high - plot.low) * i / 160;
        curve << plot.at(x, blurred ? lessons::densityWithEnvironment(shares, 0.6, x)
                                    : lessons::bellCurve(moments, x));
    }
    setInk(painter, linePen(Role::Link, 2, blurred ? Qt::SolidLine : Qt::DashLine));
    painter.drawPolyline(curve);
    drawWords(painter, {0, plot.room.bottom() + theme.px(4), room.width(), qreal(theme.px(20))},
              Qt::AlignCenter, Figures::tr("plus alleles: 0 to %1").arg(shares.size() - 1), theme.sans(11),
              Role::SoftInk);
}

class PatternsFigure : public CrossFigure {
public:
    PatternsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : CrossFigure(settings, run, parent) {
        addChoosers({&pattern, &mother, &father});
        addSquare();
        m_slider = addSlider(polygenes);
        addChooser(environment);
        m_bell = addPicture({300, 180}, [&settings, &run](QPainter& painter, const QRectF& room) {
            if (run.isRevealed())
                paintBell(painter, room, polygenes.in(settings), environment(settings));
            else
                drawWords(painter, room, Qt::AlignCenter, QStringLiteral("?"),
                          Theme::current().serif(26, QFont::Bold), Role::SoftInk);
        });
        addCellWords();
    }

private:
    bool isOfMany() const { return pattern(settings()) == Pattern::Many; }

    lessons::Brood brood() const override { return lessons::Brood(crossOf(settings())); }

    QString cellText() const override {
        const int genes = polygenes.in(settings());
        return isOfMany()
                   ? Figures::tr("%n genes give %1 heights. Each plus allele adds one step.", nullptr, genes)
                         .arg(2 * genes + 1)
                   : CrossFigure::cellText();
    }

    void refresh() override {
        const bool many = isOfMany();
        m_square->setVisible(!many);
        m_meiosis->setVisible(!many);
        m_slider->setVisible(many);
        m_bell->setVisible(many);
        const int genes = polygenes.in(settings());
        m_bell->describe(Figures::tr("Shares of plants by number of plus alleles"),
                         Figures::tr("%n genes, %1 heights", nullptr, genes).arg(2 * genes + 1));
        CrossFigure::refresh();
    }

    QSlider* m_slider;
    FigurePicture* m_bell;
};

} // namespace
} // namespace app::patterns_figure

app::FigureMaker app::patternsFigure() {
    using namespace app::patterns_figure;
    return makerOf<PatternsFigure>(experimentOf, askOf);
}
