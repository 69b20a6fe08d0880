// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/network_reports.h"

#include "app/network/client/joined_class.h"
#include "app/ui/widgets/fact_table.h"
#include "network_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>

using namespace app;
using namespace tests::network;

namespace {

messages::GiveAnswers answered(int number, int choice, bool isFirst = true) {
    return {{{.number = number,
              .lesson = "dominance",
              .question = "dominance-f1",
              .choice = choice,
              .right = choice == 0,
              .first = isFirst}}};
}

/// A class with Clover, who was right, and Daisy, who was not, and was removed.
struct ReportedClass : NetworkPage {
    explicit ReportedClass(const QString& folder) : NetworkPage(folder) {}

    bool begins() {
        if (!opens())
            return false;
        clover = std::make_unique<JoinedPupil>(page.hosted());
        if (!clover->isIn())
            return false;
        JoinedPupil daisy(page.hosted());
        if (!daisy.isIn())
            return false;
        clover->request(answered(1, 0));
        clover->request(messages::Whereabouts{.page = "lessons", .lesson = "dominance", .done = 15});
        daisy.request(answered(1, 1));
        return QTest::qWaitFor([this] { return answers() == 2 && !steps().empty(); }, tests::patience) &&
               asks(messages::RemoveMember{daisy.welcome().member}).empty();
    }
    std::size_t answers() const { return page.hosted().host().monitor().answers().size(); }
    std::vector<StoredSteps> steps() const { return page.hosted().host().monitor().steps(); }
    NetworkReports& reports() const { return *find<NetworkReports>(page.network()); }
    QByteArray saved(ReportView::Format format) const {
        const QString path = m_stick.filePath(QStringLiteral("report"));
        reports().view().save(format, path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void hideNames(bool hide) const { find<QCheckBox>(page.network(), "hideNames")->setChecked(hide); }

    std::unique_ptr<JoinedPupil> clover;

private:
    QTemporaryDir m_stick;
};

} // namespace

/// The reports of a class on the network, at its teacher's window.
class NetworkReportsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theReportIsClosedAtFirst() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.opens());
        QVERIFY(find<QPushButton>(opened.page.network(), "openNetworkReports")->isVisible());
        QVERIFY(!opened.reports().view().isVisible());
        QVERIFY(!find<QPushButton>(opened.page.network(), "renewNetworkReports")->isVisible());
    }

    void everyPupilIsInItAlsoWhoWasRemoved() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.begins());
        auto* open = find<QPushButton>(opened.page.network(), "openNetworkReports");
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        QVERIFY(opened.reports().view().isVisible());
        QCOMPARE(opened.text("reportTitle"), wording("ReportView.pupils", 2));
        QCOMPARE(opened.cell("reportPupils", 0, 0), QStringLiteral("Clover"));
        QCOMPARE(opened.cell("reportPupils", 0, 1), QStringLiteral("1 of 1"));
        QCOMPARE(opened.cell("reportPupils", 0, 2), QStringLiteral("1 of 1"));
        QCOMPARE(opened.cell("reportPupils", 1, 0), QStringLiteral("Daisy"));
        QCOMPARE(opened.cell("reportPupils", 1, 2), QStringLiteral("0 of 1"));
        QTest::keyClick(open, Qt::Key_Space);
        QVERIFY(!opened.reports().view().isVisible());
    }

    void whatCameLaterIsCountedAndThenShown() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.begins());
        opened.click("openNetworkReports");
        QVERIFY(!opened.text("networkReportState").contains(QLatin1String("since")));
        opened.clover->request(messages::GiveAnswers{{{.number = 2,
                                                       .lesson = "dominance",
                                                       .question = "dominance-hidden",
                                                       .choice = 1,
                                                       .first = true}}});
        QVERIFY(QTest::qWaitFor(
            [&] { return opened.text("networkReportState").contains(QLatin1String("since")); },
            tests::patience));
        // Nothing moves while it is read.
        QCOMPARE(opened.cell("reportPupils", 0, 2), QStringLiteral("1 of 1"));
        opened.click("renewNetworkReports");
        QCOMPARE(opened.cell("reportPupils", 0, 2), QStringLiteral("1 of 2"));
        QVERIFY(!opened.text("networkReportState").contains(QLatin1String("since")));
    }

    void itIsSavedWithTimesAndWithoutNamesIfWanted() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.begins());
        opened.click("openNetworkReports");
        QVERIFY(opened.saved(ReportView::Format::Pupils).contains("Daisy"));
        const QByteArray statements = opened.saved(ReportView::Format::Xapi);
        QVERIFY2(statements.count("\"timestamp\"") == 2, statements.constData());
        // The same class gives the same statements again.
        opened.click("renewNetworkReports");
        QCOMPARE(opened.saved(ReportView::Format::Xapi), statements);
        opened.hideNames(true);
        QVERIFY(opened.cell("reportPupils", 0, 0).startsWith(QLatin1String("Pupil ")));
        for (const auto format : {ReportView::Format::Pupils, ReportView::Format::Everything,
                                  ReportView::Format::Xapi, ReportView::Format::Questions}) {
            const QByteArray file = opened.saved(format);
            QVERIFY(!file.isEmpty() && !file.contains("Clover") && !file.contains("Daisy"));
        }
    }

    void theProjectorShowsNothingOfIt() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.begins());
        const Presentation before = opened.page.presentation();
        opened.click("openNetworkReports");
        const Presentation shown = opened.page.presentation();
        QCOMPARE(shown.title, before.title);
        QCOMPARE(shown.explanation, before.explanation);
        QVERIFY(shown.outcomes.empty());
        QVERIFY(!shown.explanation.join(QLatin1Char(' ')).contains(QLatin1String("Clover")));
    }

    void itStaysOpenInAnotherLanguage() {
        ReportedClass opened(m_folder->path());
        QVERIFY(opened.begins());
        opened.click("openNetworkReports");
        opened.hideNames(true);
        const InGerman german;
        QVERIFY(opened.reports().view().isVisible());
        QVERIFY(find<QCheckBox>(opened.page.network(), "hideNames")->isChecked());
        QVERIFY(opened.text("reportTitle").startsWith(QLatin1String("2 ")));
        QVERIFY(!opened.text("reportTitle").contains(QLatin1String("pupils")));
    }

    void itIsThereAfterARestartAndGoneWhenEverythingIsErased() {
        {
            ReportedClass opened(m_folder->path());
            QVERIFY(opened.begins());
        }
        ReportedClass again(m_folder->path());
        QVERIFY(again.opens());
        again.click("openNetworkReports");
        QCOMPARE(again.text("reportTitle"), wording("ReportView.pupils", 2));
        QVERIFY(again.closes());
        QTRY_COMPARE(findAll<NetworkReports>(again.page.network()).size(), qsizetype{0});
        QVERIFY(HostedClass::erase(again.page.hostSettings().folder).isEmpty());
        QVERIFY(again.opens());
        QTRY_COMPARE(again.text("reportTitle"), wording("ReportView.pupils", 0));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(NetworkReportsTest)

#include "network_reports_test.moc"
