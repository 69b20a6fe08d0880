// SPDX-License-Identifier: GPL-3.0-or-later
#include "contribution_list.h"

#include "app/charts/export/export_button.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "class_reading.h"
#include "pool_reading.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

enum ContributionColumn { TimeColumn, GroupColumn, SourceColumn, ParentsColumn, RuleColumn, CountsColumn };

} // namespace

ContributionList::ContributionList(QWidget* parent) : Panel(parent) {
    constexpr int pause = 1500; // milliseconds
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isStale)
            requestList();
    });
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("Single contributions"); });
    m_empty = form.text([] { return tr("They are shown while at least five pupils have given counts."); });
    m_table = form.add("contributions", new FactTable([] { return tr("Single contributions"); },
                                                      [] {
                                                          return QStringList{tr("Time"),   tr("Group"),
                                                                             tr("Source"), tr("Parents"),
                                                                             tr("Rule"),   tr("Counts")};
                                                      },
                                                      0, this));
    connect(m_table, &QTableWidget::currentCellChanged, this, &ContributionList::refreshButtons);
    Form buttons = form.part(Form::Way::Wrapping, 6);
    m_remove = buttons.button(
        "removeContribution", [] { return tr("Remove this one"); }, [this] { remove(); });
    m_undo = buttons.button(
        "restoreContribution", [] { return tr("Undo"); }, [this] { putBack(); });
    setTip(m_undo, [] { return tr("Puts back the one that was removed last"); });
    auto* files = new ExportButton({[this] { return ClassReading::title(m_experiment); },
                                    [this] { return pool_reading::table(m_experiment, m_list); },
                                    {}},
                                   buttons.widget());
    connect(files, &ExportButton::told, this, &ContributionList::told);
    buttons.add("exportContributions", files);
    keepTranslated(this, [this] { refresh(); });
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

} // namespace app
