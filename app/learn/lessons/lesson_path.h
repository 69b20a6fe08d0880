// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"
#include "pupil_panel.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace app {

class GoOnCard;
class LessonShelf;
class PathGarden;
struct ShelfLesson;

/// All lessons as stops along a path, with the pupil's progress, and the way on to the lesson that comes
/// next.
class LessonPath : public QWidget {
    Q_OBJECT
public:
    /// All must outlive this. `told`: what the panel about the pupil's progress tells.
    LessonPath(const LessonShelf& shelf, Progress& progress, PupilPanel::Told& told, QWidget* parent);

    /// Reads titles and progress again.
    void refresh();
    /// "One gene · 7 of 26".
    QString placeOf(const ShelfLesson& lesson) const;
    /// The lesson that a class goes through together comes next, whatever a pupil has done; empty: none.
    void setPaced(const QString& lesson);
    /// Brings the focus to a lesson, and to where it is in sight. Empty: to the one that comes next.
    void focusOn(const QString& lesson);

signals:
    /// No step: as the lesson was left.
    void chosen(const QString& lesson, std::optional<LessonStep> step);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// The place on the shelf of the lesson that comes next.
    std::size_t next() const;
    void openProgress();
    /// Puts the card where it has room.
    void fold();

    const LessonShelf& m_shelf;
    Progress& m_progress;
    PupilPanel::Told& m_told;
    QString m_paced;
    QScrollArea* m_area;
    PathGarden* m_garden;
    GoOnCard* m_card;
    QLabel* m_title;
    QLabel* m_count;
    QPushButton* m_whose;
    bool m_isStale = true;
};

} // namespace app
