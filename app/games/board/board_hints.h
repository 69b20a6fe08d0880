// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

class QWidget;

namespace app {

/// Hints at a board, as far as its shell has to know them: see HintsOf.
class BoardHints : public QObject {
    Q_OBJECT
public:
    /// Whether a hint can be asked for now.
    virtual bool isHintable() const = 0;
    /// Whether a hint is being worked out.
    virtual bool isThinking() const = 0;
    virtual void ask() = 0;
    /// Puts what marks places on the board below this widget.
    virtual void stackUnder(QWidget& above) = 0;

signals:
    /// isThinking has changed.
    void thinkingChanged();
};

} // namespace app
