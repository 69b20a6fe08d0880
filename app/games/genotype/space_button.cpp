// SPDX-License-Identifier: GPL-3.0-or-later
#include "space_button.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>

namespace app {

SpaceButton::SpaceButton(genotype::Space space, QWidget* parent) : BoardButton(parent) {
    setTarget(Target::of(Target::Kind::Space, space));
}

void SpaceButton::setFace(const QString& title, const QString& subtitle, int price) {
    m_title = title;
    m_subtitle = subtitle;
    m_price = price;
    describe();
    update();
}

void SpaceButton::setMarkers(const QList<ShownMarker>& markers) {
    m_markers = markers;
    describe();
    update();
}

void SpaceButton::setOwn(const ShownMarker& own) {
    m_own = own;
    update();
}

void SpaceButton::setArriving(bool arriving) {
    m_arriving = arriving;
    update();
}

/// The accessible name is the space's full name; the title on the button relies on the trait or shop above
/// it.
void SpaceButton::describe() {
    QString name = app::text(genotype::words::name(static_cast<genotype::Space>(target().first)));
    if (!m_markers.isEmpty()) {
        QStringList names;
        for (const ShownMarker& marker : m_markers)
            names << marker.name;
        name = tr("%1, taken by %2").arg(name, names.join(QStringLiteral(", ")));
    }
    speech::setName(this, name);
    speech::setDescription(this, m_subtitle);
}

QSize SpaceButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(130), theme.px(m_subtitle.isEmpty() ? 28 : 34)};
}

QSize SpaceButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(84), theme.px(m_subtitle.isEmpty() ? 26 : 32)};
}

QRectF SpaceButton::markerRect() const {
    const Theme& theme = Theme::current();
    const qreal side = std::min<qreal>(theme.px(22), height() - theme.px(4));
    return {static_cast<qreal>(theme.px(5)), (height() - side) / 2, side, side};
}

void SpaceButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintFrame(painter, rect(), theme.colour(m_markers.isEmpty() ? Role::Panel : Role::Resting),
               theme.colour(Role::Line));
    const QRectF circle = markerRect();
    if (m_markers.isEmpty() && glowsStrongly()) {
        setInk(painter, Qt::NoPen, colourOf(theme.kind(), Ground::Sun));
        painter.drawEllipse(circle);
        if (!m_own.letter.isEmpty())
            paintMarker(painter, circle.adjusted(theme.px(2), theme.px(2), -theme.px(2), -theme.px(2)),
                        m_own.colour, m_own.letter);
    } else if (m_markers.isEmpty()) {
        QPen dashes(theme.colour(Role::ControlLine), theme.px(1.4));
        dashes.setDashPattern({2.2, 1.8});
        painter.setPen(dashes);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(circle.adjusted(theme.px(3), theme.px(3), -theme.px(3), -theme.px(3)));
    } else {
        for (qsizetype i = m_markers.size() - (m_arriving ? 2 : 1); i >= 0; --i)
            paintMarker(painter, circle.translated(static_cast<qreal>(i) * theme.px(13), 0),
                        m_markers[i].colour, m_markers[i].letter);
    }
    const qreal shift = m_markers.size() > 1 ? static_cast<qreal>(m_markers.size() - 1) * theme.px(13) : 0;
    const qreal coin = theme.px(14);
    const qreal coins = m_price > 0 ? coin + (m_price - 1) * coin * 0.62 + theme.px(6) : 0;
    QRectF words(circle.right() + theme.px(5) + shift, 0, 0, height());
    words.setRight(width() - theme.px(5) - coins);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(fitted(theme.sans(11.5, QFont::DemiBold), m_title, words.width()));
    const QString title = painter.fontMetrics().elidedText(m_title, Qt::ElideRight, qRound(words.width()));
    if (m_subtitle.isEmpty()) {
        drawWords(painter, words, Qt::AlignLeft | Qt::AlignVCenter, title);
    } else {
        const qreal middle = height() / 2.0;
        drawWords(painter, QRectF(words.left(), middle - theme.px(16), words.width(), theme.px(17)),
                  Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(fitted(theme.sans(9.5), m_subtitle, words.width(), 0.75));
        drawWords(painter, QRectF(words.left(), middle, words.width(), theme.px(14)),
                  Qt::AlignLeft | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(m_subtitle, Qt::ElideRight, qRound(words.width())));
    }
    for (int i = m_price - 1; i >= 0; --i)
        paintCoin(painter, QRectF(width() - theme.px(5) - coin - i * coin * 0.62, (height() - coin) / 2.0,
                                  coin, coin));
}

} // namespace app
