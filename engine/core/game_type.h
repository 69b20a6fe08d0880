// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Games and their records for code that knows no particular game: files, libraries, lists.
namespace core {

class AnyRecord;

/// Why a text is not a record of a game, without that game's types.
struct AnyReadError {
    int line = 1;
    ReadFault kind = ReadFault::NotARecord;
    /// As in core::ReadError.
    std::string detail;
    /// The game that the record belongs to.
    int catalogueVersion = 0;
    /// What is wrong, with its line.
    Phrase words;
};

/// What can be asked of a game through its records. Each game has exactly one, `typeOf<G>()`; a record passed
/// to it must belong to that game.
class GameType {
public:
    virtual ~GameType() = default;

    virtual std::string_view id() const = 0;
    /// The name in the header of its records; see core::Game.
    virtual std::string_view recordName() const = 0;
    virtual Phrase name() const = 0;
    /// See core::readRecord.
    virtual std::variant<AnyRecord, AnyReadError> read(std::string_view text, ReadOptions options) const = 0;
    /// The whole record, without seals; see core::toText.
    virtual std::string toText(const AnyRecord& record) const = 0;
    virtual const std::string& title(const AnyRecord& record) const = 0;
    virtual AnyRecord withTitle(const AnyRecord& record, const std::string& title) const = 0;
    /// Everything that decides the game except its dice: the game, its catalogue version and its setup, with
    /// the seed 0, as lines of a header.
    virtual std::string setupText(const AnyRecord& record) const = 0;
    /// The lines of the seats in its header: names, colours, and who is a bot.
    virtual std::string seatText(const AnyRecord& record) const = 0;
    virtual std::uint64_t seed(const AnyRecord& record) const = 0;
    /// See Record::sealedDice.
    virtual const std::optional<DiceCommitment>& sealedDice(const AnyRecord& record) const = 0;
    /// The same record with sealed dice, whose seed is this.
    virtual AnyRecord withSealedDice(const AnyRecord& record, const DiceCommitment& sealedDice,
                                     std::uint64_t seed) const = 0;
    virtual const std::vector<SeatInfo>& seats(const AnyRecord& record) const = 0;
    virtual std::size_t actionCount(const AnyRecord& record) const = 0;
    /// How the game stands after all actions of the record.
    struct Standing {
        /// In a few words of that game: "Round 3 of 5"; finished: "Finished after 5 rounds".
        Phrase progress;
        bool finished = false;
    };
    virtual Standing standing(const AnyRecord& record) const = 0;
    /// The transcript of the whole record, in English.
    virtual std::string transcript(const AnyRecord& record) const = 0;
    virtual bool equal(const AnyRecord& one, const AnyRecord& other) const = 0;
};

/// The one type of a game; lives as long as the program.
template <RecordedGame G> const GameType& typeOf();

/// A record of any game, as a value; copies share their contents.
class AnyRecord {
public:
    /// A record of no game.
    AnyRecord() = default;
    template <typename G>
    AnyRecord(Record<G> record)
        : m_type(&typeOf<G>()), m_record(std::make_shared<const Record<G>>(std::move(record))) {}

    /// Null for a record of no game.
    const GameType* type() const { return m_type; }
    /// Null when it belongs to another game.
    template <typename G> const Record<G>* as() const {
        return m_type == &typeOf<G>() ? static_cast<const Record<G>*>(m_record.get()) : nullptr;
    }
    bool operator==(const AnyRecord& other) const {
        return m_type == other.m_type && (!m_type || m_type->equal(*this, other));
    }

private:
    const GameType* m_type = nullptr;
    std::shared_ptr<const void> m_record;
};

template <RecordedGame G> class TypeOf final : public GameType {
public:
    std::string_view id() const override { return G::id; }
    std::string_view recordName() const override { return G::recordName; }
    Phrase name() const override { return G::name(); }
    std::variant<AnyRecord, AnyReadError> read(std::string_view text, ReadOptions options) const override {
        auto result = readRecord<G>(text, options);
        if (auto* record = std::get_if<Record<G>>(&result))
            return AnyRecord(std::move(*record));
        const auto& error = std::get<ReadError<G>>(result);
        return AnyReadError{error.line, error.kind, error.detail, G::catalogueVersion, phrase(error)};
    }
    std::string toText(const AnyRecord& record) const override { return core::toText(*record.as<G>()); }
    const std::string& title(const AnyRecord& record) const override { return record.as<G>()->title; }
    AnyRecord withTitle(const AnyRecord& record, const std::string& title) const override {
        Record<G> copy = *record.as<G>();
        copy.title = title;
        return copy;
    }
    std::string setupText(const AnyRecord& record) const override {
        auto setup = record.as<G>()->setup;
        setup.seed = 0;
        return beginningOfHeader(G::recordName, G::catalogueVersion, {}) + G::headerLines(setup);
    }
    std::string seatText(const AnyRecord& record) const override {
        return seatLines(record.as<G>()->setup.players, record.as<G>()->seats);
    }
    std::uint64_t seed(const AnyRecord& record) const override { return record.as<G>()->setup.seed; }
    const std::optional<DiceCommitment>& sealedDice(const AnyRecord& record) const override {
        return record.as<G>()->sealedDice;
    }
    AnyRecord withSealedDice(const AnyRecord& record, const DiceCommitment& sealedDice,
                             std::uint64_t seed) const override {
        Record<G> copy = *record.as<G>();
        copy.sealedDice = sealedDice;
        copy.setup.seed = seed;
        return copy;
    }
    const std::vector<SeatInfo>& seats(const AnyRecord& record) const override {
        return record.as<G>()->seats;
    }
    std::size_t actionCount(const AnyRecord& record) const override { return record.as<G>()->actions.size(); }
    Standing standing(const AnyRecord& record) const override {
        const auto state = replay(*record.as<G>()).state;
        return {G::progress(state), state.finished()};
    }
    std::string transcript(const AnyRecord& record) const override { return G::transcript(*record.as<G>()); }
    bool equal(const AnyRecord& one, const AnyRecord& other) const override {
        return *one.as<G>() == *other.as<G>();
    }
};

template <RecordedGame G> const GameType& typeOf() {
    static const TypeOf<G> type;
    return type;
}

} // namespace core
