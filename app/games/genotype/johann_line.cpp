// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_line.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "engine/core/overloaded.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

using namespace genotype;

namespace {

/// How much an event of his says about his turn; 0: nothing, because another one says it too.
struct Weight {
    int operator()(const event::PlantHarvested&) const { return 6; }
    int operator()(const event::GoalClaimed&) const { return 5; }
    int operator()(const event::TraitValidated&) const { return 4; }
    int operator()(const event::UpgradeBought&) const { return 3; }
    int operator()(const event::MarkerPlaced&) const { return 2; }
    int operator()(const event::GeneTilePlaced&) const { return 1; }
    int operator()(const event::GeneTileRemoved&) const { return 1; }
    int operator()(const event::PlantTaken&) const { return 1; }
    int operator()(const event::PlantSown&) const { return 1; }
    int operator()(const event::ToolDiscarded&) const { return 1; }
    int operator()(const event::DieTaken&) const { return 1; }
    int operator()(const event::ShiftMoved&) const { return 1; }
    int operator()(
        const core::OneOf<
            event::CardsDealt, event::SetupChosen, event::SetupRevealed, event::PositionSet,
            event::RoundBegan, event::PhaseBegan, event::TurnBegan, event::CoinsGained, event::CoinsPaid,
            event::GeneTilesLeft, event::PlantPlaced, event::ToolTaken, event::ToolPlayed,
            event::AssistantUsed, event::SeedBagOpened, event::PlantKept, event::PlantsDiscarded,
            event::ValidationLost, event::DieRolled, event::PickBegan, event::PickLost, event::Passed,
            event::AssistantHired, event::DeckReshuffled, event::RowsRefilled, event::PricesFell,
            event::TurnEnded, event::GameEnded, event::JohannJoined, event::AutomaDrawn, event::NoAutomaFits,
            event::AutomaPhaseBegan, event::ArrowFollowed, event::MutationRowFollowed> auto&) const {
        return 0;
    }
};

int weightOf(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.seat; })
                return one.seat == johannSeat ? Weight{}(one) : 0;
            else
                return 0;
        },
        event);
}

} // namespace

JohannTurn johannTurn(const std::vector<Event>& events, const State& before, const State& after,
                      const words::Table& table) {
    JohannTurn turn;
    int heaviest = 0;
    for (const Event& event : events) {
        const int weight = weightOf(event);
        turn.more += weight > 0;
        if (weight <= heaviest)
            continue;
        heaviest = weight;
        turn.words = text(words::phrase(event, table));
    }
    turn.more = std::max(0, turn.more - 1);
    turn.points = score(after, johannSeat).secured() - score(before, johannSeat).secured();
    return turn;
}

JohannLine::JohannLine(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty(mayElide, QStringLiteral("the whole line is in the tool tip"));
    retranslate();
}

void JohannLine::setTurn(const JohannTurn& turn, int colour) {
    if (turn == m_turn && colour == m_colour)
        return;
    m_turn = turn;
    m_colour = colour;
    retranslate();
}

void JohannLine::setUnfolded(bool unfolded) {
    m_unfolded = unfolded;
    retranslate();
}

QString JohannLine::pointsWords(int points) {
    return tr("+%n points", nullptr, points);
}

void JohannLine::retranslate() {
    setEnabled(!m_turn.words.isEmpty());
    m_words = m_turn.words;
    if (m_words.isEmpty())
        m_words = tr("%1 has not had a turn yet.").arg(app::text(words::johannName()));
    // The points come first, because a long sentence may be cut off.
    if (m_turn.points > 0)
        m_words = tr("%1: %2", "points gained, what happened").arg(pointsWords(m_turn.points), m_words);
    if (m_turn.more > 0)
        m_words += QLatin1Char(' ') + tr("(%n more)", nullptr, m_turn.more);
    speech::setName(this, m_words);
    const QString does = m_unfolded ? tr("Folds his turn to one line.") : tr("Shows his turn card by card.");
    speech::setDescription(this, isEnabled() ? does : QString());
    setToolTip(isEnabled() ? m_words + QLatin1Char('\n') + does : m_words);
    update();
}

QSize JohannLine::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(360), theme.px(38)};
}

QSize JohannLine::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(150), theme.px(38)};
}

void JohannLine::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(underMouse() && isEnabled() ? Role::ControlLine : Role::Line),
                        std::max(1, theme.px(1))));
    painter.setBrush(theme.colour(Role::Panel));
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, theme.px(7), theme.px(7));
    const qreal disc = theme.px(18);
    paintGoalMarker(painter, QRectF(theme.px(6), (height() - disc) / 2.0, disc, disc), m_colour,
                    app::text(words::johannName()).left(1).toUpper());
    qreal right = width() - theme.px(8);
    if (isEnabled()) {
        // A triangle to the right if there is something to unfold, downwards if it is unfolded.
        const qreal half = theme.px(4);
        const QPointF middle(right - half, height() / 2.0);
        QPolygonF arrow{QPointF(-half / 1.5, -half), QPointF(half / 1.5, 0), QPointF(-half / 1.5, half)};
        painter.save();
        painter.translate(middle);
        painter.rotate(m_unfolded ? 90 : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::SoftInk));
        painter.drawPolygon(arrow);
        painter.restore();
        right = middle.x() - half - theme.px(6);
    }
    const qreal left = theme.px(6) + disc + theme.px(7);
    painter.setPen(theme.colour(isEnabled() ? Role::Ink : Role::SoftInk));
    painter.setFont(theme.sans(10.5));
    const QRectF place(left, theme.px(2), right - left, height() - 2 * theme.px(2));
    // On two lines if it must be, and then shortened.
    const QFontMetrics metrics = painter.fontMetrics();
    const bool two = metrics.horizontalAdvance(m_words) > place.width();
    const QString shown =
        two ? metrics.elidedText(m_words, Qt::ElideRight, qRound(place.width() * 1.85)) : m_words;
    drawWords(painter, place, Qt::AlignLeft | Qt::AlignVCenter | (two ? Qt::TextWordWrap : 0), shown);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(Role::Focus), theme.px(2)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(7), theme.px(7));
    }
}

void JohannLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void JohannLine::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace app
