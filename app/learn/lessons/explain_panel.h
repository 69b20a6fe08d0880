// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

class LessonSession;

/// Explains the counts, and says what the game makes simpler.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    ExplainPanel(LessonSession& session, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* explanation();
    QWidget* gameAndScience();

    LessonSession& m_session;
};

} // namespace app
