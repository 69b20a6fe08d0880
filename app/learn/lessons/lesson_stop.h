// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"
#include "lessons/documents/topic.h"

#include <QtWidgets/QAbstractButton>

#include <optional>

namespace app {

/// What a stop of the lessons' path shows of a lesson.
struct StopFacts {
    QString id;
    QString title;
    int number = 1;
    std::optional<lessons::Figure> figure = {}; ///< none if the lesson cannot be read
    int stepsDone = 0;                          ///< one bit for each LessonStep
    bool isNext = false;                        ///< the lesson that comes next

    bool isDone() const { return stepsDone == (1 << lessonStepCount) - 1; }
    /// The first step that is not done; of a lesson that is done, the first.
    LessonStep nextStep() const;
    /// "finished", "step 2 of 4, Roll, comes next", "not begun".
    QString state() const;

    bool operator==(const StopFacts&) const = default;
};

/// A lesson on the path: its bed, which flowers when the lesson is done, and below it a picture of what the
/// lesson is about, with number and title.
class LessonStop : public QAbstractButton {
    Q_OBJECT
public:
    explicit LessonStop(QWidget* parent);

    void setFacts(const StopFacts& facts);
    const StopFacts& facts() const { return m_facts; }

    /// How far it reaches above the middle of its picture.
    static int above();
    /// The same below, with a title in this width.
    int below(int width) const;
    /// What its title needs from side to side, unbroken words being the widest.
    int narrowest() const;

signals:
    /// An arrow key, Home or End was pressed.
    void walked(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString label() const;
    QFont labelFont() const;
    void say();
    void paintBed(QPainter& painter, const QPointF& ground) const;
    void paintDisc(QPainter& painter, const QPointF& centre) const;

    StopFacts m_facts;
};

} // namespace app
