// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_door.h"

#include "app/learn/sharing/qr_picture.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr qreal doorLine = 1.5;   ///< of the size of its letters
constexpr qreal squareRoom = 0.2; ///< of the width

} // namespace

PresentDoor::PresentDoor(const Door& door, QWidget* parent)
    : PresentPart(parent), m_door(door), m_square(new QrPicture(this)) {
    m_square->setText(door.address);
    m_square->setVisible(!door.address.isEmpty());
    QStringList said;
    for (const Line& line : lines())
        said << line.text;
    describe(tr("How to join the class"), said.join(QLatin1Char(' ')));
}

std::array<PresentDoor::Line, 4> PresentDoor::lines() const {
    const qreal beside = 1 - squareRoom - 0.03;
    const QString& name = m_door.className;
    return {
        {{name.isEmpty() ? tr("Play → Join a class") : tr("Play → Join a class → %1").arg(name), 1.2, false,
          1},
         {m_door.words, 3, true, 1},
         {m_door.address.isEmpty() ? QString() : tr("If your computer finds no class, type this address:"), 1,
          false, beside},
         {m_door.address, 1.5, true, beside}}};
}

qreal PresentDoor::sizeOf(const Line& line) const {
    // All four lines fit one above the other.
    qreal size = std::min(type() * line.most, height() * line.most / (7.5 * doorLine));
    while (size > 8 &&
           QFontMetricsF(sansOf(size, line.isBold)).horizontalAdvance(line.text) > width() * line.room)
        size -= 1;
    return size;
}

qreal PresentDoor::smallestType() const {
    qreal smallest = type();
    for (const Line& line : lines())
        if (!line.text.isEmpty())
            smallest = std::min(smallest, sizeOf(line));
    return smallest;
}

int PresentDoor::squareSide() const {
    return int(std::min(width() * squareRoom, height() * 0.38));
}

void PresentDoor::paint(QPainter& painter) {
    painter.setPen(Theme::current().colour(Role::Ink));
    qreal heights = 0;
    for (const Line& line : lines())
        heights += sizeOf(line) * doorLine;
    const qreal gap = std::max(0.0, (height() - heights) / 5);
    qreal y = gap;
    for (const Line& line : lines()) {
        const qreal size = sizeOf(line);
        painter.setFont(sansOf(size, line.isBold));
        drawWords(painter, {0, y, width() * line.room, size * doorLine}, Qt::AlignLeft | Qt::AlignVCenter,
                  line.text);
        y += size * doorLine + gap;
    }
}

void PresentDoor::resizeEvent(QResizeEvent* event) {
    PresentPart::resizeEvent(event);
    const int side = squareSide();
    m_square->setGeometry(width() - side, height() - side, side, side);
}

} // namespace app
