// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_preview.h"

#include "app/speech/spoken.h"
#include "app/widgets/fact_table.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <string_view>

namespace app {

using namespace page_parts;
using lessons::CsvLayout;

namespace {

constexpr std::string_view separators = ",;\t| "; // in the order of their names
constexpr std::size_t mostRows = 8;
constexpr std::size_t mostColumns = 6;
constexpr qsizetype longestCell = 24;

QString cellText(const lessons::CsvRow& row, std::size_t column) {
    if (column >= row.cells.size())
        return {};
    const QString cell = QString::fromStdString(row.cells[column]);
    return cell.size() > longestCell ? cell.left(longestCell - 1) + QStringLiteral("…") : cell;
}

} // namespace

TablePreview::TablePreview(CountsFile& file, QWidget* parent)
    : QWidget(parent), m_file(file), m_rows(new QVBoxLayout(this)) {
    setMargins(m_rows, 0, 8);
    m_rows->addWidget(words(tr("How the table is read"), this, TextRole::Strong));
    m_rows->addWidget(words(tr("If the table means something else, change it here."), this, TextRole::Caption,
                            Role::SoftInk));
    m_rows->addWidget(choices());
    m_rows->addWidget(words(tr("The first rows"), this, TextRole::Strong));
    bring();
    connect(m_separator, &QComboBox::activated, this, &TablePreview::separate);
    for (QComboBox* box : {m_layout, m_names, m_counts})
        connect(box, &QComboBox::activated, this, &TablePreview::read);
    connect(m_header, &QCheckBox::toggled, this, &TablePreview::read);
}

QComboBox* TablePreview::choice(const QString& name, const char* id, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 3);
    auto* box = new QComboBox(part);
    box->setObjectName(QLatin1String(id));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    speech::setLabel(box, name);
    rows->addWidget(nameOf(box, name, part));
    rows->addWidget(box);
    parent->layout()->addWidget(part);
    return box;
}

QWidget* TablePreview::choices() {
    auto* part = new QWidget(this);
    auto* flow = new FlowLayout(part);
    flow->setSpacing(Theme::current().px(10));
    m_layout = choice(tr("The table has"), "tableLayout", part);
    m_layout->addItems({tr("A name and a count in each row"), tr("A row of names above a row of counts"),
                        tr("One observation in each row")});
    m_separator = choice(tr("Between the columns"), "tableSeparator", part);
    m_separator->addItems({tr("Comma"), tr("Semicolon"), tr("Tab"), tr("Vertical bar |"), tr("Space")});
    m_names = choice(tr("Column of the names"), "tableNames", part);
    m_namesPart = m_names->parentWidget();
    m_counts = choice(tr("Column of the counts"), "tableCounts", part);
    m_countsPart = m_counts->parentWidget();
    m_header = new QCheckBox(tr("The first row names the columns"), part);
    m_header->setObjectName(QStringLiteral("tableHeader"));
    flow->addWidget(m_header);
    return part;
}

QString TablePreview::columnTitle(std::size_t column) const {
    const QString name = m_file.reading.header && !m_file.rows.rows.empty()
                             ? cellText(m_file.rows.rows[0], column)
                             : QString();
    return name.isEmpty() ? tr("Column %1").arg(column + 1) : name;
}

void TablePreview::bringColumns(QComboBox& box, std::size_t chosen) {
    box.clear();
    for (std::size_t i = 0; i < lessons::widthOf(m_file.rows.rows); ++i)
        box.addItem(columnTitle(i));
    box.setCurrentIndex(int(chosen));
}

void TablePreview::bring() {
    const lessons::TableReading& reading = m_file.reading;
    const auto separator = std::ranges::find(separators, m_file.rows.separator);
    m_separator->setCurrentIndex(int(separator - separators.begin()));
    m_layout->setCurrentIndex(int(reading.layout));
    bringColumns(*m_names, reading.column);
    bringColumns(*m_counts, reading.countColumn);
    m_namesPart->setVisible(reading.layout != CsvLayout::Wide);
    m_countsPart->setVisible(reading.layout == CsvLayout::Counts);
    m_header->setVisible(reading.layout != CsvLayout::Wide);
    const QSignalBlocker shownNotChosen(m_header);
    m_header->setChecked(reading.header);
    bringTable();
}

void TablePreview::bringTable() {
    // None of its cells is a control, so it can be replaced at once.
    delete m_table;
    const lessons::TableReading& reading = m_file.reading;
    const auto& rows = m_file.rows.rows;
    const std::size_t width = std::min(lessons::widthOf(m_file.rows.rows), mostColumns);
    QStringList columns;
    for (std::size_t i = 0; i < width; ++i) {
        const bool counts = reading.layout == CsvLayout::Counts && i == reading.countColumn;
        const bool names = i == reading.column;
        columns << (reading.layout == CsvLayout::Wide              ? QString::number(i + 1)
                    : counts                                       ? tr("counts")
                    : names && reading.layout == CsvLayout::Counts ? tr("names")
                    : names                                        ? tr("counted")
                                                                   : tr("not read"));
    }
    const std::size_t first = reading.header && reading.layout != CsvLayout::Wide ? 1 : 0;
    const std::size_t shown = std::min(rows.size() - std::min(first, rows.size()), mostRows);
    m_table = new FactTable(tr("The first rows"), columns, int(shown), this);
    for (std::size_t row = 0; row < shown; ++row)
        for (std::size_t column = 0; column < width; ++column)
            m_table->set(int(row), int(column), cellText(rows[first + row], column));
    m_table->fit();
    m_rows->addWidget(m_table);
}

void TablePreview::separate() {
    separateAgain(m_file, separators[std::size_t(m_separator->currentIndex())]);
    bring();
    emit changed();
}

void TablePreview::read() {
    lessons::TableReading reading = m_file.reading;
    reading.layout = static_cast<CsvLayout>(m_layout->currentIndex());
    reading.column = std::size_t(std::max(0, m_names->currentIndex()));
    reading.countColumn = std::size_t(std::max(0, m_counts->currentIndex()));
    reading.header = m_header->isChecked();
    readAgain(m_file, reading);
    bring();
    emit changed();
}

} // namespace app
