// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_offer.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

GuideOffer::GuideOffer(const State& state, QWidget* parent)
    : Panel(parent, state.isFirst ? Role::SageTint : Role::Panel, state.isFirst ? Role::Sage : Role::Line),
      m_isFirst(state.isFirst), m_learn(button({}, this)), m_anew(button({}, this)),
      m_about(words({}, this)) {
    auto* line = new QHBoxLayout(this);
    setMargins(line, state.isFirst ? 14 : 8, 14);
    m_learn->setObjectName(QStringLiteral("learn"));
    if (state.isFirst) {
        keepStyled(m_learn, [this] { m_learn->setFont(Theme::current().sans(16, QFont::Bold)); });
        keepStyled(m_learn, [this] { m_learn->setMinimumHeight(Theme::current().px(52)); });
        m_learn->setDefault(true);
    }
    keepStyled(m_learn, [this] { m_learn->setMinimumWidth(Theme::current().px(220)); });
    auto* ways = new QVBoxLayout;
    keepStyled(ways, [ways] { ways->setSpacing(Theme::current().px(6)); });
    ways->addWidget(m_learn);
    m_anew->setObjectName(QStringLiteral("learnAnew"));
    ways->addWidget(m_anew);
    line->addLayout(ways);
    line->addWidget(m_about, 1);
    connect(m_learn, &QPushButton::clicked, this, &GuideOffer::requested);
    connect(m_anew, &QPushButton::clicked, this, &GuideOffer::anewRequested);
    setState(state);
}

void GuideOffer::setState(const State& state) {
    const QString name = state.place.isEmpty() ? tr("Learn by playing") : tr("Resume the guided game");
    const QString about = !state.place.isEmpty() ? tr("You are at section %1.").arg(state.place)
                          : state.isFirst
                              ? tr("New here? A guide leads you through a real game in eight short sections. "
                                   "It takes ten minutes, and there is nothing to read beforehand.")
                              : tr("A guided game in eight short sections, against one bot.");
    m_anew->setVisible(!state.place.isEmpty());
    m_anew->setText(tr("Restart"));
    speech::setName(m_anew, tr("Restart the guided game"));
    m_learn->setText(name);
    m_about->setText(about);
    speech::setName(m_learn, name);
    speech::setDescription(m_learn, about);
}

} // namespace app
