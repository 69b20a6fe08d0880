// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/base/files/faulty_disk.h"

#include "app/documents/game_document.h"
#include "app/games/board/seat_row.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/pages/play_page.h"
#include "places.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include "lessons/ledger/ledger_text.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

constexpr std::uint64_t faultySeed = 4;
constexpr std::size_t actions = 6;

/// A game just before dice are rolled, so that a few actions write to all files.
genotype::Record beforeARoll() {
    GameDocument document;
    document.open(table::record({"person", "person"}, faultySeed), nullptr);
    while (table::step(document, faultySeed)) {
        const auto& events = document.steps().back().events;
        if (std::ranges::any_of(events, [](const auto& one) {
                return std::holds_alternative<genotype::event::DieRolled>(one);
            }))
            break;
    }
    genotype::Record record = document.record();
    record.actions.resize(record.actions.size() - 2);
    return record;
}

/// The Play page with a folder, and what must hold whatever the disk does.
struct Table {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    AppContext context{settings, folder.path(), {}};
    PlayPage page{context};

    Table() {
        settings.botPace.set(BotPace::Instant);
        page.resize(1294, 690);
        page.show();
    }

    GameDocument& document() { return dynamic_cast<GameDocument&>(page.table().document()); }
    NoticeBar& notice() { return *find<NoticeBar>(page); }

    /// The file must hold what the window shows. Only just after a reported failure may one of the two be a
    /// few actions ahead of the other.
    QString compare(bool lastFailed) {
        if (!document().isKept())
            return notice().text().isEmpty() && document().isOpen()
                       ? QStringLiteral("not kept, and nobody says so")
                       : QString();
        const OpenedGame there = Journal::look(document().journal()->path());
        if (!there.ok())
            return QStringLiteral("the file cannot be read: ") + there.message;
        const auto& shown = document().record().actions;
        const auto& held = there.record().actions;
        if (held == shown)
            return {};
        if (!lastFailed)
            return QStringLiteral("the file holds something else than the window");
        return held.size() + actions > shown.size() &&
                       std::equal(held.begin(),
                                  held.begin() + std::ptrdiff_t(std::min(held.size(), shown.size())),
                                  shown.begin())
                   ? QString()
                   : QStringLiteral("the file has lost what the window shows");
    }

    /// One action, and what the page says about it.
    QString after(bool done, const char* what) {
        if (!done && notice().text().isEmpty())
            return QStringLiteral("%1 failed, and nobody says so").arg(QLatin1String(what));
        const QString wrong = compare(!done);
        return wrong.isEmpty() ? wrong : QStringLiteral("after %1: %2").arg(QLatin1String(what), wrong);
    }

    /// A game from its beginning back to the start page. Returns what is wrong; empty if nothing is.
    QString playThrough(const genotype::Record& record) {
        page.start(record);
        QString wrong = after(true, "starting");
        for (std::size_t step = 0; step < actions && wrong.isEmpty(); ++step)
            wrong = after(table::step(document(), faultySeed), "an action");
        if (wrong.isEmpty() && document().canUndo())
            wrong = after(document().undo(), "undoing");
        if (wrong.isEmpty() && document().canRedo())
            wrong = after(document().redo(), "redoing");
        if (wrong.isEmpty())
            wrong = after(document().setTitle(QStringLiteral("Another name")), "naming");
        return wrong;
    }

    /// The disk works again: what was missing is written with the next actions.
    QString recovered() {
        // Dice are rolled during these steps.
        for (std::size_t step = 0; step < 60; ++step)
            if (!document().isFinished() && !table::step(document(), faultySeed))
                return QStringLiteral("an action fails on a disk that is whole again");
        if (document().journal() && !notice().text().isEmpty())
            return QStringLiteral("it is over, but still said: ") + notice().text();
        if (const QString wrong = compare(false); !wrong.isEmpty())
            return wrong;
        return lookAtLedger();
    }

    QString lookAtLedger() {
        const lessons::LedgerReading there =
            lessons::readLedger(table::contentOf(context.dice().path()).toStdString());
        if (!there.faults.empty())
            return QStringLiteral("the ledger is damaged");
        return there.ledger.rows().size() == context.dice().ledger().rows().size()
                   ? QString()
                   : QStringLiteral("the ledger lacks dice");
    }

    void leave() {
        page.leave();
        auto* giveUp = seek<QPushButton>(notice(), "giveUp");
        if (giveUp && giveUp->isVisible())
            giveUp->click();
    }
};

} // namespace

