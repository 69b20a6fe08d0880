// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sheet.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <array>

namespace app {

using namespace genecards;

namespace {

const QString settingsGroup = QStringLiteral("geneExpression");

/// A single hand, or games of about a quarter of an hour, half an hour, and more.
constexpr std::array targets{minTarget, 100, 200, 300, usualTarget};

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

void CardsSheet::addRules(RuleRows& rows) {
    m_target = new SegmentRow(static_cast<int>(targets.size()), &rows);
    m_target->setObjectName(QStringLiteral("target"));
    keepTranslated(m_target, [this] {
        m_target->setSubject(tr("Game length"));
        QStringList names{tr("one hand")};
        for (std::size_t i = 1; i < targets.size(); ++i)
            names << (targets[i] == usualTarget ? tr("to %1 points: as printed") : tr("to %1 points"))
                         .arg(targets[i]);
        m_target->setLabels(names);
    });
    m_targetNote = rows.add([] { return tr("Game length"); }, m_target);
    connect(m_target, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.target = targets[static_cast<std::size_t>(chosen)];
        refresh();
    });
}

void CardsSheet::refreshRules() {
    const auto chosen = std::ranges::find(targets, m_choices.target);
    m_target->showValue(static_cast<int>(chosen - targets.begin()));
    m_targetNote->setText(m_choices.target == minTarget
                              ? tr("The first player out wins. Takes about ten minutes.")
                              : tr("You play hands until somebody has %1 points. With four players, the "
                                   "winner of a hand scores about 130.")
                                    .arg(m_choices.target));
}

} // namespace app
