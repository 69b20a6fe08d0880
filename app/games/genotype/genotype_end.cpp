// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_end.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/dice_rolls.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "dice_detail.h"
#include "luck_panel.h"
#include "puzzle_maker.h"

#include <QtGui/QIcon>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <numeric>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

QString joined(const QStringList& names) {
    if (names.size() < 2)
        return names.value(0);
    return GenotypeEnd::tr("%1 and %2")
        .arg(QStringList(names.mid(0, names.size() - 1)).join(QStringLiteral(", ")), names.last());
}

QIcon seatIcon(int colour, const QString& name, qreal ratio) {
    const int side = Theme::current().px(22);
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintGoalMarker(painter, QRectF(0, 0, side, side), colour, name.left(1).toUpper());
    return QIcon(pixmap);
}

} // namespace

void GenotypeEnd::setGame(const GameDocument& document) {
    const genotype::State& state = document.state();
    const unsigned winners = genotype::winners(state);
    m_lines.clear();
    for (genotype::Seat seat = 0; seat < state.seats; ++seat)
        m_lines.push_back(
            {document.seatColour(seat), genotype::score(state, seat), (winners >> seat & 1) != 0});
    m_names = document.seatNames();
    m_finished = state.finished();
    m_tally = DiceRolls(document).tally();
    m_gardens = Gardens::of(document);
    m_shownFirst = 0;
    for (genotype::Seat seat = state.seats; seat > 0; --seat)
        if (document.isPerson(static_cast<genotype::Seat>(seat - 1)))
            m_shownFirst = static_cast<genotype::Seat>(seat - 1);
    if (home() < state.seats)
        m_shownFirst = home();
    if (m_finished && !isForRoom())
        m_luck->setGame(document.record());
    if (m_finished && m_puzzles)
        m_puzzles->setGame(document.record());
    build();
}

QString winnerWords(const QStringList& names, const std::vector<genotype::Score>& scores) {
    const unsigned won = genotype::winners(scores);
    QStringList winners;
    QStringList asManyPoints;
    genotype::Score best;
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (won >> seat & 1) {
            winners << names[static_cast<qsizetype>(seat)];
            best = scores[seat];
        }
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (!(won >> seat & 1) && scores[seat].total() == best.total())
            asManyPoints << names[static_cast<qsizetype>(seat)];
    const QString points = QString::number(best.total());
    const QString plants = QString::number(best.harvestedPlants);
    if (winners.size() > 1)
        return GenotypeEnd::tr("%1 share the win: level on points (%2) and on completed plants (%3).")
            .arg(joined(winners), points, plants);
    if (!asManyPoints.isEmpty())
        return GenotypeEnd::tr("%1 wins: level on points with %3 (%2), but with more completed plants (%4).")
            .arg(winners.value(0), points, joined(asManyPoints), plants);
    return GenotypeEnd::tr("%1 wins with %n points.", nullptr, best.total()).arg(winners.value(0));
}

QString GenotypeEnd::winnerSentence() const {
    if (!m_finished)
        return tr("The game is not over yet.");
    std::vector<genotype::Score> scores;
    for (const Line& line : m_lines)
        scores.push_back(line.score);
    return winnerWords(m_names(), scores);
}

void GenotypeEnd::addHead(QVBoxLayout& rows, QWidget* page) {
    rows.addWidget(pageTitle([this] { return winnerSentence(); }, page));
}

void GenotypeEnd::addParts(QVBoxLayout& rows, QWidget* page) {
    rows.addWidget(buildScores(page));
    if (m_finished && !isForRoom())
        rows.addWidget(buildLuck(page));
    rows.addWidget(buildDice(page), 1);
    arrange();
}

