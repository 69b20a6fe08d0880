// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pool/class_sample.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;

namespace app {

class ClassSession;

/// The names and the ratio of an experiment of one's own.
class OwnPanel : public QWidget {
    Q_OBJECT
public:
    /// `session` must outlive this, and shows an experiment of one's own.
    OwnPanel(ClassSession& session, QWidget* parent);

    /// Shows the session's present state if it has changed; text that is being typed stays.
    void refresh();

private:
    void takeNames();
    void takeRatio();

    ClassSession& m_session;
    QLineEdit* m_names;
    QLineEdit* m_ratio;
    QLabel* m_problem;
    lessons::OwnExperiment m_shown;
};

} // namespace app
