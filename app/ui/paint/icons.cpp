// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include "lettering.h"
#include "line_drawing.h"

#include <QtGui/QPainter>

namespace app {
namespace {

using genotype::Space;
using genotype::Tool;

// In the order of the enum.
constexpr std::array<LineDrawing, genotype::toolKinds> toolDrawings{{
    // Watering funnel
    {"M 3.5 4 L 20.5 4 L 14.2 11.8 L 14.2 15.5 L 9.8 15.5 L 9.8 11.8 Z",
     "M 12 17.2 C 13 18.8 14 19.9 14 21 C 14 23.4 10 23.4 10 21 C 10 19.9 11 18.8 12 17.2 Z",
     "M 7 7.6 C 8.7 6.6 10.3 8.4 12 7.6 C 13.7 6.8 15.3 8.4 17 7.6"},
    // Graft knife
    {"M 10.6 10.2 L 13.8 13.4 L 6.6 20.6 C 4.6 22.2 1.8 19.4 3.4 17.4 Z "
     "M 10.6 10.2 L 17.4 3.2 C 21.8 5.2 22.2 9.4 20 12.4 C 18.6 9.8 16.2 10.8 13.8 13.4",
     "O 6.6 17.4 1"},
    // Rake
    {"M 12 2.4 L 12 14.5 M 3.6 14.5 L 20.4 14.5 M 3.6 14.5 L 3.6 21 M 9.2 14.5 L 9.2 21 M 14.8 14.5 L 14.8 "
     "21 "
     "M 20.4 14.5 L 20.4 21"},
    // Seed bag
    {"M 8.2 8.2 C 3.6 11.4 3 21 7 21 L 17 21 C 21 21 20.4 11.4 15.8 8.2 Z "
     "M 8.2 8.2 L 6.8 3.4 L 10.2 4.8 L 12 2.8 L 13.8 4.8 L 17.2 3.4 L 15.8 8.2",
     "O 9.4 14 1.45 O 14.4 13.4 1.45 O 12.2 17.6 1.45"},
    // Dissertation
    {"M 5 2.6 L 14.6 2.6 L 19 7 L 19 21.4 L 5 21.4 Z M 14.2 2.8 L 14.2 7.4 L 18.8 7.4 M 8.4 11.6 L 15.6 11.6 "
     "M 8.4 17.4 L 13 17.4",
     "", "M 8.4 14.5 L 15.6 14.5 M 8.4 8.4 L 11 8.4"},
    // Flower pot
    {"M 5 11.6 L 19 11.6 L 19 14.8 L 5 14.8 Z M 6.6 14.8 L 8.2 21.4 L 15.8 21.4 L 17.4 14.8 M 12 11.6 L 12 "
     "6.4",
     "M 12 8.6 C 8.4 8.8 6.2 7.2 5.6 3.6 C 9.4 3.4 11.8 5 12 8.6 Z "
     "M 12 7 C 12 4 14 2.2 17.8 2 C 17.8 5.4 15.6 7.4 12 7 Z"},
    // Pollen brush
    {"M 12.6 11.4 L 20.6 3.4 M 9.2 11 L 13 14.8 M 9.2 11 C 4.8 12 6.4 17 2.8 21.2 C 8.6 21.4 13 19.6 13 14.8",
     "O 17.6 15.6 1.1 O 20.6 12.4 1.1 O 17.2 20 1.1 O 21 18 0.9"},
    // Hand lens
    {"O 9.8 9.8 6.9 M 15 15 L 16.6 16.6 M 16.2 16.2 L 21 21 M 17 15.6 L 15.8 16.8", "",
     "A 9.8 9.8 4.1 95 85"},
    // Pocket watch
    {"O 12 14.2 7.4 M 12 6.8 L 12 5.6 O 12 3.5 1.9 M 12 14.4 L 12 10.2 M 12 14.4 L 14.8 16", "",
     "M 6.9 14.2 L 7.3 14.2 M 16.7 14.2 L 17.1 14.2 M 12 18.9 L 12 19.3"},
    // Garden line
    {"M 3 4 L 6.6 4 L 6.6 17.4 L 4.8 21.4 L 3 17.4 Z M 17.4 4 L 21 4 L 21 17.4 L 19.2 21.4 L 17.4 17.4 Z "
     "M 6.6 8 C 9.6 11.4 14.4 11.4 17.4 8",
     "", "M 3 7 L 6.6 8.4 M 3 9.4 L 6.6 10.8 M 17.4 8.4 L 21 7 M 17.4 10.8 L 21 9.4"},
    // Grant
    {"M 10.4 16.6 L 2.6 16.6 L 2.6 4 L 21.4 4 L 21.4 12 M 6.2 8.2 L 17.8 8.2 M 6.2 12.2 L 10.4 12.2 O 16.2 "
     "14.4 3.4 "
     "M 14.2 17.4 L 13.4 22 L 16.2 20.4 L 19 22 L 18.2 17.4"},
}};

constexpr std::array<LineDrawing, pageIconCount> pageDrawings{{
    // Play
    {"R 3 3 18 18 4", "O 8.2 8.2 1.6 O 15.8 8.2 1.6 O 12 12 1.6 O 8.2 15.8 1.6 O 15.8 15.8 1.6"},
    // Games
    {"R 2.6 3.6 18.8 5.2 1.4 M 4.4 8.8 L 4.4 19 C 4.4 20 5 20.6 6 20.6 L 18 20.6 C 19 20.6 19.6 20 19.6 19 L "
     "19.6 8.8 "
     "M 9.4 13 L 14.6 13"},
    // Help
    {"O 12 12 9.2 M 9.1 9.5 C 9.1 5.7 14.9 5.7 14.9 9.5 C 14.9 11.9 12 11.7 12 14.2", "O 12 17.2 1.2"},
    // Settings
    {"M 3 6 L 12.6 6 O 15.2 6 2.6 M 17.8 6 L 21 6 M 3 12 L 6 12 O 8.6 12 2.6 M 11.2 12 L 21 12 M 3 18 L 11.2 "
     "18 "
     "O 13.8 18 2.6 M 16.4 18 L 21 18"},
    // Lessons
    {"M 12 6.4 C 9.8 4.6 6.4 4 2.6 4.2 L 2.6 18.4 C 6.4 18.2 9.8 18.8 12 20.6 C 14.2 18.8 17.6 18.2 21.4 "
     "18.4 "
     "L 21.4 4.2 C 17.6 4 14.2 4.6 12 6.4 Z M 12 6.4 L 12 20.2",
     "",
     "M 5.6 8.2 C 7 8.2 8.2 8.5 9.2 9 M 5.6 11.6 C 7 11.6 8.2 11.9 9.2 12.4 M 18.4 8.2 C 17 8.2 15.8 8.5 "
     "14.8 9 "
     "M 18.4 11.6 C 17 11.6 15.8 11.9 14.8 12.4"},
    // Lab
    {"M 8.8 2.8 L 15.2 2.8 M 10 2.8 L 10 9.2 L 4 18.4 C 3 20 3.8 21.4 5.6 21.4 L 18.4 21.4 C 20.2 21.4 21 20 "
     "20 18.4 "
     "L 14 9.2 L 14 2.8 M 6.8 14.6 L 17.2 14.6",
     "O 10 18 1.2 O 14 17.4 0.9"},
    // Glossary
    {"M 5 3 L 17 3 C 18.1 3 19 3.9 19 5 L 19 21 L 6.6 21 C 5.2 21 4.4 20 4.4 18.8 C 4.4 17.6 5.2 16.8 6.6 "
     "16.8 "
     "L 19 16.8 M 4.4 18.8 L 4.4 3.6 M 8.6 13 L 11.7 6 L 14.8 13 M 9.7 10.6 L 13.7 10.6"},
    // Class
    {"O 12 7.6 3.1 M 5.8 20.4 C 5.8 15.6 8.2 13.4 12 13.4 C 15.8 13.4 18.2 15.6 18.2 20.4 L 5.8 20.4 O 4.4 "
     "9.8 1.9 "
     "O 19.6 9.8 1.9 M 1.6 18 C 1.6 15.6 2.4 14.2 4.2 13.8 M 22.4 18 C 22.4 15.6 21.6 14.2 19.8 13.8"},
    // Puzzles: a piece of a jigsaw
    {"M 3.4 8 L 8.6 8 C 7.4 6.6 7 3 10.4 3 C 13.8 3 13.4 6.6 12.2 8 L 17.4 8 L 17.4 12.6 C 18.8 11.4 22 11 "
     "22 "
     "14.4 C 22 17.8 18.8 17.4 17.4 16.2 L 17.4 21 L 3.4 21 L 3.4 16.2 C 4.8 17.4 8 17.6 8 14.4 C 8 11.2 4.8 "
     "11.4 3.4 12.6 Z"},
    // Hand: a pupil needs help
    {"M 6.2 14.4 L 3.8 11.2 C 2.8 9.8 4.6 8.4 5.8 9.6 L 8 12 L 8 5.2 C 8 3.4 10.4 3.4 10.4 5.2 L 10.4 10.8 "
     "L 10.4 3.8 C 10.4 2 12.8 2 12.8 3.8 L 12.8 10.8 L 12.8 4.8 C 12.8 3 15.2 3 15.2 4.8 L 15.2 11.2 "
     "L 15.2 7.4 C 15.2 5.8 17.6 5.8 17.6 7.4 L 17.6 15 C 17.6 19 15.4 21.4 11.8 21.4 C 8.8 21.4 7.6 19 "
     "6.2 14.4 Z"},
    // Home
    {"M 2.6 11.4 L 12 3.4 L 21.4 11.4 M 5.2 9.4 L 5.2 20.6 L 18.8 20.6 L 18.8 9.4 M 9.8 20.6 L 9.8 14.2 L "
     "14.2 14.2 "
     "L 14.2 20.6"},
    // Herbarium: a sprout
    {"M 12 21.4 L 12 9 M 12 14 C 7.4 14 4.6 11.6 4.6 6.8 C 9.2 6.8 12 9.2 12 14 Z M 12 10.4 C 12 5.8 14.8 3 "
     "19.6 3 C 19.6 "
     "7.6 16.8 10.4 12 10.4 Z"},
}};

constexpr LineDrawing parentGenes{
    "M 8.6 8.6 L 21.2 8.6 L 21.2 21.2 L 8.6 21.2 Z M 14.9 8.6 L 14.9 21.2 M 8.6 14.9 L "
    "21.2 14.9",
    "R 8.6 3.4 12.6 2.8 1.4 R 3.4 8.6 2.8 12.6 1.4"};
constexpr LineDrawing firstShift{
    "R 3 9.6 11.8 11.8 2.6 M 18 1.8 L 18 2.3 M 22.2 6 L 21.7 6 M 18 10.2 L 18 9.7 M 13.8 6 L 14.3 6 "
    "M 21 3 L 20.7 3.3 M 15 3 L 15.3 3.3 M 21 9 L 20.7 8.7",
    "O 18 6 2.3"};
constexpr LineDrawing secondShift{
    "R 3 9.6 11.8 11.8 2.6",
    "M 17.6 1.8 C 14.6 4.6 16.4 10.4 21.6 10 C 19 12.2 12.8 10.6 13.4 6 C 13.6 3.8 15.4 2.2 17.6 1.8 Z"};
constexpr LineDrawing university{
    "M 3 9 L 12 3 L 21 9 Z M 6 11.8 L 6 17.6 M 10 11.8 L 10 17.6 M 14 11.8 L 14 17.6 M 18 11.8 L 18 17.6 "
    "M 3.4 20.6 L 20.6 20.6"};
constexpr LineDrawing goal{
    "O 12 9 6.4 M 8.4 14.4 L 6.8 21.6 L 12 18.8 L 17.2 21.6 L 15.6 14.4",
    "M 12 5.2 L 13 7.8 L 15.8 7.9 L 13.6 9.6 L 14.4 12.3 L 12 10.8 L 9.6 12.3 L 10.4 9.6 L 8.2 "
    "7.9 L 11 7.8 Z"};
constexpr LineDrawing treasury{
    "O 9 15 6.2 A 15.6 8.4 6 276.5 257 "
    "M 11.4 11.6 C 10.2 10.8 9.4 11.6 9.2 13 L 8.5 17 C 8.3 18.4 7.4 19.2 6.4 18.4 M 6.8 14.4 L 11 14.4"};
constexpr LineDrawing nursery{"M 2.6 15.6 L 21.4 15.6 L 19.6 21.2 L 4.4 21.2 Z M 6.4 15.6 L 6.4 12 M 12 15.6 "
                              "L 12 8.4 M 17.6 15.6 L 17.6 12",
                              "M 6.4 12.8 C 4.2 12.8 2.8 11.2 2.8 8.8 C 5 8.8 6.4 10.4 6.4 12.8 Z "
                              "M 6.4 12.8 C 6.4 10.6 7.4 9.4 9.4 9.2 C 9.4 11.4 8.4 12.8 6.4 12.8 Z "
                              "M 12 8.8 C 9.4 8.8 7.8 7 7.8 3.6 C 10.4 3.6 12 5.6 12 8.8 Z "
                              "M 12 8.8 C 12 5.6 13.6 3.6 16.2 3.6 C 16.2 7 14.6 8.8 12 8.8 Z "
                              "M 17.6 12.8 C 15.6 12.8 14.6 11.4 14.6 9.2 C 16.6 9.4 17.6 10.6 17.6 12.8 Z "
                              "M 17.6 12.8 C 17.6 10.4 19 8.8 21.2 8.8 C 21.2 11.2 19.8 12.8 17.6 12.8 Z"};
constexpr LineDrawing toolShed{"M 2.4 11.4 L 12 3.4 L 21.6 11.4 M 4.8 9.8 L 4.8 20.8 L 19.2 20.8 L 19.2 9.8 "
                               "M 9 20.8 L 9 13.6 L 15 13.6 L 15 20.8"};
constexpr LineDrawing gardening{"M 2.8 20.8 L 21.2 20.8 M 12 20.8 L 12 11.4 M 12 15.4 C 7.4 15.8 4.4 13.2 4 "
                                "8.8 C 8.6 8.6 11.8 11 12 15.4 Z "
                                "M 12 11.4 C 11.8 6.8 14.6 3.6 20 3.2 C 20.4 8.6 17 11.8 12 11.4 Z"};
constexpr LineDrawing temporarySlot{
    "M 3.4 8.4 L 3.4 7 C 3.4 4.6 4.6 3.4 7 3.4 L 8.4 3.4 M 15.6 3.4 L 17 3.4 C 19.4 3.4 20.6 4.6 20.6 7 L "
    "20.6 8.4 "
    "M 20.6 15.6 L 20.6 17 C 20.6 19.4 19.4 20.6 17 20.6 L 15.6 20.6 M 8.4 20.6 L 7 20.6 "
    "C 4.6 20.6 3.4 19.4 3.4 17 L 3.4 15.6 M 12 8 L 12 16 M 8 12 L 16 12"};
constexpr LineDrawing ownDice{
    "R 2.6 12 9.4 9.4 2 M 14.8 2.8 L 22 5.8 L 19 13 L 11.8 10 Z M 2.8 8 L 7.4 8 M 4.8 4.4 L 10.6 4.4",
    "O 7.3 16.7 1.3 O 15.2 9.4 1.1 O 18.6 6.4 1.1"};

const LineDrawing& drawingOf(Space space) {
    switch (space) {
    case Space::ParentGenesR:
    case Space::ParentGenesF:
    case Space::ParentGenesG:
    case Space::ParentGenesT: return parentGenes;
    case Space::FirstShiftR:
    case Space::FirstShiftF:
    case Space::FirstShiftG:
    case Space::FirstShiftT: return firstShift;
    case Space::SecondShift: return secondShift;
    case Space::UniversityOne:
    case Space::UniversityTwo: return university;
    case Space::GoalTwo:
    case Space::GoalThree: return goal;
    case Space::Treasury:
    case Space::SecondTreasury: return treasury;
    case Space::Nursery:
    case Space::SecondNursery: return nursery;
    case Space::ToolShed:
    case Space::SecondToolShed: return toolShed;
    case Space::Gardening: return gardening;
    case Space::TemporarySlot: return temporarySlot;
    case Space::Omari: return ownDice;
    }
    return gardening;
}

/// What a shift's die shows: the letter of its trait if that is readable, otherwise pips.
QPainterPath dieMark(Space space, qreal side) {
    constexpr qreal readable = 22;
    if (space == Space::SecondShift)
        return drawingPath("O 6.6 17.8 1.4 O 11.2 13.2 1.4");
    if (side < readable)
        return drawingPath("O 8.9 15.5 1.7");
    return lettering(QString(QLatin1Char(genotype::letterOf(genotype::traitOf(space)))),
                     QRectF(5.4, 12.2, 7, 6.6));
}

} // namespace

void paintToolIcon(QPainter& painter, const QRectF& rect, Tool tool, const QColor& colour) {
    paintDrawing(painter, rect, toolDrawings[static_cast<std::size_t>(tool)], colour);
}

void paintSpaceIcon(QPainter& painter, const QRectF& rect, Space space, const QColor& colour) {
    paintDrawing(painter, rect, drawingOf(space), colour);
    if (space != Space::SecondShift && !genotype::isFirstShift(space))
        return;
    const QRectF square = squareIn(rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.translate(square.topLeft());
    painter.scale(square.width() / 24, square.width() / 24);
    painter.drawPath(dieMark(space, square.width()));
    painter.restore();
}

void paintPageIcon(QPainter& painter, const QRectF& rect, PageIcon page, const QColor& colour) {
    paintDrawing(painter, rect, pageDrawings[static_cast<std::size_t>(page)], colour);
}

} // namespace app
