// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_offer.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

// In pixels at scale 1.
constexpr qreal leastAbout = 180;
constexpr qreal widestFirst = 460;
constexpr qreal widestLater = 300;

} // namespace

GuideOffer::GuideOffer(const State& state, QWidget* parent)
    : Panel(parent, state.isFirst ? Role::SageTint : Role::Panel, state.isFirst ? Role::Sage : Role::Line),
      m_isFirst(state.isFirst), m_state(state) {
    Form form(this, Form::Way::Down, space::tight, space::gap);
    Form ways = form.part(Form::Way::Along, space::small);
    m_learn = ways.add("learn", button({}, ways.widget()));
    connect(m_learn, &QPushButton::clicked, this, &GuideOffer::requested);
    setButtonKind(m_learn, ButtonKind::Tonal);
    if (state.isFirst)
        m_learn->setDefault(true);
    m_anew = ways.add("learnAnew", button({}, ways.widget()));
    connect(m_anew, &QPushButton::clicked, this, &GuideOffer::anewRequested);
    ways.addStretch();
    m_about = form.add(new FixedLines(state.isFirst ? 2 : 1, this));
    keepStyled(m_about, [this] {
        const Theme& theme = Theme::current();
        m_about->setFont(theme.sans(type::small));
        m_about->setMinimumWidth(theme.px(leastAbout));
        setMaximumWidth(theme.px(m_isFirst ? widestFirst : widestLater));
    });
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
    m_about->setWords(about);
    speech::setName(m_learn, name);
    speech::setDescription(m_learn, about);
}

} // namespace app
