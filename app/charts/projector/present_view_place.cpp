// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the picture are, and how large their type is.
#include "present_view.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {
namespace {

constexpr double nearest = 4; ///< metres
constexpr double farthest = 16;

} // namespace

void PresentView::setDistance(double metres) {
    m_distance = std::clamp(metres, nearest, farthest);
    place();
    refreshHints();
}

void PresentView::setPictureWidth(double metres) {
    m_pictureWidth = metres;
    place();
    refreshHints();
}

double PresentView::distance() const {
    qreal smallest = last_row::typeFor(farthest, width(), m_pictureWidth);
    for (const PresentPart* part : findChildren<PresentPart*>())
        if (part->isVisibleTo(this) && !part->size().isEmpty())
            smallest = std::min(smallest, part->smallestType());
    return last_row::distanceOf(smallest, width(), m_pictureWidth);
}

bool PresentView::isForeignFigure() const {
    return m_figure && m_shown.isFigureWhole && !qobject_cast<PresentPart*>(m_figure);
}

void PresentView::place() {
    const qreal type = std::min(last_row::typeFor(m_distance, width(), m_pictureWidth), height() / 11.0);
    const int edge = int(type * 0.5);
    for (PresentPart* part : findChildren<PresentPart*>())
        part->setType(type);
    // A board needs all the room that there is: everything else is in one line above it.
    const bool isOneLine = isForeignFigure();
    const qreal frame = isOneLine ? 0.5 : 1;
    const QRect room = rect().adjusted(edge, edge / 2, -edge, -edge / 2);
    const int titleHigh = int(type * 1.5 * frame);
    QFont large = m_next->font();
    large.setPixelSize(std::max(1, int(type * 0.8 * frame)));
    m_next->setFont(large);
    QFont small = m_hints->font();
    small.setPixelSize(std::max(11, int(type * 0.34 * frame)));
    m_hints->setFont(small);
    const int footHigh = int(type * 1.7 * frame);
    const int wide =
        std::min(room.width() / 2, m_next->fontMetrics().horizontalAdvance(m_next->text()) + int(type * 1.6));
    const int foot = isOneLine ? room.top() : room.bottom() - footHigh;
    const int before = isOneLine ? room.width() / 3 : 0;
    m_title->setGeometry(room.left(), room.top(), isOneLine ? before - edge : room.width(), titleHigh);
    m_next->setGeometry(room.right() - wide, foot, wide, footHigh);
    m_hints->setGeometry(room.left() + before, foot, room.width() - wide - edge - before, footHigh);
    const int top = isOneLine ? m_next->geometry().bottom() : m_title->geometry().bottom() + edge / 3;
    const int bottom = isOneLine ? rect().bottom() : foot - edge / 2;
    placePicture({room.left(), top, room.width(), bottom - top}, type);
    m_blank->setGeometry(rect());
}

void PresentView::placePicture(const QRect& middle, qreal type) {
    const int edge = int(type * 0.5);
    const QRect left(middle.left(), middle.top(), (middle.width() - edge) / 2, middle.height());
    const QRect right(left.right() + edge, middle.top(), left.width(), middle.height());
    const bool counts = !m_shown.outcomes.empty() && (step() == Step::Roll || step() == Step::Compare);
    const bool square = m_square && !counts;
    const bool isWhole = m_figure && m_shown.isFigureWhole;
    m_words->setVisible(step() != Step::Roll && !isWhole);
    m_bars->setVisible(counts);
    m_share->setVisible(counts && m_sample->hasShare());
    if (m_square)
        m_square->setVisible(square);
    if (m_figure)
        m_figure->setVisible(!counts);
    if (counts) {
        const int said = step() == Step::Compare ? int(type * 2.9) : 0;
        m_words->setGeometry(middle.left(), middle.bottom() - said, middle.width(), said);
        const bool both = m_share->isVisibleTo(this);
        m_bars->setGeometry((both ? left : middle).adjusted(0, 0, 0, -said));
        m_share->setGeometry(right.adjusted(0, 0, 0, -said));
    } else if (isWhole) {
        m_figure->setGeometry(middle);
    } else {
        if (m_square)
            m_square->setGeometry(left);
        if (qobject_cast<PresentPart*>(m_figure)) {
            m_figure->setGeometry(left);
        } else if (m_figure) {
            const int side = std::min(left.width(), left.height());
            m_figure->setGeometry(left.center().x() - side / 2, left.center().y() - side / 2, side, side);
        }
        m_words->setGeometry(square || m_figure ? right : middle);
    }
}

void PresentView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
    refreshHints();
}

} // namespace app
