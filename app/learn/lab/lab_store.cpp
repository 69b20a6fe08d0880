// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_store.h"

#include "app/charts/tally_pad.h"
#include "app/learn/session/progress_json.h"
#include "breeding_session.h"
#include "lab_session.h"
#include "lessons/mendel_data.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr std::array sourceNames{"cross", "games", "tally", "file", "mendel", "breeding"};

QString key(const char* name) {
    return QLatin1String(name);
}

QJsonArray arrayOf(const QStringList& words) {
    return QJsonArray::fromStringList(words);
}

QStringList wordsOf(const QJsonValue& value) {
    QStringList words;
    for (const auto& one : value.toArray())
        words << one.toString();
    return words;
}

QJsonArray jsonOf(const QList<FormerReport>& reports) {
    QJsonArray all;
    for (const FormerReport& one : reports) {
        QJsonObject made = app::jsonOf(one.words);
        made.insert(key("when"), one.when.toString(Qt::ISODate));
        all.append(made);
    }
    return all;
}

QList<FormerReport> formerReportsOf(const QJsonArray& all) {
    QList<FormerReport> reports;
    for (const auto& one : all)
        if (reports.size() < FormerReport::most)
            reports << FormerReport{reportWordsOf(one.toObject()),
                                    QDateTime::fromString(one[key("when")].toString(), Qt::ISODate)};
    return reports;
}

QJsonObject jsonOf(const lessons::Cross& cross) {
    QJsonArray genes;
    for (const lessons::Gene& gene : cross.genes)
        genes.append(QJsonObject{{key("id"), QString::fromStdString(gene.id)},
                                 {key("inheritance"), static_cast<int>(gene.inheritance)}});
    QJsonArray linkage;
    for (const double fraction : cross.recombination)
        linkage.append(fraction);
    return {{key("genes"), genes},
            {key("first"), QString::fromStdString(lessons::notation(cross, cross.first))},
            {key("second"), QString::fromStdString(lessons::notation(cross, cross.second))},
            {key("linkage"), linkage}};
}

const lessons::Gene* geneOf(const QJsonObject& object) {
    const std::string id = object.value(key("id")).toString().toStdString();
    const int inheritance = object.value(key("inheritance")).toInt();
    if (const lessons::Gene* gene = lessons::findGene(id);
        gene && static_cast<int>(gene->inheritance) == inheritance)
        return gene;
    for (const auto kind : {genotype::Inheritance::CompleteDominance,
                            genotype::Inheritance::IncompleteDominance, genotype::Inheritance::Codominance})
        for (const lessons::Gene& gene : lessons::inventedGenes(kind))
            if (gene.id == id && static_cast<int>(kind) == inheritance)
                return &gene;
    return nullptr;
}

std::optional<lessons::Cross> crossOf(const QJsonObject& object, const GeneAction& action) {
    std::vector<lessons::Gene> genes;
    if (const auto* interaction = lessons::findInteraction(action.interaction))
        genes = interaction->genes;
    else
        for (const auto& one : object.value(key("genes")).toArray()) {
            const lessons::Gene* gene = geneOf(one.toObject());
            if (!gene)
                return std::nullopt;
            genes.push_back(*gene);
        }
    std::vector<double> linkage;
    for (const auto& fraction : object.value(key("linkage")).toArray())
        linkage.push_back(qBound(0.0, fraction.toDouble(0.5), 0.5));
    if (genes.empty() || genes.size() > LabSession::mostGenes ||
        (!linkage.empty() && linkage.size() + 1 != genes.size()))
        return std::nullopt;
    auto read = lessons::readCross(genes, object.value(key("first")).toString().toStdString(),
                                   object.value(key("second")).toString().toStdString(), linkage);
    if (auto* cross = std::get_if<lessons::Cross>(&read))
        return *cross;
    return std::nullopt;
}

/// How the genes act, with the offspring counted under it. A version that does not know this field reads the
/// cross without these offspring, which would not fit it; if it then saves another cross, that one holds.
struct Together {
    GeneAction action;
    QJsonArray way;
    QJsonArray plants;
};

