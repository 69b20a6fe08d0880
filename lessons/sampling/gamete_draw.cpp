// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/gamete_draw.h"

#include "lessons/sampling/generator.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

// Code that runs for each word must be compiled for the processor it runs on, so it is inlined into its
// callers.
#define ALWAYS_INLINE inline __attribute__((always_inline))

namespace lessons {

namespace {

using Word = std::uint64_t;

/// Words that are drawn together: four streams, fifteen steps, since fifteen bits can be added up to four
/// with nothing left over (see `countBits`).
constexpr std::size_t streams = 4;
constexpr std::size_t steps = 15;
constexpr std::int64_t batchPlants = 64 * streams * steps;
constexpr std::int64_t batchesBetweenReports = 2048;

/// Four words side by side, for which the compiler uses whatever vectors the processor has.
using Vector = Word __attribute__((vector_size(32), aligned(32)));

struct alignas(32) Batch {
    Vector vectors[steps];
};

/// xoshiro256++ in four streams; all 64 bits of each word are random.
class RandomWords {
public:
    explicit RandomWords(std::uint64_t seed) {
        Generator generator(seed);
        for (Vector& row : m_state)
            for (std::size_t i = 0; i < streams; ++i) {
                const Word high = generator();
                row[i] = high << 32 | generator();
            }
    }

    ALWAYS_INLINE void fill(Batch& batch) {
        Vector s0 = m_state[0], s1 = m_state[1], s2 = m_state[2], s3 = m_state[3];
        for (Vector& words : batch.vectors) {
            const Vector sum = s0 + s3;
            words = (sum << 23 | sum >> 41) + s0;
            const Vector shifted = s1 << 17;
            s2 ^= s0;
            s3 ^= s1;
            s1 ^= s2;
            s0 ^= s3;
            s2 ^= shifted;
            s3 = s3 << 45 | s3 >> 19;
        }
        m_state[0] = s0;
        m_state[1] = s1;
        m_state[2] = s2;
        m_state[3] = s3;
    }

private:
    Vector m_state[4];
};

/// One genotype of a gene that these parents can have: which of the four cells of its square hold it. Cell 2a
/// + b has chromosome a of the first parent and b of the second.
struct GenotypeMask {
    unsigned cells = 0;       ///< bit i for cell i
    std::size_t genotype = 0; ///< as the gene numbers it
};

/// How one gene is drawn.
struct GenePlan {
    std::vector<GenotypeMask> masks;
    std::array<bool, 2> needsChoice{}; ///< by parent: whether its chromosome makes any difference
    Word crossover = 0;  ///< chance of a crossover before this gene, in 2⁻⁶⁴; linked genes only
    bool linked = false; ///< to the gene before it
};

class Plan {
public:
    explicit Plan(const Offspring& offspring);

