// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep_puzzle.h"

#include "app/speech/announcer.h"
#include "app/speech/spoken.h"
#include "app/widgets/page_parts.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

KeepPuzzle::KeepPuzzle(PuzzleMaker& maker, std::size_t step, const genotype::Action& best, QWidget* parent)
    : QWidget(parent), m_maker(maker), m_step(step), m_keep(button(tr("Keep as a puzzle"), this)),
      m_told(words({}, this)), m_announcer(new speech::Announcer(this)) {
    m_keep->setObjectName(QStringLiteral("keepPuzzle"));
    m_told->setObjectName(QStringLiteral("keptPuzzle"));
    speech::setDescription(m_keep, tr("Plays each choice on to the end a thousand times, and adds what comes "
                                      "out to your puzzles."));
    auto* row = new QHBoxLayout(this);
    setMargins(row, 0, 8);
    row->addWidget(m_keep);
    row->addWidget(m_told, 100);
    // While nothing is said, the button stays as wide as its words.
    row->addStretch(1);
    connect(m_keep, &QPushButton::clicked, this, [this, best] { m_maker.make(m_step, best); });
    connect(&maker, &PuzzleMaker::changed, this, [this](std::size_t changed) {
        if (changed != m_step)
            return;
        refresh();
        m_announcer->say(told());
    });
    refresh();
}

void KeepPuzzle::refresh() {
    const PuzzleMaker::State state = m_maker.state(m_step);
    // What failed for want of room or memory can be tried again.
    m_keep->setVisible(state == PuzzleMaker::State::Nothing || state == PuzzleMaker::State::Unsaved ||
                       state == PuzzleMaker::State::Failed);
    m_told->setText(told());
    m_told->setVisible(!m_told->text().isEmpty());
}

QString KeepPuzzle::told() const {
    switch (m_maker.state(m_step)) {
    case PuzzleMaker::State::Nothing: return {};
    case PuzzleMaker::State::Working:
        return tr("Each choice is being played on to the end a thousand times …");
    case PuzzleMaker::State::Kept: return tr("It is among your puzzles.");
    case PuzzleMaker::State::Unclear:
        return tr("This makes no puzzle: played on a thousand times, no other choice is clearly better.");
    case PuzzleMaker::State::Unsaved:
        return tr("The puzzle could not be saved: the data folder is full or read-only.");
    case PuzzleMaker::State::Failed: return tr("No puzzle could be made: the computer ran out of memory.");
    }
    return {};
}

} // namespace app
