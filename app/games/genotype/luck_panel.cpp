// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck_panel.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "engine/genotype/words/words.h"
#include "harvest_sheet.h"
#include "keep_puzzle.h"
#include "luck_chart.h"
#include "luck_numbers.h"

#include <QtCore/QLocale>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

#include <span>
#include <utility>

namespace app {

using namespace page_parts;
using genotype::Estimate;
using genotype::LuckAccount;
using genotype::Share;
using genotype::TurningPoint;

namespace {

/// With its interval; in brackets if the interval covers zero.
QString figureWords(const Estimate& figure) {
    if (figure.error == 0)
        return figure.mean == 0 ? QStringLiteral("0") : signedPoints(figure.mean);
    const QString words = QStringLiteral("%1 ± %2").arg(signedPoints(figure.mean),
                                                        QLocale().toString(figure.halfWidth(), 'f', 1));
    return figure.isDistinguishable() ? words : QStringLiteral("(%1)").arg(words);
}

} // namespace

LuckPanel::LuckPanel(LuckReporter& reporter, std::function<QStringList()> names, genotype::Seat seat,
                     QWidget* parent, PuzzleMaker* maker)
    : Panel(parent), m_reporter(reporter), m_maker(maker), m_announcer(new speech::Announcer(this)),
      m_names(std::move(names)), m_seat(seat), m_working(wrappingLabel({}, this)),
      m_progress(new QProgressBar(this)) {
    setObjectName(QStringLiteral("luck"));
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 8);
    rows->addWidget(wrappingLabel([] { return tr("Luck and skill"); }, this, TextRole::PanelTitle));
    rows->addWidget(m_working);
    rows->addWidget(m_progress);
    keepTranslated(m_working, [this] { sayWorking(); });
    m_progress->setRange(0, 100);
    keepTranslated(m_progress,
                   [this] { speech::setName(m_progress, tr("Luck and skill are being worked out")); });
    connect(&reporter, &LuckReporter::progressed, m_progress, &QProgressBar::setValue);
    connect(&reporter, &LuckReporter::finished, this, [this] {
        refresh();
        m_announcer->say(m_reporter.hasFailed() ? m_working->text()
                                                : tr("Luck and skill have been worked out."));
    });
    refresh();
}

void LuckPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    m_progress->setValue(m_reporter.percent());
    m_reporter.start();
}

void LuckPanel::hideEvent(QHideEvent* event) {
    m_reporter.stop();
    Panel::hideEvent(event);
}

void LuckPanel::sayWorking() {
    m_working->setText(
        m_reporter.hasFailed()
            ? tr("This could not be worked out: the computer ran out of memory.")
            : tr("Looking at every position of the game, to see what else could have happened …"));
}

void LuckPanel::refresh() {
    const bool ready = m_reporter.report().has_value();
    m_progress->setVisible(!ready && !m_reporter.hasFailed());
    m_working->setVisible(!ready);
    sayWorking();
    if (!ready)
        return;
    auto* rows = static_cast<QVBoxLayout*>(layout());
    if (!m_seats) {
        QList<SegmentRow::Choice> choices;
        for (int seat = 0; seat < report().seats; ++seat)
            choices.append({seat, [this, seat] { return nameOf(seat); }});
        m_seats = new SegmentRow([] { return tr("Player"); }, choices, m_seat, this);
        m_seats->setObjectName(QStringLiteral("luckSeat"));
        connect(m_seats, &SegmentRow::chosen, this, [this](int seat) {
            m_seat = static_cast<genotype::Seat>(seat);
            refresh();
        });
        rows->addWidget(m_seats, 0, Qt::AlignLeft);
    }
    delete m_results;
    m_results = new QWidget(this);
    auto* inside = new QVBoxLayout(m_results);
    setMargins(inside, 0, 8);
    addResult(*inside, m_results);
    inside->addWidget(makeChart(m_results));
    inside->addWidget(makeTable(m_results));
    inside->addWidget(wrappingLabel(
        [] {
            return tr(
                "In points of lead over the mean of the other players; ± is a 95 % interval. What is in "
                "brackets cannot be distinguished from chance. Dice and cards are compared with others that "
                "could have come; the lead is estimated as the Apprentice does it. What choices cost is "
                "compared with the best that a search found. Estimates rise while a garden grows, so own "
                "choices are above zero for nearly everybody: compare the players.");
        },
        m_results, TextRole::Caption, Role::SoftInk));
    addTurningPoints(*inside, m_results);
    inside->addWidget(wrappingLabel([] { return tr("Points by source"); }, m_results, TextRole::PanelTitle));
    inside->addWidget(makePoints(m_results));
    addHarvests(*inside, m_results);
    rows->addWidget(m_results);
}

