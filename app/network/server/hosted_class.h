// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/beacon.h"
#include "class_host.h"
#include "lessons/reports/learning_record.h"

#include <QtCore/QLockFile>
#include <QtCore/QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace app {

/// A class that is opened from a folder: its files and database, its authenticator, its host, and what
/// answers programs that search for it. genotype-host and the program's window open a class in the same way.
class HostedClass : public QObject {
    Q_OBJECT
public:
    struct Settings {
        /// Where the class is kept; it is made if there is none.
        QString folder;
        /// Empty: a file in the folder. Otherwise as for SqlStorage::open.
        QString database;
        QHostAddress address{QHostAddress::Any};
        /// Whether it listens in all networks of this computer.
        bool isEverywhere() const {
            return address == QHostAddress(QHostAddress::Any) ||
                   address == QHostAddress(QHostAddress::AnyIPv4);
        }
        /// 0: any free one.
        quint16 port = join::usualPort;
        /// Neither encryption nor a code, and nobody can find it: only for one machine.
        bool isPlain = false;
        /// Has the code of the last time, if the name is the same; otherwise a new one is made.
        bool keepsCode = false;
        /// What pupils' computers show of it.
        QString name;
        /// Where searches arrive; 0: they are not answered.
        quint16 questionPort = join::usualPort;
        /// Opened when the class has no tables yet.
        std::vector<TableRules> tables;
        HostTable::Pace pace{};
        /// As ClassHost::Options.
        join::Flow joins = ClassHost::Options{}.joins;
        /// A damaged database is replaced by its older copy.
        bool takesCopy = false;
        /// Fixed seeds, from this one on, for tests.
        std::optional<std::uint64_t> seed{};
        /// Of the hashes of the code; another one is for tests.
        commitment::HashCost cost = commitment::slowCost;
        /// As ClassHost::Options.
        std::chrono::milliseconds storagePatience = ClassHost::Options{}.storagePatience;
        /// How long the database may take until the class is open.
        std::chrono::milliseconds openingPatience = ClassHost::Options{}.loadingPatience;
    };
    enum class State {
        Closed,
        Opening,
        Open,
        Closing, ///< the last changes are being saved
    };
    /// Why a class cannot be opened.
    enum class Trouble {
        Folder,    ///< nothing can be saved there
        OtherHost, ///< another program has opened the class of this folder
        Damaged,   ///< the files of the class are not as it left them; nothing was changed
        Database,  ///< it cannot be opened
        Silent,    ///< the database does not answer
        Earlier,   ///< an earlier version of the program has kept it; only reports can be made of it
        Contents,  ///< members and tables cannot be read
        Tables,    ///< a first table cannot be saved
        Code,      ///< the code cannot be worked out
        PortTaken, ///< another program listens there
        Network,   ///< it cannot listen, for another reason
    };

    explicit HostedClass(QObject* parent = nullptr);
    ~HostedClass() override;

    /// Opens the class; emits `opened`, about a second later if there is a code to be worked out, or
    /// `failed`. A class that is open or being opened is dropped first.
    void open(const Settings& settings);
    /// Saves the last changes, says goodbye to everybody and emits `closed`: later, at the latest when the
    /// database has been silent for as long as a change waits. All that was answered with `done` is on the
    /// disk. A class that is being opened is closed at once.
    void close();
    /// Waits for the database. Removes all files of the class in a folder: members, tables, games and words,
    /// and all that the database has of it. Which ones are still there; the lock file if a program hosts the
    /// class, and the file with its id if the database cannot be reached.
    static QStringList erase(const QString& folder, const QString& database = {});
    /// Where in a folder the id of its class is, which tells it apart in a database, and the lock of
    /// the program that hosts it.
    static QString idFile(const QString& folder);
    /// Whether anything of a class is in the folder.
    static bool isKeptIn(const QString& folder);
    static QString lockFile(const QString& folder);
    /// The place of a class for SqlStorage::open. `database`: as in the settings.
    static QString databaseOf(const QString& folder, const QString& database);
    State state() const { return m_state; }

    /// Precondition of all of these: the class is open, or being closed.
    ClassHost& host() const { return *m_host; }
    /// Null for a plain class.
    Authenticator* authenticator() const { return m_authenticator.get(); }
    /// What pupils' computers show of it.
    const QString& name() const { return m_settings.name; }
    QString teacherKeyFile() const;
    /// What is in it.
    const std::string& teacherKey() const { return m_teacherKey; }
    /// What its pupils have done, removed ones too: the material of reports.
    std::vector<lessons::LearningRecord> records() const;
    /// Whether searches are answered; otherwise somebody else has the port for questions.
    bool isFound() const { return m_beacon && m_beacon->isOn(); }
    /// Under which addresses pupils' computers reach it, "192.168.1.20" and the like; without the port.
    QStringList addresses() const;

signals:
    void opened();
    /// The last changes are being saved: from now on the class is no longer open.
    void closing();
    /// `details`: in the words of the system or the database; may be empty.
    void failed(app::HostedClass::Trouble trouble, const QString& details);
    /// `isSaved`: whether the last changes are, too; false where the database did not answer or refused them.
    void closed(bool isSaved);

private:
    /// Calls a step of opening or closing later, unless the class was dropped meanwhile: a step may destroy
    /// the host, which must not happen within the host's own call.
    template <typename Step> auto afterwards(Step step);
    struct Database;
    void prepare();
    bool findClass();
    void openDatabase();
    void startHost(Database& database);
    void openTables(std::size_t first);
    void makeDoor();
    void listen();
    void answerSearches();
    void fail(Trouble trouble, const QString& details = {});
    void drop();

    Settings m_settings;
    /// Counts openings and endings, so that an answer to an earlier one is recognised.
    int m_attempt = 0;
    /// Whether the database was sound when it was opened.
    bool m_isSound = true;
    QTimer m_openingLimit;
    State m_state = State::Closed;
    std::string m_id;
    std::string m_teacherKey;
    std::unique_ptr<QLockFile> m_lock;
    // The host uses the authenticator, so it goes first.
    std::unique_ptr<Authenticator> m_authenticator;
    std::unique_ptr<ClassHost> m_host;
    std::unique_ptr<join::Beacon> m_beacon;
};

} // namespace app
