// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_names.h"

#include <string>

namespace messages {

using namespace genotype;

Json seatJson(Seat seat) {
    return seat == noSeat ? Json() : Json(seat + 1);
}

Json plantJson(PlantId plant) {
    return plant == noPlant ? Json() : Json(plant + 1);
}

Json plantsJson(PlantSet plants) {
    Json list = Json::array();
    for (const PlantId plant : plants)
        list.push_back(plantJson(plant));
    return list;
}

Json toolJson(std::uint8_t tool) {
    return tool == noTool ? Json() : Json(toolCard(static_cast<Tool>(tool)).notation);
}

Json assistantJson(std::uint8_t assistant) {
    return assistant == noAssistant ? Json()
                                    : Json(assistantCard(static_cast<Assistant>(assistant)).notation);
}

Json automaJson(std::uint8_t card) {
    return card == noAutoma ? Json() : Json(automaCard(static_cast<Automa>(card)).notation);
}

Json automaCardsJson(std::uint16_t bits) {
    Json list = Json::array();
    for (std::uint8_t card = 0; card < automaCount; ++card)
        if ((bits >> card) & 1)
            list.push_back(automaJson(card));
    return list;
}

Json assistantsJson(std::uint16_t bits) {
    Json list = Json::array();
    for (std::uint8_t a = 0; a < assistantCount; ++a)
        if ((bits >> a) & 1)
            list.push_back(assistantJson(a));
    return list;
}

std::string code(Trait trait, Genotype genotype) {
    return std::string(notation(trait, genotype));
}

} // namespace messages
