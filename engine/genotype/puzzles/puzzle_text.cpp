// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace genotype {

namespace {

constexpr std::string_view firstLine = "genotype-puzzles 1";
constexpr std::size_t longestId = 40;

/// Without the locale, which may have a decimal comma.
std::string decimals(double value) {
    const long hundredths = std::lround(value * 100);
    const std::string digits = std::to_string(std::labs(hundredths) + 1000);
    const std::string whole = std::to_string(std::labs(hundredths) / 100);
    return (hundredths < 0 ? "-" : "") + whole + '.' + digits.substr(digits.size() - 2);
}

std::string figures(const Estimate& estimate) {
    return decimals(estimate.mean) + ' ' + decimals(estimate.error);
}

bool continues(const Record& whole, const Record& part) {
    Record shorter = whole;
    if (part.actions.size() > shorter.actions.size())
        return false;
    shorter.actions.resize(part.actions.size());
    return shorter == part;
}

std::string puzzleText(const Puzzle& puzzle) {
    std::string text = "puzzle " + puzzle.id + " after " + std::to_string(puzzle.record.actions.size()) +
                       " worlds " + std::to_string(puzzle.worlds) + " obvious " +
                       std::to_string(puzzle.obvious + 1) + '\n';
    for (const PuzzleOption& option : puzzle.options)
        text += "option " + figures(option.lead) + " behind " + figures(option.behind) + ' ' +
                notation(option.action) + '\n';
    return text;
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    std::variant<std::vector<Puzzle>, PuzzleFault> read() {
        if (!next() || m_line != firstLine)
            return fault("this is not a file of puzzles");
        bool more = next();
        while (more) {
            if (m_line != "game")
                return fault("expected: game");
            if (!readGame(more))
                return PuzzleFault{m_number, m_what};
        }
        return std::move(m_puzzles);
    }

private:
    PuzzleFault fault(std::string what) const { return {m_number, std::move(what)}; }
    bool fail(std::string what) {
        m_what = std::move(what);
        return false;
    }

    /// The next line that is no comment.
    bool next() {
        while (!m_text.empty()) {
            const auto end = std::min(m_text.find('\n'), m_text.size());
            m_line = m_text.substr(0, end);
            m_text.remove_prefix(std::min(end + 1, m_text.size()));
            ++m_number;
            if (!m_line.starts_with('#'))
                return true;
        }
        return false;
    }

    bool readGame(bool& more) {
        const int begin = m_number;
        std::string text;
        while ((more = next()) && !m_line.starts_with("puzzle ") && m_line != "game")
            text.append(m_line).append("\n");
        const auto read = readRecord(text);
        if (const auto* error = std::get_if<ReadError>(&read)) {
            m_number = begin + error->line;
            return fail(core::english(phrase(*error)));
        }
        while (more && m_line.starts_with("puzzle "))
            if (!readPuzzle(std::get<Record>(read), more))
                return false;
        return true;
    }

    bool readPuzzle(const Record& game, bool& more) {
        std::string_view rest = m_line;
        core::takeWord(rest);
        Puzzle puzzle{.id = std::string(core::takeWord(rest)), .record = game, .options = {}};
        const auto after = named(rest, "after");
        const auto worlds = named(rest, "worlds");
        const auto obvious = named(rest, "obvious");
        if (!isId(puzzle.id) || !after || !worlds || !obvious || !rest.empty() || *worlds < 2 ||
            *worlds > 1'000'000 || *after > game.actions.size())
            return fail("expected: puzzle ID after N worlds N obvious N");
        if (std::ranges::any_of(m_puzzles, [&](const Puzzle& one) { return one.id == puzzle.id; }))
            return fail("this id is already used");
        puzzle.worlds = static_cast<int>(*worlds);
        puzzle.record.actions.resize(static_cast<std::size_t>(*after));
        const int line = m_number;
        const State state = replay(puzzle.record).state;
        while ((more = next()) && m_line.starts_with("option ")) {
            const auto option = optionIn(m_line);
            if (!option)
                return fail("expected: option LEAD ERROR behind DIFFERENCE ERROR ACTION");
            if (whyNot(state, option->action) != Refusal::None)
                return fail("this action is not allowed here");
            puzzle.options.push_back(*option);
        }
        puzzle.obvious = static_cast<std::size_t>(*obvious) - 1;
        const bool complete = puzzle.options.size() >= 2 && puzzle.options.size() <= mostOptions &&
                              puzzle.obvious < puzzle.options.size() &&
                              puzzle.options[puzzle.best()].behind == Estimate{};
        if (!complete) {
            m_number = line;
            return fail("a puzzle has 2 to 5 options, and the best is behind by 0");
        }
        m_puzzles.push_back(std::move(puzzle));
        return true;
    }

    static bool isId(std::string_view id) {
        return !id.empty() && id.size() <= longestId && std::ranges::all_of(id, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        });
    }

    static std::optional<std::uint64_t> named(std::string_view& rest, std::string_view name) {
        return core::takeWord(rest) == name ? core::plainNumber(core::takeWord(rest)) : std::nullopt;
    }

    static std::optional<double> decimal(std::string_view word) {
        double value = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || stop != word.data() + word.size() || !(std::abs(value) < 1000))
            return {};
        return value;
    }

    static std::optional<PuzzleOption> optionIn(std::string_view line) {
        core::takeWord(line);
        std::array<std::optional<double>, 4> numbers;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (i == 2 && core::takeWord(line) != "behind")
                return {};
            numbers[i] = decimal(core::takeWord(line));
        }
        const auto action = parseAction(line);
        for (const auto& number : numbers)
            if (!number)
                return {};
        if (!action || *numbers[1] < 0 || *numbers[2] < 0 || *numbers[3] < 0)
            return {};
        return PuzzleOption{*action, {*numbers[0], *numbers[1]}, {*numbers[2], *numbers[3]}};
    }

    std::string_view m_text;
    std::string_view m_line;
    int m_number = 0;
    std::string m_what;
    std::vector<Puzzle> m_puzzles;
};

} // namespace

std::string puzzlesText(const std::vector<Puzzle>& puzzles, std::string_view comment) {
    std::string text = std::string(firstLine) + '\n';
    if (!comment.empty())
        text.append("# ").append(comment).append("\n");
    for (std::size_t i = 0; i < puzzles.size();) {
        // The longest record of those that begin alike.
        std::size_t end = i + 1;
        const Record* whole = &puzzles[i].record;
        for (; end < puzzles.size(); ++end) {
            const Record& next = puzzles[end].record;
            if (continues(next, *whole))
                whole = &next;
            else if (!continues(*whole, next))
                break;
        }
        text += "game\n" + toText(*whole);
        for (; i < end; ++i)
            text += puzzleText(puzzles[i]);
    }
    return text;
}

std::variant<std::vector<Puzzle>, PuzzleFault> readPuzzles(std::string_view text) {
    return Reader(text).read();
}

const std::vector<Puzzle>& shippedPuzzles() {
    static const std::vector<Puzzle> puzzles = [] {
        auto read = readPuzzles(shippedPuzzlesText());
        // That none has a fault is tested; if one had, the program would go without them.
        auto* found = std::get_if<std::vector<Puzzle>>(&read);
        return found ? std::move(*found) : std::vector<Puzzle>{};
    }();
    return puzzles;
}

} // namespace genotype
