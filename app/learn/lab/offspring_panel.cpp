// SPDX-License-Identifier: GPL-3.0-or-later
#include "offspring_panel.h"

#include "app/charts/outcome_chart.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "gamete_worker.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

OffspringPanel::OffspringPanel(LabSession& session, GameteWorker& worker, std::int64_t number,
                               QWidget* parent)
    : QWidget(parent), m_session(session), m_worker(worker) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 7);
    auto* head = new QHBoxLayout;
    keepStyled(head, [head] { head->setSpacing(Theme::current().px(8)); });
    head->addWidget(words([] { return tr("Offspring"); }, this, TextRole::PanelTitle), 1);
    m_number = lineEdit(countText(number), this);
    m_number->setObjectName(QStringLiteral("number"));
    keepTranslated(m_number, [this] { m_number->setAccessibleName(tr("Number of offspring")); });
    m_number->setMaxLength(16);
    m_number->setAlignment(Qt::AlignRight);
    keepStyled(m_number, [this] { m_number->setFixedWidth(Theme::current().px(118)); });
    head->addWidget(m_number);
    rows->addLayout(head);
    auto* quick = new QWidget(this);
    auto* flow = new FlowLayout(quick);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    for (const qint64 n : {qint64{1}, qint64{16}, qint64{320}, qint64{10000}, qint64{1000000000}}) {
        QPushButton* choice = button(countText(n), quick);
        choice->setObjectName(QStringLiteral("number%1").arg(n));
        choice->setAccessibleName(tr("%1 offspring").arg(countText(n)));
        choice->setCheckable(true);
        speech::setRole(choice, QAccessible::RadioButton);
        choice->setProperty("number", n);
        connect(choice, &QPushButton::clicked, this, [this, n] {
            m_number->setText(countText(n));
            refresh(); // even if the number is the same, so that its button stays down
        });
        flow->addWidget(choice);
        m_quick << choice;
    }
    connect(m_number, &QLineEdit::textChanged, this, &OffspringPanel::refresh);
    rows->addWidget(quick);

    auto* actions = new QWidget(this);
    auto* line = new FlowLayout(actions);
    keepStyled(line, [line] { line->setSpacing(Theme::current().px(6)); });
    const auto action = [&](const QString& name, const char* id, const QString& what) {
        QPushButton* made = button(name, actions);
        made->setObjectName(QLatin1String(id));
        made->setToolTip(what);
        made->setAccessibleDescription(what);
        line->addWidget(made);
        return made;
    };
    m_roll = action(tr("Roll"), "roll", tr("Adds this many to the counts"));
    keepStyled(m_roll, [this] { m_roll->setMinimumWidth(Theme::current().px(70)); });
    m_again = action(tr("Roll again"), "rollAgain", tr("Clears the counts and rolls the same number again"));
    m_draw = action(tr("Draw every gamete"), "drawGametes", {});
    m_over = action(tr("Start over"), "startOver", tr("Clears the counts"));
    connect(m_roll, &QPushButton::clicked, this, [this] { m_session.roll(this->number()); });
    connect(m_again, &QPushButton::clicked, this, [this] { m_session.rollAgain(this->number()); });
    connect(m_over, &QPushButton::clicked, this, [this] { m_session.startOver(); });
    connect(m_draw, &QPushButton::clicked, this, [this] {
        m_worker.start(m_session.brood().offspring(), this->number(), m_session.generator()());
        refresh();
    });
    connect(m_number, &QLineEdit::returnPressed, m_roll, &QPushButton::click);
    rows->addWidget(actions);

    m_drawing = new QWidget(this);
    auto* drawing = new QHBoxLayout(m_drawing);
    setMargins(drawing, 0, 8);
    m_progress = new QProgressBar(m_drawing);
    keepTranslated(m_progress, [this] { m_progress->setAccessibleName(tr("Gametes drawn")); });
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    drawing->addWidget(m_progress, 1);
    QPushButton* cancel = button([] { return tr("Stop"); }, m_drawing);
    cancel->setObjectName(QStringLiteral("cancelDraw"));
    connect(cancel, &QPushButton::clicked, &worker, &GameteWorker::cancel);
    drawing->addWidget(cancel);
    rows->addWidget(m_drawing);
    m_note = words({}, this, TextRole::Caption, Role::SoftInk);
    m_note->setObjectName(QStringLiteral("offspringNote"));
    rows->addWidget(m_note);
    rows->addStretch(1);
    connect(&session, &LabSession::countsChanged, this, &OffspringPanel::refresh);
    connect(&worker, &GameteWorker::progressed, this, &OffspringPanel::showProgress);
    connect(&worker, &GameteWorker::finished, this, &OffspringPanel::refresh);
    refresh();
}

std::int64_t OffspringPanel::number() const {
    QString digits = m_number->text();
    const QLocale locale;
    digits.remove(locale.groupSeparator());
    for (const QChar blank :
         {QChar(QLatin1Char(' ')), QChar(0xa0), QChar(0x202f), QChar(0x2009), QChar(QLatin1Char('\''))})
        digits.remove(blank);
    bool whole = false;
    const qlonglong n = digits.toLongLong(&whole);
    return whole && n >= 1 && n <= lessons::maxOffspring ? n : 0;
}

void OffspringPanel::refresh() {
    const std::int64_t n = number();
    const bool busy = m_worker.isRunning();
    const bool room = m_session.bench().size() + n <= LabSession::most;
    for (QPushButton* choice : m_quick)
        choice->setChecked(choice->property("number").toLongLong() == n);
    m_roll->setEnabled(n > 0 && room && !busy);
    m_again->setEnabled(n > 0 && m_session.bench().size() > 0 && !busy);
    const bool every = m_session.countsEveryEmbryo();
    m_draw->setEnabled(n > 0 && room && !busy && every);
    m_draw->setToolTip(every ? tr("Draws both gametes of every single offspring instead of only the totals")
                             : tr("Not in this cross: some offspring die or do not show their genotype"));
    m_draw->setAccessibleDescription(m_draw->toolTip());
    m_over->setEnabled(m_session.bench().size() > 0 && !busy);
    m_drawing->setVisible(busy);
    if (n == 0)
        m_note->setText(tr("Enter a whole number from 1 to %1.").arg(countText(lessons::maxOffspring)));
    else if (!room)
        m_note->setText(tr("That is more than can be counted. “Roll again” starts from zero."));
    else if (!busy)
        m_note->clear();
    m_note->setVisible(busy || n == 0 || !room);
    emit numberChanged(n);
}

void OffspringPanel::showProgress(qint64 drawn, qint64 count) {
    m_progress->setValue(count > 0 ? int(1000.0 * double(drawn) / double(count)) : 0);
    m_note->setText(tr("%1 of %2 drawn").arg(countText(drawn), countText(count)));
    m_note->setVisible(true);
}

} // namespace app
