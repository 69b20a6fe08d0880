#include "choice_row.h"

#include "flow_layout.h"

#include "app/theme/theme.h"

#include <QtCore/QEvent>
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

ChoiceRow::ChoiceRow(int choices, QWidget* parent) : ChoiceRow(pushButtons(choices), parent) {}

ChoiceRow::ChoiceRow(const QList<QAbstractButton*>& buttons, QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    layout->setSpacing(Theme::current().px(8));
    for (int i = 0; i < buttons.size(); ++i) {
        buttons[i]->setCheckable(true);
        layout->addWidget(buttons[i]);
        m_group.addButton(buttons[i], i);
    }
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int choice, bool on) {
        if (on && !signalsBlocked())
            emit picked(choice);
    });
}

void ChoiceRow::setLabels(const QStringList& labels) {
    for (int i = 0; i < labels.size(); ++i)
        m_group.button(i)->setText(labels[i]);
    name();
}

void ChoiceRow::setSubject(const QString& subject) {
    m_subject = subject;
    setAccessibleName(subject);
    name();
}

void ChoiceRow::name() {
    for (QAbstractButton* button : m_group.buttons())
        button->setAccessibleName(
            m_subject.isEmpty() ? button->text() : QStringLiteral("%1: %2").arg(m_subject, button->text()));
}

void ChoiceRow::setChosen(int choice) {
    const QSignalBlocker quiet(this);
    if (QAbstractButton* button = m_group.button(choice))
        button->setChecked(true);
}

void ChoiceRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layout()->setSpacing(Theme::current().px(8));
    QWidget::changeEvent(event);
}

} // namespace app
