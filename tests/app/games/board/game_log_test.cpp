// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/game_log.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QTranslator>
#include <QtTest/QTest>

using namespace app;

namespace {

QStringList linesOf(const LogModel& log) {
    QStringList lines;
    for (int row = 0; row < log.rowCount(); ++row)
        lines << log.data(log.index(row), Qt::DisplayRole).toString();
    return lines;
}

/// What the log of a document says to somebody who opens it for the first time.
QStringList freshLinesOf(const TableDocument& document, core::Seat viewer) {
    LogModel log(document);
    log.setViewer(viewer);
    return linesOf(log);
}

/// A language in which every sentence begins with a star.
class Starred : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        return QLatin1Char('*') + QString::fromUtf8(source);
    }
    bool isEmpty() const override { return false; }
};

} // namespace

/// The log of any open game, in the program's language.
class GameLogTest : public QObject {
    Q_OBJECT

private slots:
    void forgetsTheGameThatWasOpenBefore_data() {
        QTest::addColumn<int>("steps");
        QTest::newRow("shorter") << 12;
        QTest::newRow("as long") << 20;
        QTest::newRow("longer") << 33;
    }

    void forgetsTheGameThatWasOpenBefore() {
        QFETCH(int, steps);
        GameDocument document;
        document.open(table::played(table::record({"person", "simple", "simple"}, 3), 1, 20), nullptr);
        LogModel log(document);
        log.setViewer(0);
        const auto other = table::record({"simple", "simple", "simple"}, 8);
        document.open(table::played(other, 2, static_cast<std::size_t>(steps)), nullptr);
        log.refresh();
        QCOMPARE(document.stepCount(), static_cast<std::size_t>(steps));
        QCOMPARE(linesOf(log), freshLinesOf(document, 0));
    }

    void isReadAnewAsSoonAsAnotherGameIsOpened() {
        GameDocument document;
        document.open(table::played(table::record({"person", "simple"}, 3), 1, 20), nullptr);
        LogModel log(document);
        document.open(table::played(table::record({"person", "simple"}, 9), 1, 25), nullptr);
        QCOMPARE(linesOf(log), freshLinesOf(document, core::noSeat));
    }

    void speaksTheLanguageThatWasChosenLast() {
        GameDocument document;
        document.open(table::played(table::record({"person", "simple"}, 3), 1, 20), nullptr);
        GameLog log(document, nullptr);
        const QStringList before = linesOf(*log.model());
        QVERIFY(!before.isEmpty());
        Starred language;
        QCoreApplication::installTranslator(&language);
        QCoreApplication::processEvents();
        const QStringList starred = linesOf(*log.model());
        const QStringList fresh = freshLinesOf(document, core::noSeat);
        QCoreApplication::removeTranslator(&language);
        QCoreApplication::processEvents();
        QCOMPARE(starred, fresh);
        QVERIFY(starred != before);
        QCOMPARE(linesOf(*log.model()), before);
    }
};

GENOTYPE_TEST(GameLogTest)
#include "game_log_test.moc"
