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
QComboBox* choice(Form& rows, QAnyStringView id, const Text& name,
                  const std::function<QList<Form::Item>()>& items, int chosen) {
    QComboBox* box = rows.choice(id, name, items, chosen);
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
    m_claim = new QWidget(m_claimRows->parentWidget());
    Form rows(m_claim, Form::Way::Filled, 6);
    const auto& model = m_session.model();
    const MysteryCode& code = m_session.mystery().code;
    const auto modes = modesOf(code.level, code.organism);
    const auto items = [isKnown = model.has_value(), modes] {
        QList<Form::Item> all;
        if (!isKnown)
            all << Form::Item{tr("I do not know yet"), -1};
        for (const Mode mode : modes)
            all << Form::Item{text(nameOf(mode)), int(mode)};
        return all;
    };
    QComboBox* list = choice(
        rows, "breedingMode", [] { return tr("How is it inherited?"); }, items,
        model ? int(std::ranges::find(modes, model->mode) - modes.begin()) : 0);
    connect(list, &QComboBox::activated, this, [this, list](int index) {
        const int mode = list->itemData(index).toInt();
        const auto& claimed = m_session.model();
        if (mode >= 0 && (!claimed || claimed->mode != Mode(mode)))
            m_session.setModel(breeding_model::ofMode(Mode(mode), m_session.evidence()));
    });
    if (model) {
        rows.text([mode = model->mode] { return text(explain(mode)); });
        if (characterCount(model->mode) != m_session.evidence().characters)
            rows.text(
                [isOne = m_session.evidence().characters == 1] {
                    return isOne ? tr("But only one character differs on this bench.")
                                 : tr("But two characters differ on this bench.");
                },
                TextRole::Strong);
        else if (m_session.evidence().characters == 2)
            addDominants(rows);
        else
            addForms(rows);
    } else {
        rows.text([] {
            return tr("Cross the strains with each other, and their offspring among themselves. "
                      "Then say how you think the forms are inherited.");
        });
        rows.note([] {
            return tr("In each strain all individuals are alike. They are homozygous, except where "
                      "homozygotes cannot live. How the forms are inherited is made up for each "
                      "mystery.");
        });
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
    const auto looks = [this, seen] {
        QList<Form::Item> all{{breeding_words::look(m_session.bench(), unseen)}};
        for (const Look& form : seen)
            all << Form::Item{breeding_words::look(m_session.bench(), form)};
        return all;
    };
    const auto classes = classNames(model.mode);
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const auto place = std::ranges::find(seen, model.looks[i]);
        QComboBox* box = choice(
            rows, QStringLiteral("breedingForm%1").arg(i), [name = classes[i]] { return text(name); }, looks,
            place == seen.end() ? 0 : int(place - seen.begin()) + 1);
        connect(box, &QComboBox::activated, this, [this, seen, i](int index) {
            const Look& chosen = index == 0 ? unseen : seen[std::size_t(index) - 1];
            if (const auto claimed = breeding_model::withLook(*m_session.model(), i, chosen))
                m_session.setModel(*claimed);
        });
    }
    if (seen.size() > classes.size())
        rows.text([] { return tr("More forms have been seen than this model has."); }, TextRole::Strong);
    else if (!breeding_model::isStated(m_session.model(), m_session.evidence()))
        rows.text([] { return tr("Each form that was seen needs its place."); }, TextRole::Body,
                  Role::SoftInk);
}

void ModelPanel::addDominants(Form& rows) {
    const Model& model = *m_session.model();
    const auto& characters = charactersOf(m_session.mystery().code.organism);
    for (std::size_t i = 0; i < 2; ++i) {
        const Character& character = characters[m_session.mystery().characters[i]];
        std::set<lessons::breeding::Form> forms;
        for (const Look& look : breeding_model::looksSeen(m_session.evidence()))
            forms.insert(look.forms[i]);
        const auto items = [&character, forms] {
            QList<Form::Item> all;
            for (const lessons::breeding::Form form : forms)
                all << Form::Item{text(character.forms[form]), int(form)};
            return all;
        };
        const auto dominant = std::ranges::find(forms, model.looks[0].forms[i]);
        QComboBox* box = choice(
            rows, QStringLiteral("breedingDominant%1").arg(i),
            [&character] { return tr("Dominant (%1)").arg(text(character.name)); }, items,
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
