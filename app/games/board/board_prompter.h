// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"
#include "prompt_option.h"

#include <functional>

namespace app {

class BoardHints;
class OnlyChoices;
class PromptBar;

/// What a board's prompt says.
struct BoardPrompt {
    QString words;
    /// The seat whose marker is shown before the words.
    core::Seat seat = core::noSeat;
    /// The label of the button that continues the game; empty if there is nothing to continue.
    QString proceed = {};
    /// Shown after the words while nothing is pointed at.
    QString hint = {};
    /// Ways to use what is on the board that have buttons of their own.
    QList<PromptOption> options = {};
};

/// What a game says of its state for the prompt.
class PromptSource {
public:
    virtual ~PromptSource() = default;

    virtual BoardPrompt currentPrompt() const = 0;
    /// Every label that the button that continues can have, in the language of now: the bar keeps room for
    /// the widest.
    virtual QStringList proceedLabels() const { return {}; }
    /// Whether a choice that takes several clicks has begun; undo takes that back first.
    virtual bool isHalfMade() const { return false; }
    /// How many moves of others the prompt offers to show; 0: none.
    virtual int news() const { return 0; }
};

/// Keeps the prompt bar of a board up to date: what is to be done and by whom, and which of its buttons are
/// of use. In a replay it says whose turn comes next, and while the game is stopped, why.
class BoardPrompter : public QObject {
    Q_OBJECT
public:
    /// `bots` is null in a replay. All must outlive this.
    BoardPrompter(const TableDocument& document, Viewer& viewer, TableBots* bots, PromptBar& bar,
                  const PromptSource& source);

    /// Sets who gives hints; null, as from the start: nobody.
    void setHints(const BoardHints* hints) { m_hints = hints; }
    /// Sets who makes the choices that are none; null, as from the start: nobody.
    void setOnlyChoices(const OnlyChoices* only) { m_only = only; }
    /// Sets who knows whether anything on the board glows; from the start, nothing does.
    void setGlowing(const std::function<bool()>& isAnythingGlowing) { m_isGlowing = isAnythingGlowing; }

    /// The words of the prompt.
    QString words() const { return shown().words; }
    /// What the prompt of a replay says in place of whose turn comes next.
    void setReplayWords(const QString& words);
    /// Stops the game for the viewer and shows these words; empty words let the game continue. False if
    /// nothing changes.
    bool setStopped(const QString& words);

    void refresh();
    void refreshHints();
    /// Says something until the pointer moves on.
    void say(const QString& words, bool refusal);
    /// Says why the game is stopped.
    void sayStopped() { say(m_stopWords, true); }
    /// Says what there is to say while nothing is pointed at.
    void rest();
    /// "It is Anna's turn." during a handover, "Anna is playing." while another seat chooses, or
    /// that she waits for the reader of the guide, else "Anna: " and what she has to do.
    QString wordsWith(const QString& whatToDo) const;

private:
    /// The game's own prompt, unless a replay or a stopped game says something else.
    BoardPrompt shown() const;
    QString restingHint() const;
    bool isGuided() const;

    const TableDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    PromptBar& m_bar;
    const PromptSource& m_source;
    const BoardHints* m_hints = nullptr;
    const OnlyChoices* m_only = nullptr;
    std::function<bool()> m_isGlowing;
    QString m_replayWords;
    QString m_stopWords;
};

} // namespace app
