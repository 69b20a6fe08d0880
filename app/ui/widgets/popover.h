// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <functional>

namespace app {

/// A panel that opens inside the window, beside the thing that was clicked, instead of a dialog, and stays
/// beside it when that moves. A click elsewhere or Escape closes it and returns the focus; the click still
/// has its own effect. One can be opened from within another, which then stays open below it.
class Popover : public QWidget {
    Q_OBJECT
public:
    /// Takes ownership of `content` and opens beside `anchor`, over the anchor's window.
    static Popover* open(QWidget* anchor, QWidget* content, const Text& accessibleName);
    /// The same for content that is only read: a button below closes it. `least`: the size of the content
    /// where the window has room for it, in pixels at scale 1.
    static Popover* openSheet(QWidget* anchor, QWidget* content, const Text& accessibleName,
                              QSize least = {0, 0});

    void close();
    /// Hides it for a time, with all that was done in it, as while a page is presented; or shows it again.
    void setAside(bool isAside);
    /// Adjusts size and place to the content's current size, as when it was opened.
    void place();

signals:
    void closed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    Popover(QWidget* window, QWidget* anchor, QWidget* content);
    /// Whether the widget is in this popover, or in one that was opened from within it.
    bool holds(const QWidget* widget) const;

    QPointer<QWidget> m_anchor;
    QPointer<QWidget> m_before;
    QWidget* m_content;
    QRect m_at; ///< of the anchor, or where it was last, in the window
    bool m_closing = false;
};

/// What a choice can say of its entries before one is chosen.
struct ChoiceWords {
    /// What comes of each entry: tool tip and accessible description.
    QStringList abouts = {};
    /// Called with the index of the entry that the pointer or the focus has reached.
    std::function<void(int)> pointed = {};
};

/// Buttons one below the other in a popover: a choice among several. Arrow keys, Enter, Escape, digits 1 – 9.
Popover* openChoice(QWidget* anchor, const QString& title, const QStringList& labels,
                    const std::function<void(int)>& chosen, const ChoiceWords& words = {});

} // namespace app
