// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// A chair at the table where a game is set up: a disc with the initial of who sits there, and a label with
/// name and kind; or, if nobody does, a dashed socket. A press is reported as a click.
class ChairButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    struct Guest {
        QString name;
        QString about;   ///< "you", "Bot: Novice"
        int colour = -1; ///< of a seat; −1: of none
        bool isWrong = false;

        bool operator==(const Guest&) const = default;
    };
    enum class LabelAt { Below, Beside };

    ChairButton(LabelAt label, QWidget* parent);

    void setGuest(const Guest& guest);
    /// Nobody sits there; the words stand below the socket.
    void setFree(const QString& words);
    bool isFree() const { return m_isFree; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF disc() const;
    QRectF label() const;
    void paintSocket(QPainter& painter);
    void paintGuest(QPainter& painter);

    LabelAt m_labelAt;
    Guest m_guest;
    bool m_isFree = true;
};

} // namespace app
