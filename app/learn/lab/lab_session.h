// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gene_action.h"
#include "lessons/cross/brood.h"
#include "lessons/cross/notation.h"
#include "lessons/sampling/generator.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QObject>

#include <memory>
#include <optional>
#include <vector>

namespace app {

/// The state of the bench between two steps: the cross and its offspring.
struct LabBench {
    lessons::Cross cross;
    GeneAction action;
    lessons::GrowingSample sample; ///< by kind, as `Brood` numbers them
    /// The first offspring one by one, as kinds; at most `LabSession::mostPlants`. Shared by all steps
    /// that have not rolled since.
    std::shared_ptr<const std::vector<std::uint16_t>> plants;

    const std::vector<std::int64_t>& counts() const { return sample.counts(); }
    std::int64_t size() const { return sample.size(); }
};

/// The free bench: a cross that can be changed, and offspring rolled from it. Every change is a step that can
/// be undone, without limit. A new cross begins without offspring.
class LabSession : public QObject {
    Q_OBJECT
public:
    /// `seed` decides what is rolled.
    explicit LabSession(std::uint64_t seed, QObject* parent = nullptr);

    enum class Step { Genes, Parents, Linkage, Roll, Action };

    static constexpr std::size_t mostGenes = 4;
    /// The greatest number of offspring shown as plants.
    static constexpr std::int64_t mostPlants = 4000;
    /// The greatest number of offspring in all.
    static constexpr std::int64_t most = lessons::GrowingSample::most;

    const LabBench& bench() const { return m_bench; }
    const lessons::Brood& brood() const { return m_brood; }
    /// Whether every embryo counts as what its genotype says, so that drawn gametes are offspring.
    bool countsEveryEmbryo() const;
    /// The outcomes of the cross, by phenotype or by genotype; impossible ones are left out.
    const lessons::Experiment& experiment(bool byGenotype) const {
        return byGenotype ? m_genotypes : m_looks;
    }
    /// The counts of the experiment's outcomes.
    std::vector<std::int64_t> counts(bool byGenotype) const { return outcomes(m_bench.counts(), byGenotype); }
    /// How the counts of the outcomes grew.
    std::vector<lessons::RunningPoint> running(bool byGenotype) const;

    /// Whether a place can have this gene: none of its letters is used by another gene of the cross.
    bool mayTake(std::size_t place, const lessons::Gene& gene) const;
    /// Sets any cross of at most `mostGenes` genes.
    void setCross(const lessons::Cross& cross);
    /// Begins with a saved bench, without any steps to undo. `way`: how the counts by kind grew, from few to
    /// all; `plants`: as in LabBench. A `way` that does not fit the cross is left out. Precondition: the
    /// action fits the cross, and its parents live.
    void restore(const lessons::Cross& cross, const GeneAction& action,
                 const std::vector<lessons::RunningPoint>& way, std::vector<std::uint16_t> plants);
    /// Sets how the genes act. An interaction of the catalogue brings its own genes and parents; after it,
    /// the cross that was there before comes back. A parent with a genotype that dies becomes heterozygous.
    /// What is none of `actions()` changes nothing.
    void setAction(const GeneAction& action);
    /// What can be chosen besides that each gene shows by itself.
    std::vector<GeneAction> actions() const;
    /// Whether genes can be chosen: those of the catalogue's interactions cannot.
    bool mayChooseGenes() const { return m_bench.action.interaction.empty(); }
    /// Replaces a gene. Both parents are heterozygous for a new gene; of an X-linked one, the first parent is
    /// a carrier and the second has the dominant allele beside its Y.
    void setGene(std::size_t place, const lessons::Gene& gene);
    void addGene(const lessons::Gene& gene);
    void removeGene(std::size_t place);
    /// Switches to the gene's next allele, on one chromosome (0 or 1) of one parent (0 or 1). Turning a Y
    /// makes the other parent the father. Alleles with which the parent would die are passed over.
    void turnAllele(int parent, std::size_t gene, int chromosome);
    /// Whether `turnAllele` changes anything.
    bool mayTurn(int parent, std::size_t gene, int chromosome) const;
    /// Reads the notation of both parents with the genes chosen; an error changes nothing. The text of one
    /// parent may also be the whole cross, "RrGg × rrgg".
    std::optional<lessons::NotationError> setParents(const QString& first, const QString& second);
    /// Sets the recombination fraction, 0…0.5, between a gene and the next. Successive moves of one slider
    /// are one step. An X-linked gene stays independent.
    void setRecombination(std::size_t gene, double fraction);

    /// Rolls `n` more, up to `most` in all.
    void roll(std::int64_t n);
    /// Forgets the offspring and rolls `n` new ones, as one step.
    void rollAgain(std::int64_t n);
    /// Adds offspring that were drawn elsewhere (the growing counts) as one step.
    void add(const std::vector<lessons::RunningPoint>& drawn);
    void startOver();

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position + 1 < m_history.size(); }
    void undo();
    void redo();
    /// The step that undo would take back. Precondition: canUndo().
    Step lastStep() const { return m_history[m_position].step; }

    /// The random generator, also for samples that are not steps.
    lessons::Generator& generator() { return m_generator; }

signals:
    /// The cross is a different one now.
    void crossChanged();
    void countsChanged();
    void historyChanged();

private:
    struct Past {
        Step step;
        LabBench bench;
        /// The slider that made the step, so that its next move becomes part of it.
        std::size_t slider = 0;
    };

    std::vector<std::int64_t> outcomes(const std::vector<std::int64_t>& byKind, bool genotypes) const;
    /// The cross after `turnAllele`; nothing if that is not possible.
    std::optional<lessons::Cross> turned(int parent, std::size_t gene, int chromosome) const;
    /// The last cross whose genes were chosen freely.
    lessons::Cross chosenCross() const;
    /// Another cross. An action that does not fit it any more ends.
    void take(Step step, lessons::Cross cross, GeneAction action, std::size_t slider = 0);
    void show(const LabBench& bench);
    void push(Step step, LabBench bench, std::size_t slider = 0);
    /// The bench after rolling `n` more.
    LabBench rolled(LabBench bench, std::int64_t n);

    lessons::Generator m_generator;
    LabBench m_bench;
    lessons::Brood m_brood;
    lessons::Experiment m_looks;
    lessons::Experiment m_genotypes;
    std::vector<Past> m_history;
    std::size_t m_position = 0;
};

} // namespace app
