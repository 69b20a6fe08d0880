// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_end.h"

#include "app/export/export_button.h"
#include "app/widgets/fact_table.h"
#include "app/widgets/lesson_link.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/sheet.h"
#include "scores_chart.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genecards;
using page_parts::button;
using page_parts::setMargins;

CardsEnd::CardsEnd(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("End of the game"));
    connect(&Theme::current(), &Theme::changed, this, &CardsEnd::build);
}

void CardsEnd::setGame(const CardsDocument& document) {
    m_state = document.state();
    m_history = cardsHistory(document);
    m_names.clear();
    m_colours.clear();
    for (int seat = 0; seat < document.seats(); ++seat) {
        m_names << document.seatName(static_cast<Seat>(seat));
        m_colours << document.seatColour(static_cast<Seat>(seat));
    }
    build();
}

QString CardsEnd::winnerSentence() const {
    if (!m_state.finished())
        return tr("The game goes on.");
    const Seat winner = m_state.lastWinner;
    return tr("%1 wins with %2 points after %3 hands.")
        .arg(m_names.value(winner))
        .arg(m_state.scores[winner])
        .arg(m_state.hand);
}

QWidget* CardsEnd::buildChart(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    const QString title = tr("Scores over the hands");
    auto* head = new QHBoxLayout;
    head->addWidget(page_parts::words(title, sheet, TextRole::PanelTitle), 1);
    auto* chart = new ScoresChart(sheet);
    auto* exported =
        new ExportButton({[title] { return title; },
                          [history = m_history, names = m_names] { return cardsTableText(history, names); },
                          [chart]() -> QWidget* { return chart; }},
                         sheet);
    head->addWidget(exported, 0, Qt::AlignTop);
    rows->addLayout(head);
    chart->setHistory(m_history, m_names, m_colours, m_state.target);
    rows->addWidget(chart, 1);
    QLabel* told = page_parts::words({}, sheet, TextRole::Caption);
    connect(exported, &ExportButton::told, told, [told](const QString& message) { told->setText(message); });
    rows->addWidget(told);
    return sheet;
}

QWidget* CardsEnd::buildHands(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    rows->addWidget(page_parts::words(tr("Hand by hand"), sheet, TextRole::PanelTitle));
    QStringList columns{tr("Hand"), tr("Winner"), tr("Points")};
    columns << m_names;
    auto* table = new FactTable(tr("Who won each hand, and the scores after it"), columns,
                                static_cast<int>(m_history.size()) - 1, sheet);
    for (qsizetype line = 1; line < m_history.size(); ++line) {
        const CardsMoment& moment = m_history[line];
        const int row = static_cast<int>(line) - 1;
        table->set(row, 0, QString::number(moment.hand));
        table->set(row, 1, m_names.value(moment.winner));
        table->set(row, 2, QString::number(moment.points));
        for (int seat = 0; seat < m_names.size(); ++seat)
            table->set(row, 3 + seat, QString::number(moment.scores[std::size_t(seat)]));
    }
    table->fit();
    rows->addWidget(table);
    return sheet;
}

void CardsEnd::build() {
    if (m_names.isEmpty())
        return;
    delete m_scroll;
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    setMargins(rows, 16, 12);
    rows->addWidget(page_parts::pageTitle(
        m_state.finished() ? tr("The genes are expressed") : tr("How it stands"), page));
    QLabel* sentence = page_parts::words(winnerSentence(), page, TextRole::Strong);
    sentence->setObjectName(QStringLiteral("cardsWinner"));
    rows->addWidget(sentence);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::current().px(8));
    const auto add = [&](const QString& name, const QString& object, auto signal) {
        QPushButton* one = button(name, page);
        one->setObjectName(object);
        connect(one, &QPushButton::clicked, this, signal);
        buttons->addWidget(one);
    };
    add(tr("New game"), QStringLiteral("cardsNewGame"), &CardsEnd::newGameRequested);
    add(tr("Watch it again"), QStringLiteral("cardsReplay"), &CardsEnd::replayRequested);
    add(tr("To the board"), QStringLiteral("cardsBoard"), &CardsEnd::boardRequested);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    if (QPushButton* lesson =
            lessonButton("expression", page, [this](const QString& topic) { emit lessonWanted(topic); }))
        rows->addWidget(lesson, 0, Qt::AlignLeft);
    rows->addWidget(buildChart(page), 1);
    rows->addWidget(buildHands(page));
    m_scroll = page_parts::scrolling(page, this);
    layout()->addWidget(m_scroll);
}

void CardsEnd::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("End of the game"));
        build();
    }
    QWidget::changeEvent(event);
}

} // namespace app
