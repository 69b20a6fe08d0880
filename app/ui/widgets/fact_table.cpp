// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_table.h"

#include "fact_table_speech.h"

#include <QtGui/QPainter>
#include <QtGui/QResizeEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyledItemDelegate>

namespace app {

namespace {

/// Of a cell, so that it follows the theme: the role of its ground, its type and whose trait's ink it has.
constexpr int groundRole = Qt::UserRole + 1;
constexpr int typeRole = Qt::UserRole + 2;
constexpr int inkRole = Qt::UserRole + 3;
/// The type of genotypes, beside those of TextRole.
constexpr int genotypeType = -1;

void dress(QTableWidgetItem& cell) {
    const Theme& theme = Theme::current();
    if (const QVariant ground = cell.data(groundRole); ground.isValid())
        cell.setBackground(theme.colour(static_cast<Role>(ground.toInt())));
    if (const QVariant type = cell.data(typeRole); type.isValid())
        cell.setFont(type.toInt() == genotypeType ? theme.genotypeFont(13)
                                                  : theme.font(static_cast<TextRole>(type.toInt())));
    if (const QVariant ink = cell.data(inkRole); ink.isValid())
        cell.setForeground(theme.trait(static_cast<genotype::Trait>(ink.toInt())).textOnTint);
}

int padding() {
    return Theme::current().px(6);
}

/// Keeps a cell's words away from its edges, but fills its background up to them.
class PaddedDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (const QVariant ground = index.data(Qt::BackgroundRole); ground.canConvert<QBrush>())
            painter->fillRect(option.rect, ground.value<QBrush>());
        QStyleOptionViewItem inside(option);
        inside.rect.adjust(padding(), 0, -padding(), 0);
        QStyledItemDelegate::paint(painter, inside, index);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem inside(option);
        inside.rect.adjust(padding(), 0, -padding(), 0);
        return QStyledItemDelegate::sizeHint(inside, index) + QSize(2 * padding(), 0);
    }
    /// A tick is toggled where it is painted.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        QStyleOptionViewItem inside(option);
        inside.rect.adjust(padding(), 0, -padding(), 0);
        return QStyledItemDelegate::editorEvent(event, model, inside, index);
    }
};

bool isOfWords(const QAbstractItemModel& model, int column) {
    return column == 0 || model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).isValid();
}

/// Column names in soft ink above a line, on as many lines of text as they need.
class PlainHeader : public QHeaderView {
public:
    explicit PlainHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(false);
        setHighlightSections(false);
        setFocusPolicy(Qt::NoFocus);
    }

    QSize sizeHint() const override {
        int high = 0;
        for (int column = 0; column < count(); ++column)
            high = qMax(high, bounds(column, QRect(0, 0, sectionSize(column), 1000)).height());
        return {QHeaderView::sizeHint().width(), high + Theme::current().px(8)};
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override {
        const Theme& theme = Theme::current();
        painter->save();
        painter->setFont(theme.font(TextRole::Caption));
        painter->setPen(theme.colour(Role::SoftInk));
        painter->drawText(inner(rect), flags(column) | Qt::AlignBottom, name(column));
        painter->setPen(QPen(theme.colour(Role::ControlLine), qMax(1, theme.px(1))));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->restore();
    }

private:
    static QRect inner(const QRect& rect) {
        const int side = padding() + 3;
        return rect.adjusted(side, Theme::current().px(2), -side, -Theme::current().px(4));
    }
    int flags(int column) const {
        return Qt::TextWordWrap | (isOfWords(*model(), column) ? Qt::AlignLeft : Qt::AlignRight);
    }
    QString name(int column) const { return model()->headerData(column, Qt::Horizontal).toString(); }
    QRect bounds(int column, const QRect& rect) const {
        return QFontMetrics(Theme::current().font(TextRole::Caption))
            .boundingRect(inner(rect), flags(column), name(column));
    }
};

} // namespace

namespace {

QAccessibleInterface* speak(const QString&, QObject* object) {
    auto* table = qobject_cast<FactTable*>(object);
    return table ? new SpokenTable(table) : nullptr;
}

} // namespace

FactTable::FactTable(const Text& name, const std::function<QStringList()>& columns, int rows, QWidget* parent)
    : FactTable(name, columns(), rows, parent) {
    keepTranslated(this, [this, columns] {
        setHorizontalHeaderLabels(columns());
        if (m_isFitted)
            fit();
    });
}

FactTable::FactTable(const Text& name, const QStringList& columns, int rows, QWidget* parent)
    : QTableWidget(parent) {
    QAccessible::installFactory(speak);
    setHorizontalHeader(new PlainHeader(this));
    begin(name.words(), columns, rows);
    name.showOn(this, [this](const QString& words) { setAccessibleName(words); });
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(1);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new PaddedDelegate(this));
    keepStyled(this, [this] {
        const int icon = Theme::current().px(22);
        setIconSize({icon, icon});
        for (int row = 0; row < rowCount(); ++row)
            for (int column = 0; column < columnCount(); ++column)
                if (QTableWidgetItem* cell = item(row, column))
                    dress(*cell);
        if (m_isFitted)
            fit();
    });
}

