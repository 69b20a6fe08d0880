// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/charts/tally_pad.h"
#include "app/learn/lab/lab_page.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/documents/table.h"

#include "lessons/mendel_data.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// The Lab after a fresh start of the program; several of these can use the same folder.
struct Lab {
    AppSettings settings;
    AppContext context;
    LabPage page;

    explicit Lab(const QString& folder)
        : settings(folder + QStringLiteral("/settings.ini")), context{settings, folder, {}}, page(context) {
        page.resize(1200, 700);
        page.show();
    }

    QString told() const { return textOf(page, "told"); }
};

QJsonObject rootOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Waits until what was done is on the disk, which it is when the pending events have been handled.
void settle() {
    QTest::qWait(0);
    QCoreApplication::processEvents();
}

} // namespace

/// What is on the Lab's screen is on the disk, from the first start on.
class LabStoreTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theCrossItsLinkageAndItsOffspringAreThereAgain() {
        lessons::Cross cross;
        std::vector<std::int64_t> counts;
        std::size_t plants = 0;
        {
            Lab lab(m_folder->path());
            LabSession& session = lab.page.session();
            session.removeGene(1);
            session.addGene(*lessons::findGene("height-incomplete"));
            session.turnAllele(1, 0, 1);
            session.setRecombination(0, 0.085);
            session.roll(20);
            session.roll(320);
            cross = session.bench().cross;
            counts = session.bench().counts();
            plants = session.bench().plants->size();
            QCOMPARE(plants, std::size_t{340});
        }
        const Lab again(m_folder->path());
        const LabBench& bench = const_cast<LabPage&>(again.page).session().bench();
        QVERIFY(bench.cross.genes.size() == 2 && bench.cross.genes[1].id == cross.genes[1].id);
        QVERIFY(bench.cross.first == cross.first && bench.cross.second == cross.second);
        QCOMPARE(bench.cross.recombinationAfter(0), 0.085);
        QCOMPARE(bench.counts(), counts);
        QCOMPARE(bench.plants->size(), plants);
        QVERIFY(bench.sample.series().size() > 2);
        QVERIFY(again.told().isEmpty());
    }

    void howTheGenesActIsThereAgain_data() {
        QTest::addColumn<QString>("interaction");
        QTest::addColumn<QString>("lethal");
        for (const char* id : {"recessive-epistasis", "recessive-lethal", "incomplete-penetrance"})
            QTest::newRow(id) << QString::fromLatin1(id) << QString();
        QTest::newRow("lethal") << QString() << QStringLiteral("GG");
    }

    void howTheGenesActIsThereAgain() {
        QFETCH(const QString, interaction);
        QFETCH(const QString, lethal);
        const GeneAction action{interaction.toStdString(), lethal.toStdString()};
        std::string cross;
        std::vector<std::int64_t> counts;
        {
            Lab lab(m_folder->path());
            LabSession& session = lab.page.session();
            session.setAction(action);
            session.roll(500);
            cross = lessons::notation(session.bench().cross);
            counts = session.bench().counts();
        }
        Lab again(m_folder->path());
        const LabBench& bench = again.page.session().bench();
        QVERIFY(bench.action == action);
        QCOMPARE(lessons::notation(bench.cross), cross);
        QCOMPARE(bench.counts(), counts);
        QCOMPARE(bench.plants->size(), std::size_t{500});
        again.page.session().setAction({});
        settle();
        Lab third(m_folder->path());
        QVERIFY(third.page.session().bench().action == GeneAction{});
    }

    void aVersionWithoutActionsFindsNoCountsThatDoNotFit() {
        {
            Lab lab(m_folder->path());
            lab.page.session().setAction({{}, "GG"});
            lab.page.session().roll(500);
        }
        const QString path = m_folder->filePath(QStringLiteral("lab.json"));
        QJsonObject root = rootOf(path);
        QVERIFY(root.value(QStringLiteral("way")).toArray().isEmpty());
        QCOMPARE(root.value(QStringLiteral("cross")).toObject().value(QStringLiteral("first")).toString(),
                 QStringLiteral("RrGg"));
        // It saves another cross and leaves the field that it does not know as it is.
        QJsonObject cross = root.value(QStringLiteral("cross")).toObject();
        cross.insert(QStringLiteral("first"), QStringLiteral("rrGG"));
        root.insert(QStringLiteral("cross"), cross);
        // Nor does it know the checksum: it wrote none.
        root.remove(QStringLiteral("checksum"));
        root.remove(QStringLiteral("checked"));
        table::writeTo(path, QJsonDocument(root).toJson());
        Lab again(m_folder->path());
        QCOMPARE(lessons::notation(again.page.session().bench().cross), std::string("rrGG × RrGg"));
        QVERIFY(again.page.session().bench().action == GeneAction{});
    }

    void anActionThatDoesNotFitIsLeftOut() {
        {
            Lab lab(m_folder->path());
            lab.page.session().setAction({{}, "GG"});
        }
        const QString path = m_folder->filePath(QStringLiteral("lab.json"));
        const QJsonObject root = rootOf(path);
        for (const QString& lethal : {QStringLiteral("TT"), QStringLiteral("Gg"), QStringLiteral("moon")}) {
            QJsonObject changed = root;
            QJsonObject together = root.value(QStringLiteral("together")).toObject();
            together.insert(QStringLiteral("lethal"), lethal);
            changed.insert(QStringLiteral("together"), together);
            table::writeTo(path, QJsonDocument(changed).toJson());
            Lab again(m_folder->path());
            QVERIFY2(again.page.session().bench().action == GeneAction{}, qPrintable(lethal));
        }
    }

    void aProgramThatIsKilledLosesNothingThatWasShown() {
        Lab lab(m_folder->path());
        lab.page.session().roll(50);
        settle();
        // Read while the first is still running, as after a crash.
        Lab again(m_folder->path());
        QCOMPARE(again.page.session().bench().counts(), lab.page.session().bench().counts());
    }

    void theTallyAndItsSourceAreThereAgain() {
        {
            Lab lab(m_folder->path());
            lab.page.showSource(LabSource::Tally);
            lab.page.choices().tallyNames = {QStringLiteral("corn, yellow"), QStringLiteral("blue")};
            lab.page.choices().tallyRatio = QStringLiteral("3:1");
            lab.page.rebuild();
            for (const int tap : {0, 0, 1, 0})
                lab.page.tallyPad().tap(tap);
        }
        Lab again(m_folder->path());
        QVERIFY(again.page.choices().source == LabSource::Tally);
        QCOMPARE(again.page.tallyPad().taps(), (QList<int>{0, 0, 1, 0}));
        QCOMPARE(again.page.choices().tallyNames.constFirst(), QStringLiteral("corn, yellow"));
        QCOMPARE(again.page.reading().against, QStringLiteral("3 : 1"));
    }

    void theCountsOfAFileAreThereAgainWithoutTheFile() {
        const QString path = m_folder->filePath(QStringLiteral("class.csv"));
        table::writeTo(path, "purple;705\nwhite;224\n");
        {
            Lab lab(m_folder->path());
            lab.page.showSource(LabSource::File);
            readTable(lab.page.choices(), path);
            lab.page.rebuild();
        }
        QVERIFY(QFile::remove(path));
        Lab again(m_folder->path());
        QCOMPARE(again.page.reading().title, QStringLiteral("class"));
        QCOMPARE(again.page.reading().numbers.size(), std::size_t{2});
        QCOMPARE(again.page.reading().numbers[0].observed, std::int64_t{705});
    }

    void aTableThatCannotBeReadStandsUnderItsOwnNameAlone() {
        const QString good = m_folder->filePath(QStringLiteral("good.csv"));
        const QString bad = m_folder->filePath(QStringLiteral("neg.csv"));
        table::writeTo(good, "purple;705\nwhite;224\n");
        table::writeTo(bad, "purple;-5\nwhite;224\n");
        Lab lab(m_folder->path());
        lab.page.showSource(LabSource::File);
        readTable(lab.page.choices(), good);
        readTable(lab.page.choices(), bad);
        lab.page.rebuild();
        QVERIFY(!lab.page.choices().file.problem.isEmpty());
        QVERIFY(lab.page.choices().filePath.endsWith(QStringLiteral("neg.csv")));
        QVERIFY(lab.page.reading().numbers.empty());
        QCOMPARE(lab.page.reading().problem, lab.page.choices().file.problem);
    }

    void aDamagedFileIsPutAsideAndSaid() {
        for (const char* damage : {"{ not json", "[]", "{\"format\": 99}"}) {
            table::writeTo(m_folder->filePath(QStringLiteral("lab.json")), damage);
            DamageLog::current().take();
            const Lab lab(m_folder->path());
            QCOMPARE(DamageLog::current().take().filter(QStringLiteral("lab.damaged")).size(), 1);
            QVERIFY2(!lab.told().contains(QStringLiteral("damaged")), qPrintable(lab.told()));
        }
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("lab.damaged*")}).size(), 3);
    }

    void whatWasWrittenForAReportIsThereAgain() {
        const auto field = [](LabPage& page) { return find<QPlainTextEdit>(page, "reportExplanation"); };
        {
            Lab lab(m_folder->path());
            lab.page.showReport(true);
            QTest::keyClicks(field(lab.page), QStringLiteral("F hides f."));
            // It is saved while it is typed, …
            QTRY_COMPARE(rootOf(m_folder->filePath(QStringLiteral("lab.json")))
                             .value(QStringLiteral("report"))
                             .toObject()
                             .value(QStringLiteral("explanation"))
                             .toString(),
                         QStringLiteral("F hides f."));
            QTest::keyClicks(field(lab.page), QStringLiteral(" Always."));
        }
        // … and the last of it when the program ends.
        Lab again(m_folder->path());
        QCOMPARE(field(again.page)->toPlainText(), QStringLiteral("F hides f. Always."));
    }

    void aFormerReportIsThereAfterARestart() {
        {
            Lab lab(m_folder->path());
            lab.page.showReport(true);
            find<QLineEdit>(lab.page, "reportPupil")->setText(QStringLiteral("Ada"));
            click(lab.page, "newReport");
            QPushButton* sure = nullptr;
            for (QPushButton* one : findAll<QPushButton>(lab.page.window()))
                if (one->text() == wording("ReportPanel.newReport") &&
                    one->objectName() != QLatin1String("newReport"))
                    sure = one;
            QVERIFY(sure);
            sure->click();
        }
        const Lab again(m_folder->path());
        QCOMPARE(find<QLineEdit>(again.page, "reportPupil")->text(), QString());
        const auto* former = find<QPushButton>(again.page, "formerReports");
        QVERIFY(former->isEnabled());
        emit former->menu()->aboutToShow();
        QVERIFY(former->menu()->actions().first()->text().startsWith(QStringLiteral("Ada")));
    }

    void whatIsImpossibleInTheFileIsLeftOut() {
        table::writeTo(m_folder->filePath(QStringLiteral("lab.json")),
                       R"({"format": 1, "source": "moon", "published": 4000, "number": -3,
                           "cross": {"genes": [{"id": "nobody"}], "first": "Zz", "second": "??"},
                           "way": [[1, 2], [0, 0]], "plants": [99], "games": {"trait": 77},
                           "tally": {"names": ["a", "b"], "taps": [0, 7, -1, 1]}})");
        Lab lab(m_folder->path());
        QCOMPARE(lab.page.session().bench().size(), std::int64_t{0});
        QVERIFY(lab.page.choices().source == LabSource::Cross);
        QCOMPARE(lab.page.tallyPad().taps(), (QList<int>{0, 1}));
        for (const LabSource source :
             {LabSource::Games, LabSource::Tally, LabSource::File, LabSource::Mendel})
            lab.page.showSource(source);
    }

    void aDiskThatRefusesIsSaidUntilItTakesThem() {
        Lab lab(m_folder->path());
        settle();
        {
            const obstacles::FullDisk full(0);
            lab.page.session().roll(10);
            settle();
            QVERIFY2(lab.told().contains(QStringLiteral("disk")), qPrintable(lab.told()));
        }
        auto* told = find<QLabel>(lab.page, "told");
        QVERIFY(told->isVisible());
        lab.page.session().roll(10);
        settle();
        QVERIFY(!told->isVisible());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(LabStoreTest)
#include "lab_store_test.moc"
