// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/topics/cytoplasm_experiment.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

namespace cytoplasm_figure {
namespace {

using lessons::Branch;

constexpr auto motherSetting = "egg-branch";
constexpr auto fatherSetting = "pollen-branch";
constexpr auto plastidsSetting = "plastids";
constexpr std::array plastidNumbers{2, 4, 8};
constexpr int usualNumber = 1; // in the list above
constexpr std::size_t eggsShown = 6;

Branch branchOf(const FigureSettings& settings, const char* setting, Branch otherwise) {
    const int chosen = settings.setting(QLatin1String(setting), int(otherwise)).toInt();
    return static_cast<Branch>(std::clamp(chosen, 0, 2));
}

Branch motherOf(const FigureSettings& settings) {
    return branchOf(settings, motherSetting, Branch::White);
}

Branch fatherOf(const FigureSettings& settings) {
    return branchOf(settings, fatherSetting, Branch::Green);
}

int plastidsOf(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(plastidsSetting), usualNumber).toInt();
    return plastidNumbers[std::size_t(std::clamp(chosen, 0, int(plastidNumbers.size()) - 1))];
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::cytoplasmExperiment(motherOf(settings), fatherOf(settings), plastidsOf(settings));
}

/// The topic's own question is about its own branches.
const char* askOf(const FigureSettings& settings) {
    if (motherOf(settings) == Branch::White && fatherOf(settings) == Branch::Green)
        return nullptr;
    if (motherOf(settings) != Branch::Variegated)
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
    blade.moveTo(0, 0);
    blade.cubicTo(length * 0.15, -half * 1.3, length * 0.7, -half * 1.1, length, 0);
    blade.cubicTo(length * 0.7, half * 1.1, length * 0.15, half * 1.3, 0, 0);
    painter.save();
    painter.translate(base);
    painter.rotate(degrees);
    const bool white = branch == Branch::White;
    const QColor line = theme.colour(white ? Role::FlowerWhiteDeep : Role::LeafDeep);
    painter.fillPath(blade, theme.colour(white ? Role::FlowerWhite : Role::Leaf));
    if (branch == Branch::Variegated) {
        painter.save();
        painter.setClipPath(blade);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::FlowerWhite));
        painter.drawEllipse(QPointF(length * 0.3, -half * 0.55), length * 0.17, half * 0.5);
        painter.drawEllipse(QPointF(length * 0.62, half * 0.35), length * 0.2, half * 0.42);
        painter.drawEllipse(QPointF(length * 0.78, -half * 0.4), length * 0.1, half * 0.26);
        painter.restore();
    }
    painter.setPen(QPen(line, 1.2 * theme.scale()));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(blade);
    painter.drawLine(QPointF(0, 0), QPointF(length * 0.85, 0));
    painter.restore();
}

