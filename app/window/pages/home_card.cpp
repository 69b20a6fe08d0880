// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_card.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

namespace app {

namespace {

constexpr qreal doorPicture = 104;
constexpr qreal itemPicture = 76;
constexpr qreal stepHeight = 6;
constexpr qreal leastItem = 100;
constexpr qreal leastWide = 190;
constexpr qreal stepWide = 44;
constexpr int stepsOfALesson = 4;

/// The room for the shadow around the card, the same however high it lies.
QMarginsF margins() {
    return elevationMargins(Elevation::Acts);
}

} // namespace

/// One kind of words, or the bar of steps, which has none.
struct HomeCard::Line {
    QString text;
    QFont font;
    Role ink;
    QRectF rect;
};

HomeCard::HomeCard(Kind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    keepStyled(this, [this] { updateGeometry(); });
}

void HomeCard::setWords(const Words& words) {
    m_words = words;
    setText(words.title);
    setAccessibleName(words.caption.isEmpty() ? words.title
                                              : QStringLiteral("%1: %2").arg(words.caption, words.title));
    QStringList more{words.genotypes, words.about, words.action};
    more.removeAll(QString());
    setAccessibleDescription(more.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

void HomeCard::setPicture(Picture picture) {
    m_picture = std::move(picture);
    update();
}

void HomeCard::setLit(bool lit) {
    m_lit = lit;
    update();
}

QRectF HomeCard::pictureRect(QSizeF card) const {
    const Theme& theme = Theme::current();
    if (m_kind == Kind::Door)
        return {0, 0, card.width(), qreal(theme.px(doorPicture))};
    const qreal margin = theme.px(space::gap);
    return {margin, margin, qreal(theme.px(itemPicture)), card.height() - 2 * margin};
}

QRectF HomeCard::room(QSizeF card) const {
    const Theme& theme = Theme::current();
    const qreal side = theme.px(space::card);
    const QRectF picture = pictureRect(card);
    if (m_kind == Kind::Door) {
        const qreal top = picture.bottom() + theme.px(space::small);
        return {side, top, card.width() - 2 * side, card.height() - top - theme.px(space::gap)};
    }
    const qreal left = picture.right() + side;
    return {left, picture.top(), card.width() - left - side, picture.height()};
}

QList<HomeCard::Line> HomeCard::lines(qreal width, qreal& height) const {
    const Theme& theme = Theme::current();
    QList<Line> all;
    height = 0;
    const auto add = [&](const QString& text, const QFont& font, Role ink, qreal gap) {
        if (text.isEmpty())
            return;
        height += all.isEmpty() ? 0 : gap;
        const qreal high =
            QFontMetricsF(font)
                .boundingRect(QRectF(0, 0, std::max(width, 20.0), 10000), Qt::TextWordWrap, text)
                .height();
        all << Line{text, font, ink, {0, height, width, high}};
        height += high;
    };
    const bool isDoor = m_kind == Kind::Door;
    const qreal tight = theme.px(space::hair);
    add(m_words.caption, theme.sans(type::small), Role::SoftInk, 0);
    add(m_words.title, isDoor ? theme.serif(type::section, QFont::Bold) : theme.sans(type::lead, QFont::Bold),
        Role::Ink, tight);
    add(m_words.genotypes, theme.genotypeFont(type::body), Role::Ink, tight);
    if (m_words.stepsDone >= 0) {
        height += theme.px(space::small);
        all << Line{{}, {}, Role::Ink, {0, height, width, qreal(theme.px(stepHeight))}};
        height += theme.px(stepHeight);
    }
    add(m_words.about, theme.sans(isDoor ? type::body : type::small), Role::SoftInk,
        m_words.stepsDone >= 0 ? theme.px(space::tight) : tight);
    add(m_words.action, theme.sans(type::body, QFont::Bold), Role::SageText, theme.px(space::tight));
    return all;
}

int HomeCard::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const QMarginsF around = margins();
    const qreal outside = around.top() + around.bottom();
    qreal height = 0;
    lines(room(QSizeF(width - around.left() - around.right(), 0)).width(), height);
    if (m_kind == Kind::Door)
        height += theme.px(doorPicture) + theme.px(space::small) + theme.px(space::gap);
    else
        height = std::max<qreal>(theme.px(leastItem), height + 2 * theme.px(space::gap));
    return int(std::ceil(height + outside));
}

QSize HomeCard::sizeHint() const {
    const int width = Theme::current().px(leastWide * 1.5);
    return {width, heightForWidth(width)};
}

QSize HomeCard::minimumSizeHint() const {
    return {Theme::current().px(leastWide), Theme::current().px(leastItem)};
}

void HomeCard::paintSteps(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = Theme::current();
    const qreal wide = std::min<qreal>(theme.px(stepWide), rect.width() / (stepsOfALesson + 1));
    const qreal gap = theme.px(stepHeight);
    for (int step = 0; step < stepsOfALesson; ++step) {
        if (step < m_words.stepsDone)
            setInk(painter, Qt::NoPen, Role::Sage);
        else
            setInk(painter, linePen(Role::ControlLine), Role::Panel);
        painter.drawRoundedRect(QRectF(rect.left() + step * (wide + gap), rect.top(), wide, rect.height()),
                                rect.height() / 2, rect.height() / 2);
    }
}

void HomeCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal round = theme.px(radius::card);
    const QRectF card = QRectF(rect()).marginsRemoved(margins());
    paintElevation(painter, card, round, underMouse() || m_lit ? Elevation::Acts : Elevation::Rests);
    if (m_picture) {
        QPainterPath frame;
        frame.addRoundedRect(card, round, round);
        const QRectF picture = pictureRect(card.size()).translated(card.topLeft());
        if (m_kind == Kind::Item) {
            frame.clear();
            frame.addRoundedRect(picture, theme.px(radius::space), theme.px(radius::space));
        }
        painter.save();
        painter.setClipPath(frame);
        painter.setClipRect(picture, Qt::IntersectClip);
        m_picture(painter, picture);
        painter.restore();
    }
    qreal height = 0;
    QRectF words = room(card.size()).translated(card.topLeft());
    const QList<Line> all = lines(words.width(), height);
    if (m_kind == Kind::Item)
        words.moveTop(std::max(words.top(), card.center().y() - height / 2));
    for (const Line& line : all) {
        const QRectF where = line.rect.translated(words.topLeft());
        if (line.text.isEmpty())
            paintSteps(painter, where);
        else
            drawWords(painter, where, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line.text, line.font,
                      line.ink);
    }
    if (m_lit) {
        setInk(painter, linePen(Role::GlowBorder, stroke::strong));
        painter.drawRoundedRect(card, round, round);
    }
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, card, round);
}

} // namespace app
