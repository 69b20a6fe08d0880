// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class ShotCatalogue;

/// Every question and variant of the lessons, their practice, the test of their counts and their teacher's
/// notes: painted on request.
void registerQuestionShots(ShotCatalogue& catalogue);

} // namespace app
