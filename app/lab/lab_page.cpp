// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_page.h"

#include "app/charts/histogram_strip.h"
#include "app/charts/running_strip.h"
#include "app/charts/square_picture.h"
#include "app/charts/tally_pad.h"
#include "app/export/export_button.h"
#include "app/export/reading_report.h"
#include "app/settings/app_context.h"
#include "app/text/phrases.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/segment_row.h"
#include "app/widgets/sheet.h"
#include "chart_sheet.h"
#include "cross_panel.h"
#include "lab_reading.h"
#include "lessons/mendel_data.h"
#include "offspring_panel.h"
#include "plants_picture.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeySequence>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

constexpr std::int64_t repetitions = 1000;
constexpr std::size_t histogramClasses = 40;

/// In letters where the looks of several genes would be a long list of words.
QString followedName(const OutcomeNumbers& outcome) {
    constexpr qsizetype longest = 24;
    return outcome.name.size() > longest && !outcome.letters.isEmpty() ? outcome.letters : outcome.name;
}

} // namespace

LabPage::LabPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context),
      m_session(std::make_unique<LabSession>(QRandomGenerator::global()->generate64())),
      m_ledger(context.dataFolder), m_currentGame([] { return std::string(); }), m_pad(new TallyPad(this)) {
    m_pad->hide();
    m_worksheetChoices.kinds.assign(lessons::allProblemKinds.begin(), lessons::allProblemKinds.begin() + 4);
    m_worksheetChoices.seed = QRandomGenerator::global()->bounded(1, 10'000);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const auto& [keys, step] : {std::pair(QKeySequence::Undo, &LabSession::undo),
                                     std::pair(QKeySequence::Redo, &LabSession::redo)}) {
        auto* shortcut = new QShortcut(QKeySequence(keys), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step = step] {
            if (!m_worker.isRunning() && m_choices.source == LabSource::Cross)
                (m_session.get()->*step)();
        });
    }
    connect(&m_worker, &GameteWorker::finished, this,
            [this](const std::vector<lessons::RunningPoint>& drawn) { m_session->add(drawn); });
    connect(&m_worker, &GameteWorker::progressed, this, [this] { bringHistory(); });
    build();
    connect(&Theme::current(), &Theme::changed, this, &LabPage::build);
}

LabPage::~LabPage() {
    // The widgets go before the session that they show.
    delete m_content;
}

void LabPage::setSeed(std::uint64_t seed) {
    m_pad->setParent(this);
    delete m_content;
    m_content = nullptr;
    m_session = std::make_unique<LabSession>(seed);
    build();
}

void LabPage::build() {
    QString focused;
    if (m_content) {
        if (const QWidget* focus = QApplication::focusWidget(); focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        m_pad->setParent(this);
        m_pad->hide();
        m_content->hide();
        m_content->deleteLater();
        m_session->disconnect(this);
    }
    m_panel = nullptr;
    m_square = nullptr;
    m_picture = nullptr;
    m_offspring = nullptr;
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 12, 8);
    rows->addWidget(header());
    m_told = words({}, m_content, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("told"));
    m_told->hide();
    rows->addWidget(m_told);
    auto* body = new QWidget;
    m_columns = new QHBoxLayout(body);
    setMargins(m_columns, 0, 12);
    m_columns->setContentsMargins(0, 0, Theme::current().px(4), 0);
    m_columns->addWidget(m_side = sideSheet());
    auto* main = new QVBoxLayout;
    main->setSpacing(Theme::current().px(12));
    auto* pair = new QWidget(body);
    m_pair = new QHBoxLayout(pair);
    setMargins(m_pair, 0, 12);
    m_pair->addWidget(m_panel ? sourceBench() : benchSheet(), 1);
    m_pair->addWidget(chartPart(), 1);
    main->addWidget(pair, 1);
    main->addWidget(offspringPart());
    m_report = new ReportPanel(
        m_reportWords, [this] { return report(); }, body);
    m_report->setVisible(m_reportShown);
    main->addWidget(m_report);
    m_worksheets = new WorksheetPanel(m_worksheetChoices, body);
    m_worksheets->setVisible(m_worksheetsShown);
    main->addWidget(m_worksheets);
    m_columns->addLayout(main, 1);
    m_area = scrolling(body, m_content);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    rows->addWidget(m_area, 1);
    connect(m_session.get(), &LabSession::crossChanged, this, [this] {
        m_histogram = {};
        m_followed = 0;
        bringCross();
    });
    connect(m_session.get(), &LabSession::countsChanged, this, &LabPage::bringCounts);
    connect(m_session.get(), &LabSession::historyChanged, this, &LabPage::bringHistory);
    bringCross();
    bringCounts();
    bringHistory();
    fold();
    m_content->show();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus();
}

