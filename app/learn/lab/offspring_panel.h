// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

#include <cstdint>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace app {

class GameteWorker;
class LabSession;

/// The number of offspring and the ways to roll them: all at once, again from zero, or with every single
/// gamete drawn.
class OffspringPanel : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    OffspringPanel(LabSession& session, GameteWorker& worker, std::int64_t number, QWidget* parent);

    /// The number in the field, 1 … `lessons::maxOffspring`; 0 if it is not valid.
    std::int64_t number() const;

signals:
    void numberChanged(qint64 number);

private:
    void addNumber(Form line, std::int64_t number);
    void addQuick(Form line);
    void addActions(Form line);
    void refresh();
    void showProgress(qint64 drawn, qint64 count);

    LabSession& m_session;
    GameteWorker& m_worker;
    std::int64_t m_valid = 0; ///< the number in the field, as last read
    QList<QPushButton*> m_quick;
    QLineEdit* m_number;
    QPushButton* m_roll;
    QPushButton* m_again;
    QPushButton* m_draw;
    QPushButton* m_over;
    QWidget* m_drawing;
    QProgressBar* m_progress;
    QLabel* m_note;
};

} // namespace app
