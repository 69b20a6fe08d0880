// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "report_files.h"
#include "report_view.h"

#include <QtWidgets/QWidget>

namespace app {

class LessonShelf;
namespace speech {
class Announcer;
}

/// The part "Reports" of the Class page: the pupils' progress files, read from a stick or a folder, and what
/// the class has learned. It needs no network.
class ClassReports : public QWidget {
    Q_OBJECT
public:
    ClassReports(const QStringList& lessonFolders, QWidget* parent);

    ReportView& view() { return *m_view; }
    /// Reads files without asking for them.
    void addFiles(const QStringList& paths);
    void addFolder(const QString& folder);
    void saveMerged(const QString& folder);

private:
    void addFiles(Form panel);
    void addGuide(Form panel);
    void refresh();
    void showMessage(const QString& message, bool isProblem);

    ReportFiles m_files;
    ReportChoice m_choice;
    LessonShelf* m_shelf;
    speech::Announcer* m_announcer;
    QCheckBox* m_join = nullptr;
    QPushButton* m_merged = nullptr;
    QPushButton* m_erase = nullptr;
    QLabel* m_told = nullptr;
    QWidget* m_guide = nullptr;
    ReportView* m_view = nullptr;
};

} // namespace app