void LabPage::rebuild() {
    build();
}

QWidget* LabPage::header() {
    auto* made = new QWidget(m_content);
    m_header = new QHBoxLayout(made);
    setMargins(m_header, 0, 10);
    m_header->addWidget(pageTitle(tr("Lab"), made));
    m_header->addWidget(sources(made), 1);
    auto* actions = new QWidget(made);
    auto* row = new QHBoxLayout(actions);
    setMargins(row, 0, 6);
    m_undo = button(tr("Undo"), actions);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo = button(tr("Redo"), actions);
    m_redo->setObjectName(QStringLiteral("redo"));
    connect(m_undo, &QPushButton::clicked, this, [this] { m_session->undo(); });
    connect(m_redo, &QPushButton::clicked, this, [this] { m_session->redo(); });
    const bool cross = m_choices.source == LabSource::Cross;
    m_undo->setVisible(cross);
    m_redo->setVisible(cross);
    auto* exported = new ExportButton({[this] { return m_chart->reading().title; },
                                       [this] { return readingTable(m_chart->reading()); },
                                       [this]() -> QWidget* { return m_chart->picture(); }},
                                      actions);
    exported->setObjectName(QStringLiteral("export"));
    connect(exported, &ExportButton::told, this, &LabPage::tell);
    m_reportToggle = button(tr("Lab report"), actions);
    m_reportToggle->setObjectName(QStringLiteral("report"));
    m_reportToggle->setCheckable(true);
    m_reportToggle->setChecked(m_reportShown);
    connect(m_reportToggle, &QPushButton::clicked, this, &LabPage::showReport);
    m_worksheetsToggle = button(tr("Worksheets"), actions);
    m_worksheetsToggle->setObjectName(QStringLiteral("worksheets"));
    m_worksheetsToggle->setCheckable(true);
    m_worksheetsToggle->setChecked(m_worksheetsShown);
    connect(m_worksheetsToggle, &QPushButton::clicked, this, &LabPage::showWorksheets);
    for (QWidget* one :
         std::initializer_list<QWidget*>{m_undo, m_redo, exported, m_reportToggle, m_worksheetsToggle})
        row->addWidget(one);
    m_header->addWidget(actions, 0, Qt::AlignTop);
    return made;
}

QWidget* LabPage::sources(QWidget* parent) {
    auto* made = new QWidget(parent);
    made->setAccessibleName(tr("Where the counts come from"));
    auto* flow = new FlowLayout(made);
    flow->setSpacing(Theme::current().px(6));
    auto* group = new QButtonGroup(made);
    const std::array<std::pair<LabSource, QString>, 5> all{{{LabSource::Cross, tr("Simulated cross")},
                                                            {LabSource::Games, tr("My games")},
                                                            {LabSource::Tally, tr("Tally pad")},
                                                            {LabSource::File, tr("A file")},
                                                            {LabSource::Mendel, tr("Mendel's counts")}}};
    for (const auto& [source, name] : all) {
        QPushButton* choice = button(name, made);
        choice->setObjectName(QStringLiteral("source%1").arg(int(source)));
        choice->setAccessibleName(tr("Counts from: %1").arg(name));
        choice->setCheckable(true);
        choice->setChecked(source == m_choices.source);
        group->addButton(choice, int(source));
        flow->addWidget(choice);
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int id) {
        // Not while the button is still at work.
        QMetaObject::invokeMethod(
            this, [this, id] { showSource(static_cast<LabSource>(id)); }, Qt::QueuedConnection);
    });
    return made;
}

void LabPage::showSource(LabSource source) {
    if (source == m_choices.source)
        return;
    m_choices.source = source;
    m_followed = 0;
    m_histogram = {};
    build();
}

QWidget* LabPage::sideSheet() {
    auto* side = new Sheet(m_content);
    auto* inside = new QVBoxLayout(side);
    setMargins(inside, 10, 6);
    const auto title = [&](const QString& name) {
        inside->addWidget(words(name, side, TextRole::PanelTitle));
    };
    switch (m_choices.source) {
    case LabSource::Cross:
        title(tr("Genes and parents"));
        inside->addWidget(new CrossPanel(*m_session, side));
        break;
    case LabSource::Games:
        title(tr("Dice of my games"));
        m_panel = makeGamesPanel(m_choices, m_ledger, m_currentGame, side);
        break;
    case LabSource::Tally:
        title(tr("Tally pad"));
        m_panel = makeTallyPanel(m_choices, *m_session, *m_pad, side);
        break;
    case LabSource::File:
        title(tr("Counts from a file"));
        m_panel = makeFilePanel(m_choices, side);
        break;
    case LabSource::Mendel:
        title(tr("Mendel's counts"));
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
        inside->addWidget(m_panel);
        connect(m_panel, &SourcePanel::changed, this, &LabPage::bringCounts);
    }
    inside->addStretch(1);
    return side;
}

