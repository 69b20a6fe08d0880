# SPDX-License-Identifier: GPL-3.0-or-later
# Writes every lesson (FOLDER/library/LANGUAGE/ID.toml) and the files of the other folders, one for each language
# (FOLDER/misconceptions/LANGUAGE.toml), into the C++ file OUT. The arrays are not constexpr: clang refuses to
# count that many letters while it compiles.
file(GLOB files ${FOLDER}/library/*/*.toml)
set(lessons "")
foreach(path IN LISTS files)
    cmake_path(GET path STEM id)
    cmake_path(GET path PARENT_PATH parent)
    cmake_path(GET parent FILENAME language)
    file(READ ${path} text)
    string(APPEND lessons "        {\"${language}\", \"${id}\", R\"LESSON(${text})LESSON\"},\n")
endforeach()
foreach(folder misconceptions guide reference demonstrations glossary)
    file(GLOB files ${FOLDER}/${folder}/*.toml)
    set(${folder} "")
    foreach(path IN LISTS files)
        cmake_path(GET path STEM language)
        file(READ ${path} text)
        string(APPEND ${folder} "        {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
    endforeach()
endforeach()
file(WRITE ${OUT} "#include \"lessons/demonstrations/demonstrations.h\"
#include \"lessons/documents/catalogue.h\"
#include \"lessons/documents/glossary.h\"
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
${misconceptions}    });
    return all;
}

const std::vector<GuideFile>& guideFiles() {
    static const std::vector<GuideFile> all{
${guide}    };
    return all;
}

const std::vector<DemonstrationFile>& demonstrationFiles() {
    static const std::vector<DemonstrationFile> all{
${demonstrations}    };
    return all;
}

const std::vector<RuleFile>& ruleFiles() {
    static const std::vector<RuleFile> all{
${reference}    };
    return all;
}

const std::vector<TermFile>& termFiles() {
    static const std::vector<TermFile> all{
${glossary}    };
    return all;
}

} // namespace lessons
")
