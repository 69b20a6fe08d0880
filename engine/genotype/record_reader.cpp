#include "engine/core/utf8.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

namespace genotype {

namespace {

using Kind = ReadError::Kind;

/// A decimal number without sign, spaces or leading zeros; nothing if it is none or too large.
std::optional<std::uint64_t> number(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || stop != end || (text[0] == '0' && text.size() > 1))
        return {};
    return value;
}

/// Takes the first word, and the one space behind it, from the text.
std::string_view takeWord(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

/// An excerpt that any screen can show: ASCII, at most 60 characters.
std::string excerpt(std::string_view text) {
    std::string shown;
    for (const char c : text.substr(0, 60))
        shown += c >= ' ' && c <= '~' ? c : '?';
    return text.size() > 60 ? shown + "..." : shown;
}

/// Goes through a record line by line and plays it. The first fault ends the reading.
class RecordReader {
public:
    RecordReader(std::string_view text, ReadOptions options) : m_text(text), m_options(options) {}

    std::variant<Record, ReadError> read() {
        if (m_text.size() > maxRecordBytes)
            return ReadError{.kind = Kind::TooLarge, .detail = {}};
        if (m_text.substr(0, 3) == "\xef\xbb\xbf") // the mark that some Windows editors put first
            m_text.remove_prefix(3);
        if (m_options.tolerateCutOff)
            m_text = m_text.substr(0, m_text.rfind('\n') + 1);
        if (readHeader())
            readActions();
        if (m_error)
            return *m_error;
        return m_record;
    }

private:
    bool fail(Kind kind, std::string detail = {}, Refusal refusal = Refusal::None) {
        m_error = ReadError{m_line, kind, std::move(detail), refusal};
        return false;
    }

    /// Puts the next line into m_current; false at the end of the text and at a fault.
    bool nextLine() {
        if (m_text.empty())
            return false;
        if (m_line == maxRecordLines)
            return fail(Kind::TooLarge);
        ++m_line;
        const auto end = m_text.find('\n');
        if (std::min(end, m_text.size()) > maxLineBytes)
            return fail(m_line == 1 ? Kind::NotARecord : Kind::LineTooLong);
        if (end == std::string_view::npos)
            return fail(m_line == 1 && m_text.substr(0, 15) != "genotype-record" ? Kind::NotARecord
                                                                                 : Kind::CutOff);
        m_current = m_text.substr(0, end);
        m_text.remove_prefix(end + 1);
        if (!m_current.empty() && m_current.back() == '\r')
            m_current.remove_suffix(1);
        return true;
    }

    /// The next line of the header that is no comment.
    bool nextHeaderLine() {
        while (nextLine())
            if (m_current.empty() || m_current[0] != '#')
                return true;
        if (!m_error) {
            ++m_line;
            fail(Kind::HeaderCutOff);
        }
        return false;
    }

    /// A line of a word and a number within a range.
    std::optional<std::uint64_t> field(std::string_view word, std::uint64_t least, std::uint64_t most) {
        std::string_view rest = m_current;
        const bool named = takeWord(rest) == word;
        const auto value = named ? number(rest) : std::nullopt;
        if (value && *value >= least && *value <= most)
            return value;
        std::string expected(word);
        expected += ' ';
        if (most == UINT64_MAX)
            expected += "(a number)";
        else
            expected.append(std::to_string(least)).append("-").append(std::to_string(most));
        fail(Kind::BadHeader, std::move(expected));
        return {};
    }

    bool readVersions() {
        if (!nextLine()) {
            if (!m_error) {
                m_line = 1;
                fail(Kind::NotARecord);
            }
            return false;
        }
        std::string_view rest = m_current;
        if (takeWord(rest) != "genotype-record" || !number(rest))
            return fail(Kind::NotARecord);
        if (*number(rest) != recordFormat)
            return fail(Kind::OtherFormat, std::to_string(*number(rest)));
        if (!nextHeaderLine())
            return false;
        const auto catalogue = field("catalogue", 0, UINT64_MAX);
        if (!catalogue)
            return false;
        return *catalogue == catalogueVersion || fail(Kind::OtherCatalogue, std::to_string(*catalogue));
    }

    bool readHeader() {
        Setup& setup = m_record.setup;
        if (!readVersions() || !nextHeaderLine())
            return false;
        if (m_current.substr(0, 6) == "title ") {
            if (!readQuoted(m_current.substr(6), m_record.title) || !nextHeaderLine())
                return false;
        }
        const auto players = field("players", 1, maxSeats);
        if (!players || !nextHeaderLine())
            return false;
        setup.players = static_cast<int>(*players);
        if (setup.players == 1) {
            if (m_current.substr(0, 7) != "johann " || !setJohann(setup, m_current.substr(7)))
                return fail(Kind::BadHeader, "johann easy|standard|hard drawn|hard and an assistant");
            if (!nextHeaderLine())
                return false;
        }
        const auto rounds = field("rounds", 1, maxRounds);
        if (!rounds || !nextHeaderLine())
            return false;
        setup.rounds = static_cast<int>(*rounds);
        const auto seed = field("seed", 0, UINT64_MAX);
        if (!seed || !nextHeaderLine())
            return false;
        setup.seed = *seed;
        if (m_current != "first drawn") {
            const auto first = field("first", 1, *players);
            if (!first)
                return false;
            setup.firstPlayer = static_cast<Seat>(*first - 1);
        }
        if (!nextHeaderLine())
            return false;
        while (m_current.substr(0, 8) == "overlay ") {
            if (!setOverlay(setup, m_current.substr(8)))
                return fail(Kind::BadHeader,
                            "overlay flower-codominance|flower-incomplete|height-incomplete");
            if (!nextHeaderLine())
                return false;
        }
        for (int seat = 1; seat <= setup.players; ++seat)
            if (!readSeat(seat) || !nextHeaderLine())
                return false;
        return m_current.empty() || fail(Kind::BadHeader, "an empty line");
    }

    bool readSeat(int seat) {
        SeatInfo info;
        std::string_view rest = m_current;
        const bool named = takeWord(rest) == "seat" && number(takeWord(rest)) == seat;
        const std::string_view kind = takeWord(rest);
        const bool coloured = takeWord(rest) == "colour";
        const auto colour = number(takeWord(rest));
        if (!named || !isValidKind(kind) || !coloured || !colour || *colour >= maxSeatColours)
            return fail(Kind::BadHeader, "seat " + std::to_string(seat) + " person colour 0 \"name\"");
        info.kind = kind;
        info.colour = static_cast<int>(*colour);
        if (!readQuoted(rest, info.name))
            return false;
        m_record.seats.push_back(info);
        return true;
    }

    bool readQuoted(std::string_view text, std::string& result) {
        if (text.size() < 2 || text.front() != '"' || text.back() != '"')
            return fail(Kind::BadHeader, "a text in quotation marks");
        text = text.substr(1, text.size() - 2);
        result.clear();
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '"')
                return fail(Kind::BadHeader, "a text in quotation marks");
            if (text[i] == '\\' && (++i == text.size() || (text[i] != '"' && text[i] != '\\')))
                return fail(Kind::BadHeader, "\\\" or \\\\");
            result += text[i];
        }
        return isValidName(result) || fail(Kind::BadName);
    }

