// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_panel.h"

#include "action_choice.h"
#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

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
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    rows->addWidget(new ActionChoice(session, this));
    build();
    connect(&session, &LabSession::crossChanged, this, [this] {
        if (keys() == m_built)
            refresh();
        else
            QMetaObject::invokeMethod(this, &CrossPanel::build, Qt::QueuedConnection);
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
        m_content->hide();
        m_content->deleteLater();
    }
    m_rows.clear();
    m_built = keys();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 7);
    const auto& genes = m_session.bench().cross.genes;
    for (std::size_t i = 0; i < genes.size(); ++i)
        rows->addWidget(geneRow(i));
    QPushButton* add = button([] { return tr("Add a gene"); }, m_content);
    add->setObjectName(QStringLiteral("addGene"));
    add->setVisible(genes.size() < LabSession::mostGenes && m_session.mayChooseGenes());
    connect(add, &QPushButton::clicked, this, [this] {
        const std::size_t place = m_session.bench().cross.genes.size();
        for (const lessons::Gene& gene : lessons::geneCatalogue())
            if (m_session.mayTake(place, gene)) {
                m_session.addGene(gene);
                return;
            }
    });
    rows->addWidget(add, 0, Qt::AlignLeft);
    rows->addSpacing(Theme::current().px(4));
    rows->addWidget(words([] { return tr("Genotypes of the parents"); }, m_content, TextRole::Strong));
    auto* written = new QHBoxLayout;
    keepStyled(written, [written] { written->setSpacing(Theme::current().px(5)); });
    for (int parent = 0; parent < 2; ++parent) {
        QLineEdit* edit = m_parents[parent] = lineEdit({}, m_content);
        edit->setObjectName(QStringLiteral("parent%1").arg(parent));
        edit->setAccessibleName(parent == 0 ? tr("First parent") : tr("Second parent"));
        keepStyled(edit, [edit] { edit->setFont(Theme::current().genotypeFont(14)); });
        edit->setMaxLength(40);
        connect(edit, &QLineEdit::editingFinished, this, &CrossPanel::read);
        if (parent == 1)
            written->addWidget(new QLabel(QStringLiteral("×"), m_content));
        written->addWidget(edit, 1);
    }
    rows->addLayout(written);
    m_error = words({}, m_content, TextRole::Caption, Role::Warning);
    m_error->setObjectName(QStringLiteral("parentsError"));
    rows->addWidget(m_error);
    m_content->show();
    refresh();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus();
}

QWidget* CrossPanel::geneRow(std::size_t place) {
    const lessons::Gene& gene = m_session.bench().cross.genes[place];
    const QString name = text(gene.name);
    auto* made = new QWidget(m_content);
    auto* rows = new QVBoxLayout(made);
    setMargins(rows, 0, 4);
    auto* head = new QHBoxLayout;
    keepStyled(head, [head] { head->setSpacing(Theme::current().px(5)); });
    const bool mayChoose = m_session.mayChooseGenes();
    head->addWidget(mayChoose ? static_cast<QWidget*>(geneChoice(place, made)) : words(name, made), 1);
    if (mayChoose && m_session.bench().cross.genes.size() > 1) {
        QPushButton* remove = button(QStringLiteral("×"), made);
        remove->setObjectName(QStringLiteral("removeGene%1").arg(place));
        keepStyled(remove, [remove] { remove->setFixedWidth(Theme::current().px(30)); });
        remove->setAccessibleName(tr("Remove %1").arg(name));
        remove->setToolTip(remove->accessibleName());
        connect(remove, &QPushButton::clicked, this, [this, place] { m_session.removeGene(place); });
        head->addWidget(remove);
    }
    rows->addLayout(head);
    if (mayChoose && gene.group == lessons::GeneGroup::Invented) {
        auto* kind = new QComboBox(made);
        kind->setObjectName(QStringLiteral("inheritance%1").arg(place));
        speech::setLabel(kind, tr("Inheritance of %1").arg(name));
        kind->addItem(tr("one allele dominant"), int(Inheritance::CompleteDominance));
        kind->addItem(tr("incomplete dominance"), int(Inheritance::IncompleteDominance));
        kind->addItem(tr("codominance"), int(Inheritance::Codominance));
        kind->setCurrentIndex(kind->findData(int(gene.inheritance)));
        connect(kind, &QComboBox::activated, this, [this, place, kind, id = gene.id] {
            if (const auto* other = inventedGene(id, static_cast<Inheritance>(kind->currentData().toInt())))
                m_session.setGene(place, *other);
        });
        rows->addWidget(kind);
    }
    GeneRow row;
    auto* alleles = new QHBoxLayout;
    keepStyled(alleles, [alleles] { alleles->setSpacing(Theme::current().px(4)); });
    for (int parent = 0; parent < 2; ++parent) {
        if (parent == 1)
            alleles->addWidget(words(QStringLiteral("×"), made), 0, Qt::AlignCenter);
        for (int chromosome = 0; chromosome < 2; ++chromosome) {
            QPushButton* allele = button({}, made);
            allele->setObjectName(QStringLiteral("allele%1%2%3").arg(parent).arg(place).arg(chromosome));
            keepStyled(allele, [allele] { allele->setFont(Theme::current().genotypeFont(15)); });
            keepStyled(allele, [allele] { allele->setMinimumWidth(Theme::current().px(30)); });
            connect(allele, &QPushButton::clicked, this,
                    [this, parent, place, chromosome] { m_session.turnAllele(parent, place, chromosome); });
            alleles->addWidget(allele, 1);
            row.alleles[parent][chromosome] = allele;
        }
    }
    rows->addLayout(alleles);
    // Genes on the X are not linked to those of the other chromosomes.
    const auto& genes = m_session.bench().cross.genes;
    if (mayChoose && place + 1 < genes.size() && !gene.xLinked && !genes[place + 1].xLinked)
        rows->addWidget(linkageRow(place, row));
    m_rows.push_back(row);
    return made;
}

