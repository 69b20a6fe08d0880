// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>

namespace app {

/// Words of the figures, which have many small classes and one place in the translation.
struct Figures {
    Q_DECLARE_TR_FUNCTIONS(app::Figures)
};

} // namespace app