/// The player's points, and who won.
QString LuckPanel::resultSentence() const {
    const auto& last = report().scores.back();
    const auto seats = static_cast<std::size_t>(report().seats);
    const unsigned won = genotype::winners(std::span(last.data(), seats));
    const int points = last[m_seat].total();
    const QString name = nameOf(m_seat);
    QStringList winners;
    int best = 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (won >> seat & 1) {
            winners << nameOf(int(seat));
            best = last[seat].total();
        }
    if (won >> m_seat & 1)
        return winners.size() == 1 ? tr("%1 won with %n points.", nullptr, points).arg(name)
                                   : tr("%1 shares the win with %n points.", nullptr, points).arg(name);
    const QString others = QLocale().createSeparatedList(winners);
    if (points == best)
        return tr("%1 had %n points, as many as %2, but fewer completed plants.", nullptr, points)
            .arg(name, others);
    return tr("%1 had %n points. The win went to %2, with %3 points.", nullptr, points)
        .arg(name, others, QString::number(best));
}

QString LuckPanel::againstSentence() const {
    const Estimate adjusted = report().adjusted[m_seat];
    // With three or more players, a second place can be ahead of the mean: that is no lead in the game.
    return (report().seats == 2
                ? tr("Against the other player: %1 points; with average luck %2 ± %3.")
                : tr("Against the mean of the other players: %1 points; with average luck %2 ± %3."))
        .arg(signedPoints(report().result[m_seat]), signedPoints(adjusted.mean),
             QLocale().toString(adjusted.halfWidth(), 'f', 1));
}

QString LuckPanel::luckSentence() const {
    const Estimate& luck = report().game[m_seat].luck;
    return !luck.isDistinguishable() ? tr("This game shows no clear effect of luck.")
           : luck.mean > 0           ? tr("Dice and cards were kind: %1 points.").arg(figureWords(luck))
                                     : tr("Dice and cards were unkind: %1 points.").arg(figureWords(luck));
}

void LuckPanel::addResult(QVBoxLayout& rows, QWidget* parent) const {
    QLabel* result = wrappingLabel([this] { return resultSentence(); }, parent, TextRole::Strong);
    result->setObjectName(QStringLiteral("luckResult"));
    rows.addWidget(result);
    QLabel* against = wrappingLabel([this] { return againstSentence(); }, parent);
    against->setObjectName(QStringLiteral("luckAgainst"));
    rows.addWidget(against);
    rows.addWidget(wrappingLabel([this] { return luckSentence(); }, parent));
}

QList<std::pair<QString, LuckAccount>> LuckPanel::accounts() const {
    QList<std::pair<QString, LuckAccount>> accounts;
    const int first = report().steps.front().round; // later than 1 from a set position
    for (int round = 0; round < static_cast<int>(report().rounds.size()); ++round)
        if (round == 0 || round >= first)
            accounts.append({round == 0 ? tr("Deal") : tr("Round %1").arg(round),
                             report().rounds[static_cast<std::size_t>(round)][m_seat]});
    return accounts;
}

QWidget* LuckPanel::makeChart(QWidget* parent) const {
    auto* chart = new LuckChart(parent);
    chart->setObjectName(QStringLiteral("luckChart"));
    keepTranslated(chart, [this, chart] {
        QList<LuckChart::Group> groups;
        for (const auto& [name, account] : accounts()) {
            LuckChart::Group group{.name = name, .change = account.change.mean};
            for (const Share share : genotype::allShares)
                group.shares[static_cast<std::size_t>(share)] = account[share].mean;
            groups.append(group);
        }
        chart->setGroups(tr("What changed the lead of %1 over the mean of the others").arg(nameOf(m_seat)),
                         groups);
    });
    keepStyled(chart, [chart] { chart->setMinimumHeight(Theme::current().px(230)); });
    return chart;
}

void LuckPanel::fillTable(FactTable& table) const {
    auto rows = accounts();
    LuckAccount start;
    start.change = report().start[m_seat];
    const bool isSet = m_reporter.record().setup.position.has_value();
    rows.prepend({isSet ? tr("Position") : tr("Turn order"), start});
    LuckAccount game = report().game[m_seat];
    game.change = sumOf(start.change, game.change);
    rows.append({tr("Whole game"), game});
    table.setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        const LuckAccount& account = rows[row].second;
        table.put(row, 0, rows[row].first)
            ->setToolTip(row > 0 ? QString()
                         : isSet ? tr("What the position in which the game began is worth.")
                                 : tr("What the player's place in turn order is worth before the deal."));
        int column = 1;
        for (const Share share : genotype::allShares)
            table.put(row, column++, figureWords(account[share]))->setToolTip(text(genotype::rule(share)));
        table.put(row, column++, figureWords(account.change));
        table.put(row, column, figureWords(account.cost));
    }
    table.fit();
}

QWidget* LuckPanel::makeTable(QWidget* parent) const {
    const auto columns = [] {
        QStringList all{tr("Part of the game")};
        for (const Share share : genotype::allShares)
            all << text(genotype::name(share));
        return all << tr("Change") << tr("Cost of choices");
    };
    auto* table = new FactTable([] { return tr("Luck and skill"); }, columns, 0, parent);
    table->setObjectName(QStringLiteral("luckTable"));
    keepTranslated(table, [this, table] { fillTable(*table); });
    table->mark(table->rowCount() - 1, Role::SageTint);
    return table;
}

