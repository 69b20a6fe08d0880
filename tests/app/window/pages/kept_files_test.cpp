// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/charts/tally_pad.h"
#include "app/classroom/pupil/member_store.h"
#include "app/classroom/teacher/class_session.h"
#include "app/classroom/teacher/host_choices.h"
#include "app/documents/dice_ledger.h"
#include "app/documents/saved_games.h"
#include "app/games/genotype/herbarium.h"
#include "app/games/guide/guide_store.h"
#include "app/games/printed/box_session.h"
#include "app/games/puzzles/puzzle_boxes.h"
#include "app/learn/lab/breeding_session.h"
#include "app/learn/lab/lab_session.h"
#include "app/learn/lab/lab_store.h"
#include "app/learn/session/progress.h"
#include "app/learn/session/pupil_file.h"
#include "app/learn/sharing/code_store.h"
#include "app/ui/theme/theme.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <functional>

using namespace app;

namespace {

/// Opens what an earlier version has written into this folder, changes something and changes it back, so that
/// every value is written again. Returns whether all of that was saved.
using Rewrite = std::function<bool(const QString& folder)>;

bool rewriteLab(const QString& folder) {
    LabSession session(1);
    LabChoices choices;
    LabView view;
    TallyPad pad;
    BreedingSession breeding(1);
    LabStore store(folder, {session, choices, view, pad, breeding});
    store.load();
    ++choices.published;
    const bool saved = store.save();
    --choices.published;
    return saved && store.save();
}

bool rewriteProgress(const QString& folder) {
    Progress progress(folder);
    const Progress::Topic topic = progress.topic(QStringLiteral("dominance"));
    Progress::Topic other = topic;
    other.settings.insert(QStringLiteral("other"), 1);
    progress.setTopic(QStringLiteral("dominance"), other);
    const bool saved = progress.isWritten();
    progress.setTopic(QStringLiteral("dominance"), topic);
    return saved && progress.isWritten();
}

bool rewriteClass(const QString& folder) {
    ClassSession session(folder);
    return session.change([](ClassState& state) { state.names[9] = QStringLiteral("for a moment"); }) &&
           session.undo();
}

bool rewriteBox(const QString& folder) {
    DiceLedger ledger(folder);
    BoxSession session(folder, ledger);
    return session.isOpen() && session.change([](BoxGame& game) {
        ++game.seats[0].coins;
        return true;
    }) && session.undo();
}

bool rewriteHerbarium(const QString& folder) {
    Herbarium herbarium(folder);
    BredPlant another;
    another.game = QStringLiteral("another");
    return herbarium.add({another}) && herbarium.takeBack(another.game, 0);
}

bool rewriteGuide(const QString& folder) {
    GuideStore store(folder);
    const GuideMemory memory = store.read();
    store.write({});
    store.write(memory);
    return true;
}

bool rewriteCodes(const QString& folder) {
    CodeStore codes(folder);
    const int group = codes.group();
    codes.setGroup(group + 1);
    codes.setGroup(group);
    // The same counts have the same code, so nothing is counted on.
    return codes.code(17, {30, 10}).has_value() && codes.isSaved();
}

bool rewriteChoices(const QString& folder) {
    HostChoices choices(folder);
    const HostChoices::Values values = choices.values();
    choices.set({});
    choices.set(values);
    return true;
}

bool rewriteMember(const QString& folder) {
    MemberStore store(folder);
    const auto place = store.read();
    return place && !store.installation().empty() && store.forget() && store.remember(*place);
}

QJsonObject rootOf(const QByteArray& content) {
    QJsonObject root = QJsonDocument::fromJson(content).object();
    // It follows from the rest.
    root.remove(QStringLiteral("checksum"));
    return root;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString kept(const QString& name) {
    return QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/kept/") + name;
}

} // namespace

/// Files of people that version 0.1 of the program has written (tests/kept) are opened without a word of
/// damage, and no value in them is lost when they are written again.
class KeptFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::install(); }

    void everyValueIsThereAgain_data() {
        QTest::addColumn<QString>("fixture");
        QTest::addColumn<Kept>("file");
        QTest::addColumn<Rewrite>("rewrite");
        QTest::newRow("progress") << "lessons.json" << Kept::Progress << Rewrite(rewriteProgress);
        QTest::newRow("Lab") << "lab.json" << Kept::Lab << Rewrite(rewriteLab);
        QTest::newRow("Lab, genes together") << "lab-together.json" << Kept::Lab << Rewrite(rewriteLab);
        QTest::newRow("class") << "class.json" << Kept::ClassCounts << Rewrite(rewriteClass);
        QTest::newRow("herbarium") << "herbarium.json" << Kept::Herbarium << Rewrite(rewriteHerbarium);
        QTest::newRow("guide") << "guide.json" << Kept::Guide << Rewrite(rewriteGuide);
        QTest::newRow("printed game") << "box-game.json" << Kept::BoxGame << Rewrite(rewriteBox);
        QTest::newRow("codes") << "class-codes.json" << Kept::Codes << Rewrite(rewriteCodes);
        QTest::newRow("host") << "class-host.json" << Kept::HostChoices << Rewrite(rewriteChoices);
        QTest::newRow("member") << "class-member.json" << Kept::Member << Rewrite(rewriteMember);
    }

    void everyValueIsThereAgain() {
        QFETCH(const QString, fixture);
        QFETCH(const Kept, file);
        QFETCH(const Rewrite, rewrite);
        const QTemporaryDir folder;
        const QString path = StateFile(folder.path(), file).path();
        QVERIFY(QFile::copy(kept(fixture), path));
        const QJsonObject before = rootOf(contentOf(path));
        QVERIFY(before.size() > 1);
        DamageLog::current().take();
        QVERIFY(rewrite(folder.path()));
        QCOMPARE(DamageLog::current().take(), QStringList());
        const QJsonObject after = rootOf(contentOf(path));
        for (const QString& key : before.keys())
            QVERIFY2(after.value(key) == before.value(key), qPrintable(key));
        // What a file of an earlier version does not tell has not happened.
        for (const QString& key : after.keys())
            QVERIFY2(before.contains(key) || after.value(key) == QJsonValue(false), qPrintable(key));
    }

    /// An answer to another puzzle leaves those that were there as they are.
    void puzzlesComeBackOnTheSameDay() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("puzzles.json"));
        QVERIFY(QFile::copy(kept(QStringLiteral("puzzles.json")), path));
        const QJsonObject before = rootOf(contentOf(path));
        QVERIFY(PuzzleBoxes(folder.path()).answer(QStringLiteral("new"), true, QDate(2026, 11, 27)));
        QJsonObject after = rootOf(contentOf(path));
        QJsonObject puzzles = after.value(QStringLiteral("puzzles")).toObject();
        QVERIFY(puzzles.contains(QStringLiteral("new")));
        puzzles.remove(QStringLiteral("new"));
        after.insert(QStringLiteral("puzzles"), puzzles);
        QCOMPARE(after, before);
    }

    void aPupilsFileIsWrittenByteForByte() {
        const QByteArray content = contentOf(kept(QStringLiteral("ada.json")));
        const auto file = PupilFile::read(content);
        QVERIFY(file);
        QCOMPARE(file->content(), content);
    }
};

GENOTYPE_TEST(KeptFilesTest)
#include "kept_files_test.moc"
