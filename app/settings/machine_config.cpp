// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine_config.h"

#include "app/base/text/languages.h"
#include "app/network/discovery/typed_address.h"
#include "app/ui/navigation/route.h"
#include "config_file.h"
#include "engine/core/record_text.h"
#include "teacher_lock.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>

#include <algorithm>
#include <functional>
#include <utility>

namespace app {

namespace {

constexpr int longestName = 30;
constexpr int mostEntries = 50;
constexpr qint64 largestFile = 1 << 20; // bytes: what is larger is no configuration

MachineConfig& configInUse() {
    static MachineConfig config;
    return config;
}

bool canBeOpened(const QString& file) {
    const QFileInfo info(file);
    return info.isFile() && info.isReadable();
}

bool isName(const QString& name) {
    return name.size() <= longestName && core::isValidName(name.toStdString());
}

/// Reads entries into a configuration and says what is wrong with each.
class EntryReader {
    Q_DECLARE_TR_FUNCTIONS(app::MachineConfig)
public:
    explicit EntryReader(MachineConfig& config) : m_config(config) {}

    void read(const ConfigFile& file) {
        for (const ConfigEntry& entry : file.malformed)
            complain(entry, tr("“%1” is neither a section, an entry nor a comment.").arg(entry.value));
        for (const ConfigEntry& entry : file.entries)
            read(entry);
        std::ranges::stable_sort(m_problems, {}, &std::pair<int, QString>::first);
        for (const auto& [line, words] : m_problems)
            m_config.problems << tr("Line %1: %2").arg(QString::number(line), words);
    }

private:
    void complain(const ConfigEntry& entry, const QString& words) { m_problems.append({entry.line, words}); }

    void read(const ConfigEntry& entry) {
        const QString name = entry.section + QLatin1Char('/') + entry.key;
        const auto known = std::ranges::find(readers(), name, &Reader::name);
        if (known == readers().end()) {
            complain(entry,
                     entry.section.isEmpty()
                         ? tr("“%1” is in no section. The sections are [class] and [program].").arg(entry.key)
                         : tr("There is no entry “%1” in [%2].").arg(entry.key, entry.section));
            return;
        }
        if (m_lines.contains(name)) {
            complain(entry, tr("“%1” is already set in line %2. This line is ignored.")
                                .arg(entry.key, QString::number(m_lines.value(name))));
            return;
        }
        m_lines.insert(name, entry.line);
        (this->*known->read)(entry);
    }

    /// The valid parts of a list; what is wrong with the others is said by `words`, which has a place for the
    /// part.
    QStringList validParts(const ConfigEntry& entry, const QString& words,
                           const std::function<bool(const QString&)>& isValid) {
        QStringList valid;
        for (const QString& part : partsOfList(entry.value)) {
            if (part.isEmpty())
                continue;
            if (isValid(part))
                valid << part;
            else
                complain(entry, words.arg(part));
        }
        valid.removeDuplicates();
        return valid.mid(0, mostEntries);
    }

    void readHosts(const ConfigEntry& entry) {
        m_config.hosts = validParts(entry, tr("“%1” is not the address of a computer."),
                                    [](const QString& part) { return join::typedAddress(part).has_value(); });
        if (m_config.hosts.isEmpty())
            complain(entry, tr("“hosts” names no computer."));
    }

    void readDatabase(const ConfigEntry& entry) {
        // The value may contain a password, so the message does not repeat it.
        if (entry.value.startsWith(QLatin1String("postgresql://")))
            m_config.database = entry.value;
        else
            complain(entry, tr("The value of “database” must begin with postgresql://."));
    }

    void readLanguage(const ConfigEntry& entry) {
        const QString code = entry.value.toLower();
        if (isSpoken(code))
            m_config.language = code;
        else
            complain(entry, tr("There is no language “%1”. The program speaks: %2.")
                                .arg(entry.value, languageCodes().join(QStringLiteral(", "))));
    }

    void readPages(const ConfigEntry& entry) {
        m_config.pages =
            validParts(withoutCase(entry), tr("There is no page “%1”."),
                       [](const QString& part) { return MachineConfig::pageIds().contains(part); });
        if (!m_config.pages.isEmpty())
            return addFormerParts();
        complain(entry, tr("“pages” names no page of the program: only Home, Play and Help are shown."));
        m_config.pages = QStringList{QStringLiteral("play"), QStringLiteral("help")};
        addFormerParts();
    }

    /// Files may be older than these pages, which were parts of others: who allows the others means them,
    /// too.
    void addFormerParts() {
        for (const auto& [page, whole] : {std::pair("home", "play"), std::pair("herbarium", "games")})
            if (m_config.pages.contains(QLatin1String(whole)) &&
                !m_config.pages.contains(QLatin1String(page)))
                m_config.pages << QLatin1String(page);
    }

    void readLevels(const ConfigEntry& entry) {
        m_config.levels =
            validParts(withoutCase(entry), tr("There is no level “%1”."),
                       [](const QString& part) { return MachineConfig::levelIds().contains(part); });
        m_config.onlyFirstLevels = m_config.levels.isEmpty();
        if (m_config.onlyFirstLevels)
            complain(entry, tr("“levels” names no level: each game offers only its easiest."));
    }

