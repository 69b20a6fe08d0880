// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

class ChartSheet;
class GroupBars;

/// "All classes": what the classes of one database have counted together, below what this class has counted.
/// The bars are by class. Hidden while nothing is added up.
class ClassesPart : public QWidget {
    Q_OBJECT
public:
    explicit ClassesPart(QWidget* parent);

    void setClasses(const messages::AllClasses& classes);

signals:
    void told(const QString& message, bool isProblem);
    /// Show all classes to this one.
    void presentRequested();

private:
    messages::AllClasses m_classes;
    QLabel* m_state = nullptr;
    QPushButton* m_present = nullptr;
    QPushButton* m_export = nullptr;
    ChartSheet* m_chart = nullptr;
    GroupBars* m_bars = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace app
