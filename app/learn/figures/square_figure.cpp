// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "engine/genotype/words/words.h"
#include "figure_parts.h"
#include "lessons/test_cross.h"

#include <QtWidgets/QGridLayout>

namespace app::square_figure {
namespace {

using genotype::Genotype;

constexpr QLatin1String riddleSetting("riddle");

const Choice<bool> isRiddle{
    {"mode", [] { return Figures::tr("Task"); },
     [] { return listOf(Figures::tr("fill in a square"), Figures::tr("riddle: who were the parents?")); }}};

Choice<Genotype> parentOf(const char* setting, Given<QString> title, Genotype genotype::Parents::*side) {
    return {{.setting = setting,
             .title = std::move(title),
             .names =
                 [](const FigureSettings& settings) {
                     return namesOf(genotype::allGenotypes,
                                    [trait = startSquare(settings).trait](Genotype genotype) {
                                        return genotypeText(trait, genotype);
                                    });
                 },
             .start =
                 [side](const FigureSettings& settings) {
                     return static_cast<int>(startSquare(settings).parents.*side);
                 },
             .where = TitlePlace::Before,
             .genotypes = true}};
}
const Choice<Genotype> leftParent = parentOf(
    "left", [] { return Figures::tr("Left parent"); }, &genotype::Parents::left);
const Choice<Genotype> topParent = parentOf(
    "top", [] { return Figures::tr("Top parent"); }, &genotype::Parents::top);

genotype::Parents parentsOf(const FigureSettings& settings) {
    return {leftParent(settings), topParent(settings)};
}

std::string notationOf(const FigureSettings& settings, const genotype::Parents& parents) {
    const genotype::Trait trait = startSquare(settings).trait;
    return std::string(genotype::notation(trait, parents.left)) + " x " +
           std::string(genotype::notation(trait, parents.top));
}

int riddleOf(const FigureSettings& settings) {
    return settings.setting(riddleSetting, settings.firstMystery()).toInt();
}

/// The hidden parents of riddle `number`. Every pair comes up, in no obvious order.
genotype::Parents riddleParents(int number) {
    static constexpr std::array pairs{
        genotype::Parents{Genotype::Heterozygous, Genotype::HomozygousRecessive},
        genotype::Parents{Genotype::Heterozygous, Genotype::Heterozygous},
        genotype::Parents{Genotype::HomozygousDominant, Genotype::Heterozygous},
        genotype::Parents{Genotype::Heterozygous, Genotype::Heterozygous},
        genotype::Parents{Genotype::HomozygousRecessive, Genotype::HomozygousRecessive},
        genotype::Parents{Genotype::Heterozygous, Genotype::HomozygousRecessive},
        genotype::Parents{Genotype::HomozygousDominant, Genotype::HomozygousRecessive},
    };
    core::Random order(std::uint64_t(number) * 977 + 5);
    return pairs[order.below(std::uint32_t(pairs.size()))];
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Cross chosen = lessons::startCross(notationOf(settings, parentsOf(settings)));
    if (!isRiddle(settings))
        return lessons::offspringByLooks(chosen);
    // Both phenotypes stay in the chart even if the chosen parents cannot have both, since counts can rule
    // these parents out.
    lessons::Experiment experiment = lessons::offspringByLooks(startCross(settings));
    const auto chances = lessons::Offspring(chosen).byPhenotype();
    const int number = riddleOf(settings);
    experiment.key = "riddle " + std::to_string(number);
    experiment.title = {"%1", {notationOf(settings, parentsOf(settings))}};
    experiment.hidden =
        lessons::Offspring(lessons::startCross(notationOf(settings, riddleParents(number)))).byPhenotype();
    for (std::size_t i = 0; i < chances.size(); ++i)
        experiment.outcomes[i].chance = chances[i];
    experiment.ratio = lessons::wholeRatio(chances);
    // The pupil does not know the parents yet, so neither dice of a game nor a position fits.
    experiment.gameTrait.reset();
    experiment.board.clear();
    return experiment;
}

/// The offspring of unknown parents cannot be predicted, so the question is about the chosen tiles.
const char* askOf(const FigureSettings& settings) {
    if (!isRiddle(settings))
        return nullptr;
    return ENGINE_TEXT("engine",
                       "Two plants were crossed, but you do not know their genotypes. Choose two tiles as "
                       "your first guess. If the guess is right, in what ratio will the offspring appear?");
}

// In pixels at scale 1.
constexpr qreal cellHeight = 88;
constexpr qreal lettersHeight = 34;
constexpr qreal discSide = 36;

/// An allele that a parent passes on, on a disc in the colour of its trait.
class AlleleDisc : public QLabel {
public:
    explicit AlleleDisc(QWidget* parent) : QLabel(parent) {
        setAlignment(Qt::AlignCenter);
        keepStyled(this, [this] {
            const Theme& theme = Theme::current();
            setFont(theme.genotypeFont(type::section));
            setMinimumSize(theme.px(discSide), theme.px(discSide));
            recolour();
        });
    }

