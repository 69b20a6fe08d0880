// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "seats_panel.h"

#include <optional>

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace app {

class AppSettings;
class ResumePanel;

/// What a table agrees on, a row each: its name, its control, and a note below that says what it means.
class RuleRows : public QWidget {
    Q_OBJECT
public:
    explicit RuleRows(QWidget* parent);

    /// Returns the note, which is empty. The control becomes a child of the rows.
    QLabel* add(const QString& name, QWidget* control);
    void add(SeedField* seed);

private:
    QGridLayout* m_grid;
    int m_row = 0;
};

/// Where a game begins: by resuming the last one, or at a newly set up table. The same for every game except
/// for its bots and its rules, which a subclass supplies. It starts nothing itself but asks for a game with a
/// record that has no actions yet.
class GameSheet : public QWidget {
    Q_OBJECT
public:
    /// The game offered to be resumed, of any kind; none removes the offer.
    void setResumable(const std::optional<SavedGame>& game);
    /// A game as the sheet is set; each call draws a new seed for a blank one. Precondition: the choices are
    /// valid.
    virtual games::AnyRecord header() const = 0;

public slots:
    /// Starts the table as it is set up; what keeps it from starting is said on the sheet instead.
    void start();

signals:
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);

protected:
    /// The choices, which the subclass owns, outlive the sheet's use of them; they are remembered in the
    /// settings. `least` seats play at least.
    GameSheet(AppSettings& settings, SeatChoices& choices, int least, QWidget* parent);
    /// Shows the choices as they were left. To be called once, at the end of the subclass's constructor.
    void begin();
    /// Shows the choices as they are now.
    void build();

    // ---- What a game supplies
    virtual QList<BotChoice> bots() const = 0;
    /// The numbers of seats there may be.
    virtual QList<SegmentRow::Choice> seatCounts() const;
    /// Adds the rules that a table agrees on. The seed comes after them.
    virtual void addRules(RuleRows&) {}
    /// Shows the choices in these rows, with their notes.
    virtual void refreshRules() {}
    /// What goes beside the offer to resume; null: nothing.
    virtual QWidget* makeQuickStart() { return nullptr; }
    virtual QString startWords() const;

    SeatsPanel* seats() const { return m_seats; }
    void refresh();
    /// Remembers the choices for the next time.
    void save() const;

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Puts the present offer into its place, and touches nothing else: somebody may be typing.
    void showOffer();
    QWidget* buildTable();
    /// Puts the parts beside each other where there is room, else below each other.
    void arrange();

    AppSettings& m_settings;
    SeatChoices& m_choices;
    int m_least;
    std::optional<SavedGame> m_resumable;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_top = nullptr;
    ResumePanel* m_offer = nullptr;
    QBoxLayout* m_table = nullptr;
    SeatsPanel* m_seats = nullptr;
    SeedField* m_seed = nullptr;
    QLabel* m_startNote = nullptr;
};

} // namespace app
