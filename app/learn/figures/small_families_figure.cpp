// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/base/text/unbroken.h"
#include "app/charts/figure_words.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/topics/family_experiment.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace app {

namespace small_families_figure {
namespace {

constexpr auto partnerSetting = "family-partner";
constexpr auto sizeSetting = "family-size";
constexpr std::array sizes{2, 4, 8, 12};
constexpr int usualSize = 1; // in `sizes`
/// As many families as there is room for.
constexpr std::size_t shown = 12;

bool startsWithTestCross(const FigureSettings& settings) {
    const auto partner = startCross(settings).second.loci[0];
    return partner[0] == partner[1];
}

/// The heterozygous parent of the topic with another one, or with a recessive one.
lessons::Cross crossOf(const FigureSettings& settings) {
    lessons::Cross cross = startCross(settings);
    const int partner =
        settings.setting(QLatin1String(partnerSetting), startsWithTestCross(settings) ? 1 : 0).toInt();
    cross.first.loci = {{0, 1}};
    cross.second.loci = {{partner == 1 ? lessons::AlleleIndex{1} : lessons::AlleleIndex{0}, 1}};
    return cross;
}

int sizeOf(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(sizeSetting), usualSize).toInt();
    return sizes[std::size_t(std::clamp(chosen, 0, int(sizes.size()) - 1))];
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::familyExperiment(crossOf(settings), sizeOf(settings));
}

/// The topic's own question is about its first family.
const char* askOf(const FigureSettings& settings) {
    if (settings.setting(QLatin1String(sizeSetting), usualSize).toInt() == usualSize &&
        lessons::notation(crossOf(settings)) == lessons::notation(startCross(settings)))
        return nullptr;
    return ENGINE_TEXT("engine", "Now with these parents and families of this size: how often do you expect "
                                 "each kind of family, and how often exactly the ratio of the cross? Enter "
                                 "parts or percentages.");
}

/// A family on the screen, offspring by offspring: 1 for a recessive one.
using FamilyLook = std::vector<std::uint8_t>;

/// Families as pods, the last ones rolled. Those with exactly the ratio are framed.
class FamiliesPicture : public PaintedFigure {
public:
    explicit FamiliesPicture(QWidget* parent) : PaintedFigure({290, 150}, parent) {}

    void setFamilies(const std::vector<FamilyLook>& families, const lessons::Gene& gene, int size,
                     std::optional<std::int64_t> exact) {
        m_families = families;
        m_gene = gene;
        m_size = size;
        m_exact = exact;
        keepStyled(this, [this] { setMaximumHeight(gridRows() * Theme::current().px(45)); });
        update();
    }

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        // Large families need wide cells.
        const int columns = m_size <= 2 ? 4 : m_size <= 4 ? 3 : m_size <= 8 ? 2 : 1;
        const int rows = gridRows();
        const qreal gap = theme.px(5);
        const qreal wide = (width() - gap * (columns - 1)) / columns;
        const qreal high = std::min<qreal>((height() - gap * (rows - 1)) / rows, theme.px(40));
        for (int cell = 0; cell < columns * rows; ++cell) {
            // Half of the widest frame lies outside.
            const qreal edge = theme.px(2);
            const QRectF rect(cell % columns * (wide + gap) + edge, cell / columns * (high + gap) + edge,
                              wide - 2 * edge, high - 2 * edge);
            paintFamily(painter, rect,
                        std::size_t(cell) < m_families.size() ? &m_families[std::size_t(cell)] : nullptr);
        }
    }

private:
    int gridRows() const { return m_size <= 2 ? 3 : m_size <= 4 ? 4 : 6; }

    void paintFamily(QPainter& painter, const QRectF& rect, const FamilyLook* family) const {
        const Theme& theme = Theme::current();
        const bool exact = family != nullptr && m_exact && std::ranges::count(*family, 1) == *m_exact;
        painter.setPen(
            QPen(theme.colour(exact ? Role::GlowBorder : Role::Line), (exact ? 2.4 : 1.1) * theme.scale()));
        painter.setBrush(theme.colour(Role::PlantGround));
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
        const qreal step = (rect.width() - rect.height() * 0.5) / m_size;
        const qreal diameter = std::min(step * 0.86, rect.height() * 0.68);
        for (int i = 0; i < m_size; ++i) {
            const QPointF centre(rect.left() + rect.height() * 0.25 + step * (i + 0.5), rect.center().y());
            if (family == nullptr) {
                painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale(), Qt::DotLine));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(centre, diameter / 2, diameter / 2);
            } else if (m_gene.id == "seed-shape") {
                paintPea(painter, centre, diameter, (*family)[std::size_t(i)] == 1, i);
            } else {
                lessons::Cross cross;
                cross.genes = {m_gene};
                painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
                painter.setBrush(
                    toneColour(lessons::toneOf(cross, {std::size_t((*family)[std::size_t(i)])})));
                painter.drawEllipse(centre, diameter / 2, diameter / 2);
            }
        }
    }

    std::vector<FamilyLook> m_families;
    lessons::Gene m_gene;
    int m_size = 4;
    std::optional<std::int64_t> m_exact;
};

