// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sheet.h"

#include "app/games/board/pea_pod.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLabel>

#include <array>

namespace app {

using namespace genecards;

namespace {

const QString settingsGroup = QStringLiteral("geneExpression");

/// A single hand, or games of about a quarter of an hour, half an hour, and more.
constexpr std::array targets{minTarget, 100, 200, 300, usualTarget};

QString lengthName(int target) {
    if (target == minTarget)
        return CardsSheet::tr("one hand");
    return (target == usualTarget ? CardsSheet::tr("to %1 points: as printed")
                                  : CardsSheet::tr("to %1 points"))
        .arg(target);
}

QString lengthSentence(int target) {
    return target == minTarget ? CardsSheet::tr("The first player out wins. Takes about ten minutes.")
                               : CardsSheet::tr("You play hands until somebody has %1 points. With four "
                                                "players, the winner of a hand scores about 130.")
                                     .arg(target);
}

} // namespace

CardsChoices::CardsChoices()
    : SeatChoices(maxSeats, minSeats, QStringLiteral("thoughtful"),
                  {QStringLiteral("thoughtful"), QStringLiteral("monod"), QStringLiteral("random")}) {}

void CardsChoices::load(QSettings& settings) {
    loadYourName(settings);
    settings.beginGroup(settingsGroup);
    loadSeats(settings, minSeats);
    target = boundedInt(settings, "target", target, minTarget, maxTarget);
    settings.endGroup();
}

void CardsChoices::save(QSettings& settings) const {
    saveYourName(settings);
    settings.beginGroup(settingsGroup);
    saveSeats(settings);
    settings.setValue(QStringLiteral("target"), target);
    settings.endGroup();
}

CardsSheet::CardsSheet(AppSettings& settings, QWidget* parent)
    : GameSheet(settings, m_choices, minSeats, parent) {
    begin();
}

genecards::Record CardsSheet::record() const {
    genecards::Record record;
    record.setup = {
        .players = m_choices.players, .target = m_choices.target, .seed = m_choices.seedForGame()};
    record.title = m_choices.titleFor(record.setup.seed);
    record.seats = m_choices.seatInfos();
    return record;
}

QList<BotChoice> CardsSheet::bots() const {
    return {{QStringLiteral("thoughtful"), tr("Bot: Thoughtful (calculates)")},
            {QStringLiteral("monod"), tr("Bot: Monod (plays ahead)")},
            {QStringLiteral("random"), tr("Bot: Random")}};
}

void CardsSheet::addCards() {
    Form card = addCard([] { return tr("How long do you play?"); });
    QList<PeaPod::Pea> peas;
    for (const int target : targets)
        peas << PeaPod::Pea{target, QString::number(target), [target] { return lengthName(target); }};
    Form line = card.part(Form::Way::Wrapping, space::gap);
    m_target = line.add("target",
                        new PeaPod([] { return tr("Game length"); }, peas, m_choices.target, line.widget()));
    m_targetOf = line.label("targetOf", TextRole::Strong);
    m_targetNote = addNote(card, [] {
        return QStringList{lengthSentence(minTarget), lengthSentence(usualTarget)};
    });
    connect(m_target, &PeaPod::lengthChosen, this, [this](int chosen) {
        m_choices.target = chosen;
        refresh();
    });
}

void CardsSheet::refreshRules() {
    m_target->showLength(m_choices.target);
    m_targetOf->setText(lengthName(m_choices.target));
    m_targetNote->setText(lengthSentence(m_choices.target));
}

QStringList CardsSheet::rulesInWords() const {
    return {tr("%n players", nullptr, m_choices.players)};
}

} // namespace app
