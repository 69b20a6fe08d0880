// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/topics/nondisjunction_experiment.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace nondisjunction_figure {
namespace {

using lessons::FailedDivision;
using lessons::FailingPair;

constexpr auto pairSetting = "failing-pair";
constexpr auto divisionSetting = "failing-division";
constexpr auto parentSetting = "failing-parent";

FailingPair pairOf(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(pairSetting), 0).toInt();
    return static_cast<FailingPair>(std::clamp(chosen, 0, 2));
}

FailedDivision divisionOf(const FigureSettings& settings) {
    return settings.setting(QLatin1String(divisionSetting), 0).toInt() == 1 ? FailedDivision::Second
                                                                            : FailedDivision::First;
}

bool isInFather(const FigureSettings& settings) {
    return pairOf(settings) == FailingPair::People &&
           settings.setting(QLatin1String(parentSetting), 0).toInt() == 1;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::nonDisjunctionExperiment(pairOf(settings), {isInFather(settings), divisionOf(settings)});
}

/// The topic's own question is about any pair and the first division.
const char* askOf(const FigureSettings& settings) {
    switch (pairOf(settings)) {
    case FailingPair::Any:
        return divisionOf(settings) == FailedDivision::First
                   ? nullptr
                   : ENGINE_TEXT(
                         "engine",
                         "Now the first division goes well. In the second, the two copies of a "
                         "chromosome stay together in one of the two cells. In what ratio do you expect "
                         "gametes with two chromosomes of this pair, with one, and with none?");
    case FailingPair::Flies:
        return ENGINE_TEXT(
            "engine", "A white-eyed female fly (*XʷXʷ*) and a red-eyed male (*X⁺Y*). Her X fail to separate. "
                      "Which sex chromosomes do her egg cells bring, and which the sperm? Flies with XX or "
                      "XXY are female, those with XY or X0 male; XXX and Y0 do not survive. In what "
                      "ratio do you expect them?");
    case FailingPair::People: break;
    }
    if (!isInFather(settings) && divisionOf(settings) == FailedDivision::Second)
        return ENGINE_TEXT(
            "engine",
            "In the mother's second division, the two copies of an X stay together: with the same chance in "
            "the cell that becomes the egg cell or in the polar body. Which sex chromosomes do her egg cells "
            "bring? Each sperm brings an X or a Y. In what ratio do you expect the zygotes?");
    return isInFather(settings)
               ? ENGINE_TEXT(
                     "engine",
                     "The father's X and Y do not go where they should. Which sex chromosomes do his sperm "
                     "bring? Each egg cell brings one X. In what ratio do you expect the zygotes?")
               : ENGINE_TEXT(
                     "engine",
                     "The mother's two X do not go where they should. Which sex chromosomes do her egg "
                     "cells bring? Each sperm brings an X or a Y. In what ratio do you expect the zygotes?");
}

/// A chromosome as it is painted.
struct Chromosome {
    int which = 0;        ///< 0 or 1 of the pair
    bool doubled = false; ///< two copies that hang together
};
using Cell = std::vector<Chromosome>;

/// The cells of a meiosis, row by row: one, two, four. In the second division the left cell fails.
std::array<std::vector<Cell>, 3> cellsOf(FailedDivision failed) {
    const Chromosome first{0, true}, second{1, true};
    const Cell one{{0, false}}, other{{1, false}}, none{};
    if (failed == FailedDivision::First) {
        const Cell both{{0, false}, {1, false}};
        return {{{{first, second}}, {{first, second}, none}, {both, both, none, none}}};
    }
    const Cell twice{{0, false}, {0, false}};
    return {{{{first, second}}, {{first}, {second}}, {twice, none, other, other}}};
}

