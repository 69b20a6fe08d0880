// SPDX-License-Identifier: GPL-3.0-or-later
#include "database_check.h"

#include "app/base/files/disk.h"
#include "app/base/files/privacy.h"
#include "app/base/files/word_file.h"
#include "class_folder.h"
#include "earlier_class.h"
#include "record_table.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QVariant>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <atomic>

namespace app {

namespace {

struct DatabaseWords {
    Q_DECLARE_TR_FUNCTIONS(app::DatabaseCheck)
};

/// An own connection to a file, for as long as this lives.
class Opened {
public:
    explicit Opened(const QString& file) : m_name(QStringLiteral("check-%1").arg(++count)) {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(file);
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
        m_isOpen = database.isValid() && database.open();
        m_error = database.lastError().text();
    }
    ~Opened() {
        QSqlDatabase::database(m_name, false).close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    bool isOpen() const { return m_isOpen; }
    const QString& error() const { return m_error; }
    /// The first column of all rows. False if the statement fails.
    bool column(const QString& statement, QStringList& values) {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        if (!query.exec(statement)) {
            m_error = query.lastError().text();
            return false;
        }
        while (query.next())
            values << query.value(0).toString();
        return true;
    }

private:
    static std::atomic<int> count;
    const QString m_name;
    bool m_isOpen = false;
    QString m_error;
};

std::atomic<int> Opened::count = 0;

} // namespace

DatabaseCheck DatabaseCheck::of(const QString& file) {
    DatabaseCheck result;
    const QFileInfo info(file);
    if (!info.exists())
        return result;
    result.state = State::Empty;
    // SQLite takes an empty file for a new database.
    if (info.size() == 0)
        return result;
    Opened opened(file);
    QStringList found;
    result.state = State::Damaged;
    if (!opened.isOpen() || !opened.column(QStringLiteral("PRAGMA quick_check(1)"), found)) {
        result.details = opened.error();
        return result;
    }
    if (found != QStringList{QStringLiteral("ok")}) {
        result.details = found.join(QLatin1Char(' ')).simplified();
        return result;
    }
    QStringList tables;
    if (!opened.column(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"), tables)) {
        result.details = opened.error();
        return result;
    }
    const QString records = QLatin1String(RecordTable::name);
    QStringList named = earlier_class::tables();
    result.isEarlier = !tables.contains(records) && tables.contains(named.first());
    if (!result.isEarlier)
        named = QStringList{records};
    if (!tables.contains(named.first())) {
        result.state = State::Empty;
        return result;
    }
    // Records have checksums: they say what is right where an index says something else (RecordTable::mend).
    QStringList ids;
    for (const QString& table : std::as_const(named))
        if (tables.contains(table) &&
            !opened.column(QStringLiteral("SELECT DISTINCT %1 FROM %2 NOT INDEXED")
                               .arg(QLatin1String(result.isEarlier ? "host" : "class_id"), table),
                           ids)) {
            result.details = opened.error();
            return result;
        }
    ids.removeDuplicates();
    for (const QString& id : std::as_const(ids))
        if (word_file::isWord(id.toStdString(), ClassFolder::wordDigits))
            result.classes << id;
    if (result.classes.isEmpty() && !ids.isEmpty()) {
        result.details = DatabaseWords::tr("it does not say whose class it has");
        return result;
    }
    result.state = State::Good;
    return result;
}

bool copyDatabase(const QString& file, const QString& copy) {
    const QString fresh = copy + QStringLiteral(".new");
    if (QFileInfo::exists(fresh) && !disk::remove(fresh).isEmpty())
        return false;
    // Made before SQLite would make it, so that it belongs to its owner alone.
    if (!disk::replace(fresh, {}))
        return false;
    {
        Opened opened(file);
        QStringList none;
        QString quoted = fresh;
        quoted.replace(QLatin1Char('\''), QLatin1String("''"));
        if (!opened.isOpen() || !opened.column(QStringLiteral("VACUUM INTO '%1'").arg(quoted), none)) {
            disk::remove(fresh);
            return false;
        }
    }
    disk::tightenFile(fresh);
    if (QFileInfo::exists(copy) && !disk::remove(copy).isEmpty())
        return false;
    return disk::rename(fresh, copy);
}

} // namespace app
