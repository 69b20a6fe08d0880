// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/latest_request.h"
#include "app/protocol/class_messages.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>
#include <map>
#include <vector>

namespace app {

class AnswersPanel;
class PacingPanel;
class PupilsPanel;
namespace speech {
class Announcer;
}

/// What a teacher follows and leads the class with that this window has joined as its teacher; hidden while
/// there is none, unless it is expected.
class Dashboard : public QWidget {
    Q_OBJECT
public:
    explicit Dashboard(QWidget* parent);

    /// There will be such a class in a moment: shown from now on, so that nothing moves when it is there.
    void expect();

    PupilsPanel& pupils() { return *m_pupils; }
    PacingPanel& pacing() { return *m_pacing; }
    AnswersPanel& answers() { return *m_answers; }

    /// Shows this in place of what a class says, for pictures.
    void show(const std::map<int, messages::PupilShown>& pupils, const std::vector<messages::Tally>& tallies,
              const messages::PacingShown& pacing, std::int64_t now);
    using QWidget::show;

private:
    void refresh();
    void refreshRecipients();
    void send(const messages::ClientMessage& message);

    PacingPanel* m_pacing;
    PupilsPanel* m_pupils;
    AnswersPanel* m_answers;
    speech::Announcer* m_announcer;
    /// Everything that changes within a moment is shown at once; and the minutes go on.
    QTimer m_soon;
    QTimer m_minutes;
    bool m_isExpected = false;
    std::vector<int> m_needy;
    LatestRequest m_sent;
    /// Fills the labels again after a change of language; null before the first picture.
    std::function<void()> m_showAgain;
};

} // namespace app
