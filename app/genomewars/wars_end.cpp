// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_end.h"

#include "app/export/export_button.h"
#include "app/text/phrases.h"
#include "app/widgets/fact_table.h"
#include "app/widgets/lesson_link.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/sheet.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <bit>

namespace app {

using namespace genomewars;
using page_parts::button;
using page_parts::setMargins;

namespace {

QString share(const GenePool& pool, Allele allele) {
    return WarsEnd::tr("%1 %").arg(
        QLocale().toString(pool.total > 0 ? 100.0 * pool.of(allele) / pool.total : 0.0, 'f', 1));
}

} // namespace

WarsEnd::WarsEnd(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::current(), &Theme::changed, this, &WarsEnd::build);
}

void WarsEnd::setGame(const WarsDocument& document) {
    m_state = document.state();
    m_history = warsHistory(document);
    m_teams.clear();
    for (int seat = 0; seat < document.seats(); ++seat)
        m_teams << WarsTeamName{document.seatName(static_cast<Seat>(seat)),
                                document.seatColour(static_cast<Seat>(seat))};
    m_reason = EndReason::TurnsOver;
    if (document.stepCount() > 0)
        for (const Event& event : document.steps().back().events)
            if (const auto* ended = std::get_if<event::GameEnded>(&event))
                m_reason = ended->reason;
    build();
}

QString WarsEnd::winnerSentence() const {
    if (!m_state.finished())
        return tr("The game goes on.");
    const unsigned won = winners(m_state);
    if (won == 0)
        return tr("No team survived: nobody wins.");
    QStringList names;
    int population = 0;
    int tied = 0;
    for (int seat = 0; seat < m_state.seats; ++seat)
        if ((won >> seat) & 1) {
            names << m_teams[seat].name;
            population = m_state.team(static_cast<Seat>(seat)).population;
        }
    for (int seat = 0; seat < m_state.seats; ++seat)
        tied += m_state.team(static_cast<Seat>(seat)).population == population;
    if (names.size() > 1)
        return tr("%1 share the win: the same population, %2, and alleles that are equally frequent.")
            .arg(QLocale().createSeparatedList(names))
            .arg(population);
    if (m_reason == EndReason::OneTeamLeft)
        return tr("%1 wins as the last living team, with a population of %2.")
            .arg(names.front())
            .arg(population);
    if (tied > 1)
        return tr("%1 wins: others have a population of %2 too, but %1 holds the more frequent alleles.")
            .arg(names.front())
            .arg(population);
    return tr("%1 wins with the highest population: %2.").arg(names.front()).arg(population);
}

QWidget* WarsEnd::buildTeams(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    rows->addWidget(page_parts::words(tr("The teams"), sheet, TextRole::PanelTitle));
    auto* table = new FactTable(tr("Population and genome of each team"),
                                {tr("Team"), tr("Population"), tr("Genome")}, int(m_teams.size()), sheet);
    QList<int> order;
    for (int seat = 0; seat < m_teams.size(); ++seat)
        order << seat;
    const unsigned won = winners(m_state);
    // Of teams of one size the one that the tie-break favours comes first.
    std::ranges::stable_sort(order, std::greater<>(), [this, won](int seat) {
        return std::pair(int(m_state.team(static_cast<Seat>(seat)).population), won >> seat & 1);
    });
    for (int row = 0; row < order.size(); ++row) {
        const Team& team = m_state.team(static_cast<Seat>(order[row]));
        table->set(row, 0, m_teams[order[row]].name);
        table->set(row, 1, team.population > 0 ? QString::number(team.population) : tr("died out"));
        table->set(row, 2, text(genomewars::words::description(team.genome)));
        if (m_state.finished() && ((won >> order[row]) & 1))
            table->mark(row, Role::SageTint);
    }
    table->fit();
    rows->addWidget(table);
    return sheet;
}

