// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"
#include "dice_proof.h"

#include <QtCore/QObject>

#include <optional>

class QPainter;
class QWidget;

namespace app {

class GameSheet;
class OnlyChoices;
class ReplayFrame;
struct AppContext;

/// One of the games on the Play page: its sheet, its board, its end page and its replays. The Play page knows
/// no more about a game than this. A new game needs a subclass of TableOf and one entry in
/// `game_entries.cpp`.
class GameTable : public QObject {
    Q_OBJECT
public:
    explicit GameTable(QObject* parent = nullptr) : QObject(parent) {}

    /// The same as G::id.
    virtual QString id() const = 0;
    virtual TableDocument& document() = 0;
    /// Opens a record, which must belong to this table's game; see DocumentOf::open.
    virtual void open(const games::AnyRecord& record, std::unique_ptr<Journal> journal) = 0;
    virtual TableBots& bots() = 0;
    virtual Viewer& viewer() = 0;
    virtual OnlyChoices& onlyChoices() = 0;
    /// Whether the board looks back on each round, in a game that has such a thing.
    virtual void setRoundUps(bool) {}

    // The pages, always the same widgets. The Play page puts each into a stack, which then owns it.
    /// Where a game begins.
    virtual GameSheet* sheet() = 0;
    virtual QWidget* board() = 0;
    virtual QWidget* endPage() = 0;
    virtual ReplayFrame* replay() = 0;

    /// The game on the board as a room may see it; see ProjectedGame.
    virtual QWidget* makeProjected(QWidget* parent) = 0;
    /// The replay as a room may see it, at the same moment; what is done there does not change the replay
    /// itself.
    virtual ReplayFrame* makeProjectedReplay(QWidget* parent) = 0;

    /// A sentence that the reader should know when a game begins with this record; may be empty.
    virtual QString noticeFor(const games::AnyRecord& record) const { return sealedDiceNotice(record); }
    /// The running game's name in the ledger of dice; empty if no game is open or the game has no offspring
    /// dice.
    virtual std::string ledgerId() const { return {}; }

    /// Sets the game that the sheet offers to resume, of any kind; none removes the offer.
    virtual void setResumable(const std::optional<SavedGame>& game) = 0;
    /// Makes the end page show the document's game.
    virtual void fillEndPage() = 0;
    /// Makes the replay show a record of this game after `moment` actions, as that seat sees it.
    virtual void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) = 0;

signals:
    /// Deal a new game: a record that has no actions yet, or those after which it is to be played on.
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Close the game on the board.
    void leaveRequested();
    /// Begin the game's guided first game, or go on with it.
    void guideRequested();
    /// The end page's buttons.
    void newGameRequested();
    void boardRequested();
    /// Show the end page again.
    void resultRequested();
    void replayRequested();
    /// A sentence that the reader has to know; empty when the last problem is over.
    void problem(const QString& message);
};

} // namespace app
