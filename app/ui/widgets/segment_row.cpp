// SPDX-License-Identifier: GPL-3.0-or-later
#include "segment_row.h"

#include "flow_layout.h"
#include "page_parts.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

QList<QAbstractButton*> pushButtons(int count) {
    QList<QAbstractButton*> buttons;
    for (int i = 0; i < count; ++i)
        buttons << new QPushButton;
    return buttons;
}

} // namespace

SegmentRow::SegmentRow(const Text& name, const QList<Choice>& choices, int value, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_spacing(6) {
    m_mayChange = true;
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(this);
        choice.text.showOn(button, [this, button](const QString& text) {
            button->setText(text);
            this->name();
        });
        button->setCheckable(true);
        button->setChecked(choice.value == value);
        m_group->addButton(button, choice.value);
        m_spoken[choice.value] = choice.spoken;
    }
    layOut(false);
    name.showOn(this, [this](const QString& subject) { setSubject(subject); });
    connectGroup();
}

SegmentRow::SegmentRow(const QList<QAbstractButton*>& buttons, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_spacing(8) {
    for (int i = 0; i < buttons.size(); ++i) {
        buttons[i]->setCheckable(true);
        m_group->addButton(buttons[i], i);
    }
    layOut(true);
    connectGroup();
}

SegmentRow::SegmentRow(int choices, QWidget* parent) : SegmentRow(pushButtons(choices), parent) {}

void SegmentRow::layOut(bool wrapping) {
    delete layout();
    QLayout* made = nullptr;
    if (wrapping)
        made = new FlowLayout(this);
    else
        made = new QHBoxLayout(this);
    page_parts::setMargins(made, 0, m_spacing);
    for (QAbstractButton* button : m_group->buttons())
        made->addWidget(button);
    if (auto* line = qobject_cast<QHBoxLayout*>(made))
        line->addStretch(1);
    updateGeometry();
}

void SegmentRow::setWrapping(bool wrapping) {
    if (m_mayChange && wrapping != (qobject_cast<FlowLayout*>(layout()) != nullptr))
        layOut(wrapping);
}

void SegmentRow::connectGroup() {
    // Tab should go to the chosen button. Qt takes care of that only after the first change.
    if (m_group->checkedButton())
        for (QAbstractButton* button : m_group->buttons())
            button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosen(id);
    });
}

void SegmentRow::setLabels(const QStringList& labels) {
    for (int i = 0; i < labels.size(); ++i)
        m_group->button(i)->setText(labels[i]);
    name();
}

void SegmentRow::setSubject(const QString& name) {
    m_subject = name;
    setAccessibleName(name);
    this->name();
}

void SegmentRow::name() {
    for (QAbstractButton* button : m_group->buttons()) {
        const QString words = m_spoken.value(m_group->id(button)).words();
        const QString spoken = words.isEmpty() ? button->text() : words;
        button->setAccessibleName(m_subject.isEmpty() ? spoken : tr("%1: %2").arg(m_subject, spoken));
    }
}

int SegmentRow::value() const {
    return m_group->checkedId();
}

void SegmentRow::setValue(int value) {
    if (QAbstractButton* button = m_group->button(value))
        button->setChecked(true);
}

void SegmentRow::showValue(int value) {
    const QSignalBlocker quiet(this);
    setValue(value);
}

} // namespace app
