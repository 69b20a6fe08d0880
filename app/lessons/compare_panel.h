#pragma once

#include "app/pages/sheet.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class LessonSession;

/// What was foretold beside what came and what was expected, and on demand the test.
class ComparePanel : public Sheet {
    Q_OBJECT
public:
    ComparePanel(LessonSession& session, QWidget* parent);

private:
    void build();

    LessonSession& m_session;
    QWidget* m_content = nullptr;
};

} // namespace app
