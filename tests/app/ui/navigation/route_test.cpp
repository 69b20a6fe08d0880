// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/rich_words.h"

#include "route_spy.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace app;

/// Where links lead, and how a request reaches whoever shows the place.
class RouteTest : public QObject {
    Q_OBJECT
private slots:
    void everyPageHasANameOfItsOwn() {
        const QStringList names = pageNames();
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        for (const QString& name : names)
            QCOMPARE(pageName(pageNamed(name).value()), name);
        QVERIFY(!pageNamed(QStringLiteral("nowhere")));
        QVERIFY(!pageNamed(QString()));
    }

    void aPartOfAPageIsALessonARuleOrATerm() {
        const QString part = QStringLiteral("linkage");
        QVERIFY(routeTo(PageId::Lessons, part) == Route(route::Lesson{part}));
        QVERIFY(routeTo(PageId::Help, part) == Route(route::Rule{part}));
        QVERIFY(routeTo(PageId::Glossary, part) == Route(route::Term{part}));
        QVERIFY(!routeTo(PageId::Lab, part));
        for (const QString& name : pageNames()) {
            const PageId page = pageNamed(name).value();
            QVERIFY(routeTo(page, {}) == Route(route::Page{page}));
        }
    }

    void aRequestClimbsToTheFirstParentThatTakesIt() {
        QWidget window;
        auto* const page = new QWidget(&window);
        auto* const control = new QWidget(page);
        QVERIFY(!go(*control, route::Guide{}));
        const tests::RouteSpy above(window);
        QVERIFY(go(*control, route::Guide{}));
        const tests::RouteSpy nearer(*page);
        QVERIFY(go(*control, route::Rule{QStringLiteral("harvest")}));
        QCOMPARE(above.routes().size(), std::size_t{1});
        QVERIFY(nearer.routes() == std::vector<Route>{route::Rule{QStringLiteral("harvest")}});
    }

    void aWindowThatIsOpenedOverAnotherPassesItOn() {
        QWidget window;
        auto* const sheet = new QWidget(&window, Qt::Popup);
        const tests::RouteSpy asked(window);
        QVERIFY(go(*sheet, route::Guide{}));
        QCOMPARE(asked.routes().size(), std::size_t{1});
    }

    void aLinkInATextLeadsToItsTerm() {
        QWidget page;
        QLabel* const label = richWords(QStringLiteral("An [allele](allele) of a gene."), &page);
        const tests::RouteSpy asked(page);
        emit label->linkActivated(QStringLiteral("allele"));
        QVERIFY(asked.routes() == std::vector<Route>{route::Term{QStringLiteral("allele")}});
    }
};

GENOTYPE_TEST(RouteTest)
#include "route_test.moc"
