// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"

#include <QtWidgets/QWidget>

#include <functional>

namespace app {

/// A picture painted by a figure. Its accessible description says what it shows.
class PaintedFigure : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    /// `least`: the smallest size, in pixels at scale 1.
    PaintedFigure(QSize least, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void describe(const QString& name, const QString& what);

protected:
    void paintEvent(QPaintEvent* event) override;
    virtual void paint(QPainter& painter) = 0;

private:
    QSize m_least;
};

/// A picture that a function paints into a room from (0, 0).
class FigurePicture : public PaintedFigure {
    Q_OBJECT
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& room)>;

    FigurePicture(QSize least, Paint paint, QWidget* parent)
        : PaintedFigure(least, parent), m_paint(std::move(paint)) {}

    /// What a press on the picture does; the keyboard needs another way.
    void onPressed(std::function<void(const QPointF& point)> pressed) { m_pressed = std::move(pressed); }

protected:
    void paint(QPainter& painter) override { m_paint(painter, QRectF(rect())); }
    void mousePressEvent(QMouseEvent* event) override;

private:
    Paint m_paint;
    std::function<void(const QPointF& point)> m_pressed;
};

/// The font of genotypes.
inline QFont letters(qreal pixels) {
    return Theme::current().genotypeFont(pixels);
}
/// A cell of a square, filled with its colour and outlined.
void paintCell(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& line);

} // namespace app
