// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_page.h"

#include "app/charts/export/reading_facts.h"
#include "app/charts/pictured_chart.h"
#include "app/charts/tally_pad.h"
#include "app/learn/paper/reading_report.h"
#include "app/learn/paper/report_panel.h"
#include "app/learn/paper/worksheet_panel.h"
#include "app/settings/app_context.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/page_shell.h"
#include "app/ui/widgets/status_line.h"
#include "breeding_bench.h"
#include "breeding_report.h"
#include "cross_bench.h"
#include "cross_panel.h"
#include "lab_header.h"
#include "lab_presentation.h"
#include "lab_reading.h"
#include "lessons/mendel_data.h"
#include "lessons/pool/pool_experiment.h"
#include "look_painter.h"
#include "offspring_panel.h"
#include "samples_sheet.h"
#include "value_row.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QKeySequence>
#include <QtGui/QShortcut>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

LabPage::LabPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context),
      m_session(std::make_unique<LabSession>(QRandomGenerator::global()->generate64())),
      m_breeding(std::make_unique<BreedingSession>(QRandomGenerator::global()->generate64())),
      m_currentGame([] { return std::string(); }), m_pad(new TallyPad(this)) {
    m_pad->hide();
    m_view.worksheetChoices.kinds.assign(lessons::allProblemKinds.begin(),
                                         lessons::allProblemKinds.begin() + 4);
    m_view.worksheetChoices.seed = QRandomGenerator::global()->bounded(1, 10'000);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const auto& [keys, step] :
         {std::pair(QKeySequence::Undo, &LabHeader::undo), std::pair(QKeySequence::Redo, &LabHeader::redo)}) {
        auto* shortcut = new QShortcut(QKeySequence(keys), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step = step] { (m_header->*step)(); });
    }
    connect(&m_worker, &GameteWorker::finished, this,
            [this](const std::vector<lessons::RunningPoint>& drawn) { m_session->add(drawn); });
    connect(&m_worker, &GameteWorker::progressed, this, [this] { refreshHistory(); });
    m_store = std::make_unique<LabStore>(context.dataFolder,
                                         LabStore::Parts{*m_session, m_choices, m_view, *m_pad, *m_breeding});
    m_store->load();
    m_keep.setSingleShot(true);
    connect(&m_keep, &QTimer::timeout, this, &LabPage::keep);
    build();
}

LabPage::~LabPage() {
    // Also what was typed a moment ago: a field that loses the focus hands it over.
    m_shell->hide();
    m_store->save();
    // Delete the widgets before the session that they show.
    delete m_foot;
    delete m_shell;
}

void LabPage::setSeed(std::uint64_t seed) {
    m_pad->setParent(this);
    delete m_foot;
    m_foot = nullptr;
    delete m_shell;
    m_shell = nullptr;
    m_session = std::make_unique<LabSession>(seed);
    m_breeding = std::make_unique<BreedingSession>(seed);
    m_store = std::make_unique<LabStore>(m_context.dataFolder,
                                         LabStore::Parts{*m_session, m_choices, m_view, *m_pad, *m_breeding});
    build();
}

void LabPage::build() {
    PageShell* const earlier = m_shell;
    const QString focused = PageShell::takeOff(earlier);
    if (earlier) {
        m_pad->setParent(this);
        m_pad->hide();
        m_session->disconnect(this);
        m_breeding->disconnect(this);
    }
    m_panel = nullptr;
    m_bench = nullptr;
    m_samples = nullptr;
    m_side = nullptr;
    m_pair = nullptr;
    m_chart = nullptr;
    m_breedingBench = nullptr;
    m_shell = new PageShell({.margin = pageMargin, .side = sideWidth, .narrow = narrowWidth}, this);
    m_shell->told()->setObjectName(QStringLiteral("told"));
    static_cast<QVBoxLayout*>(layout())->addWidget(m_shell, 1);
    m_shell->setHeader(makeHeader());
    QWidget* const body = m_shell->body();
    auto* main = new QVBoxLayout;
    keepStyled(main, [main] { main->setSpacing(Theme::current().px(space::gap)); });
    if (m_choices.source == LabSource::Breeding) {
        main->addWidget(makeBreeding(body), 1);
    } else {
        m_shell->setSide(m_side = makeSide());
        auto* pair = new QWidget(body);
        m_pair = Form(pair, Form::Way::Along, space::gap).box();
        m_pair->addWidget(makeBench(), 1);
        m_pair->addWidget(makeChart(), 1);
        main->addWidget(pair, 1);
    }
    makePapers(*main, body);
    makeFoot();
    m_shell->columns()->addLayout(main, 1);
    connect(m_session.get(), &LabSession::crossChanged, this, [this] {
        m_view.startOver();
        if (m_bench)
            m_bench->refreshCross();
    });
    connect(m_session.get(), &LabSession::countsChanged, this, &LabPage::refreshCounts);
    connect(m_session.get(), &LabSession::historyChanged, this, &LabPage::refreshHistory);
    connect(m_breeding.get(), &BreedingSession::changed, this, &LabPage::refreshHistory);
    if (m_bench)
        m_bench->refreshCross();
    keepTranslated(m_shell, [this] {
        showMessage({}, false); // it is in another language
        refreshCounts();
        refreshHistory();
        fold();
    });
    m_shell->appear(earlier, focused);
}

