// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QAccessibleWidget>

#include <optional>

class QAbstractButton;

namespace app::speech {

/// The role that `setRole` gave, if it did.
std::optional<QAccessible::Role> roleOf(const QWidget& widget);

/// A button as a screen reader meets it. Unlike Qt's own, pressing or toggling it is a click, so that
/// whatever waits for `clicked` hears of it; one of several of which one is down is a radio button; and what
/// a painted button can say of itself (SaysMore) ends its name and description.
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
    /// The action that is a click here.
    QString clickAction() const;
};

} // namespace app::speech
