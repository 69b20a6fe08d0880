// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_end.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genomewars/words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <bit>

namespace app {

using namespace genomewars;
using page_parts::setMargins;

namespace {

QString share(const GenePool& pool, Allele allele) {
    return percentText(pool.total > 0 ? double(pool.of(allele)) / pool.total : 0.0);
}

} // namespace

void WarsEnd::setGame(const WarsDocument& document) {
    m_state = document.state();
    m_history = warsHistory(document);
    m_names = document.seatNames();
    m_colours.clear();
    for (int seat = 0; seat < document.seats(); ++seat)
        m_colours << document.seatColour(static_cast<Seat>(seat));
    m_reason = EndReason::TurnsOver;
    if (document.stepCount() > 0)
        for (const Event& event : document.steps().back().events)
            if (const auto* ended = std::get_if<event::GameEnded>(&event))
                m_reason = ended->reason;
    build();
}

QList<WarsTeamName> WarsEnd::teams() const {
    QList<WarsTeamName> all;
    const QStringList names = m_names();
    for (int seat = 0; seat < m_colours.size(); ++seat)
        all << WarsTeamName{names[seat], m_colours[seat]};
    return all;
}

QString WarsEnd::winnerSentence() const {
    if (!m_state.finished())
        return unfinishedSentence();
    const unsigned won = winners(m_state);
    if (won == 0)
        return tr("No team survived: nobody wins.");
    QStringList names;
    int population = 0;
    int tied = 0;
    for (int seat = 0; seat < m_state.seats; ++seat)
        if ((won >> seat) & 1) {
            names << m_names().value(seat);
            population = m_state.team(static_cast<Seat>(seat)).population;
        }
    for (int seat = 0; seat < m_state.seats; ++seat)
        tied += m_state.team(static_cast<Seat>(seat)).population == population;
    if (names.size() > 1)
        return tr("%1 share the win: equal populations (%2) and equally frequent alleles.")
            .arg(QLocale().createSeparatedList(names))
            .arg(population);
    if (m_reason == EndReason::OneTeamLeft)
        return tr("%1 wins as the last living team, with a population of %2.")
            .arg(names.front())
            .arg(population);
    if (tied > 1)
        return tr("%1 wins: others have a population of %2 too, but %1 has the more frequent alleles.")
            .arg(names.front())
            .arg(population);
    return tr("%1 wins with the highest population: %2.").arg(names.front()).arg(population);
}

QString WarsEnd::title() const {
    return m_state.finished() ? tr("The origin of species") : unfinishedTitle();
}

void WarsEnd::addParts(QVBoxLayout& rows, QWidget* page) {
    rows.addWidget(makeTeams(page));
    rows.addWidget(makeCharts(page), 1);
    rows.addWidget(makePool(page));
}

QWidget* WarsEnd::makeTeams(QWidget* parent) {
    QWidget* part = makePart([] { return tr("The teams"); }, parent);
    auto* table = new FactTable([] { return tr("Population and genome of each team"); },
                                [] {
                                    return QStringList{tr("Team"), tr("Population"), tr("Genome")};
                                },
                                m_state.seats, part);
    QList<int> order;
    for (int seat = 0; seat < m_state.seats; ++seat)
        order << seat;
    const unsigned won = winners(m_state);
    // Among teams with equal populations, the one that wins the tie-break comes first.
    std::ranges::stable_sort(order, std::greater<>(), [this, won](int seat) {
        return std::pair(int(m_state.team(static_cast<Seat>(seat)).population), won >> seat & 1);
    });
    keepTranslated(table, [this, table, order] {
        const QStringList names = m_names();
        for (int row = 0; row < order.size(); ++row) {
            const Team& team = m_state.team(static_cast<Seat>(order[row]));
            table->put(row, 0, names.value(order[row]));
            table->put(row, 1, team.population > 0 ? QString::number(team.population) : tr("died out"));
            table->put(row, 2, text(genomewars::words::description(team.genome)));
        }
        table->fit();
    });
    for (int row = 0; row < order.size(); ++row)
        if (m_state.finished() && ((won >> order[row]) & 1))
            table->mark(row, Role::SageTint);
    part->layout()->addWidget(table);
    return part;
}

QWidget* WarsEnd::makePool(QWidget* parent) {
    QWidget* part = makePart([] { return tr("Gene pool 2"); }, parent);
    part->layout()->addWidget(page_parts::wrappingLabel(
        [this] {
            return tr("Agreed for this game: %1.").arg(text(genomewars::words::name(m_state.weighting)));
        },
        part, TextRole::Body, Role::SoftInk));
    const GenePool once = genePool(m_state, Weighting::EachGenomeOnce);
    const GenePool weighted = genePool(m_state, Weighting::ByPopulation);
    auto* table = new FactTable(
        [] { return tr("Allele frequencies of the survivors"); },
        [] {
            return QStringList{tr("Allele"), text(genomewars::words::name(Weighting::EachGenomeOnce)),
                               text(genomewars::words::name(Weighting::ByPopulation))};
        },
        alleleCount, part);
    keepTranslated(table, [table, once, weighted] {
        for (int row = 0; row < alleleCount; ++row) {
            const Allele allele = alleles[std::size_t(row)].id;
            table->put(row, 0, text(genomewars::words::name(allele)));
            table->put(row, 1, share(once, allele));
            table->put(row, 2, share(weighted, allele));
        }
        table->fit();
    });
    part->layout()->addWidget(table);
    static_cast<QVBoxLayout*>(part->layout())->addStretch(1);
    return part;
}

QWidget* WarsEnd::makeCharts(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* row = new QHBoxLayout(part);
    setMargins(row, 0, space::gap);
    for (const auto kind : {WarsChart::Kind::Populations, WarsChart::Kind::Frequencies}) {
        auto* chart = new WarsChart(kind, part);
        keepTranslated(chart, [this, chart] {
            chart->setHistory(m_history, teams(), m_history.isEmpty() ? 1 : m_history.back().turn);
        });
        keepStyled(chart, [chart] { chart->setMinimumHeight(Theme::current().px(200)); });
        row->addWidget(makeChartPart(
                           [kind] {
                               return kind == WarsChart::Kind::Populations
                                          ? tr("Populations, turn by turn")
                                          : tr("Allele frequencies, turn by turn, in %");
                           },
                           chart, [this] { return warsTable(m_history, m_names()); }, part),
                       1);
    }
    return part;
}

} // namespace app