QWidget* LabPage::sourceBench() {
    auto* sheet = new Sheet(m_content);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    rows->addWidget(m_panel->makeBench(sheet), 1);
    return sheet;
}

QWidget* LabPage::benchSheet() {
    auto* sheet = new Sheet(m_content);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 12, 6);
    m_title = words({}, sheet, TextRole::PanelTitle);
    m_title->setObjectName(QStringLiteral("crossTitle"));
    m_title->setFont(Theme::current().genotypeFont(16));
    rows->addWidget(m_title);
    auto* choice = new SegmentRow(tr("What is shown"), {{0, tr("Punnett square")}, {1, tr("Plants")}},
                                  m_plants ? 1 : 0, sheet);
    choice->setObjectName(QStringLiteral("benchView"));
    connect(choice, &SegmentRow::chosen, this, [this](int value) {
        m_plants = value == 1;
        m_views->setCurrentIndex(value);
        nameCell();
    });
    rows->addWidget(choice);
    m_views = new QStackedWidget(sheet);
    m_square = new SquarePicture(m_views);
    m_views->addWidget(m_square);
    m_picture = new PlantsPicture(*m_session, m_views);
    m_views->addWidget(m_picture);
    m_views->setCurrentIndex(m_plants ? 1 : 0);
    rows->addWidget(m_views, 1);
    m_cell = words({}, sheet, TextRole::Body, Role::SoftInk);
    m_cell->setObjectName(QStringLiteral("cell"));
    rows->addWidget(m_cell);
    connect(m_square, &SquarePicture::cursorMoved, this, &LabPage::nameCell);
    return sheet;
}

QWidget* LabPage::chartPart() {
    m_chart = new ChartSheet(m_content);
    auto* choice = new SegmentRow(tr("Counted by"), {{0, tr("by looks")}, {1, tr("by genotype")}},
                                  m_genotypes ? 1 : 0, m_chart);
    choice->setObjectName(QStringLiteral("countedBy"));
    choice->setVisible(m_choices.source == LabSource::Cross);
    connect(choice, &SegmentRow::chosen, this, [this](int value) {
        m_genotypes = value == 1;
        m_followed = 0;
        m_histogram = {};
        bringCounts();
    });
    m_chart->setControls(choice);
    m_chart->setTestShown(m_testShown);
    connect(m_chart, &ChartSheet::testShownChanged, this, [this](bool shown) { m_testShown = shown; });
    return m_chart;
}

QWidget* LabPage::offspringPart() {
    auto* sheet = new Sheet(m_content);
    m_bottom = new QHBoxLayout(sheet);
    setMargins(m_bottom, 12, 14);
    if (m_choices.source == LabSource::Cross) {
        m_offspring = new OffspringPanel(*m_session, m_worker, m_number, sheet);
        connect(m_offspring, &OffspringPanel::numberChanged, this, [this](qint64 n) {
            if (n > 0)
                m_number = n;
        });
        m_bottom->addWidget(m_offspring, 3);
    }
    auto* running = m_runningPart = new QWidget(sheet);
    auto* runningRows = new QVBoxLayout(running);
    setMargins(runningRows, 0, 6);
    m_follow = new QComboBox(running);
    m_follow->setObjectName(QStringLiteral("followed"));
    m_follow->setAccessibleName(tr("Outcome that is followed"));
    m_follow->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_follow->setMinimumContentsLength(12);
    connect(m_follow, &QComboBox::activated, this, [this](int row) {
        m_followed = std::size_t(std::max(0, row));
        m_histogram = {};
        bringCounts();
    });
    runningRows->addWidget(m_follow);
    m_running = new RunningStrip(running);
    runningRows->addWidget(m_running, 1);
    m_bottom->addWidget(running, 2);

    auto* repeated = m_repeatedPart = new QWidget(sheet);
    auto* repeatedRows = new QVBoxLayout(repeated);
    setMargins(repeatedRows, 0, 6);
    auto* line = new QHBoxLayout;
    line->setSpacing(Theme::current().px(6));
    m_kind = new QComboBox(repeated);
    m_kind->setObjectName(QStringLiteral("repeatedKind"));
    m_kind->setAccessibleName(tr("What is told of each sample"));
    m_kind->addItems({tr("gap (χ²)"), tr("count")});
    m_kind->setCurrentIndex(m_statistic ? 0 : 1);
    connect(m_kind, &QComboBox::activated, this, [this](int row) {
        m_statistic = row == 0;
        m_histogram = {};
        bringCounts();
    });
    line->addWidget(m_kind, 1);
    m_repeat = button(tr("Repeat 1000 times"), repeated);
    m_repeat->setObjectName(QStringLiteral("repeat"));
    connect(m_repeat, &QPushButton::clicked, this, &LabPage::repeat);
    line->addWidget(m_repeat);
    repeatedRows->addLayout(line);
    m_strip = new HistogramStrip(repeated);
    repeatedRows->addWidget(m_strip, 1);
    m_bottom->addWidget(repeated, 2);
    return sheet;
}