/// A branch with four leaves and the flower that is pollinated or gives the pollen.
void paintBranch(QPainter& painter, const QRectF& room, Branch branch) {
    const Theme& theme = Theme::current();
    const qreal high = std::min(room.height(), room.width() * 0.6);
    const QPointF foot(room.center().x(), room.bottom());
    const QPointF tip(foot.x(), room.bottom() - high * 0.74);
    painter.setPen(QPen(theme.colour(Role::Stem), 3 * theme.scale(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot, tip);
    const qreal leaf = high * 0.62;
    for (const qreal share : {0.12, 0.5}) {
        const QPointF node = foot + (tip - foot) * share;
        paintLeaf(painter, node, leaf * (1 - share * 0.3), -24, branch);
        paintLeaf(painter, node, leaf * (1 - share * 0.3), -156, branch);
    }
    const qreal petal = high * 0.1;
    painter.setPen(QPen(theme.colour(Role::FlowerPinkDeep), theme.scale()));
    painter.setBrush(theme.colour(Role::FlowerPink));
    for (int i = 0; i < 5; ++i) {
        const qreal angle = (0.4 * i - 0.5) * std::numbers::pi;
        painter.drawEllipse(tip + QPointF(std::cos(angle), std::sin(angle)) * petal * 1.05, petal, petal);
    }
    painter.setBrush(theme.colour(Role::FlowerPinkDeep));
    painter.drawEllipse(tip, petal * 0.5, petal * 0.5);
}

/// Both branches, and below them egg cells with their plastids and the seedlings that come of them.
class CytoplasmPicture : public PaintedFigure {
public:
    CytoplasmPicture(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({320, 230}, parent), m_settings(settings) {}

    /// None before anything may be shown.
    void setEggs(std::vector<Egg> eggs) { m_eggs = std::move(eggs); }

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const qreal line = theme.px(19);
        const qreal half = width() / 2.0;
        const qreal above = (height() - 2 * line) * 0.46;
        const auto parent = [&](qreal left, const QString& words, Branch branch) {
            painter.setPen(theme.colour(Role::Ink));
            painter.setFont(fitted(theme.sans(12, QFont::DemiBold), words, half - theme.px(12)));
            drawWords(painter, {left, 0, half, line}, Qt::AlignCenter, words);
            paintBranch(painter, {left, line, half, above}, branch);
        };
        parent(0, Figures::tr("Mother: %1").arg(branchName(motherOf(m_settings))), motherOf(m_settings));
        parent(half, Figures::tr("Father: %1").arg(branchName(fatherOf(m_settings))), fatherOf(m_settings));
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(theme.serif(22));
        drawWords(painter,
                  {half - theme.px(15), line + above * 0.45, qreal(theme.px(30)), qreal(theme.px(30))},
                  Qt::AlignCenter, QStringLiteral("×"));
        const QString below = Figures::tr("Six egg cells with their plastids, and their seedlings");
        const qreal top = line + above + theme.px(4);
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(fitted(theme.sans(12, QFont::DemiBold), below, width() - theme.px(8)));
        drawWords(painter, {0, top, qreal(width()), line}, Qt::AlignCenter, below);
        const qreal step = std::min<qreal>(width() / qreal(eggsShown), theme.px(110));
        const qreal left = (width() - step * qreal(eggsShown)) / 2;
        for (std::size_t i = 0; i < eggsShown; ++i)
            paintEgg(
                painter,
                {left + step * qreal(i), top + line + theme.px(2), step, height() - top - line - theme.px(4)},
                i);
    }

private:
    void paintEgg(QPainter& painter, const QRectF& room, std::size_t number) const {
        const Theme& theme = Theme::current();
        const bool known = number < m_eggs.size();
        const qreal radius = std::min(room.width() * 0.42, room.height() * 0.3);
        const QPointF centre(room.center().x(), room.top() + radius + theme.px(1));
        painter.setPen(QPen(theme.colour(Role::ControlLine), 1.4 * theme.scale()));
        painter.setBrush(theme.colour(Role::Panel));
        painter.drawEllipse(centre, radius, radius);
        const int plastids = plastidsOf(m_settings);
        for (int i = 0; i < plastids; ++i) {
            const qreal angle = 2 * std::numbers::pi * i / plastids - std::numbers::pi / 4;
            const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.6;
            const bool white = known && m_eggs[number][std::size_t(i)];
            painter.setPen(QPen(theme.colour(!known  ? Role::ControlLine
                                             : white ? Role::FlowerWhiteDeep
                                                     : Role::PodGreenDeep),
                                1.2 * theme.scale(), known ? Qt::SolidLine : Qt::DotLine));
            painter.setBrush(theme.colour(!known  ? Role::Resting
                                          : white ? Role::FlowerWhite
                                                  : Role::PodGreen));
            painter.drawEllipse(at, radius * 0.25, radius * (plastids > 4 ? 0.19 : 0.23));
        }
        const QRectF below(room.left(), centre.y() + radius, room.width(),
                           room.bottom() - centre.y() - radius);
        if (!known) {
            painter.setPen(theme.colour(Role::SoftInk));
            painter.setFont(theme.serif(18, QFont::Bold));
            drawWords(painter, below, Qt::AlignCenter, QStringLiteral("?"));
            return;
        }
        const QPointF foot(below.center().x(), below.bottom());
        const QPointF tip = foot - QPointF(0, below.height() * 0.45);
        painter.setPen(QPen(theme.colour(Role::Stem), 2 * theme.scale()));
        painter.drawLine(foot, tip);
        const qreal leaf = std::min(below.width() * 0.42, below.height() * 0.62);
        paintLeaf(painter, tip, leaf, -28, seedlingOf(m_eggs[number]));
        paintLeaf(painter, tip, leaf, -152, seedlingOf(m_eggs[number]));
    }

    const FigureSettings& m_settings;
    std::vector<Egg> m_eggs;
};

class CytoplasmFigure : public LessonFigure {
public:
    CytoplasmFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent), m_announcer(new speech::Announcer(this)) {
        const QStringList branches{Figures::tr("green"), Figures::tr("variegated"), Figures::tr("white")};
        namedChooser(QLatin1String(motherSetting), Figures::tr("Mother (egg cells)"), branches,
                     int(Branch::White));
        namedChooser(QLatin1String(fatherSetting), Figures::tr("Father (pollen)"), branches,
                     int(Branch::Green));
        QStringList numbers;
        for (const int number : plastidNumbers)
            numbers << QString::number(number);
        namedChooser(QLatin1String(plastidsSetting), Figures::tr("Plastids in an egg cell"), numbers,
                     usualNumber);
        m_picture = new CytoplasmPicture(settings, this);
        rows()->addWidget(m_picture, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_words->setObjectName(QStringLiteral("cytoplasmWords"));
        rows()->addWidget(m_words);
        m_again = buttons({{Figures::tr("Draw six other egg cells"), [this] {
                                refresh();
                                m_announcer->say(m_words->text());
                            }}});
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &CytoplasmFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &CytoplasmFigure::refresh);
    }

private:
    bool drawsWhite(Branch mother) {
        return mother == Branch::Variegated ? settings().chance().below(2) == 0 : mother == Branch::White;
    }

    std::vector<Egg> drawEggs() {
        std::vector<Egg> eggs(eggsShown, Egg(std::size_t(plastidsOf(settings()))));
        for (Egg& egg : eggs)
            for (auto&& plastid : egg)
                plastid = drawsWhite(motherOf(settings()));
        return eggs;
    }

    void refresh() {
        // What the egg cells get is the answer to the prediction.
        const bool shown = run().isRevealed();
        const std::vector<Egg> eggs = shown ? drawEggs() : std::vector<Egg>();
        m_picture->setEggs(eggs);
        m_again->setVisible(shown);
        std::array<int, 3> kinds{};
        for (const Egg& egg : eggs)
            ++kinds[std::size_t(seedlingOf(egg))];
        m_words->setText(
            shown ? Figures::tr("Seedlings of these six egg cells: %1 green, %2 variegated, %3 white.")
                        .arg(kinds[0])
                        .arg(kinds[1])
                        .arg(kinds[2])
                  : Figures::tr("The plastids appear once the first seedlings have been rolled."));
        m_picture->describe(Figures::tr("Mother: %1").arg(branchName(motherOf(settings()))) +
                                QStringLiteral(". ") +
                                Figures::tr("Father: %1").arg(branchName(fatherOf(settings()))),
                            m_words->text());
    }

    speech::Announcer* m_announcer;
    CytoplasmPicture* m_picture = nullptr;
    QLabel* m_words = nullptr;
    QWidget* m_again = nullptr;
};

} // namespace
} // namespace cytoplasm_figure

FigureMaker cytoplasmFigure() {
    using namespace cytoplasm_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new CytoplasmFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
