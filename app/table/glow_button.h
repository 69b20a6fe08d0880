// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "app/speech/spoken.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// What pointing at something says: what a click would do, or which rule refuses it.
struct Explanation {
    QString words;
    bool refusal = false;
};

/// The base of everything on a board that can be pointed at: it glows when a click would do something, rests
/// otherwise, and in both cases can be hovered and reached with the arrow keys to learn what it is for.
class GlowButton : public QAbstractButton, public PaintsWords, public speech::SaysMore {
    Q_OBJECT
public:
    explicit GlowButton(QWidget* parent = nullptr);

    bool isGlowing() const { return m_glowing; }
    /// Glowing buttons are on the Tab chain; resting ones are reached with the arrows and the mouse.
    void setGlowing(bool glowing);
    /// Also the tool tip; a screen reader reads it as the description. Empty words say nothing.
    void setExplanation(const QString& words, bool refusal = false);
    const Explanation& explanation() const { return m_explanation; }
    /// Asked instead of `explanation` when a screen reader reads the button.
    using Explainer = std::function<Explanation(const GlowButton&)>;
    void setExplainer(const Explainer& explainer) { m_explainer = explainer; }
    /// That it glows, for those who do not see it.
    QString afterName() const override;
    QString afterDescription() const override;
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
    void tellChanged(QAccessible::Event what);

    Explanation m_explanation;
    Explainer m_explainer;
    bool m_glowing = false;
};

} // namespace app
