// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sheet.h"

#include "app/base/text/phrases.h"
#include "app/games/board/pea_pod.h"
#include "app/games/board/picture_tile.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "engine/genomewars/words.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <array>

namespace app {

using namespace genomewars;

namespace {

const QString settingsGroup = QStringLiteral("genomeWars");

/// A quick game, the usual one, and longer ones.
constexpr std::array lengths{3, 6, usualRounds, 15, 20};

QString lengthNote() {
    return WarsSheet::tr("Each turn rolls the dice for all teams. Any other number is among the rules.");
}

/// Genomes as they count in the pool: each alike, or as large as its population.
void paintPool(QPainter& painter, const QRectF& rect, Weighting weighting) {
    constexpr std::array populations{0.5, 1.0, 0.3, 0.75};
    const qreal step = rect.height() * 1.15;
    for (std::size_t i = 0; i < populations.size(); ++i) {
        const qreal share = weighting == Weighting::ByPopulation ? populations[i] : 0.66;
        paintBacterium(painter, rect.center() + QPointF((static_cast<qreal>(i) - 1.5) * step, 0),
                       rect.height() * 0.9 * share, -20, static_cast<int>(i));
    }
}

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

void WarsSheet::addCards() {
    const auto turns = [] { return tr("Turns per team"); };
    Form card = addCard([] { return tr("How many turns for each team?"); });
    QList<PeaPod::Pea> peas;
    for (const int number : lengths)
        peas << PeaPod::Pea{number, QString::number(number), QString::number(number)};
    Form line = card.part(Form::Way::Wrapping, space::gap);
    m_length = line.add("turns", new PeaPod(turns, peas, m_choices.rounds, line.widget()));
    m_lengthOf = line.label("turnsOf", TextRole::Strong);
    m_lengthNote = addNote(card, [] { return QStringList{lengthNote()}; });
    connect(m_length, &PeaPod::lengthChosen, this, [this](int value) {
        m_choices.rounds = value;
        refresh();
    });
    addWeighting();
}

void WarsSheet::addWeighting() {
    Form card = addCard([] { return tr("How is the second gene pool counted?"); });
    QList<PictureRow::Tile> tiles;
    for (const Weighting one : {Weighting::EachGenomeOnce, Weighting::ByPopulation}) {
        const auto called = [one] { return text(genomewars::words::name(one)); };
        tiles << PictureRow::Tile{
            called, called, [one](QPainter& painter, const QRectF& rect) { paintPool(painter, rect, one); }};
    }
    auto* weighting =
        card.add("weighting", new PictureRow([] { return tr("Second gene pool"); }, tiles,
                                             static_cast<int>(m_choices.weighting), card.widget()));
    m_weightingNote = addNote(card, [] {
        return QStringList{text(genomewars::words::rule(Weighting::EachGenomeOnce)),
                           text(genomewars::words::rule(Weighting::ByPopulation))};
    });
    connect(weighting, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.weighting = static_cast<Weighting>(chosen);
        refresh();
    });
}

void WarsSheet::addRules(RuleRows& rows) {
    m_rounds = new QSpinBox(&rows);
    m_rounds->setObjectName(QStringLiteral("rounds"));
    m_rounds->setRange(1, maxRounds);
    m_rounds->setValue(m_choices.rounds);
    rows.add([] { return tr("Turns per team"); }, m_rounds)->hide();
    keepTranslated(m_rounds, [this] { speech::setName(m_rounds, tr("Turns per team")); });
    connect(m_rounds, &QSpinBox::valueChanged, this, [this](int value) {
        m_choices.rounds = value;
        refresh();
    });
}

void WarsSheet::refreshRules() {
    m_length->showLength(m_choices.rounds);
    m_lengthOf->setText(tr("%n turns", nullptr, m_choices.rounds));
    m_lengthNote->setText(lengthNote());
    const QSignalBlocker quiet(m_rounds);
    m_rounds->setValue(m_choices.rounds);
    m_weightingNote->setText(text(genomewars::words::rule(m_choices.weighting)));
}

QStringList WarsSheet::rulesInWords() const {
    return {tr("%n teams", nullptr, m_choices.players), tr("Turns per team: %1").arg(m_choices.rounds)};
}

QString WarsSheet::manyPersonsWords() const {
    return tr("While a team chooses its genome, a curtain hides it from the other teams at this screen.");
}

} // namespace app
