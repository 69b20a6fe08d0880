// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/topic.h"

/// One function for each file of this folder; `catalogue.cpp` puts them in order.
namespace lessons::topic_list {

const Topic& garden();
const Topic& sevenTraits();
const Topic& gametes();
const Topic& looks();
const Topic& dominance();
const Topic& square();
const Topic& testCross();
const Topic& severalGenes();
const Topic& linkage();
const Topic& patterns();
const Topic& mutation();
const Topic& expression();
const Topic& naturalSelection();

} // namespace lessons::topic_list
