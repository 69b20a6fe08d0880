// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_row.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/model/catalogue.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace app {

namespace {

QIcon colourIcon(int colour, qreal ratio) {
    const int side = Theme::current().px(18);
    QPixmap pixmap(QSize(side + Theme::current().px(5), side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintGoalMarker(painter, QRectF(0, 0, side, side), colour, {});
    return QIcon(pixmap);
}

} // namespace

SeatBadge::SeatBadge(QWidget* parent) : QWidget(parent) {
    keepStyled(this, [this] { setFixedSize(Theme::current().px(30), Theme::current().px(30)); });
}

void SeatBadge::show(int colour, const QString& name) {
    m_colour = colour;
    m_letter = name.left(1).toUpper();
    update();
}

void SeatBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintGoalMarker(painter, QRectF(rect()), m_colour, m_letter);
}

QString SeatRow::colourName(int colour) {
    switch (colour) {
    case 0: return tr("Red, plain");
    case 1: return tr("Blue, striped");
    case 2: return tr("Violet, dotted");
    case 3: return tr("Teal, slanting lines");
    case 4: return tr("Grey, with a ring");
    default: return tr("Olive, with a cross");
    }
}

SeatRow::SeatRow(int seat, const std::function<QList<BotChoice>()>& bots, QGridLayout* grid, int row,
                 QWidget* parent)
    : QObject(parent), m_seat(seat), m_grid(grid), m_row(row), m_badge(new SeatBadge(parent)),
      m_kind(new QComboBox(parent)), m_name(page_parts::lineEdit({}, parent)),
      m_colour(new QComboBox(parent)),
      m_problem(page_parts::wrappingLabel({}, parent, TextRole::Caption, Role::Warning)) {
    const QString number = QString::number(seat + 1);
    m_kind->addItem(QString(), QStringLiteral("person"));
    for (const BotChoice& bot : bots())
        m_kind->addItem(QString(), bot.id);
    keepTranslated(m_kind, [this, number, bots] {
        speech::setLabel(m_kind, tr("Seat %1: who plays").arg(number));
        m_kind->setItemText(0, tr("A person"));
        int item = 1;
        for (const BotChoice& bot : bots())
            m_kind->setItemText(item++, bot.name);
    });
    page_parts::setSpokenName(m_name, [number] { return tr("Seat %1: name").arg(number); });
    m_name->setMaxLength(SeatChoices::longestName);
    keepStyled(m_name, [this] { m_name->setMinimumWidth(Theme::current().px(110)); });
    for (int colour = 0; colour < genotype::maxSeats; ++colour)
        m_colour->addItem(QString(), colour);
    keepTranslated(m_colour, [this, number] {
        speech::setLabel(m_colour, tr("Seat %1: colour").arg(number));
        m_colour->setAccessibleDescription(
            tr("If another seat has this colour, the two seats swap colours."));
        m_colour->setToolTip(m_colour->accessibleDescription());
        for (int colour = 0; colour < m_colour->count(); ++colour)
            m_colour->setItemText(colour, colourName(colour));
    });
    keepStyled(m_colour, [this] {
        const int icon = Theme::current().px(18);
        m_colour->setIconSize({icon + Theme::current().px(5), icon});
        for (int colour = 0; colour < m_colour->count(); ++colour)
            m_colour->setItemIcon(colour, colourIcon(colour, m_colour->devicePixelRatioF()));
    });
    m_problem->hide();
    setNarrow(false);
    grid->addWidget(m_problem, row + 2, 1, 1, 3);

    connect(m_kind, &QComboBox::activated, this,
            [this] { emit kindChosen(m_kind->currentData().toString()); });
    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::nameTyped);
    connect(m_colour, &QComboBox::activated, this,
            [this] { emit colourChosen(m_colour->currentData().toInt()); });
}

void SeatRow::setNarrow(bool narrow) {
    for (QWidget* control : std::initializer_list<QWidget*>{m_badge, m_kind, m_name, m_colour})
        m_grid->removeWidget(control);
    const int below = m_row + (narrow ? 1 : 0);
    m_grid->addWidget(m_badge, m_row, 0);
    m_grid->addWidget(m_kind, m_row, 1, 1, narrow ? 3 : 1);
    m_grid->addWidget(m_name, below, narrow ? 1 : 2, 1, narrow ? 2 : 1);
    m_grid->addWidget(m_colour, below, 3);
}

void SeatRow::setVisible(bool visible, bool hasKind) {
    m_shown = visible;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_badge, m_kind, m_name, m_colour})
        widget->setVisible(visible);
    m_kind->setVisible(visible && hasKind);
    m_problem->setVisible(visible && !m_problem->text().isEmpty());
}

void SeatRow::setChoices(const SeatChoices& choices) {
    const SeatChoices::Seat& own = choices.seats[static_cast<std::size_t>(m_seat)];
    m_kind->setCurrentIndex(m_kind->findData(own.kind));
    const QString given = choices.givenName(m_seat);
    m_name->setEnabled(given.isEmpty());
    if (const QString& name = given.isEmpty() ? own.name : given; m_name->text() != name)
        m_name->setText(name);
    m_name->setPlaceholderText(choices.suggestedName(m_seat));
    m_colour->setCurrentIndex(m_colour->findData(own.colour));
    m_badge->show(own.colour, choices.nameOf(m_seat));
    const QString problem = m_shown ? choices.problemOf(m_seat) : QString();
    m_problem->setText(problem);
    m_problem->setVisible(m_shown && !problem.isEmpty());
    m_name->setAccessibleDescription(problem);
}

QWidget* SeatRow::firstControl() const {
    return m_name;
}

} // namespace app
