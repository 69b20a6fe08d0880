// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_table.h"

namespace genotype {

namespace {

// Fitted by least squares, the final score against the features, over positions from games that bots with
// this evaluation played against each other with a few random moves. These weights are older than the command
// for it, so no run gives exactly these numbers; `genotype-measure fit --weights evaluation` makes a new set
// in the same way. Make one whenever a card or feature changes: README.md says how, and how to test it.
// clang-format off
constexpr WeightTable rows{{
    {Feature::Constant,        {  -18,   107,   281,   540,   956}},
    {Feature::PointsMissing0,  {  102,   111,   118,   124,   120}},
    {Feature::PointsMissing1,  {   60,    88,    96,   109,    70}},
    {Feature::PointsMissing2,  {   25,    57,    69,    82,    93}},
    {Feature::PointsMissing3,  {    8,    24,    40,    50,    90}},
    {Feature::PointsMissing4,  {   -4,    -5,     5,    12,     6}},
    {Feature::PlantsMissing0,  {  -86,  -186,  -190,  -271,  -682}},
    {Feature::PlantsMissing1,  { -134,  -254,  -269,  -400,  -432}},
    {Feature::PlantsMissing2,  {  -56,  -252,  -286,  -374,  -772}},
    {Feature::PlantsMissing3,  {   -2,  -124,  -197,  -268,  -796}},
    {Feature::Validations,     {  -12,    -2,    10,    26,    38}},
    {Feature::Surplus,         {   77,    94,    88,    76,     4}},
    {Feature::IdleSlots,       {  131,   126,   138,   144,    46}},
    {Feature::Mutations,       {  -28,   -82,   -93,   -56,  -173}},
    {Feature::ShiftsHeld,      {   41,     0,   -53,  -131,  -222}},
    {Feature::FreePlots,       {  -20,   -30,   -40,   -24,  -256}},
    {Feature::ReadyPlots,      {   35,    56,    18,    32,  -196}},
    {Feature::Plots,           {  -24,    -2,    32,    14,     0}},
    {Feature::HandFirst,       {    0,    13,    20,    20,    15}},
    {Feature::HandSecond,      {    0,     8,    20,    34,    32}},
    {Feature::HandRest,        {    2,     6,    10,    13,    10}},
    {Feature::HandSowable,     {   24,    59,    70,    64,   154}},
    {Feature::HandEase,        {    4,     6,     6,     0,    -7}},
    {Feature::Coins,           {   92,    87,   105,   140,    82}},
    {Feature::CoinsOver3,      {   11,   -36,   -66,   -44,   -80}},
    {Feature::CoinsOver7,      {   -4,    78,  -160,  -400,   437}},
    {Feature::CoinsInUpgrades, {   -8,    35,    48,    28,     0}},
    {Feature::MarkersLeft,     {  204,   190,   216,   231,    52}},
    {Feature::GardeningOpen,   {  -38,    36,    23,    68,   122}},
    {Feature::Slots,           {  -27,   100,   180,   227,     0}},
    {Feature::Markers,         {  -25,   158,   333,   510,     0}},
    {Feature::Goals,           {  -32,   162,   438,   880,  1453}},
    {Feature::GoalPoints,      {   27,   118,   168,   140,    82}},
    {Feature::GoalMarkers,     {  -24,   160,   404,   739,  1416}},
    {Feature::Funnel,          {    0,     0,     0,     0,   130}},
    {Feature::Knife,           {  106,   117,    88,    -6,   -24}},
    {Feature::Rake,            {  154,   168,   103,   -64,   -68}},
    {Feature::SeedBag,         {   78,   126,   194,   261,   228}},
    {Feature::Dissertation,    {   48,   177,   353,   482,   428}},
    {Feature::Pot,             {  116,   221,   284,   359,   254}},
    {Feature::Brush,           {   22,    77,   104,   124,    26}},
    {Feature::Lens,            {  120,   182,   194,   232,   164}},
    {Feature::Watch,           {  140,   195,   206,   244,   160}},
    {Feature::Line,            {   70,   116,   117,   129,    28}},
    {Feature::Grant,           {  -10,   129,   278,   376,   337}},
    {Feature::Alipius,         {   48,   172,   349,   494,     0}},
    {Feature::Elisabeth,       {   55,   286,   473,   562,     0}},
    {Feature::Anna,            {   50,   222,   329,   395,     0}},
    {Feature::Omari,           {   50,   133,   152,    80,     0}},
    {Feature::Anton,           {    8,    34,    20,   -28,     0}},
    {Feature::Franz,           {  -91,    -6,    39,   -54,     0}},
    {Feature::Maria,           {  104,   204,   260,   304,     0}},
    {Feature::Leopold,         {   18,    78,   248,   458,     0}},
    {Feature::May,             {   26,    72,   132,   107,     0}},
    {Feature::Eduard,          {   14,    77,   136,   188,     0}},
    {Feature::ElisabethOpen,   {  166,   154,   120,    74,     0}},
    {Feature::AnnaOpen,        {  131,    96,   105,   -22,     0}},
    {Feature::OmariOpen,       {  -12,   -50,  -106,  -176,     0}},
    {Feature::TurnOrder,       {  -38,   -18,    24,    36,   -21}},
    {Feature::Seats,           {  -55,  -148,  -281,  -386,  -410}},
}};
// clang-format on

} // namespace

constinit const EvaluationWeights evaluationWeights = byStage(rows);

} // namespace genotype
