// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables_panel.h"

#include "app/classroom/pupil/game_name.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "class_commands.h"
#include "engine/games/games.h"
#include "seat_mover.h"
#include "table_fields.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <array>
#include <set>

namespace app {

using namespace page_parts;

namespace {

enum TableColumn { NumberColumn, GameColumn, StageColumn, SeatsColumn };

constexpr std::array clocks{0, 30, 60, 120}; ///< seconds for a choice
constexpr int mostLength = 40;

/// The strongest bot of a game, by its id.
std::string strongest(const std::string& game) {
    std::string bot;
    games::Games::forEach([&]<typename G>() {
        if (G::id == game)
            bot = core::Roster<G>::ids().back();
        return G::id == game;
    });
    return bot;
}

QString seatText(const messages::SeatShown& seat) {
    const QString name = QString::fromStdString(seat.name);
    switch (seat.occupant) {
    case messages::Occupant::Nobody: return {};
    case messages::Occupant::Bot:
    case messages::Occupant::Person: return name;
    case messages::Occupant::Away: return TablesPanel::tr("%1 (away)").arg(name);
    }
    return name;
}

QString seatsText(const messages::TableShown& table) {
    QStringList taken;
    int free = 0;
    for (const messages::SeatShown& seat : table.seats)
        if (const QString shown = seatText(seat); shown.isEmpty())
            ++free;
        else
            taken << shown;
    if (free > 0)
        taken << TablesPanel::tr("%n free", nullptr, free);
    return taken.join(QStringLiteral(", "));
}

QString stageText(messages::Stage stage, bool isPaused) {
    switch (stage) {
    case messages::Stage::Waiting: return TablesPanel::tr("waiting");
    case messages::Stage::Playing: return isPaused ? TablesPanel::tr("paused") : TablesPanel::tr("playing");
    case messages::Stage::Finished: return TablesPanel::tr("finished");
    }
    return {};
}

} // namespace

TablesPanel::TablesPanel(HostedClass& hosted, ClassClient& teacher, TableWish& wish, QWidget* parent)
    : Panel(parent), m_hosted(hosted), m_wish(wish), m_commands(new ClassCommands(teacher, this)),
      m_list(new FactTable([] { return tr("Tables of the class"); },
                           [] {
                               return QStringList{tr("Table"), tr("Game"), tr("State"), tr("Seats")};
                           },
                           0, this)) {
    Form form(this, Form::Way::Down, space::small, space::gap);
    form.heading([] { return tr("Tables"); });
    // Above the list, which grows with every table that is opened.
    form.text([] { return tr("A new table"); }, TextRole::Strong);
    addRules(form.part(Form::Way::Wrapping));
    m_seatsNote = form.label("seatsNote", TextRole::Caption, Role::SoftInk);
    // On a separate line, so that the button stays put when another game has more or fewer fields.
    m_open = form.button(
        "openTable", [] { return tr("Open the table"); }, [this] { openTable(); });
    form.add("classTables", m_list);
    for (const int column : {GameColumn, StageColumn, SeatsColumn})
        m_list->setWords(column);
    connect(m_list, &QTableWidget::currentCellChanged, this, &TablesPanel::refreshButtons);
    addButtons(form.part(Form::Way::Wrapping, 6));
    connect(m_commands, &ClassCommands::told, this, &TablesPanel::told);
    m_mover = form.add(new SeatMover(m_hosted, teacher, this));
    connect(m_mover, &SeatMover::told, this, &TablesPanel::told);
    setTabOrder(m_open, m_list);
    setTabOrder(m_list, m_start);
    keepTranslated(this, [this] {
        refreshSeats();
        refresh();
    });
}

void TablesPanel::addButtons(Form line) {
    m_start = line.button("startTable", {}, [this] { startTable(); });
    setTip(m_start,
           [] { return tr("Bots take the seats that are free. Pupils at the table can begin it too."); });
    m_close = line.button("closeTable", {}, [this] { closeTable(); });
    setTip(m_close, [] { return tr("The game stays among the saved games of the class."); });
    m_present = line.button("presentTable", {}, [this] { emit presentRequested(current()); });
    setTip(m_present,
           [] { return tr("Shows the class what everybody at the table may see, as the game goes on"); });
    m_pause = line.button("pauseTables", {}, [this] { pauseTables(); });
}

void TablesPanel::addRules(Form line) {
    m_game = table_fields::addGames(line, "tableGame", m_wish.game, [this] {
        m_wish.game = m_game->currentData().toString();
        m_wish.length = 0;
        refreshSeats();
    });
    m_seats = line.number(
        "tableSeats", [] { return tr("Seats"); }, {0, 99}, m_wish.seats,
        [this](int seats) { m_wish.seats = seats; });
    m_length = line.number(
        "tableLength", [] { return tr("Rounds"); }, {0, mostLength}, 0,
        [this](int length) { m_wish.length = length; });
    keepTranslated(m_length, [this] { setSpecialWords(m_length, tr("as usual")); });
    m_bots = line.choice(
        "tableBots", [] { return tr("Bots"); },
        [] {
            return QList<Form::Item>{{tr("simple")}, {tr("strong")}};
        },
        m_wish.bots, [this](int row) { m_wish.bots = row; });
    m_clock = line.choice(
        "tableClock", [] { return tr("Time for a choice"); },
        [] {
            QList<Form::Item> items;
            for (const int seconds : clocks)
                items << Form::Item{seconds == 0 ? tr("any") : tr("%1 s", "seconds").arg(seconds), seconds};
            return items;
        },
        m_wish.clock, [this](int row) { m_wish.clock = row; });
}

/// As many seats as the game can have at a class's table.
void TablesPanel::refreshSeats() {
    const std::string game = m_game->currentData().toString().toStdString();
    const TableRange range = rangeOf(game);
    {
        // As many as were wanted, also after a game that has other numbers.
        const QSignalBlocker quiet(m_seats);
        m_seats->setRange(range.least, range.most);
        m_seats->setValue(m_wish.seats);
    }
    m_seatsNote->setText(tr("%1 is played with %2 to %3 seats. Bots take those that are free when it begins.")
                             .arg(gameNameOf(game))
                             .arg(range.least)
                             .arg(range.most));
    // Gene Expression is played to a number of points.
    m_length->setValue(range.hasRounds ? m_wish.length : 0);
    // Not hidden: the fields keep their places.
    m_length->parentWidget()->setEnabled(range.hasRounds);
}

void TablesPanel::openTable() {
    TableRules rules;
    rules.game = m_game->currentData().toString().toStdString();
    rules.seats = m_seats->value();
    rules.length = m_length->value();
    rules.clock = m_clock->currentData().toInt();
    if (m_bots->currentIndex() == 1)
        rules.bot = strongest(rules.game);
    const QString game = m_game->currentText();
    if (!completeRules(rules)) {
        emit told(tr("%1 cannot be played with so many rounds.").arg(game), true);
        return;
    }
    std::set<int> before;
    for (const auto& [number, table] : m_hosted.host().tables())
        before.insert(number);
    const messages::OpenTable wanted{.game = rules.game,
                                     .seats = rules.seats,
                                     .length = rules.length,
                                     .bot = rules.bot,
                                     .clock = rules.clock};
    m_commands->perform(m_open, wanted, tr("A table is being opened…"), [this, before, game] {
        for (const auto& [number, table] : m_hosted.host().tables())
            if (!before.contains(number)) {
                choose(number);
                emit told(tr("Table %1 is open: %2.").arg(number).arg(game), false);
                return;
            }
    });
}

void TablesPanel::startTable() {
    m_commands->perform(m_start, messages::StartTable{current()},
                        tr("The game at table %1 is being started…").arg(current()));
}

void TablesPanel::pauseTables() {
    const bool isPaused = m_hosted.host().isPaused();
    m_commands->perform(m_pause, messages::Pause{!isPaused},
                        isPaused ? tr("The tables are being resumed…") : tr("The tables are being paused…"));
}

/// A game that people are playing is not ended by a slip.
void TablesPanel::closeTable() {
    const int number = current();
    const auto close = [this, number] {
        m_commands->perform(m_close, messages::CloseTable{number},
                            tr("Table %1 is being closed…").arg(number));
    };
    const auto found = m_hosted.host().tables().find(number);
    if (found == m_hosted.host().tables().end() || found->second->stage() != messages::Stage::Playing) {
        close();
        return;
    }
    openChoice(m_close, tr("The game at table %1 is not over. Close the table all the same?").arg(number),
               {tr("Close it"), tr("Keep playing")}, [close](int chosen) {
                   if (chosen == 0)
                       close();
               });
}

/// The next thing to do is mostly with the table that has just been opened.
void TablesPanel::choose(int table) {
    refresh();
    for (int row = 0; row < m_list->rowCount(); ++row)
        if (m_list->item(row, NumberColumn)->data(Qt::UserRole).toInt() == table)
            m_list->setCurrentCell(row, NumberColumn);
}

int TablesPanel::current() const {
    const QTableWidgetItem* item = m_list->item(m_list->currentRow(), NumberColumn);
    return item ? item->data(Qt::UserRole).toInt() : 0;
}

void TablesPanel::refresh() {
    const int selected = current();
    const QSignalBlocker quiet(m_list);
    const auto& tables = m_hosted.host().tables();
    m_list->setRowCount(static_cast<int>(tables.size()));
    m_list->setVisible(!tables.empty());
    int row = 0;
    int again = -1;
    for (const auto& [number, table] : tables) {
        const messages::TableShown shown = table->shown();
        m_list->set(row, NumberColumn, QString::number(number))->setData(Qt::UserRole, number);
        m_list->set(row, GameColumn, gameNameOf(shown.game));
        m_list->set(row, StageColumn, stageText(shown.stage, m_hosted.host().isPaused()));
        m_list->set(row, SeatsColumn, seatsText(shown));
        if (number == selected)
            again = row;
        ++row;
    }
    m_list->fit();
    if (again < 0 && row > 0)
        again = row - 1; // the newest
    m_list->setCurrentCell(again, NumberColumn);
    refreshButtons();
}

void TablesPanel::refreshButtons() {
    const auto& tables = m_hosted.host().tables();
    const auto found = tables.find(current());
    // With the number, because the list does not show a selection while it has no focus.
    m_start->setText(found == tables.end() ? tr("Start the game")
                                           : tr("Start the game at table %1").arg(found->first));
    m_close->setText(found == tables.end() ? tr("Close the table") : tr("Close table %1").arg(found->first));
    m_present->setText(found == tables.end() ? tr("Show on the projector")
                                             : tr("Show table %1 on the projector").arg(found->first));
    for (QPushButton* one : {m_start, m_close, m_present})
        one->setAccessibleName(one->text());
    m_close->setEnabled(found != tables.end());
    m_present->setEnabled(found != tables.end());
    m_start->setEnabled(found != tables.end() && found->second->stage() == messages::Stage::Waiting);
    const bool isPaused = m_hosted.host().isPaused();
    m_pause->setText(isPaused ? tr("Resume all tables") : tr("Pause all tables"));
    m_pause->setAccessibleName(m_pause->text());
    m_pause->setEnabled(!tables.empty());
    m_mover->refresh();
}

} // namespace app
