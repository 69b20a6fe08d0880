// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_parts.h"

#include "app/ui/theme/tokens.h"
#include "lessons/topics/cytoplasm_experiment.h"

#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

namespace app::cytoplasm_figure {
namespace {

using lessons::Branch;

constexpr std::array plastidNumbers{2, 4, 8};

QStringList colours() {
    return {Figures::tr("green"), Figures::tr("variegated"), Figures::tr("white")};
}

const Choice<Branch> mother{{"egg-branch", [] { return Figures::tr("Mother (egg cells)"); }, colours,
                             int(Branch::White), TitlePlace::Before}};
const Choice<Branch> father{{"pollen-branch", [] { return Figures::tr("Father (pollen)"); }, colours,
                             int(Branch::Green), TitlePlace::Before}};
const Choice<int> plastids{{"plastids", [] { return Figures::tr("Plastids in an egg cell"); },
                            eachNamed(plastidNumbers, [](int number) { return QString::number(number); }), 1,
                            TitlePlace::Before},
                           plastidNumbers};

constexpr std::size_t eggsShown = 6;

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::cytoplasmExperiment(mother(settings), father(settings), plastids(settings));
}

/// The topic's own question is about its own branches.
const char* askOf(const FigureSettings& settings) {
    if (mother(settings) == Branch::White && father(settings) == Branch::Green)
        return nullptr;
    if (mother(settings) != Branch::Variegated)
        return ENGINE_TEXT("engine", "Now other branches are crossed. What do the egg cells get from the "
                                     "mother's branch, and what does the pollen bring? In what ratio do you "
                                     "expect green, variegated and white seedlings?");
    return ENGINE_TEXT("engine",
                       "Half of the plastids in the variegated branch are white. An egg cell gets as many as "
                       "you have chosen, each drawn at random. How likely are they all green, and how likely "
                       "all white? In what ratio do you expect green, variegated and white seedlings?");
}

QString branchName(Branch branch) {
    switch (branch) {
    case Branch::Green: return Figures::tr("green branch");
    case Branch::Variegated: return Figures::tr("variegated branch");
    case Branch::White: break;
    }
    return Figures::tr("white branch");
}

/// The plastids of one egg cell: true for a white one.
using Egg = std::vector<bool>;

Branch seedlingOf(const Egg& egg) {
    const auto white = std::ranges::count(egg, true);
    if (white == 0)
        return Branch::Green;
    return white == std::ssize(egg) ? Branch::White : Branch::Variegated;
}

void paintLeaf(QPainter& painter, const QPointF& base, qreal length, qreal degrees, Branch branch) {
    const Theme& theme = Theme::current();
    const qreal half = length * 0.33;
    QPainterPath blade;
    blade.cubicTo(length * 0.15, -half * 1.3, length * 0.7, -half * 1.1, length, 0);
    blade.cubicTo(length * 0.7, half * 1.1, length * 0.15, half * 1.3, 0, 0);
    painter.save();
    painter.translate(base);
    painter.rotate(degrees);
    const bool white = branch == Branch::White;
    painter.fillPath(blade, theme.colour(white ? Role::FlowerWhite : Role::Leaf));
    if (branch == Branch::Variegated) {
        painter.save();
        painter.setClipPath(blade);
        setInk(painter, Qt::NoPen, Role::FlowerWhite);
        painter.drawEllipse(QPointF(length * 0.3, -half * 0.55), length * 0.17, half * 0.5);
        painter.drawEllipse(QPointF(length * 0.62, half * 0.35), length * 0.2, half * 0.42);
        painter.drawEllipse(QPointF(length * 0.78, -half * 0.4), length * 0.1, half * 0.26);
        painter.restore();
    }
    setInk(painter, linePen(white ? Role::FlowerWhiteDeep : Role::LeafDeep, 1.2));
    painter.drawPath(blade);
    painter.drawLine(QPointF(0, 0), QPointF(length * 0.85, 0));
    painter.restore();
}

/// A leaf at each side of a stem.
void paintLeaves(QPainter& painter, const QPointF& node, qreal length, qreal degrees, Branch branch) {
    paintLeaf(painter, node, length, -degrees, branch);
    paintLeaf(painter, node, length, degrees - 180, branch);
}

/// A branch with four leaves and the flower that is pollinated or gives the pollen.
void paintBranch(QPainter& painter, const QRectF& room, Branch branch) {
    const qreal high = std::min(room.height(), room.width() * 0.6);
    const QPointF foot(room.center().x(), room.bottom());
    const QPointF tip(foot.x(), room.bottom() - high * 0.74);
    painter.setPen(linePen(Role::Stem, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot, tip);
    for (const qreal share : {0.12, 0.5})
        paintLeaves(painter, foot + (tip - foot) * share, high * 0.62 * (1 - share * 0.3), 24, branch);
    const qreal petal = high * 0.1;
    setInk(painter, linePen(Role::FlowerPinkDeep), Role::FlowerPink);
    for (int i = 0; i < 5; ++i) {
        const qreal angle = (0.4 * i - 0.5) * std::numbers::pi;
        painter.drawEllipse(tip + QPointF(std::cos(angle), std::sin(angle)) * petal * 1.05, petal, petal);
    }
    painter.setBrush(Theme::current().colour(Role::FlowerPinkDeep));
    painter.drawEllipse(tip, petal * 0.5, petal * 0.5);
}

/// An egg cell and the seedling that comes of it; both are unknown without `egg`.
void paintEgg(QPainter& painter, const QRectF& room, int count, const Egg* egg) {
    const Theme& theme = Theme::current();
    const qreal radius = std::min(room.width() * 0.42, room.height() * 0.3);
    const QPointF centre(room.center().x(), room.top() + radius + theme.px(1));
    setInk(painter, linePen(Role::ControlLine, 1.4), Role::Panel);
    painter.drawEllipse(centre, radius, radius);
    for (int i = 0; i < count; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / count - std::numbers::pi / 4;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.6;
        if (!egg)
            setInk(painter, linePen(Role::ControlLine, 1.2, Qt::DotLine), Role::Resting);
        else if ((*egg)[std::size_t(i)])
            setInk(painter, linePen(Role::FlowerWhiteDeep, 1.2), Role::FlowerWhite);
        else
            setInk(painter, linePen(Role::PodGreenDeep, 1.2), Role::PodGreen);
        painter.drawEllipse(at, radius * 0.25, radius * (count > 4 ? 0.19 : 0.23));
    }
    const QRectF below(room.left(), centre.y() + radius, room.width(), room.bottom() - centre.y() - radius);
    if (!egg) {
        drawWords(painter, below, Qt::AlignCenter, QStringLiteral("?"), theme.serif(18, QFont::Bold),
                  Role::SoftInk);
        return;
    }
    const QPointF foot(below.center().x(), below.bottom());
    const QPointF tip = foot - QPointF(0, below.height() * 0.45);
    painter.setPen(linePen(Role::Stem, 2));
    painter.drawLine(foot, tip);
    paintLeaves(painter, tip, std::min(below.width() * 0.42, below.height() * 0.62), 28, seedlingOf(*egg));
}

/// Both branches, and below them egg cells with their plastids and the seedlings that come of them.
void paintCross(QPainter& painter, const QRectF& room, const FigureSettings& settings,
                const std::vector<Egg>& eggs) {
    const Theme& theme = Theme::current();
    const qreal line = theme.px(19);
    const qreal half = room.width() / 2;
    const qreal above = (room.height() - 2 * line) * 0.46;
    const auto title = [&](const QRectF& place, const QString& words, qreal margin) {
        drawWords(painter, place, Qt::AlignCenter, words,
                  fitted(theme.sans(type::small, QFont::DemiBold), words, place.width() - theme.px(margin)));
    };
    title({0, 0, half, line}, Figures::tr("Mother: %1").arg(branchName(mother(settings))), 12);
    paintBranch(painter, {0, line, half, above}, mother(settings));
    title({half, 0, half, line}, Figures::tr("Father: %1").arg(branchName(father(settings))), 12);
    paintBranch(painter, {half, line, half, above}, father(settings));
    drawWords(painter, {half - theme.px(15), line + above * 0.45, qreal(theme.px(30)), qreal(theme.px(30))},
              Qt::AlignCenter, QStringLiteral("×"), theme.serif(22), Role::SoftInk);
    const qreal top = line + above + theme.px(4);
    title({0, top, room.width(), line}, Figures::tr("Six egg cells with their plastids, and their seedlings"),
          8);
    const qreal step = std::min<qreal>(room.width() / qreal(eggsShown), theme.px(110));
    const qreal left = (room.width() - step * qreal(eggsShown)) / 2;
    for (std::size_t i = 0; i < eggsShown; ++i)
        paintEgg(painter,
                 {left + step * qreal(i), top + line + theme.px(2), step,
                  room.height() - top - line - theme.px(4)},
                 plastids(settings), i < eggs.size() ? &eggs[i] : nullptr);
}

class CytoplasmFigure : public LessonFigure {
public:
    CytoplasmFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&mother, &father, &plastids});
        m_picture = addPicture({320, 230}, [this](QPainter& painter, const QRectF& room) {
            paintCross(painter, room, this->settings(), m_eggs);
        });
        m_words = addNote("cytoplasmWords");
        m_again = addButtons({{[] { return Figures::tr("Draw six other egg cells"); },
                               [this] {
                                   drawEggs();
                                   refresh();
                                   announce({m_words->text()});
                               }}});
        drawEggs();
        connect(&run, &ExperimentRun::experimentChanged, this, &CytoplasmFigure::drawEggs);
        connect(&run, &ExperimentRun::revealedChanged, this, &CytoplasmFigure::drawEggs);
    }

