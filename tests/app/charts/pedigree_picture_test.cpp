// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/pedigree_picture.h"
#include "app/ui/theme/theme.h"
#include "lessons/pedigree/family_question.h"
#include "lessons/pedigree/published_families.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <set>

using namespace app;
using namespace lessons::pedigree;

namespace {

const Pedigree& familyOf(const char* id) {
    return findPublishedFamily(id)->family;
}

/// Black pixels are ink, in the theme for high contrast.
QColor middleOf(PedigreePicture& picture, std::size_t person, QPoint beside = {5, 5}) {
    const Theme& theme = Theme::current();
    const qreal key =
        paintPedigreeKey(nullptr, picture.drawn(), {0, 0, qreal(picture.width()), 0}, theme.kind(), 1);
    const PedigreePlace place(picture.drawn(), {0, 0, qreal(picture.width()), picture.height() - key - 4}, 1);
    return picture.grab().toImage().pixelColor(place.at(picture.drawn().layout.people[person]).toPoint() +
                                               beside);
}

} // namespace

/// A family as it is seen, pointed at and read aloud.
class PedigreePictureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theArrowsReachEverybody() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("royal-haemophilia"));
        const std::size_t everybody = familyOf("royal-haemophilia").size();
        std::set<std::size_t> reached;
        QTest::keyClick(&picture, Qt::Key_Down);
        for (int generation = 0; generation < 4; ++generation) {
            for (std::size_t i = 0; i < everybody; ++i)
                QTest::keyClick(&picture, Qt::Key_Left);
            for (std::size_t i = 0; i < everybody; ++i) {
                reached.insert(picture.cursor().value());
                QTest::keyClick(&picture, Qt::Key_Right);
            }
            QTest::keyClick(&picture, Qt::Key_Down);
        }
        QCOMPARE(reached.size(), everybody);
    }

    void aPersonIsNamedWithBothParents() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("first-phenylketonuria"));
        QVERIFY(picture.cursorText().isEmpty());
        QVERIFY(picture.accessibleName().contains(QStringLiteral("4 people")));
        QVERIFY(picture.accessibleDescription().startsWith(QStringLiteral("Parents: I-1 Harry")));
        QTest::keyClick(&picture, Qt::Key_Down);
        QCOMPARE(picture.cursorText(), QStringLiteral("I-1 Harry (male, not affected)"));
        QTest::keyClick(&picture, Qt::Key_Down);
        QCOMPARE(picture.cursorText(),
                 QStringLiteral("II-1 Liv (female, affected), child of I-2 Borgny and I-1 Harry"));
        QCOMPARE(picture.accessibleDescription(), picture.cursorText());
    }

    void theMouseNamesWhoeverIsBelowIt() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("first-phenylketonuria"));
        picture.resize(300, 240);
        picture.show();
        QSignalSpy moved(&picture, &PedigreePicture::cursorMoved);
        for (int y = 0; y < 240; y += 6)
            for (int x = 0; x < 300; x += 6)
                QTest::mouseMove(&picture, QPoint(x, y));
        QVERIFY(moved.count() >= 4);
        QCOMPARE(picture.cursorText().left(4), QStringLiteral("II-2"));
    }

    void affectedPeopleAreFilledAndOthersAreNot() {
        Theme::current().setKind(ThemeKind::HighContrast);
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("first-phenylketonuria"));
        picture.resize(400, 300);
        QCOMPARE(middleOf(picture, 0), Theme::current().colour(Role::Panel));
        QCOMPARE(middleOf(picture, 2), Theme::current().colour(Role::Ink));
        Theme::current().setKind(ThemeKind::Light);
    }

    void plantsAreDiamondsWithTheirGenotypesBelow() {
        Theme::current().setKind(ThemeKind::HighContrast);
        std::vector<Person> plants;
        for (const Status status : {Status::Unaffected, Status::Affected, Status::Affected})
            plants.push_back({std::to_string(plants.size() + 1),
                              Sex::Unknown,
                              status,
                              plants.size() == 2 ? std::optional(Parents{0, 1}) : std::nullopt,
                              {}});
        DrawnFamily drawn(Pedigree::ofPlants(plants));
        drawn.captions = {QStringLiteral("ff"), QStringLiteral("FF"), QStringLiteral("Ff")};
        drawn.halves = {false, false, true};
        drawn.plants = {QStringLiteral("white"), QStringLiteral("pink"), QStringLiteral("purple")};
        PedigreePicture picture(nullptr);
        picture.setPlants(drawn, {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
        picture.resize(400, 300);
        const QColor ink = Theme::current().colour(Role::Ink);
        QVERIFY(middleOf(picture, 0) != ink);
        QCOMPARE(middleOf(picture, 1), ink);
        // The right half is empty, the left one filled.
        QVERIFY(middleOf(picture, 2) != ink);
        QCOMPARE(middleOf(picture, 2, {-5, 2}), ink);
        QStringList painted;
        for (const PaintedText& one : picture.paintedTexts())
            painted << one.text;
        for (const char* word : {"FF", "Ff", "ff", "purple", "pink", "white"})
            QVERIFY2(painted.contains(QLatin1String(word)), word);
        QVERIFY(!painted.contains(QStringLiteral("male")));
        QCOMPARE(picture.accessibleDescription(), QStringLiteral("one. two. three."));
        QTest::keyClick(&picture, Qt::Key_Down);
        QTest::keyClick(&picture, Qt::Key_Down);
        QCOMPARE(picture.cursorText(), QStringLiteral("three"));
        Theme::current().setKind(ThemeKind::Light);
    }

    void theChildThatIsAskedAboutIsCalledThat() {
        const Pedigree& family = familyOf("first-phenylketonuria");
        PedigreePicture picture(nullptr);
        picture.setFamily(withChild(family, nextChildOf({0, 1})), family.size());
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right})
            QTest::keyClick(&picture, key);
        QCOMPARE(picture.cursorText(), wording("Figures.nextChildWhoAsked", "I-2 Borgny", "I-1 Harry"));
    }

    void aCarrierIsNamedAsOne() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("first-phenylketonuria"));
        picture.setCarriers({true, true, false, false});
        QTest::keyClick(&picture, Qt::Key_Down);
        QVERIFY_SAYS(picture.cursorText(), "Figures.carrierCertain");
        QTest::keyClick(&picture, Qt::Key_Down);
        QVERIFY(!picture.cursorText().contains(QStringLiteral("carrier")));
    }

    void anotherFamilyForgetsTheCursor() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("royal-haemophilia"));
        QTest::keyClick(&picture, Qt::Key_Down);
        QVERIFY(picture.cursor());
        picture.setFamily(familyOf("first-phenylketonuria"));
        QVERIFY(!picture.cursor() && picture.cursorText().isEmpty());
    }

    void aWideFamilyAsksForNoMoreHeightThanItCanUse() {
        PedigreePicture picture(nullptr);
        picture.setFamily(familyOf("royal-haemophilia"));
        QVERIFY(picture.heightForWidth(420) >= picture.minimumSizeHint().height());
        QVERIFY(picture.heightForWidth(420) < 320);
    }
};

GENOTYPE_TEST(PedigreePictureTest)
#include "pedigree_picture_test.moc"
