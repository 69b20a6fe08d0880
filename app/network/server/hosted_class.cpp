// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted_class.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "app/base/files/word_file.h"
#include "app/network/discovery/real_surroundings.h"
#include "class_folder.h"
#include "class_records.h"
#include "database_check.h"
#include "detached.h"
#include "earlier_class.h"
#include "sql_storage.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFileInfo>
#include <QtNetwork/QTcpServer>

namespace app {

namespace {

/// Whether all that a database has of a class is gone.
bool eraseIn(const QString& database, const QString& id) {
    QString error;
    const auto storage = SqlStorage::open(database, id, &error);
    if (storage)
        return storage->erase();
    return SqlStorage::isEarlier(database) && earlier_class::erase(database, id);
}

} // namespace

QString HostedClass::lockFile(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("class.lock"));
}

QString HostedClass::idFile(const QString& folder) {
    // Earlier versions called it so.
    const QString earlier = QDir(folder).filePath(QStringLiteral("class-name"));
    return QFileInfo::exists(earlier) ? earlier : QDir(folder).filePath(QStringLiteral("class-id"));
}

bool HostedClass::isKeptIn(const QString& folder) {
    return QFileInfo::exists(idFile(folder)) || QFileInfo(databaseOf(folder, {})).size() > 0;
}

QString HostedClass::databaseOf(const QString& folder, const QString& database) {
    return database.isEmpty() ? QDir(folder).filePath(QStringLiteral("class.sqlite")) : database;
}

/// What was found when the database of a class was opened.
struct HostedClass::Database {
    std::unique_ptr<SqlStorage> storage;
    /// No value: it could not be mended.
    std::optional<RecordDamage> damage;
    QString error;
    bool isEarlier = false;
};

HostedClass::HostedClass(QObject* parent) : QObject(parent) {
    m_openingLimit.setSingleShot(true);
    connect(&m_openingLimit, &QTimer::timeout, this, [this] { fail(Trouble::Silent); });
}

HostedClass::~HostedClass() {
    drop();
}

template <typename Step> auto HostedClass::afterwards(Step step) {
    return [this, step, attempt = m_attempt](const auto&... results) {
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (attempt == m_attempt)
                    step(results...);
            },
            Qt::QueuedConnection);
    };
}

void HostedClass::open(const Settings& settings) {
    drop();
    m_settings = settings;
    m_state = State::Opening;
    prepare();
}

void HostedClass::prepare() {
    const QString lockPath = lockFile(m_settings.folder);
    m_lock = std::make_unique<QLockFile>(lockPath);
    m_lock->setStaleLockTime(0); // a class may be open for days
    const disk::Locked locked =
        disk::makeFolder(m_settings.folder) ? disk::lock(*m_lock, lockPath, 0) : disk::Locked::Refused;
    if (locked != disk::Locked::Ours)
        return fail(locked == disk::Locked::Others ? Trouble::OtherHost : Trouble::Folder);
    if (findClass())
        openDatabase();
}

/// On a thread of its own: a database that does not answer holds up no window.
void HostedClass::openDatabase() {
    const QString place = databaseOf(m_settings.folder, m_settings.database);
    // Made before SQLite would make it, so that it belongs to its owner alone; so do the files beside it.
    if (m_settings.database.isEmpty() && !QFileInfo::exists(place))
        disk::replace(place, {});
    m_openingLimit.start(m_settings.openingPatience);
    detached::run(this, [this, attempt = m_attempt, place, id = QString::fromStdString(m_id)] {
        const auto database = std::make_shared<Database>();
        database->storage = SqlStorage::open(place, id, &database->error);
        if (!database->storage)
            database->isEarlier = SqlStorage::isEarlier(place);
        else if (database->damage = database->storage->mend(); !database->damage)
            database->error = database->storage->error();
        return [this, attempt, database] {
            if (attempt == m_attempt)
                startHost(*database);
        };
    });
}

