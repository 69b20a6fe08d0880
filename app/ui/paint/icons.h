// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/catalogue.h"

#include <QtGui/QIcon>

class QColor;
class QPainter;
class QRectF;

namespace app {

enum class PageIcon {
    Play,
    Games,
    Help,
    Settings,
    Lessons,
    Lab,
    Glossary,
    Class,
    Puzzles,
    Hand,
    Home,
    Herbarium
};
inline constexpr int pageIconCount = 12;

// Line icons in one colour, in the largest square in the middle of `rect`; readable from 16 pixels on.
void paintToolIcon(QPainter& painter, const QRectF& rect, genotype::Tool tool, const QColor& colour);
void paintSpaceIcon(QPainter& painter, const QRectF& rect, genotype::Space space, const QColor& colour);
void paintPageIcon(QPainter& painter, const QRectF& rect, PageIcon page, const QColor& colour);

/// The program's mark, a sprig of pea, without a background.
void paintAppMark(QPainter& painter, const QRectF& rect);

/// The mark on a paper-coloured tile, for windows and task bars.
QIcon appIcon();

} // namespace app
