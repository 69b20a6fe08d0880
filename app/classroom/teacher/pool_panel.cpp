// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_panel.h"

#include "app/base/text/unbroken.h"
#include "app/charts/export/export_button.h"
#include "app/charts/projector/present_button.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/status_line.h"
#include "class_reading.h"
#include "classes_part.h"
#include "group_bars.h"
#include "lessons/pool/pool_experiment.h"
#include "pool_reading.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <numeric>

namespace app {

using namespace page_parts;
using messages::PoolStage;

namespace {

constexpr qreal chartHeight = 330; ///< pixels at scale 1

} // namespace

PoolPanel::PoolPanel(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("Counts of the class"); });
    m_chosen = form.label("poolExperiment", TextRole::Strong);
    addControls(form.part(Form::Way::Wrapping, 6));
    m_state = form.label("poolState");
    m_told = form.add("poolProblem", new StatusLine(this));
    m_chart = form.add(new ChartSheet(this));
    keepStyled(m_chart, [this] { m_chart->setMinimumHeight(Theme::current().px(chartHeight)); });
    m_bars = form.add(new GroupBars(this));
    m_sentence = form.label("poolGroups", TextRole::Strong);
    m_figures = form.label("poolFigures", TextRole::Caption, Role::SoftInk);
    m_all = form.add(new ClassesPart(this));
    connect(m_all, &ClassesPart::told, this, &PoolPanel::showMessage);
    connect(m_all, &ClassesPart::presentRequested, this, &PoolPanel::presentClassesRequested);
    keepTranslated(this, [this] { refresh(); });
}

void PoolPanel::addControls(Form line) {
    m_open = line.button(
        "poolOpen", [] { return tr("Collect"); }, [this] { want(PoolStage::Open); });
    m_pause = line.button(
        "poolPause", [] { return tr("Pause"); }, [this] { want(PoolStage::Paused); });
    m_close = line.button(
        "poolClose", [] { return tr("Stop"); }, [this] { want(PoolStage::Closed); });
    m_present = line.button("presentPool", presentButton(line.widget()), [this] { emit presentRequested(); });
    m_list = line.toggle(
        "poolList", [] { return tr("Single contributions"); }, false,
        [this](bool isWanted) { emit contributionsToggled(isWanted); });
    auto* files = new ExportButton({[this] { return ClassReading::title(m_experiment); },
                                    [this] { return pool_reading::table(shown()); },
                                    [this]() -> QWidget* { return m_chart->picture(); },
                                    [this] { return ClassReading::facts(pool_reading::wholeOf(shown())); }},
                                   line.widget());
    connect(files, &ExportButton::told, this, &PoolPanel::showMessage);
    m_export = line.add("poolExport", files);
    m_empty = line.button(
        "poolEmpty", [] { return tr("Empty…"); }, [this] { askToEmpty(); });
    setTip(m_empty, [] { return tr("Removes everything that the class has given for this experiment"); });
    const auto tick = [&](QAnyStringView name, const Text& text, std::optional<bool>& wanted) {
        QCheckBox* const made = line.tick(name, text, false);
        connect(made, &QCheckBox::clicked, this, [this, &wanted](bool isOn) {
            wanted = isOn;
            want(shown().stage);
        });
        return made;
    };
    m_hidden = tick(
        "poolHidden", [] { return tr("Hidden from the class"); }, m_hiddenWanted);
    m_early = tick(
        "poolEarly", [] { return tr("Show the sum before five have counted"); }, m_earlyWanted);
    setTip(m_early, [] {
        return tr("For a class that counts in a few groups. With so few, pupils can work out what "
                  "others have counted.");
    });
    m_together = tick(
        "poolTogether", [] { return tr("Together with other classes"); }, m_togetherWanted);
    setTip(m_together, [] {
        return tr("Adds what this class has counted to what the others in the same database have, once five "
                  "pupils "
                  "have given counts, and without names. Each teacher has to switch it on.");
    });
}

messages::PoolShown PoolPanel::shown() const {
    const auto found = m_pools.find(m_experiment);
    return found == m_pools.end() ? messages::PoolShown{.experiment = m_experiment} : found->second;
}

bool PoolPanel::wantsHidden() const {
    return m_hiddenWanted.value_or(shown().hidden);
}

bool PoolPanel::wantsEarly() const {
    return m_earlyWanted.value_or(shown().early);
}

bool PoolPanel::wantsTogether() const {
    return m_togetherWanted.value_or(shown().together);
}

messages::AllClasses PoolPanel::classes() const {
    const auto found = m_classes.find(m_experiment);
    return found == m_classes.end() ? messages::AllClasses{.experiment = m_experiment, .classes = {}}
                                    : found->second;
}

void PoolPanel::setClasses(const std::map<int, messages::AllClasses>& classes) {
    m_classes = classes;
    m_all->setClasses(this->classes());
}

void PoolPanel::want(PoolStage stage) {
    setProblem({});
    emit settingWanted({m_experiment, stage, wantsHidden(), wantsTogether(), wantsEarly()});
}

