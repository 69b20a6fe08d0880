// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/pedigree_text.h"

#include "engine/core/text.h"
#include "engine/core/utf8.h"
#include "lessons/csv/decode.h"
#include "lessons/pedigree/pedigree_columns.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;

namespace {

template <typename Value> using Words = std::vector<std::pair<std::string_view, Value>>;

const Words<Sex> sexWords{{"male", Sex::Male},      {"m", Sex::Male},   {"man", Sex::Male},
                          {"female", Sex::Female},  {"f", Sex::Female}, {"woman", Sex::Female},
                          {"unknown", Sex::Unknown}};
const Words<Status> statusWords{
    {"affected", Status::Affected}, {"unaffected", Status::Unaffected}, {"unknown", Status::Unknown}};
template <typename Value> std::optional<Value> valueOf(const Words<Value>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &std::pair<std::string_view, Value>::first);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

template <typename Value> std::string_view wordOf(const Words<Value>& words, Value value) {
    return std::ranges::find(words, value, &std::pair<std::string_view, Value>::second)->first;
}

bool isText(std::string_view text) {
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        const bool space = character.code == U'\n' || character.code == U'\r' || character.code == U'\t';
        if (!character.valid() || (character.code < U' ' && !space))
            return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

/// A word of a line, or a text in quotation marks.
struct Token {
    std::string text;
    bool quoted = false;
};

class Reader {
public:
    PedigreeReading read(std::string_view text);

private:
    struct Line {
        int number = 0;
        std::vector<Token> tokens;
    };

    std::vector<Line> linesOf(std::string_view text);
    void readLine(const Line& line);
    void readWords(const Line& line);
    void readParentOrLabel(const Line& line, std::size_t& at, Entry& entry);
    template <typename Value>
    Value readOne(const Line& line, const Words<Value>& words, const std::string& word, const char* fault);
    std::optional<Parents> parentsOf(const Entry& entry, const std::map<std::string, std::size_t>& places);
    void addUnknownParents();
    void complain(int line, Phrase what) { m_reading.faults.push_back({line, std::move(what)}); }
    PedigreeReading finished();

    PedigreeReading m_reading;
    std::vector<Entry> m_entries;
};

std::vector<Reader::Line> Reader::linesOf(std::string_view text) {
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view rest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        Line line{number, {}};
        for (;;) {
            rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r"), rest.size()));
            if (rest.empty() || rest.front() == '#')
                break;
            if (rest.front() == '"') {
                const std::size_t close = rest.find('"', 1);
                if (close == std::string_view::npos) {
                    complain(number, {ENGINE_TEXT("engine", "A quotation mark is not closed."), {}});
                    break;
                }
                line.tokens.push_back({std::string(rest.substr(1, close - 1)), true});
                rest.remove_prefix(close + 1);
            } else {
                const std::size_t stop = std::min(rest.find_first_of(" \t\r"), rest.size());
                line.tokens.push_back({std::string(rest.substr(0, stop)), false});
                rest.remove_prefix(stop);
            }
        }
        if (!line.tokens.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

template <typename Value>
Value Reader::readOne(const Line& line, const Words<Value>& words, const std::string& word,
                      const char* fault) {
    if (const auto value = valueOf(words, word))
        return *value;
    complain(line.number, {fault, {word}});
    return Value::Unknown;
}

void Reader::readParentOrLabel(const Line& line, std::size_t& at, Entry& entry) {
    const Token& token = line.tokens[at];
    if (!token.quoted && (token.text.starts_with("twin") || token.text == "mz" || token.text == "dz")) {
        complain(line.number, twinFault());
        at = line.tokens.size();
        return;
    }
    std::string* const parent = token.quoted             ? nullptr
                                : token.text == "mother" ? &entry.mother
                                : token.text == "father" ? &entry.father
                                                         : nullptr;
    if (parent && parent->empty() && at + 1 < line.tokens.size() && !line.tokens[at + 1].quoted)
        *parent = line.tokens[++at].text;
    else if (token.quoted && entry.person.label.empty() && at + 1 == line.tokens.size())
        entry.person.label = token.text;
    else
        complain(line.number,
                 {ENGINE_TEXT("engine", "“%1” is not understood here. After the status come “mother” with "
                                        "an id, “father” with an id, and last a name in quotation marks."),
                  {token.text}});
}

void Reader::readWords(const Line& line) {
    if (line.tokens.size() < 3 ||
        std::ranges::any_of(line.tokens.begin(), line.tokens.begin() + 3, &Token::quoted)) {
        complain(
            line.number,
            {ENGINE_TEXT("engine", "A person needs an id, a sex and a status: “II-1 female affected”."), {}});
        return;
    }
    Entry entry;
    entry.line = line.number;
    entry.person.id = line.tokens[0].text;
    entry.person.sex = readOne(line, sexWords, line.tokens[1].text,
                               ENGINE_TEXT("engine", "“%1” is not a sex. Write male, female or unknown."));
    entry.person.status =
        readOne(line, statusWords, line.tokens[2].text,
                ENGINE_TEXT("engine", "“%1” is not a status. Write affected, unaffected or unknown."));
    for (std::size_t at = 3; at < line.tokens.size(); ++at)
        readParentOrLabel(line, at, entry);
    m_entries.push_back(std::move(entry));
}

std::optional<Parents> Reader::parentsOf(const Entry& entry,
                                         const std::map<std::string, std::size_t>& places) {
    if (entry.father.empty())
        return std::nullopt;
    const auto father = places.find(entry.father);
    const auto mother = places.find(entry.mother);
    if (mother == places.end())
        complain(entry.line, {ENGINE_TEXT("engine", "“%1”, the mother of “%2”, has no line in this file."),
                              {entry.mother, entry.person.id}});
    if (father == places.end())
        complain(entry.line, {ENGINE_TEXT("engine", "“%1”, the father of “%2”, has no line in this file."),
                              {entry.father, entry.person.id}});
    if (father == places.end() || mother == places.end())
        return std::nullopt;
    return Parents{father->second, mother->second};
}

/// Whoever has only one parent in the file gets another one of whom nothing is known: an own one for each
/// child, so that nobody is taken for a full brother or sister without a word in the file.
void Reader::addUnknownParents() {
    std::set<std::string> ids;
    for (const Entry& entry : m_entries)
        ids.insert(entry.person.id);
    std::vector<Entry> added;
    for (Entry& entry : m_entries) {
        if (entry.father.empty() == entry.mother.empty())
            continue;
        const bool isFather = entry.father.empty();
        std::string id = entry.person.id + (isFather ? "-father" : "-mother");
        if (id.size() > longestId)
            id = (isFather ? "father-" : "mother-") + std::to_string(entry.line);
        while (!ids.insert(id).second)
            id += 'x';
        added.push_back(
            {entry.line, {id, isFather ? Sex::Male : Sex::Female, Status::Unknown, {}, {}}, {}, {}});
        (isFather ? entry.father : entry.mother) = id;
        m_reading.notes.push_back(
            {entry.line, isFather
                             ? Phrase{ENGINE_TEXT("engine", "“%1” was added as the father of “%2”, of whom "
                                                            "nothing is known."),
                                      {id, entry.person.id}}
                             : Phrase{ENGINE_TEXT("engine", "“%1” was added as the mother of “%2”, of whom "
                                                            "nothing is known."),
                                      {id, entry.person.id}}});
    }
    m_entries.insert(m_entries.end(), added.begin(), added.end());
}

PedigreeReading Reader::finished() {
    addUnknownParents();
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        places.try_emplace(m_entries[i].person.id, i);
    std::vector<Person> people;
    for (Entry& entry : m_entries) {
        entry.person.parents = parentsOf(entry, places);
        people.push_back(entry.person);
    }
    for (PersonFault& fault : faultsIn(people))
        complain(m_entries[fault.person].line, std::move(fault.what));
    if (m_entries.empty() && m_reading.faults.empty())
        complain(0, {ENGINE_TEXT("engine", "There is nobody in this file."), {}});
    std::ranges::stable_sort(m_reading.faults, {}, &PedigreeFault::line);
    if (m_reading.faults.empty())
        m_reading.family.emplace(std::move(people));
    return std::move(m_reading);
}

PedigreeReading Reader::read(std::string_view text) {
    if (text.size() > largestPedigree) {
        complain(0, {ENGINE_TEXT("engine", "The file of a family is at most %1 kB large."),
                     {std::to_string(largestPedigree / 1024)}});
        return std::move(m_reading);
    }
    const auto decoded = textIn(text);
    const auto* plain = std::get_if<std::string>(&decoded);
    if (!plain || !isText(*plain)) {
        complain(0, {ENGINE_TEXT("engine", "This is not a text file."), {}});
        return std::move(m_reading);
    }
    const auto lines = linesOf(*plain);
    const bool words = std::ranges::any_of(lines, [](const Line& line) {
        return line.tokens.size() >= 3 && valueOf(sexWords, line.tokens[1].text) &&
               valueOf(statusWords, line.tokens[2].text);
    });
    auto columns = words ? std::nullopt : readColumns(*plain);
    if (columns) {
        m_entries = std::move(columns->entries);
        m_reading.faults = std::move(columns->faults);
        m_reading.notes = std::move(columns->notes);
    } else {
        for (const Line& line : lines)
            readWords(line);
    }
    return finished();
}

void addWord(std::string& line, std::size_t column, std::string_view word) {
    line.append(line.size() < column ? column - line.size() : 0, ' ');
    line += word;
    line += ' ';
}

} // namespace

PedigreeReading readPedigree(std::string_view text) {
    return Reader().read(text);
}

std::string writePedigree(const Pedigree& family) {
    std::size_t width = 0;
    for (const Person& person : family.people())
        width = std::max(width, person.id.size());
    const std::array columns{width + 2, width + 10, width + 22};
    std::string text;
    for (const Person& person : family.people()) {
        std::string line;
        addWord(line, 0, person.id);
        addWord(line, columns[0], wordOf(sexWords, person.sex));
        addWord(line, columns[1], wordOf(statusWords, person.status));
        if (person.parents)
            addWord(line, columns[2],
                    "mother " + family[person.parents->mother].id + "  father " +
                        family[person.parents->father].id);
        if (!person.label.empty())
            addWord(line, columns[2], '"' + person.label + '"');
        line.pop_back();
        text += line + '\n';
    }
    return text;
}

} // namespace lessons::pedigree
