// SPDX-License-Identifier: GPL-3.0-or-later
#include "switch_box.h"

#include "app/base/text/unbroken.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal switchWide = 46;
constexpr qreal switchHigh = 26;
constexpr qreal leastWords = 110;
constexpr qreal usualWords = 240;

QFont switchFont() {
    return Theme::current().sans(type::body, QFont::Bold);
}
QFont switchAboutFont() {
    return Theme::current().sans(type::small);
}

/// From the left edge to the words.
int beforeWords() {
    return Theme::current().px(space::tight + switchWide + space::gap);
}

qreal heightOf(const QFont& font, const QString& words, qreal width) {
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max<qreal>(width, 1), 10000), Qt::TextWordWrap, words)
        .height();
}

} // namespace

SwitchBox::SwitchBox(const Text& text, const Text& about, QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    text.showOn(this, [this](const QString& words) {
        setText(words);
        setAccessibleName(words);
        updateGeometry();
    });
    about.showOn(this, [this](const QString& words) { setAbout(words); });
    keepStyled(this, [this] { updateGeometry(); });
}

void SwitchBox::setAbout(const QString& about) {
    m_about = unbroken(about);
    setAccessibleDescription(about);
    updateGeometry();
    update();
}

int SwitchBox::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const qreal room = width - beforeWords() - theme.px(space::tight);
    const qreal words = heightOf(switchFont(), text(), room) +
                        (m_about.isEmpty() ? 0 : heightOf(switchAboutFont(), m_about, room));
    return int(std::ceil(std::max<qreal>(theme.px(switchHigh), words))) + theme.px(space::small);
}

QSize SwitchBox::sizeHint() const {
    const int width = beforeWords() + Theme::current().px(usualWords);
    return {width, heightForWidth(width)};
}

QSize SwitchBox::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {beforeWords() + theme.px(leastWords), theme.px(switchHigh + space::small)};
}

void SwitchBox::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal left = beforeWords();
    const QRectF words(left, theme.px(space::tight), width() - left - theme.px(space::tight), height());
    const qreal first = heightOf(switchFont(), text(), words.width());
    const qreal line = QFontMetricsF(switchFont()).height();
    const QRectF track(theme.px(space::tight),
                       std::max<qreal>(theme.px(space::tight),
                                       words.top() + (m_about.isEmpty() ? (line - theme.px(switchHigh)) / 2
                                                                        : (first - line) / 2)),
                       theme.px(switchWide), theme.px(switchHigh));
    const bool isOn = isChecked();
    const Role ground = !isEnabled() ? Role::Line : isOn ? Role::Sage : Role::ControlLine;
    setInk(painter, Qt::NoPen, ground);
    painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const qreal inset = theme.px(space::hair) * 1.5;
    const qreal side = track.height() - 2 * inset;
    const QRectF knob(isOn ? track.right() - inset - side : track.left() + inset, track.top() + inset, side,
                      side);
    setInk(painter, Qt::NoPen, Role::Panel);
    painter.drawEllipse(knob);
    if (isOn) {
        const auto at = [&knob](qreal x, qreal y) {
            return QPointF(knob.left() + x * knob.width(), knob.top() + y * knob.height());
        };
        setInk(painter,
               QPen(theme.colour(ground), knob.width() * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({at(0.28, 0.52), at(0.44, 0.67), at(0.72, 0.34)}));
    }
    const Role ink = isEnabled() ? Role::Ink : Role::SoftInk;
    drawWords(painter, {words.left(), words.top(), words.width(), first},
              Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text(), switchFont(), ink);
    if (!m_about.isEmpty())
        drawWords(painter,
                  {words.left(), words.top() + first, words.width(),
                   heightOf(switchAboutFont(), m_about, words.width())},
                  Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_about, switchAboutFont(), Role::SoftInk);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), theme.px(radius::chip));
}

} // namespace app
