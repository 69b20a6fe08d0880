// SPDX-License-Identifier: GPL-3.0-or-later
#include "colour_table.h"

#include "grounds.h"

#include <QtCore/QtGlobal>

#include <cmath>

namespace app {
namespace {

constexpr std::size_t themeCount = allThemeKinds.size();
using Row = std::array<QRgb, themeCount>;

struct RoleRow {
    Role role;
    Row colours; ///< light, dark, high contrast
};

// clang-format off
constexpr std::array<RoleRow, roleCount> roleTable{{
    {Role::Paper,            {0xffFBF7EC, 0xff1F241E, 0xffFFFFFF}},
    {Role::Panel,            {0xffFFFDF6, 0xff2C322A, 0xffFFFFFF}},
    {Role::Resting,          {0xffF5EFE0, 0xff262C25, 0xffEFEFEF}},
    {Role::Garden,           {0xffEFE7D4, 0xff262C25, 0xffF4F4F4}},
    {Role::PlantGround,      {0xffEDF2E2, 0xff2C3629, 0xffFFFFFF}},
    {Role::Line,             {0xffE2D8BF, 0xff454B3F, 0xff000000}},
    {Role::ControlLine,      {0xff8F8566, 0xff878E7C, 0xff000000}},
    {Role::Shadow,           {0x302B2A26, 0x60000000, 0x00000000}},
    {Role::Ink,              {0xff2B2A26, 0xffF0EBDD, 0xff000000}},
    {Role::SoftInk,          {0xff5F5A4C, 0xffB9B39F, 0xff000000}},
    {Role::Link,             {0xff285F9E, 0xff9CC4F2, 0xff00308F}},
    {Role::Sage,             {0xff3B6939, 0xff9CCB8A, 0xff003D00}},
    {Role::OnSage,           {0xffFFFFFF, 0xff17261A, 0xffFFFFFF}},
    {Role::SageTint,         {0xffE3ECD8, 0xff35422F, 0xffE0F2E0}},
    {Role::SageText,         {0xff2C5230, 0xffCFE5BF, 0xff003D00}},
    {Role::GlowFill,         {0xffFFF6DF, 0xff43371B, 0xffFFF3B8}},
    {Role::GlowBorder,       {0xffB26A00, 0xffF2B84B, 0xff000000}},
    {Role::PressFill,        {0xffF5E6FC, 0xff402C4D, 0xffF1E2FF}},
    {Role::PressBorder,      {0xff9327C4, 0xffC77DFF, 0xff5B00C8}},
    {Role::Focus,            {0xff1F4C80, 0xff9CC5F2, 0xff0000C0}},
    {Role::Warning,          {0xffA8321F, 0xffF2A08F, 0xff8A0000}},
    {Role::WarningFill,      {0xffFAE9E4, 0xff4A241D, 0xffFFE9E4}},
    {Role::SideBar,          {0xff2B3A2C, 0xff151914, 0xff000000}},
    {Role::SideBarActive,    {0xff4B6143, 0xff34462E, 0xff004D1F}},
    {Role::SideBarInk,       {0xffF5F1E4, 0xffECE8DA, 0xffFFFFFF}},
    {Role::CoinFill,         {0xffE6B43C, 0xffE6B43C, 0xffFFD84A}},
    {Role::CoinRim,          {0xff8A5E00, 0xffF6D98C, 0xff000000}},
    {Role::CoinInk,          {0xff4A3200, 0xff3A2700, 0xff000000}},
    {Role::PlantDeck,        {0xff3B6939, 0xff4F7A4A, 0xff003D00}},
    {Role::ToolDeck,         {0xff7A5A3C, 0xff80613F, 0xff4A2C00}},
    {Role::OnDeck,           {0xffFFFDF6, 0xffFFFDF6, 0xffFFFFFF}},
    {Role::Leaf,             {0xff86B56B, 0xff86B86B, 0xff4D9A3A}},
    {Role::LeafDeep,         {0xff4B7F41, 0xff5C9450, 0xff0F4A12}},
    {Role::Stem,             {0xff55893F, 0xff7DB062, 0xff1D5C1B}},
    {Role::Soil,             {0xff9C7F5A, 0xff8F7452, 0xff4A3316}},
    {Role::PodGreen,         {0xff5FA348, 0xff68AF50, 0xff35912A}},
    {Role::PodGreenDeep,     {0xff2F6B2C, 0xff2A5F27, 0xff083F0C}},
    {Role::PodYellow,        {0xffF2CB3E, 0xffF2CF4C, 0xffFFD524}},
    {Role::PodYellowDeep,    {0xff94680A, 0xff8A610B, 0xff6B4500}},
    {Role::PodNeutral,       {0xffC9CBB6, 0xff8C9482, 0xffD0D0D0}},
    {Role::PodNeutralDeep,   {0xff82866F, 0xff5C6353, 0xff555555}},
    {Role::Seed,             {0xffFBEFC4, 0xffFBEFC4, 0xffFFF6D0}},
    {Role::SeedDeep,         {0xff8A6A24, 0xff7A5C1C, 0xff4A3300}},
    {Role::FlowerPurple,     {0xffA45BB5, 0xffB873C9, 0xff8A2BA8}},
    {Role::FlowerPurpleDeep, {0xff5E2672, 0xff5A1F70, 0xff43005A}},
    {Role::FlowerWhite,      {0xffFFFFFF, 0xffFBF9F2, 0xffFFFFFF}},
    {Role::FlowerWhiteDeep,  {0xff746D62, 0xff9A9486, 0xff404040}},
    {Role::FlowerPink,       {0xffF4A3BE, 0xffF7AEC6, 0xffFF8FB5}},
    {Role::FlowerPinkDeep,   {0xffA8436B, 0xffA83F68, 0xff8A1048}},
    {Role::FlowerRed,        {0xffD43B4A, 0xffE2505E, 0xffC4001C}},
    {Role::FlowerRedDeep,    {0xff851C2B, 0xff7D1524, 0xff5A000C}},
}};

constexpr std::array<Row, groundCount> groundTable{{
    {0xffFFE6A0, 0xff5A430F, 0xffFFE14D}, // Sun
    {0xffFFFFFF, 0xff384036, 0xffFFFFFF}, // Raised
    {0xffDDD3BA, 0xff3F443A, 0xffE4E4E4}, // Sand
    {0x6B2B2A26, 0x99000000, 0xB3000000}, // Scrim
}};

struct ColourRow {
    Row fill, onFill, tint, textOnTint;
};

constexpr std::array<ColourRow, genotype::traitCount> traitTable{{
    {{0xff2F6DB3, 0xff7FB2EC, 0xff003B8A}, {0xffFFFFFF, 0xff0C1B2C, 0xffFFFFFF},
     {0xffE4EEF8, 0xff22344A, 0xffE6F0FF}, {0xff285F9E, 0xffA6CBF5, 0xff003B8A}},
    {{0xffB0304F, 0xffF08DA4, 0xff8A0030}, {0xffFFFFFF, 0xff2E0A14, 0xffFFFFFF},
     {0xffF9E5E8, 0xff4A2630, 0xffFFE8EE}, {0xffA92C4A, 0xffFAB3C3, 0xff8A0030}},
    {{0xff2E7D4F, 0xff7CCB9B, 0xff004F2A}, {0xffFFFFFF, 0xff08220F, 0xffFFFFFF},
     {0xffE3F1E7, 0xff213F2C, 0xffE2F6E8}, {0xff256B42, 0xff9ADDB4, 0xff004F2A}},
    {{0xff8A5E00, 0xffE3B44C, 0xff5A3A00}, {0xffFFFFFF, 0xff2A1C00, 0xffFFFFFF},
     {0xffFAF0D6, 0xff453717, 0xffFFF4D6}, {0xff7D5500, 0xffF0CB7C, 0xff5A3A00}},
}};

struct SeatRow {
    Row fill, onFill, text;
};

constexpr std::array<SeatRow, seatCount> seatTable{{
    {{0xffC4402A, 0xffEF8168, 0xffA31500}, {0xffFFFFFF, 0xff2A0B04, 0xffFFFFFF},
     {0xffB23822, 0xffF59A85, 0xffA31500}},
    {{0xff33589F, 0xff8FB0F0, 0xff00257A}, {0xffFFFFFF, 0xff0A1630, 0xffFFFFFF},
     {0xff33589F, 0xffA9C3F7, 0xff00257A}},
    {{0xff6A4C93, 0xffC2A4EA, 0xff4A1480}, {0xffFFFFFF, 0xff1D0E33, 0xffFFFFFF},
     {0xff6A4C93, 0xffCDB4F0, 0xff4A1480}},
    {{0xff11736B, 0xff62C9BE, 0xff004B45}, {0xffFFFFFF, 0xff04211E, 0xffFFFFFF},
     {0xff11736B, 0xff7FD6CD, 0xff004B45}},
    {{0xff4E463C, 0xffD3C7B5, 0xff2B2B2B}, {0xffFFFFFF, 0xff221D15, 0xffFFFFFF},
     {0xff4E463C, 0xffDCD2C2, 0xff2B2B2B}},
    {{0xff6B6A00, 0xffD6D25E, 0xff454500}, {0xffFFFFFF, 0xff1F1F02, 0xffFFFFFF},
     {0xff5F5E00, 0xffE0DC7C, 0xff454500}},
}};
// clang-format on

constexpr bool rowsStandInOrder() {
    for (std::size_t i = 0; i < roleTable.size(); ++i)
        if (roleTable[i].role != static_cast<Role>(i))
            return false;
    return true;
}
static_assert(rowsStandInOrder(), "the colour table has one row for each role, in the order of the enum");

QColor colour(const Row& row, ThemeKind theme) {
    return QColor::fromRgba(row[static_cast<std::size_t>(theme)]);
}

double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QColor colourOf(ThemeKind theme, Role role) {
    return colour(roleTable[static_cast<std::size_t>(role)].colours, theme);
}

QColor colourOf(ThemeKind theme, Ground ground) {
    return colour(groundTable[static_cast<std::size_t>(ground)], theme);
}

TraitColours traitColoursOf(ThemeKind theme, genotype::Trait trait) {
    const ColourRow& row = traitTable[static_cast<std::size_t>(trait)];
    return {colour(row.fill, theme), colour(row.onFill, theme), colour(row.tint, theme),
            colour(row.textOnTint, theme)};
}

SeatColours seatColoursOf(ThemeKind theme, int seat) {
    Q_ASSERT(seat >= 0 && seat < seatCount);
    const SeatRow& row = seatTable[static_cast<std::size_t>(seat)];
    return {colour(row.fill, theme), colour(row.onFill, theme), colour(row.text, theme),
            shapes::patternOf(seat)};
}

double contrastRatio(const QColor& one, const QColor& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

QColor mixed(const QColor& one, const QColor& other, double weight) {
    const auto blend = [weight](double a, double b) {
        return static_cast<float>(a * weight + b * (1 - weight));
    };
    return QColor::fromRgbF(blend(one.redF(), other.redF()), blend(one.greenF(), other.greenF()),
                            blend(one.blueF(), other.blueF()), blend(one.alphaF(), other.alphaF()));
}

} // namespace app
