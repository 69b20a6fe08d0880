// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/csv_error.h"

#include <string>
#include <string_view>
#include <variant>

namespace lessons {

/// The longest file that is read.
inline constexpr std::size_t maxCsvBytes = 8u << 20;

/// A file's bytes as UTF-8 without a byte order mark: from UTF-8, from UTF-16 that begins with its mark (as a
/// spreadsheet's "Unicode text"), or else from Windows-1252, which holds Latin-1. Lines end with a line feed.
/// Refuses what is no text (zero bytes, half characters of UTF-16, other programs' documents) or too large.
std::variant<std::string, CsvError> textIn(std::string_view bytes);

} // namespace lessons