QJsonObject jsonOf(const LabBench& bench, const QJsonObject& cross, const QJsonArray& way,
                   const QJsonArray& plants) {
    if (bench.action == GeneAction{})
        return {};
    return {{key("interaction"), QString::fromStdString(bench.action.interaction)},
            {key("lethal"), QString::fromStdString(bench.action.lethal)},
            {key("cross"), cross},
            {key("way"), way},
            {key("plants"), plants}};
}

Together togetherIn(const QJsonObject& root) {
    const QJsonObject object = root.value(key("together")).toObject();
    if (object.isEmpty() || object.value(key("cross")) != root.value(key("cross")))
        return {{}, root.value(key("way")).toArray(), root.value(key("plants")).toArray()};
    return {{object.value(key("interaction")).toString().toStdString(),
             object.value(key("lethal")).toString().toStdString()},
            object.value(key("way")).toArray(),
            object.value(key("plants")).toArray()};
}

/// Whether this action can be chosen for the cross, and its parents live.
bool fits(const GeneAction& action, const lessons::Cross& cross) {
    if (action == GeneAction{})
        return true;
    const auto possible = actionsFor(cross.genes);
    const auto together = interactionOf(action, cross.genes);
    return std::ranges::find(possible, action) != possible.end() && together &&
           lessons::lives(*together, cross.first) && lessons::lives(*together, cross.second);
}

} // namespace

LabStore::LabStore(const QString& dataFolder, const Parts& parts)
    : m_file(dataFolder, Kept::Lab), m_parts(parts) {}

QJsonObject LabStore::state() const {
    const LabBench& bench = m_parts.session.bench();
    const LabChoices& choices = m_parts.choices;
    const bool alone = bench.action == GeneAction{};
    const QJsonObject cross = jsonOf(bench.cross);
    const QJsonArray way = app::jsonOf(bench.sample.series());
    QJsonArray plants;
    for (const std::uint16_t plant : *bench.plants)
        plants.append(int(plant));
    QJsonArray taps;
    for (const int tap : m_parts.pad.taps())
        taps.append(tap);
    QStringList fileNames;
    for (const std::string& name : choices.file.table.names)
        fileNames << QString::fromStdString(name);
    return {{key("source"), QLatin1String(sourceNames[std::size_t(choices.source)])},
            {key("cross"), cross},
            {key("way"), alone ? way : QJsonArray()},
            {key("plants"), alone ? plants : QJsonArray()},
            {key("together"), jsonOf(bench, cross, way, plants)},
            {key("number"), qint64(m_parts.view.number)},
            {key("genotypes"), m_parts.view.genotypes},
            {key("followed"), int(m_parts.view.followed)},
            {key("tally"), QJsonObject{{key("names"), arrayOf(choices.tallyNames)},
                                       {key("ratio"), choices.tallyRatio},
                                       {key("taps"), taps}}},
            {key("file"), QJsonObject{{key("path"), choices.filePath},
                                      {key("ratio"), choices.fileRatio},
                                      {key("names"), arrayOf(fileNames)},
                                      {key("counts"), app::jsonOf(choices.file.table.counts)}}},
            {key("games"), QJsonObject{{key("game"), QString::fromStdString(choices.game)},
                                       {key("trait"), static_cast<int>(choices.trait)},
                                       {key("omari"), choices.omari}}},
            {key("published"), choices.published},
            {key("breeding"), m_parts.breeding.json()},
            {key("report"), app::jsonOf(m_parts.view.reportWords)},
            {key("formerReports"), jsonOf(m_parts.view.formerReports)},
            {key("bred"), qint64(m_parts.view.bred)},
            {key("modelPart"), m_parts.view.modelPart}};
}