    void show(genotype::Trait trait, const QString& allele) {
        m_trait = trait;
        setText(allele);
        recolour();
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        setInk(painter, Qt::NoPen, theme.trait(m_trait).tint);
        const qreal side = theme.px(discSide) / 2.0;
        painter.drawEllipse(QRectF(rect()).center(), side, side);
        painter.end();
        QLabel::paintEvent(event);
    }

private:
    void recolour() {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, Theme::current().trait(m_trait).textOnTint);
        setPalette(colours);
    }

    genotype::Trait m_trait = genotype::Trait::FlowerColour;
};

/// One cell of the square, a card: once offspring have been rolled, a right one shows its phenotype above its
/// letters. When the whole square is right it has a green edge.
class SquareCell : public QPushButton {
public:
    SquareCell(int cell, QWidget* parent) : QPushButton(parent), m_cell(cell) {
        setObjectName(QStringLiteral("cell%1").arg(cell));
        setCheckable(true); // down when the whole square is right
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        keepStyled(this, [this] { setMinimumHeight(Theme::current().px(cellHeight)); });
        setAttribute(Qt::WA_Hover);
    }

    /// `seen`: what the offspring look like, if that may be shown.
    void refresh(genotype::Trait trait, const QString& letters, bool done,
                 std::optional<genotype::Phenotype> seen) {
        m_trait = trait;
        setText(letters);
        setChecked(done);
        m_seen = seen;
        update();
    }
    std::optional<genotype::Phenotype> seen() const { return m_seen; }
    QString numeral() const { return romanNumeral(m_cell); }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal edge = theme.px(space::tight);
        const QRectF box = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
        const qreal round = theme.px(radius::space);
        paintElevation(painter, box, round, isDown() ? Elevation::Rests : Elevation::Acts,
                       theme.colour(isDown() || underMouse() ? Role::GlowFill : Role::Panel));
        if (isChecked()) {
            setInk(painter, linePen(Role::Sage, stroke::strong));
            painter.drawRoundedRect(box, round, round);
        }
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.serif(type::small, QFont::Bold));
        // The cells have these numerals on the board and in the sentences below.
        painter.drawText(box.adjusted(theme.px(space::small), theme.px(space::tight), 0, 0),
                         Qt::AlignLeft | Qt::AlignTop, numeral());
        QRectF words = box;
        if (m_seen) {
            words.setTop(box.bottom() - theme.px(lettersHeight));
            paintTrait(painter,
                       box.adjusted(theme.px(space::section), theme.px(space::small),
                                    -theme.px(space::section), -theme.px(lettersHeight)),
                       *m_seen);
        }
        painter.setPen(theme.trait(m_trait).textOnTint);
        painter.setFont(theme.genotypeFont(type::section));
        painter.drawText(words, Qt::AlignCenter, text());
        if (hasFocus())
            paintFocusRing(painter, box, round);
    }

private:
    int m_cell;
    genotype::Trait m_trait = genotype::Trait::FlowerColour;
    std::optional<genotype::Phenotype> m_seen;
};