private:
    bool drawsWhite(Branch branch) {
        return branch == Branch::Variegated ? settings().chance().below(2) == 0 : branch == Branch::White;
    }

    void drawEggs() {
        m_eggs.clear();
        // What the egg cells get is the answer to the prediction.
        if (run().isRevealed())
            m_eggs.assign(eggsShown, Egg(std::size_t(plastids(settings()))));
        for (Egg& egg : m_eggs)
            for (auto&& plastid : egg)
                plastid = drawsWhite(mother(settings()));
    }

    void refresh() override {
        const bool shown = !m_eggs.empty();
        m_again->setVisible(shown);
        std::array<int, 3> kinds{};
        for (const Egg& egg : m_eggs)
            ++kinds[std::size_t(seedlingOf(egg))];
        m_words->setText(
            shown ? Figures::tr("Seedlings of these six egg cells: %1 green, %2 variegated, %3 white.")
                        .arg(kinds[0])
                        .arg(kinds[1])
                        .arg(kinds[2])
                  : Figures::tr("The plastids appear once the first seedlings have been rolled."));
        m_picture->describe(Figures::tr("Mother: %1").arg(branchName(mother(settings()))) +
                                QStringLiteral(". ") +
                                Figures::tr("Father: %1").arg(branchName(father(settings()))),
                            m_words->text());
    }

    std::vector<Egg> m_eggs; ///< none before anything may be shown
    FigurePicture* m_picture;
    QLabel* m_words;
    QWidget* m_again;
};

} // namespace
} // namespace app::cytoplasm_figure

app::FigureMaker app::cytoplasmFigure() {
    using namespace app::cytoplasm_figure;
    return makerOf<CytoplasmFigure>(experimentOf, askOf);
}
