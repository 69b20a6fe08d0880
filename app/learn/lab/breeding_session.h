// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "breeding_steps.h"
#include "lessons/breeding/bench.h"
#include "lessons/breeding/judge.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace app {

struct KeptBench;

/// What the program has judged, after so many crosses.
struct BreedingJudgement {
    std::size_t crosses = 0;
    lessons::breeding::Verdict own;
    std::vector<lessons::breeding::Verdict> others;
};

/// The breeding bench as a pupil uses it: the bench itself, the parents chosen, the model claimed,
/// predictions and judgement.
class BreedingSession : public QObject {
    Q_OBJECT
public:
    /// Begins with a mystery of level 1 that follows from the seed.
    explicit BreedingSession(std::uint64_t seed, QObject* parent = nullptr);

    const lessons::breeding::Bench& bench() const { return m_bench; }
    const lessons::breeding::Mystery& mystery() const { return m_bench.mystery(); }
    const lessons::breeding::Evidence& evidence() const { return m_evidence; }
    /// Clears the bench for another mystery. `seed` decides what is born.
    void begin(const lessons::breeding::MysteryCode& code, std::uint64_t seed);

    /// The chosen parents, at most two: in organisms with sexes a female and a male.
    const std::vector<std::size_t>& parents() const { return m_parents; }
    bool isParent(std::size_t specimen) const;
    /// Chooses an individual as a parent, in place of another of its sex if need be, or no longer.
    void toggleParent(std::size_t specimen);
    /// Mother and father of the cross that could be made now; a single plant pollinates itself.
    std::optional<std::pair<std::size_t, std::size_t>> pair() const;

    /// None if the chosen parents can have so many offspring.
    std::optional<lessons::breeding::Refusal> whyNotCross(std::int64_t size) const;
    void cross(std::int64_t size);
    /// The cross that is shown: the last one of the chosen parents.
    std::optional<std::size_t> shownCross() const { return m_shown; }
    /// Shows a cross and chooses its parents.
    void showCross(std::size_t cross);
    /// Keeps one of the offspring shown; it is chosen as a parent if none of its sex is.
    void keep(std::size_t outcome);
    void discard(std::size_t specimen);
    void setLabel(std::size_t specimen, const QString& label);

    using Step = BreedingSteps::Step;
    /// What can be undone.
    const BreedingSteps& steps() const { return m_steps; }
    /// Predictions for an individual that is gone go with it, and come back with it.
    void undo();
    void redo();
    /// How many pairs of parents were crossed and had the cross taken back after their offspring had been
    /// seen. What is predicted of them later was not predicted before the cross.
    std::size_t takenBack() const { return m_takenBack.size(); }

    /// What the pupil claims; none before a mode has been chosen.
    const std::optional<lessons::breeding::Model>& model() const { return m_model; }
    void setModel(const lessons::breeding::Model& model);

    const std::vector<BreedingPrediction>& predictions() const { return m_predictions; }
    /// The prediction for the chosen parents; null if there is none.
    const BreedingPrediction* prediction() const;
    /// Predicts a ratio for the chosen parents; an empty one takes the prediction back.
    void predict(const QString& ratio, bool apart);
    /// The offspring of the chosen parents, all crosses together; null if there are none.
    const lessons::breeding::Evidence::Cross* counted() const;
    /// A model must be stated and a prediction tested before it can be defended.
    bool canDefend() const;
    void defend();
    /// None before, and after whatever changes the evidence or the model.
    const std::optional<BreedingJudgement>& judgement() const { return m_judgement; }

    void reveal();
    bool isRevealed() const { return m_revealed; }

    KeptBench kept() const;
    /// Takes over what was saved, as far as it makes sense.
    void restore(const KeptBench& saved);

signals:
    /// Something that is shown has changed.
    void changed();
    /// Something has happened that should be said aloud.
    void told(const QString& sentence);

private:
    using State = BreedingSteps::State;
    using Parents = std::pair<std::size_t, std::size_t>;

    void refreshEvidence();
    void refreshShown();
    void clear();
    State state() const { return {m_bench.history(), m_parents, m_shown}; }
    void show(const State& state);
    void forgetJudgement() { m_judgement.reset(); }

    lessons::breeding::Bench m_bench;
    lessons::breeding::Evidence m_evidence;
    std::vector<std::size_t> m_parents;
    std::optional<std::size_t> m_shown;
    std::optional<lessons::breeding::Model> m_model;
    std::vector<BreedingPrediction> m_predictions;
    std::optional<BreedingJudgement> m_judgement;
    bool m_revealed = false;
    BreedingSteps m_steps;
    std::set<Parents> m_takenBack;
};

} // namespace app
