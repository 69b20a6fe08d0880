// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/journal.h"
#include "engine/core/seat.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What has just happened to the document.
struct Change {
    enum class Kind { Opened, Acted, Undone, Redone };
    Kind kind = Kind::Opened;
    /// The number of actions before and after the change.
    std::size_t before = 0;
    std::size_t after = 0;
};

/// A line of the log.
struct Sentence {
    QString words;
    /// How prominent it is in the log; see core::Weight.
    core::Weight weight = core::Weight::Plain;
};

/// A running game of any kind, or a seat at one that another computer owns: everything that needs no
/// knowledge of the rules. The rest is in GameOf and DocumentOf. The log, the bots' pace, the handover screen
/// and the Play page use this class.
class TableDocument : public QObject {
    Q_OBJECT
public:
    using Seat = core::Seat;

    explicit TableDocument(QObject* parent = nullptr);
    ~TableDocument() override;

    bool isOpen() const { return m_open; }
    /// What is known of the game's record: without its actions and its seed, if it is another computer's.
    virtual games::AnyRecord anyRecord() const = 0;
    /// Closes the game and releases its file, because another game is played now. A board keeps what it
    /// shows.
    void close();
    /// Continues in another file, for instance after a failed write. Precondition: the journal contains the
    /// record.
    void keepIn(std::unique_ptr<Journal> journal) { m_journal = std::move(journal); }
    const Journal* journal() const { return m_journal.get(); }
    /// Whether the game is saved in a file that still exists.
    bool isKept() const { return m_journal && m_journal->isThere(); }
    /// Renames the game, here and in its file, leaving out characters that a title must not contain.
    bool setTitle(const QString& title);
    virtual QString title() const = 0;
    virtual std::uint64_t seed() const = 0;
    /// See core::Record::sealedDice. As long as the game is not over, only commitment and word may be shown.
    virtual const std::optional<core::DiceCommitment>& sealedDice() const = 0;

    /// The number of seats, including those that play by themselves.
    virtual int seats() const = 0;
    /// The seat that has to choose; noSeat when the game is over.
    virtual Seat actor() const = 0;
    virtual bool isFinished() const = 0;
    /// Whether some seat now sees something that others must not see, so that a shared screen needs a
    /// handover screen.
    virtual bool hasSecrets() const = 0;
    virtual QString seatName(Seat seat) const = 0;
    /// The names of all seats, for the engine's phrases.
    std::vector<std::string> names() const;
    /// Index into the theme's seat colours.
    int seatColour(Seat seat) const;
    /// "person", or the id of the bot that sits there; empty for a seat that plays by itself.
    std::string kind(Seat seat) const;
    /// Lets somebody else play the seat from now on, of which the record knows nothing: a bot for a person
    /// who has left, or a person for a bot. An empty kind: whoever the record names.
    void setSubstitute(Seat seat, const std::string& kind);
    bool isPerson(Seat seat) const { return kind(seat) == "person"; }
    int persons() const;

    virtual std::size_t stepCount() const = 0;
    virtual Seat stepActor(std::size_t step) const = 0;
    /// What the step (from 0) caused, in sentences that the viewer may read; those that say nothing new are
    /// left out.
    virtual std::vector<Sentence> sentences(std::size_t step, Seat viewer) const = 0;
    /// The same for what happened before the first step.
    virtual std::vector<Sentence> openingSentences(Seat viewer) const = 0;

    /// What the acting person's only choice does, as the text of a button; empty if there are several, if it
    /// costs something, or if it ends a chance to undo. `makeOnlyChoice` makes it: an action like any other;
    /// false if there is none or it could not be written.
    virtual QString onlyChoice() const = 0;
    virtual bool makeOnlyChoice() = 0;
    /// Whether undo and redo stop only at real choices: when the others are made by themselves, they would be
    /// made again at once.
    bool passesOverOnlyChoices() const { return m_passesOverOnlyChoices; }
    void setPassesOverOnlyChoices(bool passesOver) { m_passesOverOnlyChoices = passesOver; }

    /// Undo takes back a person's last action and the bots' moves after it, unless one of them revealed
    /// information; it never takes back another person's action. An undone action is removed from the record.
    /// In a game with sealed dice, the last action reveals them, so that it cannot be taken back.
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;

signals:
    void changed(const app::Change& change);
    void closed();
    /// The action could not be written, and nothing was changed. `message`: a whole sentence for the reader.
    void writeFailed(const QString& message);
    void titleChanged();
    /// Another person or bot plays a seat now.
    void substitutesChanged();

protected:
    virtual const std::vector<core::SeatInfo>& seatInfos() const = 0;
    /// The number of seats that make their own choices; the seats after them play by themselves.
    virtual int players() const = 0;
    virtual void setTitleOfRecord(const std::string& title) = 0;

    /// Returns false and emits `writeFailed` if the lines could not be written; then the caller must not
    /// change anything.
    bool write(const std::string& lines, Journal::Sync sync);
    /// Saves a game that has just ended with its sealed dice revealed. If that fails, says so; it is tried
    /// again when the game is opened.
    void revealDice();
    /// Says in the first sentence about a step that there was nothing else to do.
    static void markOnlyChoice(std::vector<Sentence>& sentences);

    bool m_open = false;
    std::unique_ptr<Journal> m_journal;

private:
    bool m_passesOverOnlyChoices = false;
    /// By seat; empty or missing where it is the one whom the record names.
    std::vector<std::string> m_substitutes;
};

} // namespace app
