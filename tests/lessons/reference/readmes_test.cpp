// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_numbers.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "lessons/documents/catalogue.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <utility>

namespace documents = tests::documents;

namespace {

const QDir& source() {
    static const QDir root{QStringLiteral(GENOTYPE_SOURCE_DIR)};
    return root;
}

QString textOf(const QString& page) {
    QFile file(source().filePath(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList foldersIn(const QString& folder) {
    return QDir(source().filePath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// Every Markdown page of the repository, by its path from the root.
QStringList readmePages() {
    QStringList pages;
    QStringList tops = foldersIn(QStringLiteral("."));
    tops << QStringLiteral(".");
    for (const QString& top : std::as_const(tops))
        if (top != QLatin1String("build"))
            for (QDirIterator it(source().filePath(top), {QStringLiteral("*.md")}, QDir::Files,
                                 top == QLatin1String(".") ? QDirIterator::NoIteratorFlags
                                                           : QDirIterator::Subdirectories);
                 it.hasNext();)
                pages << source().relativeFilePath(it.next());
    return pages;
}

/// A page without its code, in which nothing is a link.
QString withoutCode(QString page) {
    static const QRegularExpression code(QStringLiteral("```.*?```|`[^`\n]*`"),
                                         QRegularExpression::DotMatchesEverythingOption);
    return page.remove(code);
}

/// The anchors of a page's headings: small letters, hyphens for blanks, no other signs.
QStringList anchorsOf(const QString& page) {
    static const QRegularExpression heading(QStringLiteral("^#+ (.*)$"), QRegularExpression::MultilineOption);
    static const QRegularExpression sign(QStringLiteral("[^\\w\\- ]"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList anchors;
    for (auto found = heading.globalMatch(page); found.hasNext();)
        anchors << found.next().captured(1).toLower().remove(sign).replace(QLatin1Char(' '),
                                                                           QLatin1Char('-'));
    return anchors;
}

/// What is wrong with a link of a page; empty if it leads somewhere.
QString faultOfLink(const QString& page, const QString& link) {
    const QString path = link.section(QLatin1Char('#'), 0, 0);
    const QString anchor = link.section(QLatin1Char('#'), 1);
    const QString target =
        path.isEmpty() ? page : QDir::cleanPath(QFileInfo(page).path() + QLatin1Char('/') + path);
    if (!QFileInfo::exists(source().filePath(target)))
        return QStringLiteral("%1 links %2, which does not exist").arg(page, link);
    if (!anchor.isEmpty() && !anchorsOf(textOf(target)).contains(anchor))
        return QStringLiteral("%1 links %2, where there is no such heading").arg(page, link);
    return {};
}

} // namespace

/// What the pages of the repository say of each other and of the program.
class ReadmesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsSomewhere() {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
        int links = 0;
        for (const QString& page : readmePages()) {
            const QString text = withoutCode(textOf(page));
            for (auto found = link.globalMatch(text); found.hasNext();) {
                const QString to = found.next().captured(1);
                if (to.contains(QLatin1String("://")))
                    continue;
                ++links;
                const QString fault = faultOfLink(page, to);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
        QVERIFY(links > 50);
        QVERIFY(!faultOfLink(QStringLiteral("README.md"), QStringLiteral("app/cellar/README.md")).isEmpty());
        QVERIFY(!faultOfLink(QStringLiteral("README.md"), QStringLiteral("app/README.md#cellar")).isEmpty());
    }

    void everyRoomHasAPageThatTheMapLinks() {
        const QString map = textOf(QStringLiteral("app/README.md"));
        const QStringList rooms = foldersIn(QStringLiteral("app"));
        for (const QString& room : rooms) {
            QVERIFY2(!textOf(QStringLiteral("app/%1/README.md").arg(room)).isEmpty(), qPrintable(room));
            QVERIFY2(map.contains(QStringLiteral("(%1/README.md)").arg(room)), qPrintable(room));
        }
        static const QRegularExpression count(QStringLiteral("\\n([\\w-]+ rooms)"));
        const auto found = count.match(map);
        QVERIFY(found.hasMatch());
        QCOMPARE(documents::numbersIn(found.captured(1)), std::vector<double>{double(rooms.size())});
    }

    void thePageOfTheProgramsCountsThem() {
        const QString page = textOf(QStringLiteral("app/programs/README.md"));
        const QStringList folders = foldersIn(QStringLiteral("app/programs"));
        int programs = 0;
        for (const QString& folder : folders) {
            QVERIFY2(page.contains(QStringLiteral("`%1/`").arg(folder)), qPrintable(folder));
            programs += source().exists(QStringLiteral("app/programs/%1/main.cpp").arg(folder)) ? 1 : 0;
        }
        static const QRegularExpression count(QStringLiteral("The ([\\w-]+) programs"));
        const auto found = count.match(page);
        QVERIFY(found.hasMatch());
        QCOMPARE(documents::numbersIn(found.captured(1)), std::vector<double>{double(programs)});
    }

    void thePageOfThePuzzlesCountsThem() {
        const auto ofKind = [](genotype::PuzzleKind kind) {
            return double(std::ranges::count_if(genotype::shippedPuzzles(), [kind](const auto& puzzle) {
                return genotype::kindOf(puzzle) == kind;
            }));
        };
        const QString page = textOf(QStringLiteral("engine/genotype/puzzles/README.md"));
        static const QRegularExpression sentence(QStringLiteral("The \\d+ shipped ones are [^.]*\\."));
        const auto found = sentence.match(page);
        QVERIFY(found.hasMatch());
        QCOMPARE(documents::numbersIn(found.captured()),
                 (std::vector<double>{
                     double(genotype::shippedPuzzles().size()), ofKind(genotype::PuzzleKind::Clear),
                     ofKind(genotype::PuzzleKind::Unobvious), ofKind(genotype::PuzzleKind::Neutral)}));
    }

    /// Names in code that begin with a capital, such as `ClassHost`, on the pages of the app.
    void everyTypeThatAPageNamesExists() {
        QSet<QString> known;
        static const QRegularExpression capital(QStringLiteral("\\b[A-Z]\\w*"));
        for (const char* top : {"app", "engine", "lessons", "tests"})
            for (QDirIterator it(source().filePath(QLatin1String(top)),
                                 {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                                 QDirIterator::Subdirectories);
                 it.hasNext();) {
                const QString text = textOf(source().relativeFilePath(it.next()));
                for (auto found = capital.globalMatch(text); found.hasNext();)
                    known << found.next().captured();
            }
        static const QRegularExpression code(QStringLiteral("`([^`\\n]*)`"));
        static const QRegularExpression type(QStringLiteral("\\b[A-Z]\\w*[a-z]\\w+"));
        int types = 0;
        for (const QString& page : readmePages()) {
            if (!page.startsWith(QLatin1String("app/")))
                continue;
            const QString text = textOf(page);
            for (auto in = code.globalMatch(text); in.hasNext();)
                for (auto found = type.globalMatch(in.next().captured(1)); found.hasNext();) {
                    const QString name = found.next().captured();
                    ++types;
                    QVERIFY2(known.contains(name), qPrintable(page + QStringLiteral(": ") + name));
                }
        }
        QVERIFY(types > 100);
    }

    /// Where a page shows how the program is started with a lesson.
    void everyLessonInACommandExists() {
        static const QRegularExpression command(QStringLiteral("--page lessons/([a-z-]+)"));
        int commands = 0;
        for (const QString& page : readmePages()) {
            const QString text = textOf(page);
            for (auto found = command.globalMatch(text); found.hasNext();) {
                const std::string id = found.next().captured(1).toStdString();
                ++commands;
                QVERIFY2(std::ranges::any_of(lessons::topics(),
                                             [&id](const auto* topic) { return topic->id == id; }),
                         qPrintable(page + QStringLiteral(": ") + QString::fromStdString(id)));
            }
        }
        QVERIFY(commands > 0);
    }
};

GENOTYPE_TEST(ReadmesTest)
#include "readmes_test.moc"
