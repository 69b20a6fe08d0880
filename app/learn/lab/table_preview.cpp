// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_preview.h"

#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <string_view>

namespace app {

using lessons::CsvLayout;

namespace {

constexpr std::string_view separators = ",;\t| "; // in the order of their names
// Titles come first and sums last.
constexpr std::size_t mostFirst = 9;
constexpr std::size_t mostLast = 3;
constexpr std::size_t mostColumns = 6;
constexpr qsizetype longestCell = 24;

QString cellText(const lessons::CsvRow& row, std::size_t column) {
    if (column >= row.cells.size())
        return {};
    const QString cell = QString::fromStdString(row.cells[column]);
    return cell.size() > longestCell ? cell.left(longestCell - 1) + QStringLiteral("…") : cell;
}

/// Which rows are shown.
std::vector<std::size_t> rowsToShow(std::size_t rows) {
    std::vector<std::size_t> shown;
    for (std::size_t row = 0; row < rows; ++row)
        if (row < mostFirst || row + mostLast >= rows)
            shown.push_back(row);
    return shown;
}

} // namespace

TablePreview::TablePreview(CountsFile& file, QWidget* parent) : QWidget(parent), m_file(file) {
    Form form(this);
    form.text([] { return tr("How the file is read"); }, TextRole::Strong);
    form.note([] { return tr("If the file means something else, change it here."); });
    addChoices(form.part(Form::Way::Wrapping, 10));
    m_notes = form.label("tableNotes");
    form.text([] { return tr("Rows that are read"); }, TextRole::Strong);
    form.note([] {
        return tr("Take the tick away from a row that is no category and no observation, such as a sum.");
    });
    m_table = form.add(new FactTable({}, QStringList(), 0, this));
    m_table->setObjectName(QStringLiteral("tableRows"));
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (item->column() == 0)
            tick(*item);
    });
    keepTranslated(this, [this] { refresh(); });
    connect(m_separator, &QComboBox::activated, this, &TablePreview::separate);
    for (QComboBox* box : {m_layout, m_names, m_counts})
        connect(box, &QComboBox::activated, this, &TablePreview::read);
    connect(m_header, &QCheckBox::toggled, this, &TablePreview::read);
}

void TablePreview::addChoices(Form line) {
    const auto choice = [&](QAnyStringView name, const Text& label,
                            const std::function<QList<Form::Item>()>& items = {}) {
        QComboBox* box = line.part(Form::Way::Filled, 3).choice(name, label, items);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        return box;
    };
    m_layout = choice(
        "tableLayout", [] { return tr("The file has"); },
        [] {
            return QList<Form::Item>{{tr("A name and a count in each row")},
                                     {tr("A row of names above a row of counts")},
                                     {tr("One observation in each row")}};
        });
    m_separator = choice(
        "tableSeparator", [] { return tr("Between the columns"); },
        [] {
            return QList<Form::Item>{
                {tr("Comma")}, {tr("Semicolon")}, {tr("Tab")}, {tr("Vertical bar |")}, {tr("Space")}};
        });
    m_names = choice("tableNames", [] { return tr("Column of the names"); });
    m_namesPart = m_names->parentWidget();
    m_counts = choice("tableCounts", [] { return tr("Column of the counts"); });
    m_countsPart = m_counts->parentWidget();
    m_header = line.tick(
        "tableHeader", [] { return tr("The first row names the columns"); }, false);
}

QString TablePreview::columnTitle(std::size_t column) const {
    const auto& rows = m_file.rows.rows;
    const auto first =
        std::ranges::find_if(rows, [this](const lessons::CsvRow& row) { return isRead(row.line); });
    const QString name = m_file.reading.header && first != rows.end() ? cellText(*first, column) : QString();
    return name.isEmpty() ? tr("Column %1").arg(column + 1) : name;
}

void TablePreview::refreshColumns(QComboBox& box, std::size_t chosen) {
    QList<Form::Item> items;
    for (std::size_t i = 0; i < lessons::widthOf(m_file.rows.rows); ++i)
        items << Form::Item{columnTitle(i)};
    Form::fill(&box, items);
    box.setCurrentIndex(int(chosen));
}

void TablePreview::refresh() {
    const lessons::TableReading& reading = m_file.reading;
    const auto separator = std::ranges::find(separators, m_file.rows.separator);
    m_separator->setCurrentIndex(int(separator - separators.begin()));
    m_layout->setCurrentIndex(int(reading.layout));
    refreshColumns(*m_names, reading.column);
    refreshColumns(*m_counts, reading.countColumn);
    m_namesPart->setVisible(reading.layout != CsvLayout::Wide);
    m_countsPart->setVisible(reading.layout == CsvLayout::Counts);
    m_header->setVisible(reading.layout != CsvLayout::Wide);
    const QSignalBlocker shownNotChosen(m_header);
    m_header->setChecked(reading.header);
    refreshNotes();
    refreshTable();
}

bool TablePreview::isRead(int line) const {
    return std::ranges::find(m_file.reading.leftOut, line) == m_file.reading.leftOut.end();
}

void TablePreview::refreshNotes() {
    m_notes->setText(m_file.notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!m_file.notes.isEmpty());
}

void TablePreview::refreshTable() {
    const QSignalBlocker shownNotTicked(m_table);
    const lessons::TableReading& reading = m_file.reading;
    const auto& rows = m_file.rows.rows;
    const std::size_t width = std::min(lessons::widthOf(m_file.rows.rows), mostColumns);
    QStringList columns{tr("line")};
    for (std::size_t i = 0; i < width; ++i) {
        const bool counts = reading.layout == CsvLayout::Counts && i == reading.countColumn;
        const bool names = i == reading.column;
        columns << (reading.layout == CsvLayout::Wide              ? QString::number(i + 1)
                    : counts                                       ? tr("counts")
                    : names && reading.layout == CsvLayout::Counts ? tr("names")
                    : names                                        ? tr("counted")
                                                                   : tr("not read"));
    }
    const auto shown = rowsToShow(rows.size());
    m_table->begin(tr("Rows that are read"), columns, int(shown.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const lessons::CsvRow& row = rows[shown[i]];
        QTableWidgetItem* line = m_table->set(int(i), 0, QString::number(row.line));
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        line->setCheckState(isRead(row.line) ? Qt::Checked : Qt::Unchecked);
        line->setData(Qt::UserRole, row.line);
        for (std::size_t column = 0; column < width; ++column)
            m_table->set(int(i), int(column) + 1, cellText(row, column));
    }
    m_table->fit();
}

void TablePreview::tick(const QTableWidgetItem& row) {
    lessons::TableReading reading = m_file.reading;
    const int line = row.data(Qt::UserRole).toInt();
    std::erase(reading.leftOut, line);
    if (row.checkState() != Qt::Checked)
        reading.leftOut.push_back(line);
    readAgain(m_file, reading);
    refreshNotes();
    emit changed();
}

void TablePreview::separate() {
    separateAgain(m_file, separators[std::size_t(m_separator->currentIndex())]);
    refresh();
    emit changed();
}

void TablePreview::read() {
    lessons::TableReading reading = m_file.reading;
    reading.layout = static_cast<CsvLayout>(m_layout->currentIndex());
    reading.column = std::size_t(std::max(0, m_names->currentIndex()));
    reading.countColumn = std::size_t(std::max(0, m_counts->currentIndex()));
    reading.header = m_header->isChecked();
    readAgain(m_file, reading);
    refresh();
    emit changed();
}

} // namespace app
