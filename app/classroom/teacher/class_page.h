// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/network/server/hosted_class.h"
#include "app/ui/widgets/form.h"
#include "class_reports.h"
#include "class_session.h"
#include "code_panel.h"
#include "host_choices.h"
#include "network_reports.h"
#include "tables_panel.h"
#include "teacher_client.h"

#include <QtWidgets/QWidget>

class QGridLayout;

namespace app {

class ChartSheet;
class ClassNetwork;
class GroupBars;
class GroupTable;
class LiveClassPanel;
class OwnPanel;
class PageShell;
class SegmentRow;
struct AppContext;

/// "Class": the counts of a class's groups, from their codes, from files or typed in, pooled and compared;
/// what the class has learned; and the class on the network.
class ClassPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit ClassPage(AppContext& context, QWidget* parent = nullptr);

    ClassSession& session() { return m_session; }
    CodePanel& codes() { return *m_codes; }
    GroupTable* table() const { return m_table; }
    enum class Part { Counts, Network, Reports };
    /// Chooses what the page shows.
    void showPart(Part part);
    Part part() const { return m_part; }
    ClassNetwork& network() { return *m_network; }
    ClassReports& reports() { return *m_reports; }
    /// The class on the network; it stays open while other pages are shown.
    HostedClass& hosted() { return m_hosted; }
    /// How it is opened.
    HostedClass::Settings& hostSettings() { return m_hostSettings; }
    /// Whether the program may end. If the class on the network is open, it asks first, and ends the program
    /// itself when the answer is yes.
    bool mayClose();
    /// What the class counts and votes, and nothing about a single group or pupil; or how to join it, or one
    /// of its tables. Nothing of the reports, which are about pupils.
    Presentation presentation() const override;

signals:
    /// Show the page to the class, as F11 does.
    void presentRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addHeader();
    void addActions(Form line);
    void addCounts();
    void addGroups(Form panel);
    void addShortcuts();
    void refreshExperiments();
    void refresh();
    void refreshGroups();
    void showMessage(const QString& message, bool isProblem);
    void removeGroup();
    void refreshPart();
    void refreshGuide();
    void fold();

    AppContext& m_context;
    ClassSession m_session;
    HostChoices m_choices;
    TableWish m_wish;
    NetworkReportChoice m_networkReports;
    /// The table that is shown to the class; 0: how to join.
    int m_shownTable = 0;
    HostedClass::Settings m_hostSettings;
    HostedClass m_hosted;
    TeacherClient m_teacher{m_hosted, m_hostSettings};
    Part m_part = Part::Counts;
    PageShell* m_shell;
    LiveClassPanel* m_desk = nullptr;
    QGridLayout* m_head = nullptr;
    QWidget* m_headTitle = nullptr;
    SegmentRow* m_parts = nullptr;
    QWidget* m_actions = nullptr;
    ClassNetwork* m_network = nullptr;
    ClassReports* m_reports = nullptr;
    QComboBox* m_experiments = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_clear = nullptr;
    CodePanel* m_codes = nullptr;
    QWidget* m_groups = nullptr;
    QWidget* m_groupParts = nullptr;
    /// Null while no experiment is chosen.
    GroupTable* m_table = nullptr;
    /// Null unless the experiment is one's own.
    OwnPanel* m_own = nullptr;
    int m_shownExperiment = 0; ///< by the table
    QWidget* m_guide = nullptr;
    ChartSheet* m_chart = nullptr;
    QWidget* m_between = nullptr;
    GroupBars* m_bars = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_figures = nullptr;
};

} // namespace app
