// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_farewell.h"

#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

GuideFarewell::GuideFarewell(const std::function<const lessons::Guide&()>& guide, QWidget* parent)
    : Panel(parent, Role::SageTint, Role::Sage) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 14, 10);
    rows->addWidget(pageTitle([] { return tr("You have played your first game!"); }, this));
    rows->addWidget(wrappingLabel(
        [] {
            return tr("Now you know enough for a game without a guide. A short one against one bot can begin "
                      "at once.");
        },
        this));
    auto* play = button([] { return tr("Play a short game"); }, this);
    play->setObjectName(QStringLiteral("guidePlay"));
    play->setDefault(true);
    keepStyled(play, [play] { play->setFont(Theme::current().sans(15, QFont::Bold)); });
    keepStyled(play, [play] { play->setMinimumHeight(Theme::current().px(44)); });
    connect(play, &QPushButton::clicked, this, &GuideFarewell::playClicked);
    rows->addWidget(play, 0, Qt::AlignLeft);
    rows->addWidget(wrappingLabel([] { return tr("What you have learned"); }, this, TextRole::PanelTitle));
    auto* list = new QGridLayout;
    keepStyled(list, [list] { list->setHorizontalSpacing(Theme::current().px(12)); });
    keepStyled(list, [list] { list->setVerticalSpacing(Theme::current().px(6)); });
    list->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < guide().sections.size(); ++i) {
        const auto section = [guide, i]() -> const lessons::GuideSection& { return guide().sections[i]; };
        const auto title = [section, i] {
            return tr("%1. %2").arg(i + 1).arg(QString::fromStdString(section().title));
        };
        const auto learned = [section] { return QString::fromStdString(section().learned); };
        const int row = static_cast<int>(i);
        list->addWidget(wrappingLabel(title, this, TextRole::Strong), row, 0);
        list->addWidget(richWords(learned, this), row, 1);
        if (QPushButton* lesson = lessonButton(section().lesson, this))
            list->addWidget(lesson, row, 2);
    }
    rows->addLayout(list);
}

} // namespace app