    std::vector<GenePlan> genes;
    /// By combination of masks, the first gene slowest: the genotype as `Offspring` numbers it.
    std::vector<std::size_t> genotypes;
};

Plan::Plan(const Offspring& offspring) {
    const Cross& cross = offspring.cross();
    const std::array<const Individual*, 2> parents{&cross.first, &cross.second};
    genotypes = {0};
    for (std::size_t g = 0; g < cross.genes.size(); ++g) {
        const Gene& gene = cross.genes[g];
        GenePlan plan;
        for (std::size_t cell = 0; cell < 4; ++cell) {
            const std::size_t genotype =
                gene.genotypeOf(cross.first.loci[g][cell / 2], cross.second.loci[g][cell % 2]);
            auto mask = std::find_if(plan.masks.begin(), plan.masks.end(),
                                     [genotype](const auto& known) { return known.genotype == genotype; });
            if (mask == plan.masks.end())
                mask = plan.masks.insert(plan.masks.end(), {{}, genotype});
            mask->cells |= 1u << cell;
        }
        if (g > 0 && cross.recombinationAfter(g - 1) < 0.5) {
            plan.linked = true;
            plan.crossover = static_cast<Word>(std::ldexp(cross.recombinationAfter(g - 1), 64));
        }
        std::vector<std::size_t> more;
        for (const std::size_t before : genotypes)
            for (const GenotypeMask& mask : plan.masks)
                more.push_back(before * gene.genotypeCount() + mask.genotype);
        genotypes = std::move(more);
        genes.push_back(std::move(plan));
    }
    // A homozygous gene needs the choice only as a link between two neighbours that do.
    for (std::size_t parent = 0; parent < 2; ++parent)
        for (std::size_t begin = 0, end = 0; begin < genes.size(); begin = end) {
            end = begin + 1;
            while (end < genes.size() && genes[end].linked)
                ++end;
            const bool any = std::any_of(
                parents[parent]->loci.begin() + static_cast<std::ptrdiff_t>(begin),
                parents[parent]->loci.begin() + static_cast<std::ptrdiff_t>(end),
                [](const std::array<AlleleIndex, 2>& alleles) { return alleles[0] != alleles[1]; });
            for (std::size_t g = begin; g < end; ++g)
                genes[g].needsChoice[parent] = any;
        }
}

/// Everything of one draw that changes from batch to batch.
struct Workspace {
    Workspace(const Plan& plan, std::uint64_t seed) : random(seed), counts(plan.genotypes.size()) {
        choices.resize(plan.genes.size());
        std::size_t combinations = 1;
        for (const GenePlan& gene : plan.genes) {
            masks.emplace_back(gene.masks.size());
            combinations *= gene.masks.size();
            if (products.size() + 1 < plan.genes.size()) // those of the last gene are only counted
                products.emplace_back(combinations);
        }
    }

