// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_json.h"

#include <QtCore/QJsonArray>

namespace app {

using genotype::DieFace;
using genotype::Genotype;
using genotype::Inheritance;
using genotype::Trait;

namespace {

QString key(const char* name) {
    return QLatin1String(name);
}

int numberIn(const QJsonValue& value, int most) {
    const int number = value.toInt(-1);
    return number >= 0 && number <= most ? number : -1;
}

template <typename Value> bool read(const QJsonValue& value, int count, Value& result) {
    const int number = numberIn(value, count - 1);
    if (number < 0)
        return false;
    result = static_cast<Value>(number);
    return true;
}

QJsonArray numbers(const std::vector<int>& values) {
    QJsonArray array;
    for (const int value : values)
        array << value;
    return array;
}

QJsonObject toJson(const BoxGame::Round& round) {
    QJsonArray parents;
    for (const genotype::Parents& one : round.parents)
        parents << QJsonArray{int(one.left), int(one.top)};
    QJsonArray dice;
    for (const BoxGame::Die& die : round.dice)
        dice << QJsonArray{int(die.trait), int(die.face)};
    return {
        {key("parents"), parents}, {key("dice"), dice}, {key("time"), QString::fromStdString(round.time)}};
}

bool readRound(const QJsonObject& object, BoxGame::Round& round) {
    constexpr int faceCount = 5;
    const QJsonArray parents = object.value(key("parents")).toArray();
    if (parents.size() != genotype::traitCount)
        return false;
    for (int t = 0; t < genotype::traitCount; ++t) {
        genotype::Parents& own = round.parents[static_cast<std::size_t>(t)];
        const QJsonArray pair = parents[t].toArray();
        if (!read(pair.at(0), genotype::genotypeCount, own.left) ||
            !read(pair.at(1), genotype::genotypeCount, own.top))
            return false;
    }
    round.time = object.value(key("time")).toString().toStdString();
    for (const QJsonValue& value : object.value(key("dice")).toArray()) {
        BoxGame::Die die;
        if (!read(value.toArray().at(0), genotype::traitCount, die.trait) ||
            !read(value.toArray().at(1), faceCount, die.face))
            return false;
        round.dice.push_back(die);
    }
    return true;
}

QJsonObject toJson(const BoxGame::Seat& seat) {
    return {{key("name"), QString::fromStdString(seat.name)},
            {key("colour"), seat.colour},
            {key("plants"), numbers(seat.plants)},
            {key("markers"), seat.markers},
            {key("coins"), seat.coins}};
}

BoxGame::Seat seatFrom(const QJsonObject& object) {
    BoxGame::Seat seat;
    seat.name = object.value(key("name")).toString().toStdString();
    seat.colour = std::max(0, numberIn(object.value(key("colour")), core::maxSeatColours - 1));
    for (const QJsonValue& points : object.value(key("plants")).toArray())
        seat.plants.push_back(points.toInt(-1));
    seat.markers = object.value(key("markers")).toInt(-1);
    seat.coins = object.value(key("coins")).toInt(-1);
    return seat;
}

QJsonArray toJson(const BoxGame::Goals& goals) {
    QJsonArray all;
    for (const auto& trait : goals)
        for (const BoxGame::Goal& goal : trait)
            all << QJsonArray{goal.seat.value_or(-1), goal.plants};
    return all;
}

void readGoals(const QJsonArray& array, BoxGame::Goals& goals) {
    int index = 0;
    for (auto& trait : goals)
        for (BoxGame::Goal& goal : trait) {
            const QJsonArray pair = array.at(index++).toArray();
            const int seat = pair.at(0).toInt(-1);
            goal = {seat < 0 ? std::optional<int>() : seat, pair.at(1).toInt()};
        }
}

} // namespace

QJsonObject toJson(const BoxGame& game) {
    QJsonArray seats;
    for (const BoxGame::Seat& seat : game.seats)
        seats << toJson(seat);
    QJsonArray rounds;
    for (const BoxGame::Round& round : game.played)
        rounds << toJson(round);
    QJsonArray inheritance;
    for (const Inheritance one : game.inheritance)
        inheritance << int(one);
    return {{key("id"), QString::fromStdString(game.id)},
            {key("seats"), seats},
            {key("rounds"), game.rounds},
            {key("first"), game.first},
            {key("inheritance"), inheritance},
            {key("played"), rounds},
            {key("counting"), game.counting},
            {key("goals"), toJson(game.goals)}};
}

std::optional<BoxGame> boxGameFrom(const QJsonObject& object) {
    constexpr int inheritanceCount = 3;
    BoxGame game;
    game.id = object.value(key("id")).toString().toStdString();
    for (const QJsonValue& seat : object.value(key("seats")).toArray())
        game.seats.push_back(seatFrom(seat.toObject()));
    game.rounds = object.value(key("rounds")).toInt();
    game.first = object.value(key("first")).toInt(-1);
    const QJsonArray inheritance = object.value(key("inheritance")).toArray();
    for (int t = 0; t < genotype::traitCount; ++t)
        if (!read(inheritance.at(t), inheritanceCount, game.inheritance[static_cast<std::size_t>(t)]))
            return {};
    game.played.clear();
    for (const QJsonValue& value : object.value(key("played")).toArray()) {
        BoxGame::Round round;
        if (!readRound(value.toObject(), round))
            return {};
        game.played.push_back(std::move(round));
    }
    game.counting = object.value(key("counting")).toBool();
    readGoals(object.value(key("goals")).toArray(), game.goals);
    if (!game.isPossible())
        return {};
    return game;
}

} // namespace app
