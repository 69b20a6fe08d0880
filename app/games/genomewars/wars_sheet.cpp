// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sheet.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "engine/genomewars/words.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

namespace app {

using namespace genomewars;

namespace {

const QString settingsGroup = QStringLiteral("genomeWars");

} // namespace

WarsChoices::WarsChoices()
    : SeatChoices(maxTeams, 4, QStringLiteral("naturalist"),
                  {QStringLiteral("darwin"), QStringLiteral("naturalist"), QStringLiteral("random")}) {}

QString WarsChoices::suggestedName(int seat) const {
    switch (seats[static_cast<std::size_t>(seat)].colour) {
    case 0: return tr("Red team");
    case 1: return tr("Blue team");
    case 2: return tr("Violet team");
    case 3: return tr("Teal team");
    case 4: return tr("Grey team");
    default: return tr("Olive team");
    }
}

void WarsChoices::load(QSettings& settings) {
    settings.beginGroup(settingsGroup);
    loadSeats(settings, minTeams);
    rounds = boundedInt(settings, "rounds", rounds, 1, maxRounds);
    if (settings.value(QStringLiteral("byPopulation")).toBool())
        weighting = Weighting::ByPopulation;
    settings.endGroup();
}

void WarsChoices::save(QSettings& settings) const {
    settings.beginGroup(settingsGroup);
    saveSeats(settings);
    settings.setValue(QStringLiteral("rounds"), rounds);
    settings.setValue(QStringLiteral("byPopulation"), weighting == Weighting::ByPopulation);
    settings.endGroup();
}

WarsSheet::WarsSheet(AppSettings& settings, QWidget* parent)
    : GameSheet(settings, m_choices, minTeams, parent) {
    begin();
}

core::Record<Game> WarsSheet::record() const {
    core::Record<Game> record;
    record.setup = {.players = m_choices.players,
                    .rounds = m_choices.rounds,
                    .seed = m_choices.seedForGame(),
                    .weighting = m_choices.weighting};
    record.title = m_choices.titleFor(record.setup.seed);
    record.seats = m_choices.seatInfos();
    return record;
}

QList<BotChoice> WarsSheet::bots() const {
    return {{QStringLiteral("naturalist"), tr("Bot: Naturalist (calculates)")},
            {QStringLiteral("darwin"), tr("Bot: Darwin (plays ahead)")},
            {QStringLiteral("random"), tr("Bot: Random")}};
}

void WarsSheet::addRules(RuleRows& rows) {
    seats()->setNotes(
        [] {
            return tr(
                "While a team chooses its genome, a curtain hides it from the other teams at this screen.");
        },
        [] { return SeatsPanel::tr("Only bots are playing: you can watch."); });
    auto* rounds = new QSpinBox(&rows);
    rounds->setObjectName(QStringLiteral("rounds"));
    rounds->setRange(1, maxRounds);
    rounds->setValue(m_choices.rounds);
    rows.add([] { return tr("Turns per team"); }, rounds)->hide();
    keepTranslated(rounds, [rounds] { speech::setName(rounds, tr("Turns per team")); });
    connect(rounds, &QSpinBox::valueChanged, this, [this](int value) { m_choices.rounds = value; });
    auto* weighting = new SegmentRow(2, &rows);
    weighting->setObjectName(QStringLiteral("weighting"));
    keepTranslated(weighting, [weighting] {
        weighting->setSubject(tr("Second gene pool"));
        weighting->setLabels({text(genomewars::words::name(Weighting::EachGenomeOnce)),
                              text(genomewars::words::name(Weighting::ByPopulation))});
    });
    weighting->showValue(static_cast<int>(m_choices.weighting));
    m_weightingNote = rows.add([] { return tr("Second gene pool"); }, weighting);
    connect(weighting, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.weighting = static_cast<Weighting>(chosen);
        refresh();
    });
}

void WarsSheet::refreshRules() {
    m_weightingNote->setText(text(genomewars::words::rule(m_choices.weighting)));
}

} // namespace app
