// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_session.h"

#include "engine/core/cross_sign.h"
#include "lessons/linkage.h"
#include "lessons/sampling/multinomial.h"
#include "lessons/topics/interaction_experiment.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace app {

namespace {

lessons::Brood broodOf(const LabBench& bench) {
    return lessons::Brood(bench.cross, interactionOf(bench.action, bench.cross.genes));
}

void clear(LabBench& bench, const lessons::Brood& brood) {
    bench.sample = lessons::GrowingSample(std::vector<std::int64_t>(brood.kindCount()));
    bench.plants = std::make_shared<const std::vector<std::uint16_t>>();
}

/// Both parents heterozygous; of an X-linked gene, a carrier and a man with the dominant allele.
void setHybrids(lessons::Cross& cross, std::size_t place) {
    cross.first.loci[place] = {0, 1};
    cross.second.loci[place] = {0, lessons::AlleleIndex(cross.genes[place].xLinked ? 2 : 1)};
}

/// If all genes are independent, leave the fractions out. An X-linked gene always is.
void tidy(lessons::Cross& cross) {
    for (std::size_t gene = 0; gene < cross.recombination.size(); ++gene)
        if (cross.genes[gene].xLinked || cross.genes[gene + 1].xLinked)
            cross.recombination[gene] = 0.5;
    if (!cross.isLinked())
        cross.recombination.clear();
}

lessons::Cross firstCross() {
    return lessons::startCross("RrGg x RrGg");
}

/// No parent has a homozygous genotype that dies.
void revive(lessons::Cross& cross, const lessons::Interaction& lethal) {
    for (lessons::Individual* parent : {&cross.first, &cross.second})
        for (std::size_t gene = 0; gene < cross.genes.size() && !lessons::lives(lethal, *parent); ++gene) {
            const auto before = parent->loci[gene];
            if (before[0] != before[1])
                continue;
            auto& allele = parent->loci[gene][1];
            allele = lessons::AlleleIndex((allele + 1U) % cross.genes[gene].alleleCount());
            if (!lessons::lives(lethal, *parent))
                parent->loci[gene] = before;
        }
}

} // namespace

LabSession::LabSession(std::uint64_t seed, QObject* parent)
    : QObject(parent), m_generator(seed), m_brood(firstCross()) {
    LabBench first;
    first.cross = m_brood.cross();
    clear(first, m_brood);
    m_history.push_back({Step::Genes, first});
    show(first);
}

void LabSession::show(const LabBench& bench) {
    m_bench = bench;
    m_brood = broodOf(bench);
    m_looks = lessons::broodByPhenotype(m_brood);
    m_genotypes = lessons::broodByGenotype(m_brood);
}

void LabSession::push(Step step, LabBench bench, std::size_t slider) {
    m_history.resize(m_position + 1);
    m_history.push_back({step, std::move(bench), slider});
    ++m_position;
}

bool LabSession::countsEveryEmbryo() const {
    return m_brood.dead() <= 0 && m_brood.kindCount() == m_brood.genotypeCount();
}

std::vector<std::int64_t> LabSession::outcomes(const std::vector<std::int64_t>& byKind,
                                               bool genotypes) const {
    const auto counts = genotypes ? m_brood.genotypeCounts(byKind) : m_brood.phenotypeCounts(byKind);
    const auto& chances = genotypes ? m_brood.byGenotype() : m_brood.byPhenotype();
    std::vector<std::int64_t> possible;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (chances[i] > 0)
            possible.push_back(counts[i]);
    return possible;
}

std::vector<lessons::RunningPoint> LabSession::running(bool byGenotype) const {
    std::vector<lessons::RunningPoint> points;
    for (const lessons::RunningPoint& point : m_bench.sample.series())
        points.push_back({point.offspring, outcomes(point.counts, byGenotype)});
    return points;
}

bool LabSession::mayTake(std::size_t place, const lessons::Gene& gene) const {
    const auto& genes = m_bench.cross.genes;
    for (std::size_t i = 0; i < genes.size(); ++i)
        if (i != place)
            for (const std::string& symbol : genes[i].symbols)
                if (std::ranges::find(gene.symbols, symbol) != gene.symbols.end())
                    return false;
    return true;
}

void LabSession::take(Step step, lessons::Cross cross, GeneAction action, std::size_t slider) {
    tidy(cross);
    LabBench next;
    if (interactionOf(action, cross.genes))
        next.action = std::move(action);
    next.cross = std::move(cross);
    clear(next, broodOf(next));
    // All moves of one slider make a single step.
    if (step == Step::Linkage && m_position > 0 && m_position + 1 == m_history.size() &&
        m_history[m_position].step == step && m_history[m_position].slider == slider && m_bench.size() == 0)
        m_history[m_position].bench = next;
    else
        push(step, next, slider);
    show(next);
    emit crossChanged();
    emit countsChanged();
    emit historyChanged();
}

