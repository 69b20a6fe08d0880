// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace app {

/// For the benchmark of the program's start: if the environment variable GENOTYPE_REPORT_START holds a time
/// (milliseconds since the epoch), prints one line with the milliseconds from then to the first painted
/// window. Otherwise does nothing.
void reportStart(QWidget& window);

} // namespace app
