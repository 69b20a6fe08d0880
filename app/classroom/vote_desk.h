// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

class VotePanel;

/// The vote of the class that this window has joined as its teacher; hidden while there is none.
class VoteDesk : public QWidget {
    Q_OBJECT
public:
    explicit VoteDesk(QWidget* parent);

    VotePanel& panel() { return *m_panel; }

private:
    void bring();

    VotePanel* m_panel;
    /// The last thing that was asked of the host, by its number.
    int m_asked = -1;
};

} // namespace app
