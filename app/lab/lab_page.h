#pragma once

#include "gamete_worker.h"
#include "lab_session.h"
#include "lessons/sampling/series.h"

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

    LabSession& session() { return *m_session; }
    /// Another bench that rolls what follows from this seed, for pictures and tests.
    void setSeed(std::uint64_t seed);

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
    QWidget* benchSheet();
    QWidget* chartPart();
    QWidget* offspringPart();
    void bringCross();
    void bringCounts();
    void bringHistory();
    void bringFollowed();
    void nameCell();
    void fold();

    AppContext& m_context;
    std::unique_ptr<LabSession> m_session;
    GameteWorker m_worker;
    // What is chosen on the page; it outlives a change of language or look.
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
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_pair = nullptr;
    QBoxLayout* m_bottom = nullptr;
    QWidget* m_side = nullptr;
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
