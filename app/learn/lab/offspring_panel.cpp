// SPDX-License-Identifier: GPL-3.0-or-later
#include "offspring_panel.h"

#include "app/charts/outcome_chart.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_tabs.h"
#include "gamete_worker.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr qint64 billion = 1'000'000'000;

/// "320", "1 billion".
QString shortCount(qint64 n) {
    return n == billion ? OffspringPanel::tr("1 billion") : countText(n);
}

QPixmap dieIcon(int side, qreal ratio) {
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDie(painter, QRectF(0, 0, side, side), genotype::Trait::PodColour, genotype::DieFace::Two);
    return picture;
}

} // namespace

OffspringPanel::OffspringPanel(LabSession& session, GameteWorker& worker, std::int64_t number,
                               QWidget* parent)
    : QWidget(parent), m_session(session), m_worker(worker) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    Form form(this, Form::Way::Down, space::tight);
    keepStyled(form.box(), [box = form.box()] {
        const Theme& theme = Theme::current();
        box->setContentsMargins(theme.px(space::section), theme.px(space::small), theme.px(space::section),
                                theme.px(space::small));
    });
    Form above = form.part(Form::Way::Along, space::gap);
    m_drawing = above.widget();
    m_progress = above.add(new QProgressBar(m_drawing), 1);
    keepTranslated(m_progress, [this] { m_progress->setAccessibleName(tr("Gametes drawn")); });
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    above.button(
        "cancelDraw", [] { return tr("Stop"); }, [this] { m_worker.cancel(); });
    m_note = form.label("offspringNote", TextRole::Body, Role::SoftInk);
    Form line = form.part(Form::Way::Along, space::gap);
    m_line = line.box();
    addNumber(line.part(Form::Way::Along, space::gap, 1), number);
    addActions(line.part(Form::Way::Along, space::small));
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
    m_numberPart = line.widget();
    m_what = line.text([] { return tr("Offspring"); }, TextRole::Body, Role::SoftInk);
    m_what->setWordWrap(false);
    addQuick(line);
    m_number =
        line.field("number", Label::heard([] { return tr("Number of offspring"); }), countText(number));
    m_number->setMaxLength(16);
    m_number->setAlignment(Qt::AlignRight);
    keepFixedWidth(m_number, 112);
    setTip(m_number, [] { return tr("Or type any number, up to a billion"); });
    connect(m_number, &QLineEdit::textChanged, this, &OffspringPanel::refresh);
    m_rolled = line.grow(line.label("rolled", TextRole::Body, Role::SoftInk));
    m_rolled->setWordWrap(false);
}

void OffspringPanel::addQuick(Form& line) {
    auto* tabs = line.add(new SegmentTabs(line.widget()));
    for (const qint64 n : {qint64{1}, qint64{16}, qint64{320}, qint64{10000}, billion}) {
        auto* choice = new SegmentTab(tabs);
        choice->setObjectName(QStringLiteral("number%1").arg(n));
        choice->setCheckable(true);
        keepTranslated(choice, [choice, n] {
            choice->setText(shortCount(n));
            choice->setAccessibleName(tr("%1 offspring").arg(countText(n)));
        });
        speech::setRole(choice, QAccessible::RadioButton);
        choice->setProperty("number", n);
        connect(choice, &QPushButton::clicked, this, [this, n] {
            m_number->setText(countText(n));
            refresh(); // even if the number is the same, so that its button stays down
        });
        tabs->add(choice);
        m_quick << choice;
    }
}

void OffspringPanel::addActions(Form line) {
    m_actionPart = line.widget();
    line.addStretch();
    m_over = line.button(
        "startOver", [] { return tr("Start over"); }, [this] { m_session.startOver(); });
    setTip(m_over, [] { return tr("Clears the counts"); });
    m_more = line.button(
        "moreRolls", [] { return tr("Other ways"); }, [this] { offerMore(); });
    setTip(m_more, [] { return tr("Roll again from zero, or draw every gamete"); });
    m_roll = line.button("roll", {}, [this] { m_session.roll(this->number()); });
    setTip(m_roll, [] { return tr("Adds this many to the counts"); });
    for (QPushButton* quiet : {m_over, m_more})
        setButtonKind(quiet, ButtonKind::Text);
    setButtonKind(m_roll, ButtonKind::Primary);
    keepStyled(m_roll, [this] {
        const int side = Theme::current().px(space::section);
        m_roll->setIconSize({side, side});
        m_roll->setIcon(dieIcon(side, m_roll->devicePixelRatioF()));
    });
    connect(m_number, &QLineEdit::returnPressed, m_roll, &QPushButton::click);
}

