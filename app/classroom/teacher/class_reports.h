// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report_files.h"
#include "report_view.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace app {

class LessonShelf;
namespace speech {
class Announcer;
}

/// What the part "Reports" keeps while it is made again for another language or theme.
struct ReportDesk {
    ReportFiles files;
    ReportChoice choice;
    QString told; ///< what became of the last files
    bool isProblem = false;
};

/// The part "Reports" of the Class page: the pupils' progress files, read from a stick or a folder, and what
/// the class has learned. It needs no network.
class ClassReports : public QWidget {
    Q_OBJECT
public:
    /// `desk` must outlive this.
    ClassReports(ReportDesk& desk, const QStringList& lessonFolders, QWidget* parent);
    ~ClassReports() override;

    ReportView& view() { return *m_view; }
    /// Reads files without asking for them.
    void addFiles(const QStringList& paths);
    void addFolder(const QString& folder);
    void saveMerged(const QString& folder);

private:
    QWidget* makeFiles();
    QWidget* makeGuide(QWidget* parent);
    void refresh();
    void showMessage(const QString& message, bool isProblem);
    void refreshTold();

    ReportDesk& m_desk;
    std::unique_ptr<LessonShelf> m_shelf;
    speech::Announcer* m_announcer;
    QCheckBox* m_join;
    QPushButton* m_merged;
    QPushButton* m_erase;
    QLabel* m_told;
    QWidget* m_guide;
    ReportView* m_view;
};

} // namespace app
