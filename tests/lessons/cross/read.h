// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/notation.h"

#include <stdexcept>

namespace tests {

/// A cross that must be readable.
inline lessons::Cross crossOf(std::string_view first, std::string_view second,
                              std::vector<double> recombination = {}) {
    auto result = lessons::readCross(first, second, std::move(recombination));
    if (const auto* error = std::get_if<lessons::NotationError>(&result))
        throw std::logic_error(core::english(lessons::phrase(*error)));
    return std::get<lessons::Cross>(std::move(result));
}

inline lessons::Cross crossOf(const std::vector<lessons::Gene>& genes, std::string_view first,
                              std::string_view second, std::vector<double> recombination = {}) {
    auto result = lessons::readCross(genes, first, second, std::move(recombination));
    if (const auto* error = std::get_if<lessons::NotationError>(&result))
        throw std::logic_error(core::english(lessons::phrase(*error)));
    return std::get<lessons::Cross>(std::move(result));
}

} // namespace tests