    void readActions() {
        // Each state that an undo could go back to; the last one is the present.
        std::vector<State> states{newGame(m_record.setup)};
        while (nextLine()) {
            std::string_view rest = m_current.substr(0, m_current.find('#'));
            while (!rest.empty() && rest.back() == ' ')
                rest.remove_suffix(1);
            if (rest.empty())
                continue;
            if (!(rest.substr(0, 5) == "undo " ? undo(rest.substr(5), states) : play(rest, states)))
                return;
        }
    }

    bool undo(std::string_view rest, std::vector<State>& states) {
        const auto count = number(rest);
        if (!count)
            return fail(Kind::NotAnActionLine, excerpt(m_current));
        if (*count == 0 || *count > m_record.actions.size())
            return fail(Kind::NothingToUndo);
        const auto last = static_cast<std::ptrdiff_t>(*count);
        m_record.actions.erase(m_record.actions.end() - last, m_record.actions.end());
        states.erase(states.end() - last, states.end());
        return true;
    }

    bool play(std::string_view rest, std::vector<State>& states) {
        const auto count = number(takeWord(rest));
        std::string_view seat = takeWord(rest);
        const bool named = seat.substr(0, 5) == "seat-";
        const auto actor = named ? number(seat.substr(5)) : std::nullopt;
        const auto action = parseAction(rest);
        if (!count || !actor || !action)
            return fail(Kind::NotAnActionLine, excerpt(m_current));
        if (*count != m_record.actions.size() + 1)
            return fail(Kind::WrongNumber, std::to_string(m_record.actions.size() + 1));
        const State& before = states.back();
        if (!before.finished() && *actor != std::uint64_t{before.actor} + 1)
            return fail(Kind::WrongActor, std::to_string(before.actor + 1));
        State after = before;
        const Refusal refusal = apply(after, *action);
        if (refusal != Refusal::None)
            return fail(Kind::IllegalAction, excerpt(rest), refusal);
        m_record.actions.push_back(*action);
        states.push_back(after);
        return true;
    }

    std::string_view m_text;
    ReadOptions m_options;
    std::string_view m_current;
    int m_line = 0;
    Record m_record;
    std::optional<ReadError> m_error;
};

} // namespace

std::variant<Record, ReadError> readRecord(std::string_view text, ReadOptions options) {
    return RecordReader(text, options).read();
}

} // namespace genotype
