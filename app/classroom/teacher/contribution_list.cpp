// SPDX-License-Identifier: GPL-3.0-or-later
#include "contribution_list.h"

#include "app/charts/export/export_button.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/widgets/carry_over.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "class_reading.h"
#include "pool_reading.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

enum ContributionColumn { TimeColumn, GroupColumn, SourceColumn, ParentsColumn, RuleColumn, CountsColumn };

} // namespace

ContributionList::ContributionList(QWidget* parent) : Panel(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    constexpr int pause = 1500; // milliseconds
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isStale)
            requestList();
    });
    build();
}

void ContributionList::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Single contributions"); }, m_content, TextRole::PanelTitle));
    rows->addWidget(
        m_empty = words([] { return tr("They are shown while at least five pupils have given counts."); },
                        m_content));
    m_table = new FactTable(tr("Single contributions"),
                            {tr("Time"), tr("Group"), tr("Source"), tr("Parents"), tr("Rule"), tr("Counts")},
                            0, m_content);
    m_table->setObjectName(QStringLiteral("contributions"));
    connect(m_table, &QTableWidget::currentCellChanged, this, &ContributionList::refreshButtons);
    rows->addWidget(m_table);
    auto* buttons = new QWidget(m_content);
    auto* flow = new FlowLayout(buttons);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    m_remove = button([] { return tr("Remove this one"); }, buttons);
    m_remove->setObjectName(QStringLiteral("removeContribution"));
    connect(m_remove, &QPushButton::clicked, this, &ContributionList::remove);
    flow->addWidget(m_remove);
    m_undo = button([] { return tr("Undo"); }, buttons);
    m_undo->setObjectName(QStringLiteral("restoreContribution"));
    setTip(m_undo, [] { return tr("Puts back the one that was removed last"); });
    connect(m_undo, &QPushButton::clicked, this, &ContributionList::putBack);
    flow->addWidget(m_undo);
    auto* files = new ExportButton({[this] { return ClassReading::title(m_experiment); },
                                    [this] { return pool_reading::table(m_experiment, m_list); },
                                    {}},
                                   buttons);
    files->setObjectName(QStringLiteral("exportContributions"));
    connect(files, &ExportButton::told, this, &ContributionList::told);
    flow->addWidget(files);
    rows->addWidget(buttons);
    refresh();
    m_content->show();
}

void ContributionList::choose(int experiment) {
    if (experiment == m_experiment)
        return;
    m_experiment = experiment;
    m_pause.stop();
    m_list.clear();
    m_removed.clear();
    refresh();
    requestList();
}

void ContributionList::requestList() {
    if (m_pause.isActive()) {
        m_isStale = true;
        return;
    }
    m_coming.clear();
    if (m_experiment == 0 || m_isTooFew)
        return;
    m_isStale = false;
    m_pause.start();
    emit wanted({.experiment = m_experiment, .from = 0});
}

void ContributionList::take(const messages::Contributions& part) {
    if (m_isTooFew || part.experiment != m_experiment || part.from != static_cast<int>(m_coming.size()))
        return;
    m_coming.insert(m_coming.end(), part.list.begin(), part.list.end());
    if (!part.list.empty() && static_cast<int>(m_coming.size()) < part.total) {
        emit wanted({.experiment = m_experiment, .from = static_cast<int>(m_coming.size())});
        return;
    }
    m_list = std::move(m_coming);
    m_coming.clear();
    refresh();
}

void ContributionList::setTooFew(bool tooFew) {
    if (tooFew == m_isTooFew)
        return;
    m_isTooFew = tooFew;
    m_list.clear();
    refresh();
    requestList();
}

int ContributionList::current() const {
    const QTableWidgetItem* const item = m_table->item(m_table->currentRow(), TimeColumn);
    return item ? item->data(Qt::UserRole).toInt() : 0;
}

void ContributionList::refresh() {
    const int selected = current();
    const QSignalBlocker quiet(m_table);
    const QStringList outcomes = ClassReading::outcomes({}, m_experiment);
    m_table->setRowCount(static_cast<int>(m_list.size()));
    m_table->setVisible(!m_list.empty());
    m_empty->setVisible(m_list.empty());
    int again = -1;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const messages::ContributionShown& one = m_list[static_cast<std::size_t>(row)];
        const QTime time = QDateTime::fromSecsSinceEpoch(one.time).time();
        m_table->set(row, TimeColumn, QLocale().toString(time, QLocale::ShortFormat))
            ->setData(Qt::UserRole, one.contribution);
        m_table->set(row, GroupColumn, one.group == 0 ? tr("none", "no group") : QString::number(one.group));
        m_table->set(row, SourceColumn, pool_reading::nameOf(one.source));
        m_table->set(row, ParentsColumn, QString::fromStdString(one.parents));
        m_table->set(row, RuleColumn, QString::fromStdString(one.rule));
        QStringList counts;
        for (std::size_t i = 0; i < one.counts.size(); ++i)
            counts << QStringLiteral("%1 %2").arg(countText(one.counts[i]), outcomes.value(qsizetype(i)));
        m_table->set(row, CountsColumn, counts.join(QStringLiteral(", ")));
        if (one.contribution == selected)
            again = row;
    }
    m_table->fit();
    m_table->setCurrentCell(again, TimeColumn);
    refreshButtons();
}

void ContributionList::refreshButtons() {
    m_remove->setEnabled(current() != 0);
    m_undo->setEnabled(!m_removed.empty());
}

void ContributionList::remove() {
    const int removed = current();
    if (removed == 0)
        return;
    m_removed.push_back(removed);
    emit removalWanted({removed});
    emit told(tr("One contribution is removed. Undo puts it back."), false);
    refreshButtons();
}

void ContributionList::putBack() {
    if (m_removed.empty())
        return;
    emit told({}, false);
    emit restoreWanted({m_removed.back()});
    m_removed.pop_back();
    refreshButtons();
}

void ContributionList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        buildAgain(m_content, [this] { build(); });
    QWidget::changeEvent(event);
}

} // namespace app
