// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/language.h"
#include "app/documents/lesson_shelf.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using app::LessonShelf;
using app::ShelfLesson;

namespace {

/// A lesson as a teacher writes it.
const QByteArray lesson = R"(title = "Title"
order = 55
figure = "square"
cross = "Ff x ff"
task = "Cross two peas."
predict = "What do you expect?"
roll = "Roll."
compare = "Compare."
explain = "Because."

[[question]]
id = "peas"
ask = "Which?"

    [[question.answer]]
    text = "this"
    right = true
    why = "Right."

    [[question.answer]]
    text = "that"
    why = "No."
)";

QByteArray peas(const QByteArray& title) {
    return QByteArray(lesson).replace("Title", title);
}

struct School {
    QTemporaryDir home;
    QString folder = home.filePath(QStringLiteral("lessons"));

    bool write(const QString& name, const QByteArray& content) const {
        const QString path = QDir(folder).filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
};

const ShelfLesson* lessonOf(const LessonShelf& shelf, const char* id) {
    const int place = shelf.find(QString::fromUtf8(id));
    return place < 0 ? nullptr : &shelf.lessons()[std::size_t(place)];
}

} // namespace

class LessonShelfTest : public QObject {
    Q_OBJECT
private slots:
    void withoutASchoolsFolderThereAreTheProgramsOwn() {
        const LessonShelf shelf({QStringLiteral("/nowhere")});
        QCOMPARE(shelf.lessons().size(), app::topicsInUse().size());
        QVERIFY(!shelf.lessons().front().isSchools());
    }

    void aSchoolsLessonStandsWhereItsOrderPutsIt() {
        const School school;
        QVERIFY(school.write(QStringLiteral("peas.toml"), peas("Peas")));
        const LessonShelf shelf({school.folder});
        const int place = shelf.find(QStringLiteral("school/peas"));
        QVERIFY(place > 0);
        const ShelfLesson& found = shelf.lessons()[std::size_t(place)];
        QVERIFY(found.isSchools());
        QVERIFY(found.listedTitle().startsWith(QStringLiteral("Peas")));
        QVERIFY(found.listedTitle() != found.title());
        QVERIFY(shelf.lessons()[std::size_t(place - 1)].topic->order <= 55);
        QVERIFY(shelf.lessons()[std::size_t(place + 1)].topic->order > 55);
    }

    void aDamagedOneSaysWhatIsWrongAndHarmsNoOther() {
        const School school;
        QVERIFY(school.write(QStringLiteral("a.toml"), "title = 3\n"));
        QVERIFY(school.write(QStringLiteral("b.toml"), peas("B")));
        QVERIFY(school.write(QStringLiteral("notes.txt"), "no lesson"));
        const LessonShelf shelf({school.folder});
        QCOMPARE(shelf.lessons().size(), app::topicsInUse().size() + 2);
        QVERIFY(lessonOf(shelf, "school/b")->topic);
        const ShelfLesson& damaged = shelf.lessons().back();
        QCOMPARE(damaged.id, QStringLiteral("school/a"));
        QVERIFY(!damaged.topic);
        QVERIFY(std::ranges::find(damaged.faults, 1, &lessons::LessonFault::line) != damaged.faults.end());
    }

    void aChangedFileIsReadAgainByItself() {
        const School school;
        LessonShelf shelf({school.folder}); // the folder is made later
        QSignalSpy changed(&shelf, &LessonShelf::changed);
        QVERIFY(school.write(QStringLiteral("peas.toml"), peas("First")));
        QVERIFY(changed.wait(tests::patience));
        QCOMPARE(lessonOf(shelf, "school/peas")->title(), QStringLiteral("First"));
        QVERIFY(school.write(QStringLiteral("peas.toml"), peas("Second")));
        QVERIFY(changed.wait(tests::patience));
        QCOMPARE(lessonOf(shelf, "school/peas")->title(), QStringLiteral("Second"));
        QVERIFY(QFile::remove(QDir(school.folder).filePath(QStringLiteral("peas.toml"))));
        QVERIFY(changed.wait(tests::patience));
        QVERIFY(!lessonOf(shelf, "school/peas"));
    }

    void anotherFaultInTheSameFileIsShown() {
        const School school;
        QVERIFY(school.write(QStringLiteral("a.toml"), peas("A").replace("figure =", "figur =")));
        LessonShelf shelf({school.folder});
        const std::size_t faults = lessonOf(shelf, "school/a")->faults.size();
        const QSignalSpy changed(&shelf, &LessonShelf::changed);
        QVERIFY(school.write(QStringLiteral("a.toml"), peas("A").replace("figure =", "figures =")));
        shelf.refresh();
        QCOMPARE(lessonOf(shelf, "school/a")->faults.size(), faults);
        QCOMPARE(changed.size(), 1);
    }

