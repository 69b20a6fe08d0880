// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/problems/problem.h"

#include <QtCore/QString>

namespace app {

/// The family of a problem as a picture in rich text, black on white. Precondition: it has one.
QString pedigreeOnPaper(const lessons::Problem& problem);

} // namespace app
