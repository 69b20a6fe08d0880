// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/catalogue.h"

#include "lessons/topics/topic_list.h"

#include <algorithm>

namespace lessons {

const std::vector<const Topic*>& topics() {
    // One per line, like a table of contents.
    // clang-format off
    static const std::vector<const Topic*> all{
        &topic_list::garden(),
        &topic_list::sevenTraits(),
        &topic_list::gametes(),
        &topic_list::looks(),
        &topic_list::dominance(),
        &topic_list::square(),
        &topic_list::testCross(),
        &topic_list::severalGenes(),
        &topic_list::linkage(),
        &topic_list::patterns(),
        &topic_list::mutation(),
        &topic_list::naturalSelection(),
        &topic_list::expression(),
    };
    // clang-format on
    return all;
}

const Topic* findTopic(std::string_view id) {
    const auto found = std::ranges::find(topics(), id, &Topic::id);
    return found == topics().end() ? nullptr : *found;
}

} // namespace lessons