/// One meiosis of the chosen pair, from the cell with the pair to its four gametes.
class MeiosisPicture : public PaintedFigure {
public:
    MeiosisPicture(const FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : PaintedFigure({330, 250}, parent), m_settings(settings), m_run(run) {}

    /// The gametes in words: "n + 1", or by their sex chromosomes.
    QStringList gameteNames() const {
        QStringList names;
        const auto rows = cellsOf(divisionOf(m_settings));
        for (const Cell& gamete : rows[2])
            names << nameOf(gamete);
        return names;
    }

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const auto rows = cellsOf(divisionOf(m_settings));
        const qreal names = theme.px(20);
        const qreal side = std::min<qreal>(width() * 0.3, theme.px(150));
        const qreal high = (height() - names) / 3;
        const QRectF field(side, 0, width() - side, height() - names);
        const QStringList labels{Figures::tr("The pair in its cell"), Figures::tr("After the first division"),
                                 Figures::tr("Gametes, after the second")};
        for (int row = 0; row < 3; ++row) {
            const qreal top = field.top() + high * row;
            painter.setPen(theme.colour(Role::Ink));
            painter.setFont(theme.sans(12));
            drawWords(painter, {0, top, side - theme.px(6), high},
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, labels[row]);
            if (isFailing(row))
                paintFailure(painter, {0, top + high - theme.px(11), side, qreal(theme.px(22))});
            const auto& cells = rows[std::size_t(row)];
            const qreal step = field.width() / qreal(cells.size());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const QRectF cell(field.left() + step * qreal(i), top, step, high);
                paintLines(painter, cell, row, high);
                paintCellWith(painter, cell, cells[i], row == 0 || m_run.isRevealed());
            }
        }
        paintNames(painter, field, names);
    }

