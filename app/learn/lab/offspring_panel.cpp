// SPDX-License-Identifier: GPL-3.0-or-later
#include "offspring_panel.h"

#include "app/charts/outcome_chart.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "gamete_worker.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

OffspringPanel::OffspringPanel(LabSession& session, GameteWorker& worker, std::int64_t number,
                               QWidget* parent)
    : QWidget(parent), m_session(session), m_worker(worker) {
    Form form(this, Form::Way::Down, 7);
    addNumber(form.part(Form::Way::Along), number);
    addQuick(form.part(Form::Way::Wrapping, 6));
    addActions(form.part(Form::Way::Wrapping, 6));
    Form drawing = form.part(Form::Way::Along);
    m_drawing = drawing.widget();
    m_progress = drawing.add(new QProgressBar(m_drawing), 1);
    keepTranslated(m_progress, [this] { m_progress->setAccessibleName(tr("Gametes drawn")); });
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    drawing.button(
        "cancelDraw", [] { return tr("Stop"); }, [this] { m_worker.cancel(); });
    m_note = form.label("offspringNote", TextRole::Caption, Role::SoftInk);
    form.addStretch();
    connect(&session, &LabSession::countsChanged, this, &OffspringPanel::refresh);
    connect(&worker, &GameteWorker::progressed, this, &OffspringPanel::showProgress);
    connect(&worker, &GameteWorker::finished, this, &OffspringPanel::refresh);
    keepTranslated(this, [this] {
        if (m_valid > 0)
            m_number->setText(countText(m_valid));
        refresh();
    });
}

void OffspringPanel::addNumber(Form line, std::int64_t number) {
    line.grow(line.heading([] { return tr("Offspring"); }));
    m_number =
        line.field("number", Label::heard([] { return tr("Number of offspring"); }), countText(number));
    m_number->setMaxLength(16);
    m_number->setAlignment(Qt::AlignRight);
    keepFixedWidth(m_number, 118);
    connect(m_number, &QLineEdit::textChanged, this, &OffspringPanel::refresh);
}

void OffspringPanel::addQuick(Form line) {
    for (const qint64 n : {qint64{1}, qint64{16}, qint64{320}, qint64{10000}, qint64{1000000000}}) {
        QPushButton* choice = line.toggle(
            QStringLiteral("number%1").arg(n), [n] { return countText(n); }, false);
        keepTranslated(choice,
                       [choice, n] { choice->setAccessibleName(tr("%1 offspring").arg(countText(n))); });
        speech::setRole(choice, QAccessible::RadioButton);
        choice->setProperty("number", n);
        connect(choice, &QPushButton::clicked, this, [this, n] {
            m_number->setText(countText(n));
            refresh(); // even if the number is the same, so that its button stays down
        });
        m_quick << choice;
    }
}

void OffspringPanel::addActions(Form line) {
    m_roll = line.button(
        "roll", [] { return tr("Roll"); }, [this] { m_session.roll(this->number()); });
    setTip(m_roll, [] { return tr("Adds this many to the counts"); });
    keepStyled(m_roll, [this] { m_roll->setMinimumWidth(Theme::current().px(70)); });
    m_again = line.button(
        "rollAgain", [] { return tr("Roll again"); }, [this] { m_session.rollAgain(this->number()); });
    setTip(m_again, [] { return tr("Clears the counts and rolls the same number again"); });
    m_draw = line.button(
        "drawGametes", [] { return tr("Draw every gamete"); },
        [this] {
            m_worker.start(m_session.brood().offspring(), this->number(), m_session.generator()());
            refresh();
        });
    m_over = line.button(
        "startOver", [] { return tr("Start over"); }, [this] { m_session.startOver(); });
    setTip(m_over, [] { return tr("Clears the counts"); });
    connect(m_number, &QLineEdit::returnPressed, m_roll, &QPushButton::click);
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
    const std::int64_t n = m_valid = number();
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
