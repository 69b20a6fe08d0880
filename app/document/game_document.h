#pragma once

#include "app/document/journal.h"
#include "engine/genotype/event.h"
#include "engine/genotype/observation.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <string>
#include <vector>

namespace app {

/// One action that was taken, with everything it caused.
struct Step {
    genotype::Seat actor = 0;
    genotype::Action action;
    std::vector<genotype::Event> events;
    /// Whether it showed somebody something new (a roll, a drawn card): undo does not pass it.
    bool revealed = false;
};

/// What has just happened to the document.
struct Change {
    enum class Kind { Opened, Acted, Undone, Redone };
    Kind kind = Kind::Opened;
    /// Number of actions before and after.
    std::size_t before = 0;
    std::size_t after = 0;
};

/// The one owner of a game's state, and the only one to apply an action. Widgets paint an observation and
/// send intents; log, animation, charts and saves are readers of the steps. An action is written to the
/// journal before `changed` is emitted, so that what is painted is on disk.
class GameDocument : public QObject {
    Q_OBJECT
public:
    explicit GameDocument(QObject* parent = nullptr);
    ~GameDocument() override;

    /// Makes the record's game (with the actions it has already) the current one. `journal` may be null: then
    /// nothing is kept (shots, tests, replays). Precondition: the record reads back without an error.
    void open(const genotype::Record& record, std::unique_ptr<Journal> journal);
    bool isOpen() const { return m_open; }
    /// Goes on in another file, for instance after a failed write. Precondition: the journal holds
    /// `record()`.
    void keepIn(std::unique_ptr<Journal> journal);
    /// Gives the game another name, here and in its file. What a title may not hold is left out.
    bool setTitle(const QString& title);

    const genotype::Record& record() const { return m_record; }
    const genotype::State& state() const { return m_state; }
    genotype::Observation observation(genotype::Seat viewer) const;
    /// All that the acting player may do now, in the engine's order; empty when the game is over.
    const genotype::ActionList& legal() const { return m_legal; }
    bool isLegal(const genotype::Action& action) const { return m_legal.contains(action); }
    genotype::Refusal whyNot(const genotype::Action& action) const;

    /// Takes the action if it is legal and could be written. Otherwise nothing changes; a failed write is
    /// told by `writeFailed`.
    bool perform(const genotype::Action& action);

    /// Undo takes back the last action of a person, with the moves of bots after it, unless one of them
    /// revealed information; it never reaches behind another person's action. An undone action leaves the
    /// record.
    bool canUndo() const { return undoTarget() < m_steps.size(); }
    bool canRedo() const { return !m_undone.empty(); }
    bool undo();
    bool redo();

    const std::vector<Step>& steps() const { return m_steps; }
    /// The state after the first `actions` steps (0: dealt out, nothing chosen).
    genotype::State stateAfter(std::size_t actions) const;
    /// What was dealt before the first action.
    const std::vector<genotype::Event>& openingEvents() const { return m_openingEvents; }

    int seats() const { return m_state.seats; }
    QString seatName(genotype::Seat seat) const;
    /// Index into the theme's seat colours, 0 … 4.
    int seatColour(genotype::Seat seat) const;
    bool isPerson(genotype::Seat seat) const;
    int persons() const;
    const Journal* journal() const { return m_journal.get(); }

signals:
    void changed(const app::Change& change);
    /// The action could not be written; nothing was changed. A whole sentence for the reader.
    void writeFailed(const QString& message);
    void titleChanged();

private:
    /// Steps to keep after one undo; steps().size() when none is possible.
    std::size_t undoTarget() const;
    bool write(const std::string& lines, Journal::Sync sync);
    void push(Step step, const genotype::State& next);
    void refreshLegal();

    bool m_open = false;
    genotype::Record m_record;
    genotype::State m_state;
    genotype::ActionList m_legal;
    std::vector<genotype::Event> m_openingEvents;
    std::vector<Step> m_steps;
    /// m_states[i]: the state before step i.
    std::vector<genotype::State> m_states;
    /// Steps taken back, the next to be redone last.
    std::vector<Step> m_undone;
    std::unique_ptr<Journal> m_journal;
};

} // namespace app
