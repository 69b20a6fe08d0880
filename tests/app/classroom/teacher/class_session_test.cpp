// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/classroom/teacher/class_files.h"
#include "app/learn/session/progress.h"
#include "lessons/pool/pool_experiment.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"
#include "tests/app/support/texts.h"

#include <nlohmann/json.hpp>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using Counts = std::vector<std::int64_t>;

namespace {

constexpr int peas = 17; // Rr × Rr

QString codeOf(int group, int serial, Counts counts, int experiment = peas) {
    return QString::fromStdString(*lessons::writePoolCode({experiment, group, serial, std::move(counts)}));
}

/// A pupil's progress file with rolls of that experiment.
void writePupil(const QString& path, const QString& name, std::uint32_t seed, const Counts& counts,
                const QString& source = {}) {
    const QTemporaryDir folder;
    Progress progress(folder.path());
    progress.setCurrent(name);
    progress.setSeed(seed);
    Progress::Topic topic;
    const QString key = QString::fromStdString(lessons::findPoolExperiment(peas)->experiment->key);
    topic.rolls.insert(key, {source, counts, {}});
    topic.rolls.insert(QStringLiteral("moon × moon looks"), {{}, {5, 5}, {}});
    progress.setTopic(QStringLiteral("dominance"), topic);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(progress.file());
}

} // namespace

class ClassSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everythingIsThereAfterARestart() {
        ClassState before;
        {
            ClassSession session(m_folder->path());
            session.take(codeOf(1, 0, {30, 10}) + QLatin1Char('\n') + codeOf(2, 3, {28, 12}));
            session.change([](ClassState& state) {
                state.names[2] = QStringLiteral("the window row");
                state.sample.set({3, 5, {}, {1, 2, 3}});
                state.sample.setOwn(3, {{"red", "pink", "white"}, {1, 2, 1}});
                state.pupils[77] = 5;
            });
            before = session.state();
        }
        const ClassSession again(m_folder->path());
        QVERIFY(again.state() == before);
        QCOMPARE(again.experiment(), peas);
        QCOMPARE(again.sample().pooled(peas), (Counts{58, 22}));
    }

    void isOnTheDiskWhenItIsOnTheScreen() {
        ClassSession session(m_folder->path());
        bool same = false;
        connect(&session, &ClassSession::changed, this, [&] {
            const ClassSession other(m_folder->path());
            same = other.state() == session.state();
        });
        session.take(codeOf(1, 0, {30, 10}));
        QVERIFY(same);
    }

    void everyStepCanBeUndoneAndRedone() {
        ClassSession session(m_folder->path());
        std::vector<ClassState> states{session.state()};
        const auto note = [&] { states.push_back(session.state()); };
        session.take(codeOf(1, 0, {30, 10}));
        note();
        session.change([](ClassState& state) { state.sample.set({peas, 2, {}, {5, 1}}); });
        note();
        session.change([](ClassState& state) { state.sample.clear(peas); });
        note();
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(session.undo());
            QVERIFY(session.state() == states[i - 1]);
        }
        QVERIFY(!session.undo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(session.redo());
            QVERIFY(session.state() == states[i]);
        }
        QVERIFY(!session.redo());
    }

    void aChangeThatCannotBeSavedIsNotMadeAndNothingTypedIsLost() {
        ClassSession session(m_folder->path());
        FaultyDisk disk;
        disk.fail(1, FaultyDisk::Often::Always);
        const QString typed = codeOf(1, 0, {30, 10});
        const ClassSession::Taken taken = session.take(typed);
        QCOMPARE(taken.fresh, 0);
        QCOMPARE(taken.left, typed);
        QVERIFY(session.sample().entries().empty());
        QVERIFY(says(session.problem(), "ClassSession.notSaved"));
        disk.recover();
        QCOMPARE(session.take(taken.left).fresh, 1);
        QVERIFY(session.problem().isEmpty());
    }

    void aDamagedFileIsPutAsideAndNamed() {
        QFile file(m_folder->filePath(QStringLiteral("class.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no json");
        file.close();
        DamageLog::current().take();
        const ClassSession session(m_folder->path());
        QCOMPARE(DamageLog::current().take().filter(QStringLiteral("class.damaged.json")).size(), 1);
        QVERIFY(session.problem().isEmpty());
        QVERIFY(session.sample().entries().empty());
    }

    void whatCannotBeInAFileIsLeftOut() {
        const json::Json kept = json::Json::parse(R"({"experiment": 79, "entries": [
            {"experiment": 17, "group": 41, "counts": [1, 2]},
            {"experiment": 17, "group": 1, "counts": [-1, 2]},
            {"experiment": 17, "group": 4, "counts": [1, 2]}]})");
        const ClassState state = classStateIn(kept);
        QCOMPARE(state.experiment, 0);
        QCOMPARE(state.sample.entries().size(), std::size_t{1});
        QCOMPARE(state.sample.entries()[0].group, 4);
    }

    void oneBadCodeAmongManyIsSaidAndStaysToBeCorrected() {
        ClassSession session(m_folder->path());
        QString wrong = codeOf(2, 0, {28, 12});
        wrong[0] = wrong[0] == QLatin1Char('7') ? QLatin1Char('8') : QLatin1Char('7');
        const ClassSession::Taken taken = session.take(codeOf(1, 0, {30, 10}) + QLatin1Char('\n') + wrong +
                                                       QLatin1Char('\n') + codeOf(3, 0, {33, 7}));
        QCOMPARE(taken.fresh, 2);
        QCOMPARE(taken.faults.size(), 1);
        QVERIFY(taken.faults[0].contains(wrong));
        QCOMPARE(taken.left, wrong + QLatin1Char('\n'));
    }

    void saysWhichCodesWereLaterOrThereAlready() {
        ClassSession session(m_folder->path());
        session.take(codeOf(1, 0, {30, 10}));
        const ClassSession::Taken taken =
            session.take(codeOf(1, 0, {30, 10}) + QLatin1Char('\n') + codeOf(1, 1, {60, 20}));
        QCOMPARE(taken.fresh, 0);
        QCOMPARE(taken.repeated, 1);
        QCOMPARE(taken.later, 1);
        QCOMPARE(session.sample().pooled(peas), (Counts{60, 20}));
    }

    void aCodeInConflictWaitsForTheTeacher() {
        ClassSession session(m_folder->path());
        session.take(codeOf(1, 0, {30, 10}));
        session.take(codeOf(1, 0, {20, 20}));
        session.take(codeOf(1, 0, {20, 20})); // does not wait twice
        QCOMPARE(session.waiting().size(), std::size_t{1});
        QVERIFY(session.waiting()[0].arrival == lessons::Arrival::Clash);
        QCOMPARE(session.sample().pooled(peas), (Counts{30, 10}));
        session.addAsGroup(0, 2);
        QVERIFY(session.waiting().empty());
        QCOMPARE(session.sample().pooled(peas), (Counts{50, 30}));
        session.take(codeOf(1, 7, {1, 1}));
        QVERIFY(session.waiting()[0].arrival == lessons::Arrival::Older);
        session.replaceWith(0);
        QCOMPARE(session.sample().find(peas, 1)->counts, (Counts{1, 1}));
        session.take(codeOf(1, 7, {2, 2}));
        session.dismiss(0);
        QCOMPARE(session.sample().find(peas, 1)->counts, (Counts{1, 1}));
    }

    void choosingAnExperimentIsNoStep() {
        ClassSession session(m_folder->path());
        session.choose(44);
        QVERIFY(!session.canUndo());
        QCOMPARE(ClassSession(m_folder->path()).experiment(), 44);
        session.take(codeOf(1, 0, {30, 10}));
        QCOMPARE(session.experiment(), peas); // nothing was counted in the other one
    }

    void readsATextFileOfCodes() {
        const QString path = m_folder->filePath(QStringLiteral("codes.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(("# period 3\n" + codeOf(1, 0, {30, 10}) + "\n" + codeOf(2, 0, {3, 1}) + "\n").toUtf8());
        file.close();
        ClassSession session(m_folder->path());
        QCOMPARE(ClassFiles::takeCodes(session, path).fresh, 2);
        const auto none = ClassFiles::takeCodes(session, m_folder->filePath(QStringLiteral("none.txt")));
        QCOMPARE(none.faults.size(), 1);
    }

    void readsTheRollsOfAFolderOfPupils() {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("pupils")));
        const QDir pupils(m_folder->filePath(QStringLiteral("pupils")));
        writePupil(pupils.filePath(QStringLiteral("a.json")), QStringLiteral("Ada"), 11, {30, 10});
        writePupil(pupils.filePath(QStringLiteral("b.json")), QStringLiteral("Ben"), 12, {25, 15});
        writePupil(pupils.filePath(QStringLiteral("c.json")), QStringLiteral("Cem"), 13, {705, 224},
                   QStringLiteral("Mendel's count"));
        QFile other(pupils.filePath(QStringLiteral("d.json")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("{}");
        other.close();
        ClassSession session(m_folder->path());
        const QString told = ClassFiles::takeFolder(session, pupils.path());
        QVERIFY_SAYS(told, "ClassFiles.rollsPupilsRead", 2);
        // Without a translation, a text has the plural of its source.
        QVERIFY_SAYS(told, "ClassFiles.filesContainRollsCan", 1);
        QVERIFY_SAYS(told, "ClassFiles.filesProgressFiles", 1);
        QCOMPARE(session.experiment(), peas);
        QCOMPARE(session.sample().pooled(peas), (Counts{55, 25}));
        QVERIFY(session.state().names.empty()); // nobody's name came along
        // A file that is read again, with more rolls, replaces its counts.
        writePupil(pupils.filePath(QStringLiteral("a.json")), QStringLiteral("Ada"), 11, {60, 20});
        ClassFiles::takeFolder(session, pupils.path());
        QCOMPARE(session.sample().pooled(peas), (Counts{85, 35}));
        QVERIFY(session.undo());
        QCOMPARE(session.sample().pooled(peas), (Counts{55, 25}));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "class_session_test.moc"
GENOTYPE_TEST(ClassSessionTest)
