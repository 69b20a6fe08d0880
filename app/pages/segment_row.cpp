#include "segment_row.h"

#include "app/theme/theme.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace app {

SegmentRow::SegmentRow(const QString& name, const QList<Choice>& choices, int value, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)) {
    setAccessibleName(name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::current().px(6));
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setCheckable(true);
        button->setChecked(choice.value == value);
        button->setAccessibleName(
            tr("%1: %2").arg(name, choice.spoken.isEmpty() ? choice.text : choice.spoken));
        m_group->addButton(button, choice.value);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosen(id);
    });
}

int SegmentRow::value() const {
    return m_group->checkedId();
}

void SegmentRow::setValue(int value) {
    if (QAbstractButton* button = m_group->button(value))
        button->setChecked(true);
}

} // namespace app
