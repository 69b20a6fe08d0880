// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "report_view.h"

#include <QtCore/QTime>
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

class LessonShelf;

/// What is chosen for the reports of a class on the network; it outlives them.
struct NetworkReportChoice {
    ReportChoice view;
    bool isOpen = false;
};

/// What the class on the network has learned, from what pupils' programs have sent: closed at first, since it
/// names pupils. It stays as it was made until it is asked for anew, so that nothing moves while it is read.
class NetworkReports : public QWidget {
    Q_OBJECT
public:
    /// All must outlive this. Precondition: the class is open.
    NetworkReports(HostedClass& hosted, NetworkReportChoice& choice, const QStringList& lessonFolders,
                   QWidget* parent);

    ReportView& view() { return *m_view; }

signals:
    void told(const QString& message, bool isProblem);

private:
    void setOpen(bool open);
    /// Makes the report from the present records.
    void make();
    void refreshNews();

    HostedClass& m_hosted;
    NetworkReportChoice& m_choice;
    LessonShelf* m_shelf;
    QPushButton* m_open;
    QPushButton* m_again;
    QLabel* m_state;
    ReportView* m_view;
    QTime m_made;
    std::size_t m_answers = 0; ///< in the report
};

} // namespace app
