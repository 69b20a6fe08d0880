// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace app {

/// Sentences below one another that can be selected, and scroll when there are many: what the others did. For
/// a popover; the caller opens it and owns what comes back.
QWidget* newsList(const QStringList& sentences);

} // namespace app
