// SPDX-License-Identifier: GPL-3.0-or-later
#include "phenotype_key.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "interaction_words.h"
#include "lessons/topics/interaction_experiment.h"
#include "phenotype_sign.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

namespace app {

namespace {

/// In pixels at scale 1.
constexpr qreal signLine = 20;
constexpr qreal signWidth = 22;
constexpr qreal signGap = 5;
constexpr qreal signsApart = 14;

QFont signFont() {
    return Theme::current().font(TextRole::Caption);
}

qreal signEntryWidth(const QString& words) {
    const Theme& theme = Theme::current();
    return theme.px(signWidth + signGap) + QFontMetricsF(signFont()).horizontalAdvance(words) + 1;
}

} // namespace

PhenotypeKey::PhenotypeKey(const lessons::Brood& brood) {
    if (!brood.interaction())
        return;
    for (std::size_t look = 0; look < brood.phenotypeCount() && !brood.showsGenes(); ++look)
        if (brood.byPhenotype()[look] > 0)
            m_entries.push_back({text(brood.phenotypeName(look)), lessons::toneOf(brood, look), look});
    for (std::size_t genotype = 0; genotype < brood.genotypeCount(); ++genotype)
        if (brood.dies(genotype) && brood.offspring().byGenotype()[genotype] > 0) {
            m_entries.push_back({genotypeLook(brood, genotype), {}, std::nullopt});
            break;
        }
}

std::vector<PhenotypeKey::Line> PhenotypeKey::linesAt(qreal width) const {
    std::vector<Line> lines;
    qreal right = 0;
    for (const Entry& entry : m_entries) {
        const qreal wide = signEntryWidth(entry.words);
        if (lines.empty() || right + wide > width) {
            lines.emplace_back();
            right = 0;
        }
        lines.back().push_back(&entry);
        right += wide + Theme::current().px(signsApart);
    }
    return lines;
}

qreal PhenotypeKey::heightAt(qreal width) const {
    return Theme::current().px(signLine) * qreal(linesAt(width).size());
}

void PhenotypeKey::paint(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const qreal line = theme.px(signLine);
    qreal top = room.top();
    for (const Line& entries : linesAt(room.width())) {
        qreal wide = -theme.px(signsApart);
        for (const Entry* entry : entries)
            wide += signEntryWidth(entry->words) + theme.px(signsApart);
        qreal left = room.left() + (room.width() - wide) / 2;
        for (const Entry* entry : entries) {
            const QRectF sign(left, top + theme.px(3), theme.px(signWidth), line - theme.px(6));
            if (entry->phenotype)
                paintPhenotypeSign(painter, sign, entry->tone, *entry->phenotype);
            else
                paintDeathSign(painter, sign);
            painter.setFont(signFont());
            painter.setPen(theme.colour(Role::Ink));
            const QRectF words(sign.right() + theme.px(signGap), top,
                               signEntryWidth(entry->words) - theme.px(signWidth + signGap), line);
            drawWords(painter, words, Qt::AlignLeft | Qt::AlignVCenter, entry->words);
            left += signEntryWidth(entry->words) + theme.px(signsApart);
        }
        top += line;
    }
}

} // namespace app
