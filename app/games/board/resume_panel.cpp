// SPDX-License-Identifier: GPL-3.0-or-later
#include "resume_panel.h"

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
constexpr qreal leastOffer = 180;
constexpr qreal widestOffer = 340;

} // namespace

ResumePanel::ResumePanel(const SavedGame& game, QWidget* parent) : Panel(parent) {
    Form form(this, Form::Way::Down, space::tight, space::gap);
    const QString title = game.name();
    auto* resume = form.add("resume", button([] { return tr("Resume the last game"); }, this));
    setButtonKind(resume, ButtonKind::Tonal);
    connect(resume, &QPushButton::clicked, this, [this, path = game.path] { emit requested(path); });
    QStringList facts{title, game.progress};
    if (!game.title.isEmpty())
        facts.insert(1, game.players.join(QStringLiteral(", ")));
    if (!game.gameName.isEmpty())
        facts.insert(1, game.gameName);
    auto* about = form.add(new FixedLines(1, this));
    keepStyled(about, [this, about] {
        about->setFont(Theme::current().sans(type::small));
        setColour(about, Role::SoftInk);
        setMaximumWidth(Theme::current().px(widestOffer));
        about->setMinimumWidth(Theme::current().px(leastOffer));
    });
    about->setWords(facts.join(QStringLiteral(" · ")));
    speech::setDescription(resume, facts.join(QStringLiteral(", ")));
}

} // namespace app
