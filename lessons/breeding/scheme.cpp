// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/scheme.h"

#include "lessons/cross/interaction.h"
#include "lessons/cross/x_linked.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace lessons::breeding {

namespace {

/// Which of the classes each genotype shows, numbered as `Offspring` does: the first gene slowest.
struct Genetics {
    std::vector<Gene> genes;
    std::vector<std::uint8_t> classOfGenotype;
};

Genetics interaction(std::string_view id) {
    const Interaction& found = *findInteraction(id);
    return {found.genes, found.phenotypeOfGenotype};
}

Genetics oneGene(std::vector<std::uint8_t> classes) {
    return {{letterGene('A')}, std::move(classes)};
}

Genetics alleleSeries() {
    Gene gene = letterGene('A');
    gene.id = "allele-series";
    gene.symbols = {"A¹", "A²", "A³"};
    gene.phenotypes.resize(3);
    gene.phenotypeOfGenotype = {0, 0, 0, 1, 1, 2};
    return {{gene}, gene.phenotypeOfGenotype};
}

Genetics codominantAlleles() {
    const Gene& gene = *findGene("blood-group");
    // Iᴬ_, IᴬIᴮ, Iᴮ_, ii
    return {{gene}, {0, 1, 0, 2, 2, 3}};
}

/// The first gene is seen in three forms; two recessive alleles of the second are lethal.
Genetics linkedLethal() {
    Genetics made{{letterGene('A'), letterGene('L')}, {}};
    for (std::uint8_t seen = 0; seen < 3; ++seen)
        for (const bool lethal : {false, false, true})
            made.classOfGenotype.push_back(lethal ? Scheme::dies : seen);
    return made;
}

Genetics geneticsOf(Mode mode) {
    constexpr std::uint8_t dies = Scheme::dies;
    switch (mode) {
    case Mode::Dominant: return oneGene({0, 0, 1});
    case Mode::Incomplete:
    case Mode::Codominant: return oneGene({0, 1, 2});
    case Mode::Lethal: return oneGene({dies, 0, 1});
    // XᴬXᴬ, XᴬXᵃ, XᴬY, XᵃXᵃ, XᵃY and YY, which never comes up
    case Mode::XLinked: return {{xLinkedLetterGene('A')}, {0, 0, 0, 1, 1, dies}};
    case Mode::Independent:
    case Mode::Linked: return {{letterGene('A'), letterGene('B')}, {0, 0, 1, 0, 0, 1, 2, 2, 3}};
    case Mode::RecessiveEpistasis: return interaction("recessive-epistasis");
    case Mode::Complementary: return interaction("complementary-genes");
    case Mode::DominantEpistasis: return interaction("dominant-epistasis");
    case Mode::Duplicate: return interaction("duplicate-genes");
    case Mode::AlleleSeries: return alleleSeries();
    case Mode::CodominantAlleles: return codominantAlleles();
    case Mode::LinkedLethal: return linkedLethal();
    }
    return {};
}

/// Every kind of chromosome, one allele of each gene.
std::vector<std::vector<AlleleIndex>> chromosomesOf(const std::vector<Gene>& genes) {
    std::vector<std::vector<AlleleIndex>> all{{}};
    for (const Gene& gene : genes) {
        std::vector<std::vector<AlleleIndex>> longer;
        for (const auto& one : all)
            for (AlleleIndex allele = 0; allele < gene.alleleCount(); ++allele) {
                longer.push_back(one);
                longer.back().push_back(allele);
            }
        all = std::move(longer);
    }
    return all;
}

Individual individualOf(const std::vector<AlleleIndex>& one, const std::vector<AlleleIndex>& other) {
    Individual made;
    for (std::size_t gene = 0; gene < one.size(); ++gene)
        made.loci.push_back({one[gene], other[gene]});
    return made;
}

} // namespace

Scheme::Scheme(Mode mode, Organism organism, double recombination) : m_mode(mode), m_organism(organism) {
    Genetics genetics = geneticsOf(mode);
    m_cross.genes = std::move(genetics.genes);
    for (const Gene& gene : m_cross.genes) {
        m_cross.first.loci.push_back({0, 0});
        m_cross.second.loci.push_back({0, static_cast<AlleleIndex>(gene.xLinked ? 2 : 0)});
    }
    if (m_cross.genes.size() == 2)
        m_cross.recombination = {hasFraction(mode) ? recombination : 0.5};
    requireValid(m_cross);
    const Offspring numbering(m_cross);
    const auto chromosomes = chromosomesOf(m_cross.genes);
    for (std::size_t one = 0; one < chromosomes.size(); ++one)
        for (std::size_t other = one; other < chromosomes.size(); ++other) {
            const std::size_t number =
                numbering.genotypeOf(Gamete{chromosomes[one], 1}, Gamete{chromosomes[other], 1});
            m_genotypes.push_back(individualOf(chromosomes[one], chromosomes[other]));
            m_classOf.push_back(genetics.classOfGenotype[number]);
            if (m_classOf.back() != dies)
                m_classCount = std::max(m_classCount, std::size_t{m_classOf.back()} + 1);
        }
    makeOffspring();
    makeStocks();
}

