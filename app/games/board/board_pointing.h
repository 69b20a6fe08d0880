// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/viewer.h"
#include "board_words.h"

#include <QtCore/QPointer>

#include <functional>

namespace app {

/// What is pointed at on a board: says what it is for, answers a click that is refused, and looks up the
/// lesson or the rule about it.
class BoardPointing : public QObject {
    Q_OBJECT
public:
    using Buttons = std::function<QList<GlowButton*>()>;
    /// `board`: the widget with all the things; `buttons`: the visible ones that can be pressed. All must
    /// outlive this.
    BoardPointing(BoardWords& words, const Viewer& viewer, QWidget& board, Buttons buttons);
    ~BoardPointing() override;

    /// Sets who may answer a click in place of the board; true: it did. From the start, nobody does.
    void setAnswering(const std::function<bool(const GlowButton&)>& answers) { m_answers = answers; }
    bool isAnswered() const { return bool(m_answers); }
    /// From now on these buttons are followed; it may be called again with the same ones.
    void watch(const QList<GlowButton*>& buttons);
    /// Tells again of the button that was last reached, in the language of now.
    void sayAgain();
    /// For which rule a click was refused there; empty if none was since something else was reached.
    QString refusal() const;
    /// Opens the lesson about what the mouse or the keyboard last reached or, if there is none or a click
    /// there was refused, the rule.
    void lookUp();

signals:
    /// A thing was reached: what a click on it would do.
    void reached(const QString& words, bool refusal);
    /// It was left again.
    void left();
    /// A button was clicked, glowing or not.
    void pressed(app::GlowButton* button);
    /// A button was clicked while the game is stopped.
    void pressedWhileStopped();
    /// A click is refused, for these words; before `pressed`.
    void refusalKnown(const QString& words);
    /// A click did nothing; `words` say which rule refuses it.
    void refused(const QString& words);

private:
    void press(GlowButton* button);
    void attend(GlowButton* button);
    void tell(const GlowButton& button);
    void leave();
    /// The widget that F1 is about: the one that the mouse or the keyboard last reached.
    const QWidget* place() const;

    BoardWords& m_words;
    const Viewer& m_viewer;
    QWidget& m_board;
    Buttons m_buttons;
    std::function<bool(const GlowButton&)> m_answers;
    QList<QPointer<GlowButton>> m_watched;
    /// The button that the pointer or the focus last reached.
    QPointer<GlowButton> m_attended;
    /// The button on which a click was refused, until something else is pointed at.
    QPointer<GlowButton> m_refused;
};

} // namespace app
