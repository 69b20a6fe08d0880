// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_session.h"

#include "app/charts/reading.h"
#include "breeding_words.h"
#include "lessons/breeding/hypotheses.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app {

using namespace lessons::breeding;

BreedingSession::BreedingSession(std::uint64_t seed, QObject* parent)
    : QObject(parent), m_bench({1, Organism::Pea, static_cast<std::uint32_t>(seed % mysteryCount)}, seed) {
    refreshEvidence();
}

void BreedingSession::begin(const MysteryCode& code, std::uint64_t seed) {
    clear();
    m_bench = Bench(code, seed);
    refreshEvidence();
    emit changed();
}

void BreedingSession::clear() {
    m_parents.clear();
    m_shown.reset();
    m_model.reset();
    m_predictions.clear();
    m_revealed = false;
    m_past.clear();
    m_position = 0;
    m_takenBack.clear();
}

void BreedingSession::refreshEvidence() {
    m_evidence = m_bench.evidence();
    forgetJudgement();
}

bool BreedingSession::isParent(std::size_t specimen) const {
    return std::ranges::find(m_parents, specimen) != m_parents.end();
}

void BreedingSession::toggleParent(std::size_t specimen) {
    const auto& all = m_bench.specimens();
    if (specimen >= all.size() || all[specimen].discarded)
        return;
    if (isParent(specimen)) {
        std::erase(m_parents, specimen);
    } else {
        if (hasSexes(mystery().code.organism))
            std::erase_if(m_parents, [&](std::size_t one) { return all[one].sex == all[specimen].sex; });
        else if (m_parents.size() == 2)
            m_parents.erase(m_parents.begin());
        m_parents.push_back(specimen);
    }
    refreshShown();
    emit changed();
}

std::optional<std::pair<std::size_t, std::size_t>> BreedingSession::pair() const {
    if (m_parents.empty())
        return std::nullopt;
    std::pair made(m_parents.front(), m_parents.back());
    if (!hasSexes(mystery().code.organism)) {
        if (made.first > made.second)
            std::swap(made.first, made.second);
        return made;
    }
    if (m_parents.size() < 2)
        return std::nullopt;
    if (m_bench.specimens()[made.first].sex == Sex::Male)
        std::swap(made.first, made.second);
    return made;
}

void BreedingSession::refreshShown() {
    m_shown.reset();
    const auto parents = pair();
    if (!parents)
        return;
    for (std::size_t i = m_bench.crosses().size(); i-- > 0;) {
        const CrossRecord& one = m_bench.crosses()[i];
        if (std::pair(one.mother, one.father) == *parents || std::pair(one.father, one.mother) == *parents) {
            m_shown = i;
            return;
        }
    }
}

std::optional<Refusal> BreedingSession::whyNotCross(std::int64_t size) const {
    const auto parents = pair();
    return parents ? m_bench.whyNotCross(parents->first, parents->second, size) : Refusal::NoSuchSpecimen;
}

void BreedingSession::cross(std::int64_t size) {
    if (whyNotCross(size))
        return;
    State before = state();
    const auto parents = pair();
    m_shown = m_bench.cross(parents->first, parents->second, size);
    push(Step::Cross, std::move(before));
    refreshEvidence();
    emit changed();
    emit told(breeding_words::offspringOf(m_bench, *m_shown));
}

void BreedingSession::showCross(std::size_t cross) {
    if (cross >= m_bench.crosses().size())
        return;
    const CrossRecord& one = m_bench.crosses()[cross];
    m_parents = {one.mother};
    if (one.father != one.mother)
        m_parents.push_back(one.father);
    m_shown = cross;
    emit changed();
}

void BreedingSession::keep(std::size_t outcome) {
    if (!m_shown || m_bench.whyNotKeep(*m_shown, outcome))
        return;
    State before = state();
    const std::size_t kept = m_bench.keep(*m_shown, outcome);
    push(Step::Keep, std::move(before));
    refreshEvidence();
    emit changed();
    emit told(breeding_words::kept(m_bench, kept));
}

void BreedingSession::discard(std::size_t specimen) {
    if (m_bench.whyNotDiscard(specimen))
        return;
    State before = state();
    m_bench.discard(specimen);
    std::erase(m_parents, specimen);
    refreshShown();
    push(Step::Discard, std::move(before));
    emit changed();
}

void BreedingSession::setLabel(std::size_t specimen, const QString& label) {
    const std::string written = label.trimmed().toStdString();
    if (m_bench.whyNotLabel(specimen, written) || m_bench.specimens()[specimen].label == written)
        return;
    State before = state();
    m_bench.setLabel(specimen, written);
    push(Step::Label, std::move(before));
    emit changed();
}

void BreedingSession::push(Step step, State before) {
    m_past.resize(m_position);
    m_past.push_back({step, std::move(before), state(), {}});
    ++m_position;
}

void BreedingSession::show(const State& state) {
    m_bench = Bench(mystery().code, m_bench.seed());
    for (const std::string& line : state.actions)
        m_bench.play(line);
    m_parents = state.parents;
    m_shown = state.shown;
    refreshEvidence();
}

void BreedingSession::undo() {
    if (!canUndo())
        return;
    Past& past = m_past[--m_position];
    if (past.step == Step::Cross) {
        const CrossRecord& seen = m_bench.crosses().back();
        m_takenBack.insert({seen.mother, seen.father});
    }
    show(past.before);
    const std::size_t left = m_bench.specimens().size();
    const auto bothLeft = [left](const BreedingPrediction& one) {
        return one.mother < left && one.father < left;
    };
    const auto gone = std::stable_partition(m_predictions.begin(), m_predictions.end(), bothLeft);
    past.gone.assign(gone, m_predictions.end());
    m_predictions.erase(gone, m_predictions.end());
    emit changed();
    emit told(breeding_words::undone(past.step));
}

