// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QPushButton>

class QLabel;

namespace app {

/// One answer to a question, as a row that is pressed; what is said to it stands in the same row, which has
/// room for that from the start, so that nothing moves.
class AnswerRow : public QPushButton {
    Q_OBJECT
public:
    /// Both with the marks of lessons' texts. `why`: what `tell` will say.
    AnswerRow(const QString& marked, const QString& why, QWidget* parent);

    /// Shows whether the answer is right, and why. Returns the words.
    QLabel* tell(bool isRight);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class State { Open, Right, Wrong };
    struct Places {
        QRect answer;
        QRect why;
        int height;
    };
    Places placesIn(int width) const;
    void layOut();

    QLabel* m_answer;
    QLabel* m_told = nullptr;
    QString m_marked;
    QString m_why;
    State m_state = State::Open;
};

} // namespace app