bool Scheme::canHave(Sex sex, std::size_t genotype) const {
    return m_classOf[genotype] != dies && sexChance(sex, genotype) > 0;
}

double Scheme::sexChance(Sex sex, std::size_t genotype) const {
    if (!hasSexes(m_organism))
        return sex == Sex::Female ? 1 : 0;
    if (m_mode != Mode::XLinked)
        return 0.5;
    const bool male = yCount(m_cross.genes[0], m_genotypes[genotype].loci[0]) == 1;
    return male == (sex == Sex::Male) ? 1 : 0;
}

std::size_t Scheme::genotypeOf(const Individual& individual) const {
    Individual turned = individual;
    for (auto& locus : turned.loci)
        std::swap(locus[0], locus[1]);
    const auto found = std::ranges::find_if(
        m_genotypes, [&](const Individual& one) { return one == individual || one == turned; });
    return static_cast<std::size_t>(found - m_genotypes.begin());
}

std::vector<Gamete> Scheme::gametes(Sex sex, std::size_t genotype) const {
    Cross cross = m_cross;
    cross.recombination = recombinationOf(sex);
    return gametesOf(cross, m_genotypes[genotype]);
}

std::vector<double> Scheme::recombinationOf(Sex sex) const {
    if (hasFraction(m_mode) && m_organism == Organism::Fly && sex == Sex::Male)
        return {0};
    return m_cross.recombination;
}

Cross Scheme::crossOf(std::size_t mother, std::size_t father) const {
    Cross cross = m_cross;
    cross.first = m_genotypes[mother];
    cross.second = m_genotypes[father];
    return cross;
}

void Scheme::makeOffspring() {
    const Sex fathers = hasSexes(m_organism) ? Sex::Male : Sex::Female;
    m_offspring.resize(genotypeCount() * genotypeCount());
    for (std::size_t mother = 0; mother < genotypeCount(); ++mother)
        for (std::size_t father = 0; father < genotypeCount(); ++father) {
            if (!canHave(Sex::Female, mother) || !canHave(fathers, father))
                continue;
            std::vector<double> chances(genotypeCount());
            double alive = 0;
            for (const Gamete& egg : gametes(Sex::Female, mother))
                for (const Gamete& other : gametes(fathers, father)) {
                    const std::size_t child = genotypeOf(individualOf(egg.alleles, other.alleles));
                    if (m_classOf[child] == dies)
                        continue;
                    chances[child] += egg.chance * other.chance;
                    alive += egg.chance * other.chance;
                }
            if (!(alive > 0))
                continue;
            for (double& chance : chances)
                chance /= alive;
            m_offspring[mother * genotypeCount() + father] = std::move(chances);
        }
}

std::uint32_t Scheme::allelesOf(std::size_t genotype) const {
    constexpr unsigned mostAlleles = 4;
    std::uint32_t bits = 0;
    for (std::size_t gene = 0; gene < m_cross.genes.size(); ++gene)
        for (const AlleleIndex allele : m_genotypes[genotype].loci[gene])
            bits |= 1u << (gene * mostAlleles + allele);
    return bits;
}

void Scheme::makeStocks() {
    for (std::size_t genotype = 0; genotype < genotypeCount(); ++genotype) {
        if (!canHave(Sex::Female, genotype))
            continue;
        const auto& loci = m_genotypes[genotype].loci;
        const bool pure = std::ranges::all_of(loci, [](const auto& one) { return one[0] == one[1]; });
        // Two lethal alleles cannot come together, so such a strain is heterozygous throughout.
        const bool balanced = (m_mode == Mode::Lethal || m_mode == Mode::LinkedLethal) &&
                              std::ranges::all_of(loci, [](const auto& one) { return one[0] != one[1]; });
        if (!pure && !balanced)
            continue;
        Stock stock{genotype, genotype, allelesOf(genotype)};
        if (m_mode == Mode::XLinked)
            stock.male = genotypeOf({{{loci[0][0], AlleleIndex{2}}}});
        m_alleles |= stock.alleles;
        m_stocks.push_back(stock);
    }
}

std::string Scheme::notation(std::size_t genotype) const {
    return lessons::notation(m_cross, m_genotypes[genotype]);
}

const Scheme& schemeOf(Mode mode, Organism organism, double recombination) {
    using Key = std::tuple<Mode, Organism, double>;
    static std::mutex mutex;
    static std::map<Key, Scheme> made;
    const std::lock_guard lock(mutex);
    const Key key(mode, organism, recombination);
    const auto found = made.find(key);
    return found != made.end() ? found->second
                               : made.emplace(key, Scheme(mode, organism, recombination)).first->second;
}

} // namespace lessons::breeding
