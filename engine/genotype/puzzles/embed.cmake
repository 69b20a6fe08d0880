# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the puzzles of the file IN into the C++ file OUT.
file(READ ${IN} text)
file(WRITE ${OUT} "#include \"engine/genotype/puzzles/puzzle_text.h\"

namespace genotype {

std::string_view shippedPuzzlesText() {
    static constexpr std::string_view text = R\"PUZZLES(${text})PUZZLES\";
    return text;
}

} // namespace genotype
")
