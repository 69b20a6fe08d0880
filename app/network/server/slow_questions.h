// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <deque>
#include <functional>

namespace app {

/// Questions that take some milliseconds to answer: they are answered one by one in the order in which they
/// came, with everything else in between and in at most half of the time.
class SlowQuestions : public QObject {
    Q_OBJECT
public:
    /// Of one asker, so many wait.
    static constexpr int mostOfOne = 5;

    explicit SlowQuestions(QObject* parent = nullptr);

    /// False if too many of this asker wait. `answer` is called later, if the asker is still there then.
    bool add(QObject* asker, std::function<void()> answer);
    int waiting() const { return static_cast<int>(m_waiting.size()); }

private:
    struct Question {
        QPointer<QObject> asker;
        std::function<void()> answer;
    };
    void answerNext();

    std::deque<Question> m_waiting;
    QTimer m_next;
};

} // namespace app
