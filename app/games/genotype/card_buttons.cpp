// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_buttons.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/card_backs.h"
#include "app/ui/paint/icons.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

namespace app {

using namespace genotype;

namespace {

void paintEmptyPlace(QPainter& painter, const QRectF& rect) {
    const Theme& theme = Theme::current();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen dashes(theme.colour(Role::Line), theme.px(1));
    dashes.setStyle(Qt::DashLine);
    setInk(painter, dashes);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(6), theme.px(6));
}

} // namespace

ToolCard::ToolCard(QWidget* parent) : BoardButton(parent) {}

void ToolCard::setTool(std::uint8_t tool, int copies, const QString& state) {
    m_tool = tool;
    m_copies = copies;
    m_state = state;
    if (tool == noTool) {
        speech::setName(this, tr("Empty place"));
        speech::setDescription(this, {});
        setToolTip({});
    } else {
        const auto kind = static_cast<Tool>(tool);
        const QString name = app::text(words::name(kind));
        speech::setName(this, copies > 1 ? tr("%1, %n cards", nullptr, copies).arg(name) : name);
        speech::setDescription(this, app::text(words::rule(kind)));
        setToolTip(accessibleDescription());
    }
    update();
}

QSize ToolCard::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(84), theme.px(44)};
}

QSize ToolCard::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(58), theme.px(38)};
}

void ToolCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_tool == noTool) {
        paintEmptyPlace(painter, rect());
        return;
    }
    if (!isGlowing())
        paintElevation(painter, QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests)),
                       theme.px(radius::space), Elevation::Rests, theme.colour(Role::Resting));
    if (isGlowing() || hasFocus())
        paintFrame(painter, rect(), Qt::transparent, theme.colour(Role::Line), radius::space);
    const bool tall = height() > theme.px(58);
    const qreal icon = theme.px(tall ? 28 : 18);
    const qreal words = theme.px(m_state.isEmpty() ? 14 : 26);
    const qreal top = std::max<qreal>(theme.px(3), (height() - icon - words) / 2.0);
    const auto kind = static_cast<Tool>(m_tool);
    paintToolIcon(painter, QRectF((width() - icon) / 2.0, top, icon, icon), kind, theme.colour(Role::Ink));
    painter.setPen(theme.colour(Role::Ink));
    const QString name = app::text(words::name(kind));
    const int room = width() - theme.px(6);
    painter.setFont(fitted(theme.sans(10, QFont::DemiBold), name, room, 0.7));
    drawWords(painter, QRectF(theme.px(3), top + icon, room, theme.px(14)), Qt::AlignCenter, name);
    if (!m_state.isEmpty()) {
        painter.setFont(theme.sans(9));
        painter.setPen(theme.colour(Role::SoftInk));
        drawWords(painter, QRectF(theme.px(3), top + icon + theme.px(13), room, theme.px(13)),
                  Qt::AlignCenter, painter.fontMetrics().elidedText(m_state, Qt::ElideRight, room));
    }
    if (m_copies > 1) {
        drawWords(painter, QRectF(0, theme.px(2), width() - theme.px(6), theme.px(14)),
                  Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("×%1").arg(m_copies),
                  theme.sans(10, QFont::Bold));
    }
}

DeckButton::DeckButton(Deck deck, QWidget* parent) : BoardButton(parent), m_deck(deck) {
    setTarget(
        Target::of(deck == Deck::Plants ? Target::Kind::NurseryPlace : Target::Kind::ShedPlace, deckPlace));
}

void DeckButton::setCount(int cards) {
    m_cards = cards;
    speech::setName(this, m_deck == Deck::Plants ? tr("Plant deck, %n cards left", nullptr, cards)
                                                 : tr("Tool deck, %n cards left", nullptr, cards));
    setToolTip(accessibleName());
    update();
}

QSize DeckButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(62), theme.px(m_deck == Deck::Plants ? 96 : 44)};
}

QSize DeckButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(44), theme.px(m_deck == Deck::Plants ? 82 : 38)};
}

void DeckButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_deck == Deck::Plants)
        paintPlantBack(painter, card);
    else
        paintToolBack(painter, card);
    const QRectF strip(card.left(), card.bottom() - theme.px(19), card.width(), theme.px(18));
    drawWords(painter, strip, Qt::AlignCenter, QString::number(m_cards), theme.sans(11, QFont::Bold),
              Role::OnDeck);
    const QRectF ring = QRectF(rect()).adjusted(theme.px(1), theme.px(1), -theme.px(1), -theme.px(1));
    painter.setBrush(Qt::NoBrush);
    if (isGlowing()) {
        painter.setPen(glowPen());
        painter.drawRoundedRect(ring, theme.px(6), theme.px(6));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.colour(Role::Focus), theme.px(2)));
        painter.drawRoundedRect(ring, theme.px(6), theme.px(6));
    }
}

AssistantCard::AssistantCard(QWidget* parent) : BoardButton(parent) {}

