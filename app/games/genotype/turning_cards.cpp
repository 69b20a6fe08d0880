// SPDX-License-Identifier: GPL-3.0-or-later
#include "turning_cards.h"

#include "app/base/shapes/scenery.h"
#include "app/base/text/phrases.h"
#include "app/charts/painted_figure.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "engine/genotype/words/words.h"
#include "square_sketch.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <cmath>

namespace app {

using namespace page_parts;
using genotype::ToldTurningPoint;
using genotype::TurningPoint;

namespace {

constexpr int pictureHigh = 70;

/// What a moment without a square was about.
struct Moment {
    TurningPoint::Kind kind = TurningPoint::Kind::Dice;
    /// Of a choice: what would have been better, and whose choice it was.
    genotype::ActionKind better = genotype::ActionKind::Pass;
    int colour = 0;
    QString letter;
};
void paintMoment(QPainter& painter, const QRectF& room, const Moment& moment) {
    const Theme& theme = Theme::current();
    setInk(painter, Qt::NoPen, Role::Resting);
    painter.drawRoundedRect(room, theme.px(radius::space), theme.px(radius::space));
    const qreal side = room.height() * 0.56;
    const auto place = [&](int i) {
        return QRectF(room.center().x() + (i - 1) * side * 1.25, room.center().y() - side / 2, side, side);
    };
    switch (moment.kind) {
    case TurningPoint::Kind::Dice:
        for (int i = 0; i < 2; ++i)
            paintDie(painter, place(i), static_cast<genotype::Trait>(i), static_cast<genotype::DieFace>(i));
        return;
    case TurningPoint::Kind::Cards:
        for (int i = 0; i < 2; ++i) {
            setInk(painter, linePen(Role::Panel, 2), i == 0 ? Role::PlantDeck : Role::ToolDeck);
            painter.drawRoundedRect(place(i).adjusted(side * 0.12, -side * 0.2, -side * 0.12, side * 0.2),
                                    theme.px(space::tight), theme.px(space::tight));
        }
        return;
    case TurningPoint::Kind::Choice: {
        const QRectF middle(room.center().x() - side / 2, room.center().y() - side / 2, side, side);
        if (moment.better == genotype::ActionKind::PlaceMarker)
            paintMarker(painter, middle, moment.colour, moment.letter);
        else if (moment.better == genotype::ActionKind::Buy)
            paintCoin(painter, middle);
        else
            paintShape(painter, shapes::sprout(boxOf(middle)).parts);
        return;
    }
    }
}

QString effectWords(double mean) {
    const int points = static_cast<int>(std::lround(std::abs(mean)));
    return mean < 0 ? TurningCards::tr("cost about %n points", nullptr, points)
                    : TurningCards::tr("gave about %n points", nullptr, points);
}

} // namespace

TurningCards::TurningCards(LuckReporter& reporter, genotype::Seat seat, QWidget* parent)
    : QWidget(parent), m_reporter(reporter), m_seat(seat), m_cards(new QBoxLayout(QBoxLayout::LeftToRight)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, space::small);
    rows->addWidget(wrappingLabel([] { return tr("Turning points"); }, this, TextRole::PanelTitle));
    keepStyled(m_cards, [this] { m_cards->setSpacing(Theme::current().px(space::gap)); });
    rows->addLayout(m_cards, 1);
    addNone();
    connect(&reporter, &LuckReporter::finished, this, &TurningCards::refresh);
    refresh();
}

void TurningCards::setSeat(genotype::Seat seat) {
    m_seat = seat;
    refresh();
}

void TurningCards::setBeside(bool beside) {
    m_cards->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TurningCards::refresh() {
    for (QWidget* card : std::as_const(m_made)) {
        m_cards->removeWidget(card);
        discard(card);
    }
    m_made.clear();
    if (m_reporter.report())
        for (const TurningPoint& point : genotype::turningPoints(*m_reporter.report(), m_seat))
            m_made << makeCard(point);
    for (QWidget* card : std::as_const(m_made))
        m_cards->addWidget(card, 1);
    m_none->setVisible(m_made.isEmpty());
    sayNone();
}

/// A panel in place of the cards.
void TurningCards::addNone() {
    m_none = new Panel(this, Role::Resting);
    auto* rows = new QVBoxLayout(m_none);
    setMargins(rows, space::card, space::small);
    m_noneWords = wrappingLabel({}, m_none, TextRole::Body, Role::SoftInk);
    keepTranslated(m_noneWords, [this] { sayNone(); });
    rows->addWidget(m_noneWords);
    rows->addStretch(1);
    m_cards->addWidget(m_none, 1);
}

void TurningCards::sayNone() {
    m_noneWords->setText(m_reporter.report()      ? tr("No single moment can be distinguished from chance.")
                         : m_reporter.hasFailed() ? tr("The turning points could not be worked out.")
                                                  : tr("They appear here once they've been worked out."));
}

QWidget* TurningCards::makeCard(const TurningPoint& point) {
    const ToldTurningPoint told = genotype::told(m_reporter.record(), *m_reporter.report(), point, m_seat);
    const int round = m_reporter.report()->steps[point.step].round;
    auto* card = new Panel(this);
    card->setObjectName(QStringLiteral("turningCard"));
    auto* rows = new QVBoxLayout(card);
    setMargins(rows, space::small, space::tight);
    const auto& players = m_reporter.record().seats;
    const core::SeatInfo player = m_seat < players.size() ? players[m_seat] : core::SeatInfo{};
    Moment moment{.kind = point.kind,
                  .colour = player.colour,
                  .letter = QString::fromStdString(player.name).left(1).toUpper()};
    if (point.kind == TurningPoint::Kind::Choice)
        moment.better = m_reporter.report()->steps[point.step].choice->best.kind;
    auto* picture = new FigurePicture(
        {160, pictureHigh},
        [square = told.square, moment](QPainter& painter, const QRectF& room) {
            if (square)
                paintSquareSketch(painter, room, *square);
            else
                paintMoment(painter, room, moment);
        },
        card);
    keepTranslated(picture, [picture, told] {
        picture->describe(text(told.title),
                          told.square ? text(genotype::words::title(told.square->trait)) : QString());
    });
    rows->addWidget(picture, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(
        wrappingLabel([round] { return tr("Round %1").arg(round); }, card, TextRole::Caption, Role::SoftInk));
    QLabel* effect = wrappingLabel([mean = point.effect.mean] { return effectWords(mean); }, card,
                                   TextRole::Caption, point.effect.mean < 0 ? Role::Warning : Role::SageText);
    effect->setAlignment(Qt::AlignRight);
    line->addWidget(effect, 1);
    rows->addLayout(line);
    rows->addWidget(wrappingLabel([told] { return text(told.title); }, card, TextRole::Strong));
    rows->addWidget(wrappingLabel([told] { return text(told.summary); }, card));
    rows->addStretch(1);
    const bool isChoice = point.kind == TurningPoint::Kind::Choice;
    QPushButton* way =
        button([isChoice] { return isChoice ? tr("Try the other way") : tr("Show this moment"); }, card);
    way->setObjectName(QStringLiteral("turningWay"));
    keepTranslated(way, [way, told] { speech::setDescription(way, text(told.heading)); });
    connect(way, &QPushButton::clicked, this, [this, isChoice, step = point.step] {
        if (isChoice)
            emit startRequested(
                games::AnyRecord(genotype::otherWay(m_reporter.record(), *m_reporter.report(), step)));
        else
            emit momentRequested(step);
    });
    rows->addWidget(way, 0, Qt::AlignLeft);
    return card;
}

} // namespace app
