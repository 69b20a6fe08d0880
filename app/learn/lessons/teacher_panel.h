// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

#include <functional>

namespace app {

class FigureSettings;

/// The teacher's notes on a lesson, folded away at first: how to teach it, what it addresses, and the plan on
/// paper.
class TeacherPanel : public QWidget {
    Q_OBJECT
public:
    /// `file`: that of a school's lesson; empty for the program's own. `copy` makes a copy to be changed, and
    /// returns false if it could not be written.
    TeacherPanel(FigureSettings& figure, const QString& file, const std::function<bool()>& copy,
                 QWidget* parent);

    /// Saves the plan without asking for a file name.
    void writePlan(const QString& path);

private:
    void refreshNotes();
    void addPlanButton(Form& lines);
    void addOwnLesson(Form& lines, const QString& file, const std::function<bool()>& copy);
    void choosePlan();

    FigureSettings& m_figure;
    QBoxLayout* m_notesPlace = nullptr;
    QWidget* m_notes = nullptr;
    QLabel* m_told = nullptr;
};

} // namespace app