void OffspringPanel::offerMore() {
    const std::int64_t n = number();
    const bool room = m_session.bench().size() + n <= LabSession::most;
    const bool every = m_session.countsEveryEmbryo();
    auto* content = new QWidget;
    Form rows(content, Form::Way::Down, space::tight);
    QPushButton* again = rows.button("rollAgain", [n] { return tr("Roll %1 from zero").arg(shortCount(n)); });
    again->setEnabled(m_session.bench().size() > 0);
    rows.note([] { return tr("Clears the counts and rolls the same number again."); });
    QPushButton* draw = rows.button("drawGametes", [] { return tr("Draw every gamete"); });
    draw->setEnabled(room && every);
    rows.note([every] {
        return every ? tr("Draws both gametes of every single offspring instead of only the totals.")
                     : tr("Not in this cross: some offspring die or do not show their genotype.");
    });
    for (QPushButton* one : {again, draw})
        keepStyled(one, [one] { one->setMinimumWidth(Theme::current().px(240)); });
    Popover* popover = Popover::open(m_more, content, [] { return tr("Other ways to roll"); });
    connect(again, &QPushButton::clicked, this, [this, popover, n] {
        popover->close();
        m_session.rollAgain(n);
    });
    connect(draw, &QPushButton::clicked, this, [this, popover, n] {
        popover->close();
        m_worker.start(m_session.brood().offspring(), n, m_session.generator()());
        refresh();
    });
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
    const std::int64_t rolled = m_session.bench().size();
    const bool busy = m_worker.isRunning();
    const bool room = rolled + n <= LabSession::most;
    for (QPushButton* choice : m_quick)
        choice->setChecked(choice->property("number").toLongLong() == n);
    m_roll->setEnabled(n > 0 && room && !busy);
    m_more->setEnabled(n > 0 && !busy);
    m_over->setEnabled(rolled > 0 && !busy);
    m_drawing->setVisible(busy);
    if (n == 0)
        m_note->setText(tr("Enter a whole number from 1 to %1.").arg(countText(lessons::maxOffspring)));
    else if (!room)
        m_note->setText(tr("That is more than can be counted. Start over, or roll from zero."));
    else if (!busy)
        m_note->clear();
    m_note->setVisible(busy || n == 0 || !room);
    refreshWords();
    emit numberChanged(n);
}

void OffspringPanel::refreshWords() {
    const std::int64_t rolled = m_session.bench().size();
    m_rolled->setText(rolled == 0 ? tr("none rolled yet") : tr("%1 rolled").arg(countText(rolled)));
    const auto words = [](bool more, const QString& count) {
        return more ? tr("Roll %1 more").arg(count) : tr("Roll %1").arg(count);
    };
    m_roll->setText(m_valid > 0 ? words(rolled > 0, shortCount(m_valid)) : tr("Roll"));
    m_roll->setAccessibleName(m_roll->text());
    keepWidth(m_roll, {words(true, shortCount(billion)), words(true, countText(10000))});
    fold();
}

void OffspringPanel::showProgress(qint64 drawn, qint64 count) {
    m_progress->setValue(count > 0 ? int(1000.0 * double(drawn) / double(count)) : 0);
    m_note->setText(tr("%1 of %2 drawn").arg(countText(drawn), countText(count)));
    m_note->setVisible(true);
}

/// On one line if there is room, else the buttons below the numbers.
void OffspringPanel::fold() {
    const int room = contentsRect().width() - 2 * Theme::current().px(space::section);
    int number = m_numberPart->layout()->sizeHint().width();
    if (m_what->isHidden())
        number += m_what->sizeHint().width() + m_line->spacing();
    // The sizes stay in one line, if need be without the word before them.
    m_what->setVisible(number <= room);
    const bool fits = number + m_line->spacing() + m_actionPart->layout()->sizeHint().width() <= room;
    m_line->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Keeps the shadow below the button from being cut off.
    setMinimumHeight(layout()->totalSizeHint().height());
}

void OffspringPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void OffspringPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Role::Panel));
    painter.fillRect(QRect(0, 0, width(), std::max(1, theme.px(stroke::hair))), theme.colour(Role::Line));
}

} // namespace app
