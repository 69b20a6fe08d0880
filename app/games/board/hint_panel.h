// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

namespace app {

/// The content of a hint's popover: the move, the reasons for it, and buttons.
class HintPanel : public QWidget {
    Q_OBJECT
public:
    /// "Mendel's move: Gardening": whose advice it is, and the label of the move.
    static QString title(const QString& adviser, const QString& move);

    /// `figure`: what the move is worth; may be empty. `hasPlace`: there is a place on the board to show.
    HintPanel(const Text& title, const QList<Text>& reasons, const Text& figure, bool hasPlace,
              QWidget* parent = nullptr);

    /// All its words, for a screen reader.
    const Text& spoken() const { return m_spoken; }

signals:
    void taken();
    void placeRequested();
    void left();

private:
    Text m_spoken;
};

} // namespace app
