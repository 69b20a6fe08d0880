// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "breeding_model.h"
#include "breeding_words.h"
#include "model_panel.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <set>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

namespace {

/// A list with its name above it.
QComboBox* choice(Form& rows, QAnyStringView id, const QString& name, const QList<Form::Item>& items,
                  int chosen) {
    QComboBox* box = rows.choice(
        id, name, [items] { return items; }, chosen);
    keepShort(box, 16);
    return box;
}

} // namespace

void ModelPanel::refreshClaim() {
    QString focused;
    if (m_claim) {
        if (const QWidget* focus = QApplication::focusWidget(); focus && m_claim->isAncestorOf(focus))
            focused = focus->objectName();
        discard(m_claim);
    }
    m_claim = new QWidget;
    Form rows(m_claim, Form::Way::Filled, 6);
    QList<Form::Item> modes;
    int chosen = 0;
    const auto& model = m_session.model();
    if (!model)
        modes << Form::Item{tr("I do not know yet"), -1};
    const MysteryCode& code = m_session.mystery().code;
    for (const Mode mode : modesOf(code.level, code.organism)) {
        if (model && model->mode == mode)
            chosen = int(modes.size());
        modes << Form::Item{text(nameOf(mode)), int(mode)};
    }
    QComboBox* list = choice(rows, "breedingMode", tr("How is it inherited?"), modes, chosen);
    connect(list, &QComboBox::activated, this, [this, list](int index) {
        const int mode = list->itemData(index).toInt();
        const auto& claimed = m_session.model();
        if (mode >= 0 && (!claimed || claimed->mode != Mode(mode)))
            m_session.setModel(breeding_model::ofMode(Mode(mode), m_session.evidence()));
    });
    if (model) {
        rows.text(text(explain(model->mode)));
        if (characterCount(model->mode) != m_session.evidence().characters)
            rows.text(m_session.evidence().characters == 1
                          ? tr("But only one character differs on this bench.")
                          : tr("But two characters differ on this bench."),
                      TextRole::Strong);
        else if (m_session.evidence().characters == 2)
            addDominants(rows);
        else
            addForms(rows);
    } else {
        rows.text(tr("Cross the strains with each other, and their offspring among themselves. "
                     "Then say how you think the forms are inherited."));
        rows.note(tr("In each strain all individuals are alike. They are homozygous, except where "
                     "homozygotes cannot live. How the forms are inherited is made up for each "
                     "mystery."));
    }
    rows.addStretch();
    m_claimRows->addWidget(m_claim);
    m_claim->show();
    if (!focused.isEmpty())
        if (auto* again = m_claim->findChild<QWidget*>(focused))
            again->setFocus();
}

void ModelPanel::addForms(Form& rows) {
    const Model& model = *m_session.model();
    const std::vector<Look> seen = breeding_model::looksSeen(m_session.evidence());
    QList<Form::Item> looks{{breeding_words::look(m_session.bench(), unseen)}};
    for (const Look& form : seen)
        looks << Form::Item{breeding_words::look(m_session.bench(), form)};
    const auto classes = classNames(model.mode);
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const auto place = std::ranges::find(seen, model.looks[i]);
        QComboBox* box = choice(rows, QStringLiteral("breedingForm%1").arg(i), text(classes[i]), looks,
                                place == seen.end() ? 0 : int(place - seen.begin()) + 1);
        connect(box, &QComboBox::activated, this, [this, seen, i](int index) {
            const Look& chosen = index == 0 ? unseen : seen[std::size_t(index) - 1];
            if (const auto claimed = breeding_model::withLook(*m_session.model(), i, chosen))
                m_session.setModel(*claimed);
        });
    }
    if (seen.size() > classes.size())
        rows.text(tr("More forms have been seen than this model has."), TextRole::Strong);
    else if (!breeding_model::isStated(m_session.model(), m_session.evidence()))
        rows.text(tr("Each form that was seen needs its place."), TextRole::Body, Role::SoftInk);
}

void ModelPanel::addDominants(Form& rows) {
    const Model& model = *m_session.model();
    const auto& characters = charactersOf(m_session.mystery().code.organism);
    for (std::size_t i = 0; i < 2; ++i) {
        const Character& character = characters[m_session.mystery().characters[i]];
        std::set<lessons::breeding::Form> forms;
        for (const Look& look : breeding_model::looksSeen(m_session.evidence()))
            forms.insert(look.forms[i]);
        QList<Form::Item> items;
        for (const lessons::breeding::Form form : forms)
            items << Form::Item{text(character.forms[form]), int(form)};
        const auto dominant = std::ranges::find(forms, model.looks[0].forms[i]);
        QComboBox* box = choice(rows, QStringLiteral("breedingDominant%1").arg(i),
                                tr("Dominant (%1)").arg(text(character.name)), items,
                                dominant == forms.end() ? 0 : int(std::distance(forms.begin(), dominant)));
        connect(box, &QComboBox::activated, this, [this, box, i](int index) {
            const auto form = lessons::breeding::Form(box->itemData(index).toInt());
            if (const auto claimed =
                    breeding_model::withDominant(*m_session.model(), i, form, m_session.evidence()))
                m_session.setModel(*claimed);
        });
    }
}

void ModelPanel::askForAnswer() {
    openChoice(m_reveal, tr("The report will say that the answer was shown."),
               {tr("Go on breeding"), tr("Show the answer")}, [this](int chosen) {
                   if (chosen == 1)
                       m_session.reveal();
               });
}

} // namespace app
