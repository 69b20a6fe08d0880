// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/reason_text.h"

#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using messages::ErrorCode;
using messages::Reason;
using messages::Role;

/// What people read when a class refuses something.
class ReasonTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCodeHasASentence() {
        for (const messages::ErrorWords::Entry& entry : messages::ErrorWords::all) {
            QVERIFY2(refusalText(entry.value, Role::Pupil).endsWith(QLatin1Char('.')), entry.word.data());
            QVERIFY2(refusalText(entry.value, Role::Teacher).endsWith(QLatin1Char('.')), entry.word.data());
        }
    }

    void aCodeOfANewerHostIsNamedInAGeneralSentence() {
        const Reason newer = Reason::ofWire("too-sunny");
        const QString named = QStringLiteral("(too-sunny)");
        QVERIFY(refusalText(newer, Role::Pupil).contains(named));
        QVERIFY(refusalText(newer, Role::Teacher).contains(named));
        QVERIFY(endText(newer).contains(named));
    }

    void whoHasLeftIsToldNothing() { QVERIFY(endText(ErrorCode::Left).isEmpty()); }

    void onlyWhoMustWaitIsToldHowLong() {
        const QString seven = QStringLiteral(" 7 ");
        for (const ErrorCode code : {ErrorCode::WrongCode, ErrorCode::Wait, ErrorCode::TooManyJoins}) {
            QVERIFY(endText(code, 7).contains(seven));
            QVERIFY(!endText(code, 0).contains(QLatin1Char('0')));
        }
        QVERIFY(wrongCodeEverywhereText(7).contains(seven));
        QVERIFY(!endText(ErrorCode::OtherHost, 7).contains(seven));
    }

    void aTeacherIsNotToldOfTheTeachersComputer() {
        for (const ErrorCode code : {ErrorCode::NotSaved, ErrorCode::SeatTaken})
            QVERIFY(refusalText(code, Role::Teacher) != refusalText(code, Role::Pupil));
    }
};

GENOTYPE_TEST(ReasonTextTest)
#include "reason_text_test.moc"
