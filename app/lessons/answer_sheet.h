// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace app {

namespace speech {
class Announcer;
}

/// A question whose answers are buttons: what the lesson's own questions and the practice problems have in
/// common.
class AnswerSheet : public Panel {
    Q_OBJECT
protected:
    explicit AnswerSheet(QWidget* parent);
    AnswerSheet(QWidget* parent, Role ground, Role line);

    /// Makes the content anew; `fill` gets its empty column. The place of the keyboard is kept by object
    /// name. Feedback and hints that are new are announced.
    void renew(const std::function<void(QWidget* content, QVBoxLayout& rows)>& fill);

    /// An answer. Only a right one stays `down`; of a wrong one the feedback tells.
    static QPushButton* answerButton(const QString& marked, const QString& object, bool down,
                                     QWidget* parent);
    /// What the last answer deserves to hear.
    static QWidget* feedback(const QString& answer, const QString& why, bool right, const QString& object,
                             QWidget* parent);
    static QWidget* hintLine(const QString& marked, QWidget* parent);
    static QPushButton* hintButton(const QString& object, bool more, QWidget* parent);

private:
    /// The feedback and hints in sight that were not there before `known`.
    QStringList newsSince(const QStringList& known) const;

    QWidget* m_content = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
