#include "lab_page.h"

#include "app/lessons/figures/square_picture.h"
#include "app/lessons/running_strip.h"
#include "app/pages/page_parts.h"
#include "app/pages/segment_row.h"
#include "app/pages/sheet.h"
#include "app/shell/app_context.h"
#include "app/text/phrases.h"
#include "chart_sheet.h"
#include "cross_panel.h"
#include "histogram_strip.h"
#include "offspring_panel.h"
#include "plants_picture.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeySequence>
#include <QtGui/QShortcut>
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
QString followedName(const lessons::Outcome& outcome) {
    constexpr qsizetype longest = 24;
    const QString name = text(outcome.name);
    return name.size() > longest && !outcome.letters.empty() ? QString::fromStdString(outcome.letters) : name;
}

} // namespace

LabPage::LabPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context),
      m_session(std::make_unique<LabSession>(QRandomGenerator::global()->generate64())) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const auto& [keys, step] :
         {std::pair(QKeySequence::Undo, &LabSession::undo), std::pair(QKeySequence::Redo, &LabSession::redo)}) {
        auto* shortcut = new QShortcut(QKeySequence(keys), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step = step] {
            if (!m_worker.isRunning())
                (m_session.get()->*step)();
        });
    }
    connect(&m_worker, &GameteWorker::finished, this,
            [this](const std::vector<LabMoment>& drawn) { m_session->add(drawn); });
    connect(&m_worker, &GameteWorker::progressed, this, [this] { bringHistory(); });
    build();
    connect(&Theme::current(), &Theme::changed, this, &LabPage::build);
}

void LabPage::setSeed(std::uint64_t seed) {
    delete m_content;
    m_content = nullptr;
    m_session = std::make_unique<LabSession>(seed);
    build();
}

void LabPage::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
        m_session->disconnect(this);
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 12, 8);
    rows->addWidget(header());
    auto* body = new QWidget;
    m_columns = new QHBoxLayout(body);
    setMargins(m_columns, 0, 12);
    m_columns->setContentsMargins(0, 0, Theme::current().px(4), 0);
    auto* side = new Sheet(body);
    m_side = side;
    auto* inside = new QVBoxLayout(side);
    setMargins(inside, 10, 6);
    inside->addWidget(words(tr("Genes and parents"), side, TextRole::PanelTitle));
    inside->addWidget(new CrossPanel(*m_session, side));
    inside->addStretch(1);
    m_columns->addWidget(side);
    auto* main = new QVBoxLayout;
    main->setSpacing(Theme::current().px(12));
    auto* pair = new QWidget(body);
    m_pair = new QHBoxLayout(pair);
    setMargins(m_pair, 0, 12);
    m_pair->addWidget(benchSheet(), 1);
    m_pair->addWidget(chartPart(), 1);
    main->addWidget(pair, 1);
    main->addWidget(offspringPart());
    m_columns->addLayout(main, 1);
    m_area = scrolling(body, m_content);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    rows->addWidget(m_area, 1);
    connect(m_session.get(), &LabSession::crossChanged, this, &LabPage::bringCross);
    connect(m_session.get(), &LabSession::countsChanged, this, &LabPage::bringCounts);
    connect(m_session.get(), &LabSession::historyChanged, this, &LabPage::bringHistory);
    bringCross();
    bringCounts();
    bringHistory();
    fold();
    m_content->show();
}

