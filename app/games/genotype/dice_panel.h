// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "app/ui/widgets/lesson_link.h"
#include "lessons/rolls.h"

#include <QtWidgets/QScrollArea>

class QPushButton;

namespace app {

class DiceDetail;
class Popover;
class RatioStrip;

/// The dice of one trait for a popover over the board, with counts and test one click away; it scrolls if the
/// window is too low.
class DicePanel : public QScrollArea {
    Q_OBJECT
public:
    DicePanel(const lessons::PooledSample& sample, const lessons::PooledSample& omari,
              QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    DiceDetail& detail() { return *m_detail; }

private:
    DiceDetail* m_detail;
};

/// Opens the dice of the strip's trait beside the strip, with buttons to the lessons that explain them:
/// `topic` (an id of lessons/topics) and the one on mutations. `more`: buttons beside these, which leave it
/// open; it takes them over.
Popover* openDice(RatioStrip& strip, const lessons::RollTally& tally, const Text& title,
                  std::string_view topic, const QList<QPushButton*>& more = {});

} // namespace app
