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
#include "app/ui/widgets/carry_over.h"
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

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtCore/QSysInfo>
#include <QtGui/QShortcut>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

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
      m_desk(new LiveClassPanel(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_hostSettings.folder = context.dataFolder + QStringLiteral("/class");
    const HostChoices::Values& chosen = m_choices.values();
    m_hostSettings.name = chosen.name.isEmpty() ? QSysInfo::machineHostName() : chosen.name;
    m_hostSettings.port = chosen.port;
    m_hostSettings.keepsCode = chosen.keepsWords;
    m_hostSettings.database = MachineConfig::current().database;
    addShortcuts();
    connect(&m_session, &ClassSession::changed, this, &ClassPage::refresh);
    connect(&m_session, &ClassSession::problemChanged, this,
            [this] { showMessage(m_session.problem(), !m_session.problem().isEmpty()); });
    connect(&JoinedClass::current(), &JoinedClass::changed, this, &ClassPage::refreshGuide);
    connect(m_desk, &LiveClassPanel::presentRequested, this, &ClassPage::presentRequested);
    // After a start, what the class is collecting.
    connect(&m_desk->pool(), &PoolPanel::collected, this, [this](int experiment) {
        if (m_session.experiment() == 0)
            m_session.choose(experiment);
    });
    build();
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

void ClassPage::build() {
    PageShell* const earlier = m_shell;
    const ClassNetwork* const earlierNetwork = m_network;
    const QString focused = PageShell::takeOff(earlier);
    m_table = nullptr;
    m_groupParts = nullptr;
    m_shell = new PageShell({.side = countsSide, .narrow = narrowCounts}, this);
    m_shell->told()->setObjectName(QStringLiteral("classTold"));
    layout()->addWidget(m_shell);
    m_shell->setHeader(makeHeader());
    m_side = new QWidget(m_shell->body());
    auto* side = new QVBoxLayout(m_side);
    setMargins(side, 0, 12);
    side->addWidget(m_codes = new CodePanel(m_session, m_texts, m_side));
    side->addWidget(makeGroups());
    side->addStretch(1);
    m_shell->setSide(m_side);
    auto* main = new QVBoxLayout;
    keepStyled(main, [main] { main->setSpacing(Theme::current().px(12)); });
    // It keeps what is typed in it.
    main->addWidget(m_desk);
    main->addWidget(m_guide = new ClassGuide(m_shell));
    main->addWidget(makeChart(), 1);
    main->addWidget(m_between = makeBetween());
    main->addStretch(1);
    m_shell->columns()->addLayout(main, 1);
    m_network = new ClassNetwork({m_hosted, m_teacher.client(), m_hostSettings, m_choices, m_wish,
                                  m_networkReports, m_context.lessonFolders},
                                 earlierNetwork, m_shell);
    connect(m_network, &ClassNetwork::presentRequested, this, [this](int table) {
        m_shownTable = table;
        emit presentRequested();
    });
    m_shell->addOther(m_network);
    m_shell->addOther(m_reports = new ClassReports(m_reportDesk, m_context.lessonFolders, m_shell));
    refresh();
    fold();
    m_shell->appear(earlier, focused);
    refreshPart();
}

QWidget* ClassPage::makeHeader() {
    auto* header = new QWidget(m_shell);
    m_head = new QGridLayout(header);
    setMargins(m_head, 0, 8);
    auto* first = new QWidget(header);
    m_headTitle = first;
    auto* line = new QHBoxLayout(first);
    setMargins(line, 0, 8);
    line->addWidget(pageTitle([] { return tr("Class"); }, first));
    m_parts = new SegmentRow(tr("Part of the page"),
                             {{int(Part::Counts), tr("Counts")},
                              {int(Part::Reports), tr("Reports")},
                              {int(Part::Network), tr("On the network")}},
                             int(m_part), first);
    m_parts->setObjectName(QStringLiteral("classPart"));
    connect(m_parts, &SegmentRow::chosen, this, [this](int part) {
        m_part = Part(part);
        refreshPart();
    });
    line->addWidget(m_parts);
    line->addStretch(1);
    m_experiments = new QComboBox(header);
    m_experiments->setObjectName(QStringLiteral("classExperiment"));
    keepTranslated(m_experiments, [this] { speech::setLabel(m_experiments, tr("Experiment")); });
    m_experiments->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_experiments->setMinimumContentsLength(24);
    keepTranslated(m_experiments, [this] { m_experiments->setPlaceholderText(tr("Choose an experiment")); });
    connect(m_experiments, &QComboBox::activated, this,
            [this](int row) { m_session.choose(m_experiments->itemData(row).toInt()); });
    m_actions = makeActions(header);
    return header;
}

QWidget* ClassPage::makeActions(QWidget* parent) {
    auto* actions = new QWidget(parent);
    auto* row = new QHBoxLayout(actions);
    setMargins(row, 0, 6);
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, actions);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, pressed);
        row->addWidget(made);
        return made;
    };
    m_undo = add(tr("Undo"), "undo", [this] { m_session.undo(); });
    m_redo = add(tr("Redo"), "redo", [this] { m_session.redo(); });
    auto* files = new ExportButton({[this] { return ClassReading::title(m_session.experiment()); },
                                    [this] { return ClassReading::table(m_session.state()); },
                                    [this]() -> QWidget* { return m_chart->picture(); },
                                    [this] { return ClassReading::facts(m_session.state()); }},
                                   actions);
    files->setObjectName(QStringLiteral("export"));
    connect(files, &ExportButton::told, this, &ClassPage::showMessage);
    row->addWidget(files);
    m_clear = add(tr("Clear"), "clearClass", [this] {
        m_session.change([](ClassState& state) { state.sample.clear(state.experiment); });
    });
    setTip(m_clear, [] { return tr("Removes all groups of this experiment. Undo brings them back."); });
    return actions;
}

