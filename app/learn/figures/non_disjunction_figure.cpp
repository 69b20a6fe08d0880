// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_parts.h"

#include "app/ui/theme/tokens.h"
#include "lessons/topics/nondisjunction_experiment.h"

namespace app::nondisjunction_figure {
namespace {

using lessons::FailedDivision;
using lessons::FailingPair;

const Choice<FailingPair> pair{{"failing-pair", [] { return Figures::tr("Chromosomes"); },
                                [] {
                                    return listOf(Figures::tr("any pair"), Figures::tr("X of fruit flies"),
                                                  Figures::tr("X and Y of people"));
                                },
                                0, TitlePlace::Before}};

constexpr std::array divisions{FailedDivision::First, FailedDivision::Second};
const Choice<FailedDivision> division{
    {"failing-division", [] { return Figures::tr("What fails"); },
     [] { return listOf(Figures::tr("first division"), Figures::tr("second division")); }, 0,
     TitlePlace::Before},
    divisions};
const Choice<bool> inWhom{
    {"failing-parent", [] { return Figures::tr("In whom"); },
     [] { return listOf(Figures::tr("in the mother"), Figures::tr("in the father")); }, 0, TitlePlace::Before,
     [](const FigureSettings& settings) { return pair(settings) == FailingPair::People; }}};

bool isInFather(const FigureSettings& settings) {
    return pair(settings) == FailingPair::People && inWhom(settings);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::nonDisjunctionExperiment(pair(settings), {isInFather(settings), division(settings)});
}

/// The topic's own question is about any pair and the first division.
const char* askOf(const FigureSettings& settings) {
    switch (pair(settings)) {
    case FailingPair::Any:
        return division(settings) == FailedDivision::First
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
    if (!isInFather(settings) && division(settings) == FailedDivision::Second)
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

/// A chromosome around its centre; `shortened`: the Y.
void paintChromosome(QPainter& painter, const QPointF& centre, qreal length, const Chromosome& one,
                     bool shortened) {
    const Theme& theme = Theme::current();
    const TraitColours colours =
        theme.trait(one.which == 0 ? genotype::Trait::FlowerColour : genotype::Trait::SeedShape);
    const qreal high = shortened ? length * 0.6 : length;
    const qreal thick = std::min<qreal>(length * 0.2, theme.px(9));
    // The second of the pair is pale, for those who cannot tell the colours apart.
    setInk(painter, linePen(colours.textOnTint), one.which == 0 ? colours.fill : colours.tint);
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
    setInk(painter, Qt::NoPen, one.which == 0 ? colours.onFill : colours.textOnTint);
    painter.drawEllipse(centre, thick * 0.3, thick * 0.3);
}

class NonDisjunctionFigure : public LessonFigure {
public:
    NonDisjunctionFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&pair, &division, &inWhom});
        m_picture = addPicture(
            {330, 250}, [this](QPainter& painter, const QRectF& room) { paintMeiosis(painter, room); });
        m_words = addNote("nonDisjunctionWords");
    }

private:
    void refresh() override {
        m_words->setText(
            run().isRevealed()
                ? meaning()
                : Figures::tr("The cells fill once the first offspring or gametes have been rolled."));
        m_picture->describe(
            Figures::tr("A meiosis in which one pair fails to separate"),
            run().isRevealed()
                ? Figures::tr("Its four gametes: %1.").arg(gameteNames().join(QStringLiteral(", ")))
                : m_words->text());
    }

    QString meaning() const {
        if (pair(settings()) == FailingPair::Any)
            return Figures::tr(
                "With a normal gamete, n + 1 gives three of this chromosome (trisomy), n − 1 gives "
                "one (monosomy).");
        if (division(settings()) == FailedDivision::First)
            return Figures::tr("No gamete is normal.");
        return Figures::tr("Half of the gametes are normal: in this picture, the two on the right.");
    }

    bool isSex() const { return pair(settings()) != FailingPair::Any; }

    QString letterOf(const Chromosome& one) const {
        return one.which == 1 && isInFather(settings()) ? QStringLiteral("Y") : QStringLiteral("X");
    }

