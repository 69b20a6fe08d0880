// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/lesson_session.h"
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
Genotype startGenotype(const LessonSession& session, Trait trait) {
    const lessons::BoardSquare start = startSquare(session);
    return trait == start.trait ? start.parents.left : Genotype::Heterozygous;
}

Genotype genotypeOf(const LessonSession& session, Trait trait) {
    return static_cast<Genotype>(
        session.setting(settingOf(trait), static_cast<int>(startGenotype(session, trait))).toInt());
}

lessons::Experiment experimentOf(const LessonSession& session) {
    const Trait trait = startSquare(session).trait;
    const std::string own(genotype::notation(trait, genotypeOf(session, trait)));
    return lessons::offspringByLooks(lessons::startCross(own + " x " + own));
}

class PlantPicture : public PaintedFigure {
public:
    PlantPicture(const LessonSession& session, QWidget* parent)
        : PaintedFigure({150, 190}, parent), m_session(session) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        PlantLook look;
        for (const Trait trait : genotype::allTraits)
            look.show(
                phenotypeOf(trait, genotypeOf(m_session, trait), genotype::Inheritance::CompleteDominance));
        const qreal wide = std::min<qreal>(width(), height() * 0.95);
        const QRectF sheet((width() - wide) / 2, 0, wide, height());
        paintCell(painter, sheet.adjusted(1, 1, -1, -1), theme.colour(Role::PlantGround),
                  theme.colour(Role::Line));
        paintPlant(painter, sheet.adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(8)), look);
    }

private:
    const LessonSession& m_session;
};

class LooksFigure : public LessonFigure {
public:
    LooksFigure(LessonSession& session, QWidget* parent) : LessonFigure(session, parent) {
        for (const Trait trait : genotype::allTraits) {
            QStringList genotypes;
            for (const Genotype genotype : genotype::allGenotypes)
                genotypes << genotypeText(trait, genotype);
            QWidget* row = chooser(settingOf(trait), text(genotype::words::title(trait)), genotypes,
                                   static_cast<int>(startGenotype(session, trait)));
            for (auto* button : row->findChildren<QAbstractButton*>())
                button->setFont(Theme::current().genotypeFont(14));
            QLabel* name =
                page_parts::words(text(genotype::words::title(trait)), row, TextRole::Body, Role::SoftInk);
            name->setWordWrap(false);
            name->setMinimumHeight(row->findChild<QAbstractButton*>()->sizeHint().height());
            row->layout()->addWidget(name);
        }
        m_picture = new PlantPicture(session, this);
        rows()->addWidget(m_picture, 1);
        m_words = page_parts::words({}, this);
        m_words->setObjectName(QStringLiteral("lookWords"));
        rows()->addWidget(m_words);
        refresh();
        connect(&session, &LessonSession::settingChanged, this, &LooksFigure::refresh);
    }

private:
    void refresh() {
        QStringList looks;
        QString letters;
        int alike = 1;
        for (const Trait trait : genotype::allTraits) {
            const Genotype own = genotypeOf(session(), trait);
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
    return {[](LessonSession& session, QWidget* parent) -> LessonFigure* {
                return new LooksFigure(session, parent);
            },
            experimentOf};
}

} // namespace app
