// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/saved_games.h"
#include "saved_game_panel.h"

#include <QtWidgets/QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace app {

/// The saved games: what they are, and what can be done with each. It asks others to open or replay one;
/// names, copies and deletions it sees to itself, in place and never without being asked.
class GamesPage : public QWidget {
    Q_OBJECT
public:
    explicit GamesPage(const GameLibrary& library = GameLibrary(), QWidget* parent = nullptr);

    /// Looks at the folder again; done whenever the page is shown. Files that are not known yet are read on
    /// another thread, and come into the list when they have been.
    void refresh();
    /// Everything in the folder is on the page.
    bool isComplete() const { return m_saved->isComplete(); }
    const std::vector<SavedGame>& games() const { return m_games; }

    /// The game that the buttons are about; null when there is none.
    const SavedGame* current() const;
    void select(const QString& path);

    // What the buttons do once their question is answered. A failure is shown on the page.
    void rename(const QString& title);
    void remove();
    void rescue();
    void takeEdited();
    void importFrom(const QString& path, Journal::Seals seals = Journal::Seals::Checked);
    void exportTo(const QString& path);
    /// What the page says about the last of these; empty if nothing.
    QString message() const;

signals:
    /// To be resumed.
    void openRequested(const QString& path);
    void replayRequested(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// `opened` holds the new game's file: it is released before the list is read again.
    void showMade(OpenedGame opened, const QString& told);
    void build();
    void buildDetail();
    /// Brings list and detail in line with what is known; what has not changed stays untouched.
    void showGames();
    void fillList();
    void ask(SavedGamePanel::Asking what);
    void say(const QString& message, bool isProblem);
    void chooseImport();
    void chooseExport();
    void arrange();

    GameLibrary m_library;
    SavedGames* m_saved;
    std::vector<SavedGame> m_games;
    QString m_selected;
    SavedGamePanel::Asking m_asking = SavedGamePanel::Asking::Nothing;
    /// The trash was tried and does not exist here.
    bool m_noTrash = false;
    QString m_message;
    bool m_messageIsProblem = false;
    /// The record that was not imported since it had been changed; the message offers to take it as it is.
    QString m_edited;
    QWidget* m_content = nullptr;
    QBoxLayout* m_columns = nullptr;
    QListWidget* m_list = nullptr;
    QWidget* m_detail = nullptr;
    SavedGamePanel* m_panel = nullptr;
    /// What the panel shows.
    struct Detail {
        std::optional<SavedGame> game;
        SavedGamePanel::Asking asking = SavedGamePanel::Asking::Nothing;
        bool noTrash = false;
        /// Whether it may be said that there is no game.
        bool known = false;

        bool operator==(const Detail&) const = default;
    };
    Detail wantedDetail() const;
    Detail m_shown;
    QLabel* m_told = nullptr;
    QPushButton* m_takeEdited = nullptr;
};

} // namespace app
