// SPDX-License-Identifier: GPL-3.0-or-later
#include "genome_builder.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genomewars/words.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genomewars;
using page_parts::button;
using page_parts::setMargins;

GenomeBuilder::GenomeBuilder(WarsGame& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_grid(new QGridLayout) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, space::small);
    auto* places = new QHBoxLayout;
    keepStyled(places, [places] { places->setSpacing(Theme::current().px(6)); });
    for (int i = 0; i < genomeSize; ++i) {
        auto* place = new AlleleChip(this);
        place->setObjectName(QStringLiteral("place%1").arg(i + 1));
        connect(place, &QAbstractButton::clicked, this, [this, place] {
            if (m_active && place->holdsAllele())
                remove(place->allele());
        });
        places->addWidget(place);
        m_places << place;
    }
    m_done = button({}, this);
    m_done->setObjectName(QStringLiteral("genomeDone"));
    m_done->setDefault(true);
    connect(m_done, &QPushButton::clicked, this, &GenomeBuilder::finish);
    places->addWidget(m_done);
    places->addStretch(1);
    rows->addLayout(places);
    keepStyled(m_grid, [this] { m_grid->setSpacing(Theme::current().px(space::small)); });
    for (const AlleleInfo& info : alleles) {
        auto* card = new AlleleCard(info.id, this);
        card->setObjectName(QStringLiteral("allele-%1").arg(QString::fromUtf8(info.symbol.data(), 2)));
        connect(card, &QAbstractButton::clicked, this, [this, card] { add(card->allele()); });
        m_cards << card;
    }
    rows->addLayout(m_grid);
    rows->addStretch(1);
    retranslate();
    arrange();
}

void GenomeBuilder::retranslate() {
    for (AlleleCard* card : m_cards)
        card->retranslate();
    m_done->setText(tr("Keep this genome"));
    m_done->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    speech::setName(m_done, m_done->text());
    refresh();
}

void GenomeBuilder::setActive(bool active, const std::optional<Genome>& shown) {
    if (shown)
        m_partly = *shown;
    m_active = active;
    refresh();
}

QWidgetList GenomeBuilder::cardsOf(const Genome& genome) const {
    QWidgetList cards;
    for (AlleleCard* card : m_cards)
        if (genome.holds(card->allele()))
            cards << card;
    return cards;
}

QList<GlowButton*> GenomeBuilder::buttons() const {
    QList<GlowButton*> all;
    for (AlleleChip* place : m_places)
        all << place;
    for (AlleleCard* card : m_cards)
        all << card;
    return all;
}

void GenomeBuilder::add(Allele allele) {
    if (!m_active)
        return;
    const Refusal refusal = addRefusal(m_partly, allele);
    if (refusal != Refusal::None) {
        emit refused(text(words::phrase(refusal)));
        return;
    }
    m_partly.add(allele);
    refresh();
    emit partlyChanged();
    if (isComplete())
        m_done->setFocus();
}

void GenomeBuilder::remove(Allele allele) {
    m_partly.remove(allele);
    refresh();
    emit partlyChanged();
}

bool GenomeBuilder::takeBack() {
    if (!m_active || m_partly.size() == 0)
        return false;
    remove(m_partly.sorted()[std::size_t(m_partly.size() - 1)]);
    return true;
}

void GenomeBuilder::finish() {
    if (!isComplete())
        return;
    m_document.perform(act::chooseGenome(m_partly));
}

void GenomeBuilder::refresh() {
    const auto held = m_partly.sorted();
    for (int i = 0; i < genomeSize; ++i) {
        AlleleChip* place = m_places[i];
        if (i < m_partly.size()) {
            const QString name = text(words::name(held[std::size_t(i)]));
            place->setAllele(held[std::size_t(i)]);
            speech::setName(place, tr("Place %1: %2").arg(i + 1).arg(name));
            place->setExplanation(
                m_active ? tr("Remove %1.").arg(name) : text(words::rule(held[std::size_t(i)])), false);
        } else {
            place->setPlace(false);
            speech::setName(place, tr("Place %1: empty").arg(i + 1));
            place->setExplanation(tr("A genome has four alleles."), false);
        }
        place->setGlowing(false);
    }
    for (AlleleCard* card : m_cards) {
        const Refusal refusal = addRefusal(m_partly, card->allele());
        const bool possible = m_active && refusal == Refusal::None;
        const QString name = text(words::name(card->allele()));
        card->setGlowing(possible);
        speech::setName(card, possible ? tr("Add %1").arg(name) : name);
        card->setExplanation(m_active && refusal != Refusal::None ? text(words::phrase(refusal))
                                                                  : text(words::rule(card->allele())),
                             m_active && refusal != Refusal::None);
    }
    m_done->setEnabled(isComplete());
    m_done->setVisible(m_active);
}

void GenomeBuilder::arrange() {
    const int fitting = width() / Theme::current().px(185);
    const int columns = fitting >= 4 ? 4 : fitting >= 3 ? 3 : fitting >= 2 ? 2 : 1;
    for (int i = 0; i < m_cards.size(); ++i) {
        m_grid->removeWidget(m_cards[i]);
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    }
    for (int column = 0; column < 4; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void GenomeBuilder::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace app
