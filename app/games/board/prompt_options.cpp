// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_options.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

#include <utility>

namespace app {

PromptOptions::PromptOptions(QWidget* parent) : QWidget(parent), m_all(new QPushButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_all);
    keepStyled(row, [row] { row->setSpacing(Theme::current().px(5)); });
    retranslate();
    connect(m_all, &QPushButton::clicked, this, [this] {
        QStringList labels;
        for (const PromptOption& option : std::as_const(m_options))
            labels << option.label;
        emit allClicked(m_all, labels);
    });
    hide();
}

void PromptOptions::retranslate() {
    m_all->setText(tr("Other uses…"));
}

void PromptOptions::set(const QList<PromptOption>& options) {
    m_options = options;
    while (m_buttons.size() < options.size()) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        const int index = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, index] { emit clicked(index); });
        layout()->addWidget(button);
        setTabOrder(m_buttons.isEmpty() ? m_all : m_buttons.constLast(), button);
        m_buttons << button;
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        const bool used = i < options.size();
        QPushButton* button = m_buttons[i];
        button->setText(used ? options[i].label : QString());
        button->setChecked(used && options[i].chosen);
        button->setToolTip(used ? options[i].about : QString());
        speech::setDescription(button, button->toolTip());
    }
    m_hadOptions = m_hadOptions || !options.isEmpty();
}

void PromptOptions::fit(int room) {
    int needed = 0;
    for (qsizetype i = 0; i < m_options.size(); ++i)
        needed += m_buttons[i]->sizeHint().width() + (i > 0 ? layout()->spacing() : 0);
    const bool gathers = needed > room;
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(i < m_options.size() && !gathers);
    m_all->setVisible(gathers);
    setVisible(!m_options.isEmpty());
}

int PromptOptions::leastWidth() const {
    return m_hadOptions ? m_all->sizeHint().width() + layout()->spacing() : 0;
}

bool PromptOptions::gathers() const {
    return !m_all->isHidden();
}

QPushButton* PromptOptions::button(int index) const {
    return gathers() ? m_all : m_buttons.value(index);
}

} // namespace app
