// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_store.h"

#include "app/charts/tally_pad.h"
#include "app/learn/session/progress_fields.h"
#include "breeding_fields.h"
#include "lab_session.h"
#include "lessons/mendel_data.h"

#include <algorithm>

namespace app {

struct KeptGene {
    std::string id;
    int inheritance = 0;

    bool operator==(const KeptGene&) const = default;
};

struct KeptCross {
    std::vector<KeptGene> genes;
    std::string first;
    std::string second;
    std::vector<double> linkage;

    bool operator==(const KeptCross&) const = default;
};

struct KeptCounts {
    std::vector<lessons::RunningPoint> way;
    std::vector<int> plants;
};

/// How the genes act, with the offspring counted under it. A version that does not know this field reads the
/// cross without these offspring, which would not fit it; if it then saves another cross, that one holds.
struct KeptTogether {
    GeneAction action;
    KeptCross cross;
    KeptCounts counts;
};

struct KeptTally {
    QStringList names;
    QString ratio;
    QList<int> taps;
};

struct KeptFile {
    QString path;
    QString ratio;
    std::vector<std::string> names;
    std::vector<std::int64_t> counts;
};

struct KeptGames {
    std::string game;
    genotype::Trait trait = genotype::Trait::SeedShape;
    bool omari = false;
};

template <typename Io> void fields(Io& io, KeptGene& gene) {
    io("id", gene.id);
    io("inheritance", gene.inheritance);
}

template <typename Io> void fields(Io& io, KeptCross& cross) {
    io("genes", cross.genes);
    io("first", cross.first);
    io("second", cross.second);
    io("linkage", cross.linkage, json::ListOf<json::Decimal>{{0, 0.5}, std::string::npos});
}

template <typename Io> void fields(Io& io, KeptCounts& counts) {
    io("way", counts.way, WayValue{});
    io("plants", counts.plants);
}

template <typename Io> void fields(Io& io, KeptTogether& together) {
    if (!Io::reads && together.action == GeneAction{})
        return;
    io("interaction", together.action.interaction);
    io("lethal", together.action.lethal);
    io("cross", together.cross);
    fields(io, together.counts);
}

template <typename Io> void fields(Io& io, KeptTally& tally) {
    io("names", tally.names);
    io("ratio", tally.ratio);
    io("taps", tally.taps);
}

template <typename Io> void fields(Io& io, KeptFile& file) {
    io("path", file.path);
    io("ratio", file.ratio);
    io("names", file.names);
    io("counts", file.counts, CountsValue{});
}

template <typename Io> void fields(Io& io, KeptGames& games) {
    io("game", games.game);
    io("trait", games.trait, json::Clamped{0, genotype::traitCount - 1});
    io("omari", games.omari);
}

namespace {

const lessons::Gene* geneOf(const KeptGene& kept) {
    if (const lessons::Gene* gene = lessons::findGene(kept.id);
        gene && static_cast<int>(gene->inheritance) == kept.inheritance)
        return gene;
    for (const auto kind : {genotype::Inheritance::CompleteDominance,
                            genotype::Inheritance::IncompleteDominance, genotype::Inheritance::Codominance})
        for (const lessons::Gene& gene : lessons::inventedGenes(kind))
            if (gene.id == kept.id && static_cast<int>(kind) == kept.inheritance)
                return &gene;
    return nullptr;
}

std::optional<lessons::Cross> crossOf(const KeptCross& kept, const GeneAction& action) {
    std::vector<lessons::Gene> genes;
    if (const auto* interaction = lessons::findInteraction(action.interaction))
        genes = interaction->genes;
    else
        for (const KeptGene& one : kept.genes) {
            const lessons::Gene* gene = geneOf(one);
            if (!gene)
                return std::nullopt;
            genes.push_back(*gene);
        }
    if (genes.empty() || genes.size() > LabSession::mostGenes ||
        (!kept.linkage.empty() && kept.linkage.size() + 1 != genes.size()))
        return std::nullopt;
    auto read = lessons::readCross(genes, kept.first, kept.second, kept.linkage);
    if (auto* cross = std::get_if<lessons::Cross>(&read))
        return *cross;
    return std::nullopt;
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

struct KeptLab {
    KeptCross cross;
    KeptCounts counts;
    KeptTogether together;
    KeptTally tally;
    KeptFile file;
    KeptGames games;
    LabSource source = LabSource::Cross;
    int published = 0;
    LabView view;
    KeptBench breeding;
};

template <typename Io> void fields(Io& io, KeptLab& lab) {
    io("source", lab.source, json::NamedBy<LabSource>{});
    io("cross", lab.cross);
    fields(io, lab.counts);
    io("together", lab.together);
    io("number", lab.view.number, json::Clamped{1, lessons::maxOffspring});
    io("genotypes", lab.view.genotypes);
    io("followed", lab.view.followed, json::Clamped{0, 80});
    io("tally", lab.tally);
    io("file", lab.file);
    io("games", lab.games);
    io("published", lab.published, json::Clamped{0, std::ssize(lessons::mendelsCrosses()) - 1});
    io("breeding", lab.breeding);
    io("report", lab.view.reportWords);
    io("formerReports", lab.view.formerReports, json::ListOf<json::Object>{{}, FormerReport::most});
    io("bred", lab.view.bred, json::Clamped{1, lessons::breeding::Bench::mostOffspring});
    io("modelPart", lab.view.modelPart, json::Clamped{0, 2});
}

LabStore::LabStore(const QString& dataFolder, const Parts& parts)
    : m_file(dataFolder, Kept::Lab), m_parts(parts) {}

KeptLab LabStore::state() const {
    const LabBench& bench = m_parts.session.bench();
    const LabChoices& choices = m_parts.choices;
    KeptLab kept;
    for (const lessons::Gene& gene : bench.cross.genes)
        kept.cross.genes.push_back({gene.id, static_cast<int>(gene.inheritance)});
    kept.cross.first = lessons::notation(bench.cross, bench.cross.first);
    kept.cross.second = lessons::notation(bench.cross, bench.cross.second);
    kept.cross.linkage = bench.cross.recombination;
    KeptCounts& counts = bench.action == GeneAction{} ? kept.counts : kept.together.counts;
    counts = {bench.sample.series(), {bench.plants->begin(), bench.plants->end()}};
    kept.together.action = bench.action;
    kept.together.cross = kept.cross;
    kept.tally = {choices.tallyNames, choices.tallyRatio, m_parts.pad.taps()};
    kept.file = {choices.filePath, choices.fileRatio, choices.file.table.names, choices.file.table.counts};
    kept.games = {choices.game, choices.trait, choices.omari};
    kept.source = choices.source;
    kept.published = choices.published;
    kept.view = m_parts.view;
    kept.breeding = m_parts.breeding.kept();
    return kept;
}

void LabStore::takeCross(const KeptLab& kept) {
    const bool isTogether = kept.together.cross == kept.cross;
    const GeneAction action = isTogether ? kept.together.action : GeneAction{};
    const KeptCounts& counts = isTogether ? kept.together.counts : kept.counts;
    const auto cross = crossOf(kept.cross, action);
    if (!cross || !fits(action, *cross))
        return;
    const lessons::Brood brood(*cross, interactionOf(action, cross->genes));
    const auto isBorn = [&brood](int kind) {
        return kind >= 0 && std::size_t(kind) < brood.kindCount() && brood.byKind()[std::size_t(kind)] > 0;
    };
    const auto end = std::ranges::find_if_not(counts.plants, isBorn);
    const bool hasWay = !counts.way.empty() && counts.way.back().counts.size() == brood.kindCount();
    m_parts.session.restore(*cross, action, hasWay ? counts.way : std::vector<lessons::RunningPoint>(),
                            {counts.plants.begin(), end});
}

void LabStore::takeChoices(const KeptLab& kept) {
    LabChoices& choices = m_parts.choices;
    choices.source = kept.source;
    choices.published = kept.published;
    LabView& view = m_parts.view;
    view.number = kept.view.number;
    view.bred = kept.view.bred;
    view.modelPart = kept.view.modelPart;
    view.genotypes = kept.view.genotypes;
    view.reportWords = kept.view.reportWords;
    view.formerReports = kept.view.formerReports;
    view.followed = kept.view.followed;
    const QStringList names = kept.tally.names.mid(0, TallyPad::mostCategories);
    if (names.size() > 1) {
        choices.tallyNames = names;
        choices.tallyRatio = kept.tally.ratio;
        m_parts.pad.restore(names, kept.tally.taps);
    }
    if (!kept.file.counts.empty() && kept.file.counts.size() == kept.file.names.size()) {
        choices.filePath = kept.file.path;
        choices.file.table.names = kept.file.names;
        choices.file.table.counts = kept.file.counts;
    }
    choices.fileRatio = kept.file.ratio;
    choices.game = kept.games.game;
    choices.trait = kept.games.trait;
    choices.omari = kept.games.omari;
}

void LabStore::load() {
    const json::Json root = m_file.read();
    if (!root.empty()) {
        const auto kept = json::storedIn<KeptLab>(root);
        takeCross(kept);
        takeChoices(kept);
        m_parts.breeding.restore(kept.breeding);
    }
    m_kept = json::Object::write(state(), json::Style::Stored).dump();
}

bool LabStore::save() {
    const KeptLab now = state();
    std::string text = json::Object::write(now, json::Style::Stored).dump();
    if (text == m_kept)
        return true;
    const bool written = store(m_file, now);
    if (written)
        m_kept = std::move(text);
    return written;
}

} // namespace app
