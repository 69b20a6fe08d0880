// SPDX-License-Identifier: GPL-3.0-or-later
#include "sequence_picture.h"

#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "lessons/codons.h"
#include "lessons/gene_editing.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using genotype::Trait;

namespace {

/// The heights of a codon's three lines and of the space below, in pixels at scale 1.
constexpr qreal lineHeight = 19;
constexpr qreal chipHeight = 21;
constexpr qreal rowGap = 9;

QString sign(char letter) {
    return QString(QLatin1Char(letter));
}

} // namespace

SequencePicture::SequencePicture(QWidget* parent) : CursorFigure({300, 150}, parent) {
    // Only a press chooses a letter, since buttons elsewhere then change it.
    setMouseTracking(false);
}

void SequencePicture::setGene(const std::string& gene, const std::string& original, int cut) {
    m_gene = gene;
    m_original = original;
    m_cut = cut;
    m_cursor = std::clamp(m_cursor, 0, std::max(0, int(gene.size()) - 1));
    announce();
}

void SequencePicture::setMarks(const Marks& marks) {
    m_marks = marks;
    announce();
}

void SequencePicture::setPlace(int place) {
    m_cursor = std::clamp(place, 0, std::max(0, int(m_gene.size()) - 1));
    announce();
}

void SequencePicture::announce() {
    if (m_gene.empty())
        return;
    const auto start = std::size_t(m_cursor) / 3 * 3;
    const std::string codon = m_gene.substr(start, 3);
    const char aminoAcid = lessons::aminoAcidOf(codon);
    QString at = Figures::tr("Letter %1 of %2: %3")
                     .arg(m_cursor + 1)
                     .arg(m_gene.size())
                     .arg(sign(m_gene[std::size_t(m_cursor)]));
    if (const QString mark = markAt(m_cursor); !mark.isEmpty())
        at = QStringLiteral("%1, %2").arg(at, mark);
    describe(Figures::tr("The letters of the gene"),
             aminoAcid == '?'
                 ? at
                 : Figures::tr("%1, in the codon %2: %3")
                       .arg(at, QString::fromStdString(codon), text(lessons::aminoAcidName(aminoAcid))));
}

QString SequencePicture::markAt(int position) const {
    const auto within = [position](int first, std::size_t length) {
        return first >= 0 && position >= first && position < first + int(length);
    };
    if (position == m_marks.seam)
        return Figures::tr("the two ends are joined before it");
    if (position == m_marks.cut)
        return Figures::tr("the cut is before it");
    if (within(m_marks.guide, lessons::guideLength))
        return Figures::tr("matched by the guide");
    return within(m_marks.pam, lessons::pamLength) ? Figures::tr("part of the PAM") : QString();
}

SequencePicture::Layout SequencePicture::fit(int width) const {
    const Theme& theme = Theme::current();
    const int codons = std::max(1, (int(m_gene.size()) + 2) / 3);
    Layout layout{};
    layout.letter = theme.px(14);
    layout.codon = 3 * layout.letter + theme.px(8);
    layout.codonsInRow = std::clamp(int(width / layout.codon), 1, codons);
    layout.row = theme.px(2 * lineHeight + chipHeight + rowGap);
    layout.left = (width - layout.codonsInRow * layout.codon) / 2;
    return layout;
}

int SequencePicture::heightForWidth(int width) const {
    const Layout layout = fit(width);
    const int codons = (int(m_gene.size()) + 2) / 3;
    const int rows = (codons + layout.codonsInRow - 1) / layout.codonsInRow;
    return std::max(minimumSizeHint().height(), int(rows * layout.row) + Theme::current().px(rowGap));
}

QRectF SequencePicture::letterRect(const Layout& layout, int position) const {
    const int codon = position / 3;
    return {layout.left + codon % layout.codonsInRow * layout.codon + position % 3 * layout.letter,
            Theme::current().px(4) + codon / layout.codonsInRow * layout.row, layout.letter,
            qreal(Theme::current().px(lineHeight))};
}

void SequencePicture::paintLetter(QPainter& painter, const Layout& layout, int position) const {
    const Theme& theme = Theme::current();
    const QRectF rect = letterRect(layout, position);
    const auto at = std::size_t(position);
    const bool changed = m_marks.seam < 0 && (at >= m_original.size() || m_original[at] != m_gene[at]);
    const bool cut = m_cut >= 0 && position >= m_cut && position < m_cut + 3;
    if (cut || position == m_cursor) {
        setInk(painter,
               position == m_cursor ? QPen(theme.colour(hasFocus() ? Role::Focus : Role::ControlLine),
                                           (hasFocus() ? 2 : 1.2) * theme.scale())
                                    : QPen(Qt::NoPen),
               cut ? theme.colour(Role::GlowFill) : theme.colour(Role::Panel));
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(3), theme.px(3));
    }
    drawWords(painter, rect, Qt::AlignCenter, sign(m_gene[at]),
              theme.sans(13, changed ? QFont::Bold : QFont::Normal), changed ? Role::Link : Role::Ink);
    drawWords(painter, rect.translated(0, rect.height()), Qt::AlignCenter,
              sign(m_gene[at] == 'T' ? 'U' : m_gene[at]), theme.sans(11.5), Role::SoftInk);
}

