// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace {

/// The folders of a game from the bottom up; those with the same number may include each other.
const std::map<std::string, int> layers{
    {"model", 0}, {"effects", 1}, {"rules", 1}, {"johann", 1}, {"words", 2}, {"", 3}, {"bots", 4},
};

struct Folder {
    std::string game;
    /// Within the game; empty for the game's own folder.
    std::string part;
};

Folder folderOf(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    auto step = folder.begin();
    Folder result;
    if (step != folder.end())
        result.game = *step++;
    if (step != folder.end())
        result.part = *step;
    return result;
}

bool mayInclude(const Folder& from, const Folder& to) {
    if (to.game == "core" || from.game == "games")
        return true;
    return from.game == to.game && layers.at(to.part) <= layers.at(from.part);
}

} // namespace

/// That the folders of the engine form layers: nothing below knows what is above.
class EngineLayersTest : public QObject {
    Q_OBJECT

private slots:
    void noIncludePointsUp() {
        const std::filesystem::path engine = std::filesystem::path(GENOTYPE_SOURCE_DIR) / "engine";
        const std::regex include("^#include \"engine/([^\"]+)\"");
        std::set<std::string> games;
        int includes = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(engine)) {
            const std::string extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp")
                continue;
            const std::string file = std::filesystem::relative(entry.path(), engine);
            const Folder from = folderOf(file);
            QVERIFY2(layers.contains(from.part), file.c_str());
            games.insert(from.game);
            std::ifstream text(entry.path());
            for (std::string line; std::getline(text, line);) {
                std::smatch found;
                if (!std::regex_search(line, found, include))
                    continue;
                ++includes;
                QVERIFY2(mayInclude(from, folderOf(found[1])), (file + ": " + line).c_str());
            }
        }
        QCOMPARE(games, (std::set<std::string>{"core", "games", "genecards", "genomewars", "genotype"}));
        QVERIFY(includes > 200);
    }

    void coreNamesNoGame() {
        const std::filesystem::path core = std::filesystem::path(GENOTYPE_SOURCE_DIR) / "engine/core";
        // The first line of every record, and the ending of its file, are the format's and not the game's.
        const std::regex game("genotype(?!-record)|genomewars|genecards|johann", std::regex::icase);
        const std::regex allowed("Genotype Companion|`\\.genotype`|game genome-wars");
        for (const auto& entry : std::filesystem::directory_iterator(core)) {
            std::ifstream text(entry.path());
            for (std::string line; std::getline(text, line);)
                QVERIFY2(!std::regex_search(std::regex_replace(line, allowed, ""), game),
                         (entry.path().filename().string() + ": " + line).c_str());
        }
    }
};

GENOTYPE_TEST(EngineLayersTest)
#include "layers_test.moc"
