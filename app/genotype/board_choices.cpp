// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_choices.h"

#include "app/text/phrases.h"

namespace app {

using namespace genotype;

bool BoardChoices::glows(const Target& target) const {
    if (!m_viewer.isToChoose())
        return false;
    if (target.kind == Target::Kind::DealtPlant)
        return m_document.state().now().kind == PendingKind::Setup && target.first != m_setupSow;
    for (const Action& action : m_document.legal())
        if (app::answers(m_document.state(), action, target))
            return true;
    return false;
}

std::vector<Action> BoardChoices::answers(const Target& target) const {
    return m_viewer.isToChoose() ? answersTo(m_document.state(), m_document.legal(), target)
                                 : std::vector<Action>{};
}

std::optional<Action> BoardChoices::proceedAction() const {
    const auto found = answers(Target::of(Target::Kind::Proceed, 0));
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

std::optional<Action> BoardChoices::pickDealt(PlantId plant) {
    if (!m_viewer.isToChoose() || m_document.state().now().kind != PendingKind::Setup)
        return {};
    if (m_setupSow != noPlant && m_setupSow != plant)
        return act::chooseSetup(m_setupSow, plant);
    m_setupSow = m_setupSow == plant ? noPlant : plant;
    return {};
}

QString BoardChoices::label(const Action& action) const {
    return text(words::label(m_document.observation(m_viewer.seat()).visible, action));
}

QString BoardChoices::prompt() const {
    const State& state = m_document.state();
    if (state.finished())
        return tr("The game is over.");
    if (!m_viewer.isToChoose())
        return {};
    const QString name = m_document.seatName(state.actor);
    if (state.now().kind == PendingKind::Setup)
        return m_setupSow == noPlant
                   ? tr("%1: choose the plant to sow in your garden.").arg(name)
                   : tr("%1: now choose the plant to keep in hand; the third is discarded.").arg(name);
    const Observation seen = m_document.observation(m_viewer.seat());
    return tr("%1: %2").arg(name, text(words::prompt(seen.visible, m_viewer.seat(), m_document.names())));
}

QString BoardChoices::explain(const Target& target) const {
    if (!m_document.isOpen())
        return {};
    const State& state = m_document.state();
    const QString about = [&] {
        switch (target.kind) {
        case Target::Kind::Space: return text(words::rule(static_cast<Space>(target.first)));
        case Target::Kind::HandTool: return text(words::rule(static_cast<Tool>(target.first)));
        case Target::Kind::Assistant: return text(words::rule(static_cast<Assistant>(target.first)));
        case Target::Kind::Hire: {
            const auto hired = state.assistantsForHire[target.first];
            return hired == noAssistant ? QString() : text(words::rule(static_cast<Assistant>(hired)));
        }
        case Target::Kind::ShedPlace: {
            const bool card = target.first < maxRow && state.toolShed[target.first] != noTool;
            return card ? text(words::rule(static_cast<Tool>(state.toolShed[target.first]))) : QString();
        }
        case Target::Kind::Upgrade: return text(words::rule(static_cast<Upgrade>(target.first)));
        default: return QString();
        }
    }();
    const auto joined = [&about](const QString& rest) {
        return about.isEmpty() ? rest : about + QLatin1Char(' ') + rest;
    };
    if (state.finished())
        return joined(text(words::phrase(Refusal::GameOver)));
    if (!m_viewer.isToChoose())
        return joined(tr("It is %1's turn.").arg(m_document.seatName(state.actor)));
    if (target.kind == Target::Kind::DealtPlant)
        return text(words::description(target.first));
    const std::vector<Action> found = answers(target);
    if (found.size() == 1)
        return about.isEmpty() ? label(found.front()) : about;
    if (!found.empty())
        return joined(tr("Click to choose from %n options.", nullptr, static_cast<int>(found.size())));
    const Refusal refusal = m_document.whyNot(plainestAction(state, target));
    const QString reason = joined(text(words::phrase(refusal)));
    const bool elsewhere = refusal == Refusal::WrongPhase || refusal == Refusal::OtherChoiceFirst ||
                           refusal == Refusal::MarkerFirst || refusal == Refusal::AlreadyPlacedMarker;
    const QString other = elsewhere ? way(target) : QString();
    return other.isEmpty() ? reason : reason + QLatin1Char(' ') + other;
}

QString BoardChoices::way(const Target& target) const {
    const State& state = m_document.state();
    const bool picks = state.now().kind == PendingKind::Pick;
    switch (target.kind) {
    case Target::Kind::HandPlant: return tr("Use Gardening to sow plants from your hand.");
    case Target::Kind::Plot:
        return state.player(m_viewer.seat()).plots[target.first].complete()
                   ? tr("This plant is complete: harvest it with Gardening.")
                   : tr("Use Gardening to sow a plant here.");
    case Target::Kind::PlotTrait:
        return picks ? tr("Click the die that should validate it.")
                     : tr("Validate a trait with a die that shows its genotype, or at the University.");
    case Target::Kind::PoolColumn: return tr("You take dice in the plant breeding phase.");
    case Target::Kind::ParentSide: return tr("Use Set Parent Genes to change the parents of this trait.");
    case Target::Kind::Goal: return tr("Mark goals at the Research Goal spaces.");
    case Target::Kind::NurseryPlace: return tr("Take plant cards at the Nursery or with Gardening.");
    case Target::Kind::ShedPlace: return tr("Take tools at the Tool Shed or with Gardening.");
    default: return {};
    }
}

bool BoardChoices::spends(const Action& action) const {
    const State& now = m_document.state();
    State next = now;
    Game::applyLegal(next, action, nullptr);
    const Player& before = now.player(now.actor);
    const Player& after = next.player(now.actor);
    if (after.coins < before.coins)
        return true;
    for (std::size_t tool = 0; tool < before.tools.size(); ++tool)
        if (after.tools[tool] < before.tools[tool])
            return true;
    return false;
}

} // namespace app
