// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupils_panel.h"

#include "app/classroom/pupil/assignment_text.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

/// In a narrow window the last ones are scrolled to.
enum PupilColumn { PupilName, PupilState, PupilPlace, PupilStep, PupilAnswer };
constexpr int lessonSteps = 4;

/// A dot for each step of a lesson: full when it is done, with a ring where the pupil is.
QPixmap stepDots(const PupilRow& pupil, qreal ratio) {
    if (pupil.step == messages::LessonPart::None)
        return {};
    const Theme& theme = Theme::current();
    const int side = theme.px(space::card);
    QPixmap dots(QSize(lessonSteps * side, side) * ratio);
    dots.setDevicePixelRatio(ratio);
    dots.fill(Qt::transparent);
    QPainter painter(&dots);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < lessonSteps; ++i) {
        const QPointF middle(side * (i + 0.5), side / 2.0);
        const bool isDone = (pupil.done >> i & 1) != 0;
        painter.setPen(QPen(theme.colour(Role::SageText), theme.px(1)));
        painter.setBrush(isDone ? QBrush(theme.colour(Role::Sage)) : QBrush(Qt::NoBrush));
        painter.drawEllipse(middle, theme.px(4), theme.px(4));
        if (static_cast<int>(pupil.step) == i + 1) {
            painter.setPen(QPen(theme.colour(Role::Ink), theme.px(1)));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(middle, theme.px(7), theme.px(7));
        }
    }
    return dots;
}

} // namespace

PupilsPanel::PupilsPanel(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    Form form(this, Form::Way::Down, space::small, space::gap);
    form.heading([] { return tr("Pupils at work"); });
    // Beside the summary, the buttons move nothing when there is a hand or a tick.
    Form head = form.part(Form::Way::Along);
    m_summary = head.grow(head.label("pupilSummary", TextRole::Strong));
    m_untick = head.button(
        "untickPupils", [] { return tr("Untick all"); },
        [this] {
            for (int row = 0; row < m_list->rowCount(); ++row)
                m_list->item(row, PupilName)->setCheckState(Qt::Unchecked);
        });
    m_seen = head.button("handSeen", {}, [this] {
        if (const PupilRow* const pupil = helped())
            emit handSeen(pupil->member);
    });
    m_list = form.add(
        "pupilList",
        new FactTable(
            [] { return tr("Pupils"); },
            [] {
                return QStringList{tr("Nickname"), tr("State"), tr("Where"), tr("Steps"), tr("Answers")};
            },
            0, this));
    constexpr int lastOfWords = 3; // answers are numbers
    for (int column = 1; column <= lastOfWords; ++column)
        m_list->setWords(column);
    connect(m_list, &QTableWidget::currentCellChanged, this, [this] {
        refreshButton();
        emit currentChanged();
    });
    connect(m_list, &QTableWidget::itemChanged, this, &PupilsPanel::takeTick);
    form.note(
        [] { return tr("Tick pupils, with the mouse or the space bar, to send something to them alone."); });
    form.note([] {
        return tr("Stuck: three wrong answers in a row to one question, or five minutes in a "
                  "lesson without touching the keyboard or the mouse. It is a hint, not a "
                  "judgement. Only you see this page; F11 does not show it.");
    });
    keepTranslated(this, [this] { setRows(std::vector(m_rows)); });
}

int PupilsPanel::current() const {
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_rows.size()
               ? m_rows[static_cast<std::size_t>(row)].member
               : 0;
}

QString PupilsPanel::currentName() const {
    const auto found = std::ranges::find(m_rows, current(), &PupilRow::member);
    return found == m_rows.end() ? QString() : found->nickname;
}

