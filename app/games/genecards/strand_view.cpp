// SPDX-License-Identifier: GPL-3.0-or-later
#include "strand_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "card_painter.h"
#include "engine/genecards/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace app {

using namespace genecards;

StrandView::StrandView(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void StrandView::setTop(CardId top) {
    m_top = top;
    describe();
}

void StrandView::describe() {
    speech::setName(this, tr("Order of expression: promoter, operon, transcription factor, expressed gene"));
    speech::setDescription(this,
                           tr("On top: %1. %2").arg(text(words::name(m_top)), text(words::whatFits(m_top))));
    setToolTip(accessibleDescription());
    update();
}

QSize StrandView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(700), theme.px(72)};
}

QSize StrandView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(420), theme.px(72)};
}

void StrandView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The strand: two threads that wind around each other, with rungs.
    const qreal middle = height() / 2.0;
    const qreal swing = height() * 0.2;
    const qreal turn = theme.px(46);
    painter.setPen(QPen(theme.colour(Role::Line), theme.px(1.4)));
    for (qreal x = 0; x < width(); x += turn / 6)
        painter.drawLine(QPointF(x, middle + swing * std::sin(x / turn * 3.14159)),
                         QPointF(x, middle - swing * std::sin(x / turn * 3.14159)));
    for (const int side : {1, -1}) {
        QPolygonF thread;
        for (qreal x = 0; x <= width(); x += theme.px(3))
            thread << QPointF(x, middle + side * swing * std::sin(x / turn * 3.14159));
        painter.setPen(QPen(theme.colour(Role::ControlLine), theme.px(1.8)));
        painter.drawPolyline(thread);
    }
    const qreal gap = theme.px(34);
    const qreal wide = (width() - 3 * gap) / categoryCount;
    for (const Category category : allCategories) {
        const int place = static_cast<int>(category);
        const bool now = category == categoryOf(m_top);
        const bool next = category == following(categoryOf(m_top));
        const TraitColours colours = categoryColours(category);
        const QRectF box(place * (wide + gap), theme.px(3), wide, height() - theme.px(6));
        painter.setPen(QPen(next  ? theme.colour(Role::GlowBorder)
                            : now ? colours.textOnTint
                                  : colours.fill,
                            theme.px(next || now ? 2.6 : 1.2)));
        painter.setBrush(now ? colours.fill : next ? theme.colour(Role::GlowFill) : colours.tint);
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.px(9), theme.px(9));
        const QColor ink = now ? colours.onFill : next ? theme.colour(Role::Ink) : colours.textOnTint;
        const QString label = categoryLabel(category);
        const QString longest = label.section(QLatin1Char('\n'), 0, 0);
        const QString state = now ? tr("on top") : next ? tr("can follow") : QString();
        painter.setPen(ink);
        // If there is little room, the name gets the whole width, and the sign moves down beside the state.
        const bool narrow = width() < theme.px(760);
        const qreal sign = theme.px(narrow ? 15 : 26);
        const qreal margin = theme.px(narrow ? 6 : 10);
        const qreal left = narrow ? box.left() + margin : box.left() + margin + sign * 1.3 + theme.px(5);
        const qreal nameHigh = box.height() * (narrow || !state.isEmpty() ? 0.6 : 1);
        const QRectF name(left, box.top(), box.right() - left - theme.px(4), nameHigh);
        paintCategorySign(painter,
                          {box.left() + margin,
                           narrow ? name.bottom() + theme.px(2) : box.center().y() - sign / 2, sign * 1.3,
                           sign},
                          category, ink);
        painter.setFont(fitted(theme.sans(13, QFont::Bold), longest, name.width(), 0.6));
        drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, label);
        if (!state.isEmpty()) {
            const qreal from = narrow ? left + sign * 1.3 + theme.px(4) : left;
            const QRectF below(from, name.bottom(), box.right() - from - theme.px(3),
                               box.bottom() - name.bottom() - theme.px(3));
            painter.setFont(fitted(theme.sans(11.5), state, below.width(), 0.65));
            drawWords(painter, below, Qt::AlignLeft | Qt::AlignVCenter, state);
        }
        // An arrow to the next station; the last one leads back to the first.
        if (category != Category::ExpressedGene) {
            const QPointF tip(box.right() + gap - theme.px(5), middle);
            painter.setPen(QPen(theme.colour(Role::Ink), theme.px(2), Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QPointF(box.right() + theme.px(5), middle), tip);
            painter.drawLine(tip, tip + QPointF(-theme.px(7), -theme.px(6)));
            painter.drawLine(tip, tip + QPointF(-theme.px(7), theme.px(6)));
        }
    }
}

void StrandView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace app
