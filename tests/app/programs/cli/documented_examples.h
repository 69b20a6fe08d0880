// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayList>

#include <vector>

/// The examples in a README: blocks that begin with ```json request and ```json reply.
namespace tests {

struct Example {
    QByteArray request;
    QByteArray reply;
};

inline const QByteArray requestFence = "```json request\n";
inline const QByteArray replyFence = "```json reply\n";
inline const QByteArray endFence = "```\n";

inline std::vector<Example> examplesIn(const QByteArray& text) {
    std::vector<Example> examples;
    const auto block = [&text](const QByteArray& fence, qsizetype& at) {
        const qsizetype begin = text.indexOf(fence, at) + fence.size();
        const qsizetype end = text.indexOf(endFence, begin);
        at = end;
        return text.mid(begin, end - begin);
    };
    for (qsizetype at = 0; text.indexOf(requestFence, at) >= 0;) {
        Example example;
        example.request = block(requestFence, at);
        example.reply = block(replyFence, at);
        examples.push_back(std::move(example));
    }
    return examples;
}

/// JSON broken into lines that fit on a page: a value that fits is on one line.
inline std::string broken(const nlohmann::ordered_json& value, std::size_t indent = 0,
                          std::size_t before = 0) {
    const std::string plain = value.dump();
    if (!value.is_structured() || value.empty() || indent + before + plain.size() <= 110)
        return plain;
    std::string text(1, value.is_object() ? '{' : '[');
    const std::string margin(indent + 2, ' ');
    std::string separator = "\n";
    for (const auto& [key, member] : value.items()) {
        const std::string label = value.is_object() ? nlohmann::ordered_json(key).dump() + ": " : "";
        text += separator + margin + label + broken(member, indent + 2, label.size());
        separator = ",\n";
    }
    return text + '\n' + std::string(indent, ' ') + (value.is_object() ? '}' : ']');
}

/// The text with the replies of its examples, one after another, in place of those it has.
inline QByteArray withReplies(const QByteArray& text, const QByteArrayList& replies) {
    QByteArray result;
    qsizetype at = 0;
    for (const QByteArray& reply : replies) {
        const qsizetype begin = text.indexOf(replyFence, at) + replyFence.size();
        const qsizetype end = text.indexOf(endFence, begin);
        const auto json = nlohmann::ordered_json::parse(reply.toStdString(), nullptr, false);
        result += text.mid(at, begin - at) + QByteArray::fromStdString(broken(json)) + '\n';
        at = end;
    }
    return result + text.mid(at);
}

} // namespace tests
