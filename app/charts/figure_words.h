// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>

namespace app {

/// The translation context for all figures, since they consist of many small classes.
struct Figures {
    Q_DECLARE_TR_FUNCTIONS(app::Figures)
};

} // namespace app