void LabSession::restore(const lessons::Cross& cross, const GeneAction& action,
                         const std::vector<lessons::RunningPoint>& way, std::vector<std::uint16_t> plants) {
    LabBench kept;
    kept.cross = cross;
    kept.action = action;
    tidy(kept.cross);
    clear(kept, broodOf(kept));
    if (!way.empty() && way.front().counts.size() == kept.counts().size() && kept.sample.append(way) &&
        std::int64_t(plants.size()) <= std::min(kept.size(), mostPlants))
        kept.plants = std::make_shared<const std::vector<std::uint16_t>>(std::move(plants));
    m_history.assign(1, {Step::Genes, kept});
    m_position = 0;
    show(kept);
    emit crossChanged();
    emit countsChanged();
    emit historyChanged();
}

void LabSession::setCross(const lessons::Cross& cross) {
    if (cross.genes.size() <= mostGenes)
        take(Step::Genes, cross, {});
}

lessons::Cross LabSession::chosenCross() const {
    for (std::size_t i = m_position + 1; i-- > 0;)
        if (m_history[i].bench.action.interaction.empty())
            return m_history[i].bench.cross;
    return firstCross();
}

std::vector<GeneAction> LabSession::actions() const {
    return actionsFor(chosenCross().genes);
}

void LabSession::setAction(const GeneAction& action) {
    lessons::Cross cross = chosenCross();
    const auto possible = actionsFor(cross.genes);
    if (action == m_bench.action ||
        (action != GeneAction{} && std::ranges::find(possible, action) == possible.end()))
        return;
    const auto together = interactionOf(action, cross.genes);
    if (!action.interaction.empty())
        cross = lessons::usualCross(*together);
    else if (together)
        revive(cross, *together);
    take(Step::Action, std::move(cross), action);
}

void LabSession::setGene(std::size_t place, const lessons::Gene& gene) {
    lessons::Cross cross = m_bench.cross;
    if (!mayChooseGenes() || place >= cross.genes.size() || !mayTake(place, gene))
        return;
    cross.genes[place] = gene;
    setHybrids(cross, place);
    take(Step::Genes, std::move(cross), m_bench.action);
}

void LabSession::addGene(const lessons::Gene& gene) {
    lessons::Cross cross = m_bench.cross;
    if (!mayChooseGenes() || cross.genes.size() >= mostGenes || !mayTake(cross.genes.size(), gene))
        return;
    cross.genes.push_back(gene);
    cross.first.loci.emplace_back();
    cross.second.loci.emplace_back();
    setHybrids(cross, cross.genes.size() - 1);
    if (!cross.recombination.empty())
        cross.recombination.push_back(0.5);
    take(Step::Genes, std::move(cross), m_bench.action);
}

void LabSession::removeGene(std::size_t place) {
    lessons::Cross cross = m_bench.cross;
    if (!mayChooseGenes() || cross.genes.size() < 2 || place >= cross.genes.size())
        return;
    const auto at = static_cast<std::ptrdiff_t>(place);
    cross.genes.erase(cross.genes.begin() + at);
    cross.first.loci.erase(cross.first.loci.begin() + at);
    cross.second.loci.erase(cross.second.loci.begin() + at);
    if (!cross.recombination.empty()) {
        // The genes on either side of the removed one are now neighbours.
        auto& between = cross.recombination;
        if (place > 0 && place < between.size())
            between[place - 1] = lessons::fractionAcross(between[place - 1], between[place]);
        between.erase(between.begin() + std::min<std::ptrdiff_t>(at, std::ptrdiff_t(between.size()) - 1));
    }
    take(Step::Genes, std::move(cross), m_bench.action);
}

std::optional<lessons::Cross> LabSession::turned(int parent, std::size_t gene, int chromosome) const {
    lessons::Cross cross = m_bench.cross;
    if (gene >= cross.genes.size())
        return std::nullopt;
    lessons::Individual& whose = parent == 0 ? cross.first : cross.second;
    auto& allele = whose.loci[gene][chromosome == 0 ? 0 : 1];
    const std::size_t alleles = cross.genes[gene].alleleCount() - (cross.genes[gene].xLinked ? 1 : 0);
    if (allele >= alleles) { // a Y: father and mother change places
        std::swap(cross.first.loci[gene], cross.second.loci[gene]);
        return cross;
    }
    const auto& together = m_brood.interaction();
    for (std::size_t other = 1; other < alleles; ++other) {
        allele = lessons::AlleleIndex((allele + 1U) % alleles);
        if (!together || lessons::lives(*together, whose))
            return cross;
    }
    return std::nullopt;
}

