// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "box_game.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

namespace app {

class SegmentRow;

/// Who sits at the table with the box, and how long the game is.
class BoxSetup : public QWidget {
    Q_OBJECT
public:
    /// Begins with what was chosen here last, or with the seats of an earlier game.
    explicit BoxSetup(QWidget* parent);

    void show(const BoxGame& game);
    /// Puts seats and rules side by side if there is room for both in that width, else one above the other.
    void fit(int width);
    /// A game without dice, as chosen.
    BoxGame game() const;
    /// What is wrong with the names; empty if nothing is.
    QString nameProblem() const;

signals:
    void beginRequested(const app::BoxGame& game);

private:
    void addSeats(Form form);
    void addRules(Form pairs);
    QString nameOf(int seat) const;
    void refresh();
    void begin();

    QBoxLayout* m_parts = nullptr;
    SegmentRow* m_count = nullptr;
    QList<QLineEdit*> m_names;
    QComboBox* m_first = nullptr;
    SegmentRow* m_rounds = nullptr;
    SegmentRow* m_flower = nullptr;
    SegmentRow* m_height = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
