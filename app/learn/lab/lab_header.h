// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/export/export_button.h"
#include "app/learn/sharing/results_code_button.h"
#include "source_panel.h"

class QGridLayout;
class QPushButton;

namespace app {

class BreedingSession;
class Form;
class SegmentTabs;
struct LabView;

/// The first row of the Lab: what the page is about, the switch between cross and breeding bench, and what
/// else can be done with the counts.
class LabHeader : public QWidget {
    Q_OBJECT
public:
    /// What the page lends to the buttons of its files and codes.
    struct Lent {
        ExportButton::Source exported;
        ResultsCodeButton::Source counted; ///< null: no results code can be made
        QString dataFolder;
    };

    /// `session` and `breeding` must outlive this.
    LabHeader(LabSession& session, BreedingSession& breeding, LabSource source, const LabView& view,
              Lent lent, QWidget* parent);

    /// Takes the last step of the cross or the breeding bench back, or makes it again. Other sources have
    /// none.
    void undo();
    void redo();
    /// Updates undo and redo. `busy`: disables both while gametes are being drawn.
    void refreshHistory(bool busy);
    void setReportShown(bool shown) { m_reportShown = shown; }
    void setWorksheetsShown(bool shown) { m_worksheetsShown = shown; }
    /// On as few rows as fit into `room` pixels: all on one, or the buttons below the title, or in two rows.
    /// `isLow`: the page has little height, so undo and redo may move behind the button for more.
    void fold(int room, bool isLow);

signals:
    void sourceChosen(app::LabSource source);
    void reportToggled(bool shown);
    void worksheetsToggled(bool shown);
    void presentRequested();
    /// The outcome of an export.
    void told(const QString& message, bool isProblem);

private:
    void addSwitch(SegmentTabs& tabs);
    void addActions(Form line);
    void choose(LabSource source);
    void offerSources();
    void offerPapers();
    void offerMore();
    bool hasSteps() const;

    /// How many rows the title, the switch and the actions take; TwoAndActions: the actions alone in the
    /// second.
    enum class Rows { None, One, Two, TwoAndActions, Three };

    LabSession& m_session;
    BreedingSession& m_breeding;
    LabSource m_source;
    Lent m_lent;
    bool m_reportShown;
    bool m_worksheetsShown;
    QGridLayout* m_grid;
    Rows m_rows = Rows::None;
    QWidget* m_title = nullptr;
    SegmentTabs* m_switch = nullptr;
    QWidget* m_actions = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_other = nullptr;
    QPushButton* m_papers = nullptr;
    QPushButton* m_more = nullptr;
};

} // namespace app
