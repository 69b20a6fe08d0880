// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_controller.h"

#include "app/text/phrases.h"

namespace app {

using namespace genotype;

PlayController::PlayController(GameDocument& document, Viewer& viewer, QObject* parent)
    : QObject(parent), m_document(document), m_viewer(viewer) {
    connect(&m_document, &GameDocument::changed, this, [this](const Change& change) {
        m_setupSow = noPlant;
        emit changed(change);
    });
    connect(&m_viewer, &Viewer::lifted, this, &PlayController::refreshed);
}

Observation PlayController::observation() const {
    return m_document.observation(m_viewer.eyes());
}

bool PlayController::glows(const Target& target) const {
    if (!isViewersTurn())
        return false;
    if (target.kind == Target::Kind::DealtPlant)
        return m_document.state().now().kind == PendingKind::Setup && target.first != m_setupSow;
    for (const Action& action : m_document.legal())
        if (answers(m_document.state(), action, target))
            return true;
    return false;
}

void PlayController::click(const Target& target, QWidget* anchor) {
    if (!isViewersTurn()) {
        emit refused(explain(target));
        return;
    }
    if (target.kind == Target::Kind::DealtPlant) {
        clickDealt(target.first);
        return;
    }
    const std::vector<Action> found = answersTo(m_document.state(), m_document.legal(), target);
    if (found.empty()) {
        emit refused(explain(target));
        return;
    }
    if (found.size() == 1) {
        take(found.front());
        return;
    }
    QList<Action> actions;
    QStringList labels;
    for (const Action& action : found) {
        actions << action;
        labels << label(action);
    }
    emit choicesOffered(anchor, actions, labels);
}

/// The first click picks the plant to sow, the second the one to keep; a second click on the first takes it
/// back.
void PlayController::clickDealt(PlantId plant) {
    if (m_document.state().now().kind != PendingKind::Setup)
        return;
    if (m_setupSow == noPlant) {
        m_setupSow = plant;
        emit refreshed();
    } else if (m_setupSow == plant) {
        cancel();
    } else {
        take(act::chooseSetup(m_setupSow, plant));
    }
}

bool PlayController::cancel() {
    if (m_setupSow == noPlant)
        return false;
    m_setupSow = noPlant;
    emit refreshed();
    return true;
}

void PlayController::take(const Action& action) {
    if (!isViewersTurn())
        return;
    m_document.perform(action);
}

std::optional<Action> PlayController::proceedAction() const {
    if (!isViewersTurn())
        return {};
    const auto found =
        answersTo(m_document.state(), m_document.legal(), Target::of(Target::Kind::Proceed, 0));
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

void PlayController::undo() {
    if (!cancel())
        m_document.undo();
}

void PlayController::redo() {
    m_document.redo();
}

QString PlayController::label(const Action& action) const {
    return text(words::label(m_document.observation(viewer()).visible, action));
}

QString PlayController::prompt() const {
    const State& state = m_document.state();
    if (state.finished())
        return tr("The game is over.");
    const QString name = m_document.seatName(state.actor);
    if (curtain())
        return tr("It is %1's turn.").arg(m_document.seatName(nextViewer()));
    if (!isViewersTurn())
        return tr("%1 is playing.").arg(name);
    if (state.now().kind == PendingKind::Setup)
        return m_setupSow == noPlant
                   ? tr("%1: choose the plant to sow in your garden.").arg(name)
                   : tr("%1: now choose the plant to keep in hand; the third is discarded.").arg(name);
    const Observation seen = m_document.observation(viewer());
    return tr("%1: %2").arg(name, text(words::prompt(seen.visible, viewer(), names())));
}

QString PlayController::explain(const Target& target) const {
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
    if (!isViewersTurn())
        return joined(tr("It is %1's turn.").arg(m_document.seatName(state.actor)));
    if (target.kind == Target::Kind::DealtPlant)
        return text(words::description(target.first));
    const std::vector<Action> found = answersTo(state, m_document.legal(), target);
    if (found.size() == 1)
        return about.isEmpty() ? label(found.front()) : about;
    if (!found.empty())
        return joined(tr("Click to choose among %1 ways.").arg(found.size()));
    const Refusal refusal = m_document.whyNot(plainestAction(state, target));
    return joined(text(words::phrase(refusal)));
}

} // namespace app