void LabStore::takeCross(const QJsonObject& root) {
    const Together saved = togetherIn(root);
    const auto cross = crossOf(root.value(key("cross")).toObject(), saved.action);
    if (!cross || !fits(saved.action, *cross))
        return;
    const lessons::Brood brood(*cross, interactionOf(saved.action, cross->genes));
    const auto isBorn = [&brood](int kind) {
        return kind >= 0 && std::size_t(kind) < brood.kindCount() && brood.byKind()[std::size_t(kind)] > 0;
    };
    std::vector<std::uint16_t> plants;
    for (const auto& value : saved.plants) {
        const int plant = value.toInt(-1);
        if (!isBorn(plant))
            break;
        plants.push_back(std::uint16_t(plant));
    }
    m_parts.session.restore(*cross, saved.action, wayOf(saved.way, brood.kindCount()), std::move(plants));
}

void LabStore::takeChoices(const QJsonObject& root) {
    LabChoices& choices = m_parts.choices;
    const QString source = root.value(key("source")).toString();
    for (std::size_t i = 0; i < sourceNames.size(); ++i)
        if (source == QLatin1String(sourceNames[i]))
            choices.source = static_cast<LabSource>(i);
    LabView& view = m_parts.view;
    view.number =
        qBound(qint64{1}, root.value(key("number")).toInteger(view.number), qint64{lessons::maxOffspring});
    view.bred = qBound(qint64{1}, root.value(key("bred")).toInteger(view.bred),
                       qint64{lessons::breeding::Bench::mostOffspring});
    view.modelPart = qBound(0, root.value(key("modelPart")).toInt(), 2);
    view.genotypes = root.value(key("genotypes")).toBool(view.genotypes);
    view.reportWords = reportWordsOf(root.value(key("report")).toObject());
    view.formerReports = formerReportsOf(root.value(key("formerReports")).toArray());
    view.followed = std::size_t(qBound(0, root.value(key("followed")).toInt(), 80));

    const QJsonObject tally = root.value(key("tally")).toObject();
    const QStringList names = wordsOf(tally.value(key("names"))).mid(0, TallyPad::mostCategories);
    if (names.size() > 1) {
        choices.tallyNames = names;
        choices.tallyRatio = tally.value(key("ratio")).toString();
        QList<int> taps;
        for (const auto& tap : tally.value(key("taps")).toArray())
            taps << tap.toInt(-1);
        m_parts.pad.restore(names, taps);
    }
    const QJsonObject file = root.value(key("file")).toObject();
    const QStringList fileNames = wordsOf(file.value(key("names")));
    auto counts = countsOf(file.value(key("counts")).toArray());
    if (!counts.empty() && counts.size() == std::size_t(fileNames.size())) {
        choices.filePath = file.value(key("path")).toString();
        for (const QString& name : fileNames)
            choices.file.table.names.push_back(name.toStdString());
        choices.file.table.counts = std::move(counts);
    }
    choices.fileRatio = file.value(key("ratio")).toString();
    const QJsonObject games = root.value(key("games")).toObject();
    choices.game = games.value(key("game")).toString().toStdString();
    choices.trait = static_cast<genotype::Trait>(
        qBound(0, games.value(key("trait")).toInt(), int(genotype::traitCount) - 1));
    choices.omari = games.value(key("omari")).toBool();
    choices.published =
        qBound(0, root.value(key("published")).toInt(), int(lessons::mendelsCrosses().size()) - 1);
}

void LabStore::load() {
    const QJsonObject root = m_file.read();
    if (!root.isEmpty()) {
        takeCross(root);
        takeChoices(root);
        m_parts.breeding.restore(root.value(key("breeding")).toObject());
    }
    m_kept = state();
}

bool LabStore::save() {
    const QJsonObject now = state();
    if (now == m_kept)
        return true;
    const bool written = m_file.change([&now](const QJsonObject& before) {
        QJsonObject next = before;
        for (auto it = now.begin(); it != now.end(); ++it)
            next.insert(it.key(), it.value());
        return next;
    });
    if (written)
        m_kept = now;
    return written;
}

} // namespace app
