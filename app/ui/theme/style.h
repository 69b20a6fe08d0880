// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QProxyStyle>

namespace app {

/// The notebook look of all standard controls: paper surfaces, thin warm lines, round corners, sage for what
/// is chosen, and a conspicuous focus ring. Lengths follow the theme's scale.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void unpolish(QWidget* widget) override;
    using QProxyStyle::unpolish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget = nullptr) const override;
};

/// Paints the keyboard focus ring just inside `rect`, for standard and painted controls.
void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius);

} // namespace app