    void aFolderWithTooManyFilesIsNotReadToItsEnd() {
        const School school;
        for (int i = 0; i < LessonShelf::mostFiles + 5; ++i)
            QVERIFY(school.write(QStringLiteral("%1.toml").arg(i, 3, 10, QLatin1Char('0')), peas("P")));
        const LessonShelf shelf({school.folder});
        QCOMPARE(shelf.lessons().size(), app::topicsInUse().size() + std::size_t(LessonShelf::mostFiles));
    }

    void whatHasNotChangedTellsNobody() {
        const School school;
        QVERIFY(school.write(QStringLiteral("peas.toml"), peas("Peas")));
        LessonShelf shelf({school.folder});
        const lessons::Topic* const before = lessonOf(shelf, "school/peas")->topic;
        const QSignalSpy changed(&shelf, &LessonShelf::changed);
        shelf.refresh();
        QVERIFY(changed.isEmpty());
        QCOMPARE(lessonOf(shelf, "school/peas")->topic, before);
    }

    void theLanguagesFolderGoesBeforeTheOneForAll() {
        const School school;
        QVERIFY(school.write(QStringLiteral("peas.toml"), peas("Peas")));
        QVERIFY(school.write(QStringLiteral("de/peas.toml"), peas("Erbsen")));
        LessonShelf shelf({school.folder});
        QCOMPARE(lessonOf(shelf, "school/peas")->title(), QStringLiteral("Peas"));
        app::setLanguageInUse(QStringLiteral("de"));
        shelf.refresh();
        app::setLanguageInUse(QStringLiteral("en"));
        QCOMPARE(lessonOf(shelf, "school/peas")->title(), QStringLiteral("Erbsen"));
    }

    void theFirstFolderCountsIfBothHaveAFile() {
        const School own;
        const School everybodys;
        QVERIFY(own.write(QStringLiteral("peas.toml"), peas("Own")));
        QVERIFY(everybodys.write(QStringLiteral("peas.toml"), peas("Everybody's")));
        QVERIFY(everybodys.write(QStringLiteral("beans.toml"), peas("Beans")));
        const LessonShelf shelf({own.folder, everybodys.folder});
        QCOMPARE(lessonOf(shelf, "school/peas")->title(), QStringLiteral("Own"));
        QVERIFY(lessonOf(shelf, "school/beans"));
    }

    void aCopyIsALessonBesideItsFormat() {
        const School school;
        LessonShelf shelf({school.folder});
        for (const char* name : {"dominance-copy", "dominance-copy-2"}) {
            const QString path =
                shelf.copy(shelf.lessons()[std::size_t(shelf.find(QStringLiteral("dominance")))]);
            QCOMPARE(QFileInfo(path).completeBaseName(), QString::fromUtf8(name));
            const ShelfLesson* const copied = lessonOf(shelf, (std::string("school/") + name).c_str());
            QVERIFY(copied && copied->topic);
            QCOMPARE(copied->file, path);
            QCOMPARE(copied->title(), QStringLiteral("Dominance (copy)"));
            QCOMPARE(copied->topic->questions.size(), lessonOf(shelf, "dominance")->topic->questions.size());
        }
        QFile format(QDir(school.folder).filePath(QStringLiteral("how-a-lesson-is-written.md")));
        QVERIFY(format.open(QIODevice::ReadOnly));
        QVERIFY(format.readAll().contains("[[question.variant]]"));
        // A copy of a copy begins with what the file says by then.
        const QString again = shelf.copy(*lessonOf(shelf, "school/dominance-copy"));
        QVERIFY(!again.isEmpty());
        QCOMPARE(
            shelf.lessons()[std::size_t(shelf.find(QStringLiteral("school/dominance-copy-copy")))].title(),
            QStringLiteral("Dominance (copy) (copy)"));
    }

    void everyLessonOfTheProgramCanBeCopied() {
        const School school;
        LessonShelf shelf({school.folder});
        for (const lessons::Topic* topic : app::topicsInUse())
            QVERIFY2(!shelf.copy(shelf.lessons()[std::size_t(shelf.find(QString::fromStdString(topic->id)))])
                          .isEmpty(),
                     topic->id.c_str());
        for (const ShelfLesson& one : shelf.lessons())
            QVERIFY2(one.topic, qPrintable(one.file));
    }

    void aRefusedCopyIsReported() {
        const School school;
        LessonShelf shelf({school.folder});
        const obstacles::FullDisk full(0);
        QCOMPARE(shelf.copy(shelf.lessons().front()), QString());
    }
};

GENOTYPE_TEST(LessonShelfTest)
#include "lesson_shelf_test.moc"
