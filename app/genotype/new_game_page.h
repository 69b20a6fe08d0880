// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "table_choices.h"

#include <QtWidgets/QWidget>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace app {

class ResumeSheet;
class SeatsPanel;
class SeedField;

/// Where a game begins: at once with one click, on from where it was left, or at a table set up to one's
/// liking. It starts nothing itself; it asks for it with a record that has no actions yet.
class NewGamePage : public QWidget {
    Q_OBJECT
public:
    explicit NewGamePage(QWidget* parent = nullptr);

    /// The game that is offered to go on with; none takes the offer away.
    void setResumable(const std::optional<SavedGame>& game);

    const TableChoices& choices() const { return m_choices; }
    void setChoices(const TableChoices& choices);

public slots:
    void quickStart();
    /// Starts the table as it is set up; what keeps it from starting is told on the page instead.
    void startTable();

signals:
    void startRequested(const genotype::Record& header);
    void resumeRequested(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    /// Puts the present offer beside the quick start.
    void showOffer();
    QWidget* buildQuickStart();
    QWidget* buildTable();
    QWidget* buildSeats(QWidget* parent);
    QWidget* buildJohann(QWidget* parent);
    QWidget* buildRules(QWidget* parent);
    /// Puts the sheets beside each other where there is room, else below each other.
    void arrange();
    /// Shows the choices everywhere; messages too.
    void refresh();
    void remember() const;

    TableChoices m_choices;
    std::optional<SavedGame> m_resumable;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_top = nullptr;
    ResumeSheet* m_resume = nullptr;
    QBoxLayout* m_table = nullptr;
    QLineEdit* m_yourName = nullptr;
    QLabel* m_yourNameProblem = nullptr;
    SeatsPanel* m_seats = nullptr;
    QWidget* m_johann = nullptr;
    QLabel* m_johannNote = nullptr;
    QWidget* m_johannHelp = nullptr;
    QLabel* m_flowerNote = nullptr;
    QLabel* m_heightNote = nullptr;
    QLabel* m_roundsNote = nullptr;
    QComboBox* m_first = nullptr;
    QLabel* m_firstNote = nullptr;
    SeedField* m_seed = nullptr;
    QLabel* m_startNote = nullptr;
};

} // namespace app
