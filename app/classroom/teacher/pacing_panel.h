// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

#include <optional>

namespace app {

/// What a teacher sends to the pupils' screens, going through a lesson together, and covering all screens.
class PacingPanel : public Panel {
    Q_OBJECT
public:
    explicit PacingPanel(QWidget* parent);

    /// How the class is led now.
    void setPacing(const messages::PacingShown& pacing);
    /// Whose screens are covered, as the pupils' programs say.
    struct Covered {
        int screens = 0;
        QStringList others{}; ///< pupils who are here and whose screens are not
        QStringList away{};

        bool operator==(const Covered&) const = default;
    };
    void setCovered(const Covered& covered);
    /// To whom things can be sent besides all.
    struct Recipients {
        int current = 0; ///< who is chosen in the list; 0: nobody
        QString name{};  ///< of that pupil
        std::vector<int> ticked{};
        std::vector<int> needy{}; ///< who need help or seem to be stuck

        bool operator==(const Recipients&) const = default;
    };
    void setRecipients(const Recipients& recipients);
    void setProblem(const QString& problem);

signals:
    void wanted(const messages::ClientMessage& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Target {
        LessonTarget,
        PageTarget,
        PracticeTarget,
        WorksheetTarget,
        MysteryTarget,
        PuzzleTarget,
        TableTarget,
        SeatsTarget
    };

    void addSending(Form form);
    void addPacing(Form line);
    void addCover(Form line);
    void addSeats(Form line);
    void refreshTarget();
    void refreshSeats();
    void refreshPace();
    void refreshCover();
    /// No value if there is nothing to send; the panel then says why.
    std::optional<messages::SendAssignment> assignment();
    /// Chooses `before` again, if it is still there.
    void offerRecipients(int before);
    std::vector<int> recipients() const;
    void send();
    void pace(messages::LessonPart step);
    std::string lesson() const;

    QString coverWords() const;

    messages::PacingShown m_pacing;
    Covered m_covered;
    Recipients m_recipients;
    QComboBox* m_kind = nullptr;
    QComboBox* m_lesson = nullptr;
    QComboBox* m_step = nullptr;
    QComboBox* m_page = nullptr;
    QLineEdit* m_code = nullptr;
    QLabel* m_numberName = nullptr;
    QSpinBox* m_number = nullptr;
    QWidget* m_seatsLine = nullptr;
    QComboBox* m_game = nullptr;
    QSpinBox* m_seats = nullptr;
    QSpinBox* m_rounds = nullptr;
    QLabel* m_note = nullptr;
    QComboBox* m_to = nullptr;
    QPushButton* m_send = nullptr;
    QLabel* m_paceState = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_free = nullptr;
    QLineEdit* m_words = nullptr;
    QLabel* m_coverState = nullptr;
    QPushButton* m_cover = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