void HostedClass::startHost(Database& database) {
    m_openingLimit.stop();
    if (!database.storage)
        return database.isEarlier ? fail(Trouble::Earlier) : fail(Trouble::Database, database.error);
    if (!database.damage)
        return fail(Trouble::Contents, database.error);
    m_isSound = database.damage->empty();
    if (!m_isSound)
        DamageLog::current().report(wordsForDamage(m_settings.name, *database.damage) + QLatin1Char(' ') +
                                    tr("What they say is kept in the database."));
    // After the database, so that an id without a database means that this was lost.
    if (!QFileInfo::exists(idFile(m_settings.folder)) && !word_file::write(idFile(m_settings.folder), m_id))
        return fail(Trouble::Folder);
    ClassHost::Options options;
    options.dataFolder = m_settings.folder;
    options.teacherKey = m_teacherKey;
    options.pace = m_settings.pace;
    options.joins = m_settings.joins;
    options.firstSeed = m_settings.seed;
    options.storagePatience = m_settings.storagePatience;
    options.loadingPatience = m_settings.openingPatience;
    // A file of one's own has nobody else's class in it.
    options.shared = {.database = m_settings.database, .classId = QString::fromStdString(m_id)};
    options.className = m_settings.name.toStdString();
    m_host = std::make_unique<ClassHost>(options, std::move(database.storage));
    m_host->restore(afterwards([this](bool isRead) {
        if (!isRead)
            return m_host->isStorageSilent()
                       ? fail(Trouble::Silent)
                       : fail(Trouble::Contents, QString(m_host->error())); // a copy: the host goes first
        // For the day on which the database is found damaged. If it cannot be made, an earlier one stays; and
        // so does one that may have what is damaged now.
        if (m_settings.database.isEmpty() && m_isSound)
            copyDatabase(databaseOf(m_settings.folder, {}), ClassFolder::copyPath(m_settings.folder));
        openTables(m_host->tables().empty() ? 0 : m_settings.tables.size());
    }));
}

/// Those from `first` on, one after the other, and then the door.
void HostedClass::openTables(std::size_t first) {
    if (first == m_settings.tables.size())
        return makeDoor();
    m_host->openTable(m_settings.tables[first],
                      afterwards([this, first](const std::optional<messages::Failed>& failure) {
                          if (failure)
                              fail(failure->code == messages::ErrorCode::DatabaseSilent ? Trouble::Silent
                                                                                        : Trouble::Tables);
                          else
                              openTables(first + 1);
                      }));
}

void HostedClass::makeDoor() {
    if (m_settings.isPlain)
        return listen();
    m_authenticator = std::make_unique<Authenticator>(m_settings.folder, m_settings.name, m_settings.cost);
    if (!m_authenticator->identity().isKept())
        return fail(Trouble::Folder);
    connect(m_authenticator.get(), &Authenticator::ready, this, [this] {
        if (m_state == State::Opening)
            listen();
    });
    connect(m_authenticator.get(), &Authenticator::failed, this, [this] {
        if (m_state == State::Opening)
            fail(Trouble::Code);
    });
    if (m_settings.keepsCode)
        m_authenticator->prepare();
    else
        m_authenticator->renew();
}

/// Finds out which class it is, or draws an id for a new one. False: it has failed.
bool HostedClass::findClass() {
    const QString& folder = m_settings.folder;
    ClassFolder files = ClassFolder::in(folder, m_settings.database);
    if (files.state == ClassFolder::State::Damaged && m_settings.takesCopy && ClassFolder::takeCopy(folder)) {
        DamageLog::current().report(files.details + QLatin1Char(' ') +
                                    tr("The class continues as it was at an earlier opening. The damaged "
                                       "files are kept beside it, with “damaged” in their names."));
        files = ClassFolder::in(folder, m_settings.database);
    }
    if (files.state == ClassFolder::State::Damaged || files.state == ClassFolder::State::Unreadable) {
        fail(Trouble::Damaged, files.details);
        return false;
    }
    if (files.isIdFromDatabase) {
        if (QFileInfo::exists(idFile(folder))) {
            const QString aside = word_file::putAside(idFile(folder));
            DamageLog::current().reportAside(
                idFile(folder), aside,
                tr("The class was recognised by its database; nothing of it is lost."));
        }
        if (!word_file::write(idFile(folder), files.id)) {
            fail(Trouble::Folder);
            return false;
        }
    }
    m_id = files.state == ClassFolder::State::New ? word_file::drawn(ClassFolder::wordDigits) : files.id;
    const auto key = word_file::keptOrDrawn(
        teacherKeyFile(), ClassFolder::wordDigits,
        tr("There is a new teacher's key; programs that had the old one need the new one."));
    if (!key) {
        fail(Trouble::Folder);
        return false;
    }
    m_teacherKey = *key;
    return true;
}

