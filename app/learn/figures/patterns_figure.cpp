// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/painted_figure.h"
#include "app/charts/square_picture.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/cross/notation.h"
#include "lessons/polygenic.h"
#include "lessons/topics/figure_experiments.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace patterns_figure {
namespace {

constexpr auto patternSetting = "pattern";
constexpr auto motherSetting = "mother";
constexpr auto fatherSetting = "father";
constexpr auto genesSetting = "polygenes";
constexpr auto surroundingsSetting = "surroundings";

enum class Pattern { Snapdragon, Camellia, Height, Dog, Blood, Many };

Pattern patternOf(const FigureSettings& settings) {
    return static_cast<Pattern>(settings.choice(patternSetting, 6));
}

const std::array<const char*, 6> bloodGenotypes{"IAIA", "IAi", "IBIB", "IBi", "IAIB", "ii"};

QStringList bloodNames() {
    return {QStringLiteral("IᴬIᴬ"), QStringLiteral("Iᴬi"),  QStringLiteral("IᴮIᴮ"),
            QStringLiteral("Iᴮi"),  QStringLiteral("IᴬIᴮ"), QStringLiteral("ii")};
}

/// A cross of two parents that are heterozygous for a gene of the catalogue.
lessons::Cross hybrids(const char* gene) {
    const lessons::Individual hybrid{{{0, 1}}};
    return {{*lessons::findGene(gene)}, hybrid, hybrid, {}};
}

lessons::Cross crossOf(const FigureSettings& settings) {
    switch (patternOf(settings)) {
    case Pattern::Snapdragon: return hybrids("flower-incomplete");
    case Pattern::Camellia: return hybrids("flower-codominance");
    case Pattern::Height: return hybrids("height-incomplete");
    case Pattern::Dog: return hybrids("dog-coat");
    case Pattern::Blood: {
        const auto of = [&settings](const char* setting, int otherwise) {
            return bloodGenotypes[std::size_t(
                settings.choice(setting, int(bloodGenotypes.size()), otherwise))];
        };
        return std::get<lessons::Cross>(lessons::readCross(of(motherSetting, 1), of(fatherSetting, 3)));
    }
    case Pattern::Many: break;
    }
    return hybrids("height-incomplete");
}

int genesOf(const FigureSettings& settings) {
    return settings.setting(QLatin1String(genesSetting), 3).toInt();
}

/// The question for the current pattern.
const char* askOf(const FigureSettings& settings) {
    switch (patternOf(settings)) {
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
    if (patternOf(settings) != Pattern::Many) {
        lessons::Experiment experiment = lessons::offspringByLooks(crossOf(settings));
        experiment.key.append(1, ' ').append(std::to_string(static_cast<int>(patternOf(settings))));
        return experiment;
    }
    return lessons::polygenicExperiment(genesOf(settings));
}

/// The shares of a polygenic trait as steps, and the curve that they approach: a bell, or steps blurred by
/// the environment.
class BellPicture : public PaintedFigure {
public:
    BellPicture(const FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : PaintedFigure({300, 180}, parent), m_settings(settings), m_run(run) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        if (!m_run.isRevealed()) {
            painter.setPen(theme.colour(Role::SoftInk));
            painter.setFont(theme.serif(26, QFont::Bold));
            drawWords(painter, rect(), Qt::AlignCenter, QStringLiteral("?"));
            return;
        }
        const auto shares = lessons::polygenicF2(genesOf(m_settings));
        const auto moments = lessons::momentsOf(shares);
        const bool blurred = m_settings.setting(QLatin1String(surroundingsSetting), 0).toInt() == 1;
        const QRectF plot(theme.px(6), theme.px(8), width() - theme.px(12), height() - theme.px(34));
        const double top = 1.15 * *std::ranges::max_element(shares);
        const double low = -0.8;
        const double high = double(shares.size()) - 0.2;
        const auto at = [&](double x, double share) {
            return QPointF(plot.left() + plot.width() * (x - low) / (high - low),
                           plot.bottom() - plot.height() * share / top);
        };
        painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const double x = double(i);
            painter.setPen(Qt::NoPen);
            painter.setBrush(toneColour(
                {genotype::Trait::PlantHeight, blurred ? 0.25 : 0.35 + 0.65 * x / double(shares.size())}));
            painter.drawRect(QRectF(at(x - 0.44, shares[i]), at(x + 0.44, 0)));
        }
        QPolygonF curve;
        for (int i = 0; i <= 160; ++i) {
            const double x = low + (high - low) * i / 160;
            curve << at(x, blurred ? lessons::densityWithEnvironment(shares, 0.6, x)
                                   : lessons::bellCurve(moments, x));
        }
        painter.setPen(
            QPen(theme.colour(Role::Link), 2 * theme.scale(), blurred ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(curve);
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(theme.sans(11));
        drawWords(painter, {0, plot.bottom() + theme.px(4), qreal(width()), qreal(theme.px(20))},
                  Qt::AlignCenter, Figures::tr("plus alleles: 0 to %1").arg(shares.size() - 1));
    }

private:
    const FigureSettings& m_settings;
    const ExperimentRun& m_run;
};

class PatternsFigure : public LessonFigure {
public:
    PatternsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        chooser(QLatin1String(patternSetting), Figures::tr("Pattern"),
                {Figures::tr("snapdragon"), Figures::tr("camellia"), Figures::tr("medium height"),
                 Figures::tr("dog's coat"), Figures::tr("blood groups"), Figures::tr("many genes")});
        m_mother = chooser(QLatin1String(motherSetting), Figures::tr("Mother"), bloodNames(), 1);
        m_father = chooser(QLatin1String(fatherSetting), Figures::tr("Father"), bloodNames(), 3);
        m_square = new SquarePicture(this);
        rows()->addWidget(m_square, 1);
        m_slider = new QSlider(Qt::Horizontal, this);
        m_slider->setObjectName(QStringLiteral("genes"));
        m_slider->setRange(1, 10);
        m_slider->setTickInterval(1);
        m_slider->setTickPosition(QSlider::TicksBelow);
        m_slider->setValue(genesOf(settings));
        keepTranslated(m_slider, [this] { m_slider->setAccessibleName(Figures::tr("Number of genes")); });
        connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
            this->settings().setSetting(QLatin1String(genesSetting), value);
            prepare();
            refresh();
        });
        rows()->addWidget(m_slider);
        m_surroundings = chooser(QLatin1String(surroundingsSetting), Figures::tr("Environment"),
                                 {Figures::tr("genes alone"), Figures::tr("with environment")});
        m_bell = new BellPicture(settings, run, this);
        rows()->addWidget(m_bell, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_meiosis = meiosisBeside(m_words, [this] { return crossOf(this->settings()); });
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &PatternsFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &PatternsFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, m_bell, [this] { m_bell->update(); });
        connect(&settings, &FigureSettings::changed, m_bell, [this] { m_bell->update(); });
        connect(m_square, &SquarePicture::cursorMoved, this, &PatternsFigure::say);
    }

private:
    void refresh() {
        const bool many = patternOf(settings()) == Pattern::Many;
        const bool blood = patternOf(settings()) == Pattern::Blood;
        m_mother->setVisible(blood);
        m_father->setVisible(blood);
        m_square->setVisible(!many);
        m_meiosis->setVisible(!many);
        m_slider->setVisible(many);
        m_surroundings->setVisible(many);
        m_bell->setVisible(many);
        if (!many) {
            m_square->setCross(crossOf(settings()));
            m_square->setLooksShown(run().isRevealed());
        }
        m_bell->describe(Figures::tr("Shares of plants by number of plus alleles"),
                         Figures::tr("%n genes, %1 heights", nullptr, genesOf(settings()))
                             .arg(2 * genesOf(settings()) + 1));
        say();
    }

    void say() {
        const QString cell = m_square->cursorText();
        if (patternOf(settings()) == Pattern::Many)
            m_words->setText(Figures::tr("%n genes give %1 heights. Each plus allele adds one step.", nullptr,
                                         genesOf(settings()))
                                 .arg(2 * genesOf(settings()) + 1));
        else if (!cell.isEmpty())
            m_words->setText(cell);
        else if (!run().isRevealed())
            m_words->setText(Figures::tr("The phenotypes appear once the first offspring have been rolled."));
        else
            m_words->setText(Figures::tr("Point at a cell, or use the arrow keys."));
    }

    QWidget* m_mother;
    QWidget* m_father;
    SquarePicture* m_square;
    QSlider* m_slider;
    QWidget* m_surroundings;
    BellPicture* m_bell;
    QLabel* m_words;
    QPushButton* m_meiosis;
};

} // namespace
} // namespace patterns_figure

FigureMaker patternsFigure() {
    using namespace patterns_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new PatternsFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
