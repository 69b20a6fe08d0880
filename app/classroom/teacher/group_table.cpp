// SPDX-License-Identifier: GPL-3.0-or-later
#include "group_table.h"

#include "app/charts/outcome_numbers.h"
#include "class_reading.h"
#include "class_session.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QLocale>

namespace app {

namespace {

constexpr Qt::ItemFlags typable = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;

/// −1 if it is no count.
qint64 countIn(QString typed) {
    typed.remove(QChar::Nbsp).remove(QChar(0x202f)).remove(QLatin1Char(' '));
    if (typed.isEmpty())
        return 0;
    bool isNumber = false;
    const qint64 count = QLocale().toLongLong(typed, &isNumber);
    return isNumber && count >= 0 && count <= lessons::mostPoolPlants ? count : -1;
}

} // namespace

QStringList GroupTable::columnsOf(const ClassSession& session) {
    QStringList columns{tr("Group"), tr("Name")};
    columns << ClassReading::outcomes(session.sample(), session.experiment());
    return columns << tr("n");
}

GroupTable::GroupTable(ClassSession& session, QWidget* parent)
    : FactTable([] { return tr("Counts of the groups"); }, columnsOf(session), 0, parent),
      m_session(session) {
    setObjectName(QStringLiteral("groupTable"));
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    connect(this, &QTableWidget::itemChanged, this, &GroupTable::take);
    connect(this, &QTableWidget::currentCellChanged, this, &GroupTable::currentGroupChanged);
    refresh();
}

void GroupTable::refresh() {
    m_bringing = true;
    const auto entries = m_session.sample().entriesOf(m_session.experiment());
    const int next = m_session.sample().freeGroup(m_session.experiment());
    const auto outcomes = std::size_t(columnCount() - FirstOutcome - 1);
    setHorizontalHeaderLabels(columnsOf(m_session));
    setRowCount(int(entries.size()) + (next > 0 ? 1 : 0));
    const auto putTypable = [this](int row, int column, const QString& text) {
        QTableWidgetItem* const cell = put(row, column, text);
        if (cell->flags() != typable)
            cell->setFlags(typable);
    };
    for (int row = 0; row < rowCount(); ++row) {
        const bool known = row < int(entries.size());
        const int group = known ? entries[std::size_t(row)].group : next;
        put(row, GroupColumn, QString::number(group))->setData(Qt::UserRole, group);
        const auto name = m_session.state().names.find(group);
        putTypable(row, NameColumn, name == m_session.state().names.end() ? QString() : name->second);
        for (std::size_t i = 0; i < outcomes; ++i)
            putTypable(row, FirstOutcome + int(i),
                       known ? countText(entries[std::size_t(row)].counts[i]) : QString());
        put(row, columnCount() - 1, known ? countText(entries[std::size_t(row)].size()) : QString());
    }
    fit();
    m_bringing = false;
    emit currentGroupChanged();
}

int GroupTable::groupIn(int row) const {
    const QTableWidgetItem* number = item(row, GroupColumn);
    return number ? number->data(Qt::UserRole).toInt() : 0;
}

int GroupTable::currentGroup() const {
    const int group = groupIn(currentRow());
    return group > 0 && m_session.sample().find(m_session.experiment(), group) ? group : 0;
}

void GroupTable::take(QTableWidgetItem* item) {
    if (m_bringing)
        return;
    const int group = groupIn(item->row());
    const int column = item->column();
    const QString typed = item->text().trimmed();
    // Queued, because the table is filled again, and the cell's editor is still open.
    QMetaObject::invokeMethod(
        this,
        [this, group, column, typed] {
            if (column == NameColumn)
                takeName(group, typed);
            else
                takeCount(group, std::size_t(column - FirstOutcome), typed);
        },
        Qt::QueuedConnection);
}

void GroupTable::takeName(int group, const QString& name) {
    m_session.change([&](ClassState& state) {
        if (name.isEmpty())
            state.names.erase(group);
        else
            state.names[group] = name.left(longestGroupName);
    });
    refresh();
}

void GroupTable::takeCount(int group, std::size_t outcome, const QString& typed) {
    const qint64 count = countIn(typed);
    if (count < 0) {
        emit refused(tr("“%1” is not a count.").arg(typed.left(longestGroupName)));
    } else {
        m_session.change([&](ClassState& state) {
            const lessons::ClassEntry* known = state.sample.find(state.experiment, group);
            lessons::ClassEntry entry = known ? *known : lessons::ClassEntry{state.experiment, group, {}, {}};
            entry.counts.resize(lessons::findPoolExperiment(state.experiment)->outcomes);
            if (entry.counts[outcome] == count)
                return;
            entry.counts[outcome] = count;
            entry.serial.reset(); // these are no longer the counts of a code
            state.sample.set(std::move(entry));
        });
    }
    refresh();
}

} // namespace app
