// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

class QBoxLayout;

namespace app {

/// The garden gate, with a card at its right on which a pupil joins a class. Where there is no room for both,
/// the card covers the gate.
class JoinScene : public QWidget {
    Q_OBJECT
public:
    /// `card` becomes a part of it.
    JoinScene(QWidget* card, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_line;
};

/// Behind the question whether one is the pupil who sat here before: a plant in its pot, in the sun.
class JoinPlant : public QWidget {
    Q_OBJECT
public:
    explicit JoinPlant(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app
