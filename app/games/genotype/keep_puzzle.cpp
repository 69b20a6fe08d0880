// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep_puzzle.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

KeepPuzzle::KeepPuzzle(PuzzleMaker& maker, std::size_t step, const genotype::Action& best,
                       const QList<QPushButton*>& beside, QWidget* parent)
    : QWidget(parent), m_maker(maker), m_step(step),
      m_keep(button([] { return tr("Keep as a puzzle"); }, this)),
      m_stop(button([] { return tr("Stop"); }, this)), m_progress(new QProgressBar(this)),
      m_told(wrappingLabel({}, this)), m_announcer(new speech::Announcer(this)) {
    m_keep->setObjectName(QStringLiteral("keepPuzzle"));
    m_stop->setObjectName(QStringLiteral("stopPuzzle"));
    m_progress->setObjectName(QStringLiteral("puzzleProgress"));
    m_told->setObjectName(QStringLiteral("keptPuzzle"));
    keepTranslated(m_keep, [this] {
        speech::setDescription(
            m_keep, tr("Plays each choice on to the end, up to a thousand times, and adds what comes "
                       "out to your puzzles. That takes at most two minutes."));
    });
    keepTranslated(m_stop, [this] { speech::setDescription(m_stop, tr("Makes no puzzle of this choice.")); });
    keepTranslated(m_progress, [this] { speech::setName(m_progress, tr("The puzzle is being made")); });
    m_progress->setRange(0, 100);
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 4);
    auto* line = new QWidget(this);
    auto* row = new FlowLayout(line);
    setMargins(row, 0, 8);
    QWidget* before = nullptr;
    for (QPushButton* one : beside + QList{m_keep, m_stop}) {
        row->addWidget(one);
        if (before)
            setTabOrder(before, one);
        before = one;
    }
    row->addWidget(m_progress);
    keepStyled(m_progress, [this] { m_progress->setMinimumWidth(Theme::current().px(240)); });
    rows->addWidget(line);
    rows->addWidget(m_told);
    connect(m_keep, &QPushButton::clicked, this, [this, best] { m_maker.make(m_step, best); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_maker.stop(m_step); });
    connect(&maker, &PuzzleMaker::progressed, this, [this](std::size_t changed, int percent) {
        if (changed == m_step)
            m_progress->setValue(percent);
    });
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
    const bool underWay = PuzzleMaker::isUnderWay(state);
    // What was stopped, or failed for want of room or memory, can be tried again.
    const bool canBegin = state == PuzzleMaker::State::Nothing || state == PuzzleMaker::State::Stopped ||
                          state == PuzzleMaker::State::Unsaved || state == PuzzleMaker::State::Failed;
    const bool hadFocus = m_keep->hasFocus() || m_stop->hasFocus();
    m_keep->setVisible(canBegin);
    m_stop->setVisible(underWay);
    m_progress->setVisible(underWay);
    m_progress->setValue(state == PuzzleMaker::State::Working ? m_maker.percent() : 0);
    m_told->setText(told());
    m_told->setVisible(!m_told->text().isEmpty());
    // The keyboard stays here, at what can be done next.
    if (hadFocus && (canBegin || underWay))
        (underWay ? m_stop : m_keep)->setFocus();
}

QString KeepPuzzle::told() const {
    switch (m_maker.state(m_step)) {
    case PuzzleMaker::State::Nothing: return {};
    case PuzzleMaker::State::Waiting: return tr("This choice waits until another puzzle has been made.");
    case PuzzleMaker::State::Working:
        return tr("Each choice is being played on to the end, up to a thousand times. That takes at most two "
                  "minutes.");
    case PuzzleMaker::State::Kept: return tr("It is among your puzzles.");
    case PuzzleMaker::State::Unclear:
        return tr(
            "No clear best choice, so no puzzle: played on to the end, no other choice is surely better.");
    case PuzzleMaker::State::Stopped: return tr("Stopped. No puzzle was made.");
    case PuzzleMaker::State::Unsaved:
        return tr("The puzzle could not be saved: the data folder is full or read-only.");
    case PuzzleMaker::State::Failed: return tr("No puzzle could be made: the computer ran out of memory.");
    }
    return {};
}

} // namespace app