    RandomWords random;
    std::vector<std::array<Batch, 2>> choices; ///< by gene and parent: which chromosome
    std::vector<std::vector<Batch>> masks;     ///< by gene and genotype: which plants have it
    std::vector<std::vector<Batch>> products;  ///< by gene and combination of genotypes up to it
    std::vector<std::int64_t> counts;          ///< by combination
};

/// Sets each bit with the chance `threshold` · 2⁻⁶⁴: compares a random number with it bit by bit, from the
/// highest, until all are decided.
ALWAYS_INLINE void fillWithChance(RandomWords& random, Word threshold, Batch& result) {
    Batch undecided;
    Batch bits;
    for (std::size_t i = 0; i < steps; ++i) {
        undecided.vectors[i] = ~Vector{};
        result.vectors[i] = Vector{};
    }
    for (Word bit = Word{1} << 63; bit != 0; bit >>= 1) {
        random.fill(bits);
        Vector any{};
        // Where the threshold has a 1, a 0 is less than it.
        const Vector below = (threshold & bit) != 0 ? ~Vector{} : Vector{};
        for (std::size_t i = 0; i < steps; ++i) {
            const Vector differs = bits.vectors[i] ^ below;
            result.vectors[i] |= undecided.vectors[i] & differs & below;
            undecided.vectors[i] &= ~differs;
            any |= undecided.vectors[i];
        }
        if ((any[0] | any[1] | any[2] | any[3]) == 0)
            return;
    }
}

ALWAYS_INLINE void drawChoices(const Plan& plan, Workspace& work) {
    for (std::size_t parent = 0; parent < 2; ++parent)
        for (std::size_t g = 0; g < plan.genes.size(); ++g) {
            if (!plan.genes[g].needsChoice[parent])
                continue;
            Batch& choice = work.choices[g][parent];
            if (!plan.genes[g].linked) {
                work.random.fill(choice);
                continue;
            }
            fillWithChance(work.random, plan.genes[g].crossover, choice);
            const Batch& before = work.choices[g - 1][parent];
            for (std::size_t i = 0; i < steps; ++i)
                choice.vectors[i] ^= before.vectors[i];
        }
}

/// The plants that lie in the cells of a square whose bits are set, as one expression that the compiler
/// makes as short as it can.
template <unsigned cells> ALWAYS_INLINE void maskOf(const Batch& first, const Batch& second, Batch& mask) {
    for (std::size_t i = 0; i < steps; ++i) {
        const Vector& a = first.vectors[i];
        const Vector& b = second.vectors[i];
        Vector result{};
        if constexpr (cells == 6)
            result = a ^ b;
        else if constexpr (cells == 15)
            result = ~Vector{};
        else
            for (unsigned cell = 0; cell < 4; ++cell)
                if ((cells >> cell & 1) != 0)
                    result |= (cell / 2 != 0 ? a : ~a) & (cell % 2 != 0 ? b : ~b);
        mask.vectors[i] = result;
    }
}

template <unsigned cells = 15>
ALWAYS_INLINE void maskOf(unsigned wanted, const Batch& first, const Batch& second, Batch& mask) {
    if (wanted == cells)
        maskOf<cells>(first, second, mask);
    else if constexpr (cells > 1)
        maskOf<cells - 1>(wanted, first, second, mask);
}

ALWAYS_INLINE void makeMasks(const Plan& plan, Workspace& work) {
    for (std::size_t g = 0; g < plan.genes.size(); ++g)
        for (std::size_t m = 0; m < plan.genes[g].masks.size(); ++m)
            maskOf(plan.genes[g].masks[m].cells, work.choices[g][0], work.choices[g][1], work.masks[g][m]);
}

/// Adds three bits in each place: their sum is low + 2 · high.
ALWAYS_INLINE void addBits(Vector& high, Vector& low, const Vector& a, const Vector& b, const Vector& c) {
    const Vector difference = a ^ b;
    high = (a & b) | (difference & c);
    low = difference ^ c;
}

/// The number of plants that are in both. In each place fifteen bits are added up to a number of four bits,
/// so that only four vectors are left to count (Harley and Seal; Muła, Kurz and Lemire 2018).
ALWAYS_INLINE std::int64_t countBits(const Batch& one, const Batch& other) {
    const auto& a = one.vectors;
    const auto& b = other.vectors;
    Vector ones, twos, fours, eights;
    Vector ones2, twos2, fours2;
    Vector two[7];
    addBits(two[0], ones, a[0] & b[0], a[1] & b[1], a[2] & b[2]);
    addBits(two[1], ones, ones, a[3] & b[3], a[4] & b[4]);
    addBits(two[2], ones, ones, a[5] & b[5], a[6] & b[6]);
    addBits(two[3], ones2, a[7] & b[7], a[8] & b[8], a[9] & b[9]);
    addBits(two[4], ones2, ones2, a[10] & b[10], a[11] & b[11]);
    addBits(two[5], ones2, ones2, a[12] & b[12], a[13] & b[13]);
    addBits(two[6], ones, ones, ones2, a[14] & b[14]);
    addBits(fours, twos, two[0], two[1], two[2]);
    addBits(fours2, twos2, two[3], two[4], two[5]);
    Vector four3;
    addBits(four3, twos, twos, twos2, two[6]);
    addBits(eights, fours, fours, fours2, four3);
    int count = 0;
    for (std::size_t i = 0; i < streams; ++i)
        count += std::popcount(ones[i]) + 2 * std::popcount(twos[i]) + 4 * std::popcount(fours[i]) +
                 8 * std::popcount(eights[i]);
    return count;
}

/// The same where the processor counts the bits of whole vectors itself.
ALWAYS_INLINE std::int64_t countBitsDirectly(const Batch& one, const Batch& other) {
    using Words __attribute__((may_alias)) = const Word;
    Words* a = reinterpret_cast<Words*>(one.vectors);
    Words* b = reinterpret_cast<Words*>(other.vectors);
    std::int64_t count = 0;
    for (std::size_t i = 0; i < streams * steps; ++i)
        count += std::popcount(a[i] & b[i]);
    return count;
}

/// How bits are counted: added up first, so that few words are left, or word by word.
enum class Counting { Adding, Direct };

/// Draws one batch and counts the plants in `valid`.
template <Counting counting>
ALWAYS_INLINE void drawBatch(const Plan& plan, Workspace& work, const Batch& valid) {
    drawChoices(plan, work);
    makeMasks(plan, work);
    const std::size_t lastGene = plan.genes.size() - 1;
    for (std::size_t g = 0; g <= lastGene; ++g) {
        const std::size_t before = g == 0 ? 1 : work.products[g - 1].size();
        const std::size_t masks = work.masks[g].size();
        for (std::size_t p = 0; p < before; ++p) {
            const Batch& product = g == 0 ? valid : work.products[g - 1][p];
            for (std::size_t m = 0; m < masks; ++m) {
                const Batch& mask = work.masks[g][m];
                if (g < lastGene) {
                    Batch& next = work.products[g][p * masks + m];
                    for (std::size_t i = 0; i < steps; ++i)
                        next.vectors[i] = product.vectors[i] & mask.vectors[i];
                } else {
                    work.counts[p * masks + m] += counting == Counting::Direct
                                                      ? countBitsDirectly(product, mask)
                                                      : countBits(product, mask);
                }
            }
        }
    }
}

template <Counting counting>
ALWAYS_INLINE void drawBatches(const Plan& plan, Workspace& work, const Batch& valid, std::int64_t batches) {
    for (std::int64_t batch = 0; batch < batches; ++batch)
        drawBatch<counting>(plan, work, valid);
}

void drawOnAnyProcessor(const Plan& plan, Workspace& work, const Batch& valid, std::int64_t batches) {
    drawBatches<Counting::Adding>(plan, work, valid, batches);
}

#if defined(__x86_64__)
/// The same code; the compiler may use vectors of 256 bits and the instruction that counts bits.
__attribute__((target("avx2,popcnt"))) void drawWithVectors(const Plan& plan, Workspace& work,
                                                            const Batch& valid, std::int64_t batches) {
    drawBatches<Counting::Adding>(plan, work, valid, batches);
}

/// And one that counts the bits of whole vectors, as many of today's processors do.
__attribute__((target("avx2,popcnt,avx512f,avx512vl,avx512vpopcntdq"))) void
drawWithCountingVectors(const Plan& plan, Workspace& work, const Batch& valid, std::int64_t batches) {
    drawBatches<Counting::Direct>(plan, work, valid, batches);
}
#endif

using Draw = void (*)(const Plan&, Workspace&, const Batch&, std::int64_t);

Draw bestDraw() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq"))
        return drawWithCountingVectors;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt"))
        return drawWithVectors;
#endif
    return drawOnAnyProcessor;
}

/// The first `plants` of a batch.
Batch firstPlants(std::int64_t plants) {
    Batch batch;
    for (Vector& vector : batch.vectors)
        for (std::size_t i = 0; i < streams; ++i, plants -= 64)
            vector[i] = plants >= 64 ? ~Word{0} : plants <= 0 ? 0 : ~Word{0} >> (64 - plants);
    return batch;
}

} // namespace

GameteDraw drawEveryGamete(const Offspring& offspring, std::int64_t count, std::uint64_t seed,
                           const DrawProgress& progress) {
    if (count < 0 || count > maxOffspring)
        throw std::invalid_argument("the number of offspring is outside 0 to 1 000 000 000");
    const Plan plan(offspring);
    Workspace work(plan, seed);
    const Draw draw = bestDraw();
    GameteDraw result;
    const Batch all = firstPlants(batchPlants);
    while (result.drawn < count && !result.cancelled) {
        const std::int64_t left = count - result.drawn;
        if (const std::int64_t batches = std::min(batchesBetweenReports, left / batchPlants); batches > 0) {
            draw(plan, work, all, batches);
            result.drawn += batches * batchPlants;
        } else {
            draw(plan, work, firstPlants(left), 1);
            result.drawn = count;
        }
        result.cancelled = progress && !progress(result.drawn) && result.drawn < count;
    }
    result.counts.resize(offspring.genotypeCount());
    for (std::size_t combination = 0; combination < plan.genotypes.size(); ++combination)
        result.counts[plan.genotypes[combination]] += work.counts[combination];
    return result;
}

} // namespace lessons
