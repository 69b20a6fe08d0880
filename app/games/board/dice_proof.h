// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"

#include <QtCore/QString>

#include <string_view>

class QWidget;

namespace app {

/// The digits of a commitment or key in groups of four, to be read and copied by people.
QString groupedDigits(std::string_view digits);

/// What has been proved about the dice of a game that is over, in one sentence; empty if they were not
/// sealed.
QString diceProofSentence(const core::AnyRecord& record);

/// The sentence with everything that is revealed at the end; null if the dice were not sealed or the game is
/// not over.
QWidget* makeDiceProof(const core::AnyRecord& record, QWidget* parent);

/// What to know when a game with sealed dice begins; empty if they are not sealed.
QString sealedDiceNotice(const core::AnyRecord& record);

} // namespace app
