# SPDX-License-Identifier: GPL-3.0-or-later
# Writes every lesson (FOLDER/library/LANGUAGE/ID.toml), every catalogue of misconceptions
# (FOLDER/misconceptions/LANGUAGE.toml), every guide (FOLDER/guide/LANGUAGE.toml), the rules from A to Z
# (FOLDER/reference/LANGUAGE.toml) and the demonstrations (FOLDER/demonstrations/LANGUAGE.toml) into the C++ file OUT. The arrays are not constexpr: clang refuses to count that many
# letters while it compiles.
file(GLOB files ${FOLDER}/library/*/*.toml)
set(lessons "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM id)
    cmake_path(GET path PARENT_PATH parent)
    cmake_path(GET parent FILENAME language)
    file(READ ${path} text)
    string(APPEND lessons "        {\"${language}\", \"${id}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(GLOB files ${FOLDER}/misconceptions/*.toml)
set(catalogues "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM language)
    file(READ ${path} text)
    string(APPEND catalogues "        {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(GLOB files ${FOLDER}/guide/*.toml)
set(guides "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM language)
    file(READ ${path} text)
    string(APPEND guides "        {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(GLOB files ${FOLDER}/reference/*.toml)
set(rules "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM language)
    file(READ ${path} text)
    string(APPEND rules "        {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(GLOB files ${FOLDER}/demonstrations/*.toml)
set(demonstrations "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM language)
    file(READ ${path} text)
    string(APPEND demonstrations "        {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
file(WRITE ${OUT} "#include \"lessons/demonstrations/demonstrations.h\"
#include \"lessons/documents/catalogue.h\"
#include \"lessons/documents/misconceptions.h\"
#include \"lessons/guide/guide.h\"
#include \"lessons/reference/rules.h\"

#include <array>

namespace lessons {

std::span<const LessonFile> lessonFiles() {
    static const auto all = std::to_array<LessonFile>({
${lessons}    });
    return all;
}

std::span<const MisconceptionFile> misconceptionFiles() {
    static const auto all = std::to_array<MisconceptionFile>({
${catalogues}    });
    return all;
}

const std::vector<GuideFile>& guideFiles() {
    static const std::vector<GuideFile> all{
${guides}    };
    return all;
}

const std::vector<DemonstrationFile>& demonstrationFiles() {
    static const std::vector<DemonstrationFile> all{
${demonstrations}    };
    return all;
}

const std::vector<RuleFile>& ruleFiles() {
    static const std::vector<RuleFile> all{
${rules}    };
    return all;
}

} // namespace lessons
")
