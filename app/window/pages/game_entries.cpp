// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_entries.h"

#include "app/base/text/phrases.h"
#include "app/games/genecards/cards_table.h"
#include "app/games/genomewars/wars_table.h"
#include "app/games/genotype/genotype_table.h"
#include "app/games/guide/guide_coach.h"
#include "app/settings/app_context.h"
#include "engine/genecards/game.h"
#include "engine/genotype/game.h"
#include "game_pictures.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(app::GameWords)
public:
    static QString genotype() {
        return tr("Cross pea plants, roll their offspring and complete the plants in your garden.");
    }
    static QString genomeWars() { return tr("Build a genome and see whether its population survives."); }
    static QString geneExpression() {
        return tr(
            "Play promoter, operon, transcription factor and gene in order, and watch out for mutations.");
    }
};

QList<GameEntry>& allEntries() {
    static QList<GameEntry> entries{
        {QStringLiteral("genotype"), [] { return text(genotype::Game::name()); }, &GameWords::genotype,
         &paintGenotypePicture,
         [](AppContext& context, QObject* parent) -> GameTable* {
             auto* table = new GenotypeTable(context, parent);
             new GuideCoach(*table, context.dataFolder);
             return table;
         }},
        {QStringLiteral("genome-wars"), [] { return text(genomewars::Game::name()); }, &GameWords::genomeWars,
         &paintGenomeWarsPicture,
         [](AppContext& context, QObject* parent) -> GameTable* {
             return new WarsTable(context.settings, parent);
         }},
        {QStringLiteral("gene-expression"), [] { return text(genecards::Game::name()); },
         &GameWords::geneExpression, &paintGeneExpressionPicture,
         [](AppContext& context, QObject* parent) -> GameTable* {
             return new CardsTable(context.settings, parent);
         }},
    };
    return entries;
}

} // namespace

const QList<GameEntry>& gameEntries() {
    return allEntries();
}

AddedGame::AddedGame(const GameEntry& entry, const core::GameType& type) : m_id(entry.id), m_type(type) {
    allEntries() << entry;
}

AddedGame::~AddedGame() {
    allEntries().removeIf([this](const GameEntry& entry) { return entry.id == m_id; });
}

} // namespace app
