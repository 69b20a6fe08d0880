// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_offer.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

GuideOffer::GuideOffer(const State& state, QWidget* parent)
    : Panel(parent, state.isFirst ? Role::SageTint : Role::Panel, state.isFirst ? Role::Sage : Role::Line),
      m_isFirst(state.isFirst), m_state(state) {
    Form line(this, Form::Way::Along, 14, state.isFirst ? 14 : 8);
    Form ways = line.part(Form::Way::Down, 6);
    m_learn = ways.add("learn", button({}, ways.widget()));
    connect(m_learn, &QPushButton::clicked, this, &GuideOffer::requested);
    if (state.isFirst)
        m_learn->setDefault(true);
    keepStyled(m_learn, [this] {
        const Theme& theme = Theme::current();
        if (m_isFirst) {
            m_learn->setFont(theme.sans(16, QFont::Bold));
            m_learn->setMinimumHeight(theme.px(52));
        }
        m_learn->setMinimumWidth(theme.px(220));
    });
    m_anew = ways.add("learnAnew", button({}, ways.widget()));
    connect(m_anew, &QPushButton::clicked, this, &GuideOffer::anewRequested);
    m_about = line.grow(line.text({}));
    keepTranslated(this, [this] { setState(State(m_state)); });
}

void GuideOffer::setState(const State& state) {
    m_state = state;
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
