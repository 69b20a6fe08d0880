// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_colours.h"

namespace app {

namespace {

using WarsRow = std::array<QRgb, allThemeKinds.size()>;

struct AlleleRow {
    WarsRow fill, onFill;
};

struct SceneRow {
    WarsRow sky, far, near, life, light;
};

// Light, dark, high contrast.
// clang-format off
constexpr std::array<AlleleRow, 7> alleleTable{{
    {{0xff2E7D4F, 0xff7CCB9B, 0xff004F2A}, {0xffFFFFFF, 0xff08220F, 0xffFFFFFF}},
    {{0xffA3452A, 0xffF0A184, 0xff7A2400}, {0xffFFFFFF, 0xff2E0F04, 0xffFFFFFF}},
    {{0xffA8357A, 0xffF09ACB, 0xff8A005C}, {0xffFFFFFF, 0xff330A22, 0xffFFFFFF}},
    {{0xff8A5E00, 0xffE3B44C, 0xff5A3A00}, {0xffFFFFFF, 0xff2A1C00, 0xffFFFFFF}},
    {{0xff2F6DB3, 0xff7FB2EC, 0xff003B8A}, {0xffFFFFFF, 0xff0C1B2C, 0xffFFFFFF}},
    {{0xff6A4C93, 0xffC2A4EA, 0xff4A1480}, {0xffFFFFFF, 0xff1D0E33, 0xffFFFFFF}},
    {{0xff4B5563, 0xffC3CBD6, 0xff2B2B2B}, {0xffFFFFFF, 0xff161B22, 0xffFFFFFF}},
}};

constexpr std::array<SceneRow, 5> sceneTable{{
    {{0xffCFE7F5, 0xff1E3442, 0xffE8F4FF}, {0xff8FC3E0, 0xff2A5570, 0xff9CCBEA},
     {0xff3F86B5, 0xff173A52, 0xff00508A}, {0xff5E9E4A, 0xff5C9450, 0xff0F6A12}, {0xffFFF3B8, 0xffE6D27A, 0xffFFE45C}},
    {{0xffDDEBC2, 0xff243420, 0xffF2FFE0}, {0xffA5C989, 0xff34552E, 0xffA8DC8A},
     {0xff5E7F3C, 0xff22381B, 0xff1F5A12}, {0xff3F7F3A, 0xff5C9450, 0xff0F4A12}, {0xffF7E79C, 0xffD9C66A, 0xffFFE45C}},
    {{0xffFBE3B8, 0xff3A2E1E, 0xffFFF4DC}, {0xffEBC27F, 0xff5C4526, 0xffF2C87A},
     {0xffD39B52, 0xff7A5730, 0xffB8741C}, {0xff6E8F4A, 0xff77984F, 0xff2F5E12}, {0xffFFF6D0, 0xffF0D27A, 0xffFFE45C}},
    {{0xffE9F1F1, 0xff263034, 0xffFFFFFF}, {0xffCBDDDD, 0xff36464B, 0xffCFE6E6},
     {0xff9DB4B6, 0xff46585E, 0xff6F8F92}, {0xff3E8E86, 0xff62C9BE, 0xff00665C}, {0xffFFFDF0, 0xffF1EDD0, 0xffFFF9C0}},
    {{0xffB9E4EA, 0xff12333C, 0xffDDF8FF}, {0xff5FB9C9, 0xff1F5A68, 0xff5CC4D8},
     {0xffE6CF9A, 0xff6B5C3A, 0xffD8B866}, {0xffD9607A, 0xffE2708A, 0xffB8002E}, {0xffFFFFFF, 0xffCFEFF4, 0xffFFFFFF}},
}};
// clang-format on

QColor colourOf(const WarsRow& row, ThemeKind theme) {
    return QColor::fromRgba(row[static_cast<std::size_t>(theme)]);
}

} // namespace

AlleleColours alleleColoursOf(ThemeKind theme, int allele) {
    const AlleleRow& row = alleleTable.at(static_cast<std::size_t>(allele));
    return {colourOf(row.fill, theme), colourOf(row.onFill, theme)};
}

SceneColours sceneColoursOf(ThemeKind theme, int environment) {
    const SceneRow& row = sceneTable.at(static_cast<std::size_t>(environment));
    return {colourOf(row.sky, theme), colourOf(row.far, theme), colourOf(row.near, theme),
            colourOf(row.life, theme), colourOf(row.light, theme)};
}

} // namespace app
