// SPDX-License-Identifier: GPL-3.0-or-later
#include "herbarium.h"

#include "app/base/files/stored.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

using genotype::Inheritance;

/// The words of the file.
struct InheritanceWord {
    constexpr std::string_view operator()(Inheritance inheritance) const {
        constexpr std::array<std::string_view, 3> words{"complete", "incomplete", "codominant"};
        const auto index = static_cast<std::size_t>(inheritance);
        return index < words.size() ? words[index] : std::string_view();
    }
};
constexpr json::NamedBy<Inheritance, InheritanceWord> anInheritance{};

struct Plants {
    QList<BredPlant> plants;
};

template <typename Io> void fields(Io& io, Plants& all) {
    io("plants", all.plants);
}

bool changePlants(StateFile& file, const std::function<void(QList<BredPlant>&)>& change) {
    return file.change([&change](json::Json now) {
        auto all = json::storedIn<Plants>(now);
        change(all.plants);
        return json::over(std::move(now), all);
    });
}

} // namespace

template <typename Io> void fields(Io& io, BredPlant& bred) {
    io.need("plant", bred.plant, json::FromOne{genotype::plantCardCount});
    io("game", bred.game);
    io("title", bred.title);
    io("name", bred.name);
    io("day", bred.day, json::When{});
    io("round", bred.round);
    io.need("step", bred.step);
    io("flower colour", bred.flowerColour, anInheritance);
    io("plant height", bred.plantHeight, anInheritance);
}

genotype::Inheritances inheritancesOf(const BredPlant& bred) {
    genotype::Inheritances all{};
    all[static_cast<std::size_t>(genotype::Trait::FlowerColour)] = bred.flowerColour;
    all[static_cast<std::size_t>(genotype::Trait::PlantHeight)] = bred.plantHeight;
    return all;
}

shapes::PlantLook lookOf(const BredPlant& bred) {
    return {genotype::phenotypesOf(genotype::plantCard(bred.plant), inheritancesOf(bred))};
}

Herbarium::Herbarium(const QString& folder) : m_file(folder, Kept::Herbarium) {}

QList<BredPlant> Herbarium::plants() {
    return storedIn<Plants>(m_file).plants;
}

bool Herbarium::add(const QList<BredPlant>& plants) {
    return changePlants(m_file, [&plants](QList<BredPlant>& all) {
        for (const BredPlant& one : plants)
            if (std::none_of(all.begin(), all.end(), [&one](const BredPlant& there) {
                    return there.game == one.game && there.step == one.step && there.plant == one.plant;
                }))
                all << one;
    });
}

bool Herbarium::takeBack(const QString& game, std::size_t step) {
    return changePlants(m_file, [&](QList<BredPlant>& all) {
        all.removeIf([&](const BredPlant& one) { return one.game == game && one.step >= step; });
    });
}

} // namespace app
