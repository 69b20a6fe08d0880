// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_sheet.h"
#include "table_choices.h"

class QComboBox;
class QLineEdit;

namespace app {

/// The sheet where a game of Genotype begins: with one click, by resuming the last game, or at a newly set up
/// table.
class GenotypeSheet : public GameSheet {
    Q_OBJECT
public:
    explicit GenotypeSheet(AppSettings& settings, QWidget* parent = nullptr);

    const TableChoices& choices() const { return m_choices; }
    void setChoices(const TableChoices& choices);
    games::AnyRecord header() const override { return m_choices.record(); }

public slots:
    void quickStart();

protected:
    QList<BotChoice> bots() const override { return TableChoices::bots(); }
    QList<SegmentRow::Choice> seatCounts() const override;
    void addRules(RuleRows& rows) override;
    void refreshRules() override;
    QWidget* makeQuickStart() override;
    QString startWords() const override;

private:
    QWidget* makeJohann(QWidget* parent);
    void refreshJohann();
    /// A row of segments for a choice of the table; `set` is called with what was chosen.
    SegmentRow* addSegments(RuleRows& rows, const char* object, const Text& name,
                            const QList<SegmentRow::Choice>& choices, int value, QLabel*& note,
                            const std::function<void(int)>& set);

    TableChoices m_choices;
    QLineEdit* m_yourName = nullptr;
    QLabel* m_yourNameProblem = nullptr;
    QWidget* m_johann = nullptr;
    QLabel* m_johannNote = nullptr;
    QWidget* m_johannHelp = nullptr;
    QLabel* m_johannHelpNote = nullptr;
    QLabel* m_flowerNote = nullptr;
    QLabel* m_heightNote = nullptr;
    SegmentRow* m_rounds = nullptr;
    QLabel* m_roundsNote = nullptr;
    QComboBox* m_first = nullptr;
    QLabel* m_firstNote = nullptr;
};

} // namespace app
