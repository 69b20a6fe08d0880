// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_sign.h"

#include "app/ui/theme/grounds.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "path_garden.h"

#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace app {

ChapterSign::ChapterSign(QWidget* parent) : QWidget(parent) {
    Form form(this, Form::Way::Along, space::small);
    m_title = form.label("chapterTitle", TextRole::Strong);
    m_title->setWordWrap(false);
    keepStyled(m_title, [this] { m_title->setFont(Theme::current().serif(type::body, QFont::Bold)); });
    m_count = form.label("chapterCount", TextRole::Caption, Role::SoftInk);
    m_count->setWordWrap(false);
    keepStyled(form.box(), [box = form.box()] {
        const Theme& theme = Theme::current();
        box->setContentsMargins(theme.px(space::gap), theme.px(space::tight), theme.px(space::gap),
                                theme.px(space::tight));
    });
}

void ChapterSign::setChapter(const PathChapter& chapter, bool isFirst) {
    m_isNext = chapter.isNext;
    m_title->setText(chapter.title);
    m_title->setAccessibleName({});
    m_title->setToolTip({});
    m_count->show();
    // Before the middle of a chapter nothing has to be counted again.
    m_count->setText(
        isFirst
            ? tr("%1 of %2", "lessons of a chapter that are finished").arg(chapter.done).arg(chapter.lessons)
            : tr("continued", "chapter"));
    page_parts::setColour(m_count, m_isNext ? Role::Ink : Role::SoftInk);
    update();
}

void ChapterSign::fit() {
    const Theme& theme = Theme::current();
    const QString words = m_title->text();
    const QFontMetrics metrics(m_title->font());
    const auto free = [&](bool counts) {
        const int count = counts ? m_count->sizeHint().width() + theme.px(space::small) : 0;
        return width() - theme.px(2 * space::gap) - count;
    };
    m_count->setVisible(metrics.horizontalAdvance(words) <= free(true));
    if (metrics.horizontalAdvance(words) <= free(!m_count->isHidden()))
        return;
    m_title->setAccessibleName(words);
    m_title->setToolTip(words);
    m_title->setText(metrics.elidedText(words, Qt::ElideRight, free(false)));
}

void ChapterSign::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    style_parts::surface(painter, rect(), theme.px(radius::chip),
                         m_isNext ? colourOf(theme.kind(), Ground::Sun) : theme.colour(Role::Panel),
                         theme.colour(m_isNext ? Role::GlowBorder : Role::Line),
                         (m_isNext ? stroke::strong : stroke::hair) * theme.scale());
}

} // namespace app
