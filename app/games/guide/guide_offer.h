// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

class QPushButton;

namespace app {

class FixedLines;

/// The offer of the guided first game on the start page: large while no other game was ever played, and by
/// name while one is unfinished.
class GuideOffer : public Panel {
    Q_OBJECT
public:
    struct State {
        /// No game was ever played here, except perhaps the guided one, which is unfinished.
        bool isFirst = false;
        /// Where an unfinished guided game is: "3 of 8: Gene tiles and the dice"; empty if there is none.
        QString place;

        bool operator==(const State&) const = default;
    };
    GuideOffer(const State& state, QWidget* parent);
    /// Changes the words; how large it is stays as it was made.
    void setState(const State& state);
    bool isFirst() const { return m_isFirst; }

signals:
    void requested();
    /// Another guided game from the beginning; the unfinished one stays among the saved games.
    void anewRequested();

private:
    bool m_isFirst;
    State m_state;
    QPushButton* m_learn = nullptr;
    QPushButton* m_anew = nullptr;
    FixedLines* m_about = nullptr;
};

} // namespace app
