// SPDX-License-Identifier: GPL-3.0-or-later
#include "hidden_text.h"

#include "crypto.h"
#include "engine/core/record_text.h"
#include "engine/core/seal.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace commitment {

namespace {

/// The lines that are hidden, in the order in which they are encrypted.
constexpr std::array<std::string_view, 3> hiddenFields{"key", "material", "seed"};

/// The next line, without its line feed and, as editors of Windows write it, carriage return.
struct Line {
    std::string_view content;
    bool whole = true;
};
Line takeLine(std::string_view& text) {
    const auto end = text.find('\n');
    Line line{text.substr(0, end), end != std::string_view::npos};
    text.remove_prefix(line.whole ? end + 1 : text.size());
    if (line.whole && line.content.ends_with('\r'))
        line.content.remove_suffix(1);
    return line;
}

std::string_view withoutMark(std::string_view text) {
    return text.substr(text.starts_with("\xef\xbb\xbf") ? 3 : 0);
}

/// The value of a field in the header of a text, with or without seals; empty if there is none.
std::string_view valueIn(std::string_view text, std::string_view field) {
    for (text = withoutMark(text); !text.empty();) {
        std::string_view line = core::Seal::removedFrom(takeLine(text).content);
        if (line.empty())
            break;
        if (core::takeWord(line) == field)
            return line;
    }
    return {};
}

/// The index in `hiddenFields` of the field that a line of the header begins with; their number if it is
/// none.
std::size_t fieldOf(std::string_view line) {
    const std::string_view name = core::takeWord(line);
    return static_cast<std::size_t>(std::find(hiddenFields.begin(), hiddenFields.end(), name) -
                                    hiddenFields.begin());
}

} // namespace

std::optional<std::string> hiddenCommitment(std::string_view text) {
    std::string_view key = valueIn(text, "key");
    const std::string_view found = valueIn(text, "commitment");
    if (!core::isCommitmentNumber(found) || core::takeWord(key) != core::hiddenWord)
        return {};
    return std::string(found);
}

std::string withHiddenDice(std::string_view text, std::string_view cipherKey) {
    std::string values;
    for (const std::string_view field : hiddenFields)
        values.append(valueIn(text, field)).append("\n");
    const std::string hidden = hexOf(encrypted(cipherKey, values, valueIn(text, "commitment")));
    std::string result;
    for (bool header = true; !text.empty();) {
        const std::string_view line = takeLine(text).content;
        header = header && !line.empty();
        const std::size_t field = header ? fieldOf(line) : hiddenFields.size();
        if (field == hiddenFields.size()) {
            result.append(line).append("\n");
            continue;
        }
        result.append(hiddenFields[field]).append(" ").append(core::hiddenWord);
        result.append(field == 0 ? " " + hidden : "").append("\n");
    }
    return result;
}

std::optional<std::string> withShownDice(std::string_view text, std::string_view cipherKey) {
    const auto named = hiddenCommitment(text);
    std::string_view key = valueIn(text, "key");
    core::takeWord(key);
    const auto cipher = bytesOf(key);
    const auto plain = named && cipher ? decrypted(cipherKey, *cipher, *named) : std::optional<std::string>();
    if (!plain)
        return {};
    std::array<std::string_view, hiddenFields.size()> values;
    std::string_view rest = *plain;
    for (std::string_view& value : values)
        value = takeLine(rest).content;

    text = withoutMark(text);
    const bool sealed = core::Seal::isOn(text.substr(0, text.find('\n')));
    core::Seal before;
    core::Seal after;
    bool intact = true;
    std::string result;
    for (bool header = true; !text.empty();) {
        const Line line = takeLine(text);
        const std::string_view content = sealed ? core::Seal::removedFrom(line.content) : line.content;
        header = header && !content.empty();
        const std::size_t field = header ? fieldOf(content) : hiddenFields.size();
        std::string shown(content);
        if (field < hiddenFields.size())
            shown = std::string(hiddenFields[field]) + ' ' + std::string(values[field]);
        intact = intact && (!sealed || before.checked(line.content));
        if (!line.whole)
            result += shown;
        else if (sealed && intact)
            result += after.on(shown + '\n');
        else // what stood in place of a seal does not fit now either
            result.append(shown).append(line.content.substr(content.size())).append("\n");
    }
    return result;
}

} // namespace commitment
