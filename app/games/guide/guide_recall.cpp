// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_recall.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

GuideRecall::GuideRecall(QWidget* parent) : Panel(parent, Role::SageTint, Role::Sage) {
    setObjectName(QStringLiteral("guideRecall"));
    auto* line = new QHBoxLayout(this);
    keepStyled(line, [line] {
        const Theme& theme = Theme::current();
        const int around = theme.px(space::tight);
        line->setContentsMargins(theme.px(space::card), around, around, around);
        line->setSpacing(theme.px(space::gap));
    });
    line->addWidget(page_parts::wrappingLabel([] { return tr("You play without the guide."); }, this,
                                              TextRole::Strong, Role::SageText),
                    1);
    QPushButton* back = page_parts::button([] { return tr("Back to the guide"); }, this);
    back->setObjectName(QStringLiteral("guideReturn"));
    page_parts::setTip(back, [] { return tr("Let the guide explain the game again"); });
    connect(back, &QPushButton::clicked, this, &GuideRecall::clicked);
    line->addWidget(back);
    speech::setRole(this, QAccessible::Grouping);
    keepTranslated(this, [this] { speech::setName(this, tr("You play without the guide.")); });
}

int GuideRecall::heightForWidth(int width) const {
    return layout()->totalHeightForWidth(width);
}

} // namespace app
