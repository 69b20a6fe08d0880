// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "explanation_card.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QPoint>
#include <QtCore/QPointer>

#include <functional>

namespace app {

/// Shows the explanation of what is pointed at for a moment, held down, or asked about by a key; and takes it
/// away when the pointer moves on, something is clicked or typed, or Escape is pressed.
class BoardExplainer : public QObject {
    Q_OBJECT
public:
    /// What to say of a widget at a place in it; nothing if it has nothing to say.
    using Words = std::function<ThingWords(QWidget&, const QPoint&)>;
    BoardExplainer(const Words& words, QObject* parent);
    ~BoardExplainer() override;

    /// From now on, this widget is explained.
    void watch(QWidget* widget);
    /// False if there is nothing to say of it.
    bool show(QWidget& widget, const QPoint& at);
    /// False if nothing was shown.
    bool hide();
    /// Explains what has the focus, or takes the card away. Returns what the card says, to be announced;
    /// empty if there is none now.
    QStringList showFocus(QWidget* focus);
    /// Explains the next part of things that cannot have the focus, such as a cell of a Punnett square: one
    /// after the other. `reveal` brings the thing into sight. Returns what the card says, to be announced.
    QStringList showNext(const QWidgetList& things, const std::function<void(QWidget*)>& reveal);
    /// Null while nothing is shown.
    const ExplanationCard* card() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    struct Place {
        QWidget* widget = nullptr;
        QPoint at = {};
    };
    QList<Place> placesIn(const QWidgetList& things) const;
    QStringList sentences() const;

    Words m_ask;
    /// How many times `showNext` was called.
    int m_explained = 0;
    ThingWords m_words;
    QPointer<ExplanationCard> m_card;
    /// The widget that the card is about.
    QPointer<QWidget> m_about;
    /// The widget on which the mouse button is down, and where.
    QPointer<QWidget> m_pressed;
    QPoint m_pressedAt;
    QBasicTimer m_held;
};

} // namespace app
