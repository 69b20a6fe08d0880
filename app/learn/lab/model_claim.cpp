// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "breeding_model.h"
#include "breeding_words.h"
#include "model_panel.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <set>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

namespace {

/// A box with a name above it.
QComboBox* choice(QBoxLayout& rows, const QString& name, const QString& id, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(id);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    rows.addWidget(nameOf(box, name, parent));
    rows.addWidget(box);
    speech::setLabel(box, name);
    return box;
}

} // namespace

void ModelPanel::refreshClaim() {
    QString focused;
    if (m_claim) {
        if (const QWidget* focus = QApplication::focusWidget(); focus && m_claim->isAncestorOf(focus))
            focused = focus->objectName();
        m_claim->hide();
        m_claim->deleteLater();
    }
    m_claim = new QWidget;
    auto* rows = new QVBoxLayout(m_claim);
    setMargins(rows, 0, 6);
    QComboBox* modes = choice(*rows, tr("How is it inherited?"), QStringLiteral("breedingMode"), m_claim);
    const auto& model = m_session.model();
    if (!model)
        modes->addItem(tr("I do not know yet"), -1);
    const MysteryCode& code = m_session.mystery().code;
    for (const Mode mode : modesOf(code.level, code.organism)) {
        modes->addItem(text(nameOf(mode)), int(mode));
        if (model && model->mode == mode)
            modes->setCurrentIndex(modes->count() - 1);
    }
    connect(modes, &QComboBox::activated, this, [this, modes](int index) {
        const int mode = modes->itemData(index).toInt();
        const auto& claimed = m_session.model();
        if (mode >= 0 && (!claimed || claimed->mode != Mode(mode)))
            m_session.setModel(breeding_model::ofMode(Mode(mode), m_session.evidence()));
    });
    if (model) {
        rows->addWidget(words(text(explain(model->mode)), m_claim));
        if (characterCount(model->mode) != m_session.evidence().characters)
            rows->addWidget(words(m_session.evidence().characters == 1
                                      ? tr("But only one character differs on this bench.")
                                      : tr("But two characters differ on this bench."),
                                  m_claim, TextRole::Strong));
        else if (m_session.evidence().characters == 2)
            addDominants(*rows, m_claim);
        else
            addForms(*rows, m_claim);
    } else {
        rows->addWidget(words(
            [] {
                return tr("Cross the strains with each other, and their offspring among themselves. "
                          "Then say how you think the forms are inherited.");
            },
            m_claim));
        rows->addWidget(words(
            [] {
                return tr("In each strain all individuals are alike. They are homozygous, except where "
                          "homozygotes cannot live. How the forms are inherited is made up for each "
                          "mystery.");
            },
            m_claim, TextRole::Caption, Role::SoftInk));
    }
    rows->addStretch(1);
    m_claimRows->addWidget(m_claim);
    m_claim->show();
    if (!focused.isEmpty())
        if (auto* again = m_claim->findChild<QWidget*>(focused))
            again->setFocus();
}

void ModelPanel::addForms(QBoxLayout& rows, QWidget* parent) {
    const Model& model = *m_session.model();
    const std::vector<Look> seen = breeding_model::looksSeen(m_session.evidence());
    const auto classes = classNames(model.mode);
    for (std::size_t i = 0; i < classes.size(); ++i) {
        QComboBox* box = choice(rows, text(classes[i]), QStringLiteral("breedingForm%1").arg(i), parent);
        box->addItem(breeding_words::look(m_session.bench(), unseen));
        for (std::size_t form = 0; form < seen.size(); ++form) {
            box->addItem(breeding_words::look(m_session.bench(), seen[form]));
            if (model.looks[i] == seen[form])
                box->setCurrentIndex(int(form) + 1);
        }
        connect(box, &QComboBox::activated, this, [this, seen, i](int index) {
            const Look& chosen = index == 0 ? unseen : seen[std::size_t(index) - 1];
            if (const auto claimed = breeding_model::withLook(*m_session.model(), i, chosen))
                m_session.setModel(*claimed);
        });
    }
    if (seen.size() > classes.size())
        rows.addWidget(words([] { return tr("More forms have been seen than this model has."); }, parent,
                             TextRole::Strong));
    else if (!breeding_model::isStated(m_session.model(), m_session.evidence()))
        rows.addWidget(words([] { return tr("Each form that was seen needs its place."); }, parent,
                             TextRole::Body, Role::SoftInk));
}

void ModelPanel::addDominants(QBoxLayout& rows, QWidget* parent) {
    const Model& model = *m_session.model();
    const auto& characters = charactersOf(m_session.mystery().code.organism);
    for (std::size_t i = 0; i < 2; ++i) {
        const Character& character = characters[m_session.mystery().characters[i]];
        QComboBox* box = choice(rows, tr("Dominant (%1)").arg(text(character.name)),
                                QStringLiteral("breedingDominant%1").arg(i), parent);
        std::set<Form> forms;
        for (const Look& look : breeding_model::looksSeen(m_session.evidence()))
            forms.insert(look.forms[i]);
        for (const Form form : forms) {
            box->addItem(text(character.forms[form]), int(form));
            if (model.looks[0].forms[i] == form)
                box->setCurrentIndex(box->count() - 1);
        }
        connect(box, &QComboBox::activated, this, [this, box, i](int index) {
            const Form form = Form(box->itemData(index).toInt());
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
