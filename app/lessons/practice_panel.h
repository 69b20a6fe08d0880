#pragma once

#include "app/pages/sheet.h"

namespace app {

class LessonSession;

/// Problems with invented traits, a new one each time, so that no answer can be looked up; graded on the
/// spot.
class PracticePanel : public Sheet {
    Q_OBJECT
public:
    /// Only for topics that have something to practise.
    PracticePanel(LessonSession& session, QWidget* parent);

private:
    void build();

    LessonSession& m_session;
    QWidget* m_content = nullptr;
};

} // namespace app
