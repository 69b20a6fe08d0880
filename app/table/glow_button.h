// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// What pointing at something says: what a click would do, or which rule refuses it.
struct Explanation {
    QString words;
    bool refusal = false;
};

/// The base of everything on a board that can be pointed at: it glows when a click would do something, rests
/// otherwise, and in both cases can be hovered and reached with the arrow keys to learn what it is for.
class GlowButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit GlowButton(QWidget* parent = nullptr);

    bool isGlowing() const { return m_glowing; }
    /// Glowing buttons are on the Tab chain; resting ones are reached with the arrows and the mouse.
    void setGlowing(bool glowing);
    /// Also the tool tip and the accessible description. Empty words say nothing.
    void setExplanation(const QString& words, bool refusal = false);
    const Explanation& explanation() const { return m_explanation; }
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

signals:
    /// The pointer or the focus has come to the button, or has left it.
    void attended(app::GlowButton* button);
    void unattended(app::GlowButton* button);
    /// As `clicked`, with the button itself.
    void pressedOn(app::GlowButton* button);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    bool isAttended() const { return hasFocus() || underMouse(); }
    /// Fill, border and focus ring in the state's colours; `rest` fills a resting button.
    void paintFrame(QPainter& painter, const QRectF& rect, const QColor& rest, const QColor& line,
                    qreal radius = 6) const;

private:
    Explanation m_explanation;
    bool m_glowing = false;
};

} // namespace app