void SequencePicture::paintMarks(QPainter& painter, const Layout& layout) const {
    const Theme& theme = Theme::current();
    const int letters = int(m_gene.size());
    const qreal width = 2 * theme.scale();
    setInk(painter, QPen(theme.colour(Role::SageText), width * 1.5, Qt::SolidLine, Qt::FlatCap));
    for (int i = 0; m_marks.guide >= 0 && i < int(lessons::guideLength); ++i) {
        if (m_marks.guide + i >= letters)
            break;
        const QRectF rect = letterRect(layout, m_marks.guide + i);
        painter.drawLine(rect.topLeft(), rect.topRight());
    }
    painter.setPen(QPen(theme.colour(Role::GlowBorder), width, Qt::DashLine));
    QRectF frame;
    for (int i = 0; m_marks.pam >= 0 && i < int(lessons::pamLength) && m_marks.pam + i < letters; ++i) {
        const QRectF rect = letterRect(layout, m_marks.pam + i);
        // It may go on in the next row.
        if (!frame.isNull() && rect.top() != frame.top()) {
            painter.drawRect(frame);
            frame = {};
        }
        frame |= rect;
    }
    if (!frame.isNull())
        painter.drawRect(frame.adjusted(0, 1, 0, -1));
    for (const int place : {m_marks.cut, m_marks.seam})
        if (place >= 0 && place < letters)
            paintCut(painter, layout, place);
}

void SequencePicture::paintCut(QPainter& painter, const Layout& layout, int place) const {
    const Theme& theme = Theme::current();
    const QRectF rect = letterRect(layout, place);
    // Between two codons, in the middle of the space; at the edge of the picture, inside it.
    const qreal x = std::max<qreal>(rect.left() - (place % 3 == 0 ? theme.px(4) : 0), theme.px(4));
    const qreal wedge = theme.px(4);
    setInk(painter, linePen(Role::Warning, 2), Role::Warning);
    painter.drawLine(QPointF(x, rect.top() - wedge), QPointF(x, rect.bottom() + wedge));
    painter.drawPolygon(QPolygonF{
        {x - wedge, rect.top() - wedge}, {x + wedge, rect.top() - wedge}, {x, rect.top() + wedge / 2}});
}

bool SequencePicture::isOther(int codon, char aminoAcid) const {
    const std::string before = lessons::translate(m_original);
    if (codon * 3 + 2 < m_marks.seam)
        return false;
    std::size_t at = std::size_t(codon);
    if (m_marks.seam >= 0)
        at += std::size_t(m_marks.lost) / 3;
    return at >= before.size() || before[at] != aminoAcid;
}

void SequencePicture::paintCodon(QPainter& painter, const Layout& layout, int codon, bool read) const {
    const Theme& theme = Theme::current();
    const int first = codon * 3;
    const int letters = std::min(3, int(m_gene.size()) - first);
    for (int i = first; i < first + letters; ++i)
        paintLetter(painter, layout, i);
    const char aminoAcid =
        letters == 3 ? lessons::aminoAcidOf(std::string_view(m_gene).substr(std::size_t(first), 3)) : '?';
    if (!read || aminoAcid == '?')
        return;
    const QRectF top = letterRect(layout, first);
    const QRectF chip(top.left(), top.top() + 2 * top.height(), 3 * layout.letter, theme.px(chipHeight));
    const bool stop = aminoAcid == lessons::stopSign;
    const bool other = isOther(codon, aminoAcid);
    const TraitColours colours = theme.trait(other ? Trait::FlowerColour : Trait::PodColour);
    paintCell(painter, chip,
              stop    ? theme.colour(Role::Ink)
              : other ? colours.fill
                      : colours.tint,
              stop ? theme.colour(Role::Ink) : colours.fill);
    painter.setPen(stop ? theme.colour(Role::Panel) : other ? colours.onFill : colours.textOnTint);
    const std::string_view name = lessons::shortAminoAcid(aminoAcid);
    const QString words =
        stop ? Figures::tr("stop") : QString::fromLatin1(name.data(), qsizetype(name.size()));
    painter.setFont(fitted(theme.sans(11.5, other ? QFont::Bold : QFont::Normal), words, chip.width() - 2));
    drawWords(painter, chip, Qt::AlignCenter, words);
}

void SequencePicture::paint(QPainter& painter) {
    const Layout layout = fit();
    bool read = m_gene.compare(0, 3, lessons::startCodon) == 0;
    for (int codon = 0; codon * 3 < int(m_gene.size()); ++codon) {
        paintCodon(painter, layout, codon, read);
        const std::string letters = m_gene.substr(std::size_t(codon) * 3, 3);
        if (lessons::aminoAcidOf(letters) == lessons::stopSign)
            read = false;
    }
    paintMarks(painter, layout);
}

bool SequencePicture::step(int key) {
    const int before = m_cursor;
    const int row = fit().codonsInRow * 3;
    switch (key) {
    case Qt::Key_Left: setPlace(m_cursor - 1); break;
    case Qt::Key_Right: setPlace(m_cursor + 1); break;
    case Qt::Key_Up: setPlace(m_cursor >= row ? m_cursor - row : m_cursor); break;
    case Qt::Key_Down: setPlace(m_cursor + row < int(m_gene.size()) ? m_cursor + row : m_cursor); break;
    case Qt::Key_Home: setPlace(0); break;
    case Qt::Key_End: setPlace(int(m_gene.size()) - 1); break;
    default: return false;
    }
    if (m_cursor != before)
        emit cursorMoved();
    return true;
}

void SequencePicture::pointAt(QPointF point) {
    const Layout layout = fit();
    for (int i = 0; i < int(m_gene.size()); ++i) {
        const QRectF rect = letterRect(layout, i);
        if (rect.adjusted(0, 0, 0, rect.height() + Theme::current().px(chipHeight)).contains(point)) {
            setPlace(i);
            emit cursorMoved();
            return;
        }
    }
}

} // namespace app
