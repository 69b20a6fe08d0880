// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace app {

/// One part of the help, as simple rich text without colours or fonts.
struct HelpSection {
    /// The target of links; the same in every language.
    QString anchor;
    QString title;
    QString html;
};

/// The help in the program's language, in reading order. Its tables are made from the cards and the board.
QList<HelpSection> helpSections();

} // namespace app
