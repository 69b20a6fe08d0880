// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/names.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lessons {

namespace {

using Codes = std::vector<char32_t>;

Codes codesOf(std::string_view text) {
    Codes codes;
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        codes.push_back(character.valid() ? character.code : U'\ufffd');
        text.remove_prefix(character.bytes);
    }
    return codes;
}

/// Letters of Latin-1 and Latin Extended-A that a letter and an accent after it make.
struct Composed {
    char32_t accent;
    std::u32string_view letters; ///< "AÀ": a letter and what it becomes, pair after pair
};
constexpr std::array<Composed, 10> composed{{
    {0x0300, U"AÀEÈIÌOÒUÙaàeèiìoòuùNǸnǹ"},
    {0x0301, U"AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzź"},
    {0x0302, U"AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷ"},
    {0x0303, U"AÃNÑOÕaãnñoõIĨiĩUŨuũ"},
    {0x0308, U"AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ"},
    {0x030a, U"AÅaåUŮuů"},
    {0x0327, U"CÇcçGĢKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ"},
    {0x030c, U"CČcčDĎdďEĚeěNŇnňRŘrřSŠsšTŤtťZŽzž"},
    {0x0328, U"AĄaąEĘeęIĮiįUŲuų"},
    {0x0304, U"AĀaāEĒeēIĪiīOŌoōUŪuū"},
}};

char32_t withAccent(char32_t letter, char32_t accent) {
    for (const Composed& one : composed)
        if (one.accent == accent)
            for (std::size_t i = 0; i + 1 < one.letters.size(); i += 2)
                if (one.letters[i] == letter)
                    return one.letters[i + 1];
    return 0;
}

bool isSpace(char32_t code) {
    return code == U' ' || code == U'\t' || code == U'\n' || code == U'\r' || code == 0xa0 ||
           code == 0x202f || (code >= 0x2000 && code <= 0x200a) || code == 0x3000;
}

/// Of no width: soft hyphen, joiners, marks of direction, byte order mark.
bool isInvisible(char32_t code) {
    return code == 0xad || (code >= 0x200b && code <= 0x200f) || code == 0x2060 || code == 0xfeff;
}

char32_t lower(char32_t code) {
    if ((code >= U'A' && code <= U'Z') || (code >= 0xc0 && code <= 0xde && code != 0xd7) ||
        (code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f))
        return code + 32;
    const bool pairs = (code >= 0x100 && code <= 0x137) || (code >= 0x14a && code <= 0x177);
    const bool oddPairs = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17e);
    if ((pairs && code % 2 == 0) || (oddPairs && code % 2 == 1))
        return code + 1;
    return code == 0x178 ? char32_t{0xff} : code;
}

bool isLetter(char32_t code) {
    return lower(code) != code || (code >= U'a' && code <= U'z') || code >= 0xc0;
}

std::string textOf(const Codes& codes) {
    std::string text;
    for (const char32_t code : codes)
        addUtf8(text, code);
    return text;
}

