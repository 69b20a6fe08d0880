// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_of.h"
#include "app/ui/widgets/popover.h"
#include "game_board.h"

namespace app {

/// The part of a board that needs the game's types: what the viewer may see, which actions are legal, and how
/// they are taken. A game's board is a subclass of this.
template <typename G> class BoardOf : public GameBoard {
public:
    using Game = G;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Observation = typename G::Observation;

    BoardOf(GameOf<G>& document, Viewer& viewer, TableBots* bots, QWidget* parent,
            HandoverScreen::Hides hides = HandoverScreen::Hides::Garden)
        : GameBoard(document, viewer, bots, parent, hides), m_document(document) {}

protected:
    GameOf<G>& document() const { return m_document; }
    /// What the viewer may see now.
    Observation seen() const { return m_document.observation(viewer().eyes()); }
    /// The events of the last step that the viewer may see.
    std::vector<Event> lastSeenEvents() const {
        if (m_document.steps().empty())
            return {};
        return G::observeEvents(m_document.steps().back().events, viewer().eyes());
    }

    /// What can be heard of an event; no value: nothing.
    virtual std::optional<Sound> soundOf(const Event&) const { return {}; }
    std::optional<Sound> soundAfter(const Change&) const override {
        std::optional<Sound> heard;
        for (const Event& event : lastSeenEvents())
            if (const auto one = soundOf(event); one && (!heard || *heard < *one))
                heard = one;
        return heard;
    }

    /// Whether the action is legal now and the viewer is to choose at this board.
    bool offers(const Action& action) const { return isToChoose() && m_document.isLegal(action); }
    /// Takes the action, or says which rule refuses it. What only somebody else may do is no refusal.
    void take(const Action& action) {
        if (offers(action))
            m_document.perform(action);
        else if (bots() && isToChoose())
            say(text(G::phrase(m_document.whyNot(action))), true);
        else if (bots())
            say(text(G::prompt(seen().visible, viewer().seat(), m_document.names())), false);
    }
    /// Lets the reader choose one of several actions, beside the anchor.
    void offerChoice(QWidget* anchor, const QString& title, const QList<Action>& actions) {
        const auto observed = seen();
        QStringList labels;
        QStringList abouts;
        for (const Action& action : actions) {
            labels << text(G::label(observed.visible, action));
            abouts << consequence(action);
        }
        Popover* choice =
            openChoice(anchor, title, labels, [this, actions](int index) { take(actions[index]); },
                       {abouts, [this, actions](int index) { preview(&actions[index]); }});
        hold(choice);
        connect(choice, &Popover::closed, this, [this] { preview(nullptr); });
    }
    /// What comes of a legal action, for an entry of a choice; empty if its label says enough.
    virtual QString consequence(const Action&) const { return {}; }
    /// Shows what the board would be like after the action, as long as it is pointed at; null: as it is.
    virtual void preview(const Action*) {}

private:
    GameOf<G>& m_document;
};

} // namespace app
