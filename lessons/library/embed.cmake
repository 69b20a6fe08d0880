# SPDX-License-Identifier: GPL-3.0-or-later
# Writes every lesson (FOLDER/library/LANGUAGE/ID.toml) and the files of the folders FOLDERS, one for each language
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
set(folders "")
foreach(folder IN LISTS FOLDERS)
    file(GLOB files ${FOLDER}/${folder}/*.toml)
    string(APPEND folders "        {\"${folder}\", {\n")
    foreach(path IN LISTS files)
        cmake_path(GET path STEM language)
        file(READ ${path} text)
        string(APPEND folders "            {\"${language}\", R\"LESSON(${text})LESSON\"},\n")
    endforeach()
    string(APPEND folders "        }},\n")
endforeach()
file(WRITE ${OUT} "#include \"lessons/documents/catalogue.h\"
#include \"lessons/documents/entries.h\"

#include <array>
#include <map>

namespace lessons {

std::span<const LessonFile> lessonFiles() {
    static const auto all = std::to_array<LessonFile>({
${lessons}    });
    return all;
}

const std::vector<LanguageFile>& languageFiles(std::string_view folder) {
    static const std::map<std::string_view, std::vector<LanguageFile>> all{
${folders}    };
    return all.at(folder);
}

} // namespace lessons
")
