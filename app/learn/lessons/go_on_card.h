// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_stop.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace app {

class StepTrack;

/// Which lesson comes next, how far it is, and the button that goes on with it.
class GoOnCard : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString place; ///< "One gene · 7 of 26"
        QString task;  ///< as the lesson's file marks it
    };
    explicit GoOnCard(QWidget* parent);

    void setLesson(const StopFacts& facts, const Words& words);
    /// Along the lower edge of a page of this width, in one line. How high it is there.
    int becomeFoot(int width);
    /// Becomes a card, and says what it needs as one.
    QSize cardSize();

signals:
    void goOnRequested(const QString& lesson, LessonStep step);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setFoot(bool isFoot);
    /// The distances between its parts and to its edges.
    void keepApart();

    QBoxLayout* m_rows;
    QLabel* m_place;
    QLabel* m_title;
    StepTrack* m_track;
    QLabel* m_task;
    QPushButton* m_go;
    StopFacts m_facts;
    Words m_words;
    bool m_isFoot = false;
};

} // namespace app
