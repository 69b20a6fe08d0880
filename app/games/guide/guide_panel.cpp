// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_panel.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtCore/QEvent>
#include <QtGui/QFontMetrics>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

namespace {

constexpr qreal margin = 10;
constexpr qreal gap = 6;
/// Below this width of the words, the buttons stand under them.
constexpr qreal narrowest = 420;

int wrapped(const QFont& font, const QString& text, int width) {
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

} // namespace

GuidePanel::GuidePanel(QWidget* parent)
    : Panel(parent, Role::SageTint, Role::Sage),
      m_heading(page_parts::wrappingLabel({}, this, TextRole::Strong, Role::SageText)),
      m_text(page_parts::wrappingLabel({}, this)), m_remark(page_parts::wrappingLabel({}, this)),
      m_next(page_parts::button({}, this)), m_back(page_parts::button({}, this)),
      m_lesson(page_parts::button({}, this)), m_skip(page_parts::button({}, this)),
      m_leave(page_parts::button({}, this)), m_return(page_parts::button({}, this)) {
    setObjectName(QStringLiteral("guide"));
    speech::setRole(this, QAccessible::Grouping);
    m_heading->setObjectName(QStringLiteral("guideHeading"));
    m_heading->setWordWrap(false);
    m_text->setObjectName(QStringLiteral("guideText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_remark->setObjectName(QStringLiteral("guideRemark"));
    m_back->setObjectName(QStringLiteral("guideBack"));
    m_next->setObjectName(QStringLiteral("guideNext"));
    m_lesson->setObjectName(QStringLiteral("guideLesson"));
    m_skip->setObjectName(QStringLiteral("guideSkip"));
    m_leave->setObjectName(QStringLiteral("guideLeave"));
    m_return->setObjectName(QStringLiteral("guideReturn"));
    m_next->setDefault(true);
    connect(m_back, &QPushButton::clicked, this, &GuidePanel::backClicked);
    connect(m_next, &QPushButton::clicked, this, &GuidePanel::nextClicked);
    connect(m_skip, &QPushButton::clicked, this, &GuidePanel::skipClicked);
    connect(m_leave, &QPushButton::clicked, this, &GuidePanel::leaveClicked);
    connect(m_return, &QPushButton::clicked, this, &GuidePanel::returnClicked);
    connect(m_lesson, &QPushButton::clicked, this, [this] { go(*this, route::Lesson{m_page.lesson}); });
    keepTranslated(this, [this] {
        retranslate();
        setOff(m_off);
    });
    keepStyled(this, [this] { applyTheme(); });
}

void GuidePanel::setPage(const Page& page) {
    m_page = page;
    showHeading();
    m_text->setText(richText(page.text));
    m_text->setAccessibleName(plainText(page.text));
    m_remark->setText(page.remark);
    page_parts::setColour(m_remark, page.refusal ? Role::Warning : Role::Ink);
    m_back->setEnabled(page.canGoBack);
    m_next->setVisible(page.canGoOn && !m_off);
    const lessons::Topic* topic = topicInUse(page.lesson.toStdString());
    m_lesson->setEnabled(topic != nullptr);
    const QString title = topic ? QString::fromStdString(topic->title) : QString();
    m_lesson->setToolTip(title);
    speech::setName(m_lesson, tr("Lesson: %1").arg(title));
    arrange();
}

void GuidePanel::setAllWords(const QStringList& texts, const QStringList& remarks) {
    m_texts = texts;
    m_remarks = remarks;
}

void GuidePanel::setOff(bool off) {
    m_off = off;
    for (QWidget* part : QWidgetList{m_text, m_remark, m_back, m_lesson, m_skip, m_leave})
        part->setVisible(!off);
    m_next->setVisible(!off && m_page.canGoOn);
    m_return->setVisible(off);
    showHeading();
    arrange();
}

void GuidePanel::showHeading() {
    m_heading->setText(m_off ? tr("You play without the guide.") : m_page.heading);
    speech::setName(this, m_off ? m_heading->text() : spoken());
}

QString GuidePanel::spoken() const {
    QStringList said{m_page.heading, plainText(m_page.text), m_page.remark};
    said.removeAll(QString());
    if (!said.isEmpty())
        said.front() += QLatin1Char('.');
    return said.join(QLatin1Char(' '));
}

int GuidePanel::column(int which) const {
    switch (which) {
    case 0: return std::max(m_lesson->sizeHint().width(), m_back->sizeHint().width());
    case 1: return m_skip->sizeHint().width();
    default: return m_leave->sizeHint().width();
    }
}

QSize GuidePanel::buttonsSize(bool stacked) const {
    const int space = Theme::current().px(gap);
    const int high = m_leave->sizeHint().height();
    const int three = column(0) + column(1) + column(2) + 2 * space;
    if (stacked)
        return {three + column(0) + m_next->sizeHint().width() + 2 * space, high};
    return {three, 2 * high + space};
}

bool GuidePanel::isStacked(int width) const {
    const Theme& theme = Theme::current();
    return width - buttonsSize(false).width() - 3 * theme.px(margin) < theme.px(narrowest);
}

int GuidePanel::wordsWidth(int width) const {
    const int around = 2 * Theme::current().px(margin);
    return isStacked(width) ? width - around
                            : width - around - Theme::current().px(margin) - buttonsSize(false).width();
}

int GuidePanel::saidHeight(int width) const {
    int text = 0;
    for (const QString& one : m_texts)
        text = std::max(text, wrapped(m_text->font(), plainText(one), width));
    int remark = wrapped(m_remark->font(), QStringLiteral("X"), width);
    for (const QString& one : m_remarks)
        remark = std::max(remark, wrapped(m_remark->font(), one, width));
    // A long refusal takes the lines that a short text leaves free.
    return std::max(text + remark,
                    wrapped(m_text->font(), plainText(m_page.text), width) + ownRemarkHeight(width));
}

int GuidePanel::ownRemarkHeight(int width) const {
    return wrapped(m_remark->font(), m_page.remark.isEmpty() ? QStringLiteral("X") : m_page.remark, width);
}

int GuidePanel::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    if (m_off)
        return m_return->sizeHint().height() + theme.px(gap);
    // Genotypes are a little wider in their own type.
    const int room = wordsWidth(width) * 97 / 100;
    const int words = m_heading->sizeHint().height() + saidHeight(room) + theme.px(4);
    const bool stacked = isStacked(width);
    const int buttons = buttonsSize(stacked).height();
    return theme.px(margin) + (stacked ? words + theme.px(gap) + buttons : std::max(words, buttons));
}

void GuidePanel::arrange() {
    const Theme& theme = Theme::current();
    const int left = theme.px(margin);
    const int top = theme.px(margin) / 2;
    if (m_off) {
        const QSize size = m_return->sizeHint();
        m_heading->setGeometry(left, 0, width() - 3 * left - size.width(), height());
        m_return->setGeometry(width() - left - size.width(), (height() - size.height()) / 2, size.width(),
                              size.height());
        return;
    }
    const bool stacked = isStacked(width());
    const int wide = wordsWidth(width());
    const int room = wide * 97 / 100;
    int y = top;
    m_heading->setGeometry(left, y, wide, m_heading->sizeHint().height());
    y += m_heading->height() + theme.px(2);
    const int remark = ownRemarkHeight(room);
    m_text->setGeometry(left, y, wide, saidHeight(room) - remark);
    y += m_text->height() + theme.px(2);
    m_remark->setGeometry(left, y, wide, remark);
    placeButtons(stacked);
}

/// Beside the words in two rows, the ways on below; under them in one.
void GuidePanel::placeButtons(bool stacked) {
    const Theme& theme = Theme::current();
    const int space = theme.px(gap);
    const int high = m_leave->sizeHint().height();
    const QSize size = buttonsSize(stacked);
    int x = stacked ? theme.px(margin) : width() - theme.px(margin) - size.width();
    int y = stacked ? height() - theme.px(margin) / 2 - high : (height() - size.height()) / 2;
    const auto put = [&](QPushButton* button, int wide) {
        button->setGeometry(x, y, wide, high);
        x += wide + space;
    };
    if (stacked) {
        put(m_next, m_next->sizeHint().width());
        put(m_back, column(0));
    }
    const int first = x;
    put(m_lesson, column(0));
    put(m_skip, column(1));
    put(m_leave, column(2));
    if (stacked)
        return;
    x = first;
    y += high + space;
    put(m_back, column(0));
    put(m_next, column(1) + space + column(2));
}

void GuidePanel::retranslate() {
    const auto name = [](QPushButton* button, const QString& words, const QString& tip) {
        button->setText(words);
        button->setToolTip(tip);
        speech::setName(button, words);
        speech::setDescription(button, tip);
    };
    name(m_next, tr("Next"), tr("Go on when you have read this"));
    name(m_back, tr("Back"), tr("Read the last step again"));
    m_lesson->setText(tr("Lesson"));
    name(m_skip, tr("Skip section"), tr("Go on to the next section"));
    name(m_leave, tr("Leave the guide"), tr("Play on without the guide (Esc); it can be called back"));
    name(m_return, tr("Back to the guide"), tr("Let the guide explain the game again"));
}

void GuidePanel::applyTheme() {
    const Theme& theme = Theme::current();
    m_heading->setFont(theme.sans(12, QFont::Bold));
    m_text->setFont(theme.sans(14));
    m_remark->setFont(theme.sans(12));
    setPage(m_page);
}

void GuidePanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    arrange();
}

void GuidePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
    Panel::changeEvent(event);
}

} // namespace app