void FactTable::begin(const QString& name, const QStringList& columns, int rows) {
    setAccessibleName(name);
    clearContents();
    setRowCount(rows);
    setColumnCount(int(columns.size()));
    setHorizontalHeaderLabels(columns);
}

QTableWidgetItem* FactTable::set(int row, int column, const QString& text) {
    auto* cell = new QTableWidgetItem(text);
    cell->setFlags(Qt::ItemIsEnabled);
    cell->setTextAlignment(Qt::AlignVCenter | (isOfWords(*model(), column) ? Qt::AlignLeft : Qt::AlignRight));
    setItem(row, column, cell);
    return cell;
}

QTableWidgetItem* FactTable::put(int row, int column, const QString& text) {
    QTableWidgetItem* const cell = item(row, column);
    if (!cell)
        return set(row, column, text);
    if (cell->text() != text)
        cell->setText(text);
    return cell;
}

void FactTable::setSentences(int column) {
    m_sentences = column;
    setWords(column);
}

void FactTable::setWords(int column) {
    model()->setHeaderData(column, Qt::Horizontal, int(Qt::AlignLeft), Qt::TextAlignmentRole);
}

void FactTable::mark(int row, Role ground) {
    for (int column = 0; column < columnCount(); ++column)
        if (QTableWidgetItem* cell = item(row, column)) {
            cell->setData(groundRole, int(ground));
            dress(*cell);
        }
}

void FactTable::setType(QTableWidgetItem* cell, TextRole type) {
    cell->setData(typeRole, int(type));
    dress(*cell);
}

void FactTable::setGenotype(QTableWidgetItem* cell, std::optional<genotype::Trait> ink) {
    cell->setData(typeRole, genotypeType);
    if (ink)
        cell->setData(inkRole, int(*ink));
    dress(*cell);
}

void FactTable::fit() {
    // Some tables get their columns only with their first contents, but a size and a font before.
    if (columnCount() == 0)
        return;
    m_isFitted = true;
    shareWidth();
    const int pad = Theme::current().px(8);
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, qMax(sizeHintForRow(row), iconSize().height()) + pad);
    updateGeometries();
    updateGeometry();
}

QSize FactTable::sizeHint() const {
    int high = horizontalHeader()->sizeHint().height();
    for (int row = 0; row < rowCount(); ++row)
        high += rowHeight(row);
    if (m_scrolls)
        high += horizontalScrollBar()->sizeHint().height();
    return {columnCount() * Theme::current().px(70), high + Theme::current().px(2)};
}

QSize FactTable::minimumSizeHint() const {
    return {columnCount() * Theme::current().px(44), sizeHint().height()};
}

void FactTable::shareWidth() {
    const QFontMetrics letters(Theme::current().font(TextRole::Caption));
    const int total = viewport()->width();
    QList<int> widths;
    int taken = 0;
    for (int column = 0; column < columnCount(); ++column) {
        // Sentences break anywhere between words.
        int wide = column == m_sentences ? 0 : sizeHintForColumn(column);
        const auto fitWords = [&wide](const QFontMetrics& metrics, const QString& words) {
            for (const QString& word : words.split(QLatin1Char(' ')))
                wide = qMax(wide, metrics.horizontalAdvance(word) + 2 * (padding() + 4));
        };
        fitWords(letters, model()->headerData(column, Qt::Horizontal).toString());
        // The hint allows a break within a word, where the column is narrow now.
        for (int row = 0; row < rowCount(); ++row)
            if (const QTableWidgetItem* cell = item(row, column))
                fitWords(QFontMetrics(cell->data(Qt::FontRole).isValid() ? cell->font() : font()),
                         cell->text());
        widths << wide;
        taken += wide;
    }
    // With large type in a small window, the table scrolls sideways rather than cutting off a name.
    m_scrolls = taken > total;
    setHorizontalScrollBarPolicy(m_scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int rest = qMax(0, total - taken);
    const int share =
        m_sentences < 0 ? rest / columnCount() : qMin(rest / (3 * columnCount()), Theme::current().px(48));
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column,
                       widths[column] + (column == m_sentences ? rest - share * (columnCount() - 1) : share));
}

void FactTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    // QTableView's own function would report the cell with another index; see SpokenTable.
    QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    if (!QAccessible::isActive() || !current.isValid() || !hasFocus())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(SpokenTable::childAt(*this, current.row(), current.column()));
    QAccessible::updateAccessibility(&event);
}

void FactTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

/// A table that is filled while the theme changes gets its type afterwards.
void FactTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace app
