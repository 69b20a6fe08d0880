// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/dice_ledger.h"
#include "app/export/report_panel.h"
#include "app/export/worksheet_panel.h"
#include "gamete_worker.h"
#include "lab_session.h"
#include "lessons/sampling/repeated_samples.h"
#include "source_panel.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace app {

class ChartSheet;
class HistogramStrip;
class OffspringPanel;
class PlantsPicture;
class RunningStrip;
class SquarePicture;
struct AppContext;

/// The free bench: cross what you like, roll as many as you like, see them against what is expected.
class LabPage : public QWidget {
    Q_OBJECT
public:
    explicit LabPage(AppContext& context, QWidget* parent = nullptr);
    ~LabPage() override;

    LabSession& session() { return *m_session; }
    TallyPad& tallyPad() { return *m_pad; }
    LabChoices& choices() { return m_choices; }
    /// What is shown of the present source.
    LabReading reading() const;
    /// How the Lab learns which game of the ledger is on the board.
    void setCurrentGame(const std::function<std::string()>& currentGame) { m_currentGame = currentGame; }
    /// Another bench that rolls what follows from this seed, for pictures and tests.
    void setSeed(std::uint64_t seed);

    /// Counts from elsewhere, or the simulated cross.
    void showSource(LabSource source);
    /// Makes the page anew, for choices that were changed from outside.
    void rebuild();
    void showReport(bool shown);
    void showWorksheets(bool shown);
    void showPlants(bool plants);
    void showGenotypes(bool genotypes);
    void showTest(bool shown);
    /// A thousand samples like the present one.
    void repeat();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* header();
    QWidget* sources(QWidget* parent);
    QWidget* sideSheet();
    QWidget* benchSheet();
    QWidget* sourceBench();
    QWidget* chartPart();
    QWidget* offspringPart();
    void bringCross();
    void bringCounts();
    void bringHistory();
    void bringFollowed(const LabReading& reading);
    void bringRepeated(const LabReading& reading);
    LabReport report() const;
    void tell(const QString& message, bool isProblem);
    void nameCell();
    void fold();

    AppContext& m_context;
    std::unique_ptr<LabSession> m_session;
    GameteWorker m_worker;
    DiceLedger m_ledger;
    std::function<std::string()> m_currentGame;
    /// Counts go on in it while the page is made anew.
    TallyPad* m_pad;
    // What is chosen on the page; it outlives a change of language or look.
    LabChoices m_choices;
    ReportWords m_reportWords;
    bool m_reportShown = false;
    WorksheetChoices m_worksheetChoices;
    bool m_worksheetsShown = false;
    bool m_genotypes = false;
    bool m_plants = false;
    bool m_testShown = false;
    bool m_statistic = true;
    std::size_t m_followed = 0;
    std::int64_t m_number = 320;
    /// The samples of the last repetition; empty when they belong to something else.
    lessons::Histogram m_histogram;
    std::int64_t m_repeated = 0;

    QWidget* m_content = nullptr;
    QScrollArea* m_area = nullptr;
    QBoxLayout* m_header = nullptr;
    QLabel* m_told = nullptr;
    SourcePanel* m_panel = nullptr;
    ReportPanel* m_report = nullptr;
    QPushButton* m_reportToggle = nullptr;
    WorksheetPanel* m_worksheets = nullptr;
    QPushButton* m_worksheetsToggle = nullptr;
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_pair = nullptr;
    QBoxLayout* m_bottom = nullptr;
    QWidget* m_side = nullptr;
    QWidget* m_runningPart = nullptr;
    QWidget* m_repeatedPart = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_cell = nullptr;
    QStackedWidget* m_views = nullptr;
    SquarePicture* m_square = nullptr;
    PlantsPicture* m_picture = nullptr;
    ChartSheet* m_chart = nullptr;
    OffspringPanel* m_offspring = nullptr;
    QComboBox* m_follow = nullptr;
    RunningStrip* m_running = nullptr;
    QComboBox* m_kind = nullptr;
    QPushButton* m_repeat = nullptr;
    HistogramStrip* m_strip = nullptr;
};

} // namespace app
