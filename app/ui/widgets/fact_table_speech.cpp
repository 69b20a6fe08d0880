// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_table_speech.h"

#include <QtCore/QPointer>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableWidget>

#include <algorithm>

namespace app {

namespace {

constexpr int headerRow = -1;

SpokenTable* spokenOf(QTableWidget* table) {
    return static_cast<SpokenTable*>(QAccessible::queryAccessibleInterface(table));
}

/// A cell of a table, or the name of a column.
class SpokenCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    SpokenCell(QTableWidget* table, int row, int column) : m_table(table), m_row(row), m_column(column) {}

    bool isValid() const override {
        return m_table && m_row < m_table->rowCount() && m_column < m_table->columnCount();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_table ? m_table->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_table); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text what) const override {
        if (!isValid() || what != QAccessible::Name)
            return {};
        if (m_row == headerRow)
            return m_table->model()->headerData(m_column, Qt::Horizontal).toString();
        const QTableWidgetItem* item = m_table->item(m_row, m_column);
        const QString spoken = item ? item->data(Qt::AccessibleTextRole).toString() : QString();
        return !spoken.isEmpty() || !item ? spoken : item->text();
    }
    QRect rect() const override {
        if (!isValid())
            return {};
        const QWidget* area = m_table->viewport();
        const QRect cell =
            m_row == headerRow
                ? QRect(m_table->columnViewportPosition(m_column), -m_table->horizontalHeader()->height(),
                        m_table->columnWidth(m_column), m_table->horizontalHeader()->height())
                : m_table->visualRect(m_table->model()->index(m_row, m_column));
        return {area->mapToGlobal(cell.topLeft()), cell.size()};
    }
    QAccessible::Role role() const override {
        return m_row == headerRow ? QAccessible::ColumnHeader : QAccessible::Cell;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.invisible = !m_table->isVisible();
        state.readOnly = true;
        if (const QTableWidgetItem* const item =
                m_row == headerRow ? nullptr : m_table->item(m_row, m_column);
            item && (item->flags() & Qt::ItemIsUserCheckable) != 0) {
            state.checkable = true;
            state.checked = item->checkState() == Qt::Checked;
        }
        state.focusable = m_row != headerRow;
        state.focused =
            m_table->hasFocus() && m_row == m_table->currentRow() && m_column == m_table->currentColumn();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : nullptr;
    }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override {
        if (m_row == headerRow || !m_table)
            return {};
        return {spokenOf(m_table)->columnHeader(m_column)};
    }
    /// The first column names the rows.
    QList<QAccessibleInterface*> rowHeaderCells() const override {
        if (m_row == headerRow || m_column == 0 || !m_table)
            return {};
        return {spokenOf(m_table)->cellAt(m_row, 0)};
    }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<QTableWidget> m_table;
    int m_row;
    int m_column;
};

} // namespace

SpokenTable::SpokenTable(QTableWidget* table) : QAccessibleWidget(table, QAccessible::Table) {}

SpokenTable::~SpokenTable() {
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

QTableWidget& SpokenTable::table() const {
    return *static_cast<QTableWidget*>(object());
}

int SpokenTable::childAt(const QTableWidget& table, int row, int column) {
    return row * table.columnCount() + column;
}

void* SpokenTable::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
}

int SpokenTable::rowCount() const {
    return table().rowCount();
}

int SpokenTable::columnCount() const {
    return table().columnCount();
}

int SpokenTable::childCount() const {
    return rowCount() * columnCount();
}

QAccessibleInterface* SpokenTable::child(int index) const {
    const int columns = std::max(1, columnCount());
    return index < 0 || index >= childCount() ? nullptr : cell(index / columns, index % columns);
}

int SpokenTable::indexOfChild(const QAccessibleInterface* child) const {
    const auto* found = dynamic_cast<const SpokenCell*>(child);
    return found && found->rowIndex() != headerRow ? childAt(table(), found->rowIndex(), found->columnIndex())
                                                   : -1;
}

QAccessibleInterface* SpokenTable::focusChild() const {
    return table().hasFocus() && table().currentRow() >= 0
               ? cell(table().currentRow(), table().currentColumn())
               : nullptr;
}

QAccessibleInterface* SpokenTable::childAt(int x, int y) const {
    const QModelIndex index = table().indexAt(table().viewport()->mapFromGlobal(QPoint(x, y)));
    return index.isValid() ? cell(index.row(), index.column()) : nullptr;
}

QAccessibleInterface* SpokenTable::cellAt(int row, int column) const {
    return cell(std::clamp(row, 0, std::max(0, rowCount() - 1)),
                std::clamp(column, 0, std::max(0, columnCount() - 1)));
}

QAccessibleInterface* SpokenTable::columnHeader(int column) const {
    return cell(headerRow, column);
}

QString SpokenTable::columnDescription(int column) const {
    return table().model()->headerData(column, Qt::Horizontal).toString();
}

QString SpokenTable::rowDescription(int row) const {
    return cellAt(row, 0)->text(QAccessible::Name);
}

QAccessibleInterface* SpokenTable::cell(int row, int column) const {
    QAccessible::Id& id = m_cells[{row, column}];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new SpokenCell(&table(), row, column));
    return QAccessible::accessibleInterface(id);
}

} // namespace app