QWidget* ClassPage::makeGroups() {
    auto* panel = new Panel(m_side);
    m_groupRows = new QVBoxLayout(panel);
    setMargins(m_groupRows, 12, 7);
    m_groupRows->addWidget(words([] { return tr("Groups"); }, panel, TextRole::PanelTitle));
    m_groupRows->addWidget(words([] { return tr("Type counts into the last row, or correct any count."); },
                                 panel, TextRole::Caption, Role::SoftInk));
    m_remove = button([] { return tr("Remove this group"); }, panel);
    m_remove->setObjectName(QStringLiteral("removeGroup"));
    connect(m_remove, &QPushButton::clicked, this, &ClassPage::removeGroup);
    m_groupRows->addWidget(m_remove, 0, Qt::AlignLeft);
    return panel;
}

QWidget* ClassPage::makeChart() {
    m_chart = new ChartSheet(m_shell);
    keepStyled(m_chart, [this] { m_chart->setMinimumHeight(Theme::current().px(leastChart)); });
    keepStyled(m_chart, [this] { m_chart->setMaximumHeight(Theme::current().px(mostChart)); });
    return m_chart;
}

QWidget* ClassPage::makeBetween() {
    auto* panel = new Panel(m_shell);
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 12, 6);
    rows->addWidget(words([] { return tr("By group"); }, panel, TextRole::PanelTitle));
    m_bars = new GroupBars(panel);
    m_bars->setObjectName(QStringLiteral("classBars"));
    rows->addWidget(m_bars, 1);
    m_sentence = words({}, panel, TextRole::Strong);
    m_sentence->setObjectName(QStringLiteral("groupsSentence"));
    rows->addWidget(m_sentence);
    m_figures = words({}, panel, TextRole::Caption, Role::SoftInk);
    m_figures->setObjectName(QStringLiteral("groupsFigures"));
    rows->addWidget(m_figures);
    return panel;
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
    const QStringList names = ClassReading::outcomes(m_session.sample(), experiment);
    if (m_table && experiment == m_builtFor && names == m_builtNames) {
        m_table->refresh();
        return;
    }
    m_builtFor = experiment;
    m_builtNames = names;
    if (m_groupParts) {
        m_groupRows->removeWidget(m_groupParts);
        m_groupParts->hide();
        m_groupParts->deleteLater();
    }
    m_table = nullptr;
    m_groupParts = new QWidget(m_side);
    auto* rows = new QVBoxLayout(m_groupParts);
    setMargins(rows, 0, 7);
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    if (known && known->isOwn())
        rows->addWidget(new OwnPanel(m_session, m_groupParts));
    if (known) {
        m_table = new GroupTable(m_session, m_groupParts);
        rows->addWidget(m_table);
        connect(m_table, &GroupTable::refused, this, [this](const QString& why) { showMessage(why, true); });
        connect(m_table, &GroupTable::currentGroupChanged, this,
                [this] { m_remove->setEnabled(m_table && m_table->currentGroup() > 0); });
    }
    m_remove->setEnabled(false);
    m_remove->setVisible(known != nullptr);
    m_groupRows->parentWidget()->setVisible(known != nullptr);
    m_groupRows->insertWidget(m_groupRows->count() - 1, m_groupParts);
    m_groupParts->show();
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

void ClassPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_shell->told()->showMessage({}, false); // it is in another language
        buildAgain(m_shell, [this] { build(); });
    }
    QWidget::changeEvent(event);
}

} // namespace app