void PupilsPanel::setRows(const std::vector<PupilRow>& rows) {
    const int selected = current();
    const bool isNew = m_rows.empty() && !rows.empty();
    if (rows != m_rows || rows.empty()) {
        const QSignalBlocker quiet(m_list);
        const int column = std::max(0, m_list->currentColumn());
        m_list->setRowCount(static_cast<int>(rows.size()));
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (i >= m_rows.size() || m_rows[i] != rows[i])
                refreshRow(static_cast<int>(i), rows[i]);
        m_rows = rows;
        // Nobody who is gone is sent anything.
        std::erase_if(m_ticked, [this](int member) {
            return std::ranges::find(m_rows, member, &PupilRow::member) == m_rows.end();
        });
        m_list->fit();
        const auto again = std::ranges::find(m_rows, selected, &PupilRow::member);
        if (selected != 0 && again != m_rows.end())
            m_list->setCurrentCell(static_cast<int>(again - m_rows.begin()), column);
        else if (selected != 0)
            m_list->setCurrentCell(-1, -1); // not the next pupil instead of one who has gone
    }
    m_list->setVisible(!m_rows.empty());
    m_summary->setText(summaryOf(m_rows));
    refreshButton();
    // A teacher who opens the class again hears of new needs, not of the old ones.
    if (isNew && m_hands.empty() && m_stuck.empty()) {
        for (const PupilRow& pupil : m_rows)
            if (pupil.need == Need::Hand || pupil.need == Need::Stuck)
                (pupil.need == Need::Hand ? m_hands : m_stuck).insert(pupil.member);
    } else {
        showNeeds();
    }
    if (current() != selected)
        emit currentChanged();
    emit tickedChanged();
}

void PupilsPanel::takeTick(const QTableWidgetItem* cell) {
    if (cell->column() != PupilName || static_cast<std::size_t>(cell->row()) >= m_rows.size())
        return;
    const int member = m_rows[static_cast<std::size_t>(cell->row())].member;
    const bool isTicked = cell->checkState() == Qt::Checked;
    if (isTicked == m_ticked.contains(member))
        return;
    if (isTicked)
        m_ticked.insert(member);
    else
        m_ticked.erase(member);
    refreshButton();
    emit tickedChanged();
}

void PupilsPanel::refreshRow(int row, const PupilRow& pupil) {
    const auto put = [this, row](int column, const QString& text) { return m_list->put(row, column, text); };
    QTableWidgetItem* const name = put(PupilName, pupil.nickname);
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    name->setCheckState(m_ticked.contains(pupil.member) ? Qt::Checked : Qt::Unchecked);
    put(PupilPlace, pupil.where);
    QTableWidgetItem* steps = put(PupilStep, assignment_text::stepTitle(pupil.step));
    steps->setData(Qt::DecorationRole, stepDots(pupil, devicePixelRatioF()));
    steps->setData(Qt::AccessibleTextRole, pupil.steps);
    steps->setToolTip(pupil.steps);
    put(PupilAnswer, pupil.answers);
    QTableWidgetItem* state = put(PupilState, pupil.state);
    const bool isUrgent = pupil.need == Need::Hand || pupil.need == Need::Stuck;
    const Theme& theme = Theme::current();
    QFont type = theme.font(TextRole::Body);
    type.setBold(isUrgent);
    state->setFont(type);
    state->setForeground(theme.colour(isUrgent ? Role::Warning : Role::Ink));
}

const PupilRow* PupilsPanel::helped() const {
    const auto chosen = std::ranges::find(m_rows, current(), &PupilRow::member);
    if (chosen != m_rows.end() && chosen->need == Need::Hand)
        return &*chosen;
    const auto first = std::ranges::find(m_rows, Need::Hand, &PupilRow::need);
    return first == m_rows.end() ? nullptr : &*first;
}

void PupilsPanel::refreshButton() {
    const PupilRow* const pupil = helped();
    m_seen->setText(pupil ? tr("I have helped %1").arg(pupil->nickname) : tr("I have helped…"));
    m_seen->setAccessibleName(m_seen->text());
    m_seen->setEnabled(pupil != nullptr);
    m_untick->setVisible(!m_ticked.empty());
}

void PupilsPanel::showNeeds() {
    std::set<int> hands;
    std::set<int> stuck;
    QStringList helpless;
    QStringList waiting;
    for (const PupilRow& pupil : m_rows) {
        if (pupil.need == Need::Hand) {
            hands.insert(pupil.member);
            if (!m_hands.contains(pupil.member))
                helpless << pupil.nickname;
        } else if (pupil.need == Need::Stuck) {
            stuck.insert(pupil.member);
            if (!m_stuck.contains(pupil.member))
                waiting << pupil.nickname;
        }
    }
    m_hands = hands;
    m_stuck = stuck;
    if (!helpless.isEmpty())
        m_announcer->say(tr("Needs help: %1.").arg(helpless.join(QStringLiteral(", "))));
    if (!waiting.isEmpty())
        m_announcer->say(tr("Seems to be stuck: %1.").arg(waiting.join(QStringLiteral(", "))));
}

} // namespace app
