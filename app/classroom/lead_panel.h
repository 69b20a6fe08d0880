// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/class_messages.h"
#include "app/widgets/panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace app {

/// What a teacher sends to the pupils' screens, going through a lesson together, and covering all screens.
class LeadPanel : public Panel {
    Q_OBJECT
public:
    explicit LeadPanel(QWidget* parent);

    /// How the class is led now.
    void setLead(const messages::LeadShown& lead);
    /// To whom things can be sent besides all: the pupil who is chosen (0: nobody), and those who need help
    /// or seem to be stuck.
    void setRecipients(int chosen, const QString& name, const std::vector<int>& needy);
    void setProblem(const QString& problem);

signals:
    void wanted(const messages::ClientMessage& message);

private:
    enum Target { LessonTarget, PageTarget, PracticeTarget, MysteryTarget, PuzzleTarget, TableTarget };

    void makeSending(QVBoxLayout& rows);
    void makePacing(QVBoxLayout& rows);
    void makeCover(QVBoxLayout& rows);
    void bringTarget();
    void bringPace();
    void bringCover();
    void send();
    void pace(messages::LessonPart step);
    std::string lesson() const;

    messages::LeadShown m_lead;
    int m_chosen = 0;
    std::vector<int> m_needy;
    QComboBox* m_kind = nullptr;
    QComboBox* m_lesson = nullptr;
    QComboBox* m_step = nullptr;
    QComboBox* m_page = nullptr;
    QLineEdit* m_code = nullptr;
    QSpinBox* m_number = nullptr;
    QComboBox* m_to = nullptr;
    QPushButton* m_send = nullptr;
    QLabel* m_paceState = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_free = nullptr;
    QLineEdit* m_words = nullptr;
    QLabel* m_coverState = nullptr;
    QPushButton* m_cover = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
