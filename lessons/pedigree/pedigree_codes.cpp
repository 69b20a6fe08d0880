// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/pedigree_codes.h"

#include "lessons/csv/names.h"

#include <algorithm>
#include <utility>

namespace lessons::pedigree {

namespace {

template <typename Value> using Codes = std::vector<std::pair<std::string_view, Value>>;

template <typename Value> std::optional<Value> codedIn(const Codes<Value>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &std::pair<std::string_view, Value>::first);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

const Codes<Role> columnNames{{"fid", Role::Family},
                              {"famid", Role::Family},
                              {"familyid", Role::Family},
                              {"family", Role::Family},
                              {"fam", Role::Family},
                              {"ped", Role::Family},
                              {"pedid", Role::Family},
                              {"pedigree", Role::Family},
                              {"pedigreeid", Role::Family},
                              {"kindred", Role::Family},
                              {"familie", Role::Family},
                              {"iid", Role::Id},
                              {"id", Role::Id},
                              {"individual", Role::Id},
                              {"individualid", Role::Id},
                              {"indid", Role::Id},
                              {"person", Role::Id},
                              {"personid", Role::Id},
                              {"sampleid", Role::Id},
                              {"subject", Role::Id},
                              {"subjectid", Role::Id},
                              {"ego", Role::Id},
                              {"pat", Role::Father},
                              {"patid", Role::Father},
                              {"paternalid", Role::Father},
                              {"father", Role::Father},
                              {"fatherid", Role::Father},
                              {"dad", Role::Father},
                              {"dadid", Role::Father},
                              {"fa", Role::Father},
                              {"sire", Role::Father},
                              {"vater", Role::Father},
                              {"mat", Role::Mother},
                              {"matid", Role::Mother},
                              {"maternalid", Role::Mother},
                              {"mother", Role::Mother},
                              {"motherid", Role::Mother},
                              {"mom", Role::Mother},
                              {"momid", Role::Mother},
                              {"mum", Role::Mother},
                              {"mo", Role::Mother},
                              {"dam", Role::Mother},
                              {"mutter", Role::Mother},
                              {"mid", Role::Mother},
                              {"sex", Role::Sex},
                              {"gender", Role::Sex},
                              {"geschlecht", Role::Sex},
                              {"affected", Role::Status},
                              {"affection", Role::Status},
                              {"aff", Role::Status},
                              {"affectionstatus", Role::Status},
                              {"affectedstatus", Role::Status},
                              {"status", Role::Status},
                              {"pheno", Role::Status},
                              {"pheno1", Role::Status},
                              {"phenotype", Role::Status},
                              {"disease", Role::Status},
                              {"diseasestatus", Role::Status},
                              {"betroffen", Role::Status},
                              {"krank", Role::Status},
                              {"phänotyp", Role::Status},
                              {"mztwin", Role::Twin},
                              {"twin", Role::Twin},
                              {"twins", Role::Twin},
                              {"monozygotic", Role::Twin},
                              {"zwilling", Role::Twin}};

const Codes<Sex> sexes{
    {"1", Sex::Male},        {"2", Sex::Female},        {"m", Sex::Male},    {"f", Sex::Female},
    {"male", Sex::Male},     {"female", Sex::Female},   {"man", Sex::Male},  {"woman", Sex::Female},
    {"boy", Sex::Male},      {"girl", Sex::Female},     {"mann", Sex::Male}, {"frau", Sex::Female},
    {"männlich", Sex::Male}, {"weiblich", Sex::Female}, {"w", Sex::Female},  {"0", Sex::Unknown},
    {"-9", Sex::Unknown},    {"unknown", Sex::Unknown}, {"u", Sex::Unknown}, {"na", Sex::Unknown},
    {".", Sex::Unknown},     {"?", Sex::Unknown},       {"", Sex::Unknown},  {"unbekannt", Sex::Unknown}};
/// Without the codes 0 and 1, which mean different things in different programs.
const Codes<Status> statuses{{"2", Status::Affected},
                             {"affected", Status::Affected},
                             {"a", Status::Affected},
                             {"case", Status::Affected},
                             {"yes", Status::Affected},
                             {"y", Status::Affected},
                             {"true", Status::Affected},
                             {"t", Status::Affected},
                             {"ja", Status::Affected},
                             {"betroffen", Status::Affected},
                             {"unaffected", Status::Unaffected},
                             {"control", Status::Unaffected},
                             {"no", Status::Unaffected},
                             {"n", Status::Unaffected},
                             {"false", Status::Unaffected},
                             {"f", Status::Unaffected},
                             {"nein", Status::Unaffected},
                             {"nicht betroffen", Status::Unaffected},
                             {"not affected", Status::Unaffected},
                             {"-9", Status::Unknown},
                             {"na", Status::Unknown},
                             {".", Status::Unknown},
                             {"?", Status::Unknown},
                             {"", Status::Unknown},
                             {"unknown", Status::Unknown},
                             {"unbekannt", Status::Unknown},
                             {"nan", Status::Unknown}};

} // namespace

std::string nameOfColumn(std::string_view cell) {
    std::string name;
    for (const char c : foldedName(cell))
        if (std::string_view(" _-.#()").find(c) == std::string_view::npos)
            name += c;
    return name;
}

std::optional<Role> roleOf(std::string_view name) {
    return codedIn(columnNames, name);
}

std::optional<Sex> sexIn(std::string_view cell) {
    return codedIn(sexes, foldedName(cell));
}

std::optional<Status> statusIn(std::string_view cell) {
    return codedIn(statuses, foldedName(cell));
}

} // namespace lessons::pedigree