QWidget* LabPage::makeHeader() {
    ExportButton::Source exported{
        [this] { return m_chart->reading().title; }, [this] { return readingTable(m_chart->reading()); },
        [this]() -> QWidget* { return m_chart->picture(); }, [this] { return factsOf(m_chart->reading()); }};
    if (m_choices.source == LabSource::Breeding)
        exported = exportOf(*m_breeding, [this]() -> QWidget* { return m_breedingBench->picture(); });
    LabHeader::Lent lent{exported, {}, m_context.dataFolder};
    if (m_choices.source != LabSource::Breeding)
        lent.counted = [this] { return classCount(); };
    m_header = new LabHeader(*m_session, *m_breeding, m_choices.source, m_view, lent, m_shell);
    connect(m_header, &LabHeader::sourceChosen, this, &LabPage::showSource);
    connect(m_header, &LabHeader::reportToggled, this, &LabPage::showReport);
    connect(m_header, &LabHeader::worksheetsToggled, this, &LabPage::showWorksheets);
    connect(m_header, &LabHeader::presentRequested, this, &LabPage::presentRequested);
    connect(m_header, &LabHeader::told, this, &LabPage::showMessage);
    return m_header;
}

void LabPage::showSource(LabSource source) {
    if (source == m_choices.source)
        return;
    m_choices.source = source;
    m_view.startOver();
    if (!m_lossTold)
        showMessage({}, false); // it was about the source before
    build();
}

ClassCount LabPage::classCount() const {
    const LabReading shown = reading();
    ClassCount counted{lessons::ownPoolId(shown.numbers.size()), shown.title, {}, {}};
    if (m_choices.source == LabSource::Cross)
        counted.experiment = lessons::poolIdOf(m_session->experiment(m_view.genotypes));
    for (const OutcomeNumbers& one : shown.numbers) {
        counted.outcomes << one.name;
        counted.counts.push_back(one.observed);
    }
    if (m_choices.source == LabSource::Games)
        counted.source = messages::PoolSource::Game;
    else if (m_choices.source == LabSource::Tally)
        counted.source = messages::PoolSource::Hand;
    return counted;
}

QWidget* LabPage::makeSide() {
    if (m_choices.source == LabSource::Cross)
        return new CrossPanel(*m_session, m_shell);
    Form inside(new Panel(m_shell), Form::Way::Down, 6, 10);
    QWidget* const side = inside.widget();
    switch (m_choices.source) {
    case LabSource::Breeding: break; // it has no side
    case LabSource::Cross: break;    // see above
    case LabSource::Games:
        inside.heading([] { return tr("Dice of my games"); });
        m_panel = makeGamesPanel(m_choices, m_context.dice(), m_currentGame, side);
        break;
    case LabSource::Tally:
        inside.heading([] { return tr("Tally pad"); });
        m_panel = makeTallyPanel(m_choices, *m_session, *m_pad, side);
        break;
    case LabSource::File:
        inside.heading([] { return tr("Counts from a file"); });
        m_panel = makeFilePanel(m_choices, side);
        break;
    case LabSource::Mendel:
        inside.heading([] { return tr("Mendel's counts"); });
        m_panel = makeMendelPanel(
            m_choices,
            [this](std::size_t place) {
                m_session->setCross(lessons::mendelsCrosses()[place].cross);
                QMetaObject::invokeMethod(
                    this, [this] { showSource(LabSource::Cross); }, Qt::QueuedConnection);
            },
            side);
        break;
    }
    if (m_panel) {
        inside.add(m_panel);
        connect(m_panel, &SourcePanel::changed, this, &LabPage::refreshCounts);
    }
    inside.addStretch();
    return side;
}

