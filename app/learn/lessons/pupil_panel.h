// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace app {

class Progress;

/// Whose progress it is: the pupil's name, erasing it, and taking it along as a file.
class PupilPanel : public QWidget {
    Q_OBJECT
public:
    /// What outlives the panel, which is made again whenever the pupil changes.
    struct Told {
        QString words{};  ///< what became of the last progress file, or of the work of the former name
        QString former{}; ///< the name before, if it has work that a corrected name may take along
    };
    PupilPanel(Progress& progress, Told& told, QWidget* parent);

    /// Saves the current pupil's progress as a file, or adds one, without asking for a name.
    void takeTo(const QString& path);
    void addFrom(const QString& path);

private:
    void addFiles(Form line);
    void erase();
    void refresh();
    /// Asks for a place and saves the pupil's progress there, or for such a file and adds it.
    void take();
    void open();
    void setName();
    void rename();

    Progress& m_progress;
    Told& m_told;
    QLineEdit* m_name;
    QPushButton* m_erase;
    QPushButton* m_take;
    QPushButton* m_join;
    QPushButton* m_unnamed;
    QLabel* m_note;
    QPushButton* m_rename;
    bool m_reallyErase = false;
};

} // namespace app