QWidget* WarsEnd::buildPool(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    rows->addWidget(page_parts::words(tr("Gene pool 2"), sheet, TextRole::PanelTitle));
    rows->addWidget(page_parts::words(
        tr("This table agreed on: %1.").arg(text(genomewars::words::name(m_state.weighting))), sheet,
        TextRole::Body, Role::SoftInk));
    const GenePool once = genePool(m_state, Weighting::EachGenomeOnce);
    const GenePool weighted = genePool(m_state, Weighting::ByPopulation);
    auto* table = new FactTable(tr("Allele frequencies of the survivors"),
                                {tr("Allele"), text(genomewars::words::name(Weighting::EachGenomeOnce)),
                                 text(genomewars::words::name(Weighting::ByPopulation))},
                                alleleCount, sheet);
    for (int row = 0; row < alleleCount; ++row) {
        const Allele allele = alleles[std::size_t(row)].id;
        table->set(row, 0, text(genomewars::words::name(allele)));
        table->set(row, 1, share(once, allele));
        table->set(row, 2, share(weighted, allele));
    }
    table->fit();
    rows->addWidget(table);
    rows->addStretch(1);
    return sheet;
}

QWidget* WarsEnd::buildCharts(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* row = new QHBoxLayout(part);
    setMargins(row, 0, 12);
    QStringList names;
    for (const WarsTeamName& team : m_teams)
        names << team.name;
    for (const auto kind : {WarsChart::Kind::Populations, WarsChart::Kind::Frequencies}) {
        auto* sheet = new Sheet(part);
        auto* rows = new QVBoxLayout(sheet);
        setMargins(rows, 12, 6);
        const QString title = kind == WarsChart::Kind::Populations
                                  ? tr("Populations over the turns")
                                  : tr("Allele frequencies over the turns, in %");
        auto* head = new QHBoxLayout;
        head->addWidget(page_parts::words(title, sheet, TextRole::PanelTitle), 1);
        auto* chart = new WarsChart(kind, sheet);
        auto* exported = new ExportButton({[title] { return title; },
                                           [history = m_history, names] { return warsTable(history, names); },
                                           [chart]() -> QWidget* { return chart; }},
                                          sheet);
        head->addWidget(exported, 0, Qt::AlignTop);
        rows->addLayout(head);
        chart->setHistory(m_history, m_teams, m_history.isEmpty() ? 1 : m_history.back().turn);
        chart->setMinimumHeight(Theme::current().px(200));
        rows->addWidget(chart, 1);
        QLabel* told = page_parts::words({}, sheet, TextRole::Caption);
        connect(exported, &ExportButton::told, told,
                [told](const QString& message) { told->setText(message); });
        rows->addWidget(told);
        row->addWidget(sheet, 1);
    }
    return part;
}

void WarsEnd::build() {
    if (m_teams.isEmpty())
        return;
    setAccessibleName(tr("The end of the game"));
    delete m_scroll;
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    setMargins(rows, 16, 12);
    rows->addWidget(
        page_parts::pageTitle(m_state.finished() ? tr("The origin of species") : tr("How it stands"), page));
    QLabel* sentence = page_parts::words(winnerSentence(), page, TextRole::Strong);
    sentence->setObjectName(QStringLiteral("warsWinner"));
    rows->addWidget(sentence);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::current().px(8));
    const auto add = [&](const QString& name, const QString& object, auto signal) {
        QPushButton* one = button(name, page);
        one->setObjectName(object);
        connect(one, &QPushButton::clicked, this, signal);
        buttons->addWidget(one);
    };
    add(tr("New game"), QStringLiteral("warsNewGame"), &WarsEnd::newGameRequested);
    add(tr("Watch it again"), QStringLiteral("warsReplay"), &WarsEnd::replayRequested);
    add(tr("To the board"), QStringLiteral("warsBoard"), &WarsEnd::boardRequested);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    if (QPushButton* lesson = lessonButton("natural-selection", page,
                                           [this](const QString& topic) { emit lessonWanted(topic); }))
        rows->addWidget(lesson, 0, Qt::AlignLeft);
    rows->addWidget(buildTeams(page));
    rows->addWidget(buildCharts(page), 1);
    rows->addWidget(buildPool(page));
    m_scroll = page_parts::scrolling(page, this);
    layout()->addWidget(m_scroll);
}

void WarsEnd::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
