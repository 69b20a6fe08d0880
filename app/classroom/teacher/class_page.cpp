// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_page.h"

#include "app/base/text/unbroken.h"
#include "app/charts/export/export_button.h"
#include "app/charts/reading.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/network/client/joined_class.h"
#include "app/settings/app_context.h"
#include "app/settings/machine_config.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/page_shell.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/status_line.h"
#include "class_guide.h"
#include "class_head.h"
#include "class_network.h"
#include "class_pictures.h"
#include "class_reading.h"
#include "door_panel.h"
#include "group_bars.h"
#include "group_table.h"
#include "lessons/pool/pool_experiment.h"
#include "live_class_panel.h"
#include "own_panel.h"
#include "pool_panel.h"

#include <QtCore/QSignalBlocker>
#include <QtCore/QSysInfo>
#include <QtGui/QShortcut>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal countsSide = 436; ///< pixels at scale 1
constexpr qreal narrowCounts = 800;
constexpr qreal leastChart = 330;
constexpr qreal mostChart = 470;

} // namespace

ClassPage::ClassPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_session(context.dataFolder), m_choices(context.dataFolder),
      m_shell(new PageShell({.side = countsSide, .narrow = narrowCounts}, this)) {
    Form(this, Form::Way::Down, 0).add(m_shell);
    m_hostSettings.folder = context.dataFolder + QStringLiteral("/class");
    const HostChoices::Values& chosen = m_choices.values();
    m_hostSettings.name = chosen.name.isEmpty() ? QSysInfo::machineHostName() : chosen.name;
    m_hostSettings.port = chosen.port;
    m_hostSettings.keepsCode = chosen.keepsWords;
    m_hostSettings.database = MachineConfig::current().database;
    addShortcuts();
    m_shell->told()->setObjectName(QStringLiteral("classTold"));
    addHeader();
    addCounts();
    m_network = new ClassNetwork({m_hosted, m_teacher.client(), m_hostSettings, m_choices, m_wish,
                                  m_networkReports, context.lessonFolders},
                                 m_shell);
    connect(m_network, &ClassNetwork::presentRequested, this, [this](int table) {
        m_shownTable = table;
        emit presentRequested();
    });
    m_shell->addOther(m_network);
    m_shell->addOther(m_reports = new ClassReports(context.lessonFolders, m_shell));
    connect(&m_session, &ClassSession::changed, this, &ClassPage::refresh);
    connect(&m_session, &ClassSession::problemChanged, this,
            [this] { showMessage(m_session.problem(), !m_session.problem().isEmpty()); });
    connect(&JoinedClass::current(), &JoinedClass::changed, this, &ClassPage::refreshGuide);
    keepTranslated(this, [this] {
        m_shell->told()->showMessage({}, false); // it is in another language
        refresh();
    });
    refreshPart();
    showMessage(m_session.problem(), true);
}

void ClassPage::addShortcuts() {
    const auto add = [this](const QKeySequence& keys, bool (ClassSession::*way)()) {
        auto* made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, [this, way] { (m_session.*way)(); });
    };
    add(QKeySequence::Undo, &ClassSession::undo);
    add(QKeySequence::Redo, &ClassSession::redo);
}

void ClassPage::addCounts() {
    auto* side = new QWidget(m_shell->body());
    Form parts(side, Form::Way::Down, space::gap);
    m_codes = parts.add(new CodePanel(m_session, side));
    addGroups(parts.panel([] { return tr("Groups"); }, 7));
    parts.addStretch();
    m_shell->setSide(side);
    Form main(new QWidget(m_shell->body()), Form::Way::Down, space::gap);
    m_desk = main.add(new LiveClassPanel(main.widget()));
    connect(m_desk, &LiveClassPanel::presentRequested, this, &ClassPage::presentRequested);
    // After a start, what the class is collecting.
    connect(&m_desk->pool(), &PoolPanel::collected, this, [this](int experiment) {
        if (m_session.experiment() == 0)
            m_session.choose(experiment);
    });
    m_guide = main.add(new ClassGuide(main.widget()));
    m_chart = main.grow(main.add(new ChartSheet(main.widget())));
    keepStyled(m_chart, [this] {
        m_chart->setMinimumHeight(Theme::current().px(leastChart));
        m_chart->setMaximumHeight(Theme::current().px(mostChart));
    });
    Form between = main.panel([] { return tr("By group"); }, 6);
    m_between = between.widget();
    m_bars = between.grow(between.add("classBars", new GroupBars(m_between)));
    m_sentence = between.label("groupsSentence", TextRole::Strong);
    m_figures = between.label("groupsFigures", TextRole::Caption, Role::SoftInk);
    main.addStretch();
    m_shell->columns()->addWidget(main.widget(), 1);
}

