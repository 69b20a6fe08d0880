// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_bar.h"

#include "app/charts/projector/present_button.h"
#include "app/learn/session/lesson_progress.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "step_button.h"

#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal oneRow = 870; // from this width on

} // namespace

LessonBar::LessonBar(LessonSteps* steps, const Text& title, const Text& place, QWidget* parent)
    : QWidget(parent), m_steps(steps), m_grid(new QGridLayout(this)) {
    keepStyled(m_grid, [grid = m_grid] {
        const Theme& theme = Theme::current();
        grid->setContentsMargins(theme.px(space::gap), theme.px(space::small), theme.px(space::gap),
                                 theme.px(space::small));
        grid->setHorizontalSpacing(theme.px(space::card));
        grid->setVerticalSpacing(theme.px(space::small));
    });
    m_names = new QWidget(this);
    Form names(m_names, Form::Way::Along, space::gap);
    setButtonKind(
        names.button(
            "allLessons", [] { return tr("‹ All lessons"); }, [this] { emit allLessonsRequested(); }),
        ButtonKind::Text);
    Form words = names.part(Form::Way::Down, 0, 1);
    QLabel* where = words.text(place, TextRole::Caption, Role::SoftInk);
    where->setObjectName(QStringLiteral("lessonPlace"));
    QLabel* name = words.add(pageTitle(title, m_names));
    name->setObjectName(QStringLiteral("lessonTitle"));
    keepStyled(name, [name] { name->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    if (m_steps) {
        addTabs();
        addWays();
        connect(m_steps, &LessonSteps::stepChanged, this, &LessonBar::refreshTabs);
        connect(m_steps, &LessonSteps::openStepsChanged, this, &LessonBar::refreshTabs);
    }
    m_isNarrow = true;
    fold();
}

void LessonBar::addTabs() {
    m_tabRow = new QWidget(this);
    Form line(m_tabRow, Form::Way::Along, 0);
    auto* group = new QButtonGroup(m_tabRow);
    for (int i = 0; i < lessonStepCount; ++i) {
        const auto step = static_cast<LessonStep>(i);
        auto* tab = line.grow(line.add(QStringLiteral("step%1").arg(i + 1), new StepButton(step, m_tabRow)));
        group->addButton(tab, i);
        connect(tab, &QPushButton::clicked, this, [this, step] { m_steps->setStep(step); });
        m_tabs << tab;
    }
    refreshTabs();
}

void LessonBar::addWays() {
    m_ways = new QWidget(this);
    Form line(m_ways, Form::Way::Along, space::small);
    connect(line.add(presentButton(m_ways)), &QPushButton::clicked, this, &LessonBar::presentRequested);
    auto* more = line.button("lessonMore", [] { return tr("⋯ More"); });
    keepTranslated(more, [more] { more->setAccessibleName(tr("More: whose progress it is")); });
    connect(more, &QPushButton::clicked, this, [this, more] { emit moreRequested(more); });
}

void LessonBar::setDone(int steps) {
    for (int i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setDone(steps & bitOf(static_cast<LessonStep>(i)));
}

void LessonBar::refreshTabs() {
    const auto last = m_steps->lastOpen();
    for (int i = 0; i < m_tabs.size(); ++i) {
        m_tabs[i]->setEnabled(!last || i <= static_cast<int>(*last));
        m_tabs[i]->setChecked(i == static_cast<int>(m_steps->step()));
    }
}

void LessonBar::fold() {
    const bool isNarrow = width() < Theme::current().px(oneRow);
    if (isNarrow == m_isNarrow && m_grid->count() > 0)
        return;
    m_isNarrow = isNarrow;
    for (QWidget* part : {m_names, m_tabRow, m_ways})
        if (part)
            m_grid->removeWidget(part);
    m_grid->addWidget(m_names, 0, 0, Qt::AlignVCenter);
    m_grid->setColumnStretch(0, 1);
    if (!m_steps)
        return;
    if (isNarrow) {
        m_grid->addWidget(m_ways, 0, 2, Qt::AlignVCenter);
        m_grid->addWidget(m_tabRow, 1, 0, 1, 3);
    } else {
        m_grid->addWidget(m_tabRow, 0, 1);
        m_grid->addWidget(m_ways, 0, 2, Qt::AlignVCenter);
    }
    // In the order of reading, whatever the place.
    auto* const ways = m_ways->findChildren<QPushButton*>().front();
    QWidget::setTabOrder(m_tabs.back(), ways);
}

void LessonBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void LessonBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::Panel));
    if (!m_tabs.isEmpty()) {
        // From step to step, behind the buttons.
        const QPoint from = m_tabs.front()->mapTo(this, m_tabs.front()->middle());
        const QPoint to = m_tabs.back()->mapTo(this, m_tabs.back()->middle());
        const int wide = theme.px(space::tight);
        painter.fillRect(QRect(from - QPoint(0, wide / 2), to + QPoint(0, wide - wide / 2 - 1)),
                         theme.colour(Role::Line));
    }
    const int line = std::max(1, theme.px(stroke::hair));
    painter.fillRect(QRect(0, height() - line, width(), line), theme.colour(Role::Line));
}

} // namespace app