/// The words of a folded name; signs such as % and Σ are words, other signs end a word.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words{""};
    for (const char32_t code : codesOf(foldedName(text))) {
        if (code == U'%' || code == U'=' || code == U'∑') {
            words.emplace_back();
            addUtf8(words.back(), code == U'∑' ? U'σ' : code);
            words.emplace_back();
        } else if ((code >= U'0' && code <= U'9') || isLetter(code)) {
            addUtf8(words.back(), code);
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    std::erase(words, "");
    return words;
}

template <std::size_t size>
bool isAmong(const std::array<std::string_view, size>& known, std::string_view word) {
    return std::find(known.begin(), known.end(), word) != known.end();
}

constexpr std::array<std::string_view, 31> totalWords{
    "total",      "totals",        "subtotal",     "subtotals",
    "sum",        "sums",          "summe",        "gesamt",
    "gesamtzahl", "gesamtsumme",   "gesamtanzahl", "gesamtergebnis",
    "insgesamt",  "zwischensumme", "endsumme",     "zusammen",
    "σ",          "somme",         "suma",         "totale",
    "totaal",     "totalt",        "razem",        "toplam",
    "итого",      "всего",         "сумма",        "altogether",
    "totaux",     "ensemble",      "grandtotal"};
constexpr std::array<std::string_view, 12> possibleTotals{"n",          "all",   "alle",     "overall",
                                                          "together",   "both",  "everyone", "alles",
                                                          "everything", "tutti", "tous",     "todos"};
constexpr std::array<std::string_view, 34> countWords{
    "count",      "counts", "counted",  "n",          "number",      "numbers",     "observed",
    "obs",        "anzahl", "gezählt",  "beobachtet", "beobachtete", "zahl",        "zahlen",
    "tally",      "amount", "menge",    "stück",      "quantity",    "freq",        "frequency",
    "häufigkeit", "plants", "pflanzen", "offspring",  "nachkommen",  "individuals", "individuen",
    "seeds",      "samen",  "peas",     "erbsen",     "nombre",      "effectif"};
constexpr std::array<std::string_view, 59> noCountWords{"percent",
                                                        "percentage",
                                                        "percentages",
                                                        "%",
                                                        "pct",
                                                        "prozent",
                                                        "prozentsatz",
                                                        "prozentual",
                                                        "anteil",
                                                        "anteile",
                                                        "share",
                                                        "shares",
                                                        "proportion",
                                                        "proportions",
                                                        "fraction",
                                                        "bruchteil",
                                                        "ratio",
                                                        "verhältnis",
                                                        "rel",
                                                        "relative",
                                                        "relativ",
                                                        "probability",
                                                        "wahrscheinlichkeit",
                                                        "chance",
                                                        "expected",
                                                        "expectation",
                                                        "erwartet",
                                                        "erwartete",
                                                        "erwartung",
                                                        "theoretical",
                                                        "predicted",
                                                        "exp",
                                                        "chi",
                                                        "mean",
                                                        "average",
                                                        "mittelwert",
                                                        "median",
                                                        "sd",
                                                        "se",
                                                        "affected",
                                                        "betroffen",
                                                        "status",
                                                        "sex",
                                                        "gender",
                                                        "geschlecht",
                                                        "code",
                                                        "age",
                                                        "alter",
                                                        "year",
                                                        "jahr",
                                                        "weight",
                                                        "gewicht",
                                                        "length",
                                                        "länge",
                                                        "temperature",
                                                        "quote",
                                                        "rate",
                                                        "pourcentage",
                                                        "porcentaje"};
/// What is classified: the last or first of several words, or alone.
constexpr std::array<std::string_view, 66> columnWords{
    "phenotype", "phenotypes", "phänotyp",   "phänotypen",  "genotype",    "genotypes",   "genotyp",
    "genotypen", "trait",      "character",  "merkmal",     "color",       "colour",      "farbe",
    "shape",     "form",       "height",     "höhe",        "größe",       "size",        "type",
    "typ",       "group",      "gruppe",     "class",       "klasse",      "category",    "categories",
    "kategorie", "result",     "outcome",    "ergebnis",    "observation", "beobachtung", "name",
    "kind",      "art",        "sorte",      "variety",     "sex",         "gender",      "geschlecht",
    "status",    "allele",     "allel",      "value",       "wert",        "label",       "species",
    "look",      "aussehen",   "appearance", "phénotype",   "fenotipo",    "fenotyp",     "texture",
    "pattern",   "muster",     "blutgruppe", "combination", "kombination", "gamete",      "gameten",
    "gametes",   "treatment",  "face"};
/// What has the trait; the name of a column only alone.
constexpr std::array<std::string_view, 37> thingWords{
    "flower", "flowers",    "blüte",     "blüten",     "pod",    "pods",    "hülse",    "hülsen",
    "seed",   "seeds",      "samen",     "plant",      "plants", "pflanze", "pflanzen", "pea",
    "peas",   "erbse",      "erbsen",    "eye",        "eyes",   "auge",    "augen",    "wing",
    "wings",  "flügel",     "fur",       "fell",       "coat",   "hair",    "haare",    "person",
    "id",     "individual", "offspring", "nachkommen", "sample"};
constexpr std::array<std::string_view, 42> amountWords{
    "many",  "few",    "several", "some",    "none",   "no",   "zero",   "one",    "two",   "three", "four",
    "five",  "six",    "seven",   "eight",   "nine",   "ten",  "eleven", "twelve", "dozen", "half",  "lots",
    "viele", "wenige", "einige",  "mehrere", "keine",  "kein", "null",   "eins",   "ein",   "eine",  "zwei",
    "drei",  "vier",   "fünf",    "sechs",   "sieben", "acht", "neun",   "zehn",   "zwölf"};

/// What says which one: a wild type, a white colour or a dwarf form is a category and not a column.
constexpr std::array<std::string_view, 86> kindWords{
    "andere",       "anderer",     "black",     "blaue",      "blauer",      "blue",    "braune",
    "brauner",      "brown",       "dominant",  "dominanter", "dwarf",       "female",  "gelbe",
    "gelber",       "glatte",      "glatter",   "graue",      "grauer",      "gray",    "green",
    "grey",         "große",       "großer",    "grüne",      "grüner",      "hohe",    "hoher",
    "intermediate", "kantige",     "kein",      "keine",      "kleine",      "kleiner", "kurze",
    "kurzer",       "lange",       "langer",    "large",      "long",        "male",    "mutant",
    "mutante",      "mutierte",    "mutierter", "männliche",  "neue",        "neuer",   "new",
    "no",           "nonparental", "normal",    "normale",    "normaler",    "other",   "parental",
    "pink",         "purple",      "raue",      "recessive",  "recombinant", "red",     "rezessiver",
    "rosa",         "rote",        "roter",     "rough",      "round",       "runde",   "runder",
    "runzlige",     "schwarze",    "schwarzer", "short",      "small",       "smooth",  "tall",
    "violette",     "violetter",   "weibliche", "weiße",      "weißer",      "white",   "wild",
    "wrinkled",     "yellow"};
/// The same in one German word.
constexpr std::array<std::string_view, 9> kindBeginnings{"wild",   "normal", "mutant", "zwerg", "eltern",
                                                         "rekomb", "neu",    "riesen", "misch"};

/// "wild type", "Wildtyp", "the recombinant class"
bool namesOneKind(const std::vector<std::string>& words) {
    if (words.size() > 1)
        return std::any_of(words.begin(), words.end() - 1,
                           [](const std::string& word) { return isAmong(kindWords, word); });
    return std::any_of(kindBeginnings.begin(), kindBeginnings.end(), [&words](std::string_view beginning) {
        return words.front().size() > beginning.size() && words.front().starts_with(beginning);
    });
}

/// German writes such names in one word: "Blütenfarbe".
bool endsInColumnWord(std::string_view word) {
    constexpr std::array<std::string_view, 9> endings{"farbe",  "form",    "größe",     "höhe",  "typ",
                                                      "gruppe", "merkmal", "kategorie", "klasse"};
    return std::any_of(endings.begin(), endings.end(), [word](std::string_view ending) {
        return word.size() > ending.size() + 2 && word.ends_with(ending);
    });
}

} // namespace