void ClassPage::addHeader() {
    auto* header = new QWidget(m_shell);
    m_head = new QGridLayout(header);
    setMargins(m_head, 0, space::small);
    Form title(new QWidget(header), Form::Way::Along);
    m_headTitle = title.widget();
    title.add(pageTitle([] { return tr("Class"); }, m_headTitle));
    m_parts =
        title.add("classPart", new SegmentRow([] { return tr("Part of the page"); },
                                              {{int(Part::Counts), [] { return tr("Counts"); }},
                                               {int(Part::Reports), [] { return tr("Reports"); }},
                                               {int(Part::Network), [] { return tr("On the network"); }}},
                                              int(m_part), m_headTitle));
    connect(m_parts, &SegmentRow::chosen, this, [this](int part) {
        m_part = Part(part);
        refreshPart();
    });
    title.addStretch();
    m_experiments = keepLetters(new QComboBox(header), 24);
    m_experiments->setObjectName(QStringLiteral("classExperiment"));
    keepTranslated(m_experiments, [this] {
        speech::setLabel(m_experiments, tr("Experiment"));
        m_experiments->setPlaceholderText(tr("Choose an experiment"));
    });
    connect(m_experiments, &QComboBox::activated, this,
            [this](int row) { m_session.choose(m_experiments->itemData(row).toInt()); });
    m_actions = new QWidget(header);
    addActions(Form(m_actions, Form::Way::Along, 6));
    m_shell->setHeader(header);
}

void ClassPage::addActions(Form line) {
    m_undo = line.button(
        "undo", [] { return tr("Undo"); }, [this] { m_session.undo(); });
    m_redo = line.button(
        "redo", [] { return tr("Redo"); }, [this] { m_session.redo(); });
    auto* files = new ExportButton({[this] { return ClassReading::title(m_session.experiment()); },
                                    [this] { return ClassReading::table(m_session.state()); },
                                    [this]() -> QWidget* { return m_chart->picture(); },
                                    [this] { return ClassReading::facts(m_session.state()); }},
                                   m_actions);
    connect(files, &ExportButton::told, this, &ClassPage::showMessage);
    line.add("export", files);
    m_clear = line.button(
        "clearClass", [] { return tr("Clear"); },
        [this] { m_session.change([](ClassState& state) { state.sample.clear(state.experiment); }); });
    setTip(m_clear, [] { return tr("Removes all groups of this experiment. Undo brings them back."); });
}

void ClassPage::addGroups(Form panel) {
    m_groups = panel.widget();
    panel.note([] { return tr("Type counts into the last row, or correct any count."); });
    Form table = panel.part(Form::Way::Down, 7);
    m_groupParts = table.widget();
    m_remove = panel.button(
        "removeGroup", [] { return tr("Remove this group"); }, [this] { removeGroup(); });
}

void ClassPage::showPart(Part part) {
    m_parts->setValue(int(part));
}

void ClassPage::refreshPart() {
    const bool isCounts = m_part == Part::Counts;
    m_parts->showValue(int(m_part));
    m_experiments->setVisible(isCounts);
    m_actions->setVisible(isCounts);
    m_shell->area()->setVisible(isCounts);
    m_network->setVisible(m_part == Part::Network);
    m_reports->setVisible(m_part == Part::Reports);
    m_shell->told()->setVisible(isCounts && !m_shell->told()->text().isEmpty());
}

void ClassPage::refreshExperiments() {
    const QSignalBlocker quiet(m_experiments);
    m_experiments->clear();
    const std::vector<int> counted = m_session.sample().experiments();
    for (const int experiment : counted) {
        const int groups = int(m_session.sample().entriesOf(experiment).size());
        m_experiments->addItem(
            tr("%1 – %2", "an experiment and how many groups have counted it")
                .arg(ClassReading::fullTitle(experiment), tr("%n groups", nullptr, groups)),
            experiment);
    }
    if (!counted.empty())
        m_experiments->insertSeparator(m_experiments->count());
    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
        if (one.experiment && std::ranges::find(counted, one.id) == counted.end())
            m_experiments->addItem(ClassReading::fullTitle(one.id), one.id);
    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
        if (one.isOwn() && std::ranges::find(counted, one.id) == counted.end())
            m_experiments->addItem(ClassReading::fullTitle(one.id), one.id);
    m_experiments->setCurrentIndex(m_experiments->findData(m_session.experiment()));
    m_experiments->setToolTip(m_experiments->currentText());
}

