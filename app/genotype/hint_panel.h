// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

/// What a popover of a hint holds: the move, the reasons for it, and what to do about it.
class HintPanel : public QWidget {
    Q_OBJECT
public:
    /// `move`: what the button for the move says. `hasPlace`: there is something on the board to point at.
    HintPanel(const QString& move, const QStringList& reasons, bool hasPlace, QWidget* parent = nullptr);

    /// Everything it says, for a screen reader.
    const QString& spoken() const { return m_spoken; }

signals:
    void taken();
    void placeRequested();
    void left();

private:
    QString m_spoken;
};

} // namespace app
