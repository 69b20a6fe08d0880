// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cytoplasm.h"

#include <stdexcept>

namespace lessons {

namespace {

std::int64_t raised(std::int64_t base, int exponent) {
    std::int64_t product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

} // namespace

EggCells eggCells(int white, int of, int drawn) {
    if (of < 1 || of > 10 || white < 0 || white > of || drawn < 1 || drawn > 8)
        throw std::invalid_argument("plastids that cannot be drawn");
    EggCells eggs{.green = raised(of - white, drawn), .mixed = 0, .white = raised(white, drawn)};
    eggs.mixed = raised(of, drawn) - eggs.green - eggs.white;
    return eggs;
}

EggCells eggCells(Branch mother, int drawn) {
    switch (mother) {
    case Branch::Green: return eggCells(0, 1, drawn);
    case Branch::Variegated: return eggCells(1, 2, drawn);
    case Branch::White: break;
    }
    return eggCells(1, 1, drawn);
}

} // namespace lessons
