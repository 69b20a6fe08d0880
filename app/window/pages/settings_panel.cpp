// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_panel.h"

#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/switch_box.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace app {

SettingsPanel::SettingsPanel(const Text& title, QWidget* parent) : Panel(parent), m_form(this) {
    keepStyled(m_form.box(), [rows = m_form.box()] {
        const Theme& theme = Theme::current();
        const int side = theme.px(space::card);
        const QMargins shadow = elevationMargins(Elevation::Rests).toMargins();
        rows->setContentsMargins(shadow + QMargins(side, theme.px(space::gap), side, theme.px(space::gap)));
        rows->setSpacing(theme.px(space::small));
    });
    QLabel* heading = m_form.heading(title);
    keepStyled(heading, [heading] { heading->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    title.showOn(this, [this](const QString& words) { setAccessibleName(words); });
}

void SettingsPanel::add(const Text& heading, QWidget* control) {
    QLabel* above = m_form.text(heading, TextRole::Strong);
    above->setWordWrap(false);
    above->setBuddy(control);
    m_form.add(control);
}

SwitchBox* SettingsPanel::addSwitch(QAnyStringView name, const Text& text, const Text& about,
                                    const OnChange<bool>& switched) {
    auto* made = m_form.add(name, new SwitchBox(text, about, this));
    connect(made, &QCheckBox::toggled, this, [act = switched.act()](bool on) {
        if (act)
            act(on);
    });
    return made;
}

} // namespace app
