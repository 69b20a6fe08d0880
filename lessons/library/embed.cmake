# SPDX-License-Identifier: GPL-3.0-or-later
# Writes every lesson of FOLDER into the C++ file OUT, as lessons/documents/catalogue.h declares them.
file(GLOB files ${FOLDER}/*/*.toml)
set(entries "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM id)
    cmake_path(GET path PARENT_PATH parent)
    cmake_path(GET parent FILENAME language)
    file(READ ${path} text)
    string(APPEND entries "    {\"${language}\", \"${id}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(WRITE ${OUT} "#include \"lessons/documents/catalogue.h\"

#include <array>

namespace lessons {

std::span<const LessonFile> lessonFiles() {
    static constexpr auto all = std::to_array<LessonFile>({
${entries}    });
    return all;
}

} // namespace lessons
")
