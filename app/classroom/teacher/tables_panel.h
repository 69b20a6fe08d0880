// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace app {

class ClassClient;
class ClassCommands;
class FactTable;
class SeatMover;

/// What was last wanted of a new table. It outlives the form, which is made anew with the theme.
struct TableWish {
    QString game{}; ///< its id; empty: the first
    int seats = 4;
    int length = 0;
    int bots = 0; ///< the place in the list, as the next one
    int clock = 0;
};

/// The tables of an open class: who sits where, and what a teacher does with them.
class TablesPanel : public Panel {
    Q_OBJECT
public:
    /// All must outlive the panel. `teacher`: what a teacher wants goes this way. Precondition: the class is
    /// open.
    TablesPanel(HostedClass& hosted, ClassClient& teacher, TableWish& wish, QWidget* parent);

    /// Shows the tables as they are now.
    void refresh();
    /// The number of the table that is selected, 0 for none.
    void choose(int table);
    int current() const;

signals:
    void told(const QString& message, bool isProblem);
    /// Show the class this table, large.
    void presentRequested(int table);

private:
    void addRules(Form line);
    void addButtons(Form line);
    void openTable();
    void startTable();
    void closeTable();
    void pauseTables();
    void refreshButtons();
    void refreshSeats();

    HostedClass& m_hosted;
    TableWish& m_wish;
    ClassCommands* m_commands;
    FactTable* m_list;
    QComboBox* m_game = nullptr;
    QSpinBox* m_seats = nullptr;
    QSpinBox* m_length = nullptr;
    QComboBox* m_bots = nullptr;
    QComboBox* m_clock = nullptr;
    QLabel* m_seatsNote = nullptr;
    SeatMover* m_mover = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_present = nullptr;
    QPushButton* m_pause = nullptr;
};

} // namespace app
