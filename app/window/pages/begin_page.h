// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <map>

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace app {

class AppSettings;
class Form;
class GameSheet;
class SegmentTabs;

/// Where a game begins: a segment for each game, the other ways to play, and below them the sheet of the
/// chosen game, with which all of this scrolls.
class BeginPage : public QWidget {
    Q_OBJECT
public:
    explicit BeginPage(AppSettings& settings, QWidget* parent = nullptr);

    /// Adds the sheet of a game; the page takes ownership.
    void addSheet(const QString& game, GameSheet* sheet);
    /// Shows the game's segment as chosen, and its sheet. Precondition: the game has a sheet.
    void choose(const QString& game);
    /// The game that was chosen last, as the settings remember it, or the first.
    QString lastChosen() const;
    /// Offers the way back to the class that this computer was in, by the nickname there; empty: none.
    void offerClass(const QString& nickname);

signals:
    /// Emitted when the person chooses, not by `choose`.
    void gameChosen(const QString& game);
    /// Show the page for a game with the real box.
    void boxRequested();
    /// Show the page where a pupil joins a class.
    void classRequested();
    /// Go back to the class that was offered.
    void backToClassRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addGames(Form line);
    void addOthers(Form line);
    void nameBack();
    void tellGame();
    /// The title and the games: on one line, if there is room.
    void arrangeHead();

    AppSettings& m_settings;
    QWidget* m_head; ///< in the sheet that is shown
    QBoxLayout* m_headLine = nullptr;
    QWidget* m_title = nullptr;
    QLabel* m_invitation = nullptr;
    SegmentTabs* m_tabs = nullptr;
    QButtonGroup* m_games;
    QStackedWidget* m_sheets;
    QString m_nickname;
    QPushButton* m_back = nullptr; ///< to the class
    QPushButton* m_demonstrations = nullptr;
    std::map<QString, GameSheet*> m_sheetOf;
};

} // namespace app
