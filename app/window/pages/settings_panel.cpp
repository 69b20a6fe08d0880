// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_panel.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

SettingsPanel::SettingsPanel(QWidget* parent)
    : Panel(parent), m_layout(new QVBoxLayout(this)), m_title(new QLabel(this)) {
    m_title->setWordWrap(true);
    m_layout->addWidget(m_title);
    applyTheme();
}

void SettingsPanel::setTitle(const QString& title) {
    m_title->setText(title);
    setAccessibleName(title);
}

int SettingsPanel::add(QWidget* control) {
    const Choice choice{new QLabel(this), new QLabel(this)};
    choice.about->setWordWrap(true);
    choice.heading->setBuddy(control);
    m_layout->addWidget(choice.heading);
    m_layout->addWidget(control);
    m_layout->addWidget(choice.about);
    m_choices << choice;
    applyTheme();
    return int(m_choices.size()) - 1;
}

void SettingsPanel::setWords(int choice, const QString& heading, const QString& about) {
    const Choice& words = m_choices.at(choice);
    words.heading->setText(heading);
    words.heading->setVisible(!heading.isEmpty());
    words.about->setText(about);
    words.about->setVisible(!about.isEmpty());
}

void SettingsPanel::applyTheme() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(16);
    m_layout->setContentsMargins(margin, theme.px(12), margin, margin);
    m_layout->setSpacing(theme.px(6));
    m_title->setFont(theme.serif(17, QFont::Bold));
    QPalette soft = palette();
    soft.setColor(QPalette::WindowText, theme.colour(Role::SoftInk));
    for (const Choice& choice : m_choices) {
        choice.heading->setFont(theme.font(TextRole::Strong));
        choice.heading->setContentsMargins(0, theme.px(8), 0, 0);
        choice.about->setFont(theme.sans(11.5));
        choice.about->setPalette(soft);
    }
}

void SettingsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    Panel::changeEvent(event);
}

} // namespace app
