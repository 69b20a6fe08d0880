// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/any_record.h"

namespace games {

namespace {

template <typename G>
std::variant<AnyRecord, ReadError> readAs(std::string_view text, core::ReadOptions options) {
    auto result = core::readRecord<G>(text, options);
    if (auto* record = std::get_if<core::Record<G>>(&result))
        return AnyRecord(std::move(*record));
    const auto& error = std::get<core::ReadError<G>>(result);
    return ReadError{error.line, error.kind, error.detail, G::catalogueVersion, core::phrase(error)};
}

} // namespace

std::variant<AnyRecord, ReadError> readAnyRecord(std::string_view text, core::ReadOptions options) {
    // What is of no game that is known is read as the first, whose reader then tells what is wrong.
    std::optional<std::variant<AnyRecord, ReadError>> result;
    const auto game = core::gameOfRecord(text);
    Games::forEach([&]<typename G>() {
        if (game == G::id || game == G::recordName)
            result = readAs<G>(text, options);
        return result.has_value();
    });
    return result ? std::move(*result) : readAs<Games::Default>(text, options);
}

std::string_view idOf(const AnyRecord& record) {
    return std::visit([]<typename G>(const core::Record<G>&) -> std::string_view { return G::id; }, record);
}

std::string toText(const AnyRecord& record) {
    return std::visit([](const auto& one) { return core::toText(one); }, record);
}

core::Phrase nameOf(const AnyRecord& record) {
    return std::visit([]<typename G>(const core::Record<G>&) { return G::name(); }, record);
}

const std::string& titleOf(const AnyRecord& record) {
    return std::visit([](const auto& one) -> const std::string& { return one.title; }, record);
}

void setTitle(AnyRecord& record, const std::string& title) {
    std::visit([&title](auto& one) { one.title = title; }, record);
}

} // namespace games
