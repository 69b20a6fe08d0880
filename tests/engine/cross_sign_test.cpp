// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/cross_sign.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <string>

class CrossSignTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsTheParentsOnBothSidesOfAnySign_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        const auto row = [](const char* text, const char* first, const char* second) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(first) << QByteArray(second);
        };
        for (const char* text :
             {"RR x Rr", "RRxRr", "RR × Rr", "RR×Rr", "RR ×Rr", "RR X Rr", "RRXRr", "RR ✕ Rr", "RR✖Rr",
              "RR ⨯ Rr", "  RR\tx   Rr ", "RR\u00a0×\u00a0Rr", "RR\u202f×\u202fRr", "RR\u2009x\u2009Rr"})
            row(text, "RR", "Rr");
        row("RG/rg Tt x rg/rg tt", "RG/rg Tt", "rg/rg tt");
        row("XRXr x XrY", "XRXr", "XrY");
        row("XRXr X XrY", "XRXr", "XrY");
        row("XRXrxXrY", "XRXr", "XrY");
        row("XᴿXʳ×XʳY", "XᴿXʳ", "XʳY");
        row("Xx x xx", "Xx", "xx");
        row("Xx×xx", "Xx", "xx");
    }
    void findsTheParentsOnBothSidesOfAnySign() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const std::string written = text.toStdString();
        const auto sides = core::splitCross(written);
        QVERIFY(sides);
        QCOMPARE(QByteArray::fromStdString(std::string(sides->first)), first);
        QCOMPARE(QByteArray::fromStdString(std::string(sides->second)), second);
        // The program's own spelling is read as the same cross.
        const std::string joined = core::joinCross(sides->first, sides->second);
        QVERIFY(core::splitCross(joined) == sides);
    }

    void seesNoCrossWithoutOneSignBetweenTwoTexts_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"", " ", "x", "×", "RR", "RR Rr", "RR +Rr", "RR x", "x Rr", " × Rr", "RR ×  ", "RR x Rr x rr",
              "RR × Rr × rr", "RR x× Rr ×", "XRXr XrY", "\xff x", "XX", "xx"})
            QTest::newRow(*text ? text : "empty") << QByteArray(text);
    }
    void seesNoCrossWithoutOneSignBetweenTwoTexts() {
        QFETCH(QByteArray, text);
        QVERIFY(!core::splitCross(text.toStdString()));
    }
};

GENOTYPE_TEST(CrossSignTest)
#include "cross_sign_test.moc"
