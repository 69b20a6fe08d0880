// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/setting.h"

#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>

using namespace app;

namespace {

enum class Pace { Slow, Fast };

const SettingCodec<Pace> paces = namedSetting<Pace>(std::array{"slow", "fast"});

} // namespace

/// A choice and the file in which it stands, without the choices of the program.
class SettingTest : public QObject {
    Q_OBJECT
private slots:
    void theUsualAppliesUntilSomebodyChooses() {
        SettingsFile file(path());
        int usual = 3;
        Setting<int> seats(file, "seats", [&usual] { return usual; });
        QCOMPARE(seats(), 3);
        usual = 4;
        QCOMPARE(seats(), 4);
        QSignalSpy changed(&seats, &AnySetting::changed);
        seats.set(2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(seats(), 2);
        // It is still so in the next run.
        SettingsFile again(path());
        QCOMPARE(Setting<int>(again, "seats", [] { return 5; })(), 2);
    }

    void whatIsNoSuchValueIsNotChosen() {
        SettingsFile file(path());
        Setting<Pace> pace(
            file, "pace", [] { return Pace::Fast; }, paces);
        pace.set(Pace::Slow);
        QCOMPARE(file.file().value(QStringLiteral("pace")).toString(), QStringLiteral("slow"));
        QVERIFY(pace() == Pace::Slow);
        file.file().setValue(QStringLiteral("pace"), QStringLiteral("brisk"));
        QVERIFY(pace() == Pace::Fast);
    }

    void whatHoldsForThisRunIsNotSaved() {
        SettingsFile file(path());
        Setting<bool> sounds(file, "sounds", [] { return false; });
        sounds.setForThisRun(true);
        QVERIFY(sounds());
        QVERIFY(!file.file().contains(QStringLiteral("sounds")));
        sounds.set(false);
        QVERIFY(!sounds());
    }

    void whoFollowsHearsWhatAppliesAndEachChange() {
        SettingsFile file(path());
        Setting<int> seats(file, "seats", [] { return 2; });
        QList<int> heard;
        auto context = std::make_unique<QObject>();
        seats.follow(context.get(), [&heard](int now) { heard << now; });
        seats.set(3);
        QCOMPARE(heard, (QList<int>{2, 3}));
        context.reset();
        seats.set(4);
        QCOMPARE(heard.size(), 2);
    }

    void aFolderThatIsMissingIsSaidBeforeTheChange() {
        SettingsFile file(m_folder.filePath(QStringLiteral("file")) + QStringLiteral("/settings.ini"));
        QFile inTheWay(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Setting<int> seats(file, "seats", [] { return 2; });
        QStringList order;
        connect(&file, &SettingsFile::keptChanged, this, [&order] { order << QStringLiteral("kept"); });
        connect(&seats, &AnySetting::changed, this, [&order] { order << QStringLiteral("changed"); });
        seats.set(3);
        QVERIFY(!file.areKept());
        QCOMPARE(order, (QStringList{QStringLiteral("kept"), QStringLiteral("changed")}));
        // It applies all the same.
        QCOMPARE(seats(), 3);
    }

private:
    /// A file of its own for each test.
    QString path() const {
        return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + QStringLiteral(".ini"));
    }

    QTemporaryDir m_folder;
};

GENOTYPE_TEST(SettingTest)

#include "setting_test.moc"
