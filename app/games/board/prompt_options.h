// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prompt_option.h"

#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QPushButton;

namespace app {

/// The ways to use what is on the board, as a row of buttons. Where the row has no room, one button offers
/// them all. Hidden while there are none.
class PromptOptions : public QWidget {
    Q_OBJECT
public:
    explicit PromptOptions(QWidget* parent);

    void set(const QList<PromptOption>& options);
    /// The bar does this before it asks how wide the row is.
    void retranslate();
    /// Decides whether the buttons have so much room.
    void fit(int room);
    /// What the row needs at least if it is shown, with the button that offers all; 0 as long as there has
    /// been no option.
    int leastWidth() const;
    /// Whether one button offers all the options.
    bool gathers() const;
    /// The button of an option, or the one that offers them all.
    QPushButton* button(int index) const;

signals:
    void clicked(int index);
    /// `button` was clicked, which offers all the options.
    void allClicked(QWidget* button, const QStringList& labels);

private:
    QList<PromptOption> m_options;
    QPushButton* m_all;
    QList<QPushButton*> m_buttons;
    bool m_hadOptions = false;
};

} // namespace app
