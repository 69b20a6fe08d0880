// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/export/export_button.h"
#include "app/learn/sharing/results_code_button.h"
#include "source_panel.h"

class QGridLayout;

namespace app {

class BreedingSession;
struct LabView;

/// The first row of the Lab: the source of the counts, and what can be done with them.
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
              const Lent& lent, QWidget* parent);

    /// Takes the last step of the cross or the breeding bench back, or makes it again. Other sources have
    /// none.
    void undo();
    void redo();
    /// Updates undo and redo. `busy`: disables both while gametes are being drawn.
    void refreshHistory(bool busy);
    void setReportShown(bool shown);
    void setWorksheetsShown(bool shown);
    /// On as few rows as fit into `room` pixels: all on one, or the sources below title and actions, or those
    /// below each other too.
    void fold(int room);

signals:
    void sourceChosen(app::LabSource source);
    void reportToggled(bool shown);
    void worksheetsToggled(bool shown);
    void presentRequested();
    /// The outcome of an export.
    void told(const QString& message, bool isProblem);

private:
    static QString nameOf(LabSource source);
    void addSources(Form line);
    void addActions(Form line, const LabView& view, const Lent& lent);

    /// One: title, sources and actions; two: the sources below; three: the actions below them.
    enum class Rows { None, One, Two, Three };

    LabSession& m_session;
    BreedingSession& m_breeding;
    LabSource m_source;
    QGridLayout* m_grid;
    Rows m_rows = Rows::None;
    QWidget* m_title = nullptr;
    QWidget* m_sources = nullptr;
    QWidget* m_actions = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_report = nullptr;
    QPushButton* m_worksheets = nullptr;
};

} // namespace app
