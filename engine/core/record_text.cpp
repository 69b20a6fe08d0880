// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_text.h"

#include "engine/core/text.h"
#include "engine/core/utf8.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

/// Characters that would break a line, hide text or reverse its direction.
bool isUnprintable(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 ||
           (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : acceptableName(text)) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

} // namespace

std::string acceptableName(std::string_view text) {
    std::string kept;
    while (!text.empty()) {
        const core::Utf8Character next = core::firstCharacter(text);
        if (next.valid() && !isUnprintable(next.code)) {
            if (kept.size() + next.bytes > maxNameBytes)
                break;
            kept += text.substr(0, next.bytes);
        }
        text.remove_prefix(next.bytes);
    }
    return kept;
}

bool isValidName(std::string_view text) {
    if (text.size() > maxNameBytes)
        return false;
    while (!text.empty()) {
        const core::Utf8Character next = core::firstCharacter(text);
        if (!next.valid() || isUnprintable(next.code))
            return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

bool isValidKind(std::string_view text) {
    if (text.empty() || text.size() > 32)
        return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            return false;
    return true;
}

std::string beginningOfHeader(std::string_view recordName, int catalogueVersion, std::string_view title) {
    std::string text = "genotype-record " + std::to_string(recordFormat) + '\n';
    if (!recordName.empty())
        text += "game " + std::string(recordName) + '\n';
    text += "catalogue " + std::to_string(catalogueVersion) + '\n';
    if (!acceptableName(title).empty())
        text += "title " + quoted(title) + '\n';
    return text;
}

std::string seatLines(int players, const std::vector<SeatInfo>& seats) {
    std::string text;
    for (int seat = 0; seat < players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const SeatInfo info = index < seats.size() ? seats[index] : SeatInfo{"", "person", seat};
        const int colour = info.colour >= 0 && info.colour < maxSeatColours ? info.colour : 0;
        text += "seat " + std::to_string(seat + 1) + ' ' + (isValidKind(info.kind) ? info.kind : "person") +
                " colour " + std::to_string(colour) + ' ' + quoted(info.name) + '\n';
    }
    return text + '\n';
}

std::string commitmentLines(const std::optional<DiceCommitment>& sealedDice) {
    if (!sealedDice)
        return {};
    return "commitment " + sealedDice->commitment + "\nword " + quoted(sealedDice->word) + "\nkey " +
           sealedDice->key + "\nmaterial " + sealedDice->material + '\n';
}

std::string undoLine(std::size_t count) {
    return "undo " + std::to_string(count) + '\n';
}

std::optional<std::uint64_t> plainNumber(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || stop != end || (text[0] == '0' && text.size() > 1))
        return {};
    return value;
}

std::string_view takeWord(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::string excerpt(std::string_view text) {
    std::string shown;
    for (const char c : text.substr(0, 60))
        shown += c >= ' ' && c <= '~' ? c : '?';
    return text.size() > 60 ? shown + "..." : shown;
}

} // namespace core
