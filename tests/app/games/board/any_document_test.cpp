// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/bots_of.h"
#include "app/documents/game_library.h"
#include "app/games/board/game_log.h"
#include "engine/games/any_record.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using table::patience;

namespace {

/// A game of one person and random bots in a library, with some undoing and redoing.
template <typename G> class KeptGame {
public:
    explicit KeptGame(const QString& folder) : m_library(folder), m_bots(m_document) {
        m_bots.setPace(BotPace::Instant);
    }

    /// Empty when every check held.
    QString play() {
        core::Record<G> header;
        header.setup.seed = 11;
        header.title = "A game of any kind";
        for (int seat = 0; seat < header.setup.players; ++seat)
            header.seats.push_back(
                {"Seat " + std::to_string(seat + 1), seat == 0 ? "person" : "random", seat % 5});
        if (!G::isValid(header.setup))
            return "the usual setup is not valid";
        OpenedGame made = m_library.create(header);
        if (!made.ok())
            return made.message;
        m_path = made.journal->path();
        m_document.open(made.record<G>(), std::move(made.journal));
        while (!m_document.isFinished()) {
            if (!QTest::qWaitFor([this] { return !m_bots.isBotsTurn(); }, patience))
                return "a bot does not move";
            if (m_document.isFinished())
                break;
            if (const QString wrong = step(); !wrong.isEmpty())
                return wrong;
        }
        return lookAtTheEnd();
    }

private:
    QString step() {
        const auto& legal = m_document.legal();
        if (!m_document.perform(legal[m_chance.below(static_cast<std::uint32_t>(legal.size()))]))
            return "a legal action is not taken";
        if (m_chance.below(8) != 0 || !m_document.canUndo())
            return {};
        const core::Record<G> before = m_document.record();
        if (!m_document.undo() || m_document.record().actions.size() >= before.actions.size())
            return "nothing was undone";
        if (!inFile(m_document.record()))
            return "an undone action is still in the file";
        if (!m_document.redo() || !(m_document.record() == before) || !inFile(before))
            return "what was redone is not what was undone";
        return {};
    }

    bool inFile(const core::Record<G>& record) const {
        const OpenedGame there = Journal::look(m_path);
        return there.ok() && there.record<G>() == record;
    }

    QString lookAtTheEnd() {
        if (!inFile(m_document.record()))
            return "the file is not what was played";
        const SavedGame saved = GameLibrary::describe(m_path);
        if (!saved.finished || saved.gameName.isEmpty() || saved.progress.isEmpty() ||
            saved.actions != static_cast<int>(m_document.stepCount()))
            return "the library does not know how the game stands";
        const GameLog log(m_document, nullptr);
        if (log.model()->rowCount() < static_cast<int>(m_document.stepCount()) / 4)
            return "the log is silent";
        for (int row = 0; row < log.model()->rowCount(); ++row)
            if (log.model()->data(log.model()->index(row), Qt::DisplayRole).toString().isEmpty())
                return "a line of the log is empty";
        return lookAtTheMidst();
    }

    /// A game left halfway is offered for resuming, and continues.
    QString lookAtTheMidst() {
        core::Record<G> half = m_document.record();
        half.actions.resize(half.actions.size() / 2);
        m_document.close();
        if (m_document.isOpen() || m_bots.isBotsTurn() || Journal::isHeld(m_path))
            return "a closed game is still held";
        { const OpenedGame left = m_library.create(half); }
        const auto offered = m_library.lastUnfinished();
        if (!offered || offered->finished)
            return "the game that was left is not offered";
        OpenedGame again = GameLibrary::open(offered->path);
        if (!again.ok() || !(again.record<G>() == half))
            return "the game that was left is not the same";
        m_document.open(again.record<G>(), std::move(again.journal));
        return m_document.isFinished() || m_document.stepCount() != half.actions.size()
                   ? "the game that was left does not go on where it was"
                   : QString();
    }

    GameLibrary m_library;
    QString m_path;
    DocumentOf<G> m_document;
    BotsOf<G> m_bots;
    core::Random m_chance{5};
};

} // namespace

/// Saving, undoing, resuming, bots and the log, for every game in the program.
class AnyDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void keepsAndResumesEveryGame_data() {
        QTest::addColumn<QString>("game");
        games::Games::forEach([]<typename G>() {
            const QString id = QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
            QTest::newRow(qPrintable(id)) << id;
            return false;
        });
    }

    void keepsAndResumesEveryGame() {
        QFETCH(const QString, game);
        const QTemporaryDir folder;
        const bool known = games::Games::forEach([&]<typename G>() {
            if (game.toStdString() != G::id)
                return false;
            const QString wrong = KeptGame<G>(folder.path()).play();
            if (!wrong.isEmpty())
                QTest::qFail(qPrintable(wrong), __FILE__, __LINE__);
            return true;
        });
        QVERIFY(known);
    }
};

GENOTYPE_TEST(AnyDocumentTest)
#include "any_document_test.moc"
