// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/ui/widgets/form.h"
#include "seats_panel.h"

#include <functional>
#include <optional>

class QGridLayout;
class QScrollArea;

namespace app {

class AppSettings;
class ResumePanel;
class SealSheet;

/// The choices for a new game, one in each row: a name, a control and, below, a note on what the choice
/// means.
class RuleRows : public QWidget {
    Q_OBJECT
public:
    explicit RuleRows(QWidget* parent);

    /// Returns the note, which is empty. The control becomes a child of the rows.
    QLabel* add(const Text& name, QWidget* control);
    void add(SeedField* seed);

private:
    QGridLayout* m_grid;
    int m_row = 0;
};

/// Where a game begins: by resuming the last one or setting up a new table. It is the same for every game
/// except for the bots and the rules, which a subclass supplies. It starts nothing itself but requests a
/// game, with a record that has no actions yet.
class GameSheet : public QWidget {
    Q_OBJECT
public:
    /// Sets the game that is offered to be resumed, of any kind; none removes the offer.
    void setResumable(const std::optional<SavedGame>& game);
    /// Sets what stands above everything else, for those who are new to the game.
    void setFirstSteps(std::function<QWidget*(QWidget* parent)> make);
    /// A game with the sheet's choices. If the seed is blank, each call draws a new one. Precondition: the
    /// choices are valid.
    virtual games::AnyRecord header() const = 0;

public slots:
    /// Requests the game with these choices or, if one is not valid, says so on the sheet. If the dice are to
    /// be sealed, that comes first.
    void start();

signals:
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);

protected:
    /// `choices` belong to the subclass, must outlive the sheet's use of them, and are saved in the settings.
    /// `least`: the smallest number of seats.
    GameSheet(AppSettings& settings, SeatChoices& choices, int least, QWidget* parent);
    /// Shows the choices as they were left. Call once, at the end of the subclass's constructor.
    void begin();
    /// Shows the current choices.
    void build();

    // ---- What a game supplies
    virtual QList<BotChoice> bots() const = 0;
    /// The possible numbers of seats.
    virtual QList<SegmentRow::Choice> seatCounts() const;
    /// Adds the choices of rules. The seed comes after them.
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

private:
    /// Updates the offer and nothing else, because somebody may be typing.
    void showOffer();
    void addTable(Form form);
    void addDice(RuleRows& rows);
    /// Shows the page where the dice are sealed in place of the choices, and closes it.
    void openSeal();
    void closeSeal();
    /// Puts the parts side by side if there is room, else one below the other.
    void arrange();

    AppSettings& m_settings;
    SeatChoices& m_choices;
    int m_least;
    std::optional<SavedGame> m_resumable;
    std::function<QWidget*(QWidget* parent)> m_firstSteps;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_top = nullptr;
    ResumePanel* m_offer = nullptr;
    QBoxLayout* m_table = nullptr;
    SeatsPanel* m_seats = nullptr;
    SeedField* m_seed = nullptr;
    QLabel* m_diceNote = nullptr;
    QLabel* m_startNote = nullptr;
    SealSheet* m_seal = nullptr;
};

} // namespace app
