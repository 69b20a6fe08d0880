// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/record_fuzz.h"

#include "fuzz/fuzz_target.h"

/// Any bytes as a saved game.
GENOTYPE_FUZZ_TARGET(tests::faultOfRecordReader)
