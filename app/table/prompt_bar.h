// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace app {

/// The line below the top bar: what to do next, what the thing pointed at is for, and the buttons to
/// continue, undo and read the log.
class PromptBar : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit PromptBar(QWidget* parent);

    void setPrompt(const QString& prompt, int seatColour, const QString& letter);
    /// Sets the words about the thing pointed at; a refusal has a different colour and a mark.
    void setHint(const QString& hint, bool refusal = false);
    void setUndoable(bool undo, bool redo);
    /// Sets the label of the button that continues; an empty one hides it.
    void setProceed(const QString& label, bool primary = true);
    /// Sets how many moves others have made since the viewer's last one; 0 hides the button.
    void setNews(int moves);
    /// Puts the words on a line of their own above the buttons, for large type in a small window.
    void setFolded(bool folded);
    /// Sets whether a hint can be asked for, and whether one is being worked out.
    void setHintable(bool hintable, bool thinking);
    /// Sets whether the game can be left for the start page; true except in replays.
    void setLeavable(bool leavable);
    /// Sets whether the bots are waiting for a key.
    void setWaiting(bool waiting);

    QPushButton* proceedButton() const { return m_proceed; }
    QPushButton* hintButton() const { return m_ask; }
    QPushButton* newsButton() const { return m_news; }
    QPushButton* logButton() const { return m_log; }
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

signals:
    void undoClicked();
    void redoClicked();
    void proceedClicked();
    void newsClicked();
    void logClicked();
    void hintClicked();
    void advanceClicked();
    void leaveClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void applyTheme();

    QString m_prompt;
    QString m_hint;
    bool m_refusal = false;
    bool m_folded = false;
    int m_colour = 0;
    QString m_letter;
    int m_moves = 0;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_proceed;
    QPushButton* m_news;
    QPushButton* m_advance;
    QPushButton* m_ask;
    QPushButton* m_log;
    QPushButton* m_leave;
    bool m_thinking = false;
};

} // namespace app
