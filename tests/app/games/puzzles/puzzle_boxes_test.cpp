// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/puzzles/puzzle_boxes.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

namespace {

const QDate boxDay(2026, 3, 4);

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class PuzzleBoxesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void keepsAnswersOverARestart() {
        QVERIFY(PuzzleBoxes(m_folder->path()).answer("1-4-47", true, boxDay));
        const auto cards = PuzzleBoxes(m_folder->path()).cards();
        QCOMPARE(cards.size(), 1);
        QCOMPARE(cards["1-4-47"], (leitner::Card{2, boxDay.addDays(3), 1, true}));
    }

    void twoWindowsAddToEachOthersAnswers() {
        PuzzleBoxes one(m_folder->path());
        PuzzleBoxes other(m_folder->path());
        QVERIFY(one.cards().isEmpty() && other.cards().isEmpty());
        QVERIFY(one.answer("a", true, boxDay));
        QVERIFY(other.answer("b", false, boxDay));
        QVERIFY(other.answer("a", false, boxDay));
        QCOMPARE(one.cards(), other.cards());
        QCOMPARE(one.cards()["a"], (leitner::Card{1, boxDay.addDays(1), 2, true}));
        QCOMPARE(one.cards()["b"].box, 1);
    }

    void leavesOutEntriesThatMakeNoSense() {
        write(m_folder->filePath("puzzles.json"),
              R"({"format": 1, "puzzles": {"a": {"box": 6, "due": "2026-03-04", "answers": 1},
                  "b": {"box": 2, "due": "soon", "answers": 1}, "c": 7,
                  "d": {"box": 2, "due": "2026-03-04", "answers": 1}}})");
        const auto cards = PuzzleBoxes(m_folder->path()).cards();
        QCOMPARE(cards.keys(), QStringList{"d"});
    }

    void putsADamagedFileAside() {
        write(m_folder->filePath("puzzles.json"), "{");
        PuzzleBoxes boxes(m_folder->path());
        QVERIFY(boxes.cards().isEmpty());
        QVERIFY(QFile::exists(boxes.damagedFile()));
        QVERIFY(boxes.answer("a", true, boxDay));
        QCOMPARE(PuzzleBoxes(m_folder->path()).cards().size(), 1);
    }

    void everyDeedMayFailAndNoAnswerIsLost() {
        for (const auto often : {FaultyDisk::Often::Once, FaultyDisk::Often::Always}) {
            FaultyDisk disk;
            bool struck = true;
            int failing = 1;
            for (; struck; ++failing) {
                const QTemporaryDir folder;
                PuzzleBoxes boxes(folder.filePath("data"));
                disk.fail(failing, often);
                const bool kept = boxes.answer("a", false, boxDay);
                struck = disk.hasStruck();
                QCOMPARE(kept, !struck);
                QCOMPARE(boxes.cards()["a"].box, 1);
                disk.recover();
                QVERIFY(boxes.answer("b", true, boxDay));
                QCOMPARE(PuzzleBoxes(folder.filePath("data")).cards().size(), 2);
            }
            QVERIFY(failing > 3);
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(PuzzleBoxesTest)
#include "puzzle_boxes_test.moc"
