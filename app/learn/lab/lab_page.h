// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/learn/sharing/class_count.h"
#include "breeding_session.h"
#include "chart_sheet.h"
#include "gamete_worker.h"
#include "lab_session.h"
#include "lab_store.h"
#include "lab_view.h"
#include "source_panel.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QBoxLayout;

namespace app {

class BreedingBench;
class CrossBench;
class LabHeader;
class PageShell;
class ReportPanel;
class SamplesSheet;
class ValueRow;
class WorksheetPanel;
struct AppContext;

/// The free bench: cross what you like, roll as many as you like, and compare them with the expectation.
class LabPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit LabPage(AppContext& context, QWidget* parent = nullptr);
    ~LabPage() override;

    LabSession& session() { return *m_session; }
    TallyPad& tallyPad() { return *m_pad; }
    BreedingSession& breeding() { return *m_breeding; }
    LabChoices& choices() { return m_choices; }
    /// The reading of the current source.
    LabReading reading() const;
    /// The cross or the counts; the offspring are rolled for the class alone.
    Presentation presentation() const override;
    /// Sets the function that tells the Lab which game of the ledger is on the board.
    void setCurrentGame(const std::function<std::string()>& currentGame) { m_currentGame = currentGame; }
    /// Starts a new bench whose rolls follow from this seed, for pictures and tests.
    void setSeed(std::uint64_t seed);

    /// Shows counts from another source, or the simulated cross.
    void showSource(LabSource source);
    /// Shows the breeding bench with the mystery of a code; asks first if crosses would be lost.
    void openMystery(const QString& code);
    /// Rebuilds the page after choices were changed from outside.
    void rebuild() { build(); }
    void showReport(bool shown);
    void showWorksheets(bool shown);
    void showPlants(bool plants);
    void showGenotypes(bool genotypes);
    void showTest(bool shown);
    /// Draws a thousand samples like the current one.
    void repeat();

signals:
    /// Show the page to the class, as F11 does.
    void presentRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // In pixels at scale 1.
    static constexpr qreal pageMargin = 24;
    static constexpr qreal sideWidth = 316;
    static constexpr qreal narrowWidth = 940;

    void build();
    /// Saves what is on the screen once the pending events have been handled.
    void keep();
    QWidget* makeHeader();
    /// What a results code of the shown counts is made of.
    ClassCount classCount() const;
    QWidget* makeSide();
    QWidget* makeBench();
    QWidget* makeChart();
    /// The other pages and rows of the chart's card.
    void addSamples();
    /// What the simulated cross promises of the number of offspring that is chosen.
    ChartSheet::Forecast forecast() const;
    void refreshRows();
    /// The controls that roll, below the page of the simulated cross.
    void makeFoot();
    /// The breeding bench in place of cross, chart and samples.
    QWidget* makeBreeding(QWidget* parent);
    void makePapers(QBoxLayout& rows, QWidget* parent);
    void refreshCounts();
    void refreshHistory();
    LabReport report() const;
    void showMessage(const QString& message, bool isProblem);
    void fold();

    AppContext& m_context;
    std::unique_ptr<LabSession> m_session;
    std::unique_ptr<BreedingSession> m_breeding;
    GameteWorker m_worker;
    std::function<std::string()> m_currentGame;
    /// Not part of the shell, so that it keeps its counts when the page is rebuilt.
    TallyPad* m_pad;
    // The choices made on the page.
    LabChoices m_choices;
    LabView m_view;
    std::unique_ptr<LabStore> m_store;
    QTimer m_keep;
    /// The reader has been told that the state could not be saved.
    bool m_lossTold = false;

    // Rebuilt with the page.
    PageShell* m_shell = nullptr;
    LabHeader* m_header = nullptr;
    /// Only of the simulated cross; not part of the shell, so that it is always in sight.
    QWidget* m_foot = nullptr;
    QBoxLayout* m_pair = nullptr;
    QWidget* m_side = nullptr;
    /// The panel of a source other than the simulated cross, else null; m_bench belongs to the cross.
    SourcePanel* m_panel = nullptr;
    CrossBench* m_bench = nullptr;
    /// Only while it is shown; side, chart and samples are null then.
    BreedingBench* m_breedingBench = nullptr;
    ChartSheet* m_chart = nullptr;
    SamplesSheet* m_samples = nullptr;
    ValueRow* m_countedBy = nullptr;
    ValueRow* m_followRow = nullptr;
    ValueRow* m_repeatRow = nullptr;
    ReportPanel* m_report = nullptr;
    WorksheetPanel* m_worksheets = nullptr;
};

} // namespace app
