// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QPushButton>

namespace app {

/// A button with one of the signs of a music player, for a way through a replay. Its words are for tool tip
/// and screen reader; a click leaves the focus where it is, so that the keys still work.
class TransportButton : public QPushButton {
    Q_OBJECT
public:
    enum class Sign { First, PreviousRound, Back, Forward, NextRound, Last };

    TransportButton(Sign sign, QWidget* parent);

    /// What it does, and the key that does the same.
    void setWords(const QString& words, const QString& key);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
};

} // namespace app
