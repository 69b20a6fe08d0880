// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_panel.h"

#include "action_choice.h"
#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

namespace app {

using namespace page_parts;
using genotype::Inheritance;

namespace {

/// The number of the slider's steps, each half a per cent.
constexpr int linkageSteps = 100;

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

CrossPanel::CrossPanel(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    Form form(this);
    form.add(new ActionChoice(session, this));
    build();
    connect(&session, &LabSession::crossChanged, this, [this] {
        if (keys() == m_built)
            refresh();
        else
            QMetaObject::invokeMethod(this, &CrossPanel::build, Qt::QueuedConnection);
    });
    keepTranslated(this, [this] {
        refreshAlleles();
        if (!m_error->isHidden())
            read(); // which says again what is wrong
    });
}

QList<QString> CrossPanel::keys() const {
    QList<QString> keys;
    for (const lessons::Gene& gene : m_session.bench().cross.genes)
        keys << keyOf(gene);
    return keys;
}

void CrossPanel::build() {
    // The keyboard focus returns afterwards to where it was.
    QString focused;
    if (m_content) {
        for (const QWidget* widget : m_content->findChildren<QWidget*>())
            if (widget->hasFocus())
                focused = widget->objectName();
        discard(m_content);
    }
    m_rows.clear();
    m_built = keys();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    Form form(m_content, Form::Way::Down, 7);
    const auto& genes = m_session.bench().cross.genes;
    for (std::size_t i = 0; i < genes.size(); ++i)
        addRow(form.part(Form::Way::Down, space::tight), i);
    QPushButton* add = form.button(
        "addGene", [] { return tr("Add a gene"); }, [this] { addGene(); });
    add->setVisible(genes.size() < LabSession::mostGenes && m_session.mayChooseGenes());
    form.box()->addSpacing(Theme::current().px(4));
    form.text([] { return tr("Genotypes of the parents"); }, TextRole::Strong);
    Form written = form.part(Form::Way::Along, 5);
    for (int parent = 0; parent < 2; ++parent) {
        if (parent == 1)
            written.add(new QLabel(QStringLiteral("×"), m_content));
        QLineEdit* edit = m_parents[parent] = written.field(
            QStringLiteral("parent%1").arg(parent),
            Label::heard([parent] { return parent == 0 ? tr("First parent") : tr("Second parent"); }));
        keepStyled(edit, [edit] { edit->setFont(Theme::current().genotypeFont(type::body)); });
        edit->setMaxLength(40);
        connect(edit, &QLineEdit::editingFinished, this, &CrossPanel::read);
    }
    m_error = form.label("parentsError", TextRole::Caption, Role::Warning);
    m_content->show();
    refresh();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus();
}

void CrossPanel::addGene() {
    const std::size_t place = m_session.bench().cross.genes.size();
    for (const lessons::Gene& gene : lessons::geneCatalogue())
        if (m_session.mayTake(place, gene)) {
            m_session.addGene(gene);
            return;
        }
}

void CrossPanel::addRow(Form rows, std::size_t place) {
    const lessons::Gene& gene = m_session.bench().cross.genes[place];
    const auto name = [phrase = gene.name] { return text(phrase); };
    Form head = rows.part(Form::Way::Along, 5);
    const bool mayChoose = m_session.mayChooseGenes();
    if (mayChoose)
        addGeneChoice(head, place);
    else
        head.text(name);
    if (mayChoose && m_session.bench().cross.genes.size() > 1) {
        QPushButton* remove = head.button(QStringLiteral("removeGene%1").arg(place), QStringLiteral("×"),
                                          [this, place] { m_session.removeGene(place); });
        keepFixedWidth(remove, 30);
        keepTranslated(remove, [remove, name] {
            remove->setAccessibleName(tr("Remove %1").arg(name()));
            remove->setToolTip(remove->accessibleName());
        });
    }
    if (mayChoose && gene.group == lessons::GeneGroup::Invented)
        addInheritance(rows, place);
    GeneRow row;
    Form alleles = rows.part(Form::Way::Along, space::tight);
    for (int parent = 0; parent < 2; ++parent) {
        if (parent == 1)
            alleles.add(wrappingLabel(QStringLiteral("×"), alleles.widget()), 0, Qt::AlignCenter);
        for (int chromosome = 0; chromosome < 2; ++chromosome) {
            QPushButton* allele = row.alleles[parent][chromosome] = alleles.button(
                QStringLiteral("allele%1%2%3").arg(parent).arg(place).arg(chromosome), {},
                [this, parent, place, chromosome] { m_session.turnAllele(parent, place, chromosome); });
            keepStyled(allele, [allele] {
                allele->setFont(Theme::current().genotypeFont(15));
                allele->setMinimumWidth(Theme::current().px(30));
            });
            alleles.grow(allele);
        }
    }
    // Genes on the X are not linked to those of the other chromosomes.
    const auto& genes = m_session.bench().cross.genes;
    if (mayChoose && place + 1 < genes.size() && !gene.xLinked && !genes[place + 1].xLinked)
        addLinkage(rows.part(Form::Way::Down, 1), place, row);
    m_rows.push_back(row);
}

void CrossPanel::addInheritance(Form& rows, std::size_t place) {
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

void CrossPanel::addLinkage(Form rows, std::size_t place, GeneRow& row) {
    row.linkage = rows.note({});
    row.slider = rows.add(new QSlider(Qt::Horizontal, rows.widget()));
    row.slider->setObjectName(QStringLiteral("linkage%1").arg(place));
    row.slider->setRange(0, linkageSteps);
    row.slider->setSingleStep(2);
    row.slider->setPageStep(10);
    speech::setUnit(row.slider, 50.0 / linkageSteps);
    const auto& genes = m_session.bench().cross.genes;
    keepTranslated(row.slider, [slider = row.slider, one = genes[place].name, other = genes[place + 1].name] {
        slider->setAccessibleName(
            tr("Recombination between %1 and %2 in per cent").arg(text(one), text(other)));
    });
    connect(row.slider, &QSlider::valueChanged, this,
            [this, place](int value) { m_session.setRecombination(place, 0.5 * value / linkageSteps); });
}

void CrossPanel::addGeneChoice(Form& row, std::size_t place) {
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

void CrossPanel::refresh() {
    const lessons::Cross& cross = m_session.bench().cross;
    if (m_rows.size() != cross.genes.size())
        return;
    refreshAlleles();
    for (int parent = 0; parent < 2; ++parent) {
        const QSignalBlocker quiet(m_parents[parent]);
        m_parents[parent]->setText(
            QString::fromStdString(lessons::notation(cross, parent == 0 ? cross.first : cross.second)));
    }
    showMessage(nullptr);
}

void CrossPanel::refreshAlleles() {
    const lessons::Cross& cross = m_session.bench().cross;
    if (m_rows.size() != cross.genes.size())
        return;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const lessons::Gene& gene = cross.genes[i];
        for (int parent = 0; parent < 2; ++parent)
            for (int chromosome = 0; chromosome < 2; ++chromosome) {
                const auto& loci = (parent == 0 ? cross.first : cross.second).loci;
                const QString symbol = QString::fromStdString(gene.symbols[loci[i][std::size_t(chromosome)]]);
                QPushButton* allele = m_rows[i].alleles[parent][chromosome];
                allele->setText(symbol);
                allele->setAccessibleName((parent == 0 ? tr("First parent, %1, allele %2: %3")
                                                       : tr("Second parent, %1, allele %2: %3"))
                                              .arg(text(gene.name), QString::number(chromosome + 1), symbol));
                const bool mayTurn = m_session.mayTurn(parent, i, chromosome);
                allele->setEnabled(mayTurn);
                allele->setToolTip(mayTurn ? tr("Click to switch the allele")
                                           : tr("With another allele, this parent would die"));
            }
        if (!m_rows[i].slider)
            continue;
        const double fraction = cross.recombinationAfter(i);
        const QSignalBlocker quiet(m_rows[i].slider);
        m_rows[i].slider->setValue(qRound(fraction * 2 * linkageSteps));
        const QString percent = percentNumber(fraction);
        m_rows[i].linkage->setText(fraction >= 0.5 ? tr("not linked: 50 % recombinants")
                                   : fraction <= 0 ? tr("completely linked: no recombinants")
                                                   : tr("linked: %1 % recombinants").arg(percent));
    }
}

void CrossPanel::read() {
    const auto error = m_session.setParents(m_parents[0]->text(), m_parents[1]->text());
    if (error)
        showMessage(&*error);
    else
        refresh();
}

void CrossPanel::showMessage(const lessons::NotationError* error) {
    m_error->setVisible(error != nullptr);
    m_error->setText(error ? text(lessons::phrase(*error)) : QString());
    for (int parent = 0; parent < 2; ++parent)
        m_parents[parent]->setAccessibleDescription(error && error->parent == parent ? m_error->text()
                                                                                     : QString());
}

} // namespace app
