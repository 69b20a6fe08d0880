// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_bubble.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "johann_portrait.h"

#include <QtGui/QFontMetrics>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

namespace {

/// The widths that are tried, at scale 1.
constexpr qreal bubbleWidths[] = {420, 540, 680, 900};
/// The share of the board's height that the bubble may take.
constexpr double highestShare = 0.36;
constexpr qreal portraitSize = 44;

int wrappedHeight(const QFont& font, const QString& text, int width) {
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

/// A way that is not the usual one: words without a frame.
class BubbleLink : public QPushButton {
public:
    using QPushButton::QPushButton;

    QSize sizeHint() const override {
        const Theme& theme = Theme::current();
        return {fontMetrics().horizontalAdvance(text()) + 2 * theme.px(space::gap), theme.px(target::mouse)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        QFont words = font();
        words.setUnderline(underMouse() || isDown());
        painter.setFont(words);
        painter.setPen(theme.colour(isEnabled() ? Role::SageText : Role::SoftInk));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus())
            paintFocusRing(painter, rect(), theme.px(radius::chip));
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QPushButton::keyPressEvent(event);
    }
};

BubbleLink* linkIn(QWidget* parent) {
    auto* link = new BubbleLink(parent);
    link->setAttribute(Qt::WA_Hover);
    return link;
}

} // namespace

GuideBubble::GuideBubble(QWidget* parent)
    : QWidget(parent), m_heading(page_parts::wrappingLabel({}, this, TextRole::Strong, Role::SageText)),
      m_text(page_parts::wrappingLabel({}, this)), m_remark(page_parts::wrappingLabel({}, this)),
      m_next(page_parts::button({}, this)), m_back(page_parts::button({}, this)), m_lesson(linkIn(this)),
      m_skip(linkIn(this)), m_leave(linkIn(this)) {
    setObjectName(QStringLiteral("guide"));
    setProperty(mayOverlap, QStringLiteral("it speaks over the board"));
    speech::setRole(this, QAccessible::Grouping);
    m_heading->setObjectName(QStringLiteral("guideHeading"));
    m_text->setObjectName(QStringLiteral("guideText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_remark->setObjectName(QStringLiteral("guideRemark"));
    m_remark->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_back->setObjectName(QStringLiteral("guideBack"));
    m_next->setObjectName(QStringLiteral("guideNext"));
    m_lesson->setObjectName(QStringLiteral("guideLesson"));
    m_skip->setObjectName(QStringLiteral("guideSkip"));
    m_leave->setObjectName(QStringLiteral("guideLeave"));
    setButtonKind(m_back, ButtonKind::Tonal);
    setButtonKind(m_next, ButtonKind::Tonal);
    m_next->setDefault(true);
    // The usual way on comes first by keyboard, too.
    const QWidgetList order{m_next, m_back, m_lesson, m_skip, m_leave};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    connect(m_back, &QPushButton::clicked, this, &GuideBubble::backClicked);
    connect(m_next, &QPushButton::clicked, this, &GuideBubble::nextClicked);
    connect(m_skip, &QPushButton::clicked, this, &GuideBubble::skipClicked);
    connect(m_leave, &QPushButton::clicked, this, &GuideBubble::leaveClicked);
    connect(m_lesson, &QPushButton::clicked, this, [this] { go(*this, route::Lesson{m_page.lesson}); });
    keepTranslated(this, [this] {
        retranslate();
        setPage(Page(m_page));
    });
    keepStyled(this, [this] { applyTheme(); });
}

void GuideBubble::setPage(const Page& page) {
    m_page = page;
    m_heading->setText(page.heading);
    m_text->setText(richText(page.text));
    m_text->setAccessibleName(plainText(page.text));
    m_remark->setText(page.refusal.isEmpty() ? page.remark : page.refusal);
    m_remark->setVisible(!m_remark->text().isEmpty());
    m_back->setEnabled(page.canGoBack);
    m_next->setVisible(page.canGoOn);
    const lessons::Topic* topic = topicInUse(page.lesson.toStdString());
    m_lesson->setEnabled(topic != nullptr);
    const QString title = topic ? QString::fromStdString(topic->title) : QString();
    m_lesson->setToolTip(title);
    speech::setName(m_lesson, tr("Lesson: %1").arg(title));
    speech::setName(this, spoken());
    arrange();
}

QString GuideBubble::spoken() const {
    QStringList said{m_page.heading, plainText(m_page.text),
                     m_page.refusal.isEmpty() ? m_page.remark : m_page.refusal};
    said.removeAll(QString());
    if (!said.isEmpty())
        said.front() += QLatin1Char('.');
    return said.join(QLatin1Char(' '));
}

QRect GuideBubble::portrait() const {
    const Theme& theme = Theme::current();
    const int side = theme.px(portraitSize);
    return {theme.px(space::card), theme.px(space::gap), side, side};
}

int GuideBubble::remarkHeight(int wide, bool refused) const {
    const QString& words = refused && !m_page.refusal.isEmpty() ? m_page.refusal : m_page.remark;
    return words.isEmpty() ? 0
                           : wrappedHeight(m_remark->font(), words, wide) + Theme::current().px(space::small);
}

/// The links stand on the left, or in rows of their own above Back and Next where there is no room for all.
QList<QRect> GuideBubble::ways(int wide) const {
    const Theme& theme = Theme::current();
    const int gap = theme.px(space::tight);
    const QSize next = m_next->sizeHint();
    const QSize back = m_back->sizeHint();
    const int steps = back.width() + (m_page.canGoOn ? next.width() + theme.px(space::small) : 0);
    const int high = std::max(next.height(), back.height());
    QList<QRect> places;
    // The words of the first link stand where the face above them begins.
    const int start = -theme.px(space::gap);
    int x = start;
    int y = 0;
    int links = start;
    for (const QPushButton* link : {m_lesson, m_skip, m_leave})
        links += link->sizeHint().width() + gap;
    const int room = links + steps <= wide ? wide - steps : wide;
    for (const QPushButton* link : {m_lesson, m_skip, m_leave}) {
        const QSize size = link->sizeHint();
        if (x > start && x + size.width() > room) {
            x = start;
            y += size.height() + gap;
        }
        places << QRect(QPoint(x, y), size);
        x += size.width() + gap;
    }
    if (room == wide)
        y += places.constLast().height() + gap;
    else
        for (QRect& place : places)
            place.moveTop((high - place.height()) / 2);
    places << QRect(wide - next.width(), y, next.width(), high);
    places << QRect(wide - steps, y, back.width(), high);
    return places;
}

int GuideBubble::heightAt(int wide, bool refused) const {
    const Theme& theme = Theme::current();
    const int inner = wide - 2 * theme.px(space::card);
    const int beside = inner - portrait().width() - theme.px(space::small);
    const int heading = wrappedHeight(m_heading->font(), m_page.heading, beside) + theme.px(space::hair);
    const int words = std::max(heading + m_text->heightForWidth(beside), portrait().height());
    return 2 * theme.px(space::gap) + words + remarkHeight(beside, refused) + theme.px(space::small) +
           ways(inner).constLast().bottom() + 1;
}

QSize GuideBubble::sizeOn(QSize board, bool refused) const {
    const Theme& theme = Theme::current();
    int wide = 0;
    for (const qreal width : bubbleWidths) {
        wide = std::min(theme.px(width), board.width());
        if (heightAt(wide, false) <= highestShare * board.height())
            break;
    }
    return {wide, std::min(heightAt(wide, refused), board.height())};
}

void GuideBubble::arrange() {
    const Theme& theme = Theme::current();
    const int side = theme.px(space::card);
    const int inner = width() - 2 * side;
    const QRect face = portrait();
    const int left = face.right() + 1 + theme.px(space::small);
    const int beside = width() - side - left;
    if (beside <= 0)
        return;
    int y = face.top();
    const int heading = wrappedHeight(m_heading->font(), m_page.heading, beside);
    m_heading->setGeometry(left, y, beside, heading);
    y += heading + theme.px(space::hair);
    const QList<QRect> places = ways(inner);
    const int bottom = height() - theme.px(space::gap) - places.constLast().bottom() - 1;
    const int remark = m_remark->isHidden() ? 0 : remarkHeight(beside, true);
    m_text->setGeometry(left, y, beside, bottom - theme.px(space::small) - remark - y);
    if (remark > 0) {
        const int high = remark - theme.px(space::small);
        m_remark->setGeometry(left, bottom - theme.px(space::small) - high, beside, high);
    }
    const QList<QPushButton*> buttons{m_lesson, m_skip, m_leave, m_next, m_back};
    for (qsizetype i = 0; i < buttons.size(); ++i)
        buttons[i]->setGeometry(places[i].translated(side, bottom));
    update();
}

void GuideBubble::retranslate() {
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
    name(m_leave, tr("Leave the guide"), tr("Play on without the guide; it can be called back"));
}

void GuideBubble::applyTheme() {
    const Theme& theme = Theme::current();
    m_heading->setFont(theme.sans(type::small, QFont::Bold));
    m_text->setFont(theme.sans(type::lead));
    m_remark->setFont(theme.sans(type::body));
    for (QPushButton* link : {m_lesson, m_skip, m_leave})
        link->setFont(theme.sans(type::small));
    setPage(Page(m_page));
}

void GuideBubble::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const qreal line = theme.scale() * stroke::strong;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(Role::GlowBorder), line));
    painter.setBrush(theme.colour(Role::GlowFill));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            theme.px(radius::card), theme.px(radius::card));
    paintJohannsFace(painter, portrait());
}

void GuideBubble::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void GuideBubble::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
    QWidget::changeEvent(event);
}

void GuideBubble::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit escaped();
    else
        QWidget::keyPressEvent(event);
}

void GuideBubble::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

} // namespace app
