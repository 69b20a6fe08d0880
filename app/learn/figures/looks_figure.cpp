// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "engine/genotype/words/words.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace looks_figure {
namespace {

using genotype::Genotype;
using genotype::Trait;

QString settingOf(Trait trait) {
    return QStringLiteral("gene%1").arg(static_cast<int>(trait));
}

/// The genotype of the topic's parents; heterozygous for genes that the topic does not mention.
Genotype startGenotype(const FigureSettings& settings, Trait trait) {
    const lessons::BoardSquare start = startSquare(settings);
    return trait == start.trait ? start.parents.left : Genotype::Heterozygous;
}

Genotype genotypeOf(const FigureSettings& settings, Trait trait) {
    return static_cast<Genotype>(
        settings.setting(settingOf(trait), static_cast<int>(startGenotype(settings, trait))).toInt());
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const Trait trait = startSquare(settings).trait;
    const std::string own(genotype::notation(trait, genotypeOf(settings, trait)));
    return lessons::offspringByLooks(lessons::startCross(own + " x " + own));
}

class PlantPicture : public PaintedFigure {
public:
    PlantPicture(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({150, 190}, parent), m_settings(settings) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        PlantLook look;
        for (const Trait trait : genotype::allTraits)
            look.show(
                phenotypeOf(trait, genotypeOf(m_settings, trait), genotype::Inheritance::CompleteDominance));
        const qreal wide = std::min<qreal>(width(), height() * 0.95);
        const QRectF sheet((width() - wide) / 2, 0, wide, height());
        paintCell(painter, sheet.adjusted(1, 1, -1, -1), theme.colour(Role::PlantGround),
                  theme.colour(Role::Line));
        paintPlant(painter, sheet.adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(8)), look);
    }

private:
    const FigureSettings& m_settings;
};

class LooksFigure : public LessonFigure {
public:
    LooksFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        for (const Trait trait : genotype::allTraits) {
            QStringList genotypes;
            for (const Genotype genotype : genotype::allGenotypes)
                genotypes << genotypeText(trait, genotype);
            QWidget* row = chooser(settingOf(trait), text(genotype::words::title(trait)), genotypes,
                                   static_cast<int>(startGenotype(settings, trait)));
            for (auto* button : row->findChildren<QAbstractButton*>())
                keepStyled(button, [button] { button->setFont(Theme::current().genotypeFont(14)); });
            QLabel* name =
                page_parts::words(text(genotype::words::title(trait)), row, TextRole::Body, Role::SoftInk);
            name->setWordWrap(false);
            name->setMinimumHeight(row->findChild<QAbstractButton*>()->sizeHint().height());
            row->layout()->addWidget(name);
        }
        m_picture = new PlantPicture(settings, this);
        rows()->addWidget(m_picture, 1);
        m_words = page_parts::words({}, this);
        m_words->setObjectName(QStringLiteral("lookWords"));
        rows()->addWidget(m_words);
        refresh();
        connect(&settings, &FigureSettings::changed, this, &LooksFigure::refresh);
    }

private:
    void refresh() {
        QStringList looks;
        QString letters;
        int alike = 1;
        for (const Trait trait : genotype::allTraits) {
            const Genotype own = genotypeOf(settings(), trait);
            letters += genotypeText(trait, own);
            const auto look = phenotypeOf(trait, own, genotype::Inheritance::CompleteDominance);
            looks << text(genotype::words::name(look));
            int same = 0;
            for (const Genotype other : genotype::allGenotypes)
                same += phenotypeOf(trait, other, genotype::Inheritance::CompleteDominance) == look ? 1 : 0;
            alike *= same;
        }
        const QString all = looks.join(QStringLiteral(", "));
        m_words->setText(alike == 1
                             ? Figures::tr("%1: %2. No other genotype looks like this one.").arg(letters, all)
                             : Figures::tr("%1: %2. Genotypes that look just like it: %3.")
                                   .arg(letters, all, QString::number(alike - 1)));
        m_picture->describe(Figures::tr("The plant %1").arg(letters), m_words->text());
    }

    PlantPicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace looks_figure

FigureMaker looksFigure() {
    using namespace looks_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new LooksFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
