// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QString>

class QWidget;

namespace app {

/// What a person has done in the parts of a widget: typed, ticked, set, scrolled, and where the keyboard's
/// focus is. Contents that are data, such as a lesson in another language, are laid out anew; the new parts
/// get it back. A part is found again by its object name, or else as the n-th of its class.
class CarryOver {
public:
    /// `parts`: what is about to be replaced; may be null.
    explicit CarryOver(const QWidget* parts);
    void to(QWidget& parts) const;

private:
    struct Done {
        QString text; ///< as typed; null if nothing was
        int cursor = 0;
        int anchor = 0;
        int value = 0;
        int scrolled = 0;
        bool ticked = false;
        bool hasFocus = false;
    };
    QHash<QString, Done> m_done;
};

/// Runs `build`, which replaces the parts of a page, and gives the new ones what a person has done in the
/// old.
template <typename Parts, typename Build> void buildAgain(Parts*& parts, const Build& build) {
    const CarryOver done(parts);
    build();
    if (parts)
        done.to(*parts);
}

} // namespace app
