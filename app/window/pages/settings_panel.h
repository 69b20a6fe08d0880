// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

namespace app {

class SwitchBox;

/// A card with a heading and some choices, each with its own heading or a sentence about it.
class SettingsPanel : public Panel {
    Q_OBJECT
public:
    SettingsPanel(const Text& title, QWidget* parent);

    /// Adds a choice at the end.
    void add(const Text& heading, QWidget* control);
    /// The same, where the heading of the card says what is chosen.
    void add(QWidget* control) { m_form.add(control); }
    /// Leaves the remaining space free below.
    void addStretch() { m_form.addStretch(); }
    /// Adds a switch; `about`: a sentence below its text.
    SwitchBox* addSwitch(QAnyStringView name, const Text& text, const Text& about,
                         const OnChange<bool>& switched);

private:
    Form m_form;
};

} // namespace app