void ClassPage::refresh() {
    refreshExperiments();
    m_desk->pool().choose(m_session.experiment());
    m_undo->setEnabled(m_session.canUndo());
    m_redo->setEnabled(m_session.canRedo());
    refreshGroups();
    const ClassState& state = m_session.state();
    const auto entries = state.sample.entriesOf(state.experiment);
    refreshGuide();
    m_chart->setVisible(!entries.empty());
    m_between->setVisible(entries.size() > 1);
    m_clear->setEnabled(!entries.empty());
    const LabReading reading = ClassReading::pooled(state);
    m_chart->setReading(reading);
    std::vector<GroupBars::Group> groups;
    for (const lessons::ClassEntry& entry : entries)
        groups.push_back({entry.group, entry.counts});
    m_bars->setGroups(std::move(groups), reading.numbers, reading.chances);
    const auto between = ClassReading::heterogeneity(state);
    m_sentence->setText(between ? unbroken(ClassReading::sentence(*between)) : QString());
    m_figures->setText(between ? unbroken(ClassReading::figures(*between)) : QString());
    fold();
}

/// In a class on the network, its own panels say how counts come in.
void ClassPage::refreshGuide() {
    const bool isEmpty = m_session.sample().entriesOf(m_session.experiment()).empty();
    m_guide->setVisible(isEmpty && !m_desk->isThere());
}

void ClassPage::refreshGroups() {
    const int experiment = m_session.experiment();
    if (m_table && experiment == m_shownExperiment) {
        m_table->refresh();
        if (m_own)
            m_own->refresh();
        return;
    }
    m_shownExperiment = experiment;
    for (QWidget* const old : std::initializer_list<QWidget*>{m_table, m_own})
        if (old) {
            m_groupParts->layout()->removeWidget(old);
            discard(old);
        }
    m_table = nullptr;
    m_own = nullptr;
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    if (known && known->isOwn())
        m_groupParts->layout()->addWidget(m_own = new OwnPanel(m_session, m_groupParts));
    if (known) {
        m_groupParts->layout()->addWidget(m_table = new GroupTable(m_session, m_groupParts));
        connect(m_table, &GroupTable::refused, this, [this](const QString& why) { showMessage(why, true); });
        connect(m_table, &GroupTable::currentGroupChanged, this,
                [this] { m_remove->setEnabled(m_table && m_table->currentGroup() > 0); });
    }
    m_remove->setEnabled(false);
    m_remove->setVisible(known != nullptr);
    m_groups->setVisible(known != nullptr);
}

void ClassPage::removeGroup() {
    const int group = m_table ? m_table->currentGroup() : 0;
    if (group > 0)
        m_session.change([group](ClassState& state) { state.sample.remove(state.experiment, group); });
}

void ClassPage::showMessage(const QString& message, bool isProblem) {
    m_shell->told()->showMessage(message, isProblem);
    if (m_part == Part::Network)
        m_shell->told()->hide();
}

bool ClassPage::mayClose() {
    if (m_hosted.state() != HostedClass::State::Open)
        return true;
    showPart(Part::Network);
    m_network->door().askToClose(tr("Close the class and the program"), [this] { window()->close(); });
    return false;
}

Presentation ClassPage::presentation() const {
    if (m_part == Part::Network) {
        ClassClient* const teacher = JoinedClass::current().clientAs(messages::Role::Teacher);
        const bool isTable = m_hosted.state() == HostedClass::State::Open && teacher &&
                             m_hosted.host().tables().contains(m_shownTable);
        return isTable ? class_pictures::table(*teacher, m_shownTable, m_context.settings)
                       : class_pictures::door(m_hosted, m_choices);
    }
    if (m_part == Part::Reports)
        return {};
    if (m_desk->isThere())
        if (Presentation shown = m_desk->presentation(); shown.figure || !shown.title.isEmpty())
            return shown;
    return class_pictures::codes(m_session.state());
}

void ClassPage::fold() {
    m_shell->fold(width());
    arrangeHead(*m_head, *m_headTitle, *m_experiments, *m_actions, width());
}

void ClassPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

} // namespace app
