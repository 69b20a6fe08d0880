// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/paint/shape_painter.h"
#include "figure_parts.h"
#include "lessons/topics/family_experiment.h"

#include <numeric>

namespace app::small_families_figure {
namespace {

constexpr std::array sizes{2, 4, 8, 12};
constexpr int usualSize = 1; // in `sizes`
/// As many families as there is room for.
constexpr std::size_t shown = 12;

int startsWithTestCross(const FigureSettings& settings) {
    const auto partner = startCross(settings).second.loci[0];
    return partner[0] == partner[1] ? 1 : 0;
}

const Choice<int> partner{
    {"family-partner", [] { return Figures::tr("Parents"); },
     [](const FigureSettings& settings) {
         const lessons::Gene gene = startCross(settings).genes[0];
         const QString hybrid = QString::fromStdString(gene.notation(1));
         return QStringList{QStringLiteral("%1 × %1").arg(hybrid),
                            QStringLiteral("%1 × %2").arg(hybrid, QString::fromStdString(gene.notation(2)))};
     },
     startsWithTestCross, TitlePlace::Unseen, true, true}};
const Choice<int> size{{"family-size", [] { return Figures::tr("Size of each family"); },
                        eachNamed(sizes, [](int one) { return Figures::tr("families of %1").arg(one); }),
                        usualSize},
                       sizes};

/// The heterozygous parent of the topic with another one, or with a recessive one.
lessons::Cross crossOf(const FigureSettings& settings) {
    lessons::Cross cross = startCross(settings);
    cross.first.loci = {{0, 1}};
    cross.second.loci = {{partner.in(settings) == 1 ? lessons::AlleleIndex{1} : lessons::AlleleIndex{0}, 1}};
    return cross;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::familyExperiment(crossOf(settings), size(settings));
}

/// The topic's own question is about its first family.
const char* askOf(const FigureSettings& settings) {
    if (size.in(settings) == usualSize &&
        lessons::notation(crossOf(settings)) == lessons::notation(startCross(settings)))
        return nullptr;
    return ENGINE_TEXT("engine", "Now with these parents and families of this size: how often do you expect "
                                 "each kind of family, and how often exactly the ratio of the cross? Enter "
                                 "parts or percentages.");
}

/// A family on the screen, offspring by offspring: 1 for a recessive one.
using FamilyLook = std::vector<std::uint8_t>;

/// How many rows and columns of families there are: large families need wide cells.
int rowsOf(int familySize) {
    return familySize <= 2 ? 3 : familySize <= 4 ? 4 : 6;
}
int columnsOf(int familySize) {
    return familySize <= 2 ? 4 : familySize <= 4 ? 3 : familySize <= 8 ? 2 : 1;
}

void paintOffspring(QPainter& painter, const QPointF& centre, qreal diameter, const lessons::Gene& gene,
                    bool recessive, int number) {
    if (gene.id == "seed-shape") {
        paintPea(painter, centre, diameter, recessive, number);
        return;
    }
    lessons::Cross cross;
    cross.genes = {gene};
    setInk(painter, linePen(Role::ControlLine), toneColour(lessons::toneOf(cross, {recessive ? 1U : 0U})));
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
}

/// A pod; framed if the family has exactly the ratio, empty without a family.
void paintFamily(QPainter& painter, const QRectF& rect, int familySize, const lessons::Gene& gene,
                 const FamilyLook* family, bool exact) {
    setInk(painter, exact ? linePen(Role::GlowBorder, 2.4) : linePen(Role::Line, 1.1), Role::PlantGround);
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    const qreal step = (rect.width() - rect.height() * 0.5) / familySize;
    const qreal diameter = std::min(step * 0.86, rect.height() * 0.68);
    for (int i = 0; i < familySize; ++i) {
        const QPointF centre(rect.left() + rect.height() * 0.25 + step * (i + 0.5), rect.center().y());
        if (family) {
            paintOffspring(painter, centre, diameter, gene, (*family)[std::size_t(i)] == 1, i);
        } else {
            setInk(painter, linePen(Role::ControlLine, 1, Qt::DotLine));
            painter.drawEllipse(centre, diameter / 2, diameter / 2);
        }
    }
}

class SmallFamiliesFigure : public LessonFigure {
public:
    SmallFamiliesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&partner, &small_families_figure::size});
        m_picture = addPicture(
            {290, 150}, [this](QPainter& painter, const QRectF& room) { paintFamilies(painter, room); }, 100);
        m_exact = addWords("exactFamilies", TextRole::Strong);
        m_rules = addWords("familyRules");
        m_memory = addWords("familyMemory");
        addSpace();
        followCounts();
        // Nothing of what was drawn fits other families.
        connect(&run, &ExperimentRun::experimentChanged, this, [this] { m_before.clear(); });
    }

