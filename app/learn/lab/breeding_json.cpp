// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_session.h"

#include "lessons/breeding/hypotheses.h"

#include <QtCore/QJsonArray>

namespace app {

using namespace lessons::breeding;

namespace {

QString field(const char* name) {
    return QLatin1String(name);
}

QJsonArray jsonOf(const std::vector<Look>& looks) {
    QJsonArray made;
    for (const Look& look : looks)
        made.append(QJsonArray{int(look.forms[0]), int(look.forms[1])});
    return made;
}

std::vector<Look> looksOf(const QJsonValue& value) {
    std::vector<Look> looks;
    for (const auto& one : value.toArray())
        looks.push_back({{Form(one.toArray().at(0).toInt(unseen.forms[0])),
                          Form(one.toArray().at(1).toInt(unseen.forms[1]))}});
    return looks;
}

/// The place of an individual, or none if it is not on the bench.
std::optional<std::size_t> placeIn(const QJsonValue& value, const Bench& bench) {
    const qint64 place = value.toInteger(-1);
    if (place < 0 || std::size_t(place) >= bench.specimens().size())
        return std::nullopt;
    return std::size_t(place);
}

std::optional<Model> modelOf(const QJsonObject& saved) {
    const auto mode = findMode(saved.value(field("mode")).toString().toStdString());
    if (!mode)
        return std::nullopt;
    const std::vector<Look> looks = looksOf(saved.value(field("forms")));
    return looks.size() == classNames(*mode).size() ? std::optional(Model{*mode, looks}) : std::nullopt;
}

std::vector<BreedingPrediction> predictionsOf(const QJsonObject& saved, const Bench& bench) {
    std::vector<BreedingPrediction> made;
    for (const auto& value : saved.value(field("predictions")).toArray()) {
        const QJsonObject one = value.toObject();
        const auto mother = placeIn(one.value(field("mother")), bench);
        const auto father = placeIn(one.value(field("father")), bench);
        if (mother && father)
            made.push_back({*mother, *father, one.value(field("ratio")).toString(),
                            one.value(field("apart")).toBool(), looksOf(one.value(field("looks"))),
                            one.value(field("before")).toBool()});
    }
    return made;
}

} // namespace

QJsonObject BreedingSession::json() const {
    QJsonArray actions;
    for (const std::string& line : m_bench.history())
        actions.append(QString::fromStdString(line));
    QJsonArray parents;
    for (const std::size_t one : m_parents)
        parents.append(qint64(one));
    QJsonArray predictions;
    for (const BreedingPrediction& one : m_predictions)
        predictions.append(QJsonObject{{field("mother"), qint64(one.mother)},
                                       {field("father"), qint64(one.father)},
                                       {field("ratio"), one.ratio},
                                       {field("apart"), one.apart},
                                       {field("looks"), jsonOf(one.looks)},
                                       {field("before"), one.before}});
    QJsonObject made{{field("code"), QString::fromStdString(lessons::breeding::text(mystery().code))},
                     // Numbers in JSON are exact to 2⁵³ only.
                     {field("seed"), QString::number(m_bench.seed())},
                     {field("actions"), actions},
                     {field("parents"), parents},
                     {field("predictions"), predictions},
                     {field("judged"), m_judgement.has_value()},
                     {field("revealed"), m_revealed}};
    if (!m_takenBack.empty()) {
        QJsonArray seen;
        for (const auto& [mother, father] : m_takenBack)
            seen.append(QJsonArray{qint64(mother), qint64(father)});
        made.insert(field("takenBack"), seen);
    }
    if (m_shown)
        made.insert(field("shown"), qint64(*m_shown));
    if (m_model) {
        made.insert(field("mode"), QLatin1String(idOf(m_model->mode).data()));
        made.insert(field("forms"), jsonOf(m_model->looks));
    }
    return made;
}

void BreedingSession::restore(const QJsonObject& saved) {
    const auto code = readCode(saved.value(field("code")).toString().toStdString());
    if (!std::holds_alternative<MysteryCode>(code))
        return;
    clear();
    m_bench = Bench(std::get<MysteryCode>(code), saved.value(field("seed")).toString().toULongLong());
    for (const auto& line : saved.value(field("actions")).toArray())
        if (!m_bench.play(line.toString().toStdString()))
            break;
    refreshEvidence();
    for (const auto& one : saved.value(field("parents")).toArray())
        if (const auto place = placeIn(one, m_bench); place && !isParent(*place) && m_parents.size() < 2)
            toggleParent(*place);
    refreshShown();
    if (const qint64 shown = saved.value(field("shown")).toInteger(-1);
        shown >= 0 && std::size_t(shown) < m_bench.crosses().size())
        m_shown = std::size_t(shown);
    m_model = modelOf(saved);
    m_predictions = predictionsOf(saved, m_bench);
    for (const auto& one : saved.value(field("takenBack")).toArray())
        if (const qint64 mother = one.toArray().at(0).toInteger(-1),
            father = one.toArray().at(1).toInteger(-1);
            mother >= 0 && father >= 0)
            m_takenBack.insert({std::size_t(mother), std::size_t(father)});
    m_revealed = saved.value(field("revealed")).toBool();
    if (saved.value(field("judged")).toBool())
        defend();
    emit changed();
}

} // namespace app
