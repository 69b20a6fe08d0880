// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace app {

struct PathChapter;

/// The sign of a chapter at its plot: its heading, and how many of its lessons are done.
class ChapterSign : public QWidget {
    Q_OBJECT
public:
    explicit ChapterSign(QWidget* parent);

    /// `isFirst`: whether the chapter begins here.
    void setChapter(const PathChapter& chapter, bool isFirst);
    /// Leaves out the count, and then shortens the title, where the sign is narrower than it would like to
    /// be. Call it after `setChapter`, in its final size.
    void fit();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_count;
    bool m_isNext = false;
};

} // namespace app
