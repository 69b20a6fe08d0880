// SPDX-License-Identifier: GPL-3.0-or-later
#include "allele_key.h"

#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genomewars/words.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace app {

namespace allele_key {
namespace {

/// The sign alone; its meaning stands beside it.
class Chip : public QWidget {
public:
    Chip(genomewars::Allele allele, QWidget* parent) : QWidget(parent), m_allele(allele) {
        keepStyled(this, [this] { setFixedSize(Theme::current().px(44), Theme::current().px(20)); });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintAllele(painter, QRectF(rect()), m_allele);
    }

private:
    genomewars::Allele m_allele;
};

struct EffectWords {
    QString name;

    QString operator()(const genomewars::BonusIn& bonus) const {
        return Figures::tr("%1: bonus in %2").arg(name, text(genomewars::words::name(bonus.environment)));
    }
    QString operator()(const genomewars::FasterRise& faster) const {
        return Figures::tr("%1: grows by %2 more").arg(name, QString::number(faster.by));
    }
    QString operator()(const genomewars::MilderExtinction& milder) const {
        return Figures::tr("%1: a mass extinction costs only %2").arg(name, QString::number(milder.loss));
    }
};

} // namespace
} // namespace allele_key

QString alleleEffect(genomewars::Allele allele) {
    return std::visit(allele_key::EffectWords{text(genomewars::words::name(allele))},
                      genomewars::alleleInfo(allele).effect);
}

AlleleKey::AlleleKey(QWidget* parent) : QWidget(parent) {
    auto* flow = new FlowLayout(this);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    for (const genomewars::AlleleInfo& info : genomewars::alleles) {
        auto* entry = new QWidget(this);
        auto* row = new QHBoxLayout(entry);
        page_parts::setMargins(row, 0, 5);
        row->addWidget(new allele_key::Chip(info.id, entry));
        QLabel* effect =
            page_parts::wrappingLabel([id = info.id] { return alleleEffect(id); }, entry, TextRole::Caption);
        effect->setWordWrap(false);
        row->addWidget(effect);
        keepTranslated(entry,
                       [entry, id = info.id] { entry->setToolTip(text(genomewars::words::rule(id))); });
        m_entries[static_cast<std::size_t>(info.id)] = entry;
    }
}

void AlleleKey::setGenomes(const std::vector<genomewars::Genome>& genomes) {
    for (const genomewars::AlleleInfo& info : genomewars::alleles) {
        QWidget* const entry = m_entries[static_cast<std::size_t>(info.id)];
        layout()->removeWidget(entry); // a flow leaves room for what is hidden
        const bool held = std::ranges::any_of(
            genomes, [&](const genomewars::Genome& genome) { return genome.holds(info.id); });
        if (held)
            layout()->addWidget(entry);
        entry->setVisible(held);
    }
}

} // namespace app