LabReading LabPage::reading() const {
    return m_panel ? m_panel->reading() : readingOf(*m_session, m_genotypes);
}

void LabPage::repeat() {
    const LabReading& shown = m_chart->reading();
    const std::int64_t n = shown.size();
    if (n == 0 || n > lessons::maxOffspring || m_followed >= shown.chances.size())
        return;
    lessons::Generator& generator = m_session->generator();
    const int df = shown.test.degreesOfFreedom;
    if (m_statistic && df > 0) {
        const auto values = lessons::repeatedStatistics(generator, repetitions, n, shown.chances);
        m_histogram = lessons::histogramOfStatistics(values, histogramClasses, df);
    } else {
        const auto values = lessons::repeatedCounts(generator, repetitions, n, shown.chances[m_followed]);
        m_histogram = lessons::histogramOfCounts(values, histogramClasses, n, shown.chances[m_followed]);
    }
    m_repeated = n;
    bringRepeated(shown);
}

void LabPage::bringCross() {
    if (!m_square)
        return;
    m_title->setText(QString::fromStdString(lessons::notation(m_session->bench().cross)));
    m_square->setCross(m_session->bench().cross);
    nameCell();
}

void LabPage::bringFollowed(const LabReading& shown) {
    QStringList names;
    for (const OutcomeNumbers& outcome : shown.numbers)
        names << tr("Follow: %1").arg(followedName(outcome));
    QStringList before;
    for (int i = 0; i < m_follow->count(); ++i)
        before << m_follow->itemText(i);
    m_followed = std::min(m_followed, std::size_t(std::max<qsizetype>(1, names.size()) - 1));
    const QSignalBlocker quiet(m_follow);
    if (names != before) {
        m_follow->clear();
        m_follow->addItems(names);
    }
    m_follow->setCurrentIndex(int(m_followed));
    m_follow->setToolTip(m_follow->currentText());
}

void LabPage::bringCounts() {
    if (!m_chart || !m_follow)
        return;
    const LabReading shown = reading();
    m_chart->setReading(shown);
    bringFollowed(shown);
    const bool cross = !m_panel;
    const bool known = cross || !shown.running.empty();
    m_runningPart->setVisible(known);
    if (known && m_followed < shown.numbers.size()) {
        const OutcomeNumbers& followed = shown.numbers[m_followed];
        const double expected = m_followed < shown.chances.size() ? shown.chances[m_followed]
                                : shown.size() > 0                ? followed.expected / double(shown.size())
                                                                  : 0.0;
        m_running->setRunning(followedName(followed), shown.running, m_followed, expected);
    }
    bringRepeated(shown);
    if (cross)
        nameCell();
}

void LabPage::bringRepeated(const LabReading& shown) {
    const std::int64_t n = shown.size();
    // Samples of changing parents have no one chance to be repeated with.
    m_repeatedPart->setVisible(!shown.chances.empty());
    m_bottom->parentWidget()->setVisible(!m_panel || !m_runningPart->isHidden() ||
                                         !m_repeatedPart->isHidden());
    m_repeat->setEnabled(n > 0 && n <= lessons::maxOffspring);
    m_repeat->setToolTip(tr("Rolls 1000 samples as large as the present one"));
    if (m_repeated != n)
        m_histogram = {};
    const bool statistic = m_statistic && shown.test.degreesOfFreedom > 0;
    QStringList ends;
    std::optional<double> here;
    if (!m_histogram.counts.empty()) {
        const double top = m_histogram.low + m_histogram.width * double(m_histogram.counts.size());
        const QLocale locale;
        ends = statistic
                   ? QStringList{locale.toString(m_histogram.low, 'f', 0), locale.toString(top, 'f', 1)}
                   : QStringList{countText(std::llround(m_histogram.low)), countText(std::llround(top))};
        here = statistic ? shown.test.statistic : double(shown.numbers[m_followed].observed);
    }
    m_strip->setHistogram(statistic ? tr("Gap χ² of 1000 samples") : tr("Count in 1000 samples"), m_histogram,
                          here, ends);
}