class SmallFamiliesFigure : public LessonFigure {
public:
    SmallFamiliesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        const lessons::Gene gene = startCross(settings).genes[0];
        const QString hybrid = QString::fromStdString(gene.notation(1));
        const QString plain = QString::fromStdString(gene.notation(2));
        QWidget* parents =
            chooser(QLatin1String(partnerSetting), Figures::tr("Parents"),
                    {QStringLiteral("%1 × %1").arg(hybrid), QStringLiteral("%1 × %2").arg(hybrid, plain)},
                    startsWithTestCross(settings) ? 1 : 0);
        for (QPushButton* tile : parents->findChildren<QPushButton*>())
            keepStyled(tile, [tile] { tile->setFont(Theme::current().genotypeFont(14)); });
        QStringList choices;
        for (const int size : sizes)
            choices << Figures::tr("families of %1").arg(size);
        chooser(QLatin1String(sizeSetting), Figures::tr("Size of each family"), choices, usualSize);
        m_picture = new FamiliesPicture(this);
        rows()->addWidget(m_picture, 100);
        const auto line = [this](const char* name, TextRole role = TextRole::Body) {
            QLabel* label = page_parts::words({}, this, role);
            label->setObjectName(QLatin1String(name));
            rows()->addWidget(label);
            return label;
        };
        m_exact = line("exactFamilies", TextRole::Strong);
        m_rules = line("familyRules");
        m_memory = line("familyMemory");
        rows()->addStretch(1);
        renew();
        connect(&run, &ExperimentRun::experimentChanged, this, &SmallFamiliesFigure::renew);
        connect(&run, &ExperimentRun::countsChanged, this, &SmallFamiliesFigure::refresh);
    }

private:
    /// Other families: nothing of what was drawn fits any more.
    void renew() {
        m_before.clear();
        refresh();
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

    void refresh() {
        drawNewFamilies();
        const lessons::Cross cross = crossOf(settings());
        const int size = sizeOf(settings());
        const lessons::Families families = lessons::familiesOf(cross, size);
        const auto ratio = families.inTheRatio();
        m_picture->setFamilies(m_families, cross.genes[0], size,
                               ratio ? std::optional(ratio->at(1)) : std::nullopt);
        const bool revealed = run().isRevealed();
        m_picture->describe(revealed ? Figures::tr("The last families rolled") : Figures::tr("Empty pods"),
                            familiesText(cross.genes[0]));
        m_rules->setVisible(revealed && ratio);
        m_memory->setVisible(revealed);
        if (!revealed) {
            m_exact->setText(unbroken(Figures::tr("Each pod is a family. Predict first, then roll.")));
            return;
        }
        m_exact->setText(unbroken(ratio ? exactText(families, ratio->at(1)) : noExactText(size)));
        if (ratio)
            m_rules->setText(unbroken(rulesText(families, *ratio)));
        refreshMemory(cross.genes[0], size);
    }

    QString ratioText() const {
        return settings().setting(QLatin1String(partnerSetting), startsWithTestCross(settings()) ? 1 : 0)
                           .toInt() == 1
                   ? QStringLiteral("1 : 1")
                   : QStringLiteral("3 : 1");
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

    QString noExactText(int size) const {
        return Figures::tr("A family of %1 can never be exactly %2.").arg(size).arg(ratioText());
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
    void refreshMemory(const lessons::Gene& gene, int size) {
        const auto& counts = run().counts();
        const auto streak =
            lessons::streakOf(counts[0], counts[1], size, std::uint64_t(settings().firstMystery()));
        if (!streak) {
            m_memory->clear();
            return;
        }
        const QString dominant = text(gene.phenotypes[0]);
        if (streak->families == 0) {
            m_memory->setText(unbroken(
                size == 2 ? Figures::tr("No memory: in no family yet was the first one %1.").arg(dominant)
                          : Figures::tr("No memory: in no family yet were the first %1 all %2.")
                                .arg(size - 1)
                                .arg(dominant)));
            return;
        }
        const QString result =
            Figures::tr("In %1 of these (%2 %) the last one is %3.")
                .arg(countText(streak->recessiveLast),
                     percentNumber(double(streak->recessiveLast) / double(streak->families)),
                     text(gene.phenotypes[1]));
        m_memory->setText(
            unbroken((size == 2 ? Figures::tr("No memory: in %Ln families the first one is %1. %2", nullptr,
                                              int(streak->families))
                                      .arg(dominant, result)
                                : Figures::tr("No memory: in %Ln families the first %1 are all %2. %3",
                                              nullptr, int(streak->families))
                                      .arg(size - 1)
                                      .arg(dominant, result))));
    }

    FamiliesPicture* m_picture;
    QLabel* m_exact;
    QLabel* m_rules;
    QLabel* m_memory;
    std::vector<std::int64_t> m_before; ///< the counts when families were last drawn
    std::vector<FamilyLook> m_families;
};

} // namespace
} // namespace small_families_figure

FigureMaker smallFamiliesFigure() {
    using namespace small_families_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new SmallFamiliesFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
