// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_foot.h"

#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

PuzzleFoot::PuzzleFoot(QWidget* parent)
    : QWidget(parent), m_state(wrappingLabel({}, this, TextRole::Body, Role::SoftInk)) {
    auto* line = new QHBoxLayout(this);
    setMargins(line, space::small, space::gap);
    m_state->setObjectName(QStringLiteral("puzzleState"));
    line->addWidget(m_state, 1);
    const auto add = [&](const Text& words, const char* name, ButtonKind kind) {
        QPushButton* made = button(words, this);
        made->setObjectName(QLatin1String(name));
        setButtonKind(made, kind);
        line->addWidget(made);
        return made;
    };
    m_skip = add([] { return tr("Skip"); }, "skipPuzzle", ButtonKind::Text);
    setTip(m_skip, [] { return tr("Asks another puzzle. This one stays new or due."); });
    m_try = add([] { return tr("Try it on the board"); }, "tryPuzzle", ButtonKind::Text);
    setTip(m_try, [] { return tr("Starts a game against bots from this moment."); });
    m_check = add([] { return tr("Check my answer"); }, "checkAnswer", ButtonKind::Primary);
    m_next = add([] { return tr("Next puzzle"); }, "nextPuzzle", ButtonKind::Primary);
    connect(m_skip, &QPushButton::clicked, this, &PuzzleFoot::skipRequested);
    connect(m_try, &QPushButton::clicked, this, &PuzzleFoot::boardRequested);
    connect(m_check, &QPushButton::clicked, this, &PuzzleFoot::checkRequested);
    connect(m_next, &QPushButton::clicked, this, &PuzzleFoot::nextRequested);
    keepTranslated(this, [this] { refresh(); });
}

void PuzzleFoot::showPicked(int number) {
    m_isAnswered = false;
    m_picked = number;
    refresh();
}

void PuzzleFoot::showAnswered(const Text& told) {
    m_isAnswered = true;
    m_told = told;
    refresh();
    m_next->setFocus();
}

void PuzzleFoot::refresh() {
    m_state->setText(m_isAnswered   ? m_told.words()
                     : m_picked > 0 ? tr("Your answer: %1. You can change it until you check.").arg(m_picked)
                                    : tr("Pick an answer, with a click or its digit."));
    m_skip->setVisible(!m_isAnswered);
    m_check->setVisible(!m_isAnswered);
    m_check->setEnabled(m_picked > 0);
    m_try->setVisible(m_isAnswered);
    m_next->setVisible(m_isAnswered);
}

void PuzzleFoot::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::Panel));
    painter.fillRect(QRect(0, 0, width(), std::max(1, theme.px(stroke::hair))), theme.colour(Role::Line));
}

} // namespace app
