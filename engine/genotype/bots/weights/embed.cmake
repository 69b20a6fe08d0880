# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the C++ file OUT, which defines NAME, a TYPE, by the rows of the file IN: "label: number number …". Lines that begin with
# # are comments. The compiler checks the labels, the lengths of the rows and the sizes of the numbers (weight_reader.h).
file(STRINGS ${IN} lines REGEX "^[^#]" ENCODING UTF-8)
set(rows "")
set(numbers "")
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([A-Za-z0-9]+):(( +-?[0-9]+)*)$")
        message(FATAL_ERROR "${IN}: neither a comment nor a row of weights: ${line}")
    endif()
    set(label ${CMAKE_MATCH_1})
    string(REGEX MATCHALL "-?[0-9]+" values "${CMAKE_MATCH_2}")
    list(LENGTH values count)
    string(APPEND rows "    {\"${label}\", ${count}},\n")
    list(JOIN values ", " values)
    if(count GREATER 0)
        string(APPEND numbers "    ${values},\n")
    endif()
endforeach()
file(WRITE ${OUT} "#include \"engine/genotype/bots/weight_reader.h\"

namespace genotype {

static constexpr WeightRow rowsOf_${NAME}[] = {
${rows}};
static constexpr std::int32_t numbersOf_${NAME}[] = {
${numbers}};
constinit const ${TYPE} ${NAME} = weightsFrom<${TYPE}>(rowsOf_${NAME}, numbersOf_${NAME});

} // namespace genotype
")
