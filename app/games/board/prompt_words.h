// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;

namespace app {

/// What a prompt says, and how it is painted into a line of any width: what to do next comes first, what the
/// thing pointed at is for stands beside or below it.
struct PromptWords {
    QString prompt;
    QString hint;
    /// Whether the hint says why something is refused; it then has another colour.
    bool isRefusal = false;

    /// All the words, in case they are shortened where they are painted.
    QString inFull() const;
    /// Into a whole line, or the part of one that its buttons leave. Of the hint as much as fits.
    void paint(QPainter& painter, const QRectF& line) const;
};

} // namespace app