QWidget* LuckPanel::makePoints(QWidget* parent) const {
    using genotype::words::pointSources;
    const auto columns = [] {
        QStringList all{tr("After round")};
        for (const auto source : pointSources)
            all << text(genotype::words::name(source));
        return all << tr("Total");
    };
    const auto& scores = report().scores;
    auto* table = new FactTable([] { return tr("Points by source"); }, columns,
                                static_cast<int>(scores.size()), parent);
    table->setObjectName(QStringLiteral("luckPoints"));
    const int first = report().steps.front().round;
    for (int row = 0; row < static_cast<int>(scores.size()); ++row) {
        const genotype::Score& score = scores[static_cast<std::size_t>(row)][m_seat];
        table->set(row, 0, QString::number(first + row));
        int column = 1;
        for (const auto source : pointSources)
            table->set(row, column++, QString::number(genotype::words::points(score, source)));
        table->set(row, column, QString::number(score.total()));
    }
    table->fit();
    return table;
}

void LuckPanel::addTurningPoints(QVBoxLayout& rows, QWidget* parent) {
    rows.addWidget(wrappingLabel([] { return tr("Turning points"); }, parent, TextRole::PanelTitle));
    const auto points = genotype::turningPoints(report(), m_seat);
    for (const TurningPoint& point : points)
        rows.addWidget(makeTurningPoint(point, parent));
    if (points.empty())
        rows.addWidget(
            wrappingLabel([] { return tr("No single moment can be distinguished from chance."); }, parent));
}

void LuckPanel::addHarvests(QVBoxLayout& rows, QWidget* parent) {
    rows.addWidget(
        wrappingLabel([] { return tr("A thousand other harvests"); }, parent, TextRole::PanelTitle));
    rows.addWidget(wrappingLabel(
        [] {
            return tr("Throw the dice of a round again, a thousand times, with the same parents and the same "
                      "gardens: what would they have brought?");
        },
        parent));
    auto* part = new QWidget(parent);
    auto* buttons = new FlowLayout(part);
    const genotype::Record& record = m_reporter.record();
    for (const std::size_t roll : genotype::breedingRolls(record)) {
        const int round = report().steps[roll].round;
        QPushButton* made = button([round] { return tr("Dice of round %1").arg(round); }, part);
        made->setObjectName(QStringLiteral("harvests%1").arg(round));
        connect(made, &QPushButton::clicked, this, [this, made, roll, round] {
            openHarvests(made, {m_reporter.record(), m_names(), roll, round, m_seat});
        });
        buttons->addWidget(made);
    }
    rows.addWidget(part);
}

QWidget* LuckPanel::makeTurningPoint(const TurningPoint& point, QWidget* parent) {
    const genotype::Record& record = m_reporter.record();
    const genotype::ToldTurningPoint told = genotype::told(record, report(), point, m_seat);
    auto* part = new Panel(parent, Role::Resting);
    part->setObjectName(QStringLiteral("turningPoint"));
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 10, 4);
    const auto heading = [told] { return text(told.heading); };
    rows->addWidget(wrappingLabel(
        [heading, effect = point.effect] { return tr("%1: %2 points").arg(heading(), figureWords(effect)); },
        part, TextRole::Strong));
    rows->addWidget(wrappingLabel(
        [told] {
            QStringList reasons;
            for (const core::Phrase& reason : told.reasons)
                reasons << text(reason);
            return reasons.join(QLatin1Char(' '));
        },
        part));
    QPushButton* look = button([] { return tr("Show this moment"); }, part);
    look->setObjectName(QStringLiteral("showMoment"));
    keepTranslated(look, [look, heading] { speech::setDescription(look, heading()); });
    connect(look, &QPushButton::clicked, this, [this, step = point.step] { emit momentRequested(step); });
    QList<QPushButton*> ways{look};
    if (point.kind == TurningPoint::Kind::Choice) {
        QPushButton* other = button([] { return tr("Try the other way"); }, part);
        other->setObjectName(QStringLiteral("tryOther"));
        keepTranslated(other, [other] {
            speech::setDescription(other, tr("Starts a game from this moment with the best choice found."));
        });
        connect(other, &QPushButton::clicked, this, [this, step = point.step] {
            emit startRequested(games::AnyRecord(genotype::otherWay(m_reporter.record(), report(), step)));
        });
        ways << other;
    }
    if (m_maker && point.kind == TurningPoint::Kind::Choice) {
        rows->addWidget(
            new KeepPuzzle(*m_maker, point.step, report().steps[point.step].choice->best, ways, part));
        return part;
    }
    auto* line = new QWidget(part);
    auto* buttons = new FlowLayout(line);
    keepStyled(buttons, [buttons] { buttons->setSpacing(Theme::current().px(8)); });
    for (QPushButton* way : ways)
        buttons->addWidget(way);
    rows->addWidget(line);
    return part;
}

} // namespace app
