// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_up_panel.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

using namespace genotype;
using namespace page_parts;

namespace {

/// The round that the events begin; 0 if none.
int roundBegunBy(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (const auto* begun = std::get_if<event::RoundBegan>(&event))
            return begun->round;
    return 0;
}

bool rolls(const std::vector<Event>& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        const auto* die = std::get_if<event::DieRolled>(&event);
        return die && !die->omari;
    });
}

/// How far the dice must be from the expectation for chance to be worth a lesson.
constexpr double farOff = 2;

} // namespace

std::optional<lessons::RoundUp> roundEndedBy(const GenotypeGame& document, std::size_t step, Seat viewer) {
    const auto& steps = document.steps();
    if (roundBegunBy(steps[step].events) <= 1)
        return {};
    // A game from a set position begins in its first round.
    std::size_t first = step;
    while (first > 0 && roundBegunBy(steps[first - 1].events) == 0)
        --first;
    if (!document.remembers(first))
        return {};
    std::vector<Event> events;
    std::size_t rolled = step;
    for (std::size_t one = first; one <= step; ++one) {
        events.insert(events.end(), steps[one].events.begin(), steps[one].events.end());
        if (rolls(steps[one].events))
            rolled = one;
    }
    return lessons::roundUp(document.stateAfter(first), document.stateAfter(step + 1), events,
                            document.stateAfter(rolled), viewer);
}

RoundUpPanel::RoundUpPanel(QWidget* parent) : Panel(parent, Role::Panel, Role::ControlLine) {
    setObjectName(QStringLiteral("roundUp"));
    speech::setRole(this, QAccessible::Grouping);
    (new QVBoxLayout(this))->setContentsMargins(2, 2, 2, 2); // the frame
}

void RoundUpPanel::open(const lessons::RoundUp& round, const QStringList& names) {
    m_round = round;
    m_names = names;
    build();
    show();
}

QString RoundUpPanel::diceSentence() const {
    const lessons::RoundDice& dice = m_round.dice;
    if (dice.rolled == 0)
        return {};
    const QString expected = QLocale().toString(dice.expected, 'f', 1);
    return dice.needed ? tr("Of the %1 dice, %n showed a genotype that your plants needed; %2 were expected.",
                            nullptr, dice.shown)
                             .arg(dice.rolled)
                             .arg(expected)
                       : tr("Of the %1 dice, %n showed a heterozygous genotype; %2 were expected.", nullptr,
                            dice.shown)
                             .arg(dice.rolled)
                             .arg(expected);
}

std::string_view RoundUpPanel::lesson() const {
    return std::abs(m_round.dice.shown - m_round.dice.expected) >= farOff ? "is-it-chance" : "square";
}

QStringList RoundUpPanel::spoken() const {
    QStringList said{tr("Round %1 is over.").arg(m_round.round)};
    for (int seat = 0; seat < m_names.size(); ++seat) {
        const lessons::RoundGain& gain = m_round.gains[static_cast<std::size_t>(seat)];
        said << tr("%1: %2, of them %3 for plants and %4 for goals.")
                    .arg(m_names[seat], tr("%n points", nullptr, gain.total()))
                    .arg(gain.plants)
                    .arg(gain.goals);
    }
    said << diceSentence();
    said.removeAll(QString());
    return said;
}

void RoundUpPanel::build() {
    if (m_names.isEmpty())
        return;
    discard(m_scroll);
    Form form(new QWidget, Form::Way::Down, 10, 14);
    m_scroll = scrolling(form.widget(), this);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(m_scroll);
    const auto title = [round = m_round.round] { return tr("Round %1 is over").arg(round); };
    keepTranslated(m_scroll, [this, title] { speech::setName(this, title()); });
    form.heading(title);
    form.text([] { return tr("Points gained in this round:"); }, TextRole::Body, Role::SoftInk);
    auto* table = form.add(new FactTable([] { return tr("Points gained in this round"); },
                                         [] {
                                             return QStringList{tr("Player"), tr("Harvested plants"),
                                                                tr("Goals"),  tr("Coins and markers"),
                                                                tr("Total"),  tr("Newly complete (number)")};
                                         },
                                         static_cast<int>(m_names.size()), form.widget()));
    const auto gained = [](int points) {
        return points < 0 ? QStringLiteral("−%1").arg(-points) : QString::number(points);
    };
    for (int seat = 0; seat < m_names.size(); ++seat) {
        const lessons::RoundGain& gain = m_round.gains[static_cast<std::size_t>(seat)];
        table->set(seat, 0, m_names[seat]);
        table->set(seat, 1, gained(gain.plants));
        table->set(seat, 2, gained(gain.goals));
        table->set(seat, 3, gained(gain.coins + gain.markers));
        table->set(seat, 4, gained(gain.total()));
        table->set(seat, 5, QString::number(gain.completed));
    }
    table->fit();
    if (std::ranges::any_of(m_round.gains, [](const auto& gain) { return gain.completed > 0; }))
        form.text([] { return tr("A complete plant brings its points when it is harvested."); });
    if (!diceSentence().isEmpty())
        form.text([this] { return diceSentence(); });
    Form buttons = form.part(Form::Way::Wrapping);
    m_goOn = buttons.button(
        "nextRound", [next = m_round.round + 1] { return tr("Go on to round %1").arg(next); },
        [this] { emit closed(); });
    m_goOn->setDefault(true);
    if (QPushButton* link = lessonButton(lesson(), buttons.widget()))
        buttons.add(link);
    form.note([] { return tr("You can turn these summaries off in Settings."); });
    form.addStretch();
    m_scroll->show();
}

void RoundUpPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter: emit closed(); return;
    default: Panel::keyPressEvent(event);
    }
}

} // namespace app
