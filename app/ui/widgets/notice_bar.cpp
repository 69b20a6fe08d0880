// SPDX-License-Identifier: GPL-3.0-or-later
#include "notice_bar.h"

#include "app/ui/speech/announcer.h"
#include "layout_excuses.h"
#include "page_parts.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

NoticeBar::NoticeBar(QWidget* page)
    : QWidget(page), m_line(new QHBoxLayout(this)), m_text(page_parts::wrappingLabel({}, this)),
      m_close(page_parts::button({}, this)), m_announcer(new speech::Announcer(this)) {
    setObjectName(QStringLiteral("notice"));
    setProperty(mayOverlap, QStringLiteral("it lies over the page until it is closed"));
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_close->setObjectName(QStringLiteral("closeNotice"));
    m_line->addWidget(m_text, 1);
    m_line->addWidget(m_close);
    connect(m_close, &QPushButton::clicked, this, &NoticeBar::dismiss);
    page->installEventFilter(this);
    keepTranslated(m_close, [this] {
        m_close->setText(tr("Close"));
        m_close->setAccessibleName(tr("Close the message"));
        showWords();
    });
    applyTheme();
    hide();
}

void NoticeBar::say(const Text& words, const QList<NoticeWay>& ways) {
    show(words, ways, Role::Warning);
}

void NoticeBar::invite(const Text& words, const QList<NoticeWay>& ways) {
    show(words, ways, Role::Sage);
}

void NoticeBar::show(const Text& words, const QList<NoticeWay>& ways, Role frame) {
    m_frame = frame;
    update();
    for (QPushButton* old : std::as_const(m_ways)) {
        m_line->removeWidget(old);
        discard(old); // not at once: its click may have triggered this call
    }
    m_ways.clear();
    for (const NoticeWay& way : ways) {
        QPushButton* made = page_parts::button(way.label, this);
        made->setObjectName(QLatin1String(way.name));
        connect(made, &QPushButton::clicked, this, [this, take = way.take] {
            dismiss();
            take();
        });
        m_line->insertWidget(m_line->indexOf(m_close), made);
        m_ways << made;
    }
    m_words = words;
    showWords();
    QWidget* focus = QApplication::focusWidget();
    if (!focus || !isAncestorOf(focus))
        m_before = focus;
    QWidget::show();
    for (QPushButton* way : std::as_const(m_ways))
        way->show();
    place();
    raise();
    // Whoever is typing goes on typing: the next letters would be lost, and a space would close the notice
    // unread.
    if (focus && focus->testAttribute(Qt::WA_InputMethodEnabled))
        m_announcer->say(m_text->text());
    else
        m_close->setFocus(Qt::OtherFocusReason);
}

void NoticeBar::showWords() {
    const QString words = m_words.words();
    m_text->setText(words);
    m_text->setAccessibleName(words);
    setAccessibleName(words);
    m_close->setAccessibleDescription(words);
}

QString NoticeBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::dismiss() {
    const bool focused = isAncestorOf(QApplication::focusWidget());
    QWidget* before = m_before && m_before->isVisible() && m_before->isEnabled() ? m_before.data() : nullptr;
    if (!before && m_home)
        before = m_home();
    if (focused)
        (before ? before : parentWidget())->setFocus(Qt::OtherFocusReason);
    hide();
}

void NoticeBar::place() {
    const Theme& theme = Theme::current();
    const QSize room = parentWidget()->size();
    const int gap = theme.px(8);
    const int wide = std::min(theme.px(900), room.width() - 2 * gap);
    m_line->activate();
    const int high = std::max(m_line->minimumSize().height(),
                              m_line->hasHeightForWidth() ? m_line->heightForWidth(wide) : 0);
    setGeometry((room.width() - wide) / 2, room.height() - high - gap, wide, high);
}

void NoticeBar::applyTheme() {
    const Theme& theme = Theme::current();
    m_line->setContentsMargins(theme.px(14), theme.px(9), theme.px(10), theme.px(9));
    m_line->setSpacing(theme.px(8));
    m_text->setFont(theme.font(TextRole::Body));
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::WindowText, theme.colour(Role::Ink));
    m_text->setPalette(colours);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(m_frame), theme.px(2)));
    painter.setBrush(theme.colour(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(8), theme.px(8));
}

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && isVisible() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace app
