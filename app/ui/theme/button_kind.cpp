// SPDX-License-Identifier: GPL-3.0-or-later
#include "button_kind.h"

#include "kept.h"
#include "theme.h"
#include "tokens.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QVariant>
#include <QtWidgets/QPushButton>

namespace app {
namespace {

constexpr char kindProperty[] = "buttonKind";

/// The button's room for its shadow depends on its kind; Qt asks the style for it only after this event.
void applyKind(QPushButton* button) {
    const Theme& theme = Theme::current();
    const bool isPrimary = buttonKindOf(button) == ButtonKind::Primary;
    button->setFont(theme.sans(isPrimary ? type::lead : type::body, QFont::Bold));
    QEvent styled(QEvent::StyleChange);
    QCoreApplication::sendEvent(button, &styled);
}

} // namespace

void setButtonKind(QPushButton* button, ButtonKind kind) {
    const bool isKept = buttonKindOf(button).has_value();
    button->setProperty(kindProperty, int(kind));
    button->setDefault(kind == ButtonKind::Primary);
    if (isKept)
        applyKind(button);
    else
        keepStyled(button, [button] { applyKind(button); });
}

std::optional<ButtonKind> buttonKindOf(const QWidget* widget) {
    const QVariant kind = widget ? widget->property(kindProperty) : QVariant();
    return kind.isValid() ? std::optional(static_cast<ButtonKind>(kind.toInt())) : std::nullopt;
}

} // namespace app