/// A square whose cells a pupil fills in: each press switches a cell to the next genotype.
class SquareBuilder : public QWidget {
public:
    SquareBuilder(FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : QWidget(parent), m_settings(settings), m_run(run) {
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        keepStyled(grid, [grid] { grid->setSpacing(Theme::current().px(space::tight)); });
        for (int i = 0; i < 2; ++i) {
            m_top[std::size_t(i)] = new AlleleDisc(this);
            m_left[std::size_t(i)] = new AlleleDisc(this);
            grid->addWidget(m_top[std::size_t(i)], 0, i + 1);
            grid->addWidget(m_left[std::size_t(i)], i + 1, 0);
        }
        for (int cell = 0; cell < 4; ++cell) {
            auto* button = new SquareCell(cell, this);
            QObject::connect(button, &QPushButton::clicked, this, [this, cell] {
                const QString key = settingOf(cell);
                m_settings.setSetting(key, (m_settings.setting(key, -1).toInt() + 2) % 4 - 1);
            });
            grid->addWidget(button, 1 + cell / 2, 1 + cell % 2);
            m_cells[std::size_t(cell)] = button;
        }
        grid->setColumnStretch(1, 1);
        grid->setColumnStretch(2, 1);
        grid->setRowStretch(1, 1);
        grid->setRowStretch(2, 1);
    }

    /// The state of the square after the pupil's last press, in words.
    QString refresh() {
        const genotype::Parents parents = parentsOf(m_settings);
        const genotype::Trait trait = startSquare(m_settings).trait;
        for (int i = 0; i < 2; ++i) {
            const auto of = [&](Genotype parent) {
                return QString(
                    QChar::fromLatin1(genotype::letterOf(trait, genotype::alleleIsDominant(parent, i))));
            };
            m_top[std::size_t(i)]->show(trait, of(parents.top));
            m_left[std::size_t(i)]->show(trait, of(parents.left));
        }
        int filled = 0;
        int wrong = -1;
        for (int cell = 0; cell < 4; ++cell) {
            const int chosen = m_settings.setting(settingOf(cell), -1).toInt();
            filled += chosen >= 0 ? 1 : 0;
            if (wrong < 0 && chosen >= 0 &&
                static_cast<Genotype>(chosen) != genotype::punnettCell(parents, cell))
                wrong = cell;
        }
        const bool done = wrong < 0 && filled == 4;
        for (int cell = 0; cell < 4; ++cell)
            refreshCell(cell, done);
        if (wrong >= 0)
            return Figures::tr(
                       "Cell %1 does not combine its two alleles yet: %2 from the left, %3 from the top.")
                .arg(romanNumeral(wrong), m_left[std::size_t(wrong / 2)]->text(),
                     m_top[std::size_t(wrong % 2)]->text());
        return done ? Figures::tr("Every cell is right.")
                    : Figures::tr("Press a cell again and again until its genotype is right.");
    }

private:
    void refreshCell(int cell, bool done) {
        const genotype::Trait trait = startSquare(m_settings).trait;
        const int chosen = m_settings.setting(settingOf(cell), -1).toInt();
        SquareCell* button = m_cells[std::size_t(cell)];
        // What the cells look like answers the prediction.
        std::optional<genotype::Phenotype> seen;
        const genotype::Parents parents = parentsOf(m_settings);
        if (m_run.isRevealed() && chosen >= 0 &&
            static_cast<Genotype>(chosen) == genotype::punnettCell(parents, cell))
            seen =
                phenotypeOf(trait, static_cast<Genotype>(chosen), genotype::Inheritance::CompleteDominance);
        button->refresh(trait,
                        chosen < 0 ? QStringLiteral("?") : genotypeText(trait, static_cast<Genotype>(chosen)),
                        done, seen);
        const QString named = Figures::tr("Cell %1: %2")
                                  .arg(button->numeral(), chosen < 0 ? Figures::tr("empty") : button->text());
        button->setAccessibleName(
            seen ? QStringLiteral("%1, %2").arg(named, text(genotype::words::name(*seen))) : named);
    }

    QString settingOf(int cell) const {
        const genotype::Parents parents = parentsOf(m_settings);
        return QStringLiteral("cell %1 %2 %3").arg(cell).arg(int(parents.left)).arg(int(parents.top));
    }

    FigureSettings& m_settings;
    const ExperimentRun& m_run;
    std::array<AlleleDisc*, 2> m_top{};
    std::array<AlleleDisc*, 2> m_left{};
    std::array<SquareCell*, 4> m_cells{};
};

class SquareFigure : public LessonFigure {
public:
    SquareFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&isRiddle, &leftParent, &topParent});
        m_builder = add(new SquareBuilder(settings, run, this), 1);
        m_said = addWords("squareSaid");
        m_meiosis = addMeiosis(
            m_said, [&settings] { return lessons::startCross(notationOf(settings, parentsOf(settings))); });
        m_riddle = addButtons(
            {{[] { return Figures::tr("New riddle"); },
              [&settings] { settings.setSetting(riddleSetting, riddleOf(settings) + 1); }},
             {[] { return Figures::tr("Show the parents"); },
              [this] { m_said->setText(Figures::tr("The parents are %1.").arg(hiddenParents())); }}});
        followCounts();
    }

private:
    QString hiddenParents() const {
        return QString::fromStdString(notationOf(settings(), riddleParents(riddleOf(settings()))))
            .replace(QStringLiteral(" x "), QStringLiteral(" × "));
    }

    void refresh() override {
        const bool riddle = isRiddle(settings());
        m_riddle->setVisible(riddle);
        m_meiosis->setVisible(!riddle);
        const QString said = m_builder->refresh();
        m_said->setText(riddle ? riddleText() : said);
    }

    QString riddleText() const {
        if (run().size() == 0)
            return Figures::tr(
                "Somebody has crossed two plants. Roll their offspring, then choose tiles that fit.");
        const auto behind = lessons::parentsBehind(run().counts(), genotype::Inheritance::CompleteDominance);
        const genotype::Parents chosen = parentsOf(settings());
        for (const lessons::ParentPair& pair : behind)
            if ((pair.parents.left == chosen.left && pair.parents.top == chosen.top) ||
                (pair.parents.left == chosen.top && pair.parents.top == chosen.left))
                return Figures::tr("These parents can have such offspring. If all six pairs were equally "
                                   "likely at first, this pair now has a probability of %1 %.")
                    .arg(percentNumber(pair.share));
        return Figures::tr(
            "These parents cannot have such offspring: check again what each of them can pass on.");
    }

    SquareBuilder* m_builder;
    QLabel* m_said;
    QWidget* m_riddle;
    QPushButton* m_meiosis;
};

} // namespace
} // namespace app::square_figure

app::FigureMaker app::squareFigure() {
    using namespace app::square_figure;
    return makerOf<SquareFigure>(experimentOf, askOf);
}