void PoolPanel::choose(int experiment) {
    if (experiment == m_experiment)
        return;
    m_experiment = experiment;
    m_hiddenWanted.reset();
    m_togetherWanted.reset();
    m_earlyWanted.reset();
    setProblem({});
    follow();
    refresh();
    emit chosen();
}

void PoolPanel::askToEmpty() {
    openChoice(m_empty,
               tr("Remove everything that was given for this experiment (%1)? This cannot be undone.")
                   .arg(pool_reading::source(shown())),
               {tr("Remove it"), tr("Keep it")}, [this](int chosen) {
                   if (chosen != 0)
                       return;
                   setProblem({});
                   emit resetWanted({m_experiment});
               });
}

/// As the sum stood each time that the host told it. It starts again where something was taken out.
void PoolPanel::follow() {
    const messages::PoolShown pool = shown();
    const auto size = std::accumulate(pool.counts.begin(), pool.counts.end(), std::int64_t{0});
    if (m_wayOf != m_experiment || size == 0 || (!m_way.empty() && size < m_way.back().offspring))
        m_way.clear();
    m_wayOf = m_experiment;
    if (size > 0 && (m_way.empty() || size > m_way.back().offspring))
        m_way.push_back({size, pool.counts});
}

void PoolPanel::setPools(const std::map<int, messages::PoolShown>& pools) {
    const messages::PoolShown before = shown();
    m_pools = pools;
    // After a start, what is being collected.
    if (m_experiment == 0 && !pools.empty())
        emit collected(pools.begin()->first);
    follow();
    const messages::PoolShown now = shown();
    if (m_hiddenWanted == now.hidden)
        m_hiddenWanted.reset();
    if (m_togetherWanted == now.together)
        m_togetherWanted.reset();
    if (m_earlyWanted == now.early)
        m_earlyWanted.reset();
    refresh();
    // Not each of thirty pupils.
    if (isVisible() && (now.stage != before.stage || now.counts.empty() != before.counts.empty()))
        m_announcer->say(state());
}

QStringList PoolPanel::alsoOpen() const {
    QStringList others;
    for (const auto& [experiment, pool] : m_pools)
        if (experiment != m_experiment && pool.stage == PoolStage::Open)
            others << ClassReading::title(experiment);
    return others;
}

void PoolPanel::showMessage(const QString& message, bool isProblem) {
    m_told->showMessage(message, isProblem);
}

void PoolPanel::setProblem(const QString& problem) {
    m_told->showMessage(problem, true);
    if (problem.isEmpty())
        return;
    m_hiddenWanted.reset();
    m_togetherWanted.reset();
    m_earlyWanted.reset();
    refresh();
}

QString PoolPanel::state() const {
    const messages::PoolShown pool = shown();
    QString words;
    if (const QStringList others = alsoOpen(); !others.isEmpty())
        words = tr("Also being collected: %1.").arg(others.join(QStringLiteral("; "))) + QLatin1Char(' ');
    if (m_experiment == 0 || (pool.stage == PoolStage::Closed && pool.isEmpty()))
        return words + tr("While you collect, pupils send their counts from “Results code” in the Lab and in "
                          "the lessons. No screen shows whose they are.");
    words += pool_reading::contributors(pool);
    if (pool.stage == PoolStage::Paused)
        words += QLatin1Char(' ') + tr("No counts are accepted while collecting is paused.");
    return words;
}

void PoolPanel::refresh() {
    const messages::PoolShown pool = shown();
    m_chosen->setText(m_experiment == 0 ? tr("Choose an experiment above.")
                                        : unbroken(ClassReading::fullTitle(m_experiment)));
    const bool isChosen = m_experiment != 0;
    m_open->setEnabled(isChosen && pool.stage != PoolStage::Open);
    m_pause->setEnabled(isChosen && pool.stage == PoolStage::Open);
    m_close->setEnabled(isChosen && pool.stage != PoolStage::Closed);
    m_empty->setEnabled(isChosen && !pool.isEmpty());
    m_present->setEnabled(isChosen);
    m_list->setEnabled(pool_reading::areMany(pool));
    m_export->setEnabled(!pool.counts.empty());
    m_hidden->setEnabled(isChosen);
    m_hidden->setChecked(wantsHidden());
    m_early->setEnabled(isChosen);
    m_early->setChecked(wantsEarly());
    m_together->setVisible(pool.addable);
    m_together->setChecked(wantsTogether());
    m_all->setClasses(classes());
    m_state->setText(state());
    refreshChart();
}

void PoolPanel::refreshChart() {
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
    m_figures->setVisible(groups.size() > 1);
    if (pool.counts.empty())
        return;
    const ClassState whole = pool_reading::wholeOf(pool);
    LabReading reading = ClassReading::pooled(whole);
    reading.source = pool_reading::source(pool);
    m_chart->setReading(reading);
    if (groups.size() < 2)
        return;
    m_bars->setGroups(std::move(groups), reading.numbers, reading.chances);
    const auto between = lessons::heterogeneityOf(counts, whole.sample.chances(m_experiment));
    m_sentence->setText(between ? unbroken(ClassReading::sentence(*between)) : QString());
    m_figures->setText(between ? unbroken(ClassReading::figures(*between)) : QString());
}

} // namespace app
