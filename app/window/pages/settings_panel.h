// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

#include <QtCore/QList>

class QLabel;
class QVBoxLayout;

namespace app {

/// A sheet with a heading and some choices, each with its own heading and a sentence about it.
class SettingsPanel : public Panel {
    Q_OBJECT
public:
    explicit SettingsPanel(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Adds a choice at the end. Returns its number, from 0.
    int add(QWidget* control);
    void setWords(int choice, const QString& heading, const QString& about);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Choice {
        QLabel* heading;
        QLabel* about;
    };

    void applyTheme();

    QVBoxLayout* m_layout;
    QLabel* m_title;
    QList<Choice> m_choices;
};

} // namespace app
