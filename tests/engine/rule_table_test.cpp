// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QMetaMethod>
#include <QtCore/QObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

namespace {

/// "Class::slot" of every test in this executable.
QSet<QString> existingTests() {
    QSet<QString> names;
    for (const auto& one : tests::registry()) {
        const auto object = one.create();
        const QMetaObject* meta = object->metaObject();
        for (int i = meta->methodOffset(); i < meta->methodCount(); ++i)
            if (meta->method(i).methodType() == QMetaMethod::Slot &&
                !meta->method(i).name().endsWith("_data"))
                names.insert(QString(one.name) + "::" + QString::fromLatin1(meta->method(i).name()));
    }
    return names;
}

struct Row {
    /// "README.md line 12", from tests/engine.
    QByteArray where;
    QStringList cells;
};

/// The rows of all three-column tables in a file, without headings and rules.
QList<Row> rowsOf(const QDir& folder, const QString& name) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Row> result;
    int number = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        ++number;
        if (!line.startsWith('|') || line.startsWith("|--") || line.startsWith("| Where"))
            continue;
        QStringList cells = line.split('|');
        cells.removeFirst();
        cells.removeLast();
        for (QString& cell : cells)
            cell = cell.trimmed();
        result << Row{name.toUtf8() + " line " + QByteArray::number(number), cells};
    }
    return result;
}

/// Those of Genotype, and of each game that has a folder of its own.
QList<Row> rows() {
    const QDir folder(GENOTYPE_SOURCE_DIR "/tests/engine");
    QList<Row> result = rowsOf(folder, QStringLiteral("README.md"));
    for (const QString& game : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        result << rowsOf(folder, game + QStringLiteral("/README.md"));
    return result;
}

/// The numbers of the sections of a game's rulings.
QSet<QString> sectionsOf(const QString& game) {
    QFile file(GENOTYPE_SOURCE_DIR "/engine/" + game + "/RULINGS.md");
    QSet<QString> sections;
    if (!file.open(QIODevice::ReadOnly))
        return sections;
    static const QRegularExpression heading("^## (\\d(?:\\.\\d)?)\\.? ");
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (const auto found = heading.match(line); found.hasMatch())
            sections.insert(found.captured(1));
    return sections;
}

const QRegularExpression testName("`(\\w+::\\w+)`");

} // namespace

/// The tables name a test for every rule, and every test of a chapter is in one of them.
class RuleTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesATestForEveryRule() {
        const auto existing = existingTests();
        const auto all = rows();
        QVERIFY2(all.size() > 100, "the table of rules was not found");
        for (const Row& row : all) {
            const QByteArray& where = row.where;
            QVERIFY2(row.cells.size() == 3, where + ": three columns");
            QVERIFY2(!row.cells[0].isEmpty() && !row.cells[1].isEmpty(), where + ": no rule");
            auto names = testName.globalMatch(row.cells[2]);
            QVERIFY2(names.hasNext(), where + ": no test holds this rule");
            while (names.hasNext()) {
                const QString name = names.next().captured(1);
                QVERIFY2(existing.contains(name), where + ": there is no test " + name.toUtf8());
            }
        }
    }

    void citesSectionsThatTheRulingsHave() {
        static const QRegularExpression between("[,;] *");
        static const QRegularExpression number("^\\d(\\.\\d)?$");
        int cited = 0;
        for (const Row& row : rows()) {
            const QString table = QString::fromUtf8(row.where);
            const QString game = table.contains('/') ? table.section('/', 0, 0) : QStringLiteral("genotype");
            for (const QString& part : row.cells[0].split(between)) {
                if (!number.match(part).hasMatch())
                    continue;
                ++cited;
                QVERIFY2(sectionsOf(game).contains(part), row.where + ": no section " + part.toUtf8());
            }
        }
        QVERIFY(cited > 150);
    }

    void namesEveryTestOfAChapter() {
        QSet<QString> named;
        QSet<QString> chapters;
        for (const Row& row : rows()) {
            auto names = testName.globalMatch(row.cells.value(2));
            while (names.hasNext()) {
                const QString name = names.next().captured(1);
                named.insert(name);
                chapters.insert(name.section("::", 0, 0));
            }
        }
        for (const QString& name : existingTests())
            if (chapters.contains(name.section("::", 0, 0)))
                QVERIFY2(named.contains(name), qPrintable(name + " is not in the table"));
    }
};

GENOTYPE_TEST(RuleTableTest)
#include "rule_table_test.moc"
