// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_row.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "game_name.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using messages::Occupant;
using messages::Stage;

TableRow::TableRow(QWidget* parent)
    : Panel(parent), m_title(page_parts::wrappingLabel({}, this, TextRole::PanelTitle)),
      m_stage(page_parts::wrappingLabel({}, this, TextRole::Caption, Role::SoftInk)),
      m_seats(page_parts::wrappingLabel({}, this)) {
    speech::setRole(this, QAccessible::Grouping);
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, space::gap, 6);
    rows->addWidget(m_title);
    rows->addWidget(m_stage);
    rows->addWidget(m_seats);
    auto* line = new QWidget(this);
    auto* buttons = new FlowLayout(line);
    const auto add = [&](const char* name, auto clicked) {
        QPushButton* const one = page_parts::button({}, line);
        one->setObjectName(QLatin1String(name));
        connect(one, &QPushButton::clicked, this, clicked);
        buttons->addWidget(one);
        return one;
    };
    m_sit = add("sitDown", [this] { emit sitRequested(m_table.table); });
    m_begin = add("beginGame", [this] { emit beginRequested(m_table.table); });
    m_watch = add("watchTable", [this] { emit watchRequested(m_table.table); });
    m_stand = add("getUp", [this] { emit standRequested(); });
    rows->addWidget(line);
}

bool TableRow::isOwnTable() const {
    return std::ranges::any_of(m_table.seats, [this](const messages::SeatShown& seat) {
        return m_own != 0 && seat.member == m_own;
    });
}

void TableRow::setTable(const messages::TableShown& table, int own, bool isSeated) {
    m_table = table;
    m_own = own;
    m_isSeated = isSeated;
    retranslate();
}

QString TableRow::stageWords() const {
    QStringList words;
    switch (m_table.stage) {
    case Stage::Waiting: words << tr("The game has not begun."); break;
    case Stage::Playing: words << tr("A game is under way."); break;
    case Stage::Finished: words << tr("The game is over."); break;
    }
    if (m_table.clock > 0)
        words << tr("%n seconds for each choice.", nullptr, m_table.clock);
    return words.join(QLatin1Char(' '));
}

QString TableRow::seatWords() const {
    QStringList seats;
    for (std::size_t i = 0; i < m_table.seats.size(); ++i) {
        const messages::SeatShown& seat = m_table.seats[i];
        const QString name = QString::fromStdString(seat.name);
        QString who;
        switch (seat.occupant) {
        case Occupant::Nobody: who = tr("free"); break;
        case Occupant::Bot: who = name; break; // "Bot 3"
        case Occupant::Person: who = seat.member == m_own ? tr("%1 (you)").arg(name) : name; break;
        case Occupant::Away: who = tr("%1 (away)").arg(name); break;
        }
        seats << tr("%1. %2").arg(i + 1).arg(who);
    }
    return seats.join(QStringLiteral("   "));
}

void TableRow::retranslate() {
    const QString title = tr("Table %1: %2").arg(m_table.table).arg(gameNameOf(m_table.game));
    m_title->setText(title);
    m_stage->setText(stageWords());
    m_seats->setText(seatWords());
    speech::setName(this, title);
    const bool own = isOwnTable();
    const bool hasFreeSeat =
        std::ranges::any_of(m_table.seats, [](const auto& seat) { return seat.member == 0; });
    const bool hadFocus = m_sit->hasFocus();
    // A button that cannot be used now keeps its place, so that no other one comes under the pointer.
    m_sit->setVisible(m_table.stage != Stage::Finished);
    m_sit->setEnabled(!m_isSeated && hasFreeSeat);
    m_begin->setVisible(own && m_table.stage == Stage::Waiting);
    m_watch->setVisible(!own && m_table.stage != Stage::Waiting);
    m_watch->setEnabled(!m_isSeated);
    m_stand->setVisible(own);
    // The next thing to do; a disabled button would give the focus to another page's.
    if (hadFocus && own)
        (m_begin->isHidden() ? m_stand : m_begin)->setFocus(Qt::OtherFocusReason);
    showSitWords(own);
    m_begin->setText(tr("Start the game"));
    speech::setName(m_begin, tr("Start the game of table %1").arg(m_table.table));
    speech::setDescription(m_begin, tr("Bots take the free seats."));
    m_begin->setToolTip(tr("Bots take the free seats."));
    const bool isOver = m_table.stage == Stage::Finished;
    m_watch->setText(isOver ? tr("See the result") : tr("Watch"));
    speech::setName(m_watch, isOver ? tr("See the result of table %1").arg(m_table.table)
                                    : tr("Watch table %1").arg(m_table.table));
    m_stand->setText(tr("Leave the table"));
    speech::setName(m_stand, tr("Leave table %1").arg(m_table.table));
}

/// With either label the button covers at least the same place.
void TableRow::showSitWords(bool own) {
    const QString labels[] = {tr("Sit down"), tr("You sit here")};
    int wide = 0;
    for (const QString& label : labels) {
        m_sit->setText(label);
        wide = std::max(wide, m_sit->sizeHint().width());
    }
    m_sit->setMinimumWidth(wide);
    m_sit->setText(labels[own ? 1 : 0]);
    speech::setName(m_sit, own ? tr("You sit at table %1").arg(m_table.table)
                               : tr("Sit down at table %1").arg(m_table.table));
}

void TableRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
}

} // namespace app
