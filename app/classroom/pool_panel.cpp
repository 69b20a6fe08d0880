// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_panel.h"

#include "app/lab/chart_sheet.h"
#include "app/speech/announcer.h"
#include "app/speech/spoken.h"
#include "app/text/unbroken.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "class_reading.h"
#include "group_bars.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace app {

using namespace page_parts;
using messages::PoolStage;

namespace {

constexpr qreal chartHeight = 330; ///< pixels at scale 1

/// The Class page reads a sample of groups; here all of it is one.
ClassState wholeOf(const messages::PoolShown& pool) {
    ClassState state;
    state.experiment = pool.experiment;
    const auto fits = [](std::int64_t count) { return count <= lessons::mostPoolPlants; };
    if (std::ranges::all_of(pool.counts, fits))
        state.sample.set({pool.experiment, 1, {}, pool.counts});
    return state;
}

} // namespace

PoolPanel::PoolPanel(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    connect(&Theme::current(), &Theme::changed, this, &PoolPanel::build);
    build();
}

void PoolPanel::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 12, 7);
    rows->addWidget(words(tr("Counts of the class"), m_content, TextRole::PanelTitle));
    m_experiments = new QComboBox(m_content);
    m_experiments->setObjectName(QStringLiteral("poolExperiment"));
    m_experiments->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_experiments->setMinimumContentsLength(20);
    m_experiments->setPlaceholderText(tr("Choose an experiment"));
    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
        m_experiments->addItem(ClassReading::fullTitle(one.id), one.id);
    speech::setLabel(m_experiments, tr("Experiment"));
    connect(m_experiments, &QComboBox::activated, this,
            [this](int row) { choose(m_experiments->itemData(row).toInt()); });
    rows->addWidget(m_experiments);
    rows->addWidget(makeControls(m_content));
    m_state = words({}, m_content);
    m_state->setObjectName(QStringLiteral("poolState"));
    rows->addWidget(m_state);
    m_problem = words({}, m_content, TextRole::Strong, Role::Warning);
    m_problem->setObjectName(QStringLiteral("poolProblem"));
    m_problem->hide();
    rows->addWidget(m_problem);
    m_chart = new ChartSheet(m_content);
    m_chart->setMinimumHeight(Theme::current().px(chartHeight));
    rows->addWidget(m_chart);
    m_bars = new GroupBars(m_content);
    rows->addWidget(m_bars);
    m_sentence = words({}, m_content, TextRole::Strong);
    m_sentence->setObjectName(QStringLiteral("poolGroups"));
    rows->addWidget(m_sentence);
    bring();
    m_content->show();
}

QWidget* PoolPanel::makeControls(QWidget* parent) {
    auto* controls = new QWidget(parent);
    auto* flow = new FlowLayout(controls);
    flow->setSpacing(Theme::current().px(6));
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, controls);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, pressed);
        flow->addWidget(made);
        return made;
    };
    m_open = add(tr("Collect"), "poolOpen", [this] { want(PoolStage::Open); });
    m_pause = add(tr("Pause"), "poolPause", [this] { want(PoolStage::Paused); });
    m_close = add(tr("Stop"), "poolClose", [this] { want(PoolStage::Closed); });
    m_empty = add(tr("Empty"), "poolEmpty", [this] {
        setProblem({});
        emit resetWanted({m_experiment});
    });
    m_empty->setToolTip(tr("Removes everything that the class has given for this experiment"));
    m_hidden = new QCheckBox(tr("Hidden from the class"), controls);
    m_hidden->setObjectName(QStringLiteral("poolHidden"));
    connect(m_hidden, &QCheckBox::clicked, this, [this](bool isHidden) {
        m_hiddenWanted = isHidden;
        want(shown().stage);
    });
    m_hidden->setMinimumHeight(m_open->sizeHint().height());
    flow->addWidget(m_hidden);
    return controls;
}

messages::PoolShown PoolPanel::shown() const {
    const auto found = m_pools.find(m_experiment);
    return found == m_pools.end() ? messages::PoolShown{.experiment = m_experiment} : found->second;
}

bool PoolPanel::wantsHidden() const {
    return m_hiddenWanted.value_or(shown().hidden);
}

void PoolPanel::want(PoolStage stage) {
    setProblem({});
    emit settingWanted({m_experiment, stage, wantsHidden()});
}

void PoolPanel::choose(int experiment) {
    m_experiment = experiment;
    m_hiddenWanted.reset();
    bring();
}

void PoolPanel::setPools(const std::map<int, messages::PoolShown>& pools) {
    const messages::PoolShown before = shown();
    m_pools = pools;
    // After a start, what is being collected.
    if (m_experiment == 0 && !pools.empty())
        m_experiment = pools.begin()->first;
    const messages::PoolShown now = shown();
    if (m_hiddenWanted == now.hidden)
        m_hiddenWanted.reset();
    bring();
    // Not each of thirty pupils.
    if (isVisible() && (now.stage != before.stage || now.counts.empty() != before.counts.empty()))
        m_announcer->say(state());
}

void PoolPanel::setProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (problem.isEmpty())
        return;
    m_announcer->say(problem);
    m_hiddenWanted.reset();
    bring();
}

QString PoolPanel::state() const {
    const messages::PoolShown pool = shown();
    if (m_experiment == 0 || (pool.stage == PoolStage::Closed && pool.contributors == 0))
        return tr("Pupils send their counts from “Class code” in the Lab and in the lessons. No screen says "
                  "whose they are.");
    QString words = tr("%n pupils have given counts.", nullptr, pool.contributors);
    if (pool.contributors < messages::leastContributors)
        words += QLatin1Char(' ') + tr("The sum is shown from five on.");
    if (pool.stage == PoolStage::Paused)
        words += QLatin1Char(' ') + tr("Nothing is taken while this is paused.");
    return words;
}

void PoolPanel::bring() {
    const messages::PoolShown pool = shown();
    const QSignalBlocker quiet(m_experiments);
    m_experiments->setCurrentIndex(m_experiments->findData(m_experiment));
    const bool isChosen = m_experiment != 0;
    m_open->setEnabled(isChosen && pool.stage != PoolStage::Open);
    m_pause->setEnabled(isChosen && pool.stage == PoolStage::Open);
    m_close->setEnabled(isChosen && pool.stage != PoolStage::Closed);
    m_empty->setEnabled(isChosen && pool.contributors > 0);
    m_hidden->setEnabled(isChosen);
    m_hidden->setChecked(wantsHidden());
    m_state->setText(state());
    bringChart();
}

void PoolPanel::bringChart() {
    const messages::PoolShown pool = shown();
    m_chart->setVisible(!pool.counts.empty());
    std::vector<GroupBars::Group> groups;
    std::vector<std::vector<std::int64_t>> counts;
    for (const messages::PoolGroup& one : pool.groups)
        if (one.group != 0) {
            groups.push_back({one.group, one.counts});
            counts.push_back(one.counts);
        }
    m_bars->setVisible(groups.size() > 1);
    m_sentence->setVisible(groups.size() > 1);
    if (pool.counts.empty())
        return;
    const ClassState whole = wholeOf(pool);
    LabReading reading = ClassReading::pooled(whole);
    reading.source = tr("from %n pupils", nullptr, pool.contributors);
    m_chart->setReading(reading);
    if (groups.size() < 2)
        return;
    m_bars->setGroups(std::move(groups), reading.numbers, reading.chances);
    const auto between = lessons::heterogeneityOf(counts, whole.sample.chances(m_experiment));
    m_sentence->setText(between ? unbroken(ClassReading::sentence(*between)) : QString());
}

void PoolPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