    void readNames(const ConfigEntry& entry) {
        // A name belongs to its seat: an invalid one leaves a gap.
        QStringList names;
        for (const QString& name : partsOfList(entry.value).mid(0, mostEntries)) {
            const bool isTwice = !name.isEmpty() && names.contains(name);
            if (isTwice)
                complain(entry, tr("The name “%1” is given twice.").arg(name));
            else if (!name.isEmpty() && !isName(name))
                complain(entry,
                         tr("“%1” cannot be a name: a name has at most %2 characters and no line breaks.")
                             .arg(name, QString::number(longestName)));
            names << (isTwice || !isName(name) ? QString() : name);
        }
        while (!names.isEmpty() && names.constLast().isEmpty())
            names.removeLast();
        m_config.names = names;
        if (names.isEmpty())
            complain(entry, tr("“names” gives no name."));
    }

    void readFileDialogs(const ConfigEntry& entry) {
        const QString word = entry.value.toLower();
        m_config.fileDialogs = word == QLatin1String("true") || word == QLatin1String("1");
        if (!m_config.fileDialogs && word != QLatin1String("false") && word != QLatin1String("0"))
            complain(entry, tr("“fileDialogs” is true or false, not “%1”. The file dialogs are hidden.")
                                .arg(entry.value));
    }

    void readSounds(const ConfigEntry& entry) {
        const QString word = entry.value.toLower();
        m_config.sounds = word == QLatin1String("true") || word == QLatin1String("1");
        if (!m_config.sounds && word != QLatin1String("false") && word != QLatin1String("0"))
            complain(entry, tr("“sounds” is true or false, not “%1”. Sounds are off.").arg(entry.value));
    }

    void readLock(const ConfigEntry& entry) {
        m_config.lock = entry.value;
        if (TeacherLock::isLock(entry.value))
            return;
        complain(entry,
                 tr("“lock” is not what --make-lock prints. Everything that a lock closes stays closed until "
                    "this line is corrected."));
        if (m_config.lock.isEmpty())
            m_config.lock = QStringLiteral("-");
    }

    static ConfigEntry withoutCase(ConfigEntry entry) {
        entry.value = entry.value.toLower();
        return entry;
    }

    struct Reader {
        QString name; ///< in lower case
        void (EntryReader::*read)(const ConfigEntry&);
    };
    static const QList<Reader>& readers() {
        static const QList<Reader> list{
            {QStringLiteral("class/hosts"), &EntryReader::readHosts},
            {QStringLiteral("class/database"), &EntryReader::readDatabase},
            {QStringLiteral("program/language"), &EntryReader::readLanguage},
            {QStringLiteral("program/pages"), &EntryReader::readPages},
            {QStringLiteral("program/levels"), &EntryReader::readLevels},
            {QStringLiteral("program/names"), &EntryReader::readNames},
            {QStringLiteral("program/filedialogs"), &EntryReader::readFileDialogs},
            {QStringLiteral("program/sounds"), &EntryReader::readSounds},
            {QStringLiteral("program/lock"), &EntryReader::readLock}};
        return list;
    }

    MachineConfig& m_config;
    QHash<QString, int> m_lines; ///< where each entry that was read stands
    QList<std::pair<int, QString>> m_problems;
};

} // namespace

const QStringList& MachineConfig::pageIds() {
    static const QStringList ids = pageNames();
    return ids;
}

const QStringList& MachineConfig::levelIds() {
    static const QStringList ids{
        QStringLiteral("novice"),     QStringLiteral("apprentice"), QStringLiteral("researcher"),
        QStringLiteral("mendel"),     QStringLiteral("thoughtful"), QStringLiteral("monod"),
        QStringLiteral("naturalist"), QStringLiteral("darwin"),     QStringLiteral("random")};
    return ids;
}

MachineConfig MachineConfig::read(const QString& path) {
    MachineConfig config;
    config.file = path;
    QFile file(path);
    config.isReadable = canBeOpened(path) && file.open(QIODevice::ReadOnly);
    if (!config.isReadable)
        return config;
    const QByteArray bytes = file.read(largestFile + 1);
    const auto content = bytes.size() <= largestFile ? ConfigFile::parse(bytes) : std::nullopt;
    config.isReadable = content.has_value();
    if (content)
        EntryReader(config).read(*content);
    return config;
}

QString MachineConfig::usualFile() {
    const QString name = QStringLiteral("genotype-companion.ini");
    for (const QString& folder : {QCoreApplication::applicationDirPath(), QStringLiteral("/etc")})
        if (const QString file = QDir(folder).filePath(name); QFileInfo::exists(file))
            return file;
    return {};
}

QString MachineConfig::problem(int most) const {
    const QString name = QDir::toNativeSeparators(file);
    if (!isReadable)
        return canBeOpened(file)
                   ? tr("The configuration %1 is not a text file in UTF-8. Nothing in it applies.").arg(name)
                   : tr("The configuration %1 could not be read. Nothing in it applies.").arg(name);
    if (problems.isEmpty())
        return {};
    QStringList lines{tr("The configuration %1 has mistakes; its valid entries apply.").arg(name)};
    lines << problems.mid(0, most);
    if (const auto others = static_cast<int>(problems.size() - (lines.size() - 1)); others > 0)
        lines << tr("The terminal shows %n more.", nullptr, others);
    return lines.join(QLatin1Char('\n'));
}

QStringList MachineConfig::allowedBots(const QStringList& bots) const {
    if (levels.isEmpty() && !onlyFirstLevels)
        return bots;
    QStringList allowed;
    for (const QString& bot : bots)
        if (levels.contains(bot))
            allowed << bot;
    return allowed.isEmpty() ? bots.mid(0, 1) : allowed;
}

const MachineConfig& MachineConfig::current() {
    return configInUse();
}

void MachineConfig::use(const MachineConfig& config) {
    configInUse() = config;
    TeacherLock::current().set(config.lock);
}

} // namespace app
