// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_stop.h"
#include "path_plan.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace app {

class ChapterSign;

/// A chapter on the path: its heading, and how many lessons it has.
struct PathChapter {
    QString title;
    int lessons = 0;
    int done = 0;
    bool isNext = false; ///< it holds the lesson that comes next

    bool operator==(const PathChapter&) const = default;
};

/// The ground with the lessons' path: plots with a sign for each chapter, and in them the stops. Its height
/// follows its width.
class PathGarden : public QWidget {
    Q_OBJECT
public:
    explicit PathGarden(QWidget* parent);

    /// As many stops as the chapters have together, in order.
    void setLessons(const std::vector<PathChapter>& chapters, const std::vector<StopFacts>& stops);
    /// What stands in the sky: title and sentence.
    void setHeader(QWidget* header);
    /// How wide its words are, which the scenery leaves alone.
    void setTitleRoom(int width);
    /// Where a card of this size has room beside the last row, in a page of this height that shows all of the
    /// ground; empty if it has none.
    QRect corner(QSize card, int pageHeight) const;
    LessonStop* stop(const QString& lesson) const;
    LessonStop* next() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QString& lesson);
    /// The focus has come to this stop.
    void reached(QWidget* stop);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    PathPlan plan(int width) const;
    int headerHeight(int width) const;
    int signHeight() const;
    int legendHeight(int width) const;
    void place();
    /// Moves the focus along the path or from row to row.
    void walk(const LessonStop& from, int key);
    void paintGround(QPainter& painter) const;
    void paintPath(QPainter& painter, const PathPlan& plan) const;

    std::vector<PathChapter> m_chapters;
    QList<LessonStop*> m_stops;
    QList<ChapterSign*> m_signs;
    QWidget* m_header = nullptr;
    int m_titleRoom = 0;
    QLabel* m_legend;
};

} // namespace app
