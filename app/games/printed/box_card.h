// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/widgets/form.h"
#include "box_session.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace app {

/// The completed plants of a player on a shelf, each with the points that are printed on it.
class BoxShelf : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit BoxShelf(QWidget* parent);

    void setPoints(const std::vector<int>& points);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> m_points;
};

/// What lies before one player at the end of a game with the box: a key for each number that a plant can
/// have, a field to type the same, and steppers for the rest.
class BoxCard : public QWidget {
    Q_OBJECT
public:
    BoxCard(BoxSession& session, int seat, QWidget* parent);

    void refresh();
    /// What is typed can be read as points.
    bool isReadable() const;
    QLineEdit* plants() const { return m_plants; }
    /// The points of plants as typed, "4 6 3"; none if a word is not a number from 0 to 99.
    static std::optional<std::vector<int>> pointsTyped(const QString& typed);

signals:
    /// Points have been typed, which can be read or not.
    void typed();
    void goalsRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const BoxGame::Seat& own() const;
    void changeOwn(const std::function<void(BoxGame::Seat&)>& change);
    void addHead(Form line);
    void addPlants(Form form);
    void addKeys(Form form);
    void addGoals(Form line);
    QSpinBox* addStepper(Form line, const char* name, const Text& shown, const Text& spoken,
                         int BoxGame::Seat::*count);
    void enterPlants();

    BoxSession& m_session;
    int m_seat;
    QLabel* m_total = nullptr;
    QLabel* m_completed = nullptr;
    BoxShelf* m_shelf = nullptr;
    QPushButton* m_back = nullptr;
    QLineEdit* m_plants = nullptr;
    QLabel* m_goals = nullptr;
    QSpinBox* m_markers = nullptr;
    QSpinBox* m_coins = nullptr;
};

} // namespace app
