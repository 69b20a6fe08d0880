// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_check.h"

#include "app/base/crypto/proof_words.h"
#include "app/base/text/phrases.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/status_line.h"

#include <QtCore/QStringList>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

DiceCheck::DiceCheck(const core::AnyRecord& record, QWidget* parent)
    : QWidget(parent), m_record(record), m_noted(lineEdit({}, this)), m_word(lineEdit({}, this)),
      m_told(new StatusLine(this)) {
    setObjectName(QStringLiteral("diceCheck"));
    auto* grid = new QGridLayout(this);
    setMargins(grid, 0, 6);
    grid->setColumnStretch(1, 1);
    m_noted->setObjectName(QStringLiteral("notedCommitment"));
    m_word->setObjectName(QStringLiteral("notedWord"));
    grid->addWidget(labelFor(
                        m_noted, [] { return tr("The commitment that you noted"); }, this),
                    0, 0);
    grid->addWidget(m_noted, 0, 1);
    grid->addWidget(labelFor(
                        m_word, [] { return tr("The word that was typed"); }, this),
                    1, 0);
    grid->addWidget(m_word, 1, 1);
    QPushButton* compare = button([] { return tr("Check the dice"); }, this);
    compare->setObjectName(QStringLiteral("checkDice"));
    grid->addWidget(compare, 2, 0, Qt::AlignLeft);
    m_told->setObjectName(QStringLiteral("diceVerdict"));
    grid->addWidget(m_told, 3, 0, 1, 2);
    connect(compare, &QPushButton::clicked, this, &DiceCheck::check);
    for (QLineEdit* field : {m_noted, m_word})
        connect(field, &QLineEdit::returnPressed, this, &DiceCheck::check);
}

QString DiceCheck::sentences(const core::AnyRecord& record, const QString& noted, const QString& word,
                             bool* isProblem) {
    *isProblem = true;
    const auto digits = commitment::notedCommitment(noted.toStdString());
    if (!digits && !noted.trimmed().isEmpty())
        return tr("A commitment has 64 digits, 0 to 9 and a to f. Type at least the first 32 of them.");
    const QString typed = word.trimmed();
    const commitment::Proof proof = commitment::proofOf(
        record, digits, typed.isEmpty() ? std::nullopt : std::optional(typed.toStdString()));
    *isProblem = proof.verdict != commitment::Verdict::Proved;
    QStringList all;
    for (const core::Phrase& phrase : commitment::proofWords(record, proof))
        all << text(phrase);
    return all.join(QLatin1Char('\n'));
}

void DiceCheck::check() {
    bool isProblem = false;
    const QString told = sentences(m_record, m_noted->text(), m_word->text(), &isProblem);
    m_told->showMessage(told, isProblem);
}

} // namespace app
