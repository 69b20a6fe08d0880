// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QAccessibleWidget>

#include <optional>

class QAbstractButton;

namespace app::speech {

/// The role given with `setRole`, if any.
std::optional<QAccessible::Role> roleOf(const QWidget& widget);

/// A button as a screen reader sees it. Unlike with Qt's own interface, pressing or toggling the button is a
/// click, so that `clicked` is emitted; a button of an exclusive group is a radio button; and whatever a
/// painted button adds (SaysMore) comes at the end of its name and description.
class SpokenButton : public QAccessibleWidget {
public:
    explicit SpokenButton(QAbstractButton* button);

    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QString text(QAccessible::Text what) const override;
    QStringList actionNames() const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString& action) const override;

private:
    QAbstractButton& button() const;
    bool isOneOfSeveral() const;
    /// The action that clicks this button: press or toggle.
    QString clickAction() const;
};

} // namespace app::speech
