// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/widgets/panel.h"

class QBoxLayout;

namespace app {

/// One saved game: what it is, and what can be done with it, each question asked in its place. It does
/// nothing itself but says what is wanted.
class SavedGamePanel : public Panel {
    Q_OBJECT
public:
    enum class Asking { Nothing, Rename, Remove };

    /// Null: there are no games yet. `noTrash`: the trash was tried and does not exist here.
    SavedGamePanel(const SavedGame* game, Asking asking, bool noTrash, QWidget* parent);

    /// "Round 3 of 5", "Finished after 5 rounds", "Damaged" …: where a game stands, in a few words.
    static QString standing(const SavedGame& game);
    static QString titleOf(const SavedGame& game);
    static QString dateText(const QDateTime& when);

signals:
    /// To be resumed.
    void openRequested(const QString& path);
    void replayRequested(const QString& path);
    void asked(app::SavedGamePanel::Asking what);
    void renamed(const QString& title);
    void removed();
    void rescueRequested();
    void editedRequested();
    void exportRequested();

private:
    void askRename(QBoxLayout* rows, QWidget* parent);
    void askRemove(QBoxLayout* rows, QWidget* parent);
    void offer(QBoxLayout* rows, QWidget* parent);

    SavedGame m_game;
    bool m_noTrash;
};

} // namespace app