QWidget* CrossPanel::linkageRow(std::size_t place, GeneRow& row) {
    auto* made = new QWidget(m_content);
    auto* rows = new QVBoxLayout(made);
    setMargins(rows, 0, 1);
    row.linkage = words({}, made, TextRole::Caption, Role::SoftInk);
    rows->addWidget(row.linkage);
    row.slider = new QSlider(Qt::Horizontal, made);
    row.slider->setObjectName(QStringLiteral("linkage%1").arg(place));
    row.slider->setRange(0, linkageSteps);
    row.slider->setSingleStep(2);
    row.slider->setPageStep(10);
    speech::setUnit(row.slider, 50.0 / linkageSteps);
    const auto& genes = m_session.bench().cross.genes;
    row.slider->setAccessibleName(tr("Recombination between %1 and %2 in per cent")
                                      .arg(text(genes[place].name), text(genes[place + 1].name)));
    connect(row.slider, &QSlider::valueChanged, this,
            [this, place](int value) { m_session.setRecombination(place, 0.5 * value / linkageSteps); });
    rows->addWidget(row.slider);
    return made;
}

QComboBox* CrossPanel::geneChoice(std::size_t place, QWidget* row) {
    const lessons::Gene& present = m_session.bench().cross.genes[place];
    auto* choice = new QComboBox(row);
    choice->setObjectName(QStringLiteral("gene%1").arg(place));
    speech::setLabel(choice, tr("Gene %1").arg(place + 1));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(10);
    auto group = lessons::GeneGroup::Game;
    for (const lessons::Gene& gene : lessons::geneCatalogue()) {
        if (gene.id != present.id && !m_session.mayTake(place, gene))
            continue;
        if (gene.group != group && choice->count() > 0)
            choice->insertSeparator(choice->count());
        group = gene.group;
        QString name = text(gene.name);
        // The pea's own traits with another inheritance are recognised by the heterozygote's phenotype.
        if (gene.group == lessons::GeneGroup::BeyondMendel && gene.trait)
            name = tr("%1: %2").arg(name, text(gene.phenotypes[1]));
        choice->addItem(name, QString::fromStdString(gene.id));
        choice->setItemData(choice->count() - 1, tr("%1 (%2)").arg(name, letters(gene)), Qt::ToolTipRole);
    }
    choice->setCurrentIndex(choice->findData(QString::fromStdString(present.id)));
    choice->setToolTip(choice->currentData(Qt::ToolTipRole).toString());
    connect(choice, &QComboBox::activated, this, [this, place, choice] {
        const lessons::Gene* gene = lessons::findGene(choice->currentData().toString().toStdString());
        if (gene && gene->id != m_session.bench().cross.genes[place].id)
            m_session.setGene(place, *gene);
    });
    return choice;
}

void CrossPanel::refresh() {
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
    for (int parent = 0; parent < 2; ++parent) {
        const QSignalBlocker quiet(m_parents[parent]);
        m_parents[parent]->setText(
            QString::fromStdString(lessons::notation(cross, parent == 0 ? cross.first : cross.second)));
    }
    showMessage(nullptr);
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
