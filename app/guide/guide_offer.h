// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"

class QLabel;
class QPushButton;

namespace app {

/// The offer of the guided first game on the start page: large while no game was ever played, and by name
/// while one is unfinished.
class GuideOffer : public Panel {
    Q_OBJECT
public:
    struct State {
        /// No game was ever played here.
        bool isFirst = false;
        /// Where an unfinished guided game is: "3 of 8: Gene tiles and the dice"; empty if there is none.
        QString place;

        bool operator==(const State&) const = default;
    };
    GuideOffer(const State& state, QWidget* parent);
    void setState(const State& state);

signals:
    void requested();

private:
    QPushButton* m_learn;
    QLabel* m_about;
};

} // namespace app
