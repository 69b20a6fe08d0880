// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/network/server/class_archive.h"
#include "app/network/server/class_folder.h"
#include "app/network/server/database_check.h"
#include "app/network/server/hosted_class.h"
#include "hosted.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

namespace {

/// A class without words, in a folder of its own, with one table.
class Room {
public:
    Room() {
        m_settings.folder = m_folder.filePath("class");
        m_settings.address = QHostAddress::LocalHost;
        m_settings.port = 0;
        m_settings.isPlain = true;
        m_settings.name = QStringLiteral("8b");
        m_settings.questionPort = 0;
        m_settings.tables = {{.game = "genome-wars", .seats = 3, .length = 2, .bot = {}}};
        QObject::connect(&m_hosted, &HostedClass::failed, &m_hosted,
                         [this](HostedClass::Trouble trouble, const QString& details) {
                             m_trouble = trouble;
                             m_details = details;
                         });
    }

    /// Whether it opens, and with the table that it had.
    bool opens(bool takesCopy = false) {
        m_trouble.reset();
        m_settings.takesCopy = takesCopy;
        return tests::opens(m_hosted, m_settings);
    }
    std::size_t tables() { return m_hosted.host().tables().size(); }
    /// Another table, so that an empty class, which would open the one of its settings, is not taken for it.
    bool opensASecondTable() { return tests::opensTable(m_hosted.host(), m_settings.tables.front()) == 2; }
    void close() { QVERIFY(tests::closes(m_hosted)); }
    QString file(const char* name) const { return QDir(m_settings.folder).filePath(QLatin1String(name)); }
    const QString& folder() const { return m_settings.folder; }
    const std::optional<HostedClass::Trouble>& trouble() const { return m_trouble; }
    const QString& details() const { return m_details; }

private:
    QTemporaryDir m_folder;
    HostedClass::Settings m_settings;
    HostedClass m_hosted;
    std::optional<HostedClass::Trouble> m_trouble;
    QString m_details;
};

bool isTold(const QString& path) {
    return !DamageLog::current().take().filter(QDir::toNativeSeparators(path)).isEmpty();
}

} // namespace

class DamagedClassTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { DamageLog::current().take(); }

    void aChangedNameIsFoundInTheDatabase() {
        for (const damages::Way& way : damages::ways()) {
            Room room;
            QVERIFY(room.opens() && room.opensASecondTable());
            room.close();
            way.damage(room.file("class-id"));
            const bool isOpen = room.opens();
            QVERIFY2(isOpen || room.trouble() == HostedClass::Trouble::Damaged, way.name);
            if (isOpen)
                QVERIFY2(room.tables() == 2, way.name);
        }
    }

    /// Neither an empty class nor a new one is what a teacher had. A class writes times and random words, so
    /// a change can also hit the row of a table. The host leaves out such a table and says so; the database
    /// stays in place.
    void aDamagedDatabaseIsNeverTakenForANewClass() {
        for (const damages::Way& way : damages::ways()) {
            Room room;
            QVERIFY(room.opens() && room.opensASecondTable());
            room.close();
            way.damage(room.file("class.sqlite"));
            DamageLog::current().take();
            if (room.opens()) {
                static const QRegularExpression leftOut(QStringLiteral("\\b([12]) table"));
                const QString told = DamageLog::current().take().join(QLatin1Char(' '));
                const int left = leftOut.match(told).captured(1).toInt();
                QVERIFY2(int(room.tables()) + left == 2, qPrintable(way.name + (": " + told)));
                QVERIFY2(!QFile::exists(room.file("class.sqlite.damaged")), way.name);
                continue;
            }
            QVERIFY2(!room.details().isEmpty(), way.name);
        }
    }

    void anEmptyDatabaseIsSaidAndItsCopyOffered() {
        Room room;
        QVERIFY(room.opens() && room.opensASecondTable());
        room.close();
        QVERIFY(room.opens()); // what is copied is what an opening finds
        room.close();
        damages::put(room.file("class.sqlite"), {});
        QVERIFY(!room.opens());
        QVERIFY(room.trouble() == HostedClass::Trouble::Damaged);
        QVERIFY2(room.details().contains(QStringLiteral("empty")), qPrintable(room.details()));
        ClassArchive::Trouble trouble{};
        QString details;
        QVERIFY(!ClassArchive::read(room.folder(), {}, &trouble, &details));
        QVERIFY(trouble == ClassArchive::Trouble::Damaged);
        QCOMPARE(ClassFolder::copyIn(room.folder()), room.file("class.copy.sqlite"));
        QVERIFY(room.opens(true));
        QCOMPARE(room.tables(), std::size_t{2});
        QVERIFY(isTold(room.file("class.sqlite")));
        QVERIFY(QFile::exists(room.file("class.sqlite.damaged")));
    }

    /// `quick_check` of the database finds no fault in it.
    void aChangedValueInTheDatabaseIsTold() {
        Room room;
        QVERIFY(room.opens() && room.opensASecondTable());
        room.close();
        QVERIFY(room.opens()); // what is copied is what an opening finds
        room.close();
        const QByteArray whole = damages::bytesOf(room.file("class.copy.sqlite"));
        QByteArray bytes = damages::bytesOf(room.file("class.sqlite"));
        const qsizetype game = bytes.lastIndexOf("genome-wars");
        QVERIFY(game > 0);
        bytes[game] = 'G';
        damages::put(room.file("class.sqlite"), bytes);
        QVERIFY(DatabaseCheck::of(room.file("class.sqlite")).state == DatabaseCheck::State::Good);
        QVERIFY(room.opens());
        QCOMPARE(room.tables(), std::size_t{1});
        const QString told = DamageLog::current().take().join(QLatin1Char(' '));
        QVERIFY2(told.contains(QStringLiteral("1 table")) && told.contains(QStringLiteral("8b")),
                 qPrintable(told));
        // The copy may have what is damaged now.
        QCOMPARE(damages::bytesOf(room.file("class.copy.sqlite")), whole);
        room.close();
        QVERIFY(room.opens());
        QCOMPARE(DamageLog::current().take(), QStringList());
    }

    void aNewClassIsNoDamage() {
        Room room;
        QVERIFY(room.opens());
        room.close();
        QVERIFY(room.opens());
        QCOMPARE(room.tables(), std::size_t{1});
        QCOMPARE(DamageLog::current().take(), QStringList());
    }

    void aDamagedTeachersKeyIsPutAsideWithASentence() {
        Room room;
        QVERIFY(room.opens());
        room.close();
        damages::put(room.file("teacher-key"), QByteArray(32, '\0'));
        QVERIFY(room.opens());
        QVERIFY(isTold(room.file("teacher-key")));
        QVERIFY(!damages::bytesOf(room.file("teacher-key")).contains('\0'));
    }

    void onlyItsOwnerCanReadAClass() {
        Room room;
        QVERIFY(room.opens());
        constexpr auto others = QFile::ReadGroup | QFile::ReadOther;
        for (QDirIterator all(room.folder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                              QDirIterator::Subdirectories);
             all.hasNext();)
            if (const QString path = all.next(); !path.endsWith(QLatin1String(".lock")))
                QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
        QVERIFY(!(QFile::permissions(room.folder()) & others));
    }

    void erasingLeavesNeitherCopiesNorALog() {
        Room room;
        QVERIFY(room.opens());
        room.close();
        QVERIFY(room.opens());
        room.close();
        damages::put(room.file("class-id"), QByteArray("?"));
        QVERIFY(room.opens()); // leaves a damaged file beside it
        room.close();
        QCOMPARE(HostedClass::erase(room.folder()), QStringList());
        QCOMPARE(QDir(room.folder()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
};

GENOTYPE_TEST(DamagedClassTest)
#include "damaged_class_test.moc"
