// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_panel.h"

#include "app/ui/theme/theme.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace app {

SettingsPanel::SettingsPanel(const Text& title, QWidget* parent) : Panel(parent), m_form(this) {
    keepStyled(m_form.box(), [rows = m_form.box()] {
        const Theme& theme = Theme::current();
        rows->setContentsMargins(theme.px(16), theme.px(12), theme.px(16), theme.px(16));
        rows->setSpacing(theme.px(6));
    });
    QLabel* heading = m_form.heading(title);
    keepStyled(heading, [heading] { heading->setFont(Theme::current().serif(17, QFont::Bold)); });
    title.showOn(this, [this](const QString& words) { setAccessibleName(words); });
}

void SettingsPanel::add(const Text& heading, QWidget* control) {
    QLabel* above = m_form.text(heading, TextRole::Strong);
    above->setWordWrap(false);
    above->setBuddy(control);
    keepStyled(above, [above] { above->setContentsMargins(0, Theme::current().px(8), 0, 0); });
    m_form.add(control);
}

QCheckBox* SettingsPanel::tick(QAnyStringView name, const Text& text, const OnChange<bool>& ticked) {
    return m_form.tick(name, text, false, ticked);
}

QLabel* SettingsPanel::explain(const Text& about) {
    QLabel* below = m_form.text(about, TextRole::Body, Role::SoftInk);
    keepStyled(below, [below] { below->setFont(Theme::current().sans(11.5)); });
    return below;
}

} // namespace app
