// SPDX-License-Identifier: GPL-3.0-or-later
#include "form.h"

#include "flow_layout.h"
#include "page_parts.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
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
    case Form::Way::Down: return new QVBoxLayout(widget);
    case Form::Way::Along: return new QHBoxLayout(widget);
    case Form::Way::Wrapping: return new FlowLayout(widget);
    }
    return nullptr;
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

Form Form::part(Way way, qreal spacing) {
    return Form(add(new QWidget(m_widget)), way, spacing);
}

void Form::addStretch() {
    if (auto* rows = qobject_cast<QBoxLayout*>(m_layout))
        rows->addStretch(1);
}

void Form::place(QWidget* widget, int stretch, Qt::Alignment alignment) {
    if (auto* rows = qobject_cast<QBoxLayout*>(m_layout))
        rows->addWidget(widget, stretch, alignment);
    else
        m_layout->addWidget(widget);
}

void Form::placeNamed(QWidget* control, QAnyStringView name, const Text& label, Qt::Alignment alignment) {
    control->setObjectName(name);
    if (m_way == Way::Wrapping) {
        // A line never ends between a label and its control.
        auto* pair = new QWidget(m_widget);
        Form both(pair, Way::Along, labelSpacing);
        both.add(page_parts::nameOf(control, label, pair));
        both.add(control);
        add(pair);
        return;
    }
    add(page_parts::nameOf(control, label, m_widget));
    add(control, 0, m_way == Way::Down ? alignment : Qt::Alignment());
}

QLabel* Form::text(const Text& text, TextRole type, Role colour) {
    return add(page_parts::words(text, m_widget, type, colour));
}

QLabel* Form::label(QAnyStringView name, TextRole type, Role colour) {
    QLabel* const made = text({}, type, colour);
    made->setObjectName(name);
    return made;
}

QPushButton* Form::button(QAnyStringView name, const Text& text, const std::function<void()>& pressed) {
    QPushButton* const made = page_parts::button(text, m_widget);
    made->setObjectName(name);
    if (pressed)
        QObject::connect(made, &QPushButton::clicked, made, pressed);
    return add(made, 0, m_way == Way::Down ? Qt::AlignLeft : Qt::Alignment());
}

QPushButton* Form::toggle(QAnyStringView name, const Text& text, bool isOn, const OnChange<bool>& toggled) {
    QPushButton* const made = button(name, text);
    made->setCheckable(true);
    made->setChecked(isOn);
    connectTo(made, &QPushButton::toggled, toggled.act());
    return made;
}

QLineEdit* Form::field(QAnyStringView name, const Text& label, const QString& typed,
                       const OnChange<QString>& changed) {
    QLineEdit* const made = page_parts::lineEdit(typed, m_widget);
    connectTo(made, &QLineEdit::textChanged, changed.act());
    placeNamed(made, name, label, {});
    return made;
}

QSpinBox* Form::number(QAnyStringView name, const Text& label, Range range, int value,
                       const OnChange<int>& changed) {
    auto* const made = new QSpinBox(m_widget);
    made->setRange(range.least, range.most);
    made->setValue(value);
    connectTo(made, &QSpinBox::valueChanged, changed.act());
    placeNamed(made, name, label, Qt::AlignLeft);
    return made;
}

QComboBox* Form::choice(QAnyStringView name, const Text& label, const std::function<QList<Item>()>& items,
                        int chosen, const OnChange<int>& choose) {
    auto* const made = new QComboBox(m_widget);
    if (items)
        keepTranslated(made, [made, items] {
            const QSignalBlocker quiet(made);
            int row = 0;
            for (const Item& item : items()) {
                if (row == made->count())
                    made->addItem(item.text, item.data);
                else
                    made->setItemText(row, item.text);
                ++row;
            }
        });
    made->setCurrentIndex(std::max(0, chosen));
    connectTo(made, &QComboBox::currentIndexChanged, choose.act());
    placeNamed(made, name, label, Qt::AlignLeft);
    return made;
}

QCheckBox* Form::tick(QAnyStringView name, const Text& text, bool isTicked, const OnChange<bool>& toggled) {
    auto* const made = new QCheckBox(m_widget);
    made->setObjectName(name);
    text.showOn(made, [made](const QString& words) { made->setText(words); });
    made->setChecked(isTicked);
    connectTo(made, &QCheckBox::toggled, toggled.act());
    return add(made, 0, m_way == Way::Down ? Qt::AlignLeft : Qt::Alignment());
}

} // namespace app
