// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/documents/dice_ledger.h"
#include "box_game.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// The game with the box that is being entered. It is in the data folder before `changed` is emitted, so that
/// what is on the screen is on the disk, and its dice are in the dice ledger. The steps that can be undone
/// are not saved. If two windows use one folder, the last one to change something wins.
class BoxSession : public QObject {
    Q_OBJECT
public:
    /// Reads the last game, if there is one. The ledger must outlive this.
    BoxSession(const QString& dataFolder, DiceLedger& ledger, QObject* parent = nullptr);

    bool isOpen() const { return m_game.has_value(); }
    /// Precondition: isOpen().
    const BoxGame& game() const { return *m_game; }

    /// Begins a game with these seats in place of the last one, whose dice stay in the ledger; its `id` is
    /// set here. This can be undone too.
    bool begin(BoxGame game);
    /// Applies a change and saves it. Returns false, with nothing changed, if `change` returns false or
    /// nothing could be saved; `problem` then says why.
    bool change(const std::function<bool(BoxGame&)>& change);
    /// Adds dice to a round, from 1: all of them, or none if one is too many.
    bool enter(const std::vector<BoxGame::Die>& dice, int round);

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    bool undo();
    bool redo();

    /// A sentence for the reader; empty if the last change could be made.
    const QString& problem() const { return m_problem; }

signals:
    void changed();
    /// `problem` has changed.
    void problemChanged();

private:
    using State = std::optional<BoxGame>;
    bool take(const State& next);
    void setProblem(const QString& words);
    void feedLedger(const State& before);

    StateFile m_file;
    DiceLedger& m_ledger;
    State m_game;
    std::vector<State> m_past;
    std::vector<State> m_future;
    QString m_problem;
};

} // namespace app