LabReport LabPage::report() const {
    const LabReading shown = m_chart->reading();
    QString task;
    switch (m_choices.source) {
    case LabSource::Cross:
        task = tr("Cross %1 and compare the offspring with what the parents promise.").arg(shown.title);
        break;
    case LabSource::Games:
        task = tr("Compare the dice of the game with what the Punnett squares promise.");
        break;
    case LabSource::Mendel: task = tr("Compare Mendel's counts with what the parents promise."); break;
    default: task = tr("Compare the counts with the ratio %1.").arg(shown.against); break;
    }
    return reportOf(shown, task);
}

void LabPage::showReport(bool shown) {
    m_reportShown = shown;
    m_reportToggle->setChecked(shown);
    m_report->setVisible(shown);
    if (shown)
        QTimer::singleShot(0, m_report, [this] { m_area->ensureWidgetVisible(m_report); });
}

void LabPage::showWorksheets(bool shown) {
    m_worksheetsShown = shown;
    m_worksheetsToggle->setChecked(shown);
    m_worksheets->setVisible(shown);
    if (shown)
        QTimer::singleShot(0, m_worksheets, [this] { m_area->ensureWidgetVisible(m_worksheets); });
}

void LabPage::tell(const QString& message, bool isProblem) {
    QPalette palette = m_told->palette();
    palette.setColor(QPalette::WindowText, Theme::current().colour(isProblem ? Role::Warning : Role::Ink));
    m_told->setPalette(palette);
    m_told->setText(message);
    m_told->show();
}

void LabPage::bringHistory() {
    const bool busy = m_worker.isRunning();
    m_side->setEnabled(!busy);
    m_undo->setEnabled(m_session->canUndo() && !busy);
    m_redo->setEnabled(m_session->canRedo() && !busy);
    QString what = tr("Nothing to undo");
    if (m_session->canUndo())
        switch (m_session->lastStep()) {
        case LabSession::Step::Genes: what = tr("Undo the choice of genes"); break;
        case LabSession::Step::Parents: what = tr("Undo the change of the parents"); break;
        case LabSession::Step::Linkage: what = tr("Undo the change of the linkage"); break;
        case LabSession::Step::Roll: what = tr("Undo the last roll"); break;
        }
    m_undo->setToolTip(what);
    m_undo->setAccessibleDescription(what);
}

void LabPage::nameCell() {
    if (!m_square)
        return;
    if (m_plants) {
        const auto shown = std::int64_t(m_session->bench().plants->size());
        const std::int64_t all = m_session->bench().size();
        if (all == 0)
            m_cell->setText(tr("Roll some offspring to see them as plants."));
        else if (shown == 0)
            m_cell->setText(
                tr("These were counted, not kept one by one. Start over and roll to see plants."));
        else if (shown < all)
            m_cell->setText(tr("The first %1 of %2").arg(countText(shown), countText(all)));
        else
            m_cell->setText(tr("All %1, in the order in which they came").arg(countText(all)));
        return;
    }
    const QString cell = m_square->cursorText();
    m_cell->setText(cell.isEmpty() ? tr("Point at a cell, or walk with the arrow keys.") : cell);
}

void LabPage::showPlants(bool plants) {
    findChild<SegmentRow*>(QStringLiteral("benchView"))->setValue(plants ? 1 : 0);
}

void LabPage::showGenotypes(bool genotypes) {
    findChild<SegmentRow*>(QStringLiteral("countedBy"))->setValue(genotypes ? 1 : 0);
}

void LabPage::showTest(bool shown) {
    m_testShown = shown;
    m_chart->setTestShown(shown);
}

void LabPage::fold() {
    const Theme& theme = Theme::current();
    const bool narrow = width() < theme.px(940);
    m_header->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setMinimumWidth(narrow ? 0 : theme.px(262));
    m_side->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : theme.px(262));
    m_pair->setDirection(width() < theme.px(760) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_bottom->setDirection(width() < theme.px(820) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LabPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void LabPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
