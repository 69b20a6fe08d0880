// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_buttons.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtGui/QPainter>
#include <QtGui/QTextLayout>

namespace app {

using namespace genomewars;

AlleleChip::AlleleChip(QWidget* parent) : GlowButton(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void AlleleChip::setAllele(Allele allele) {
    m_allele = allele;
    m_holds = true;
    update();
}

void AlleleChip::setPlace(bool secret) {
    m_holds = false;
    m_secret = secret;
    update();
}

QSize AlleleChip::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(58), theme.px(28)};
}

void AlleleChip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const qreal rim = theme.px(3);
    if (isGlowing() || hasFocus())
        paintFrame(painter, QRectF(rect()), theme.colour(Role::Panel), Qt::transparent, 9);
    const QRectF body = QRectF(rect()).adjusted(rim, rim, -rim, -rim);
    if (m_holds)
        paintAllele(painter, body, m_allele);
    else
        paintAllelePlace(painter, body, m_secret);
}

AlleleCard::AlleleCard(Allele allele, QWidget* parent) : GlowButton(parent), m_allele(allele) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void AlleleCard::retranslate() {
    m_name = app::text(words::name(m_allele));
    m_rule = app::text(words::rule(m_allele));
    updateGeometry();
    update();
}

int AlleleCard::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const QFontMetrics small(theme.sans(11.5));
    const QRect room(0, 0, std::max(20, width - theme.px(16)), 4000);
    return theme.px(48) + small.boundingRect(room, Qt::TextWordWrap, m_rule).height() + theme.px(8);
}

QSize AlleleCard::sizeHint() const {
    const int width = Theme::current().px(200);
    return {width, heightForWidth(width)};
}

QSize AlleleCard::minimumSizeHint() const {
    const int width = Theme::current().px(150);
    return {width, Theme::current().px(60)};
}

void AlleleCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintFrame(painter, QRectF(rect()), theme.colour(Role::Resting), theme.colour(Role::ControlLine));
    const qreal chip = theme.px(56);
    paintAllele(painter, QRectF(theme.px(8), theme.px(10), chip, theme.px(28)), m_allele);
    painter.setPen(theme.colour(Role::Ink));
    const QRectF name(theme.px(14) + chip, theme.px(8), width() - chip - theme.px(20), theme.px(32));
    painter.setFont(fitted(theme.sans(13, QFont::Bold), m_name, name.width(), 0.7));
    drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter, m_name);
    drawWords(painter, QRectF(rect()).adjusted(theme.px(8), theme.px(46), -theme.px(8), -theme.px(4)),
              Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_rule, theme.sans(11.5),
              isGlowing() ? Role::Ink : Role::SoftInk);
}

namespace {

/// An ordinary die with pips.
void paintPips(QPainter& painter, const QRectF& square, int face, const Theme& theme) {
    setInk(painter, QPen(theme.colour(Role::ControlLine), std::max(1, theme.px(1.4))), Role::Seed);
    painter.drawRoundedRect(square, square.width() * 0.2, square.width() * 0.2);
    if (face == 0)
        return drawWords(painter, square, Qt::AlignCenter, QStringLiteral("?"),
                         theme.serif(type::page, QFont::Bold), Role::CoinInk);
    setInk(painter, Qt::NoPen, Role::CoinInk);
    const auto pip = [&](qreal x, qreal y) {
        const qreal radius = square.width() * 0.09;
        painter.drawEllipse(QPointF(square.left() + square.width() * x, square.top() + square.height() * y),
                            radius, radius);
    };
    if (face % 2 == 1)
        pip(0.5, 0.5);
    if (face >= 2) {
        pip(0.26, 0.26);
        pip(0.74, 0.74);
    }
    if (face >= 4) {
        pip(0.74, 0.26);
        pip(0.26, 0.74);
    }
    if (face == 6) {
        pip(0.26, 0.5);
        pip(0.74, 0.5);
    }
}

// In pixels at scale 1.
constexpr qreal trayHeight = 122;
constexpr qreal dieSide = 64;

constexpr int tumblePictures = 7;
constexpr int tumbleStep = 60; // milliseconds

} // namespace

DiceTray::DiceTray(QWidget* parent) : GlowButton(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_timer.setInterval(tumbleStep);
    connect(&m_timer, &QTimer::timeout, this, &DiceTray::step);
}

void DiceTray::setDice(int first, int second, bool tumble) {
    m_first = m_shownFirst = first;
    m_second = m_shownSecond = second;
    m_left = tumble && isVisible() && !Theme::current().reduceMotion() ? tumblePictures : 0;
    if (m_left > 0)
        m_timer.start();
    else
        m_timer.stop();
    update();
}

void DiceTray::setWords(const QString& line, const QString& action) {
    m_line = line;
    m_action = action;
    update();
}

QString DiceTray::headline() const {
    if (m_left > 0)
        return QStringLiteral("…");
    if (m_first == 0)
        return tr("2 to 12");
    return tr("%1 + %2 = %3", "two dice and their sum").arg(m_first).arg(m_second).arg(m_first + m_second);
}

/// The result is decided already; the faces shown in between mean nothing.
void DiceTray::step() {
    --m_left;
    if (m_left <= 0) {
        m_timer.stop();
        m_shownFirst = m_first;
        m_shownSecond = m_second;
    } else {
        m_shownFirst = 1 + (m_first + 2 * m_left) % 6;
        m_shownSecond = 1 + (m_second + 3 * m_left) % 6;
    }
    update();
}

QSize DiceTray::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(400), theme.px(trayHeight)};
}

void DiceTray::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintFrame(painter, QRectF(rect()), theme.colour(Role::Panel), theme.colour(Role::Line), radius::card);
    const qreal gap = theme.px(space::gap);
    const qreal side = theme.px(dieSide);
    const qreal top = (height() - side) / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    paintPips(painter, {gap, top, side, side}, m_shownFirst, theme);
    paintPips(painter, {2 * gap + side, top, side, side}, m_shownSecond, theme);
    const QRectF room = QRectF(rect()).adjusted(3.5 * gap + 2 * side, gap, -gap, -gap);
    // The headline, the line and the button, each at its place whether the others are there or not.
    const qreal title = theme.px(type::section) * 1.4;
    const qreal button = theme.px(target::mouse);
    const QFont serif = theme.serif(type::section, QFont::Bold);
    drawWords(painter, {room.left(), room.top(), room.width(), title}, Qt::AlignLeft | Qt::AlignVCenter,
              headline(), fitted(serif, headline(), room.width(), 0.6));
    const QRectF line(room.left(), room.top() + title, room.width(), room.height() - title - button);
    drawWords(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_line,
              fitted(theme.sans(type::body), m_line, line.width(), 0.7));
    if (m_action.isEmpty())
        return;
    const QFont font = theme.sans(type::body, QFont::Bold);
    const qreal wide = std::min(room.width(), QFontMetricsF(font).horizontalAdvance(m_action) +
                                                  theme.px(2 * space::section));
    const QRectF primary(room.left(), room.bottom() - button, wide, button);
    paintElevation(painter, primary, theme.px(radius::space), Elevation::Acts, theme.colour(Role::Sage));
    drawWords(painter, primary, Qt::AlignCenter, m_action, fitted(font, m_action, wide - gap, 0.7),
              Role::OnSage);
}

} // namespace app
