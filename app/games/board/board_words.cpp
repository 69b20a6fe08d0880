// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_words.h"

#include "app/ui/speech/announcer.h"

namespace app {

ThingWords BoardWords::cardAt(QWidget& widget, const QPoint&) const {
    const auto* button = qobject_cast<const GlowButton*>(&widget);
    return button ? ThingWords{widget.accessibleName(), speech::ended({explain(*button).words})}
                  : ThingWords{};
}

} // namespace app
