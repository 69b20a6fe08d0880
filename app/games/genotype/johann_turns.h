// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_pace.h"
#include "app/documents/game_document.h"
#include "app/documents/viewer.h"

namespace app {

class JohannLine;
struct JohannMoment;
class JohannStory;

/// Brother Johann's turns on the board: one line, which unfolds to a story.
class JohannTurns : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    JohannTurns(const GenotypeGame& document, const Viewer& viewer, JohannLine& line, JohannStory& story);

    JohannLine& line() const { return m_line; }
    JohannStory& story() const { return m_story; }
    /// Shows his last turn in the line. `change`: what has just happened; null: nothing.
    void refresh(const Change* change);
    /// After an action: if it was his turn and the line is unfolded, shows the turn card by card.
    void follow(BotPace pace);
    /// Shows his last turn card by card; false if he has not had one.
    bool show(BotPace pace);
    /// Folds the line or unfolds it. Later turns, until the game is left, are shown in the same way.
    void fold(bool folded);
    void close();
    /// How many cards he turned over in the last step.
    int news() const;

signals:
    /// The story has disappeared. `focused`: it had the focus.
    void closed(bool focused);

private:
    /// The last step in which he had a turn, counted from 1; 0 if there is none.
    std::size_t lastStep() const;
    /// His cards in this step, counted from 1.
    QList<JohannMoment> momentsIn(std::size_t step) const;

    const GenotypeGame& m_document;
    const Viewer& m_viewer;
    JohannLine& m_line;
    JohannStory& m_story;
    /// Whether his turns are shown card by card.
    bool m_unfolds = false;
};

} // namespace app
