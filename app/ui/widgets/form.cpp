// SPDX-License-Identifier: GPL-3.0-or-later
#include "form.h"

#include "app/ui/speech/spoken.h"
#include "flow_layout.h"
#include "page_parts.h"
#include "panel.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace app {
namespace {

constexpr qreal labelSpacing = 6; ///< between a control and its label

QLayout* layoutFor(QWidget* widget, Form::Way way) {
    switch (way) {
    case Form::Way::Down:
    case Form::Way::Filled: return new QVBoxLayout(widget);
    case Form::Way::Along: return new QHBoxLayout(widget);
    case Form::Way::Wrapping: return new FlowLayout(widget);
    case Form::Way::Pairs: return new QGridLayout(widget);
    }
    return nullptr;
}

/// Whether the row only separates groups.
bool isLine(const QComboBox& list, int row) {
    return !list.model()->flags(list.model()->index(row, list.modelColumn())).testFlag(Qt::ItemIsEnabled);
}

template <typename Control, typename Signal, typename Value>
void connectTo(Control* control, Signal changed, const std::function<void(Value)>& act) {
    if (act)
        QObject::connect(control, changed, control, act);
}

} // namespace

Form::Form(QWidget* widget, Way way, qreal spacing, qreal margin)
    : m_widget(widget), m_way(way), m_layout(layoutFor(widget, way)) {
    page_parts::setMargins(m_layout, margin, spacing);
}

QBoxLayout* Form::box() const {
    return qobject_cast<QBoxLayout*>(m_layout);
}

Form Form::part(Way way, qreal spacing, int stretch) {
    return Form(add(new QWidget(m_widget), stretch), way, spacing);
}

Form Form::panel(const Text& heading, qreal spacing, qreal margin) {
    Form made(add(new Panel(m_widget)), Way::Down, spacing, margin);
    made.heading(heading);
    return made;
}

void Form::stretch(QWidget* widget) {
    if (QBoxLayout* const line = box())
        line->setStretchFactor(widget, 1);
}

void Form::addStretch() {
    if (QBoxLayout* const rows = box())
        rows->addStretch(1);
    else if (auto* pairs = qobject_cast<QGridLayout*>(m_layout))
        pairs->setRowStretch(pairs->rowCount(), 1);
}

void Form::place(QWidget* widget, int stretch, Qt::Alignment alignment) {
    if (QBoxLayout* const rows = box())
        rows->addWidget(widget, stretch, alignment);
    else if (auto* pairs = qobject_cast<QGridLayout*>(m_layout))
        pairs->addWidget(widget, pairs->rowCount(), 0, 1, 2, alignment);
    else
        m_layout->addWidget(widget);
}

void Form::placeNamed(QWidget* control, QAnyStringView name, const Label& label, Qt::Alignment alignment) {
    control->setObjectName(name);
    if (!label.isShown) {
        label.text.showOn(control, [control](const QString& words) { speech::setLabel(control, words); });
        add(control);
        return;
    }
    if (m_way == Way::Wrapping) {
        // A line never ends between a label and its control.
        auto* pair = new QWidget(m_widget);
        Form both(pair, Way::Along, labelSpacing);
        both.add(page_parts::labelFor(control, label.text, pair));
        both.add(control);
        add(pair);
        return;
    }
    if (auto* pairs = qobject_cast<QGridLayout*>(m_layout)) {
        const int row = pairs->rowCount();
        pairs->addWidget(page_parts::labelFor(control, label.text, m_widget), row, 0);
        pairs->addWidget(control, row, 1, alignment);
        pairs->setColumnStretch(1, 1);
        return;
    }
    add(page_parts::labelFor(control, label.text, m_widget));
    add(control, 0, m_way == Way::Down ? alignment : Qt::Alignment());
}

QLabel* Form::text(const Text& text, TextRole type, Role colour) {
    return add(page_parts::wrappingLabel(text, m_widget, type, colour));
}

