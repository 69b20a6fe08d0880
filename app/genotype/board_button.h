// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "target.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// The base of everything on the board that can be pointed at: it glows when a click would do something,
/// rests otherwise, and in both cases can be hovered and reached with the arrow keys to learn what it is for.
class BoardButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit BoardButton(QWidget* parent = nullptr);

    const Target& target() const { return m_target; }
    void setTarget(const Target& target) { m_target = target; }

    bool isGlowing() const { return m_glowing; }
    /// Glowing buttons are on the Tab chain; resting ones are reached with the arrows and the mouse.
    void setGlowing(bool glowing);
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

signals:
    /// The pointer or the focus has come to the button, or has left it.
    void attended(const app::Target& target);
    void unattended();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    bool isAttended() const { return hasFocus() || underMouse(); }
    /// Fill, border and focus ring in the state's colours; `rest` fills a resting button.
    void paintFrame(QPainter& painter, const QRectF& rect, const QColor& rest, const QColor& line,
                    qreal radius = 6) const;

private:
    Target m_target;
    bool m_glowing = false;
};

} // namespace app
