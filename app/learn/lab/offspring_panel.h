// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

#include <cstdint>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace app {

class GameteWorker;
class LabSession;

/// Below the simulated cross: how many offspring, how many there are, and the ways to roll them: more of
/// them, again from zero, or with every single gamete drawn.
class OffspringPanel : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    OffspringPanel(LabSession& session, GameteWorker& worker, std::int64_t number, QWidget* parent);

    /// The number in the field, 1 … `lessons::maxOffspring`; 0 if it is not valid.
    std::int64_t number() const;

signals:
    void numberChanged(qint64 number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addNumber(Form line, std::int64_t number);
    void addQuick(Form& line);
    void addActions(Form line);
    /// The rarer ways to roll, in a popover.
    void offerMore();
    void refresh();
    void refreshWords();
    void showProgress(qint64 drawn, qint64 count);
    void fold();

    LabSession& m_session;
    GameteWorker& m_worker;
    std::int64_t m_valid = 0; ///< the number in the field, as last read
    QBoxLayout* m_line = nullptr;
    QWidget* m_numberPart = nullptr;
    QLabel* m_what = nullptr; ///< what the number is of
    QWidget* m_actionPart = nullptr;
    QList<QPushButton*> m_quick;
    QLineEdit* m_number = nullptr;
    QLabel* m_rolled = nullptr;
    QPushButton* m_roll = nullptr;
    QPushButton* m_more = nullptr;
    QPushButton* m_over = nullptr;
    QWidget* m_drawing;
    QProgressBar* m_progress;
    QLabel* m_note;
};

} // namespace app
