// SPDX-License-Identifier: GPL-3.0-or-later
#include "news_list.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/steady_scroll_area.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

QWidget* newsList(const QStringList& sentences, const std::function<void()>& replay) {
    auto* whole = new QWidget;
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new SteadyScrollArea(whole);
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
    keepStyled(scroll, [scroll, lines = static_cast<int>(sentences.size())] {
        const Theme& theme = Theme::current();
        scroll->setMinimumSize(theme.px(420), std::min(theme.px(320), theme.px(30) + theme.px(20) * lines));
    });
    rows->addWidget(scroll, 1);
    if (!replay)
        return whole;
    auto* steps =
        page_parts::button(QCoreApplication::translate("app::NewsList", "Show it step by step"), whole);
    steps->setObjectName(QStringLiteral("stepByStep"));
    QObject::connect(steps, &QPushButton::clicked, whole, replay);
    rows->addWidget(steps, 0, Qt::AlignLeft);
    return whole;
}

} // namespace app
