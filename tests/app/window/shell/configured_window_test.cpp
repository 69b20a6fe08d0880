// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/seat_row.h"
#include "app/games/genecards/cards_sheet.h"
#include "app/games/genomewars/wars_sheet.h"
#include "app/games/genotype/genotype_sheet.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/settings_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/pages.h"
#include "app/window/shell/presenting.h"
#include "test_registry.h"
#include "tests/app/settings/configured.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QScreen>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// The whole window on a computer with this configuration.
struct Lab {
    Configured machine;
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    AppContext context{settings, folder.path(), {}};
    MainWindow window{context};

    explicit Lab(const MachineConfig& config) : machine(config) {
        registerPages(window, context);
        window.show();
    }
    QWidget* page() { return window.page(window.currentPage()); }
    QString notice() { return find<NoticeBar>(window)->text(); }
    template <typename W> W* part(const char* name) { return find<W>(page(), name); }
    void type(const char* password) {
        part<QLineEdit>("teacherPassword")->setText(QString::fromUtf8(password));
        QTest::keyClick(part<QLineEdit>("teacherPassword"), Qt::Key_Return);
    }
};

MachineConfig withPages(const QStringList& pages) {
    MachineConfig config;
    config.pages = pages;
    return config;
}

} // namespace

class ConfiguredWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void everyPageOfTheProgramCanBeNamedAndNoOther() {
        Lab lab({});
        for (const QString& id : MachineConfig::pageIds()) {
            lab.window.showPage(id);
            QCOMPARE(lab.window.currentPage(), id);
        }
        QCOMPARE(findAll<SideBarButton>(lab.window).size(), 8); // the others are under one of these
    }

    void everyBotOnASheetCanBeNamed() {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        QSet<QString> offered;
        const auto add = [&](GameSheet& sheet) {
            for (const SeatRow* seat : findAll<SeatRow>(sheet))
                for (const QAbstractButton* kind : findAll<QAbstractButton>(seat->kind()))
                    offered << kind->objectName().remove(QStringLiteral("kind-"));
        };
        GenotypeSheet genotype(settings);
        CardsSheet cards(settings);
        WarsSheet wars(settings);
        add(genotype);
        add(cards);
        add(wars);
        offered.remove(QStringLiteral("person"));
        const QStringList& ids = MachineConfig::levelIds();
        QCOMPARE(offered, QSet<QString>(ids.begin(), ids.end()));
    }

    void pagesThatAreLeftOutCannotBeReached() {
        Lab lab(withPages({QStringLiteral("lessons"), QStringLiteral("glossary")}));
        QCOMPARE(findAll<SideBarButton>(lab.window).size(), 2);
        QCOMPARE(lab.window.currentPage(), QStringLiteral("lessons"));
        QVERIFY(!lab.window.page(QStringLiteral("play")));
        // Ways to them say so, and lead nowhere else.
        auto* lessons = qobject_cast<LessonsPage*>(lab.page());
        QVERIFY(!go(*lessons, route::Game{QStringLiteral("genome-wars")}));
        QCOMPARE(lab.window.currentPage(), QStringLiteral("lessons"));
        QVERIFY(!lab.notice().isEmpty());
        QVERIFY(go(*lessons, route::Term{QStringLiteral("allele")}));
        QCOMPARE(lab.window.currentPage(), QStringLiteral("glossary"));
    }

    /// Nothing on the pages that are there leads to one that is left out.
    void whatIsLeftOutHasNoButton() {
        Lab lab(withPages({QStringLiteral("home"), QStringLiteral("play"), QStringLiteral("help")}));
        for (const auto& [page, names] :
             {std::pair("home", QStringList{"lessonsDoor", "leftOff", "newPlant", "todaysPuzzle",
                                            "nextLesson", "allGames"}),
              std::pair("play", QStringList{"toPuzzles", "savedGames"}),
              std::pair("help", QStringList{"glossary"})}) {
            lab.window.showPage(QLatin1String(page));
            for (const QString& name : names)
                for (const auto* button : findAll<QAbstractButton>(lab.page()))
                    QVERIFY2(button->objectName() != name || !button->isVisible(), qPrintable(name));
        }
    }

    /// A page whose place is under one that is left out has a button of its own.
    void aPageUnderOneThatIsLeftOutStandsInTheBar() {
        Lab lab(withPages({QStringLiteral("lessons"), QStringLiteral("games"), QStringLiteral("puzzles")}));
        QCOMPARE(findAll<SideBarButton>(lab.window).size(), 3);
        lab.window.showPage(QStringLiteral("games"));
        QVERIFY(!lab.part<QPushButton>("wayBack")->isVisible());
    }

    void onlyTheAllowedLevelsCanBeChosen() {
        MachineConfig config;
        config.levels = QStringList{QStringLiteral("apprentice")};
        const Configured machine(config);
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        const GenotypeSheet sheet(settings);
        int seats = 0;
        for (const SeatRow* seat : findAll<SeatRow>(sheet)) {
            ++seats;
            const auto kinds = findAll<QAbstractButton>(seat->kind());
            QCOMPARE(kinds.size(), 2);
            QCOMPARE(kinds[1]->objectName(), QStringLiteral("kind-apprentice"));
        }
        QVERIFY(seats > 0);
        for (const auto& seat : sheet.header().as<genotype::Game>()->seats)
            QVERIFY(seat.kind == "person" || seat.kind == "apprentice");
    }

    void namesAreGivenAndCannotBeChanged() {
        MachineConfig config;
        config.names = QStringList{QStringLiteral("Platz 12")};
        Lab lab(config);
        const GenotypeSheet sheet(lab.settings);
        QCOMPARE(QString::fromStdString(sheet.header().as<genotype::Game>()->seats.front().name),
                 QStringLiteral("Platz 12"));
        QVERIFY(!findAll<SeatRow>(sheet).constFirst()->name()->isEnabled());
        lab.window.showPage(QStringLiteral("lessons"));
        QCOMPARE(qobject_cast<LessonsPage*>(lab.page())->progress().current(), QStringLiteral("Platz 12"));
        lab.part<QPushButton>("whoseProgress")->click();
        QVERIFY(!find<QLineEdit>(&lab.window, "pupil")->isEnabled());
    }

    void withoutFileDialogsNothingLeadsToOne() {
        MachineConfig config;
        config.fileDialogs = false;
        Lab lab(config);
        const QStringList names{QStringLiteral("takeProgress"),   QStringLiteral("openProgress"),
                                QStringLiteral("savePlan"),       QStringLiteral("writeWorksheets"),
                                QStringLiteral("writeAnswers"),   QStringLiteral("writeKey"),
                                QStringLiteral("writeReport"),    QStringLiteral("import"),
                                QStringLiteral("export"),         QStringLiteral("openTable"),
                                QStringLiteral("takeFile"),       QStringLiteral("takeFolder"),
                                QStringLiteral("addReportFiles"), QStringLiteral("saveMerged"),
                                QStringLiteral("exportReport")};
        int there = 0;
        for (const QString& id : MachineConfig::pageIds()) {
            lab.window.showPage(id);
            for (const QPushButton* one : findAll<QPushButton>(lab.page())) {
                if (!names.contains(one->objectName()))
                    continue;
                QVERIFY2(!one->isVisible(), qPrintable(one->objectName()));
                ++there;
            }
        }
        QVERIFY2(there >= 3, qPrintable(QString::number(there)));
        QCOMPARE(file_choice::open(nullptr, {}, {}), QString());
        QCOMPARE(file_choice::save(nullptr, {}, {}, {}), QString());
    }

    void theLockKeepsSettingsAndNotesForTheTeacher() {
        Lab lab(Configured::locked("peas"));
        QVERIFY(!lab.settings.teacherNotes());
        lab.window.showPage(QStringLiteral("settings"));
        QVERIFY(!has<SettingsPage>(lab.page()));
        QCOMPARE(lab.window.focusWidget(), lab.part<QLineEdit>("teacherPassword"));
        lab.type("beans");
        QVERIFY(lab.part<QLabel>("lockProblem")->isVisible());
        QVERIFY(!has<SettingsPage>(lab.page()));
        lab.type("peas");
        QVERIFY(find<SettingsPage>(lab.page())->isVisible());
        QVERIFY(lab.settings.teacherNotes());
        TeacherLock::current().shut();
        QVERIFY(!find<SettingsPage>(lab.page())->isVisible());
        QVERIFY(lab.part<QLineEdit>("teacherPassword")->isVisible());
    }

    void aKioskHasNoFrameAndTheLockKeepsItOpen() {
        MachineConfig config = Configured::locked("peas");
        config.pages = QStringList{QStringLiteral("lessons")};
        Lab lab(config);
        lab.window.setKiosk();
        lab.window.show();
        QVERIFY(lab.window.windowFlags() & Qt::FramelessWindowHint);
        QVERIFY(lab.window.isFullScreen());
        QCOMPARE(lab.window.geometry(), lab.window.screen()->geometry());
        QVERIFY(!lab.window.close());
        QCOMPARE(lab.window.currentPage(), QStringLiteral("settings")); // where it can be opened
        lab.type("peas");
        QVERIFY(lab.window.close());
    }

    void aKioskWithoutALockCanBeClosed() {
        Lab lab({});
        lab.window.setKiosk();
        lab.window.show();
        QVERIFY(lab.window.close());
    }

    void beginsWithAPageAndAPartOfIt() {
        Lab lab({});
        showPart(lab.window, QStringLiteral("lessons"), QStringLiteral("linkage"));
        QCOMPARE(lab.window.currentPage(), QStringLiteral("lessons"));
        QCOMPARE(qobject_cast<LessonsPage*>(lab.page())->currentTopic(), QStringLiteral("linkage"));
        showPart(lab.window, QStringLiteral("lessons"), QStringLiteral("punnett"));
        QCOMPARE(qobject_cast<LessonsPage*>(lab.page())->currentTopic(), QStringLiteral("square"));
        QVERIFY(!showPart(lab.window, QStringLiteral("lessons"), QStringLiteral("no such lesson")));
        QCOMPARE(qobject_cast<LessonsPage*>(lab.page())->currentTopic(), QStringLiteral("square"));
        showPart(lab.window, QStringLiteral("glossary"), QStringLiteral("allele"));
        QCOMPARE(lab.window.currentPage(), QStringLiteral("glossary"));
        showPart(lab.window, QStringLiteral("lab"), {});
        QCOMPARE(lab.window.currentPage(), QStringLiteral("lab"));
    }

    void saysWhichPartOfAPageDoesNotExist() {
        Lab lab({});
        for (const char* page : {"lessons", "help", "glossary", "lab"}) {
            const QString id = QString::fromLatin1(page);
            QVERIFY2(!showPart(lab.window, id, QStringLiteral("nowhere")), page);
            QCOMPARE(lab.window.currentPage(), id);
            QVERIFY(noSuchPart(id, QStringLiteral("nowhere")).contains(QStringLiteral("nowhere")));
            QVERIFY(showPart(lab.window, id, {}));
        }
        QVERIFY(showPart(lab.window, QStringLiteral("glossary"), QStringLiteral("allele")));
    }

    void beginsByPresenting() {
        Lab lab({});
        showPart(lab.window, QStringLiteral("lessons"), QStringLiteral("square"));
        lab.window.present();
        QVERIFY(lab.window.presenting().view());
    }
};

GENOTYPE_TEST(ConfiguredWindowTest)
#include "configured_window_test.moc"
