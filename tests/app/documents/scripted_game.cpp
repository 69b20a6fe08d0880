// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted_game.h"

#include "app/base/crypto/sealed_dice.h"
#include "table.h"
#include "tests/app/base/files/painted_lines.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <cstdio>
#include <cstdlib>

using namespace app;

namespace {

constexpr const char* pathVariable = "GENOTYPE_TEST_SCRIPTED_GAME";
constexpr const char* seedVariable = "GENOTYPE_TEST_SCRIPTED_SEED";
constexpr const char* sealedVariable = "GENOTYPE_TEST_SCRIPTED_SEALED";

/// The other process. It never gets as far as the tests.
void playInsteadOfTesting() {
    if (!qEnvironmentVariableIsSet(pathVariable))
        return;
    const QString path = qEnvironmentVariable(pathVariable);
    const std::uint64_t seed = qEnvironmentVariable(seedVariable).toULongLong();
    const bool sealed = qEnvironmentVariableIsSet(sealedVariable);
    OpenedGame opened =
        QFileInfo::exists(path)
            ? Journal::reopen(path)
            : Journal::create(path, sealed ? ScriptedGame::sealedStart(seed) : ScriptedGame::start(seed));
    std::puts(opened.ok() ? "open" : qPrintable(opened.message));
    std::fflush(stdout);
    if (!opened.ok())
        std::_Exit(1);
    GameDocument document;
    document.open(opened.record(), std::move(opened.journal));
    QObject::connect(&document, &GameDocument::changed, &document, [&](const Change& change) {
        std::fputs(paintedLines(document, change).c_str(), stdout);
        std::fflush(stdout);
    });
    ScriptedGame game(document, seed);
    while (std::getchar() != EOF && game.next()) {
    }
    std::_Exit(0);
}
Q_COREAPP_STARTUP_FUNCTION(playInsteadOfTesting)

} // namespace

genotype::Record ScriptedGame::start(std::uint64_t seed) {
    return table::record({"person", "bot", "person", "bot"}, seed, 5);
}

genotype::Record ScriptedGame::sealedStart(std::uint64_t seed) {
    const commitment::Secret secret{std::string(core::DiceCommitment::digits, 'a'),
                                    std::string(core::DiceCommitment::digits, 'b')};
    genotype::Record record = start(seed);
    record.setup.rounds = 1;
    return *commitment::withSealedDice(core::AnyRecord(record), secret, "pea").as<genotype::Game>();
}

bool ScriptedGame::next() {
    if (m_document.canRedo() && m_document.steps().size() % 2 == 0)
        return m_document.redo();
    if (m_document.legal().empty())
        return false;
    core::Random random(m_seed + m_document.steps().size());
    const bool back = random.below(4) == 0 && m_undone.insert(m_document.steps().size()).second;
    if (back && m_document.undo())
        return true;
    return m_document.perform(table::choice(m_document, m_seed));
}

std::unique_ptr<QProcess> ScriptedGame::inAnotherProcess(const QString& path, std::uint64_t seed,
                                                         bool sealed) {
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(pathVariable), path);
    environment.insert(QString::fromLatin1(seedVariable), QString::number(seed));
    if (sealed)
        environment.insert(QString::fromLatin1(sealedVariable), QStringLiteral("1"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process->setProcessEnvironment(environment);
    process->setStandardErrorFile(QProcess::nullDevice());
    process->start(QCoreApplication::applicationFilePath(), QStringList());
    return process;
}
