// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_session.h"

#include "breeding_fields.h"
#include "breeding_model.h"
#include "breeding_words.h"

#include <algorithm>

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
    m_steps.clear();
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
    m_steps.add(Step::Cross, std::move(before), state());
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
    m_steps.add(Step::Keep, std::move(before), state());
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
    m_steps.add(Step::Discard, std::move(before), state());
    emit changed();
}

void BreedingSession::setLabel(std::size_t specimen, const QString& label) {
    const std::string written = label.trimmed().toStdString();
    if (m_bench.whyNotLabel(specimen, written) || m_bench.specimens()[specimen].label == written)
        return;
    State before = state();
    m_bench.setLabel(specimen, written);
    m_steps.add(Step::Label, std::move(before), state());
    emit changed();
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
    if (!m_steps.canUndo())
        return;
    BreedingSteps::Done& past = m_steps.undo();
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
    if (!m_steps.canRedo())
        return;
    const BreedingSteps::Done& past = m_steps.redo();
    show(past.after);
    m_predictions.insert(m_predictions.end(), past.gone.begin(), past.gone.end());
    emit changed();
    emit told(breeding_words::redone(past.step));
}

void BreedingSession::setModel(const Model& model) {
    m_model = model;
    forgetJudgement();
    emit changed();
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
        m_predictions.push_back(
            {parents->first, parents->second, ratio, apart, breeding_model::looksSeen(m_evidence), before});
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

bool BreedingSession::canDefend() const {
    return breeding_model::isStated(m_model, m_evidence) &&
           std::ranges::any_of(m_predictions, [this](const BreedingPrediction& one) {
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

KeptBench BreedingSession::kept() const {
    KeptBench saved{.code = QString::fromStdString(lessons::breeding::text(mystery().code)),
                    .seed = QString::number(m_bench.seed()),
                    .actions = m_bench.history(),
                    .parents = m_parents,
                    .predictions = m_predictions,
                    .judged = m_judgement.has_value(),
                    .revealed = m_revealed,
                    .takenBack = {},
                    .shown = m_shown,
                    .mode = {},
                    .forms = {}};
    for (const auto& [mother, father] : m_takenBack)
        saved.takenBack.push_back({mother, father});
    if (m_model) {
        saved.mode = QLatin1String(idOf(m_model->mode).data());
        saved.forms = m_model->looks;
    }
    return saved;
}

void BreedingSession::restore(const KeptBench& saved) {
    const auto code = readCode(saved.code.toStdString());
    if (!std::holds_alternative<MysteryCode>(code))
        return;
    clear();
    m_bench = Bench(std::get<MysteryCode>(code), saved.seed.toULongLong());
    for (const std::string& line : saved.actions)
        if (!m_bench.play(line))
            break;
    refreshEvidence();
    const auto isThere = [this](std::size_t place) { return place < m_bench.specimens().size(); };
    for (const std::size_t one : saved.parents)
        if (isThere(one) && !isParent(one) && m_parents.size() < 2)
            toggleParent(one);
    refreshShown();
    if (saved.shown && *saved.shown < m_bench.crosses().size())
        m_shown = saved.shown;
    if (const auto mode = findMode(saved.mode.toStdString());
        mode && saved.forms.size() == classNames(*mode).size())
        m_model = Model{*mode, saved.forms};
    for (const BreedingPrediction& one : saved.predictions)
        if (isThere(one.mother) && isThere(one.father))
            m_predictions.push_back(one);
    for (const auto& [mother, father] : saved.takenBack)
        m_takenBack.insert({mother, father});
    m_revealed = saved.revealed;
    if (saved.judged)
        defend();
    emit changed();
}

} // namespace app
