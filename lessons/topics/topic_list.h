#pragma once

#include "lessons/topics/topic.h"

/// One function a file of this folder; `catalogue.cpp` puts them in order.
namespace lessons::topic_list {

const Topic& dominance();
const Topic& severalGenes();

} // namespace lessons::topic_list