void AssistantCard::setAssistant(std::uint8_t assistant, bool used) {
    m_assistant = assistant;
    m_used = used;
    if (assistant == noAssistant) {
        speech::setName(this, tr("Empty place"));
        speech::setDescription(this, {});
        setToolTip({});
    } else {
        const auto who = static_cast<Assistant>(assistant);
        const QString name = app::text(words::name(who));
        speech::setName(this, used ? tr("%1, used this round").arg(name) : name);
        speech::setDescription(this, app::text(words::rule(who)));
        setToolTip(name + QStringLiteral(": ") + accessibleDescription());
    }
    update();
}

void AssistantCard::setQuiet(bool quiet) {
    m_quiet = quiet;
    update();
}

QSize AssistantCard::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(110), theme.px(26)};
}

QSize AssistantCard::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(70), theme.px(24)};
}

void AssistantCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_assistant == noAssistant) {
        paintEmptyPlace(painter, rect());
        return;
    }
    if (!isGlowing() && !m_quiet)
        paintElevation(painter, QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests)),
                       theme.px(radius::space), Elevation::Rests, theme.colour(Role::Resting));
    if (isGlowing() || hasFocus())
        paintFrame(painter, rect(), Qt::transparent, Qt::transparent, radius::space);
    painter.setPen(theme.colour(m_used || m_quiet ? Role::SoftInk : Role::Ink));
    const auto who = static_cast<Assistant>(m_assistant);
    const int room = width() - theme.px(10);
    QString name = app::text(words::name(who));
    QFont font = theme.sans(10.5, QFont::DemiBold);
    font.setStrikeOut(m_used);
    painter.setFont(font);
    if (painter.fontMetrics().horizontalAdvance(name) > room)
        name = app::text(words::shortName(who));
    drawWords(painter, rect(), Qt::AlignCenter, painter.fontMetrics().elidedText(name, Qt::ElideRight, room));
}

UpgradeRod::UpgradeRod(Upgrade upgrade, QWidget* parent) : BoardButton(parent), m_upgrade(upgrade) {
    setTarget(Target::of(Target::Kind::Upgrade, upgrade));
}

void UpgradeRod::setRod(int step, int left, bool quiet) {
    m_step = step;
    m_left = left;
    m_quiet = quiet;
    const int price = abacus[static_cast<std::size_t>(m_upgrade)].steps[static_cast<std::size_t>(step)];
    speech::setName(
        this,
        tr("%1: costs %n coins, %2 left", nullptr, price).arg(app::text(words::name(m_upgrade))).arg(left));
    speech::setDescription(this, app::text(words::rule(m_upgrade)));
    setToolTip(accessibleDescription());
    update();
}

QSize UpgradeRod::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(112), theme.px(48)};
}

QSize UpgradeRod::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(88), theme.px(46)};
}

void UpgradeRod::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isGlowing() || hasFocus())
        paintFrame(painter, rect(), theme.colour(Role::Panel), Qt::transparent);
    const qreal margin = theme.px(6);
    const QRectF head(margin, theme.px(2), width() - 2 * margin, theme.px(15));
    painter.setPen(theme.colour(Role::SoftInk));
    painter.setFont(theme.sans(9.5));
    const QString left = tr("%1 left").arg(m_left);
    drawWords(painter, head, Qt::AlignRight | Qt::AlignVCenter, left);
    const int room = qRound(head.width()) - painter.fontMetrics().horizontalAdvance(left) - theme.px(4);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(fitted(theme.sans(10.5, QFont::DemiBold), app::text(words::name(m_upgrade)), room));
    drawWords(painter, head, Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(app::text(words::name(m_upgrade)), Qt::ElideRight, room));
    paintPrices(painter);
}

/// The prices that the upgrade can have, behind a coin, and the present one on a coin of its own.
void UpgradeRod::paintPrices(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const auto& steps = abacus[static_cast<std::size_t>(m_upgrade)].steps;
    const qreal y = theme.px(32);
    const qreal coin = theme.px(15);
    const qreal margin = theme.px(6);
    if (!m_quiet)
        paintCoin(painter, QRectF(margin, y - coin / 2, coin, coin));
    const qreal first = margin + coin + theme.px(13);
    const qreal step = (width() - margin - theme.px(10) - first) / (priceSteps - 1);
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.px(1.2)));
    painter.drawLine(QPointF(margin + coin + theme.px(2), y), QPointF(width() - margin, y));
    for (int i = 0; i < priceSteps; ++i) {
        const bool now = i == m_step;
        const QPointF centre(first + i * step, y);
        const qreal radius = theme.px(now ? 10 : 7);
        setInk(
            painter,
            QPen(theme.colour(now && !m_quiet ? Role::CoinRim : Role::ControlLine), theme.px(now ? 1.6 : 1)),
            now && !m_quiet ? Role::CoinFill : Role::Resting);
        painter.drawEllipse(centre, radius, radius);
        drawWords(painter, QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                  Qt::AlignCenter, QString::number(steps[static_cast<std::size_t>(i)]),
                  theme.sans(now ? 12.5 : 9.5, now ? QFont::Bold : QFont::Normal),
                  now && !m_quiet ? Role::CoinInk : Role::SoftInk);
    }
}

} // namespace app
