// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/ui/widgets/panel.h"

class QBoxLayout;

namespace app {

class Form;

/// One saved game as a card: its picture, how it stands, and what can be done with it; questions are asked in
/// place. It changes nothing itself but emits what the person wants.
class SavedGamePanel : public Panel {
    Q_OBJECT
public:
    enum class Asking { Nothing, Rename, Remove };

    /// `game`: null if there are no games yet. `noTrash`: there is no trash here.
    SavedGamePanel(const SavedGame* game, Asking asking, bool noTrash, QWidget* parent);

    /// The progress or state of a game in a few words: "Round 3 of 5", "Finished after 5 rounds", "Damaged" …
    static QString standing(const SavedGame& game);
    static QString titleOf(const SavedGame& game);
    /// "today, 22:34"
    static QString dateText(const QDateTime& when);

signals:
    void asked(app::SavedGamePanel::Asking what);
    void renamed(const QString& title);
    void removed();
    void rescueRequested();
    void editedRequested();
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe(Form& rows);
    void askRename(Form& rows);
    void askRemove(Form& rows);
    void offer(Form& rows);

    SavedGame m_game;
    bool m_noTrash;
    /// What is rarely wanted, and the primary button; below each other on a narrow card.
    QBoxLayout* m_acts = nullptr;
};

} // namespace app