QWidget* LabPage::header() {
    auto* made = new QWidget(m_content);
    auto* row = new QHBoxLayout(made);
    setMargins(row, 0, 8);
    row->addWidget(pageTitle(tr("Lab"), made));
    row->addStretch(1);
    m_undo = button(tr("Undo"), made);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo = button(tr("Redo"), made);
    m_redo->setObjectName(QStringLiteral("redo"));
    connect(m_undo, &QPushButton::clicked, this, [this] { m_session->undo(); });
    connect(m_redo, &QPushButton::clicked, this, [this] { m_session->redo(); });
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    return made;
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
    connect(choice, &SegmentRow::chosen, this, [this](int value) {
        m_genotypes = value == 1;
        m_followed = 0;
        m_histogram = {};
        bringFollowed();
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
    m_offspring = new OffspringPanel(*m_session, m_worker, m_number, sheet);
    connect(m_offspring, &OffspringPanel::numberChanged, this, [this](qint64 n) {
        if (n > 0)
            m_number = n;
    });
    m_bottom->addWidget(m_offspring, 3);

    auto* running = new QWidget(sheet);
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

    auto* repeated = new QWidget(sheet);
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

void LabPage::repeat() {
    const auto chances = m_session->experiment(m_genotypes).chances();
    const std::int64_t n = m_session->bench().size();
    if (n == 0 || n > lessons::maxOffspring || m_followed >= chances.size())
        return;
    lessons::Generator& generator = m_session->generator();
    if (m_statistic && chances.size() > 1) {
        const auto values = lessons::repeatedStatistics(generator, repetitions, n, chances);
        m_histogram = lessons::histogramOfStatistics(values, histogramClasses, int(chances.size()) - 1);
    } else {
        const auto values = lessons::repeatedCounts(generator, repetitions, n, chances[m_followed]);
        m_histogram = lessons::histogramOfCounts(values, histogramClasses, n, chances[m_followed]);
    }
    m_repeated = n;
    bringCounts();
}

void LabPage::bringCross() {
    m_histogram = {};
    m_followed = 0;
    m_title->setText(QString::fromStdString(lessons::notation(m_session->bench().cross)));
    m_square->setCross(m_session->bench().cross);
    nameCell();
    bringFollowed();
}

void LabPage::bringFollowed() {
    const QSignalBlocker quiet(m_follow);
    m_follow->clear();
    for (const lessons::Outcome& outcome : m_session->experiment(m_genotypes).outcomes)
        m_follow->addItem(tr("Follow: %1").arg(followedName(outcome)));
    m_follow->setToolTip(m_follow->currentText());
    m_follow->setCurrentIndex(int(m_followed));
}

void LabPage::bringCounts() {
    const LabReading reading = readingOf(*m_session, m_genotypes);
    m_chart->setReading(reading);
    const auto& outcomes = m_session->experiment(m_genotypes).outcomes;
    const lessons::Outcome& followed = outcomes[std::min(m_followed, outcomes.size() - 1)];
    m_running->setRunning(followedName(followed), m_session->running(m_genotypes, m_followed), followed.chance);
    const std::int64_t n = m_session->bench().size();
    m_repeat->setEnabled(n > 0 && n <= lessons::maxOffspring);
    m_repeat->setToolTip(tr("Rolls 1000 samples as large as the present one"));
    if (m_repeated != n)
        m_histogram = {};
    const bool statistic = m_statistic && outcomes.size() > 1;
    QStringList ends;
    std::optional<double> here;
    if (!m_histogram.counts.empty()) {
        const double top = m_histogram.low + m_histogram.width * double(m_histogram.counts.size());
        const QLocale locale;
        ends = statistic ? QStringList{locale.toString(m_histogram.low, 'f', 0), locale.toString(top, 'f', 1)}
                         : QStringList{countText(std::llround(m_histogram.low)), countText(std::llround(top))};
        here = statistic ? reading.test.statistic : double(reading.numbers[m_followed].observed);
    }
    m_strip->setHistogram(statistic ? tr("Gap χ² of 1000 samples") : tr("Count in 1000 samples"), m_histogram, here,
                          ends);
    nameCell();
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
    if (m_plants) {
        const auto shown = std::int64_t(m_session->bench().plants->size());
        const std::int64_t all = m_session->bench().size();
        if (all == 0)
            m_cell->setText(tr("Roll some offspring to see them as plants."));
        else if (shown == 0)
            m_cell->setText(tr("These were counted, not kept one by one. Start over and roll to see plants."));
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
