// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

namespace lessons {

/// Genes that were cut and repaired without a template, by whether their reading frame is kept. Each loss of
/// 1 … `most` letters (1 or more) is equally likely.
Experiment editingExperiment(std::size_t most);

} // namespace lessons
