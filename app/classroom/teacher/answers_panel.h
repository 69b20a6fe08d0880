// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

#include <vector>

namespace app {

/// How a class has answered: the misconceptions behind its first answers, and question by question how often
/// each answer was chosen. Nobody is named.
class AnswersPanel : public Panel {
    Q_OBJECT
public:
    explicit AnswersPanel(QWidget* parent);

    /// Labels stay and change their words.
    void setTallies(const std::vector<messages::Tally>& tallies);

private:
    /// The tallies of the lesson that is chosen, those with the most wrong answers first.
    std::vector<messages::Tally> shown() const;
    void refreshLessons();
    void refresh();

    std::vector<messages::Tally> m_tallies;
    Form m_form;
    QComboBox* m_lesson = nullptr;
    QLabel* m_none = nullptr;
    QLabel* m_beliefs = nullptr;
    std::vector<QLabel*> m_questions;
};

} // namespace app
