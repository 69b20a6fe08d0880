// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/stable_id.h"

#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>

namespace lessons {

std::string stableId(std::string_view name) {
    static const boost::uuids::uuid program =
        boost::uuids::string_generator()(programUuid.begin(), programUuid.end());
    return boost::uuids::to_string(boost::uuids::name_generator_sha1(program)(name.data(), name.size()));
}

} // namespace lessons
