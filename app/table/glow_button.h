// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "app/speech/spoken.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// The words shown when something is pointed at: what a click would do, or which rule refuses it.
struct Explanation {
    QString words;
    bool refusal = false;
};

/// The base of everything on a board that can be pointed at. It glows if a click would do something, and
/// rests otherwise; in both cases, the mouse or the arrow keys can reach it to show what it is for.
class GlowButton : public QAbstractButton, public PaintsWords, public speech::SaysMore {
    Q_OBJECT
public:
    explicit GlowButton(QWidget* parent = nullptr);

    bool isGlowing() const { return m_glowing; }
    /// Glowing buttons are on the Tab chain; resting ones are reached with the arrows and the mouse.
    void setGlowing(bool glowing);
    /// Also sets the tool tip and the accessible description. Empty words: no explanation.
    void setExplanation(const QString& words, bool refusal = false);
    const Explanation& explanation() const { return m_explanation; }
    /// Called instead of `explanation` when a screen reader reads the button.
    using Explainer = std::function<Explanation(const GlowButton&)>;
    void setExplainer(const Explainer& explainer) { m_explainer = explainer; }
    /// Says whether the button glows.
    QString afterName() const override;
    QString afterDescription() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

signals:
    /// The pointer or the focus has reached the button or left it.
    void attended(app::GlowButton* button);
    void unattended(app::GlowButton* button);
    /// Like `clicked`, with the button itself.
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
