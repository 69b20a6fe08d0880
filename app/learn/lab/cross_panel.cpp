// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_panel.h"

#include "action_choice.h"
#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "cross_sheet.h"
#include "lab_session.h"
#include "parents_scene.h"
#include "value_row.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

CrossPanel::CrossPanel(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    Form form(this, Form::Way::Filled, space::small);
    m_parents = form.add(new ParentsScene(session, this), 1);
    m_error = form.label("parentsError", TextRole::Body, Role::Warning);
    const auto row = [&](const char* name, const Text& subject, const std::function<void()>& open) {
        return form.button(name, new ValueRow(subject, this), open);
    };
    m_genes = row(
        "genesRow", [] { return tr("Genes"); },
        [this] {
            Popover::openSheet(m_genes, new CrossSheet(m_session, CrossSheet::About::Genes),
                               [] { return tr("Genes"); });
        });
    m_linkage = row(
        "linkageRow", [] { return tr("Linkage"); },
        [this] {
            Popover::openSheet(m_linkage, new CrossSheet(m_session, CrossSheet::About::Linkage),
                               [] { return tr("Linkage"); });
        });
    m_action = row(
        "actionRow", [] { return tr("Gene action"); },
        [this] {
            Popover::openSheet(m_action, new ActionChoice(m_session, nullptr),
                               [] { return tr("Gene action"); });
        });
    Form foot = form.part(Form::Way::Along);
    m_add = foot.button(
        "addGene", [] { return tr("+ Add a gene"); }, [this] { addGene(); });
    setButtonKind(m_add, ButtonKind::Text);
    keepPlace(m_add);
    foot.addStretch();
    connect(m_parents, &ParentsScene::parentsTyped, this, &CrossPanel::read);
    connect(&session, &LabSession::crossChanged, this, [this] {
        refresh();
        showMessage(nullptr);
    });
    showMessage(nullptr);
    keepTranslated(this, [this] {
        refresh();
        if (!m_error->isHidden())
            read(); // which says again what is wrong
    });
}

void CrossPanel::addGene() {
    const std::size_t place = m_session.bench().cross.genes.size();
    for (const lessons::Gene& gene : lessons::geneCatalogue())
        if (m_session.mayTake(place, gene)) {
            m_session.addGene(gene);
            return;
        }
}

QString CrossPanel::genesInWords() const {
    QStringList names;
    for (const lessons::Gene& gene : m_session.bench().cross.genes)
        names << text(gene.name);
    return names.join(QStringLiteral(", "));
}

QString CrossPanel::linkageInWords() const {
    const lessons::Cross& cross = m_session.bench().cross;
    QStringList links;
    for (std::size_t i = 0; i + 1 < cross.genes.size(); ++i)
        if (const double fraction = cross.recombinationAfter(i); fraction < 0.5)
            links << tr("%1–%2 %3 %")
                         .arg(QString::fromStdString(cross.genes[i].symbols[0]),
                              QString::fromStdString(cross.genes[i + 1].symbols[0]), percentNumber(fraction));
    return links.isEmpty() ? tr("none") : links.join(QStringLiteral(", "));
}

void CrossPanel::refresh() {
    const std::size_t genes = m_session.bench().cross.genes.size();
    m_genes->setValue(genesInWords());
    m_linkage->setValue(linkageInWords());
    m_action->setValue(actionName(m_session.bench().action));
    bool mayLink = false;
    for (std::size_t i = 0; i < genes; ++i)
        mayLink = mayLink || CrossSheet::mayLink(m_session, i);
    m_linkage->setEnabled(mayLink);
    m_add->setVisible(genes < LabSession::mostGenes && m_session.mayChooseGenes());
}

void CrossPanel::read() {
    const auto error = m_session.setParents(m_parents->typed(0), m_parents->typed(1));
    showMessage(error ? &*error : nullptr);
    if (!error)
        m_parents->refresh();
}

void CrossPanel::showMessage(const lessons::NotationError* error) {
    m_error->setVisible(error != nullptr);
    m_error->setText(error ? text(lessons::phrase(*error)) : QString());
    m_parents->describe(error, m_error->text());
}

} // namespace app