QLabel* Form::heading(const Text& text) {
    return this->text(text, TextRole::PanelTitle);
}

QLabel* Form::note(const Text& text) {
    return this->text(text, TextRole::Caption, Role::SoftInk);
}

QLabel* Form::label(QAnyStringView name, TextRole type, Role colour) {
    QLabel* const made = text({}, type, colour);
    made->setObjectName(name);
    return made;
}

QPushButton* Form::button(QAnyStringView name, const Text& text, const std::function<void()>& pressed) {
    return button(name, page_parts::button(text, m_widget), pressed);
}

void Form::placeButton(QPushButton* made, QAnyStringView name, const std::function<void()>& pressed) {
    made->setObjectName(name);
    if (pressed)
        QObject::connect(made, &QPushButton::clicked, made, pressed);
    add(made, 0, m_way == Way::Down || m_way == Way::Pairs ? Qt::AlignLeft : Qt::Alignment());
}

QPushButton* Form::toggle(QAnyStringView name, const Text& text, bool isOn, const OnChange<bool>& toggled) {
    QPushButton* const made = button(name, text);
    made->setCheckable(true);
    made->setChecked(isOn);
    connectTo(made, &QPushButton::toggled, toggled.act());
    return made;
}

QLineEdit* Form::field(QAnyStringView name, const Label& label, const QString& typed,
                       const OnChange<QString>& changed) {
    QLineEdit* const made = page_parts::lineEdit(typed, m_widget);
    connectTo(made, &QLineEdit::textChanged, changed.act());
    placeNamed(made, name, label, {});
    return made;
}

QSpinBox* Form::number(QAnyStringView name, const Label& label, Range range, int value,
                       const OnChange<int>& changed) {
    auto* const made = new QSpinBox(m_widget);
    made->setRange(range.least, range.most);
    made->setValue(value);
    connectTo(made, &QSpinBox::valueChanged, changed.act());
    placeNamed(made, name, label, Qt::AlignLeft);
    return made;
}

QComboBox* Form::choice(QAnyStringView name, const Label& label, const std::function<QList<Item>()>& items,
                        int chosen, const OnChange<int>& choose) {
    auto* const made = new QComboBox(m_widget);
    if (items)
        keepTranslated(made, [made, items] { fill(made, items()); });
    made->setCurrentIndex(std::max(0, chosen));
    connectTo(made, &QComboBox::currentIndexChanged, choose.act());
    placeNamed(made, name, label, Qt::AlignLeft);
    return made;
}

void Form::fill(QComboBox* list, const QList<Item>& items) {
    const QSignalBlocker quiet(list);
    QList<const Item*> rows; // null: a line
    for (const Item& item : items) {
        if (item.startsGroup && !rows.isEmpty())
            rows << nullptr;
        rows << &item;
    }
    bool isSame = list->count() == rows.size();
    for (int row = 0; isSame && row < rows.size(); ++row)
        isSame = isLine(*list, row) == !rows[row];
    if (!isSame)
        list->clear();
    for (int row = 0; row < rows.size(); ++row) {
        if (row == list->count())
            rows[row] ? list->addItem({}) : list->insertSeparator(row);
        if (!rows[row])
            continue;
        list->setItemText(row, rows[row]->text);
        list->setItemData(row, rows[row]->data);
        list->setItemData(row, rows[row]->tip, Qt::ToolTipRole);
    }
}

QCheckBox* Form::tick(QAnyStringView name, const Text& text, bool isTicked, const OnChange<bool>& toggled) {
    auto* const made = new QCheckBox(m_widget);
    made->setObjectName(name);
    text.showOn(made, [made](const QString& words) { made->setText(words); });
    made->setChecked(isTicked);
    connectTo(made, &QCheckBox::toggled, toggled.act());
    return add(made, 0, m_way == Way::Down || m_way == Way::Pairs ? Qt::AlignLeft : Qt::Alignment());
}

} // namespace app
