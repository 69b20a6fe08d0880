// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pedigree/pedigree.h"

/// What programs and people call the columns of a family, and how they write a sex and a status.
namespace lessons::pedigree {

enum class Role { Family, Id, Father, Mother, Sex, Status, Twin };

/// A column's name without spaces, hyphens and capitals: "Father-ID" is "fatherid".
std::string nameOfColumn(std::string_view cell);
/// Of a name that `nameOfColumn` has made.
std::optional<Role> roleOf(std::string_view name);

/// 1, 2, male, m, weiblich …
std::optional<Sex> sexIn(std::string_view cell);
/// affected, 2, no, NA …, but neither 0 nor 1, which mean different things in different programs, nor "u".
std::optional<Status> statusIn(std::string_view cell);

} // namespace lessons::pedigree
