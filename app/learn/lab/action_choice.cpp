// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_choice.h"

#include "app/base/text/phrases.h"
#include "app/charts/interaction_words.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

using namespace page_parts;

ActionChoice::ActionChoice(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 5);
    rows->addWidget(words([] { return tr("How the genes act"); }, this, TextRole::Strong));
    m_choice = new QComboBox(this);
    m_choice->setObjectName(QStringLiteral("geneAction"));
    keepTranslated(m_choice, [this] { speech::setLabel(m_choice, tr("How the genes act")); });
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    connect(m_choice, &QComboBox::activated, this, [this] {
        const auto chosen = std::size_t(m_choice->currentData().toInt());
        if (chosen < m_actions.size())
            m_session.setAction(m_actions[chosen]);
    });
    rows->addWidget(m_choice);
    m_rule = words({}, this);
    m_rule->setObjectName(QStringLiteral("actionRule"));
    rows->addWidget(m_rule);
    m_note = words({}, this, TextRole::Caption, Role::SoftInk);
    m_note->setObjectName(QStringLiteral("actionNote"));
    rows->addWidget(m_note);
    connect(&session, &LabSession::crossChanged, this, &ActionChoice::refresh);
    refresh();
}

void ActionChoice::refreshChoices() {
    auto actions = m_session.actions();
    actions.insert(actions.begin(), GeneAction{});
    if (actions == m_actions && m_choice->count() > 0)
        return;
    m_actions = std::move(actions);
    m_choice->clear();
    bool lethal = false;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        const GeneAction& action = m_actions[i];
        if (i == 1 || (!action.lethal.empty() && !std::exchange(lethal, true)))
            m_choice->insertSeparator(m_choice->count());
        m_choice->addItem(actionName(action), int(i));
        m_choice->setItemData(m_choice->count() - 1, actionInWords(action), Qt::ToolTipRole);
    }
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
