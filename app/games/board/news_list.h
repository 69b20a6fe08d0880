// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>

#include <functional>

class QWidget;

namespace app {

/// A list of sentences on what the others did. They can be selected, and scroll if there are many. A button
/// below calls `replay`, if there is one, to see it on the board step by step. For a popover; the caller
/// opens it and owns the result.
QWidget* newsList(const QStringList& sentences, const std::function<void()>& replay);

} // namespace app
