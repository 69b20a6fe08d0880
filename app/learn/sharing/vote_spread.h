// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"

#include <QtWidgets/QWidget>

namespace app {

/// How a class has voted, answer by answer: the first vote and, beside it, the one after talking.
class VoteSpread : public QWidget {
    Q_OBJECT
public:
    /// Without bars as long as no round is over.
    VoteSpread(const messages::VoteShown& vote, QWidget* parent);

    /// "121 purple; 39 white"; empty before the class has rolled.
    static QString resultOf(const messages::VoteShown& vote);
    /// "17 of 27 pupils have voted."
    static QString progressOf(const messages::VoteShown& vote);
};

} // namespace app
