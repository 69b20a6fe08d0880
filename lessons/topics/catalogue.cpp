#include "lessons/topics/catalogue.h"

#include "lessons/topics/topic_list.h"

#include <algorithm>

namespace lessons {

const std::vector<const Topic*>& topics() {
    static const std::vector<const Topic*> all{
        &topic_list::dominance(),
        &topic_list::severalGenes(),
    };
    return all;
}

const Topic* findTopic(std::string_view id) {
    const auto found = std::ranges::find(topics(), id, &Topic::id);
    return found == topics().end() ? nullptr : *found;
}

} // namespace lessons
