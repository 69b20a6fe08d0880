// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_panel.h"

#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace app {

SourcePanel::SourcePanel(LabChoices& choices, QWidget* parent)
    : QWidget(parent), m_choices(choices), m_form(this, Form::Way::Filled, 7) {}

void SourcePanel::keepPlace(QLabel& label) {
    page_parts::keepPlace(&label);
    keepStyled(&label, [&label] { label.setMinimumHeight(3 * label.fontMetrics().lineSpacing()); });
    label.setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

QLineEdit* SourcePanel::ratioField(const QString& text, const OnChange<QString>& changed) {
    QLineEdit* field = m_form.field(
        "ratio", [] { return tr("Ratio to test against"); }, text, changed);
    field->setMaxLength(200);
    field->setPlaceholderText(QStringLiteral("9 : 3 : 3 : 1"));
    return field;
}

} // namespace app
