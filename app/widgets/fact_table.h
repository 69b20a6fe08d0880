// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QtWidgets/QTableWidget>

namespace app {

/// A small table of figures to be read, never changed: as high as its rows, walked with the arrow keys, left
/// with Tab. The first column names the rows.
class FactTable : public QTableWidget {
    Q_OBJECT
public:
    FactTable(const QString& name, const QStringList& columns, int rows, QWidget* parent);

    /// Words stand at the left, in the first column, figures at the right.
    QTableWidgetItem* set(int row, int column, const QString& text);
    /// Gives a row a ground of its own.
    void mark(int row, Role ground);
    /// Call when all cells are set.
    void fit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// Every column gets what it needs; what is left over is shared out.
    void shareWidth();

    bool m_scrolls = false;
};

} // namespace app
