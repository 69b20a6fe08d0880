#pragma once

#include "app/pages/sheet.h"

namespace app {

class LessonSession;

/// Check yourself: one question after the other, an answer to every answer, hints in steps.
class QuestionPanel : public Sheet {
    Q_OBJECT
public:
    /// `next` is the title of the lesson that follows; empty if there is none.
    QuestionPanel(LessonSession& session, const QString& next, QWidget* parent);

signals:
    void nextLessonRequested();

private:
    void build();

    LessonSession& m_session;
    QString m_next;
    QWidget* m_content = nullptr;
};

} // namespace app
