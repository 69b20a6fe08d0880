// SPDX-License-Identifier: GPL-3.0-or-later
#include "meiosis_picture.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/motion_layer.h"
#include "figure_words.h"
#include "meiosis_painter.h"

#include <QtCore/QEasingCurve>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

using lessons::MeiosisPhase;

namespace {
constexpr int phaseMotion = 700; // milliseconds
} // namespace

QString cellsText(const lessons::Cross& cross, const lessons::Meiosis& meiosis, MeiosisPhase phase) {
    const bool crossed = lessons::isCrossedOver(phase);
    const auto lettersOf = [&](std::size_t pair, std::size_t chromatid) {
        QString letters;
        const auto& genes = meiosis.pairs()[pair].genes;
        for (std::size_t gene = 0; gene < genes.size(); ++gene)
            letters += QString::fromStdString(
                cross.genes[genes[gene]].symbols[meiosis.alleleOf(pair, chromatid, gene, crossed)]);
        return letters;
    };
    const auto cells = std::size_t(lessons::countsIn(phase, 1).cells);
    QStringList texts;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        QStringList pairs;
        for (std::size_t pair = 0; pair < meiosis.pairs().size(); ++pair) {
            QStringList chromatids;
            for (std::size_t place = 0; place < lessons::chromatidsOfAPair; ++place)
                for (std::size_t i = 0; i < lessons::chromatidsOfAPair; ++i)
                    if (lessons::placeOf(meiosis, phase, pair, i) == place &&
                        lessons::cellOf(phase, place) == cell && (phase != MeiosisPhase::Cell || i % 2 == 0))
                        chromatids << lettersOf(pair, i);
            pairs << chromatids.join(QLatin1Char(' '));
        }
        texts << Figures::tr("Cell %1: %2").arg(cell + 1).arg(pairs.join(QStringLiteral(", ")));
    }
    return texts.join(QStringLiteral(". "));
}

QString countsText(MeiosisPhase phase, int pairs) {
    const lessons::PhaseCounts counts = lessons::countsIn(phase, pairs);
    return Figures::tr("Cells: %1 · chromosomes in each: %2 · chromatids of each chromosome: %3")
        .arg(counts.cells)
        .arg(counts.chromosomes)
        .arg(counts.chromatids);
}

MeiosisPicture::MeiosisPicture(QWidget* parent)
    : PaintedFigure({280, 225}, parent), m_motion(new MotionLayer(this)) {
    setFocusPolicy(Qt::StrongFocus);
    keepTranslated(this, [this] {
        if (m_shown)
            announce();
    });
}

void MeiosisPicture::setMeiosis(const lessons::Cross& cross, const lessons::Meiosis& meiosis,
                                MeiosisPhase phase) {
    m_motion->finish();
    m_shown = std::make_unique<const Shown>(Shown{cross, meiosis});
    m_phase = phase;
    announce();
}

void MeiosisPicture::moveTo(MeiosisPhase phase) {
    m_motion->finish();
    const MeiosisPhase before = std::exchange(m_phase, phase);
    announce();
    const auto paintBetween = [this, before, phase](QPainter& painter, qreal share) {
        const MeiosisLayout layout(size(), m_shown->meiosis, alleleBand(m_shown->cross));
        paintMeiosis(painter, layout,
                     MeiosisLayout::between(layout.scene(before), layout.scene(phase),
                                            QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(share)),
                     m_shown->meiosis, m_shown->cross);
    };
    m_motion->fly({{.delay = 0,
                    .duration = phaseMotion,
                    .bounds = [this](qreal) { return QRectF(rect()); },
                    .paint = paintBetween,
                    .landed =
                        [this] {
                            update();
                            emit arrived();
                        }}});
}

void MeiosisPicture::announce() {
    describe(Figures::tr("Meiosis, %1").arg(text(lessons::nameOf(m_phase))),
             QStringLiteral("%1 %2. %3")
                 .arg(text(lessons::sentenceOn(m_phase, m_shown->meiosis)),
                      countsText(m_phase, int(m_shown->meiosis.pairs().size())),
                      cellsText(m_shown->cross, m_shown->meiosis, m_phase)));
}

void MeiosisPicture::paint(QPainter& painter) {
    if (!m_shown)
        return;
    // While the chromosomes move, the layer above paints all of them.
    if (!m_motion->isFlying()) {
        const MeiosisLayout layout(size(), m_shown->meiosis, alleleBand(m_shown->cross));
        paintMeiosis(painter, layout, layout.scene(m_phase), m_shown->meiosis, m_shown->cross);
    }
    if (hasFocus())
        paintFocusRing(painter, rect(), Theme::current().px(radius::chip));
}

void MeiosisPicture::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left)
        emit backRequested();
    else if (event->key() == Qt::Key_Right)
        emit nextRequested();
    else
        PaintedFigure::keyPressEvent(event);
}

void MeiosisPicture::focusInEvent(QFocusEvent* event) {
    PaintedFigure::focusInEvent(event);
    update();
}

void MeiosisPicture::focusOutEvent(QFocusEvent* event) {
    PaintedFigure::focusOutEvent(event);
    update();
}

} // namespace app
