// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_choice.h"

#include "app/base/text/phrases.h"
#include "app/charts/interaction_words.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <utility>

namespace app {

using namespace page_parts;

ActionChoice::ActionChoice(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    Form form(this, Form::Way::Down, 5);
    form.text([] { return tr("How the genes act"); }, TextRole::Strong);
    m_choice = form.choice("geneAction", Label::heard([] { return tr("How the genes act"); }));
    keepShort(m_choice, 28);
    connect(m_choice, &QComboBox::activated, this, [this] {
        const auto chosen = std::size_t(m_choice->currentData().toInt());
        if (chosen < m_actions.size())
            m_session.setAction(m_actions[chosen]);
    });
    m_rule = form.label("actionRule");
    m_note = form.label("actionNote", TextRole::Caption, Role::SoftInk);
    connect(&session, &LabSession::crossChanged, this, &ActionChoice::refresh);
    keepTranslated(this, [this] { refresh(); });
}

void ActionChoice::refreshChoices() {
    m_actions = m_session.actions();
    m_actions.insert(m_actions.begin(), GeneAction{});
    QList<Form::Item> items;
    bool lethal = false;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        const GeneAction& action = m_actions[i];
        const bool isFirst = i == 1 || (!action.lethal.empty() && !std::exchange(lethal, true));
        items << Form::Item{actionName(action), int(i), actionInWords(action), isFirst};
    }
    Form::fill(m_choice, items);
}

void ActionChoice::refresh() {
    const QSignalBlocker quiet(m_choice);
    refreshChoices();
    const LabBench& bench = m_session.bench();
    const auto chosen = std::ranges::find(m_actions, bench.action) - m_actions.begin();
    m_choice->setCurrentIndex(m_choice->findData(int(chosen)));
    m_choice->setToolTip(m_choice->currentData(Qt::ToolTipRole).toString());
    const auto& together = m_session.brood().interaction();
    const bool named = together && !m_session.mayChooseGenes();
    m_rule->setText(named ? interactionRule(*together).join(QLatin1Char('\n')) : QString());
    m_rule->setVisible(named);
    QStringList notes;
    if (named)
        notes << tr("This is called: %1.").arg(text(together->name));
    if (const double dead = m_session.brood().dead(); dead > 0)
        notes
            << tr("%1 % of the embryos die and are not counted.").arg(QLocale().toString(100 * dead, 'g', 4));
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setVisible(!notes.isEmpty());
}

} // namespace app
