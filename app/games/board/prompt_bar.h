// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "prompt_option.h"
#include "prompt_words.h"

#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;
class QShortcut;

namespace app {

class PromptOptions;

/// The headline of a board: what to do next, below it what the thing pointed at is for, and at the right the
/// buttons to continue, to ask and to undo; what is rarely wanted is behind the button “More”. Its height
/// depends on the type and on `setFolded` alone, never on its words: what does not fit is in the tool tip.
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
    /// Sets every label that it can have in this language: the bar keeps room for the widest of them.
    void setProceedLabels(const QStringList& labels);
    /// Sets the ways that have buttons of their own.
    void setOptions(const QList<PromptOption>& options);
    PromptOptions& options() const { return *m_options; }
    /// Sets how many moves others have made since the viewer's last one; 0 hides the button.
    void setNews(int moves);
    /// Puts the words on a line of their own above the buttons, for large type in a small window.
    void setFolded(bool folded);
    /// The height of the bar: one line or, folded, two.
    int neededHeight() const;
    QSize minimumSizeHint() const override;
    /// Presses a button that the button “More” offers; `index` in its list.
    void chooseMore(int index);
    /// Sets whether a hint can be asked for, and whether one is being worked out.
    void setHintable(bool hintable, bool thinking);
    /// Sets whether the game can be left for the start page; true except in replays.
    void setLeavable(bool leavable);
    /// Sets whether the bots are waiting for a key.
    void setWaiting(bool waiting);

    QPushButton* proceedButton() const { return m_proceed; }
    QPushButton* hintButton() const { return m_ask; }
    /// The button, or the one behind which it is.
    QPushButton* newsButton() const { return isGathered(m_news) ? m_more : m_news; }

signals:
    void undoClicked();
    void redoClicked();
    void proceedClicked();
    /// `button` was clicked, which offers what has no room of its own.
    void moreClicked(QWidget* button, const QStringList& labels);
    void newsClicked();
    void logClicked();
    void hintClicked();
    void advanceClicked();
    void leaveClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where the words end: at the first button in their line.
    int rightOfWords() const;
    /// Decides which buttons have room.
    void fit();
    void showWords();
    void want(QPushButton* button, bool wanted);
    bool isWanted(const QPushButton* button) const { return m_wanted.contains(button); }
    bool isGathered(const QPushButton* button) const { return m_gathered.contains(button); }
    /// The buttons that “More” offers now.
    QList<QPushButton*> offered() const;
    void measureProceed();
    void retranslate();
    void applyTheme();

    PromptWords m_words;
    bool m_folded = false;
    int m_colour = 0;
    QString m_letter;
    int m_moves = 0;
    QGridLayout* m_rows;
    PromptOptions* m_options;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_proceed;
    QPushButton* m_news;
    QPushButton* m_advance;
    QPushButton* m_ask;
    QPushButton* m_log;
    QPushButton* m_more;
    QPushButton* m_leave;
    QShortcut* m_redoKeys;
    QShortcut* m_leaveKeys;
    /// What the state of the game asks for, whether there is room or not.
    QList<const QPushButton*> m_wanted;
    QList<const QPushButton*> m_gathered;
    /// Every label of the button that continues, and the width of the widest.
    QStringList m_proceedLabels;
    int m_widestProceed = 0;
    /// Never shown: it measures these labels.
    QPushButton* m_measured;
    /// The least width, with everything behind “More” that can be there.
    int m_least = 0;
    bool m_thinking = false;
};

} // namespace app
