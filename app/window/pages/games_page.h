// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/saved_games.h"
#include "saved_game_panel.h"

#include <QtWidgets/QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace app {

class PageFoot;
class SegmentRow;

/// The saved games and what can be done with each. The page asks others to open or replay a game; it renames,
/// copies and deletes games itself, in place and only on request.
class GamesPage : public QWidget {
    Q_OBJECT
public:
    explicit GamesPage(const GameLibrary& library = GameLibrary(), QWidget* parent = nullptr);

    /// Looks at the folder again; called whenever the page is shown. Files that are not known yet are read on
    /// another thread and then join the list.
    void refresh();
    /// Whether everything in the folder is on the page.
    bool isComplete() const { return m_saved->isComplete(); }
    const std::vector<SavedGame>& games() const { return m_games; }

    /// The game that the buttons act on; null if there is none.
    const SavedGame* current() const;
    void select(const QString& path);

    // What the buttons do once their questions have been answered. A failure is shown on the page.
    void rename(const QString& title);
    void remove();
    void rescue();
    void takeEdited();
    void importFrom(const QString& path, Journal::Seals seals = Journal::Seals::Checked);
    void exportTo(const QString& path);
    /// What the page says about the last of these actions; may be empty.
    QString message() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Shows a new game. `opened` holds its file, which is released before the list is read again.
    void showMade(OpenedGame opened, const QString& told);
    void build();
    void buildDetail();
    /// Updates the list and the detail, leaving unchanged parts alone.
    void showGames();
    void fillList();
    void ask(SavedGamePanel::Asking what);
    void say(const QString& message, bool isProblem);
    void chooseImport();
    void chooseExport();
    void arrange();
    /// Which games are listed.
    enum class Shown { All, GoingOn, Finished };
    bool isShown(const SavedGame& game) const;
    void showOnly(Shown shown);
    void countGames();
    /// Puts what is in the panel between the list and the foot for the Tab key.
    void orderTabs();

    GameLibrary m_library;
    SavedGames* m_saved;
    std::vector<SavedGame> m_games;
    QString m_selected;
    SavedGamePanel::Asking m_asking = SavedGamePanel::Asking::Nothing;
    /// Moving a file to the trash has failed because there is none here.
    bool m_noTrash = false;
    QString m_message;
    bool m_messageIsProblem = false;
    /// A file that was not imported because it had been changed; the message offers to import it as it is.
    QString m_edited;
    QWidget* m_content = nullptr;
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_header = nullptr;
    SegmentRow* m_filter = nullptr;
    Shown m_which = Shown::All;
    PageFoot* m_foot = nullptr;
    QListWidget* m_list = nullptr;
    QWidget* m_detail = nullptr;
    SavedGamePanel* m_panel = nullptr;
    /// What the panel shows.
    struct Detail {
        std::optional<SavedGame> game;
        SavedGamePanel::Asking asking = SavedGamePanel::Asking::Nothing;
        bool noTrash = false;
        /// Whether it is certain by now that there is no game.
        bool known = false;

        bool operator==(const Detail&) const = default;
    };
    Detail wantedDetail() const;
    Detail m_shown;
    QLabel* m_told = nullptr;
    QPushButton* m_takeEdited = nullptr;
};

} // namespace app
