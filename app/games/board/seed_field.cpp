// SPDX-License-Identifier: GPL-3.0-or-later
#include "seed_field.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal widestSeed = 320; ///< in pixels at scale 1

} // namespace

SeedField::SeedField(SeatChoices& choices, QWidget* parent)
    : QWidget(parent), m_choices(choices), m_edit(lineEdit(choices.seed, this)),
      m_note(wrappingLabel({}, this, TextRole::Caption, Role::SoftInk)) {
    Form form(this, Form::Way::Down, space::tight);
    keepStyled(m_edit, [this] { m_edit->setMaximumWidth(Theme::current().px(widestSeed)); });
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