void BreedingSession::redo() {
    if (!canRedo())
        return;
    const Past& past = m_past[m_position++];
    show(past.after);
    m_predictions.insert(m_predictions.end(), past.gone.begin(), past.gone.end());
    emit changed();
    emit told(breeding_words::redone(past.step));
}

std::vector<Look> BreedingSession::looksSeen() const {
    return lessons::breeding::looksSeen(m_evidence, m_evidence.crosses.size());
}

void BreedingSession::setMode(Mode mode) {
    if (m_model && m_model->mode == mode)
        return;
    m_model = Model{mode, std::vector<Look>(classNames(mode).size(), unseen)};
    if (characterCount(mode) == 2 && m_evidence.characters == 2)
        *m_model = modelsOf(mode, 2, looksSeen()).at(0);
    forgetJudgement();
    emit changed();
}

void BreedingSession::setLook(std::size_t place, const Look& look) {
    if (!m_model || place >= m_model->looks.size())
        return;
    if (look != unseen)
        std::ranges::replace(m_model->looks, look, unseen);
    m_model->looks[place] = look;
    forgetJudgement();
    emit changed();
}

void BreedingSession::setDominant(std::size_t character, Form form) {
    if (!m_model || m_model->looks.size() != 4 || character > 1)
        return;
    for (const Model& one : modelsOf(m_model->mode, 2, looksSeen()))
        if (one.looks[0].forms[character] == form &&
            one.looks[0].forms[1 - character] == m_model->looks[0].forms[1 - character]) {
            m_model = one;
            forgetJudgement();
            emit changed();
            return;
        }
}

bool BreedingSession::isStated() const {
    return m_model && characterCount(m_model->mode) == m_evidence.characters && covers(*m_model, looksSeen());
}

const BreedingPrediction* BreedingSession::prediction() const {
    const auto parents = pair();
    if (!parents)
        return nullptr;
    const auto found = std::ranges::find_if(m_predictions, [&](const BreedingPrediction& one) {
        return std::pair(one.mother, one.father) == *parents;
    });
    return found == m_predictions.end() ? nullptr : &*found;
}

void BreedingSession::predict(const QString& ratio, bool apart) {
    const auto parents = pair();
    if (!parents)
        return;
    const BreedingPrediction* known = prediction();
    if (known && known->ratio == ratio && known->apart == apart)
        return;
    const bool before = counted() == nullptr && !m_takenBack.contains(*parents);
    std::erase_if(m_predictions, [&](const BreedingPrediction& one) {
        return std::pair(one.mother, one.father) == *parents;
    });
    if (!ratio.trimmed().isEmpty())
        m_predictions.push_back({parents->first, parents->second, ratio, apart, looksSeen(), before});
    emit changed();
}

const Evidence::Cross* BreedingSession::counted() const {
    const auto parents = pair();
    if (!parents)
        return nullptr;
    const auto found = std::ranges::find_if(m_evidence.crosses, [&](const Evidence::Cross& one) {
        return std::pair(one.mother, one.father) == *parents;
    });
    return found == m_evidence.crosses.end() ? nullptr : &*found;
}

std::optional<bool> BreedingSession::followsFromModel(const BreedingPrediction& made) const {
    const std::vector<double> parts = ratioIn(made.ratio);
    const bool sexes = hasSexes(mystery().code.organism);
    const std::size_t copies = sexes && made.apart ? 2 : 1;
    const double all = std::accumulate(parts.begin(), parts.end(), 0.0);
    if (!isStated() || parts.size() != copies * made.looks.size() || !(all > 0))
        return std::nullopt;
    // A pupil rounds.
    constexpr double rounding = 0.02;
    const std::size_t classes = m_model->looks.size();
    for (const std::vector<double>& chances :
         lessons::breeding::predictions(m_evidence, *m_model, made.mother, made.father)) {
        bool fits = true;
        double explained = 0;
        for (std::size_t sex = 0; sex < copies; ++sex)
            for (std::size_t i = 0; i < made.looks.size(); ++i) {
                const auto at = std::ranges::find(m_model->looks, made.looks[i]) - m_model->looks.begin();
                if (std::size_t(at) == classes)
                    return std::nullopt;
                double chance = chances[sex * classes + std::size_t(at)];
                if (sexes && copies == 1)
                    chance += chances[classes + std::size_t(at)];
                explained += chance;
                fits &= std::abs(chance - parts[sex * made.looks.size() + i] / all) < rounding;
            }
        // A form that nobody had seen when the ratio was written down may not be left out.
        if (fits && explained > 1 - rounding)
            return true;
    }
    return false;
}

bool BreedingSession::canDefend() const {
    return isStated() && std::ranges::any_of(m_predictions, [this](const BreedingPrediction& one) {
               return std::ranges::any_of(m_evidence.crosses, [&one](const Evidence::Cross& cross) {
                   return cross.mother == one.mother && cross.father == one.father;
               });
           });
}

void BreedingSession::defend() {
    if (!canDefend())
        return;
    m_judgement = BreedingJudgement{m_bench.crosses().size(), judge(m_evidence, *m_model),
                                    judgeOthers(m_evidence, *m_model)};
    emit changed();
    emit told(breeding_words::judged(*m_judgement));
}

void BreedingSession::reveal() {
    m_revealed = true;
    emit changed();
}

} // namespace app