/// Whatever the disk does, nothing that the window showed is lost without a message, and no message stays
/// when the trouble is over. Each request that goes through the seam in `disk.h` fails in turn.
class FaultyDiskTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Theme::install();
        m_record = beforeARoll();
    }

    void everyDeedOfAGameMayFail_data() {
        QTest::addColumn<bool>("always");
        QTest::newRow("once") << false;
        QTest::newRow("for good") << true;
    }

    void everyDeedOfAGameMayFail() {
        QFETCH(bool, always);
        Table table;
        FaultyDisk disk;
        int failing = 1;
        for (bool struck = true; struck; ++failing) {
            disk.fail(failing, always ? FaultyDisk::Often::Always : FaultyDisk::Often::Once);
            QString wrong = table.playThrough(m_record);
            struck = disk.hasStruck();
            disk.recover();
            if (wrong.isEmpty())
                wrong = table.recovered();
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("deed %1: %2").arg(failing).arg(wrong)));
            table.leave();
            QVERIFY(!table.document().isOpen());
        }
        // The seam sees the lock, the file, its opening, nine writes with their syncs and two of the ledger.
        QVERIFY2(failing > 20, qPrintable(QString::number(failing)));
    }

    void aDiskMayFillUpAtAnyByte() {
        Table table;
        FaultyDisk disk;
        bool struck = true;
        for (qint64 room = 0; struck; room += 61) {
            disk.fillUpAfter(room);
            QString wrong = table.playThrough(m_record);
            struck = disk.hasStruck();
            disk.recover();
            if (wrong.isEmpty())
                wrong = table.recovered();
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(room).arg(wrong)));
            table.leave();
        }
    }

    void aPowerCutTakesNoMoreThanATurn() {
        FaultyDisk disk;
        const QTemporaryDir folder;
        for (std::size_t steps = 1; steps < 60; steps += 3) {
            const QString path = folder.filePath(QStringLiteral("%1.genotype").arg(steps));
            GameDocument document;
            OpenedGame made = Journal::create(path, table::record({"person", "person"}, faultySeed));
            document.open(made.record(), std::move(made.journal));
            table::play(document, faultySeed, steps);
            disk.cutPower();
            const OpenedGame left = Journal::look(path);
            QVERIFY2(left.ok(), qPrintable(left.message));
            const auto& held = left.record().actions;
            const auto& shown = document.record().actions;
            QVERIFY(held.size() <= shown.size() && std::equal(held.begin(), held.end(), shown.begin()));
            for (std::size_t step = held.size() + 1; step < shown.size(); ++step)
                QCOMPARE(document.stepActor(step), document.stepActor(held.size()));
            document.close();
        }
    }

    void aDiskThatLiesLeavesAGameThatOpens() {
        FaultyDisk disk;
        disk.lieAboutSync();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        GameDocument document;
        OpenedGame made = Journal::create(path, table::record({"person", "person"}, faultySeed));
        document.open(made.record(), std::move(made.journal));
        table::play(document, faultySeed, 30);
        document.close();
        disk.cutPower();
        const OpenedGame left = Journal::reopen(path);
        QVERIFY2(left.ok(), qPrintable(left.message));
        QVERIFY(left.record().actions.empty());
    }

    void everyDeedThatKeepsTheChoicesOfASheetMayFail() {
        for (const auto often : {FaultyDisk::Often::Once, FaultyDisk::Often::Always}) {
            Table table;
            const auto startAs = [&table](const char* name) {
                emit findAll<SeatRow>(table.page).constFirst()->nameTyped(QLatin1String(name));
                click(table.page, "startTable");
            };
            table.settings.reduceMotion.set(true);
            FaultyDisk disk;
            disk.fail(1, often);
            startAs("Ada");
            QVERIFY(disk.hasStruck());
            // The settings page says so, and the game begins all the same.
            QVERIFY(!table.settings.areKept());
            QVERIFY(table.document().isOpen());
            table.leave();
            disk.recover();
            startAs("Ben");
            QVERIFY(table.settings.areKept());
            QVERIFY(table::contentOf(table.settings.path()).contains("yourName=Ben"));
        }
    }

    /// The seam is useless if any code writes past it.
    void nobodyWritesPastTheSeam() {
        static const QRegularExpression past(QStringLiteral(
            R"(QSaveFile|ofstream|\bfopen\b|\bmkpath\b|\bmkdir\b|moveToTrash\(|QFile::(rename|remove|copy)|)"
            R"(\btryLock\b|setFileTime|\.open\([^)]*(WriteOnly|ReadWrite|Append|NewOnly))"));
        static const QRegularExpression allowed(
            QStringLiteral(R"(buffer\.open|disk::moveToTrash|(Outcome .*|GameLibrary::)moveToTrash)"));
        // Settings of one's own would lie elsewhere than those of the program, and settle nothing. Constant
        // ones only read.
        static const QRegularExpression setting(
            QStringLiteral(R"((?<!const )\bQSettings( \w+)?[;({]|<QSettings>\()"));
        int seen = 0;
        QDirIterator sources(QStringLiteral(GENOTYPE_SOURCE_DIR "/app"), {QStringLiteral("*.cpp")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            const QString path = sources.next();
            // These have no Qt, or only make pictures; none of them is part of the window or the host.
            const auto isIn = [&path](const char* program) {
                return path.contains(QStringLiteral("/app/programs/%1/").arg(QLatin1String(program)));
            };
            if (isIn("cli") || isIn("console") || isIn("measure") || isIn("trainer") || isIn("shots") ||
                path.endsWith(QLatin1String("/base/files/disk.cpp")))
                continue;
            ++seen;
            const QString text = QString::fromUtf8(table::contentOf(path));
            for (const QString& line : text.split(QLatin1Char('\n')))
                QVERIFY2(!past.match(line).hasMatch() || allowed.match(line).hasMatch(),
                         qPrintable(path + QStringLiteral(": ") + line));
            QVERIFY2(!setting.match(text).hasMatch() || path.endsWith(QLatin1String("/settings_file.cpp")),
                     qPrintable(path + QStringLiteral(" has settings of its own")));
        }
        QVERIFY(seen > 150);
    }

private:
    genotype::Record m_record;
};

GENOTYPE_TEST(FaultyDiskTest, long)
#include "faulty_disk_test.moc"
