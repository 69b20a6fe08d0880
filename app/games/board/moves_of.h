// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_of.h"
#include "app/documents/viewer.h"
#include "app/ui/sound/sounds.h"
#include "app/ui/widgets/popover.h"
#include "held_popover.h"
#include "prompt_bar.h"

#include <functional>
#include <optional>

namespace app {

/// The part of a board that needs the game's types: what the viewer may see, which actions are legal, and how
/// they are taken.
template <typename G> class MovesOf {
public:
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Observation = typename G::Observation;

    /// `acts`: false in a replay, where nothing can be done. `prompt` says why an action is refused;
    /// `popovers` hold the choices among actions. All must outlive this.
    MovesOf(GameOf<G>& document, const Viewer& viewer, bool acts, PromptBar& prompt, HeldPopover& popovers)
        : m_document(document), m_viewer(viewer), m_acts(acts), m_prompt(prompt), m_popovers(popovers) {}

    /// What the viewer may see now.
    Observation seen() const { return m_document.observation(m_viewer.eyes()); }
    /// The events of the last step that the viewer may see.
    std::vector<Event> lastSeenEvents() const {
        if (m_document.steps().empty())
            return {};
        return G::observeEvents(m_document.steps().back().events, m_viewer.eyes());
    }
    /// The loudest sound of these events. `soundOf`: what can be heard of an event; no value: nothing.
    std::optional<Sound> lastSound(std::optional<Sound> (*soundOf)(const Event&)) const {
        std::optional<Sound> heard;
        for (const Event& event : lastSeenEvents())
            if (const auto one = soundOf(event); one && (!heard || *heard < *one))
                heard = one;
        return heard;
    }

    /// Whether the viewer has to choose at this board now.
    bool isToChoose() const { return m_acts && m_viewer.isToChoose(); }
    /// Whether the action is legal now and the viewer is to choose at this board.
    bool offers(const Action& action) const { return isToChoose() && m_document.isLegal(action); }
    /// Takes the action, or says which rule refuses it. What only somebody else may do is no refusal.
    void take(const Action& action) const {
        if (offers(action))
            m_document.perform(action);
        else if (isToChoose())
            m_prompt.setHint(text(G::phrase(m_document.whyNot(action))), true);
        else if (m_acts)
            m_prompt.setHint(text(G::prompt(seen().visible, m_viewer.seat(), m_document.names())));
    }

    /// What a choice shows of an action before it is taken.
    struct Foresight {
        /// What comes of it; empty if its label says enough.
        std::function<QString(const Action&)> consequence;
        /// Shows what the board would be like after it, as long as it is pointed at; null: as it is.
        std::function<void(const Action*)> preview;
    };
    /// Lets the reader choose one of several actions, beside the anchor. This must outlive the choice.
    void offerChoice(QWidget* anchor, const QString& title, const QList<Action>& actions,
                     const Foresight& foresight) const {
        const auto observed = seen();
        QStringList labels;
        QStringList abouts;
        for (const Action& action : actions) {
            labels << text(G::label(observed.visible, action));
            abouts << foresight.consequence(action);
        }
        Popover* choice =
            openChoice(anchor, title, labels, [this, actions](int index) { take(actions[index]); },
                       {abouts, [actions, foresight](int index) { foresight.preview(&actions[index]); }});
        m_popovers.hold(choice);
        QObject::connect(choice, &Popover::closed, &m_popovers, [foresight] { foresight.preview(nullptr); });
    }

private:
    GameOf<G>& m_document;
    const Viewer& m_viewer;
    bool m_acts;
    PromptBar& m_prompt;
    HeldPopover& m_popovers;
};

} // namespace app
