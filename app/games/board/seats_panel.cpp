// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats_panel.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "seat_row.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace app {

using namespace page_parts;

SeatsPanel::SeatsPanel(SeatChoices& choices, const QList<SegmentRow::Choice>& counts,
                       const std::function<QList<BotChoice>()>& bots, QWidget* parent)
    : QWidget(parent), m_choices(choices) {
    Form form(this);
    m_rows = form.box();
    Form line = form.part(Form::Way::Along);
    const auto seats = [] { return tr("Seats"); };
    auto* players =
        line.grow(line.add("players", seats, new SegmentRow(seats, counts, choices.players, line.widget())));
    auto* grid = new QGridLayout;
    keepStyled(grid, [grid] {
        grid->setHorizontalSpacing(Theme::current().px(8));
        grid->setVerticalSpacing(Theme::current().px(4));
    });
    grid->setColumnStretch(2, 1);
    for (int seat = 0; seat < static_cast<int>(choices.seats.size()); ++seat) {
        auto* row = new SeatRow(seat, bots, grid, SeatRow::lines * seat, this);
        const auto own = [this, seat]() -> SeatChoices::Seat& {
            return m_choices.seats[static_cast<std::size_t>(seat)];
        };
        connect(row, &SeatRow::kindChosen, this, [this, own](const QString& kind) {
            own().kind = kind;
            emit changed();
        });
        connect(row, &SeatRow::nameTyped, this, [this, own](const QString& name) {
            own().name = name;
            emit changed();
        });
        connect(row, &SeatRow::colourChosen, this, [this, seat](int colour) {
            m_choices.setColour(seat, colour);
            emit changed();
        });
        m_seats << row;
    }
    m_rows->addLayout(grid);
    m_note = form.text({}, TextRole::Body, Role::SoftInk);
    form.addStretch();
    setNotes([] { return tr("A curtain hides the hands between the turns of two people."); },
             [] { return tr("Only bots are playing: you can watch."); });
    connect(players, &SegmentRow::chosen, this, [this](int count) {
        m_choices.players = count;
        emit changed();
    });
}

void SeatsPanel::setNarrow(bool narrow) {
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    for (SeatRow* row : m_seats)
        row->setNarrow(narrow);
    m_rows->invalidate();
    updateGeometry();
}

void SeatsPanel::insert(QWidget* part) {
    m_rows->insertWidget(m_rows->indexOf(m_note), part);
}

void SeatsPanel::setNotes(const Text& manyPersons, const Text& noPerson) {
    m_manyPersons = manyPersons;
    m_noPerson = noPerson;
}

void SeatsPanel::refresh(bool hasKinds) {
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        m_seats[seat]->setVisible(seat < m_choices.players, hasKinds);
        m_seats[seat]->setChoices(m_choices);
    }
    const int persons = hasKinds ? m_choices.persons() : 1;
    m_note->setText(persons > 1 ? m_manyPersons.words() : persons == 0 ? m_noPerson.words() : QString());
    m_note->setVisible(!m_note->text().isEmpty());
}

QWidget* SeatsPanel::firstProblem() const {
    for (int seat = 0; seat < m_choices.players; ++seat)
        if (!m_choices.problemOf(seat).isEmpty())
            return m_seats[seat]->firstControl();
    return nullptr;
}

SeedField::SeedField(SeatChoices& choices, QWidget* parent)
    : QWidget(parent), m_choices(choices), m_edit(lineEdit(choices.seed, this)),
      m_note(wrappingLabel({}, this, TextRole::Caption, Role::SoftInk)) {
    Form form(this, Form::Way::Down, 4);
    keepStyled(m_edit, [this] { m_edit->setMaximumWidth(Theme::current().px(320)); });
    m_edit->setObjectName(QStringLiteral("seed"));
    setSpokenName(m_edit, [] { return tr("Seed"); });
    keepTranslated(m_edit, [this] { m_edit->setPlaceholderText(tr("empty: random")); });
    form.add(m_edit);
    form.add(m_note);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& typed) {
        m_choices.seed = typed;
        emit changed();
    });
    refresh();
}

void SeedField::refresh() {
    m_edit->setEnabled(!m_choices.sealedDice);
    const QString problem = m_choices.seedProblem();
    setColour(m_note, problem.isEmpty() ? Role::SoftInk : Role::Warning);
    m_note->setText(!problem.isEmpty()     ? problem
                    : m_choices.sealedDice ? tr("The seed will come from the program's secret and your word.")
                    : !m_choices.isSeedTyped()
                        ? tr("With the same number, cards and dice fall the same way everywhere.")
                        : tr("This number decides how cards and dice fall; the dice of such a game are not "
                             "added to those of other games."));
    speech::setDescription(m_edit, m_note->text());
}

} // namespace app
