// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_panel.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

QString HintPanel::title(const QString& adviser, const QString& move) {
    return tr("%1's move: %2").arg(adviser, move);
}

HintPanel::HintPanel(const QString& title, const QStringList& reasons, const QString& figure, bool hasPlace,
                     QWidget* parent)
    : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepStyled(rows, [rows] { rows->setSpacing(Theme::current().px(6)); });
    auto* heading = new QLabel(title, this);
    keepStyled(heading, [heading] { heading->setFont(Theme::current().sans(13, QFont::Bold)); });
    heading->setWordWrap(true);
    rows->addWidget(heading);
    for (const QString& reason : reasons) {
        auto* line = new QLabel(reason, this);
        line->setWordWrap(true);
        rows->addWidget(line);
    }
    if (!figure.isEmpty())
        rows->addWidget(page_parts::words(figure, this, TextRole::Caption, Role::SoftInk));
    m_spoken =
        title + QStringLiteral(". ") + (reasons + QStringList{figure}).join(QLatin1Char(' ')).trimmed();

    auto* buttons = new QHBoxLayout;
    const auto add = [this, buttons](const QString& words, void (HintPanel::*signal)()) {
        auto* one = new QPushButton(words, this);
        speech::setName(one, words);
        one->setAutoDefault(true);
        buttons->addWidget(one);
        connect(one, &QPushButton::clicked, this, signal);
        return one;
    };
    add(tr("Do it"), &HintPanel::taken);
    add(tr("Show me where"), &HintPanel::placeRequested)->setVisible(hasPlace);
    add(tr("I'll decide"), &HintPanel::left);
    rows->addLayout(buttons);
}

} // namespace app