    /// "n + 1", or its sex chromosomes.
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

    QStringList gameteNames() const {
        return namesOf(cellsOf(division(settings()))[2],
                       [this](const Cell& gamete) { return nameOf(gamete); });
    }

    /// One meiosis of the chosen pair, from the cell with the pair to its four gametes.
    void paintMeiosis(QPainter& painter, const QRectF& room) const {
        const Theme& theme = Theme::current();
        const auto rows = cellsOf(division(settings()));
        const int failing = division(settings()) == FailedDivision::First ? 0 : 1;
        const qreal names = theme.px(20);
        const qreal side = std::min<qreal>(room.width() * 0.3, theme.px(150));
        const qreal high = (room.height() - names) / 3;
        const QRectF field = room.adjusted(side, 0, 0, -names);
        const QStringList labels{Figures::tr("The pair in its cell"), Figures::tr("After the first division"),
                                 Figures::tr("Gametes, after the second")};
        for (int row = 0; row < 3; ++row) {
            const qreal top = high * row;
            drawWords(painter, {0, top, side - theme.px(6), high},
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, labels[row],
                      theme.sans(type::small));
            if (row == failing) {
                const QString words = Figures::tr("fails to separate");
                drawWords(painter, {0, top + high - theme.px(11), side, qreal(theme.px(22))},
                          Qt::AlignLeft | Qt::AlignVCenter, words,
                          fitted(theme.sans(11.5, QFont::Bold), words, side - theme.px(10)), Role::Warning);
            }
            const auto& cells = rows[std::size_t(row)];
            const qreal step = field.width() / qreal(cells.size());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const QRectF cell(field.left() + step * qreal(i), top, step, high);
                // To the two cells that come of it.
                painter.setPen(linePen(Role::ControlLine, 1.2));
                for (const qreal sign : {-1.0, 1.0})
                    if (row < 2)
                        painter.drawLine(cell.center() + QPointF(sign * theme.px(6), high * 0.38),
                                         cell.center() + QPointF(sign * cell.width() / 4, high * 0.62));
                paintCellWith(painter, cell, cells[i], row == 0 || run().isRevealed());
            }
        }
        if (!run().isRevealed())
            return;
        const QStringList gametes = gameteNames();
        const qreal step = field.width() / qreal(gametes.size());
        for (qsizetype i = 0; i < gametes.size(); ++i)
            drawWords(painter, {field.left() + step * qreal(i), field.bottom(), step, names}, Qt::AlignCenter,
                      gametes[i], theme.sans(13, QFont::Bold));
    }

    void paintCellWith(QPainter& painter, const QRectF& room, const Cell& cell, bool known) const {
        const Theme& theme = Theme::current();
        const qreal tall = room.height() * 0.76;
        const qreal wide = std::min({room.width() * 0.86, tall * 1.5, qreal(theme.px(120))});
        const QRectF body(room.center().x() - wide / 2, room.center().y() - tall / 2, wide, tall);
        setInk(painter, linePen(Role::ControlLine, 1.4, known ? Qt::SolidLine : Qt::DashLine),
               known ? Role::Panel : Role::Resting);
        painter.drawRoundedRect(body, tall * 0.42, tall * 0.42);
        if (!known) {
            drawWords(painter, body, Qt::AlignCenter, QStringLiteral("?"), theme.serif(17, QFont::Bold),
                      Role::SoftInk);
            return;
        }
        for (std::size_t i = 0; i < cell.size(); ++i) {
            const qreal x = body.center().x() + wide / 3 * (qreal(i) - (qreal(cell.size()) - 1) / 2);
            paintChromosome(painter, {x, body.center().y()}, tall * 0.62, cell[i],
                            isSex() && letterOf(cell[i]) == QLatin1String("Y"));
        }
    }

    FigurePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace app::nondisjunction_figure

app::FigureMaker app::nonDisjunctionFigure() {
    using namespace app::nondisjunction_figure;
    return makerOf<NonDisjunctionFigure>(experimentOf, askOf);
}
