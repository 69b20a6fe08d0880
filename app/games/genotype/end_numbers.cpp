// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_numbers.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "dice_detail.h"
#include "engine/genotype/words/words.h"
#include "luck_panel.h"

#include <QtGui/QIcon>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

QIcon seatIcon(int colour, const QString& name, qreal ratio) {
    const int side = Theme::current().px(space::section);
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintGoalMarker(painter, QRectF(0, 0, side, side), colour, name.left(1).toUpper());
    return QIcon(pixmap);
}

} // namespace

EndNumbers::EndNumbers(Facts facts, QWidget* parent) : QWidget(parent), m_facts(std::move(facts)) {
    setObjectName(QStringLiteral("numbers"));
    m_rows = new QVBoxLayout(this);
    setMargins(m_rows, 0, space::gap);
    if (m_facts.luck) {
        QPushButton* back = button([] { return tr("Back to the result"); }, this);
        back->setObjectName(QStringLiteral("backToResult"));
        connect(back, &QPushButton::clicked, this, &EndNumbers::backRequested);
        m_rows->addWidget(back, 0, Qt::AlignLeft);
    }
    m_rows->addWidget(buildScores());
    if (m_facts.luck)
        m_rows->addWidget(buildLuck());
    m_rows->addWidget(buildDice(), 1);
}

void EndNumbers::addProof(QWidget* proof) {
    m_rows->addWidget(proof);
}

QWidget* EndNumbers::buildScores() {
    auto* sheet = new Panel(this);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, space::gap, space::small);
    const auto columns = [] {
        QStringList all{tr("Player")};
        for (const PointSource source : genotype::words::pointSources)
            all << text(genotype::words::name(source));
        return all << tr("Total") << tr("Plants (tie-break)");
    };
    auto* table =
        new FactTable([] { return tr("Points"); }, columns, static_cast<int>(m_facts.lines.size()), sheet);
    table->setObjectName(QStringLiteral("scores"));
    const std::vector<genotype::Seat> seats = m_facts.order;
    for (int row = 0; row < static_cast<int>(seats.size()); ++row) {
        const genotype::Seat seat = seats[static_cast<std::size_t>(row)];
        const EndLine& line = m_facts.lines[seat];
        const bool wins = m_facts.isFinished && line.wins;
        QTableWidgetItem* name = table->set(row, 0, {});
        keepFilled(table, [this, name, seat = qsizetype(seat), wins, colour = line.colour] {
            const QString called = m_facts.names().value(seat);
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
    return sheet;
}

QWidget* EndNumbers::buildLuck() {
    auto* panel = new LuckPanel(*m_facts.luck, m_facts.names, m_facts.first, this, m_facts.puzzles);
    connect(panel, &LuckPanel::momentRequested, this, &EndNumbers::momentRequested);
    connect(panel, &LuckPanel::startRequested, this, &EndNumbers::startRequested);
    return panel;
}

QWidget* EndNumbers::buildDice() {
    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, space::small);
    auto* head = new QHBoxLayout;
    head->addWidget(wrappingLabel([] { return tr("The dice of this game"); }, part, TextRole::PanelTitle), 1);
    head->addWidget(gardenPedigreeButton(m_facts.gardens, m_facts.first, genotype::Trait::SeedShape, part));
    rows->addLayout(head);
    rows->addWidget(wrappingLabel(
        [] {
            return tr(
                "Every die that was rolled counts, taken or not. Bars: dice rolled. Dashed line: what the "
                "parents at each roll predict. Grey: the 95 % range for that bar on its own.");
        },
        part, TextRole::Body, Role::SoftInk));
    m_charts = new QGridLayout;
    keepStyled(m_charts, [this] { m_charts->setSpacing(Theme::current().px(space::gap)); });
    for (const genotype::Trait trait : genotype::allTraits) {
        auto* sheet = new Panel(part);
        auto* inside = new QVBoxLayout(sheet);
        setMargins(inside, space::gap, space::tight);
        auto* detail =
            new DiceDetail(m_facts.tally.sample(trait, lessons::RollRule::RerolledOnce),
                           m_facts.tally.sample(trait, lessons::RollRule::RerolledUntilNumeral), sheet);
        inside->addWidget(detail, 1);
        m_chartSheets << sheet;
    }
    rows->addLayout(m_charts, 1);
    return part;
}

void EndNumbers::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void EndNumbers::arrange() {
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

} // namespace app
