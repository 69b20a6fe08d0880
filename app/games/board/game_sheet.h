// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/segment_row.h"
#include "opened_part.h"
#include "seat_choices.h"

#include <functional>
#include <optional>

class QGridLayout;
class QPainter;
class QScrollArea;

namespace app {

class AppSettings;
class FixedLines;
class Panel;
class ResumePanel;
class RulesCard;
class SealSheet;
class SeatsTable;
class SeedField;
class SteadyWords;

/// The choices for a new game, one in each row: a name, a control and, below, a note on what the choice
/// means.
class RuleRows : public SheetPart {
    Q_OBJECT
public:
    explicit RuleRows(QWidget* parent);

    /// Returns the note, which is empty and has room for each of the sentences that it may say. The control
    /// becomes a child of the rows.
    QLabel* add(const Text& name, QWidget* control, const std::function<QStringList()>& sentences = {});
    void add(SeedField* seed);

private:
    QGridLayout* m_grid;
    int m_row = 0;
};

/// Where a game begins: a table with chairs, below it a card for each choice that matters most and one for
/// the other rules, and at the foot what starts the game. It is the same for every game except for the bots
/// and the rules, which a subclass supplies. It starts nothing itself but requests a game, with a record
/// that has no actions yet.
class GameSheet : public QWidget {
    Q_OBJECT
public:
    /// Sets the game that is offered to be resumed, of any kind; none removes the offer.
    void setResumable(const std::optional<SavedGame>& game);
    /// Sets what is offered to those who are new to the game.
    void setFirstSteps(const std::function<QWidget*(QWidget* parent)>& make);
    /// Puts what the sheets of all games share at the top, where it scrolls with the sheet. It stays
    /// another's.
    void setHead(QWidget* head);
    /// Paints the game's board, which lies on the table.
    void setBoard(const std::function<void(QPainter& painter, const QRectF& rect)>& paint);
    /// A game with the sheet's choices. If the seed is blank, each call draws a new one. Precondition: the
    /// choices are valid.
    virtual games::AnyRecord header() const = 0;

public slots:
    /// Requests the game with these choices or, if one is not valid, opens it and says so. If the dice are to
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

    // ---- What a game supplies
    virtual QList<BotChoice> bots() const = 0;
    /// The possible numbers of seats.
    virtual QList<SegmentRow::Choice> seatCounts() const;
    /// Adds the cards of the choices that matter most, with `addCard`.
    virtual void addCards() {}
    /// Adds the other choices of rules. The seed comes after them.
    virtual void addRules(RuleRows&) {}
    /// Shows the choices in these cards and rows, with their notes.
    virtual void refreshRules() {}
    /// The other rules as they are now, a line for each.
    virtual QStringList rulesInWords() const { return {}; }
    /// What people sitting at one screen should know, and what it means if there is none; by default, that a
    /// curtain hides the hands.
    virtual QString manyPersonsWords() const;

    /// A card with a heading, as one part of the form that is returned.
    Form addCard(const Text& heading);
    /// A sentence below a choice: as high as the longest of those that it may say, so that nothing moves.
    static SteadyWords* addNote(Form& card, const std::function<QStringList()>& sentences);
    SeatsTable* seats() const { return m_seats; }
    void refresh();
    /// Remembers the choices for the next time.
    void save() const;

    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addRulesCard();
    void addDice();
    void addFoot();
    QString standing() const;
    /// Shows the page where the dice are sealed in place of the choices, and closes it.
    void openSeal();
    void closeSeal();
    void openRules();
    /// Puts the cards side by side if there is room, else one below the other, and the foot where it does not
    /// take too much of the page.
    void arrange();

    AppSettings& m_settings;
    SeatChoices& m_choices;
    int m_least;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_content = nullptr;
    SeatsTable* m_seats = nullptr;
    ResumePanel* m_offer = nullptr;
    QBoxLayout* m_cards = nullptr;
    QWidget* m_store = nullptr; ///< of the rules while they are not open
    RuleRows* m_rules = nullptr;
    RulesCard* m_rulesCard = nullptr;
    SegmentRow* m_players = nullptr;
    SegmentRow* m_dice = nullptr;
    QLabel* m_diceNote = nullptr;
    SeedField* m_seed = nullptr;
    QWidget* m_foot = nullptr;
    QBoxLayout* m_footLine = nullptr;
    FixedLines* m_startNote = nullptr;
    SealSheet* m_seal = nullptr;
};

} // namespace app