private:
    /// Families as pods, the last ones rolled.
    void paintFamilies(QPainter& painter, const QRectF& room) const {
        const Theme& theme = Theme::current();
        const lessons::Cross cross = crossOf(settings());
        const int familySize = small_families_figure::size(settings());
        const auto ratio = lessons::familiesOf(cross, familySize).inTheRatio();
        const int columns = columnsOf(familySize);
        const int rows = rowsOf(familySize);
        const qreal gap = theme.px(5);
        const qreal wide = (room.width() - gap * (columns - 1)) / columns;
        const qreal high = std::min<qreal>((room.height() - gap * (rows - 1)) / rows, theme.px(40));
        for (int cell = 0; cell < columns * rows; ++cell) {
            // Half of the widest frame lies outside.
            const qreal edge = theme.px(2);
            const QRectF rect(cell % columns * (wide + gap) + edge, cell / columns * (high + gap) + edge,
                              wide - 2 * edge, high - 2 * edge);
            const bool filled = std::size_t(cell) < m_families.size();
            const FamilyLook* family = filled ? &m_families[std::size_t(cell)] : nullptr;
            paintFamily(painter, rect, familySize, cross.genes[0], family,
                        family && ratio && std::ranges::count(*family, 1) == ratio->at(1));
        }
    }

    /// Some of the families that have come since the last time, each with its offspring in some order.
    void drawNewFamilies() {
        const auto& counts = run().counts();
        if (m_before.size() != counts.size() ||
            !std::ranges::equal(m_before, counts, [](auto before, auto now) { return before <= now; })) {
            m_before.assign(counts.size(), 0);
            m_families.clear();
        }
        std::vector<std::int64_t> fresh(counts.size());
        std::ranges::transform(counts, m_before, fresh.begin(), std::minus());
        std::int64_t left = std::reduce(fresh.begin(), fresh.end());
        m_before = counts;
        std::vector<FamilyLook> drawn;
        for (; left > 0 && drawn.size() < shown; --left) {
            std::int64_t which = std::int64_t(
                settings().chance().below(std::uint32_t(std::min<std::int64_t>(left, 1'000'000'000))));
            std::size_t recessive = 0;
            while (which >= fresh[recessive])
                which -= fresh[recessive++];
            --fresh[recessive];
            FamilyLook family(counts.size() - 1);
            std::fill_n(family.begin(), recessive, 1);
            settings().chance().shuffle(family);
            drawn.push_back(std::move(family));
        }
        m_families.insert(m_families.begin(), drawn.begin(), drawn.end());
        m_families.resize(std::min(m_families.size(), shown));
    }

    void refresh() override {
        drawNewFamilies();
        const lessons::Cross cross = crossOf(settings());
        const int familySize = small_families_figure::size(settings());
        const lessons::Families families = lessons::familiesOf(cross, familySize);
        const auto ratio = families.inTheRatio();
        const bool revealed = run().isRevealed();
        m_picture->setMaximumHeight(rowsOf(familySize) * Theme::current().px(45));
        m_picture->describe(revealed ? Figures::tr("The last families rolled") : Figures::tr("Empty pods"),
                            familiesText(cross.genes[0]));
        m_rules->setVisible(revealed && ratio);
        m_memory->setVisible(revealed);
        if (!revealed) {
            m_exact->setText(unbroken(Figures::tr("Each pod is a family. Predict first, then roll.")));
            return;
        }
        m_exact->setText(unbroken(ratio ? exactText(families, ratio->at(1)) : noExactText(familySize)));
        if (ratio)
            m_rules->setText(unbroken(rulesText(families, *ratio)));
        m_memory->setText(unbroken(memoryText(cross.genes[0], familySize)));
    }

    QString ratioText() const {
        return partner.in(settings()) == 1 ? QStringLiteral("1 : 1") : QStringLiteral("3 : 1");
    }

    /// The families in the picture, for those who hear the page.
    QString familiesText(const lessons::Gene& gene) const {
        QStringList words;
        for (const FamilyLook& family : m_families)
            words << Figures::tr("%1 of %2 %3")
                         .arg(std::ranges::count(family, 1))
                         .arg(family.size())
                         .arg(text(gene.phenotypes[1]));
        return words.join(QStringLiteral("; "));
    }

    QString exactText(const lessons::Families& families, std::int64_t recessive) const {
        const std::int64_t counted = run().counts()[std::size_t(recessive)];
        const lessons::FamilyChance chance = families.exactly(1, recessive);
        return Figures::tr("Exactly %1 (framed): %2 of %3 families, %4 %. Calculated: %5 %.")
            .arg(ratioText(), countText(counted), countText(run().size()),
                 percentNumber(double(counted) / double(run().size())), percentNumber(chance.value));
    }

    QString noExactText(int familySize) const {
        return Figures::tr("A family of %1 can never be exactly %2.").arg(familySize).arg(ratioText());
    }

    /// "3/4 three times", as a power.
    static QString powerText(const lessons::Families& families, std::size_t look, std::int64_t times) {
        const QString share = families.share(look) == 0.5  ? QStringLiteral("1/2")
                              : families.share(look) > 0.5 ? QStringLiteral("3/4")
                                                           : QStringLiteral("1/4");
        if (times == 1)
            return share;
        static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        QString exponent;
        for (const QChar digit : QString::number(times))
            exponent += digits[digit.digitValue()];
        return QStringLiteral("(%1)%2").arg(share, exponent);
    }

    static QString rulesText(const lessons::Families& families, const std::vector<std::int64_t>& ratio) {
        const double one = families.exactly(0, ratio[0]).value;
        double orders = 1;
        for (std::int64_t i = 1; i <= ratio[1]; ++i)
            orders = orders * double(families.size() - i + 1) / double(i);
        const auto product =
            QStringLiteral("%1 × %2").arg(powerText(families, 0, ratio[0]), powerText(families, 1, ratio[1]));
        return Figures::tr("Product rule: each order has the chance %1 = %2 %. Sum rule: there are %3 "
                           "orders, so %3 times as much.")
            .arg(product, QLocale().toString(100 * one / orders, 'g', 3), QString::number(qRound(orders)));
    }

    /// What the last of a family looks like if all before it looked dominant.
    QString memoryText(const lessons::Gene& gene, int familySize) const {
        const auto& counts = run().counts();
        const auto streak =
            lessons::streakOf(counts[0], counts[1], familySize, std::uint64_t(settings().firstMystery()));
        if (!streak)
            return {};
        const QString dominant = text(gene.phenotypes[0]);
        const bool two = familySize == 2;
        if (streak->families == 0)
            return two ? Figures::tr("No memory: in no family yet was the first one %1.").arg(dominant)
                       : Figures::tr("No memory: in no family yet were the first %1 all %2.")
                             .arg(familySize - 1)
                             .arg(dominant);
        const QString result =
            Figures::tr("In %1 of these (%2 %) the last one is %3.")
                .arg(countText(streak->recessiveLast),
                     percentNumber(double(streak->recessiveLast) / double(streak->families)),
                     text(gene.phenotypes[1]));
        const int families = int(streak->families);
        return two ? Figures::tr("No memory: in %Ln families the first one is %1. %2", nullptr, families)
                         .arg(dominant, result)
                   : Figures::tr("No memory: in %Ln families the first %1 are all %2. %3", nullptr, families)
                         .arg(familySize - 1)
                         .arg(dominant, result);
    }

    FigurePicture* m_picture;
    QLabel* m_exact;
    QLabel* m_rules;
    QLabel* m_memory;
    std::vector<std::int64_t> m_before; ///< the counts when families were last drawn
    std::vector<FamilyLook> m_families;
};

} // namespace
} // namespace app::small_families_figure

app::FigureMaker app::smallFamiliesFigure() {
    using namespace app::small_families_figure;
    return makerOf<SmallFamiliesFigure>(experimentOf, askOf);
}
