// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <map>

class QBoxLayout;
class QButtonGroup;
class QPushButton;
class QStackedWidget;

namespace app {

class AppSettings;
class Form;

/// Where a game begins: a card for each game, and below them the sheet of the chosen one.
class BeginPage : public QWidget {
    Q_OBJECT
public:
    explicit BeginPage(AppSettings& settings, QWidget* parent = nullptr);

    /// Adds the sheet of a game; the page takes ownership.
    void addSheet(const QString& game, QWidget* sheet);
    /// Shows the game's card as chosen, and its sheet. Precondition: the game has a sheet.
    void choose(const QString& game);
    /// The game whose card was chosen last, as the settings remember it, or the first.
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
    void addOthers(Form line);
    void addDemonstrations(Form line);
    void nameBack();
    /// The buttons below the cards: on one line, if there is room for their words.
    void arrangeFoot();

    AppSettings& m_settings;
    QButtonGroup* m_cards;
    QStackedWidget* m_sheets;
    QString m_nickname;
    QPushButton* m_back = nullptr; ///< to the class
    QPushButton* m_class = nullptr;
    QPushButton* m_box = nullptr;
    QPushButton* m_puzzles = nullptr;
    QPushButton* m_saved = nullptr; ///< the saved games
    QPushButton* m_first = nullptr; ///< the first demonstration
    QPushButton* m_demonstrations = nullptr;
    QBoxLayout* m_foot = nullptr;
    std::map<QString, QWidget*> m_sheetOf;
};

} // namespace app