QWidget* LabPage::makeBench() {
    if (!m_panel)
        return m_bench = new CrossBench(*m_session, m_view, m_shell);
    Form rows(new Panel(m_shell), Form::Way::Down, 6, space::gap);
    rows.add(m_panel->makeBench(rows.widget()), 1);
    return rows.widget();
}

QWidget* LabPage::makeChart() {
    m_chart = new ChartSheet(m_shell);
    m_countedBy = m_chart->addRow("countedBy", [] { return tr("By genotype"); });
    m_countedBy->setChecked(m_view.genotypes);
    m_countedBy->setVisible(m_choices.source == LabSource::Cross);
    connect(m_countedBy, &QPushButton::toggled, this, [this](bool on) {
        m_view.genotypes = on;
        m_view.startOver();
        refreshCounts();
    });
    addSamples();
    m_chart->setTestShown(m_view.testShown);
    connect(m_chart, &ChartSheet::testShownChanged, this, [this](bool shown) { m_view.testShown = shown; });
    return m_chart;
}

void LabPage::openMystery(const QString& code) {
    showSource(LabSource::Breeding);
    if (m_breedingBench)
        m_breedingBench->open(code);
}

QWidget* LabPage::makeBreeding(QWidget* parent) {
    m_breedingBench = new BreedingBench(*m_breeding, m_view, parent);
    connect(m_breeding.get(), &BreedingSession::changed, &m_keep, qOverload<>(&QTimer::start));
    connect(m_breedingBench, &BreedingBench::viewChanged, &m_keep, qOverload<>(&QTimer::start));
    return m_breedingBench;
}

void LabPage::addSamples() {
    m_samples = new SamplesSheet(m_view, m_choices.source == LabSource::Cross, m_chart);
    connect(m_samples, &SamplesSheet::chosen, this, &LabPage::refreshCounts);
    connect(m_samples, &SamplesSheet::repeatRequested, this, &LabPage::repeat);
    m_followRow = m_chart->addPage(
        "followRow", [] { return tr("Follow a share"); }, m_samples,
        [this] { m_samples->showPart(SamplesSheet::Part::Followed); });
    m_repeatRow = m_chart->addPage(
        "repeatRow", [] { return tr("Repeat it"); }, m_samples,
        [this] { m_samples->showPart(SamplesSheet::Part::Repeated); });
}

ChartSheet::Forecast LabPage::forecast() const {
    const lessons::Experiment& experiment = m_session->experiment(m_view.genotypes);
    const QString number = countText(m_view.number);
    ChartSheet::Forecast made{
        m_view.number == 1 ? tr("What will one plant look like?")
                           : tr("What will %1 offspring look like?").arg(number),
        tr("Dashed: %1, as the square promises. Roll them to see.").arg(promiseOf(experiment)),
        outcomeNumbers(experiment, m_session->counts(m_view.genotypes), {})};
    for (std::size_t i = 0; i < made.numbers.size(); ++i) {
        const double chance = experiment.outcomes[i].chance;
        made.numbers[i].expected = double(m_view.number) * chance;
        made.numbers[i].range = lessons::binomialRange(m_view.number, chance);
    }
    return made;
}

void LabPage::refreshRows() {
    const LabReading& shown = m_chart->reading();
    const bool isCross = m_choices.source == LabSource::Cross;
    m_countedBy->setValue(isCross ? tr("%n kinds", nullptr, int(m_session->experiment(true).outcomes.size()))
                                  : QString());
    const auto keep = [&](ValueRow* row, SamplesSheet::Part part) {
        const bool isThere = m_samples->has(part) && shown.size() > 0;
        row->setEnabled(isThere);
        if (!isThere)
            row->setChecked(false);
    };
    keep(m_followRow, SamplesSheet::Part::Followed);
    keep(m_repeatRow, SamplesSheet::Part::Repeated);
    m_followRow->setValue(m_samples->followed());
    m_repeatRow->setValue(tr("%1 times").arg(countText(1000)));
    // What comes up looks like this.
    const lessons::Brood* brood = isCross && !m_view.genotypes ? &m_session->brood() : nullptr;
    std::vector<std::size_t> looks;
    for (std::size_t look = 0; brood && look < brood->phenotypeCount(); ++look)
        if (brood->byPhenotype()[look] > 0)
            looks.push_back(look);
    if (!brood || !showsPeas(*brood) || looks.size() != shown.numbers.size())
        m_chart->chart()->setPictures({});
    else
        m_chart->chart()->setPictures(
            [this, looks](QPainter& painter, const QRectF& room, std::size_t outcome) {
                if (outcome < looks.size())
                    paintLook(painter, room, m_session->brood(), looks[outcome]);
            });
}

