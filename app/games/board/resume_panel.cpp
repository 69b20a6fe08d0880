// SPDX-License-Identifier: GPL-3.0-or-later
#include "resume_panel.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

ResumePanel::ResumePanel(const SavedGame& game, QWidget* parent)
    : Panel(parent, Role::GlowFill, Role::GlowBorder) {
    Form form(this, Form::Way::Down, 8, 14);
    const QString title = game.name();
    auto* resume = form.add("resume", button([] { return tr("Resume the last game"); }, this));
    keepStyled(resume, [resume] {
        const Theme& theme = Theme::current();
        resume->setFont(theme.sans(16, QFont::Bold));
        resume->setMinimumHeight(theme.px(52));
        resume->setMaximumWidth(theme.px(460));
    });
    connect(resume, &QPushButton::clicked, this, [this, path = game.path] { emit requested(path); });
    form.heading(title);
    QStringList facts{game.progress};
    if (!game.title.isEmpty())
        facts.prepend(game.players.join(QStringLiteral(", ")));
    if (!game.gameName.isEmpty())
        facts.prepend(game.gameName);
    form.text(facts.join(QStringLiteral(" · ")), TextRole::Body, Role::SoftInk);
    form.addStretch();
    speech::setDescription(resume,
                           QStringList{title, facts.join(QStringLiteral(", "))}.join(QStringLiteral(", ")));
}

} // namespace app
