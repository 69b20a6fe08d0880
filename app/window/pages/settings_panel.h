// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

namespace app {

/// A sheet with a heading and some choices, each with its own heading or a sentence about it.
class SettingsPanel : public Panel {
    Q_OBJECT
public:
    SettingsPanel(const Text& title, QWidget* parent);

    /// Adds a choice at the end.
    void add(const Text& heading, QWidget* control);
    QCheckBox* tick(QAnyStringView name, const Text& text, const OnChange<bool>& ticked);
    /// A sentence about the choice above it.
    QLabel* explain(const Text& about);

private:
    Form m_form;
};

} // namespace app
