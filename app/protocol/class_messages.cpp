// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_messages.h"

#include "app/base/json/limits.h"
#include "monitor_codecs.h"

#include <array>
#include <utility>

namespace messages {

namespace {

constexpr SeatValue anySeat{maxSeatsOfTable};
constexpr Number aTable{1, maxTables};
constexpr Number aStep{0, 100'000};
constexpr Number aMember{0, 100'000};
constexpr Number seconds{0, 3600};
/// The longest notations are shorter.
constexpr Text anAction{200};
constexpr Text aWord{40};
constexpr Text aName{200};
constexpr Text aSentence{600};
/// A code by its word; one that this version does not know is kept as it came.
struct ReasonValue {
    static Json blank() { return ""; }
    static Json write(const Reason& reason, Style) { return reason.word(); }
    static void read(const Json& json, Reason& reason, Style style) {
        std::string word;
        aWord.read(json, word, style);
        reason = Reason::ofWire(word);
    }
};
constexpr Number idNumber{0, 0x7fffffff};
constexpr std::size_t mostActions = 400;
constexpr std::size_t mostSteps = 1000;

} // namespace

RateLimit limitOf(Rate rate) {
    switch (rate) {
    case Rate::Entry: return {.burst = 5, .perSecond = 1};
    case Rate::Usual: return {.burst = 20, .perSecond = 5};
    case Rate::Play: return {.burst = 60, .perSecond = 30};
    }
    return {};
}

namespace {

/// In the order of the variant.
constexpr std::array<ClientKind, std::variant_size_v<ClientMessage>> clientKinds{{
    {Hello::name, 400, Rate::Entry, Role::Pupil},
    {Sit::name, 100, Rate::Usual, Role::Pupil},
    {Stand::name, 100, Rate::Usual, Role::Pupil},
    {Watch::name, 100, Rate::Usual, Role::Observer},
    {Act::name, 400, Rate::Play, Role::Pupil},
    {WhyNot::name, 400, Rate::Play, Role::Pupil},
    {AskHistory::name, 100, Rate::Usual, Role::Observer},
    {Undo::name, 100, Rate::Usual, Role::Pupil},
    {OpenTable::name, 300, Rate::Usual, Role::Teacher},
    {StartTable::name, 100, Rate::Usual, Role::Pupil},
    {CloseTable::name, 100, Rate::Usual, Role::Teacher},
    {Pause::name, 100, Rate::Usual, Role::Teacher},
    {Proof::name, 150, Rate::Entry, Role::Observer},
    // The pool and votes.
    {Contribute::name, 600, Rate::Usual, Role::Pupil},
    {SetPool::name, 150, Rate::Usual, Role::Teacher},
    {ResetPool::name, 100, Rate::Usual, Role::Teacher},
    {AskContributions::name, 100, Rate::Usual, Role::Teacher},
    {RemoveContribution::name, 100, Rate::Usual, Role::Teacher},
    {AskVote::name, maxClientBytes, Rate::Usual, Role::Teacher},
    {SetVote::name, 100, Rate::Usual, Role::Teacher},
    {CastVote::name, 100, Rate::Usual, Role::Pupil},
    {RollVote::name, 400, Rate::Usual, Role::Teacher},
    {RestoreContribution::name, 100, Rate::Usual, Role::Teacher},
    // Following and leading a class.
    {Whereabouts::name, 400, Rate::Usual, Role::Pupil},
    {GiveAnswers::name, maxClientBytes, Rate::Usual, Role::Pupil},
    {RaiseHand::name, 100, Rate::Usual, Role::Pupil},
    {SendAssignment::name, maxClientBytes, Rate::Usual, Role::Teacher},
    {BlankScreens::name, 500, Rate::Usual, Role::Teacher},
    {PaceLesson::name, 200, Rate::Usual, Role::Teacher},
    {AskAnswers::name, 100, Rate::Usual, Role::Teacher},
    {LayTables::name, maxClientBytes, Rate::Usual, Role::Teacher},
    // What a teacher says of one pupil.
    {MovePupil::name, 100, Rate::Usual, Role::Teacher},
    {ConfirmMember::name, 100, Rate::Usual, Role::Teacher},
    {RemoveMember::name, 100, Rate::Usual, Role::Teacher},
}};

template <std::size_t... index> consteval bool areAllThere(std::index_sequence<index...>) {
    return ((clientKinds[index].name == std::variant_alternative_t<index, ClientMessage>::name &&
             clientKinds[index].maxBytes > 0) &&
            ...);
}
static_assert(areAllThere(std::make_index_sequence<clientKinds.size()>()),
              "A message is new or has moved: say how long it may be, how often it may come, and from whom.");

} // namespace

const ClientKind& kindOf(const ClientMessage& message) {
    return clientKinds[message.index()];
}

// ---- The fields of each message

template <typename Io> void fields(Io& io, Hello& m) {
    io("protocol", m.protocol, Number{1, 1000});
    io("role", m.role, Word<Role>{});
    io("token", m.token, Text{64});
    io("key", m.key, Text{64});
    io("installation", m.installation, Text{64});
}

template <typename Io> void fields(Io& io, Sit& m) {
    io("table", m.table, aTable);
    io("seat", m.seat, anySeat);
}

template <typename Io> void fields(Io&, Stand&) {}

template <typename Io> void fields(Io& io, Watch& m) {
    io("table", m.table, Number{0, maxTables});
}

template <typename Io> void fields(Io& io, Act& m) {
    io("step", m.step, aStep);
    io("action", m.action, anAction);
}

template <typename Io> void fields(Io& io, WhyNot& m) {
    io("action", m.action, anAction);
}

template <typename Io> void fields(Io& io, AskHistory& m) {
    io("from", m.from, aStep);
}

template <typename Io> void fields(Io& io, Undo& m) {
    io("step", m.step, aStep);
    io("agree", m.agree, Flag{});
}

template <typename Io> void fields(Io& io, OpenTable& m) {
    io("game", m.game, aWord);
    io("seats", m.seats, Number{1, maxSeatsOfTable});
    io("length", m.length, Number{0, 2000});
    io("bot", m.bot, aWord);
    io("clock", m.clock, seconds);
}

template <typename Io> void fields(Io& io, StartTable& m) {
    io("table", m.table, aTable);
}

template <typename Io> void fields(Io& io, CloseTable& m) {
    io("table", m.table, aTable);
}

template <typename Io> void fields(Io& io, Pause& m) {
    io("paused", m.paused, Flag{});
}

template <typename Io> void fields(Io& io, MovePupil& m) {
    io("member", m.member, aMember);
    io("table", m.table, aTable);
    io("seat", m.seat, anySeat);
}

template <typename Io> void fields(Io& io, ConfirmMember& m) {
    io("member", m.member, aMember);
    io("confirmed", m.confirmed, Flag{});
}

template <typename Io> void fields(Io& io, RemoveMember& m) {
    io("member", m.member, aMember);
}

template <typename Io> void fields(Io& io, PupilMoved& m) {
    io("table", m.table, aTable);
    io("seat", m.seat, anySeat);
    io("member", m.member, aMember);
    io("nickname", m.nickname, aName);
}

template <typename Io> void fields(Io& io, Proof& m) {
    io("proof", m.proof, Text{64});
}

template <typename Io> void fields(Io& io, Welcome& m) {
    io("protocol", m.protocol, Number{1, 1000});
    io("member", m.member, aMember);
    io("nickname", m.nickname, aName);
    io("role", m.role, Word<Role>{});
    io("token", m.token, Text{64});
}

template <typename Io> void fields(Io& io, Failed& m) {
    io("code", m.code, ReasonValue{});
    io("message", m.message, aSentence);
    io("refusal", m.refusal, Number{});
    io("wait", m.wait, seconds);
}

template <typename Io> void fields(Io&, Done&) {}

template <typename Io> void fields(Io& io, SeatShown& m) {
    io("occupant", m.occupant, Word<Occupant>{});
    io("member", m.member, aMember);
    io("name", m.name, aName);
}

template <typename Io> void fields(Io& io, TableShown& m) {
    io("table", m.table, aTable);
    io("game", m.game, aWord);
    io("stage", m.stage, Word<Stage>{});
    io("seats", m.seats, ListOf<Object>{{}, maxSeatsOfTable});
    io("clock", m.clock, seconds);
    io("name", m.name, aWord);
}

template <typename Io> void fields(Io& io, Tables& m) {
    io("paused", m.paused, Flag{});
    io("tables", m.tables, ListOf<Object>{{}, maxTables});
}

template <typename Io> void fields(Io& io, Board& m) {
    io("table", m.table, aTable);
    io("game", m.game, aWord);
    io("change", m.change, Word<BoardChange>{});
    io("step", m.step, aStep);
    io("before", m.before, aStep);
    io("actor", m.actor, anySeat);
    io("events", m.events, AnyJson{});
    io("observation", m.observation, AnyJson{});
    io("legal", m.legal, ListOf<Text>{anAction, mostActions});
    io("undoable", m.undoable, Flag{});
    io("left", m.left, Number{0, 3'600'000});
}

template <typename Io> void fields(Io& io, HistoryStep& m) {
    io("actor", m.actor, anySeat);
    io("events", m.events, AnyJson{});
}

template <typename Io> void fields(Io& io, History& m) {
    io("table", m.table, aTable);
    io("from", m.from, aStep);
    io("total", m.total, aStep);
    io("opening", m.opening, AnyJson{});
    io("steps", m.steps, ListOf<Object>{{}, mostSteps});
}

template <typename Io> void fields(Io& io, UndoAsked& m) {
    io("table", m.table, aTable);
    io("step", m.step, aStep);
    io("by", m.by, anySeat);
    io("open", m.open, Flag{});
}

template <typename Io> void fields(Io& io, Over& m) {
    io("table", m.table, aTable);
    io("record", m.record, Text{maxHostBytes});
}

template <typename Io> void fields(Io& io, Bye& m) {
    io("code", m.code, ReasonValue{});
    io("message", m.message, aSentence);
}

template <typename Io> void fields(Io& io, Challenge& m) {
    io("challenge", m.challenge, Text{64});
    io("class", m.className, aName);
}

template <typename Io> void fields(Io& io, Seal& m) {
    io("seal", m.seal, Text{32});
}

namespace {

/// `number`: what the number of the message is called.
template <typename Message> std::string textOf(const Addressed<Message>& addressed, const char* number) {
    Json json = Json::object();
    std::visit(
        [&json](const auto& copy) {
            json["type"] = copy.name;
            json.update(Object::write(copy, Style::Sparse));
        },
        addressed.message);
    if (addressed.id)
        json[number] = *addressed.id;
    // Names and records are valid UTF-8; anything else must not end the program.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template <typename Message, std::size_t index>
bool readKind(const Json& json, const std::string& name, const char* number, Message& message) {
    using Kind = std::variant_alternative_t<index, Message>;
    if (name != Kind::name)
        return false;
    Kind kind;
    Reader io(json, Style::Sparse, false);
    io.known("type");
    io.known(number);
    fields(io, kind);
    io.finish();
    message = std::move(kind);
    return true;
}

/// Whether the name is that of a message. Throws Malformed.
template <typename Message, std::size_t... index>
bool readAnyKind(const Json& json, const std::string& name, const char* number, Message& message,
                 std::index_sequence<index...>) {
    return (readKind<Message, index>(json, name, number, message) || ...);
}

template <typename Message>
std::variant<Addressed<Message>, Fault> read(std::string_view text, std::size_t most,
                                             const json::JsonLimits& limits, const char* number) {
    if (text.size() > most)
        return Fault{ErrorCode::TooLong, "a message has at most " + std::to_string(most) + " bytes", {}};
    if (!json::isWithinJsonLimits(text, limits))
        return Fault{ErrorCode::TooComplex, "the message has too many fields or is nested too deeply", {}};
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return Fault{ErrorCode::NotJson, "a message is a JSON object", {}};
    Addressed<Message> addressed;
    try {
        if (const auto id = json.find(number); id != json.end()) {
            int value = 0;
            idNumber.read(*id, value, Style::Full);
            addressed.id = value;
        }
        const auto name = json.find("type");
        if (name == json.end() || !name->is_string())
            return Fault{ErrorCode::Malformed, "\"type\" is missing", addressed.id};
        constexpr std::make_index_sequence<std::variant_size_v<Message>> all;
        if (!readAnyKind(json, name->get<std::string>(), number, addressed.message, all))
            return Fault{ErrorCode::UnknownMessage, "there is no such message", addressed.id};
    } catch (const Malformed& error) {
        return Fault{ErrorCode::Malformed, error.what(), addressed.id};
    }
    return addressed;
}

} // namespace

std::string toText(const FromClient& message) {
    return textOf(message, "id");
}

std::string toText(const FromHost& message) {
    return textOf(message, "re");
}

std::variant<FromClient, Fault> readClientMessage(std::string_view text) {
    auto result = read<ClientMessage>(text, maxClientBytes, json::requestLimits, "id");
    if (const auto* message = std::get_if<FromClient>(&result))
        if (text.size() > kindOf(message->message).maxBytes)
            return Fault{ErrorCode::TooLong, "this message is shorter", message->id};
    return result;
}

std::variant<FromHost, Fault> readHostMessage(std::string_view text) {
    return read<HostMessage>(text, maxHostBytes, json::hostLimits, "re");
}

} // namespace messages
