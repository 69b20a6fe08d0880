// SPDX-License-Identifier: GPL-3.0-or-later
#include "herbarium.h"

#include "app/base/files/json_list.h"

#include <algorithm>
#include <array>
#include <optional>

namespace app {

namespace {

using genotype::Inheritance;

const QString plantsKey = QStringLiteral("plants");
const QString plantKey = QStringLiteral("plant");
const QString gameKey = QStringLiteral("game");
const QString titleKey = QStringLiteral("title");
const QString nameKey = QStringLiteral("name");
const QString dayKey = QStringLiteral("day");
const QString roundKey = QStringLiteral("round");
const QString stepKey = QStringLiteral("step");
const QString flowerKey = QStringLiteral("flower colour");
const QString heightKey = QStringLiteral("plant height");

/// In the enum's order.
constexpr std::array<const char*, 3> inheritances{"complete", "incomplete", "codominant"};

QString inheritanceText(Inheritance inheritance) {
    return QString::fromLatin1(inheritances.at(static_cast<std::size_t>(inheritance)));
}

Inheritance inheritanceOf(const QJsonValue& value) {
    for (std::size_t i = 0; i < inheritances.size(); ++i)
        if (value.toString() == QLatin1String(inheritances.at(i)))
            return static_cast<Inheritance>(i);
    return Inheritance::CompleteDominance;
}

/// Plants are numbered from 1 in the file, as they are for people.
QJsonObject objectOf(const BredPlant& bred) {
    return {{plantKey, bred.plant + 1},
            {gameKey, bred.game},
            {titleKey, bred.title},
            {nameKey, bred.name},
            {dayKey, bred.day.toString(Qt::ISODate)},
            {roundKey, bred.round},
            {stepKey, static_cast<int>(bred.step)},
            {flowerKey, inheritanceText(bred.flowerColour)},
            {heightKey, inheritanceText(bred.plantHeight)}};
}

std::optional<BredPlant> bredPlant(const QJsonObject& object) {
    const int number = object.value(plantKey).toInt();
    const int step = object.value(stepKey).toInt(-1);
    if (number < 1 || number > genotype::plantCardCount || step < 0)
        return std::nullopt;
    return BredPlant{static_cast<genotype::PlantId>(number - 1),
                     object.value(gameKey).toString(),
                     object.value(titleKey).toString(),
                     object.value(nameKey).toString(),
                     QDate::fromString(object.value(dayKey).toString(), Qt::ISODate),
                     object.value(roundKey).toInt(1),
                     static_cast<std::size_t>(step),
                     inheritanceOf(object.value(flowerKey)),
                     inheritanceOf(object.value(heightKey))};
}

QList<BredPlant> plantsIn(const QJsonObject& content) {
    return listIn<BredPlant>(content.value(plantsKey), bredPlant);
}

QJsonObject with(QJsonObject content, const QList<BredPlant>& plants) {
    content.insert(plantsKey, listOf(plants, objectOf));
    return content;
}

} // namespace

genotype::Inheritances inheritancesOf(const BredPlant& bred) {
    genotype::Inheritances all{};
    all[static_cast<std::size_t>(genotype::Trait::FlowerColour)] = bred.flowerColour;
    all[static_cast<std::size_t>(genotype::Trait::PlantHeight)] = bred.plantHeight;
    return all;
}

Herbarium::Herbarium(const QString& folder) : m_file(folder, Kept::Herbarium) {}

QList<BredPlant> Herbarium::plants() {
    return plantsIn(m_file.read());
}

bool Herbarium::add(const QList<BredPlant>& plants) {
    return m_file.change([&plants](const QJsonObject& now) {
        QList<BredPlant> all = plantsIn(now);
        for (const BredPlant& one : plants)
            if (std::none_of(all.begin(), all.end(), [&one](const BredPlant& there) {
                    return there.game == one.game && there.step == one.step && there.plant == one.plant;
                }))
                all << one;
        return with(now, all);
    });
}

bool Herbarium::takeBack(const QString& game, std::size_t step) {
    return m_file.change([&](const QJsonObject& now) {
        QList<BredPlant> all = plantsIn(now);
        all.removeIf([&](const BredPlant& one) { return one.game == game && one.step >= step; });
        return with(now, all);
    });
}

} // namespace app
