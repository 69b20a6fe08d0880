// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtWidgets/QTableWidget>

#include <functional>
#include <optional>

namespace app {

/// A small read-only table of figures, as high as its rows. The arrow keys move between cells; Tab leaves the
/// table. The first column names the rows.
class FactTable : public QTableWidget {
    Q_OBJECT
public:
    FactTable(const Text& name, const QStringList& columns, int rows, QWidget* parent);
    /// Names of columns that follow the language.
    FactTable(const Text& name, const std::function<QStringList()>& columns, int rows, QWidget* parent);

    /// Begins the table again with other words or another number of rows: all cells are to be set again.
    void begin(const QString& name, const QStringList& columns, int rows);

    /// Sets a cell. The first column is aligned to the left, the others to the right.
    QTableWidgetItem* set(int row, int column, const QString& text);
    /// The same, but a cell that is there stays, and with it an editor that is open in it.
    QTableWidgetItem* put(int row, int column, const QString& text);
    /// Gives a row its own background.
    void mark(int row, Role ground);
    /// The type of a cell, which then follows the theme.
    static void setType(QTableWidgetItem* cell, TextRole type);
    /// The type of genotypes, on a tint of the trait in its ink.
    static void setGenotype(QTableWidgetItem* cell, std::optional<genotype::Trait> ink = {});
    /// A column of words instead of numbers: aligned to the left, as the first one is. Call before `set`.
    void setWords(int column);
    /// A column of sentences: aligned to the left, and as wide as the others leave it. Call before `set`.
    void setSentences(int column);
    /// Call when all cells are set.
    void fit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// Every column gets the width that it needs; the rest is shared equally, or goes mostly to the
    /// sentences.
    void shareWidth();

    bool m_scrolls = false;
    bool m_isFitted = false;
    int m_sentences = -1; ///< none
};

} // namespace app