bool LabSession::mayTurn(int parent, std::size_t gene, int chromosome) const {
    return turned(parent, gene, chromosome).has_value();
}

void LabSession::turnAllele(int parent, std::size_t gene, int chromosome) {
    if (auto cross = turned(parent, gene, chromosome))
        take(Step::Parents, *std::move(cross), m_bench.action);
}

std::optional<lessons::NotationError> LabSession::setParents(const QString& first, const QString& second) {
    const auto readBoth = [this](std::string_view one, std::string_view other) {
        return lessons::readCross(m_bench.cross.genes, one, other, m_bench.cross.recombination);
    };
    const std::string texts[]{first.trimmed().toStdString(), second.trimmed().toStdString()};
    auto read = readBoth(texts[0], texts[1]);
    // Someone may have written the whole cross into the field of one parent.
    if (const auto* error = std::get_if<lessons::NotationError>(&read))
        if (const auto sides = core::splitCross(texts[error->parent])) {
            auto whole = readBoth(sides->first, sides->second);
            if (std::holds_alternative<lessons::Cross>(whole) ||
                error->kind == lessons::NotationError::Kind::UnknownSymbol)
                read = std::move(whole);
        }
    if (const auto* error = std::get_if<lessons::NotationError>(&read))
        return *error;
    auto& cross = std::get<lessons::Cross>(read);
    if (const auto& together = m_brood.interaction())
        for (const int parent : {0, 1})
            if (const auto& whose = parent == 0 ? cross.first : cross.second;
                !lessons::lives(*together, whose))
                return lessons::NotationError{lessons::NotationError::Kind::DeadParent, parent, 0,
                                              lessons::notation(cross, whose)};
    if (cross.first != m_bench.cross.first || cross.second != m_bench.cross.second)
        take(Step::Parents, std::move(cross), m_bench.action);
    return std::nullopt;
}

void LabSession::setRecombination(std::size_t gene, double fraction) {
    lessons::Cross cross = m_bench.cross;
    if (!mayChooseGenes() || gene + 1 >= cross.genes.size() || cross.recombinationAfter(gene) == fraction ||
        cross.genes[gene].xLinked || cross.genes[gene + 1].xLinked)
        return;
    if (cross.recombination.empty())
        cross.recombination.assign(cross.genes.size() - 1, 0.5);
    cross.recombination[gene] = std::clamp(fraction, 0.0, 0.5);
    take(Step::Linkage, std::move(cross), m_bench.action, gene);
}

LabBench LabSession::rolled(LabBench bench, std::int64_t n) {
    const auto& chances = m_brood.byKind();
    std::int64_t all = bench.size();
    auto plants = *bench.plants;
    bench.sample.grow(n, [&](std::int64_t step) {
        // The first offspring are drawn one by one, so that they can be shown in the order in which they
        // came.
        const bool shown = std::int64_t(plants.size()) == all && all + step <= mostPlants;
        all += step;
        if (!shown)
            return lessons::sampleCounts(m_generator, step, chances);
        std::vector<std::int64_t> counts(chances.size());
        for (const std::uint32_t kind : lessons::samplePlants(m_generator, step, chances)) {
            plants.push_back(std::uint16_t(kind));
            ++counts[kind];
        }
        return counts;
    });
    bench.plants = std::make_shared<const std::vector<std::uint16_t>>(std::move(plants));
    return bench;
}

void LabSession::roll(std::int64_t n) {
    if (n <= 0 || m_bench.size() >= most)
        return;
    m_bench = rolled(m_bench, n);
    push(Step::Roll, m_bench);
    emit countsChanged();
    emit historyChanged();
}

void LabSession::rollAgain(std::int64_t n) {
    if (n <= 0)
        return;
    LabBench fresh = m_bench;
    clear(fresh, m_brood);
    m_bench = rolled(std::move(fresh), n);
    push(Step::Roll, m_bench);
    emit countsChanged();
    emit historyChanged();
}

void LabSession::add(const std::vector<lessons::RunningPoint>& drawn) {
    if (drawn.empty() || !m_bench.sample.append(drawn))
        return;
    push(Step::Roll, m_bench);
    emit countsChanged();
    emit historyChanged();
}

void LabSession::startOver() {
    if (m_bench.size() == 0)
        return;
    clear(m_bench, m_brood);
    push(Step::Roll, m_bench);
    emit countsChanged();
    emit historyChanged();
}

void LabSession::undo() {
    if (!canUndo())
        return;
    show(m_history[--m_position].bench);
    emit crossChanged();
    emit countsChanged();
    emit historyChanged();
}

void LabSession::redo() {
    if (!canRedo())
        return;
    show(m_history[++m_position].bench);
    emit crossChanged();
    emit countsChanged();
    emit historyChanged();
}

} // namespace app
