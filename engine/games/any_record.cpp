// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/any_record.h"

namespace games {

namespace {

std::vector<const core::GameType*>& allTypes() {
    static std::vector<const core::GameType*> all = [] {
        std::vector<const core::GameType*> made;
        Games::forEach([&made]<typename G>() {
            made.push_back(&core::typeOf<G>());
            return false;
        });
        return made;
    }();
    return all;
}

} // namespace

const std::vector<const core::GameType*>& types() {
    return allTypes();
}

AddedType::AddedType(const core::GameType& type) : m_type(type) {
    allTypes().push_back(&type);
}

AddedType::~AddedType() {
    std::erase(allTypes(), &m_type);
}

std::variant<AnyRecord, ReadError> readAnyRecord(std::string_view text, core::ReadOptions options) {
    // A record that names no known game is read as the first, whose reader then reports what is wrong.
    const auto game = core::gameOfRecord(text);
    for (const core::GameType* type : types())
        if (game == type->id() || game == type->recordName())
            return type->read(text, options);
    return types().front()->read(text, options);
}

std::string toText(const AnyRecord& record) {
    return record.type()->toText(record);
}

std::string_view idOf(const AnyRecord& record) {
    return record.type()->id();
}

core::Phrase nameOf(const AnyRecord& record) {
    return record.type()->name();
}

const std::string& titleOf(const AnyRecord& record) {
    return record.type()->title(record);
}

void setTitle(AnyRecord& record, const std::string& title) {
    record = record.type()->withTitle(record, title);
}

} // namespace games
