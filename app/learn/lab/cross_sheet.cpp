// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_sheet.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

namespace app {

using namespace page_parts;
using genotype::Inheritance;

namespace {

/// The number of the slider's steps, each half a per cent.
constexpr int linkageSteps = 100;
/// In pixels at scale 1.
constexpr qreal sheetWidth = 270;

QString letters(const lessons::Gene& gene) {
    QStringList symbols;
    for (const std::string& symbol : gene.symbols)
        symbols << QString::fromStdString(symbol);
    return symbols.join(QStringLiteral(", "));
}

/// A key that distinguishes genes, including the same invented gene with another inheritance.
QString keyOf(const lessons::Gene& gene) {
    return QStringLiteral("%1 %2")
        .arg(QString::fromStdString(gene.id))
        .arg(static_cast<int>(gene.inheritance));
}

const lessons::Gene* inventedGene(const std::string& id, Inheritance inheritance) {
    for (const lessons::Gene& gene : lessons::inventedGenes(inheritance))
        if (gene.id == id)
            return &gene;
    return nullptr;
}

} // namespace

CrossSheet::CrossSheet(LabSession& session, About about, QWidget* parent)
    : QWidget(parent), m_session(session), m_about(about) {
    Form form(this, Form::Way::Filled, space::small);
    form.heading([about] {
        return about == About::Genes ? tr("The genes of this cross") : tr("How genes are linked");
    });
    if (about == About::Linkage)
        form.note([] {
            return tr("Linked genes lie on one chromosome and are often passed on together. The share of "
                      "recombinants says how often they are not.");
        });
    keepStyled(this, [this] { setMinimumWidth(Theme::current().px(sheetWidth)); });
    build();
    connect(&session, &LabSession::crossChanged, this, [this] {
        if (keys() == m_built)
            refreshLinkage();
        else
            QMetaObject::invokeMethod(this, &CrossSheet::build, Qt::QueuedConnection);
    });
    keepTranslated(this, [this] { refreshLinkage(); });
}

bool CrossSheet::mayLink(const LabSession& session, std::size_t gene) {
    // Genes on the X are not linked to those of the other chromosomes.
    const auto& genes = session.bench().cross.genes;
    return session.mayChooseGenes() && gene + 1 < genes.size() && !genes[gene].xLinked &&
           !genes[gene + 1].xLinked;
}

QList<QString> CrossSheet::keys() const {
    QList<QString> keys;
    for (const lessons::Gene& gene : m_session.bench().cross.genes)
        keys << keyOf(gene);
    return keys;
}

void CrossSheet::build() {
    // The keyboard focus returns afterwards to where it was.
    QString focused;
    if (m_content) {
        for (const QWidget* widget : m_content->findChildren<QWidget*>())
            if (widget->hasFocus())
                focused = widget->objectName();
        discard(m_content);
    }
    m_links.clear();
    m_built = keys();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    Form form(m_content, Form::Way::Filled, space::gap);
    const auto& genes = m_session.bench().cross.genes;
    for (std::size_t i = 0; i < genes.size(); ++i)
        if (m_about == About::Genes)
            addGene(form.part(Form::Way::Down, space::tight), i);
        else if (mayLink(m_session, i))
            addLinkage(form.part(Form::Way::Down, space::tight), i);
    if (m_about == About::Genes && !m_session.mayChooseGenes())
        form.note([] { return tr("These genes belong to how the genes act, which you have chosen."); });
    m_content->show();
    refreshLinkage();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus();
}

void CrossSheet::addGene(Form rows, std::size_t place) {
    const lessons::Gene& gene = m_session.bench().cross.genes[place];
    const auto name = [phrase = gene.name] { return text(phrase); };
    Form head = rows.part(Form::Way::Along, space::tight);
    if (!m_session.mayChooseGenes()) {
        head.text(name);
        return;
    }
    addGeneChoice(head, place);
    if (m_session.bench().cross.genes.size() > 1) {
        QPushButton* remove = head.button(QStringLiteral("removeGene%1").arg(place), QStringLiteral("×"),
                                          [this, place] { m_session.removeGene(place); });
        keepFixedWidth(remove, target::mouse);
        keepTranslated(remove, [remove, name] {
            remove->setAccessibleName(tr("Remove %1").arg(name()));
            remove->setToolTip(remove->accessibleName());
        });
    }
    if (gene.group == lessons::GeneGroup::Invented)
        addInheritance(rows, place);
}

void CrossSheet::addInheritance(Form& rows, std::size_t place) {
    const lessons::Gene& gene = m_session.bench().cross.genes[place];
    const auto kinds = [] {
        return QList<Form::Item>{{tr("one allele dominant"), int(Inheritance::CompleteDominance)},
                                 {tr("incomplete dominance"), int(Inheritance::IncompleteDominance)},
                                 {tr("codominance"), int(Inheritance::Codominance)}};
    };
    QComboBox* kind = rows.choice(
        QStringLiteral("inheritance%1").arg(place),
        Label::heard([phrase = gene.name] { return tr("Inheritance of %1").arg(text(phrase)); }), kinds);
    kind->setCurrentIndex(kind->findData(int(gene.inheritance)));
    connect(kind, &QComboBox::activated, this, [this, place, kind, id = gene.id] {
        if (const auto* other = inventedGene(id, static_cast<Inheritance>(kind->currentData().toInt())))
            m_session.setGene(place, *other);
    });
}

void CrossSheet::addGeneChoice(Form& row, std::size_t place) {
    const std::string present = m_session.bench().cross.genes[place].id;
    const auto genes = [this, place, present] {
        QList<Form::Item> items;
        auto group = lessons::GeneGroup::Game;
        for (const lessons::Gene& gene : lessons::geneCatalogue()) {
            if (gene.id != present && !m_session.mayTake(place, gene))
                continue;
            QString name = text(gene.name);
            // The pea's own traits with another inheritance are recognised by the heterozygote's phenotype.
            if (gene.group == lessons::GeneGroup::BeyondMendel && gene.trait)
                name = tr("%1: %2").arg(name, text(gene.phenotypes[1]));
            items << Form::Item{name, QString::fromStdString(gene.id), tr("%1 (%2)").arg(name, letters(gene)),
                                gene.group != group};
            group = gene.group;
        }
        return items;
    };
    QComboBox* choice = row.choice(QStringLiteral("gene%1").arg(place),
                                   Label::heard([place] { return tr("Gene %1").arg(place + 1); }), genes);
    keepShort(choice, 10);
    row.grow(choice);
    choice->setCurrentIndex(choice->findData(QString::fromStdString(present)));
    setTip(choice, [choice] { return choice->currentData(Qt::ToolTipRole).toString(); });
    connect(choice, &QComboBox::activated, this, [this, place, choice] {
        const lessons::Gene* gene = lessons::findGene(choice->currentData().toString().toStdString());
        if (gene && gene->id != m_session.bench().cross.genes[place].id)
            m_session.setGene(place, *gene);
    });
}

void CrossSheet::addLinkage(Form rows, std::size_t place) {
    Link row{place, new QSlider(Qt::Horizontal, rows.widget()), nullptr};
    const auto& neighbours = m_session.bench().cross.genes;
    rows.text([one = neighbours[place].name,
               other = neighbours[place + 1].name] { return tr("%1 and %2").arg(text(one), text(other)); },
              TextRole::Strong);
    rows.add(row.slider);
    row.words = rows.label(QStringLiteral("linkageWords%1").arg(place), TextRole::Caption, Role::SoftInk);
    row.slider->setObjectName(QStringLiteral("linkage%1").arg(place));
    row.slider->setRange(0, linkageSteps);
    row.slider->setSingleStep(2);
    row.slider->setPageStep(10);
    speech::setUnit(row.slider, 50.0 / linkageSteps);
    keepTranslated(row.slider,
                   [slider = row.slider, one = neighbours[place].name, other = neighbours[place + 1].name] {
                       slider->setAccessibleName(
                           tr("Recombination between %1 and %2 in per cent").arg(text(one), text(other)));
                   });
    connect(row.slider, &QSlider::valueChanged, this,
            [this, place](int value) { m_session.setRecombination(place, 0.5 * value / linkageSteps); });
    m_links.push_back(row);
}

void CrossSheet::refreshLinkage() {
    for (const Link& link : m_links) {
        const double fraction = m_session.bench().cross.recombinationAfter(link.gene);
        const QSignalBlocker quiet(link.slider);
        link.slider->setValue(qRound(fraction * 2 * linkageSteps));
        link.words->setText(fraction >= 0.5 ? tr("not linked: 50 % recombinants")
                            : fraction <= 0 ? tr("completely linked: no recombinants")
                                            : tr("linked: %1 % recombinants").arg(percentNumber(fraction)));
    }
}

} // namespace app