void addUtf8(std::string& text, char32_t code) {
    const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xc0 | code >> 6);
        add(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        add(0xe0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3f));
        add(0x80 | (code & 0x3f));
    } else {
        add(0xf0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3f));
        add(0x80 | (code >> 6 & 0x3f));
        add(0x80 | (code & 0x3f));
    }
}

std::string plainName(std::string_view text) {
    Codes plain;
    for (const char32_t code : codesOf(text)) {
        if (isInvisible(code))
            continue;
        if (isSpace(code)) {
            if (!plain.empty() && plain.back() != U' ')
                plain.push_back(U' ');
        } else if (const char32_t one = plain.empty() ? 0 : withAccent(plain.back(), code); one != 0) {
            plain.back() = one;
        } else {
            plain.push_back(code);
        }
    }
    if (!plain.empty() && plain.back() == U' ')
        plain.pop_back();
    return textOf(plain);
}

std::string foldedName(std::string_view text) {
    Codes codes = codesOf(plainName(text));
    std::transform(codes.begin(), codes.end(), codes.begin(), lower);
    return textOf(codes);
}

bool areSymbols(std::string_view first, std::string_view second) {
    const Codes letters = codesOf(foldedName(first));
    if (letters.size() <= 2)
        return true;
    bool pairs = letters.size() % 2 == 0;
    for (std::size_t i = 0; pairs && i + 1 < letters.size(); i += 2)
        pairs = letters[i] == letters[i + 1];
    // A word is written in capitals, in small letters, or with one capital at its beginning.
    const auto isWord = [](std::string_view text) {
        const Codes codes = codesOf(plainName(text));
        const auto isCapital = [](char32_t code) { return lower(code) != code; };
        const auto capitals = std::count_if(codes.begin(), codes.end(), isCapital);
        const auto all = std::count_if(codes.begin(), codes.end(), isLetter);
        return capitals == all || capitals == 0 || (capitals == 1 && isCapital(codes.front()));
    };
    return pairs || std::count_if(letters.begin(), letters.end(), isLetter) <= 2 ||
           ((!isWord(first) || !isWord(second)) && letters.size() <= 12 &&
            std::find(letters.begin(), letters.end(), U' ') == letters.end());
}

bool isTotalName(std::string_view text) {
    const auto words = wordsOf(text);
    if (words.empty() || words.size() > 5)
        return false;
    if (isAmong(totalWords, words.front()) || (words.size() <= 2 && isAmong(totalWords, words.back())))
        return true;
    return (words.front() == "n" || words.front() == "grand") && words.size() > 1 &&
           (words[1] == "=" || words[1] == "total");
}

bool isPossibleTotalName(std::string_view text) {
    const auto words = wordsOf(text);
    return !words.empty() && words.size() <= 2 && isAmong(possibleTotals, words.front());
}

bool isCountName(std::string_view text) {
    const auto words = wordsOf(text);
    return std::any_of(words.begin(), words.end(),
                       [](const std::string& word) { return isAmong(countWords, word); }) &&
           !isNoCountName(text);
}

bool isNoCountName(std::string_view text) {
    const auto words = wordsOf(text);
    return std::any_of(words.begin(), words.end(),
                       [](const std::string& word) { return isAmong(noCountWords, word); }) ||
           (words.size() == 1 && words.front() == "p");
}

bool isColumnName(std::string_view text) {
    const auto words = wordsOf(text);
    if (words.empty() || words.size() > 6 || namesOneKind(words))
        return false;
    if (words.size() == 1)
        return isAmong(columnWords, words[0]) || isAmong(thingWords, words[0]) || endsInColumnWord(words[0]);
    return isAmong(columnWords, words.back()) || endsInColumnWord(words.back()) ||
           (isAmong(columnWords, words.front()) &&
            (words[1] == "of" || words[1] == "der" || words[1] == "des"));
}

bool isAmountWord(std::string_view text) {
    const auto words = wordsOf(text);
    return !words.empty() && words.size() <= 2 && isAmong(amountWords, words.front());
}

} // namespace lessons
