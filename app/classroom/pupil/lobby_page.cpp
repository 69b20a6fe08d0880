// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby_page.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "class_card.h"
#include "table_row.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

LobbyPage::LobbyPage(QWidget* parent)
    : QWidget(parent), m_title(page_parts::pageTitle({}, this)), m_about(page_parts::wrappingLabel({}, this)),
      m_monitored(page_parts::wrappingLabel({}, this, TextRole::Caption, Role::SoftInk)),
      m_told(page_parts::wrappingLabel({}, this, TextRole::Strong)), m_holder(new QWidget),
      m_rows(new QVBoxLayout(m_holder)), m_leave(page_parts::button({}, this)),
      m_announcer(new speech::Announcer(this)) {
    setObjectName(QStringLiteral("lobby"));
    m_told->setObjectName(QStringLiteral("lobbyTold"));
    m_leave->setObjectName(QStringLiteral("leaveClass"));
    auto* column = new QVBoxLayout(this);
    page_parts::setMargins(column, space::card, 10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_leave, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(m_about);
    column->addWidget(m_monitored);
    column->addWidget(m_told);
    page_parts::setMargins(m_rows, 0, 10);
    m_rows->addStretch(1);
    column->addWidget(page_parts::scrolling(m_holder, this), 1);
    connect(m_leave, &QPushButton::clicked, this, &LobbyPage::leaveRequested);
    refresh();
}

TableRow* LobbyPage::addRow() {
    auto* const made = new TableRow(m_holder);
    connect(made, &TableRow::sitRequested, this, &LobbyPage::sitRequested);
    connect(made, &TableRow::watchRequested, this, &LobbyPage::watchRequested);
    connect(made, &TableRow::standRequested, this, &LobbyPage::standRequested);
    connect(made, &TableRow::beginRequested, this, &LobbyPage::beginRequested);
    return made;
}

TableRow* LobbyPage::row(int table) const {
    const auto found = m_rowOf.find(table);
    return found == m_rowOf.end() ? nullptr : found->second;
}

void LobbyPage::setMember(int number, const QString& nickname) {
    m_member = number;
    m_nickname = nickname;
    refresh();
}

/// A row stays the same widget for as long as its table is there.
void LobbyPage::setTables(const messages::Tables& tables) {
    m_tables = tables;
    for (auto row = m_rowOf.begin(); row != m_rowOf.end();) {
        const bool isThere = std::ranges::any_of(
            tables.tables, [&row](const messages::TableShown& one) { return one.table == row->first; });
        if (!isThere) {
            discard(row->second);
        }
        row = isThere ? std::next(row) : m_rowOf.erase(row);
    }
    for (const messages::TableShown& table : tables.tables)
        if (!m_rowOf.contains(table.table)) {
            const auto place = m_rowOf.emplace(table.table, addRow()).first;
            m_rows->insertWidget(static_cast<int>(std::distance(m_rowOf.begin(), place)), place->second);
        }
    refresh();
}

void LobbyPage::refresh() {
    const auto own = std::ranges::find_if(m_tables.tables, [this](const messages::TableShown& table) {
        return std::ranges::any_of(table.seats, [this](const messages::SeatShown& seat) {
            return m_member != 0 && seat.member == m_member;
        });
    });
    m_table = own == m_tables.tables.end() ? 0 : own->table;
    for (const messages::TableShown& table : m_tables.tables)
        if (TableRow* const shown = row(table.table))
            shown->setTable(table, m_member, m_table > 0);
    m_holder->setEnabled(m_isConnected);
    retranslate();
}

void LobbyPage::setConnected(bool isConnected) {
    if (m_isConnected != isConnected && !isConnected)
        m_announcer->say(lostWords());
    m_isConnected = isConnected;
    refresh();
}

QString LobbyPage::lostWords() {
    return tr(
        "The teacher’s computer does not answer. The program keeps trying, and your place is kept. If it "
        "takes long, ask your teacher.");
}

void LobbyPage::showMessage(const QString& words) {
    m_words = words;
    if (!words.isEmpty())
        m_announcer->say(words);
    retranslate();
}

QString LobbyPage::told() const {
    return m_told->text();
}

void LobbyPage::retranslate() {
    m_title->setText(m_nickname.isEmpty() ? tr("The class") : tr("You are %1").arg(m_nickname));
    m_about->setText(
        m_tables.tables.empty() ? tr("You are in the class. When your teacher opens a lesson, it appears on "
                                     "your screen automatically. Tables for games appear here.")
        : m_table > 0
            ? tr("You sit at table %1. When everybody is there, start the game; bots take the free seats.")
                  .arg(m_table)
            : tr("Sit down at a table. The pupils there can begin its game; bots take the "
                 "free seats."));
    m_told->setText(!m_isConnected       ? lostWords()
                    : !m_words.isEmpty() ? m_words
                    : m_tables.paused    ? tr("Your teacher has paused all tables.")
                                         : QString());
    m_told->setVisible(!m_told->text().isEmpty());
    m_monitored->setText(ClassCard::aboutMonitoring());
    m_leave->setText(tr("Leave the class"));
    m_leave->setAccessibleName(m_leave->text());
}

void LobbyPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
