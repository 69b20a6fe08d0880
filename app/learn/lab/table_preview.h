// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/counts_file.h"
#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidgetItem;

namespace app {

class FactTable;

/// Rows of a table from a file, with what its columns were taken for, which can be corrected. A row whose
/// tick is taken away is not read.
class TablePreview : public QWidget {
    Q_OBJECT
public:
    /// `file` has rows, and must outlive this.
    TablePreview(CountsFile& file, QWidget* parent);

signals:
    /// The file is read in another way now.
    void changed();

private:
    void addChoices(Form line);
    /// Shows how the file is read.
    void refresh();
    void refreshColumns(QComboBox& box, std::size_t chosen);
    void refreshTable();
    /// Says what was left out.
    void refreshNotes();
    void tick(const QTableWidgetItem& row);
    QString columnTitle(std::size_t column) const;
    bool isRead(int line) const;
    void separate();
    void read();

    CountsFile& m_file;
    QComboBox* m_separator;
    QComboBox* m_layout;
    QComboBox* m_names;
    QComboBox* m_counts;
    QWidget* m_countsPart;
    QWidget* m_namesPart;
    QCheckBox* m_header;
    QLabel* m_notes;
    FactTable* m_table = nullptr;
};

} // namespace app