private:
    bool isSex() const { return pairOf(m_settings) != FailingPair::Any; }

    bool isFailing(int row) const { return row == (divisionOf(m_settings) == FailedDivision::First ? 0 : 1); }

    QString nameOf(const Cell& gamete) const {
        if (!isSex())
            return gamete.size() == 2 ? QStringLiteral("n + 1")
                   : gamete.empty()   ? QStringLiteral("n − 1")
                                      : QStringLiteral("n");
        QString name;
        for (const Chromosome& one : gamete)
            name += letterOf(one);
        return gamete.empty() ? QStringLiteral("0") : name;
    }

    QString letterOf(const Chromosome& one) const {
        return one.which == 1 && isInFather(m_settings) ? QStringLiteral("Y") : QStringLiteral("X");
    }

    /// Which division it is that fails, between two rows.
    void paintFailure(QPainter& painter, const QRectF& room) const {
        const Theme& theme = Theme::current();
        const QString words = Figures::tr("fails to separate");
        painter.setFont(fitted(theme.sans(11.5, QFont::Bold), words, room.width() - theme.px(10)));
        painter.setPen(theme.colour(Role::Warning));
        drawWords(painter, room, Qt::AlignLeft | Qt::AlignVCenter, words);
    }

    /// From a cell to the two that come of it.
    void paintLines(QPainter& painter, const QRectF& cell, int row, qreal high) const {
        if (row == 2)
            return;
        const Theme& theme = Theme::current();
        painter.setPen(QPen(theme.colour(Role::ControlLine), 1.2 * theme.scale()));
        for (const qreal sign : {-1.0, 1.0})
            painter.drawLine(cell.center() + QPointF(sign * theme.px(6), high * 0.38),
                             cell.center() + QPointF(sign * cell.width() / 4, high * 0.62));
    }

    void paintCellWith(QPainter& painter, const QRectF& room, const Cell& cell, bool known) const {
        const Theme& theme = Theme::current();
        const qreal tall = room.height() * 0.76;
        const qreal wide = std::min({room.width() * 0.86, tall * 1.5, qreal(theme.px(120))});
        const QRectF body(room.center().x() - wide / 2, room.center().y() - tall / 2, wide, tall);
        painter.setPen(
            QPen(theme.colour(Role::ControlLine), 1.4 * theme.scale(), known ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(theme.colour(known ? Role::Panel : Role::Resting));
        painter.drawRoundedRect(body, tall * 0.42, tall * 0.42);
        if (!known) {
            painter.setPen(theme.colour(Role::SoftInk));
            painter.setFont(theme.serif(17, QFont::Bold));
            drawWords(painter, body, Qt::AlignCenter, QStringLiteral("?"));
            return;
        }
        const qreal step = wide / 3;
        for (std::size_t i = 0; i < cell.size(); ++i) {
            const qreal x = body.center().x() + step * (qreal(i) - (qreal(cell.size()) - 1) / 2);
            paintChromosome(painter, {x, body.center().y()}, tall * 0.62, cell[i]);
        }
    }

    void paintChromosome(QPainter& painter, const QPointF& centre, qreal length,
                         const Chromosome& one) const {
        const Theme& theme = Theme::current();
        const TraitColours colours =
            theme.trait(one.which == 0 ? genotype::Trait::FlowerColour : genotype::Trait::SeedShape);
        const bool y = isSex() && letterOf(one) == QLatin1String("Y");
        const qreal high = y ? length * 0.6 : length;
        const qreal thick = std::min<qreal>(length * 0.2, theme.px(9));
        painter.setPen(QPen(colours.textOnTint, theme.scale()));
        // The second of the pair is pale, for those who cannot tell the colours apart.
        painter.setBrush(one.which == 0 ? QBrush(colours.fill) : QBrush(colours.tint));
        const auto arm = [&](qreal shift, qreal degrees) {
            painter.save();
            painter.translate(centre + QPointF(shift, 0));
            painter.rotate(degrees);
            painter.drawRoundedRect(QRectF(-thick / 2, -high / 2, thick, high), thick / 2, thick / 2);
            painter.restore();
        };
        if (one.doubled) {
            arm(-thick * 0.12, -13);
            arm(thick * 0.12, 13);
        } else {
            arm(0, 0);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(one.which == 0 ? colours.onFill : colours.textOnTint);
        painter.drawEllipse(centre, thick * 0.3, thick * 0.3);
    }

    void paintNames(QPainter& painter, const QRectF& field, qreal high) const {
        if (!m_run.isRevealed())
            return;
        const Theme& theme = Theme::current();
        const QStringList names = gameteNames();
        const qreal step = field.width() / qreal(names.size());
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(13, QFont::Bold));
        for (qsizetype i = 0; i < names.size(); ++i)
            drawWords(painter, {field.left() + step * qreal(i), field.bottom(), step, high}, Qt::AlignCenter,
                      names[i]);
    }

    const FigureSettings& m_settings;
    const ExperimentRun& m_run;
};

class NonDisjunctionFigure : public LessonFigure {
public:
    NonDisjunctionFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        namedChooser(
            QLatin1String(pairSetting), Figures::tr("Chromosomes"),
            {Figures::tr("any pair"), Figures::tr("X of fruit flies"), Figures::tr("X and Y of people")});
        namedChooser(QLatin1String(divisionSetting), Figures::tr("What fails"),
                     {Figures::tr("first division"), Figures::tr("second division")});
        m_parent = namedChooser(QLatin1String(parentSetting), Figures::tr("In whom"),
                                {Figures::tr("in the mother"), Figures::tr("in the father")});
        m_picture = new MeiosisPicture(settings, run, this);
        rows()->addWidget(m_picture, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_words->setObjectName(QStringLiteral("nonDisjunctionWords"));
        rows()->addWidget(m_words);
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &NonDisjunctionFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &NonDisjunctionFigure::refresh);
    }

private:
    void refresh() {
        const bool people = pairOf(settings()) == FailingPair::People;
        m_parent.setVisible(people);
        m_words->setText(
            run().isRevealed()
                ? meaning()
                : Figures::tr("The cells fill once the first offspring or gametes have been rolled."));
        m_picture->describe(Figures::tr("A meiosis in which one pair fails to separate"),
                            run().isRevealed() ? Figures::tr("Its four gametes: %1.")
                                                     .arg(m_picture->gameteNames().join(QStringLiteral(", ")))
                                               : m_words->text());
    }

    QString meaning() const {
        if (pairOf(settings()) == FailingPair::Any)
            return Figures::tr(
                "With a normal gamete, n + 1 gives three of this chromosome (trisomy), n − 1 gives "
                "one (monosomy).");
        if (divisionOf(settings()) == FailedDivision::First)
            return Figures::tr("No gamete is normal.");
        return Figures::tr("Half of the gametes are normal: in this picture, the two on the right.");
    }

    NamedChooser m_parent{};
    MeiosisPicture* m_picture = nullptr;
    QLabel* m_words = nullptr;
};

} // namespace
} // namespace nondisjunction_figure

FigureMaker nonDisjunctionFigure() {
    using namespace nondisjunction_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new NonDisjunctionFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
