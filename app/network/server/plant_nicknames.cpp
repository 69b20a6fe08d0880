// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant_nicknames.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app {

namespace {

/// Plants that children know, with names of one word that nobody minds to be called.
constexpr std::array plants{
    QT_TRANSLATE_NOOP("app::PlantNickname", "Clover"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Daisy"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Fern"),    QT_TRANSLATE_NOOP("app::PlantNickname", "Poppy"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Maple"),   QT_TRANSLATE_NOOP("app::PlantNickname", "Lupin"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Hazel"),   QT_TRANSLATE_NOOP("app::PlantNickname", "Thistle"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Ivy"),     QT_TRANSLATE_NOOP("app::PlantNickname", "Mallow"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Sage"),    QT_TRANSLATE_NOOP("app::PlantNickname", "Larch"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Violet"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Barley"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Crocus"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Elder"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Heather"), QT_TRANSLATE_NOOP("app::PlantNickname", "Iris"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Juniper"), QT_TRANSLATE_NOOP("app::PlantNickname", "Lilac"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Mint"),    QT_TRANSLATE_NOOP("app::PlantNickname", "Oak"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Peony"),   QT_TRANSLATE_NOOP("app::PlantNickname", "Rowan"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Sorrel"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Thyme"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Vetch"),   QT_TRANSLATE_NOOP("app::PlantNickname", "Willow"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Yarrow"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Arnica"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Basil"),   QT_TRANSLATE_NOOP("app::PlantNickname", "Cedar"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Dahlia"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Flax"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Gentian"), QT_TRANSLATE_NOOP("app::PlantNickname", "Holly"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Jasmine"), QT_TRANSLATE_NOOP("app::PlantNickname", "Lotus"),
    QT_TRANSLATE_NOOP("app::PlantNickname", "Millet"),  QT_TRANSLATE_NOOP("app::PlantNickname", "Orchid"),
};

} // namespace

QString plantNickname(int member) {
    const int count = static_cast<int>(plants.size());
    const QString plant =
        QCoreApplication::translate("app::PlantNickname", plants[static_cast<std::size_t>(member % count)]);
    return member < count ? plant : plant + QLatin1Char(' ') + QString::number(member / count + 1);
}

QString teacherNickname() {
    return QCoreApplication::translate("app::PlantNickname", "Teacher");
}

QString botNickname(int seat) {
    return QCoreApplication::translate("app::PlantNickname", "Bot %1").arg(seat + 1);
}

} // namespace app
