// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken_button.h"

#include "spoken.h"

#include <QtGui/QKeySequence>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QPushButton>

namespace app::speech {

namespace {

QString joinedWith(const QString& glue, const QString& first, const QString& second) {
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return first + glue + second;
}

/// The text of a button without its mnemonic's ampersand.
QString plain(const QString& text) {
    QString said;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && i + 1 < text.size())
            ++i;
        said += text[i];
    }
    return said;
}

} // namespace

SpokenButton::SpokenButton(QAbstractButton* button) : QAccessibleWidget(button, QAccessible::Button) {}

QAbstractButton& SpokenButton::button() const {
    return *static_cast<QAbstractButton*>(object());
}

bool SpokenButton::isOneOfSeveral() const {
    const QButtonGroup* group = button().group();
    return button().autoExclusive() || (group && group->exclusive());
}

QAccessible::Role SpokenButton::role() const {
    if (const auto role = roleOf(button()))
        return *role;
    if (!button().isCheckable())
        return QAccessible::Button;
    return isOneOfSeveral() ? QAccessible::RadioButton : QAccessible::CheckBox;
}

QAccessible::State SpokenButton::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = button().isCheckable();
    state.checked = button().isChecked();
    state.pressed = button().isDown();
    if (const auto* push = qobject_cast<const QPushButton*>(&button()))
        state.defaultButton = push->isDefault();
    return state;
}

QString SpokenButton::text(QAccessible::Text what) const {
    const auto* more = dynamic_cast<const SaysMore*>(&button());
    switch (what) {
    case QAccessible::Name: {
        const QString own = button().accessibleName();
        return joinedWith(QStringLiteral(", "), own.isEmpty() ? plain(button().text()) : own,
                          more ? more->afterName() : QString());
    }
    case QAccessible::Description: {
        const QString own = button().accessibleDescription();
        const QString after = more ? more->afterDescription() : QString();
        const QString all = after.startsWith(own) ? after : joinedWith(QStringLiteral(" "), own, after);
        return all.isEmpty() ? QAccessibleWidget::text(what) : all;
    }
    case QAccessible::Accelerator: return button().shortcut().toString(QKeySequence::NativeText);
    default: return QAccessibleWidget::text(what);
    }
}

QString SpokenButton::clickAction() const {
    return button().isCheckable() ? toggleAction() : pressAction();
}

QStringList SpokenButton::actionNames() const {
    QStringList names;
    if (button().isEnabled())
        names << clickAction();
    return names + QAccessibleWidget::actionNames();
}

/// Queued, because a click can delete the button or open a dialog while the screen reader is still waiting
/// for an answer.
void SpokenButton::doAction(const QString& action) {
    if (action == pressAction() || action == toggleAction())
        QMetaObject::invokeMethod(&button(), &QAbstractButton::click, Qt::QueuedConnection);
    else
        QAccessibleWidget::doAction(action);
}

QStringList SpokenButton::keyBindingsForAction(const QString& action) const {
    const QString keys = button().shortcut().toString();
    return action == clickAction() && !keys.isEmpty() ? QStringList{keys} : QStringList();
}

} // namespace app::speech
