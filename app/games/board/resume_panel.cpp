// SPDX-License-Identifier: GPL-3.0-or-later
#include "resume_panel.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ResumePanel::ResumePanel(const SavedGame& game, QWidget* parent)
    : Panel(parent, Role::GlowFill, Role::GlowBorder) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 14, 8);
    const QString players = game.players.join(QStringLiteral(", "));
    const QString title = game.name();
    auto* resume = button([] { return tr("Resume the last game"); }, this);
    resume->setObjectName(QStringLiteral("resume"));
    keepStyled(resume, [resume] { resume->setFont(Theme::current().sans(16, QFont::Bold)); });
    keepStyled(resume, [resume] { resume->setMinimumHeight(Theme::current().px(52)); });
    keepStyled(resume, [resume] { resume->setMaximumWidth(Theme::current().px(460)); });
    rows->addWidget(resume);
    rows->addWidget(words(title, this, TextRole::PanelTitle));
    QStringList facts{game.progress};
    if (!game.title.isEmpty())
        facts.prepend(players);
    if (!game.gameName.isEmpty())
        facts.prepend(game.gameName);
    rows->addWidget(words(facts.join(QStringLiteral(" · ")), this, TextRole::Body, Role::SoftInk));
    rows->addStretch(1);
    speech::setDescription(resume,
                           QStringList{title, facts.join(QStringLiteral(", "))}.join(QStringLiteral(", ")));
    connect(resume, &QPushButton::clicked, this, [this, path = game.path] { emit requested(path); });
}

} // namespace app
