// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house.h"

#include "engine/core/random.h"

#include <QtCore/QString>

#include <functional>
#include <vector>

namespace monkey {

/// What the monkey does. Each act takes all its random numbers from the generator it is given, so that the
/// same seed and number give the same act; what it hits depends on the program.
class Acts {
public:
    /// `told` is called with a description of each act before it is done.
    Acts(House& house, std::function<void(const QString&)> told);

    /// One act. `inside`: a dialogue or a menu is waiting for an answer in its own event loop.
    void one(core::Random& chance, bool inside);

private:
    struct Act {
        int weight;
        void (Acts::*act)(core::Random&);
    };
    void click(core::Random& chance);
    void press(core::Random& chance);
    void doubleClick(core::Random& chance);
    void drag(core::Random& chance);
    void hover(core::Random& chance);
    void key(core::Random& chance);
    void typeInto(core::Random& chance);
    void paste(core::Random& chance);
    void wheel(core::Random& chance);
    void resize(core::Random& chance);
    void look(core::Random& chance);
    void showPage(core::Random& chance);
    void play(core::Random& chance);
    void begin(core::Random& chance);
    void restart(core::Random& chance);
    void pass(core::Random& chance);
    void answer(core::Random& chance);

    void tell(const QString& words);
    /// Where clicks and keys go now: an open list, a dialogue, the window.
    QWidget* front() const;
    QPoint placeIn(const QWidget& widget, core::Random& chance) const;
    /// What can be used there, in an order that does not depend on chance.
    QWidgetList usable(const std::function<bool(const QWidget&)>& wanted) const;

    House& m_house;
    std::function<void(const QString&)> m_told;
    std::vector<Act> m_acts;
    int m_weights = 0;
};

} // namespace monkey