void LabPage::makeFoot() {
    discard(m_foot);
    m_foot = nullptr;
    if (m_choices.source != LabSource::Cross)
        return;
    auto* offspring = new OffspringPanel(*m_session, m_worker, m_view.number, this);
    connect(offspring, &OffspringPanel::numberChanged, this, [this](qint64 n) {
        if (n > 0 && n != m_view.number) {
            m_view.number = n;
            if (m_session->bench().size() == 0)
                refreshCounts();
        }
        m_keep.start();
    });
    layout()->addWidget(m_foot = offspring);
    m_foot->show();
}

void LabPage::makePapers(QBoxLayout& rows, QWidget* parent) {
    m_report = new ReportPanel(
        m_view.reportWords, [this] { return report(); }, parent, &m_view.formerReports);
    m_report->setVisible(m_view.reportShown);
    connect(m_report, &ReportPanel::wordsChanged, &m_keep, qOverload<>(&QTimer::start));
    rows.addWidget(m_report);
    m_worksheets = new WorksheetPanel(m_view.worksheetChoices, parent);
    m_worksheets->setVisible(m_view.worksheetsShown && m_choices.source != LabSource::Breeding);
    rows.addWidget(m_worksheets);
}

LabReading LabPage::reading() const {
    return m_panel ? m_panel->reading() : readingOf(*m_session, m_view.genotypes);
}

Presentation LabPage::presentation() const {
    // The solution of a mystery could be read off its expectation.
    if (m_choices.source == LabSource::Breeding)
        return {};
    return m_choices.source == LabSource::Cross ? presentationOf(*m_session, m_view.genotypes, reading())
                                                : presentationOf(reading());
}

void LabPage::repeat() {
    m_samples->repeat(m_chart->reading(), m_session->generator());
}

void LabPage::keep() {
    const bool kept = m_store->save();
    if (!kept && !m_lossTold)
        showMessage(
            tr("The Lab cannot save its data: the disk may be full or read-only. What is counted here will "
               "be lost when the window closes."),
            true);
    if (kept && m_lossTold)
        showMessage({}, false);
    m_lossTold = !kept;
}

void LabPage::refreshCounts() {
    m_keep.start();
    // A source can report a change before the page is complete.
    if (!m_samples)
        return;
    if (m_choices.source == LabSource::Cross) {
        const ChartSheet::Forecast ahead = forecast();
        m_chart->setReading(reading(), &ahead);
    } else {
        m_chart->setReading(reading());
    }
    m_samples->setReading(m_chart->reading());
    refreshRows();
    if (m_bench)
        m_bench->refreshWords();
}

void LabPage::refreshHistory() {
    const bool busy = m_worker.isRunning();
    if (m_side)
        m_side->setEnabled(!busy);
    m_header->refreshHistory(busy);
}

LabReport LabPage::report() const {
    if (m_choices.source == LabSource::Breeding)
        return breedingReport(*m_breeding);
    const LabReading shown = m_chart->reading();
    return reportOf(shown, taskOf(m_choices.source, shown));
}

void LabPage::showReport(bool shown) {
    m_view.reportShown = shown;
    m_header->setReportShown(shown);
    m_report->setVisible(shown);
    if (shown)
        QTimer::singleShot(0, m_report, [this] { m_shell->area()->ensureWidgetVisible(m_report); });
}

void LabPage::showWorksheets(bool shown) {
    m_view.worksheetsShown = shown;
    m_header->setWorksheetsShown(shown);
    m_worksheets->setVisible(shown);
    if (shown)
        QTimer::singleShot(0, m_worksheets, [this] { m_shell->area()->ensureWidgetVisible(m_worksheets); });
}

void LabPage::showMessage(const QString& message, bool isProblem) {
    m_shell->told()->showMessage(message, isProblem);
}

void LabPage::showPlants(bool plants) {
    m_bench->showPlants(plants);
}

void LabPage::showGenotypes(bool genotypes) {
    m_countedBy->setChecked(genotypes);
}

void LabPage::showTest(bool shown) {
    m_view.testShown = shown;
    m_chart->setTestShown(shown);
}

} // namespace app
