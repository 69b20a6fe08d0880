// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_words.h"

#include "app/learn/session/lesson_session.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QLabel>

#include <utility>

namespace app {

QLabel* sessionWords(LessonSession& session, std::function<lessons::Text(const lessons::TopicTexts&)> of,
                     QWidget* parent, TextRole type, Role colour) {
    QLabel* label = richWords(lessonText(of(session.texts())), parent, type, colour);
    QObject::connect(
        &session, &LessonSession::settingChanged, label,
        [label, &session, pick = std::move(of)] { setRichWords(label, lessonText(pick(session.texts()))); });
    return label;
}

} // namespace app
