// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_panel.h"

#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

SourcePanel::SourcePanel(LabChoices& choices, QWidget* parent) : QWidget(parent), m_choices(choices) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 7);
}

void SourcePanel::keepPlace(QLabel& label) {
    QSizePolicy place = label.sizePolicy();
    place.setRetainSizeWhenHidden(true);
    label.setSizePolicy(place);
    label.setMinimumHeight(3 * label.fontMetrics().lineSpacing());
    label.setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

QLineEdit* SourcePanel::ratioField(const QString& text, QWidget* parent) {
    QLineEdit* field = lineEdit(text, parent);
    field->setObjectName(QStringLiteral("ratio"));
    field->setMaxLength(200);
    field->setPlaceholderText(QStringLiteral("9 : 3 : 3 : 1"));
    layout()->addWidget(nameOf(
        field, [] { return tr("Ratio to test against"); }, parent));
    layout()->addWidget(field);
    return field;
}

} // namespace app
