// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"

#include <QtGui/QPen>
#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// The words shown when something is pointed at: what a click would do, or which rule refuses it.
struct Explanation {
    QString words;
    bool refusal = false;
    /// Why a click is refused, without what the thing is for; empty if the words say no more than that.
    QString reason{};

    /// What a click that is refused is answered with.
    const QString& answer() const { return reason.isEmpty() ? words : reason; }
};

/// What a click on a button would do: nothing, or something. Where a board tells them apart, what helps the
/// player's plants glows as strongly as usual, and what the rules merely allow glows quietly.
enum class Glow { None, Allowed, Usual, Helpful };

/// The base of everything on a board that can be pointed at. It glows if a click would do something, and
/// rests otherwise; in both cases, the mouse or the arrow keys can reach it to show what it is for.
class GlowButton : public QAbstractButton, public PaintsWords, public speech::SaysMore {
    Q_OBJECT
public:
    explicit GlowButton(QWidget* parent = nullptr);

    bool isGlowing() const { return m_glow != Glow::None; }
    Glow glow() const { return m_glow; }
    /// Glowing buttons are on the Tab chain; resting ones are reached with the arrows and the mouse.
    void setGlow(Glow glow);
    /// For boards on which all that can be done glows alike.
    void setGlowing(bool glowing) { setGlow(glowing ? Glow::Usual : Glow::None); }
    bool glowsStrongly() const { return m_glow > Glow::Allowed; }
    /// The border of a glowing button: thick, or thin and dashed if it glows quietly.
    QPen glowPen() const;
    /// Also sets the tool tip and the accessible description. Empty words: no explanation.
    void setExplanation(const QString& words, bool refusal = false);
    const Explanation& explanation() const { return m_explanation; }
    /// Called instead of `explanation` when a screen reader reads the button.
    using Explainer = std::function<Explanation(const GlowButton&)>;
    void setExplainer(const Explainer& explainer) { m_explainer = explainer; }
    /// Whether the program moved the focus here, not a key or the mouse.
    bool isFocusedByProgram() const { return hasFocus() && m_focusedByProgram; }
    /// Says whether the button glows, and how.
    QString afterName() const override;
    QString afterDescription() const override;

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
    void notifyChanged(QAccessible::Event what);

    Explanation m_explanation;
    Explainer m_explainer;
    Glow m_glow = Glow::None;
    bool m_focusedByProgram = false;
};

} // namespace app
