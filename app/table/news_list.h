// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace app {

/// A list of sentences on what the others did. They can be selected, and scroll if there are many. For a
/// popover; the caller opens it and owns the result.
QWidget* newsList(const QStringList& sentences);

} // namespace app