QWidget* GenotypeEnd::buildScores(QWidget* parent) {
    auto* sheet = new Panel(parent);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 8);
    const auto columns = [] {
        QStringList all{tr("Player")};
        for (const PointSource source : genotype::words::pointSources)
            all << text(genotype::words::name(source));
        return all << tr("Total") << tr("Plants (tie-break)");
    };
    auto* table =
        new FactTable([] { return tr("Points"); }, columns, static_cast<int>(m_lines.size()), sheet);
    table->setObjectName(QStringLiteral("scores"));
    std::vector<std::size_t> order(m_lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        const genotype::Score& one = m_lines[a].score;
        const genotype::Score& other = m_lines[b].score;
        return std::pair(one.total(), one.harvestedPlants) > std::pair(other.total(), other.harvestedPlants);
    });
    for (int row = 0; row < static_cast<int>(order.size()); ++row) {
        const std::size_t seat = order[static_cast<std::size_t>(row)];
        const Line& line = m_lines[seat];
        const bool wins = m_finished && line.wins;
        QTableWidgetItem* name = table->set(row, 0, {});
        keepFilled(table, [this, name, seat = qsizetype(seat), wins, colour = line.colour] {
            const QString called = m_names().value(seat);
            name->setText(wins ? tr("%1 (winner)").arg(called) : called);
            name->setIcon(seatIcon(colour, called, devicePixelRatioF()));
        });
        FactTable::setType(name, wins ? TextRole::Strong : TextRole::Body);
        int column = 1;
        for (const PointSource source : genotype::words::pointSources)
            table->set(row, column++, QString::number(genotype::words::points(line.score, source)));
        FactTable::setType(table->set(row, column++, QString::number(line.score.total())), TextRole::Numeral);
        table->set(row, column, QString::number(line.score.harvestedPlants));
        if (wins)
            table->mark(row, Role::SageTint);
    }
    keepTranslated(table, [table] { table->fit(); });
    rows->addWidget(table);

    auto* buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(buttons, [buttons] { buttons->setSpacing(Theme::current().px(8)); });
    const auto add = [&](const Text& label, const char* name, void (GenotypeEnd::*asked)()) {
        QPushButton* made = button(label, sheet);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, asked);
        buttons->addWidget(made);
        return made;
    };
    add([this] { return wayOn(); }, "newGame", &GenotypeEnd::newGameRequested)->setDefault(true);
    add([] { return tr("Replay this game"); }, "replay", &GenotypeEnd::replayRequested);
    add([] { return tr("Look at the board"); }, "board", &GenotypeEnd::boardRequested);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    return sheet;
}

QWidget* GenotypeEnd::buildLuck(QWidget* parent) {
    auto* panel = new LuckPanel(*m_luck, m_names, m_shownFirst, parent, m_puzzles);
    connect(panel, &LuckPanel::momentRequested, this, &GenotypeEnd::momentRequested);
    connect(panel, &LuckPanel::startRequested, this, &GenotypeEnd::startRequested);
    return panel;
}

QWidget* GenotypeEnd::buildDice(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 8);
    auto* head = new QHBoxLayout;
    head->addWidget(wrappingLabel([] { return tr("The dice of this game"); }, part, TextRole::PanelTitle), 1);
    head->addWidget(
        gardenPedigreeButton([this] { return gardens(); }, m_shownFirst, genotype::Trait::SeedShape, part));
    rows->addLayout(head);
    rows->addWidget(wrappingLabel(
        [] {
            return tr(
                "Every die that was rolled counts, taken or not. Bars: dice rolled. Dashed line: what the "
                "parents at each roll predict. Grey: the 95 % range for that bar on its own.");
        },
        part, TextRole::Body, Role::SoftInk));
    m_chartSheets.clear();
    m_charts = new QGridLayout;
    keepStyled(m_charts, [this] { m_charts->setSpacing(Theme::current().px(10)); });
    for (const genotype::Trait trait : genotype::allTraits) {
        auto* sheet = new Panel(part);
        auto* inside = new QVBoxLayout(sheet);
        setMargins(inside, 10, 4);
        auto* detail = new DiceDetail(m_tally.sample(trait, lessons::RollRule::RerolledOnce),
                                      m_tally.sample(trait, lessons::RollRule::RerolledUntilNumeral), sheet);
        inside->addWidget(detail, 1);
        m_chartSheets << sheet;
    }
    rows->addLayout(m_charts, 1);
    return part;
}

Gardens GenotypeEnd::gardens() const {
    Gardens named = m_gardens;
    const QStringList names = m_names();
    for (qsizetype seat = 0; seat < named.gardens.size(); ++seat)
        named.gardens[seat].name = names.value(seat);
    return named;
}

void GenotypeEnd::arrange() {
    if (!m_charts)
        return;
    constexpr int chartWidth = 290;
    const int fitting = width() / Theme::current().px(chartWidth);
    const int columns = fitting >= 4 ? 4 : fitting >= 2 ? 2 : 1;
    for (int i = 0; i < m_chartSheets.size(); ++i) {
        m_charts->removeWidget(m_chartSheets[i]);
        m_charts->addWidget(m_chartSheets[i], i / columns, i % columns);
    }
    for (int column = 0; column < 4; ++column)
        m_charts->setColumnStretch(column, column < columns ? 1 : 0);
}

void GenotypeEnd::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace app
