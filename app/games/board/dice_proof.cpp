// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_proof.h"

#include "app/base/crypto/sealed_dice.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "dice_check.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

struct DiceProof {
    Q_DECLARE_TR_FUNCTIONS(app::DiceProof)
};

const std::optional<core::DiceCommitment>& sealedDiceOf(const core::AnyRecord& record) {
    static const std::optional<core::DiceCommitment> none;
    return record.type() ? record.type()->sealedDice(record) : none;
}

QWidget* makeRevealed(const core::DiceCommitment& dice, std::uint64_t seed, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 4);
    keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(12)); });
    grid->setColumnStretch(1, 1);
    const auto add = [&](const Text& name, const QString& value) {
        const int row = grid->rowCount();
        grid->addWidget(wrappingLabel(name, part, TextRole::Strong), row, 0, Qt::AlignTop);
        QLabel* shown = wrappingLabel(value, part);
        shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        grid->addWidget(shown, row, 1);
    };
    add([] { return DiceProof::tr("Commitment"); }, groupedDigits(dice.commitment));
    add([] { return DiceProof::tr("Word"); }, QString::fromStdString(commitment::shownWord(dice.word)));
    add([] { return DiceProof::tr("Seed"); }, QString::number(seed));
    add([] { return DiceProof::tr("Key"); }, groupedDigits(dice.key));
    add([] { return DiceProof::tr("Material"); }, groupedDigits(dice.material));
    return part;
}

} // namespace

QString groupedDigits(std::string_view digits) {
    return QString::fromStdString(commitment::grouped(digits));
}

QString diceProofSentence(const core::AnyRecord& record) {
    const auto& dice = sealedDiceOf(record);
    if (!dice)
        return {};
    if (commitment::proofOf(record, {}, {}).verdict == commitment::Verdict::Contradiction)
        return DiceProof::tr("Nothing is proved about these dice: commitment, key, word and seed of this "
                             "record do not fit together.");
    return DiceProof::tr(
        "Commitment, secret, word and seed of this game fit together. They prove that these dice "
        "were fixed before the first move, if the commitment and the word are those that you "
        "noted before the game. Type your notes here to check that.");
}

QWidget* makeDiceProof(const core::AnyRecord& record, QWidget* parent) {
    const auto& dice = sealedDiceOf(record);
    if (!dice || !record.type()->standing(record).finished)
        return nullptr;
    auto* panel = new Panel(parent);
    panel->setObjectName(QStringLiteral("diceProof"));
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 12, 6);
    rows->addWidget(wrappingLabel([] { return DiceProof::tr("Sealed dice"); }, panel, TextRole::PanelTitle));
    QLabel* sentence = wrappingLabel([record] { return diceProofSentence(record); }, panel);
    sentence->setObjectName(QStringLiteral("diceProofSentence"));
    rows->addWidget(sentence);
    rows->addWidget(new DiceCheck(record, panel));
    rows->addWidget(makeRevealed(*dice, record.type()->seed(record), panel));
    return panel;
}

QString sealedDiceNotice(const core::AnyRecord& record) {
    const auto& dice = sealedDiceOf(record);
    if (!dice)
        return {};
    return DiceProof::tr("The dice of this game are sealed with the word “%1”. Their commitment is %2. They "
                         "are revealed when the game is over.")
        .arg(QString::fromStdString(commitment::shownWord(dice->word)), groupedDigits(dice->commitment));
}

} // namespace app
