// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

#include <QtCore/QStringList>

class QLabel;
class QPushButton;

namespace app {

/// The guide's strip on the board: which section it is, one or two sentences, a line about the last move, and
/// the ways on. It is as high for every step of a guide, so that the board does not jump.
class GuidePanel : public Panel {
    Q_OBJECT
public:
    explicit GuidePanel(QWidget* parent = nullptr);

    struct Page {
        /// "2 of 8 · Placing a marker"
        QString heading;
        /// With *Rr* for genotypes.
        QString text;
        QString remark;
        /// The remark says which rule refuses a click.
        bool refusal = false;
        bool canGoBack = false;
        bool canGoOn = false;
        /// The section's lesson, an id of lessons/topics.
        QString lesson;

        bool operator==(const Page&) const = default;
    };
    void setPage(const Page& page);
    /// Makes room for the longest of these.
    void setAllWords(const QStringList& texts, const QStringList& remarks);
    /// Folds the strip into one line that offers to show the guide again.
    void setOff(bool off);
    QPushButton* nextButton() const { return m_next; }
    /// All that it says, for a screen reader.
    QString spoken() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void backClicked();
    void nextClicked();
    void skipClicked();
    void leaveClicked();
    void returnClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void applyTheme();
    void showHeading();
    void arrange();
    /// The width of the words beside or above the buttons, in a panel of that width.
    int wordsWidth(int width) const;
    bool isStacked(int width) const;
    /// How wide the buttons of a column are: 0 … 2.
    int column(int which) const;
    QSize buttonsSize(bool stacked) const;
    void placeButtons(bool stacked);
    /// The room that text and remark have together: as much as any step needs, or this page if that is more.
    int saidHeight(int width) const;
    int ownRemarkHeight(int width) const;

    Page m_page;
    QStringList m_texts;
    QStringList m_remarks;
    bool m_off = false;
    QLabel* m_heading;
    QLabel* m_text;
    QLabel* m_remark;
    QPushButton* m_next;
    QPushButton* m_back;
    QPushButton* m_lesson;
    QPushButton* m_skip;
    QPushButton* m_leave;
    QPushButton* m_return;
};

} // namespace app
