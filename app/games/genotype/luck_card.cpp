// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck_card.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "luck_bars.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <cmath>
#include <span>

namespace app {

using namespace page_parts;
using genotype::Estimate;
using genotype::Share;

namespace {

/// What the player's points were against the best of the others.
QString resultClause(const genotype::AftermathReport& report, genotype::Seat seat, const QString& name) {
    const auto& last = report.scores.back();
    const auto seats = static_cast<std::size_t>(report.seats);
    const unsigned won = genotype::winners(std::span(last.data(), seats));
    int best = 0;
    for (std::size_t other = 0; other < seats; ++other)
        if (other != seat)
            best = std::max(best, last[other].total());
    const int ahead = last[seat].total() - best;
    const bool isWinner = won >> seat & 1;
    const bool isYou = name.isNull();
    if (isWinner && std::has_single_bit(won) && ahead > 0)
        return isYou ? LuckCard::tr("You won by %n points", nullptr, ahead)
                     : LuckCard::tr("%1 won by %n points", nullptr, ahead).arg(name);
    if (isWinner && std::has_single_bit(won))
        return isYou ? LuckCard::tr("You won on completed plants")
                     : LuckCard::tr("%1 won on completed plants").arg(name);
    if (isWinner)
        return isYou ? LuckCard::tr("You share the win") : LuckCard::tr("%1 shares the win").arg(name);
    if (ahead == 0)
        return isYou ? LuckCard::tr("You lost on completed plants")
                     : LuckCard::tr("%1 lost on completed plants").arg(name);
    return isYou ? LuckCard::tr("You lost by %n points", nullptr, -ahead)
                 : LuckCard::tr("%1 lost by %n points", nullptr, -ahead).arg(name);
}

/// Whole points; none if they cannot be told from zero.
int pointsOf(const Estimate& figure) {
    return figure.isDistinguishable() ? static_cast<int>(std::lround(figure.mean)) : 0;
}

QString diceClause(int points) {
    return points > 0   ? LuckCard::tr("the dice gave about %n points", nullptr, points)
           : points < 0 ? LuckCard::tr("the dice cost about %n points", nullptr, -points)
                        : LuckCard::tr("the dice made no clear difference");
}

QString choicesClause(int points, bool isYou) {
    if (isYou)
        return points > 0   ? LuckCard::tr("your choices gained about %n points", nullptr, points)
               : points < 0 ? LuckCard::tr("your choices cost about %n points", nullptr, -points)
                            : LuckCard::tr("your choices made no clear difference");
    return points > 0   ? LuckCard::tr("the choices gained about %n points", nullptr, points)
           : points < 0 ? LuckCard::tr("the choices cost about %n points", nullptr, -points)
                        : LuckCard::tr("the choices made no clear difference");
}

} // namespace

QString luckInOneSentence(const genotype::AftermathReport& report, genotype::Seat seat, const QString& name) {
    const genotype::LuckAccount& game = report.game[seat];
    const QString result = resultClause(report, seat, name);
    const int dice = pointsOf(game[Share::Dice]);
    const int choices = pointsOf(game[Share::Own]);
    if (dice == 0 && choices == 0)
        return LuckCard::tr("%1; neither the dice nor the choices made a clear difference.").arg(result);
    return LuckCard::tr("%1; %2, %3.", "who won or lost; what the dice did; what the choices did")
        .arg(result, diceClause(dice), choicesClause(choices, name.isNull()));
}

LuckCard::LuckCard(LuckReporter& reporter, std::function<QStringList()> names, genotype::Seat seat,
                   bool isYou, QWidget* parent)
    : Panel(parent), m_reporter(reporter), m_names(std::move(names)), m_seat(seat), m_isYou(isYou),
      m_sentence(wrappingLabel({}, this, TextRole::PanelTitle)), m_progress(new QProgressBar(this)),
      m_bars(new LuckBars(this)) {
    setObjectName(QStringLiteral("luckCard"));
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, space::card, space::small);
    rows->addWidget(
        wrappingLabel([] { return tr("Luck and skill"); }, this, TextRole::Caption, Role::SoftInk));
    m_sentence->setObjectName(QStringLiteral("luckSentence"));
    keepTranslated(m_sentence, [this] { m_sentence->setText(sentence()); });
    rows->addWidget(m_sentence);
    m_progress->setRange(0, 100);
    keepPlace(m_progress);
    keepTranslated(m_progress,
                   [this] { speech::setName(m_progress, tr("Luck and skill are being worked out")); });
    rows->addWidget(m_progress);
    rows->addWidget(m_bars, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(wrappingLabel(
                        [] {
                            return tr("Points of lead over the mean of the others. They are estimates: all "
                                      "numbers show how sure.");
                        },
                        this, TextRole::Caption, Role::SoftInk),
                    1);
    QPushButton* all = button([] { return tr("All numbers"); }, this);
    all->setObjectName(QStringLiteral("allNumbers"));
    connect(all, &QPushButton::clicked, this, &LuckCard::allNumbersRequested);
    foot->addWidget(all, 0, Qt::AlignBottom);
    rows->addLayout(foot);
    connect(&reporter, &LuckReporter::progressed, m_progress, &QProgressBar::setValue);
    connect(&reporter, &LuckReporter::finished, this, &LuckCard::refresh);
    refresh();
}

void LuckCard::setSeat(genotype::Seat seat) {
    m_seat = seat;
    refresh();
}

void LuckCard::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    m_progress->setValue(m_reporter.percent());
    m_reporter.start();
}

void LuckCard::hideEvent(QHideEvent* event) {
    m_reporter.stop();
    Panel::hideEvent(event);
}

void LuckCard::refresh() {
    m_progress->setVisible(!m_reporter.report() && !m_reporter.hasFailed());
    m_sentence->setText(sentence());
    m_bars->setReport(m_reporter.report(), m_seat);
}

QString LuckCard::sentence() const {
    if (const auto& report = m_reporter.report())
        return luckInOneSentence(*report, m_seat, m_isYou ? QString() : m_names().value(m_seat));
    return m_reporter.hasFailed() ? tr("This could not be worked out: the computer ran out of memory.")
                                  : tr("Was it luck? Every position of the game is looked at again …");
}

} // namespace app
