// SPDX-License-Identifier: GPL-3.0-or-later
#include "news_list.h"

#include "app/theme/theme.h"
#include "app/widgets/steady_scroll_area.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>

namespace app {

QWidget* newsList(const QStringList& sentences) {
    auto* scroll = new SteadyScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto* label = new QLabel;
    QString text;
    for (const QString& sentence : sentences)
        text += QStringLiteral("<p style='margin:2px'>%1</p>").arg(sentence.toHtmlEscaped());
    label->setText(text);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    scroll->setWidget(label);
    const Theme& theme = Theme::current();
    scroll->setMinimumSize(
        theme.px(420),
        std::min(theme.px(320), theme.px(30) + theme.px(20) * static_cast<int>(sentences.size())));
    return scroll;
}

} // namespace app
