// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_choices.h"

#include "app/base/text/phrases.h"
#include "engine/genotype/rules/routine.h"
#include "engine/genotype/words/words_phase.h"
#include "lessons/guide/useful.h"

#include <algorithm>

namespace app {

using namespace genotype;

bool BoardChoices::glows(const Target& target) const {
    if (!m_viewer.isToChoose())
        return false;
    if (target.kind == Target::Kind::DealtPlant)
        return m_document.state().now().kind == PendingKind::Setup && target.first != m_setupSow;
    for (const Action& action : m_document.legal())
        if (means(action, target))
            return true;
    return false;
}

bool BoardChoices::takesBack(const Target& target) const {
    return target.kind == Target::Kind::DealtPlant && m_viewer.isToChoose() && m_setupSow != noPlant &&
           target.first == m_setupSow;
}

Glow BoardChoices::glow(const Target& target) const {
    if (!glows(target))
        return Glow::None;
    if (target.kind == Target::Kind::DealtPlant)
        return Glow::Usual;
    const auto& legal = m_document.legal();
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (means(legal[i], target) && isUseful(i))
            return Glow::Helpful;
    return Glow::Allowed;
}

bool BoardChoices::isUseful(std::size_t index) const {
    const auto& legal = m_document.legal();
    if (m_useful.size() != legal.size())
        m_useful.assign(legal.size(), std::nullopt);
    auto& known = m_useful[index];
    if (!known)
        known = lessons::isUseful(m_document.state(), legal[index]);
    return *known;
}

namespace {

/// A card that can be used or played.
bool isCard(const Target& target) {
    return target.kind == Target::Kind::HandTool || target.kind == Target::Kind::Assistant;
}

} // namespace

bool BoardChoices::means(const Action& action, const Target& target) const {
    if (!app::answers(m_document.state(), action, target))
        return false;
    const auto way = wayOf(action);
    if (m_way)
        return way == m_way && isMeantInItsWay(action, target);
    return !way || isCard(target);
}

std::vector<Action> BoardChoices::answers(const Target& target) const {
    std::vector<Action> found;
    if (m_viewer.isToChoose())
        for (const Action& action : m_document.legal())
            if (means(action, target))
                found.push_back(action);
    // What a card can do by itself comes before the ways that it opens.
    const auto plain = [](const Action& action) { return !wayOf(action); };
    if (isCard(target) && std::ranges::any_of(found, plain))
        std::erase_if(found, [](const Action& action) { return wayOf(action).has_value(); });
    return found;
}

std::vector<DieWay> BoardChoices::ways() const {
    if (!m_viewer.isToChoose())
        return {};
    const auto& legal = m_document.legal();
    return waysOf({legal.begin(), legal.end()});
}

/// While the game is stopped, the choice is still the viewer's.
void BoardChoices::forgetWhatIsGone() {
    m_useful.clear();
    const bool own = m_viewer.isOwnTurn();
    const State& state = m_document.state();
    if (m_setupSow != noPlant && (!own || state.now().kind != PendingKind::Setup ||
                                  !state.player(m_viewer.seat()).dealt.contains(m_setupSow)))
        m_setupSow = noPlant;
    if (!m_way)
        return;
    const auto& legal = m_document.legal();
    const auto open = waysOf({legal.begin(), legal.end()});
    if (!own || std::ranges::find(open, *m_way) == open.end())
        m_way.reset();
}

std::vector<DieWay> BoardChoices::waysBehind(const Target& target) const {
    return isCard(target) ? waysOf(answers(target)) : std::vector<DieWay>{};
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
    if (m_way)
        return tr("%1: %2").arg(name, promptOf(*m_way, state.now().kind == PendingKind::Pick));
    const Observation seen = m_document.observation(m_viewer.seat());
    return tr("%1: %2").arg(name, text(words::prompt(seen.visible, m_viewer.seat(), m_document.names())));
}

QString BoardChoices::about(const Target& target) const {
    const State& state = m_document.state();
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
    default: return {};
    }
}

QString BoardChoices::explain(const Target& target) const {
    if (!m_document.isOpen())
        return {};
    const QString rule = about(target);
    if (rule.isEmpty())
        return now(target);
    return answers(target).size() == 1 ? rule : rule + QLatin1Char(' ') + now(target);
}

namespace {

/// The target can be used in another place or at another time.
bool isElsewhere(Refusal refusal) {
    return refusal == Refusal::WrongPhase || refusal == Refusal::OtherChoiceFirst ||
           refusal == Refusal::NotAskedNow || refusal == Refusal::MarkerFirst ||
           refusal == Refusal::AlreadyPlacedMarker;
}

} // namespace

QString BoardChoices::now(const Target& target) const {
    const State& state = m_document.state();
    if (state.finished())
        return text(words::phrase(Refusal::GameOver));
    if (!m_viewer.isToChoose())
        return tr("It is %1's turn.").arg(m_document.seatName(state.actor));
    if (takesBack(target))
        return tr("This is the plant that you sow. Click it again to choose another one.");
    if (target.kind == Target::Kind::DealtPlant)
        return text(words::description(target.first));
    if (const std::vector<Action> found = answers(target); !found.empty())
        return effect(target, found);
    const Action plainest = plainestAction(state, target);
    const Refusal refusal = m_document.whyNot(plainest);
    if (m_way && refusal == Refusal::None)
        return tr("Not while “%1” is chosen: put it away first.").arg(labelOf(*m_way));
    // Setting parents is allowed, and these are the parents of another trait.
    if (refusal == Refusal::None)
        return target.kind == Target::Kind::ParentSide ? tr("The parents of another trait are being set now.")
                                                       : tr("This cannot be chosen now.");
    const QString reason =
        text(refusal == Refusal::WrongPhase ? words::phaseOf(plainest) : words::phrase(refusal));
    const QString other = isElsewhere(refusal) ? way(target) : otherWay(target);
    return other.isEmpty() ? reason : reason + QLatin1Char(' ') + other;
}

QString BoardChoices::nowHere(const Target& target) const {
    const State& state = m_document.state();
    const bool chooses = !state.finished() && m_viewer.isToChoose() && answers(target).empty();
    const bool elsewhere = chooses && target.kind != Target::Kind::DealtPlant &&
                           isElsewhere(m_document.whyNot(plainestAction(state, target)));
    return elsewhere && !way(target).isEmpty() ? QString() : now(target);
}

QString BoardChoices::effect(const Target& target, const std::vector<Action>& found) const {
    if (!waysBehind(target).empty())
        return m_way ? tr("Click to put it away again.") : tr("Click to use it.");
    if (found.size() > 1)
        return tr("Click to choose from %n options.", nullptr, static_cast<int>(found.size()));
    const Action& action = found.front();
    const QString then = text(words::outcome(m_document.observation(m_viewer.seat()).visible, action));
    if (then.isEmpty())
        return label(action);
    // A way's button has said what is taken, and the outcome what it becomes.
    return wayOf(action) ? then : tr("%1. %2").arg(label(action), then);
}

QString BoardChoices::otherWay(const Target& target) const {
    if (!m_viewer.isToChoose() || m_way)
        return {};
    QStringList buttons;
    for (const DieWay& one : waysOf(answersTo(m_document.state(), m_document.legal(), target)))
        buttons << tr("“%1”").arg(labelOf(one));
    return buttons.isEmpty() ? QString()
                             : tr("It is possible with %1.").arg(buttons.join(QStringLiteral(", ")));
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
    if (m_way && wayOf(action) == m_way)
        return false;
    return genotype::spends(m_document.state(), action);
}

} // namespace app
