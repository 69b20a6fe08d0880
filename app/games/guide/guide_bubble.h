// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

/// What the guide says, in a bubble over the board: which section it is, one or two sentences, a line about
/// the last move, and the ways on. Its beak is painted by the GuidePointer, since it lies outside.
class GuideBubble : public QWidget {
    Q_OBJECT
public:
    explicit GuideBubble(QWidget* parent = nullptr);

    struct Page {
        /// "2 of 8 · Placing a marker"
        QString heading;
        /// With *Rr* for genotypes.
        QString text;
        /// About the last move.
        QString remark;
        /// Why a click did nothing; shown in place of the remark.
        QString refusal;
        bool canGoBack = false;
        bool canGoOn = false;
        /// The section's lesson, an id of lessons/topics.
        QString lesson;

        bool operator==(const Page&) const = default;
    };
    void setPage(const Page& page);
    const Page& page() const { return m_page; }
    QPushButton* nextButton() const { return m_next; }
    /// All that it says, for a screen reader.
    QString spoken() const;

    /// How large it is on a board of this size: narrow, unless it would be too high. `refused`: with the
    /// words of a refusal, if there is one.
    QSize sizeOn(QSize board, bool refused) const;

signals:
    void backClicked();
    void nextClicked();
    void skipClicked();
    void leaveClicked();
    /// Escape was pressed in the bubble.
    void escaped();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// A click on the words is not one on the board below.
    void mousePressEvent(QMouseEvent* event) override;

private:
    void retranslate();
    void applyTheme();
    void arrange();
    /// The rows of ways at this width: the links, and Back and Next, each at its place from (0, 0).
    QList<QRect> ways(int wide) const;
    int heightAt(int wide, bool refused) const;
    int remarkHeight(int wide, bool refused) const;
    QRect portrait() const;

    Page m_page;
    QLabel* m_heading;
    QLabel* m_text;
    QLabel* m_remark;
    QPushButton* m_next;
    QPushButton* m_back;
    QPushButton* m_lesson;
    QPushButton* m_skip;
    QPushButton* m_leave;
};

} // namespace app