void HostedClass::listen() {
    if (!m_host->listen(m_settings.address, m_settings.port, m_authenticator.get())) {
        // The server for web sockets does not say which error it was.
        QTcpServer probe;
        const bool isTaken = !probe.listen(m_settings.address, m_settings.port) &&
                             probe.serverError() == QAbstractSocket::AddressInUseError;
        return fail(isTaken ? Trouble::PortTaken : Trouble::Network, QString(m_host->error()));
    }
    answerSearches();
    m_state = State::Open;
    emit opened();
}

void HostedClass::answerSearches() {
    if (!m_authenticator || m_settings.questionPort == 0)
        return;
    m_beacon = std::make_unique<join::Beacon>(m_host->port(), m_authenticator->identity().fingerprint(),
                                              m_settings.name);
    // Without it, the class is still found by probing or by its address.
    m_beacon->start(m_settings.questionPort);
}

QString HostedClass::teacherKeyFile() const {
    return QDir(m_settings.folder).filePath(QStringLiteral("teacher-key"));
}

std::vector<lessons::LearningRecord> HostedClass::records() const {
    return learningRecords(m_id, m_host->everybody(), m_host->monitor().answers(), m_host->monitor().steps());
}

QStringList HostedClass::addresses() const {
    if (!m_settings.isEverywhere())
        return {m_settings.address.toString()};
    QStringList all;
    for (const join::OwnAddress& own : join::RealSurroundings().ownAddresses())
        all << own.address.toString();
    return all;
}

void HostedClass::close() {
    if (m_state == State::Opening) {
        drop();
        emit closed(true);
    }
    if (m_state != State::Open)
        return;
    m_state = State::Closing;
    emit closing();
    m_host->end(afterwards([this](bool isSaved) {
        drop();
        emit closed(isSaved);
    }));
}

QStringList HostedClass::erase(const QString& folder, const QString& database) {
    const QString lockPath = lockFile(folder);
    QLockFile lock(lockPath);
    lock.setStaleLockTime(0);
    if (disk::lock(lock, lockPath, 0) != disk::Locked::Ours)
        return {lockPath};
    // First, since the id of the class is among the files.
    if (!database.isEmpty() && QFileInfo::exists(idFile(folder))) {
        const ClassFolder kept = ClassFolder::in(folder, database);
        if (kept.state != ClassFolder::State::Kept || !eraseIn(database, QString::fromStdString(kept.id)))
            return {idFile(folder)};
    }
    QStringList files;
    QDirIterator found(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (found.hasNext())
        files << found.next();
    QStringList left;
    for (const QString& file : files)
        if (file != lockPath && !disk::remove(file).isEmpty())
            left << file;
    return left;
}

void HostedClass::fail(Trouble trouble, const QString& details) {
    drop();
    emit failed(trouble, details);
}

void HostedClass::drop() {
    ++m_attempt;
    m_openingLimit.stop();
    m_beacon.reset();
    m_host.reset();
    // Its own signal may have led here.
    if (m_authenticator) {
        m_authenticator->disconnect(this);
        m_authenticator.release()->deleteLater();
    }
    m_lock.reset();
    m_state = State::Closed;
}

} // namespace app
