// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_panel.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

QString HintPanel::title(const QString& adviser, const QString& move) {
    return tr("%1's move: %2").arg(adviser, move);
}

HintPanel::HintPanel(const Text& title, const QList<Text>& reasons, const Text& figure, bool hasPlace,
                     QWidget* parent)
    : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepStyled(rows, [rows] { rows->setSpacing(Theme::current().px(6)); });
    auto* heading = new QLabel(this);
    title.showOn(heading, [heading](const QString& words) { heading->setText(words); });
    keepStyled(heading, [heading] { heading->setFont(Theme::current().sans(13, QFont::Bold)); });
    heading->setWordWrap(true);
    rows->addWidget(heading);
    for (const Text& reason : reasons) {
        auto* line = new QLabel(this);
        reason.showOn(line, [line](const QString& words) { line->setText(words); });
        line->setWordWrap(true);
        rows->addWidget(line);
    }
    if (!figure.words().isEmpty())
        rows->addWidget(page_parts::wrappingLabel(figure, this, TextRole::Caption, Role::SoftInk));
    m_spoken = [title, said = reasons + QList{figure}] {
        QStringList all;
        for (const Text& one : said)
            all << one.words();
        return title.words() + QStringLiteral(". ") + all.join(QLatin1Char(' ')).trimmed();
    };

    auto* buttons = new QHBoxLayout;
    const auto add = [this, buttons](const Text& words, void (HintPanel::*signal)()) {
        QPushButton* one = page_parts::button(words, this);
        one->setAutoDefault(true);
        buttons->addWidget(one);
        connect(one, &QPushButton::clicked, this, signal);
        return one;
    };
    add([] { return tr("Do it"); }, &HintPanel::taken);
    add([] { return tr("Show me where"); }, &HintPanel::placeRequested)->setVisible(hasPlace);
    add([] { return tr("I'll decide"); }, &HintPanel::left);
    rows->addLayout(buttons);
}

} // namespace app
