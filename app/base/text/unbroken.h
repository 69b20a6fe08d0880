// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

/// The words with no-break spaces where a line must not end: between a number and its unit or sign ("50 %",
/// "n = 40", "3 × 3"), before the colons of a ratio, inside "12 345" and inside abbreviations ("z. B."), as
/// DIN 5008 requires. A ratio of more than two numbers can still be broken after a colon, because long ones
/// would not fit on a narrow line.
QString unbroken(const QString& words);

} // namespace app
