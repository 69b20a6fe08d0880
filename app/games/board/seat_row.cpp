// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_row.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/model/catalogue.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

constexpr qreal rowWidth = 340; ///< in pixels at scale 1

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

SeatRow::SeatRow(int seat, const std::function<QList<BotChoice>()>& bots, QWidget* parent)
    : SheetPart(parent), m_seat(seat), m_kinds(QStringLiteral("person")) {
    const QString number = QString::number(seat + 1);
    Form form(this, Form::Way::Filled, space::small);
    form.text([] { return tr("Name"); }, TextRole::Strong);
    m_name = form.field("seatName", Label::heard([number] { return tr("Seat %1: name").arg(number); }));
    m_name->setMaxLength(SeatChoices::longestName);
    m_problem =
        form.add("seatProblem", page_parts::wrappingLabel({}, this, TextRole::Caption, Role::Warning));
    page_parts::keepPlace(m_problem);
    keepStyled(m_problem, [this] {
        m_problem->setMinimumHeight(QFontMetrics(Theme::current().font(TextRole::Caption)).lineSpacing() * 2);
    });

    Form who = form.part(Form::Way::Filled, space::tight);
    m_who = who.widget();
    who.text([] { return tr("Who plays here?"); }, TextRole::Strong);
    QList<SegmentRow::Choice> kinds{{0, [] { return tr("A person"); }}};
    for (const BotChoice& bot : bots()) {
        const int index = static_cast<int>(m_kinds.size());
        kinds << SegmentRow::Choice{index, [bots, index] { return bots().value(index - 1).name; }};
        m_kinds << bot.id;
    }
    m_kind = who.add("seatKind", new SegmentRow([number] { return tr("Seat %1: who plays").arg(number); },
                                                kinds, 0, who.widget()));
    m_kind->setWrapping(true);
    // What a page made anew calls them, too.
    const auto buttons = m_kind->findChildren<QAbstractButton*>();
    for (int kind = 0; kind < buttons.size(); ++kind)
        buttons[kind]->setObjectName(QStringLiteral("kind-") + m_kinds[kind]);
    addColours();
    form.text([] { return tr("Colour"); }, TextRole::Strong)->setBuddy(m_colour);
    form.add(m_colour);
    m_leave = form.button(
        "leaveChair", [] { return tr("Leave this chair empty"); }, [this] { emit leaveChosen(); });
    setButtonKind(m_leave, ButtonKind::Text);
    keepStyled(this, [this] { setMinimumWidth(Theme::current().px(rowWidth)); });

    connect(m_kind, &SegmentRow::chosen, this, [this](int kind) { emit kindChosen(m_kinds.value(kind)); });
    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::nameTyped);
    connect(m_colour, &QComboBox::activated, this,
            [this] { emit colourChosen(m_colour->currentData().toInt()); });
}

void SeatRow::addColours() {
    m_colour = new QComboBox(this);
    m_colour->setObjectName(QStringLiteral("seatColour"));
    for (int colour = 0; colour < genotype::maxSeats; ++colour)
        m_colour->addItem(QString(), colour);
    keepTranslated(m_colour, [this] {
        speech::setLabel(m_colour, tr("Seat %1: colour").arg(m_seat + 1));
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
}

void SeatRow::setChoices(const SeatChoices& choices, bool hasKind, bool mayLeave) {
    const SeatChoices::Seat& own = choices.seats[static_cast<std::size_t>(m_seat)];
    m_who->setVisible(hasKind);
    m_kind->showValue(static_cast<int>(m_kinds.indexOf(own.kind)));
    const QString given = choices.givenName(m_seat);
    m_name->setEnabled(given.isEmpty());
    const QString typed = own.name.isEmpty() && choices.isYours(m_seat) ? choices.yourName : own.name;
    if (const QString& name = given.isEmpty() ? typed : given; m_name->text() != name)
        m_name->setText(name);
    m_name->setPlaceholderText(choices.suggestedName(m_seat));
    m_colour->setCurrentIndex(m_colour->findData(own.colour));
    m_leave->setEnabled(mayLeave);
    const QString why =
        mayLeave ? QString() : tr("This game needs at least as many players as sit here now.");
    m_leave->setToolTip(why);
    speech::setDescription(m_leave, why);
    const QString problem = m_seat < choices.players ? choices.problemOf(m_seat) : QString();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    speech::setDescription(m_name, problem);
}

} // namespace app
