// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/class_card.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace app;

/// What a pupil reads of the own hand.
class ClassCardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::install(); }
    void aHandWithoutAConnectionIsNotSeen();
};

void ClassCardTest::aHandWithoutAConnectionIsNotSeen() {
    ClassCard card(QStringLiteral("Clover"), nullptr);
    const auto* const state = find<QLabel>(card, "handState");
    const auto* const hand = find<QPushButton>(card, "raiseHand");
    const QString seen = wording("ClassCard.teacherSeesNeedHelp");
    QVERIFY(state->text() != seen);
    card.setRaised(true);
    QCOMPARE(state->text(), seen);
    card.setConnected(false);
    QVERIFY_SAYS(state->text(), "ClassCard.handUpWithoutConnection");
    QVERIFY(!hand->isEnabled());
    card.setConnected(true);
    card.setAttended(false);
    QVERIFY_SAYS(state->text(), "ClassCard.handUpTeacherAway");
    card.setAttended(true);
    QCOMPARE(state->text(), seen);
    card.setRaised(false);
    QVERIFY(state->text() != seen);
}

GENOTYPE_TEST(ClassCardTest)

#include "class_card_test.moc"
