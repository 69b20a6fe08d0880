// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/sharing/code_sheet.h"
#include "app/learn/sharing/qr_picture.h"
#include "app/ui/theme/theme.h"
#include "lessons/pool/pool_code.h"
#include "test_registry.h"
#include "tests/app/base/files/faulty_disk.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace app;

namespace {

constexpr int twoGenes = 44; // RrGg × RrGg
const QString seventh = QStringLiteral("0AF4-AE32-SG49");

ClassCount rolled(std::vector<std::int64_t> counts = {181, 58, 63, 18}) {
    return {twoGenes,
            QStringLiteral("RrGg × RrGg"),
            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")},
            std::move(counts)};
}

lessons::PoolCount read(const QString& code) {
    return std::get<lessons::PoolCount>(lessons::readPoolCode(code.toStdString()));
}

QString noteOf(const CodeSheet& sheet) {
    return textOf(sheet, "codeNote");
}

void chooseGroup(const CodeSheet& sheet, int group) {
    find<QSpinBox>(sheet, "codeGroup")->setValue(group);
}

} // namespace

class CodeSheetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void asksForTheGroupOnceAndRemembersIt() {
        {
            const CodeSheet sheet(rolled(), m_folder->path());
            QVERIFY(sheet.code().isEmpty());
            QVERIFY_SAYS(noteOf(sheet), "CodeSheet.chooseGroupNumber");
            chooseGroup(sheet, 7);
            QCOMPARE(sheet.code(), seventh);
        }
        const CodeSheet again(rolled(), m_folder->path());
        QCOMPARE(again.code(), seventh);
    }

    void theSameCountsHaveTheSameCodeAndOthersTheNext() {
        CodeStore(m_folder->path()).setGroup(7);
        QCOMPARE(read(CodeSheet(rolled(), m_folder->path()).code()).serial, 0);
        QCOMPARE(read(CodeSheet(rolled(), m_folder->path()).code()).serial, 0);
        QCOMPARE(read(CodeSheet(rolled({190, 60, 64, 20}), m_folder->path()).code()).serial, 1);
        QCOMPARE(read(CodeSheet(rolled(), m_folder->path()).code()).serial, 2);
        // Each experiment counts by itself.
        ClassCount other = rolled({3, 1});
        other.experiment = 17;
        QCOMPARE(read(CodeSheet(other, m_folder->path()).code()).serial, 0);
        for (int i = 3; i <= lessons::poolSerials; ++i)
            QCOMPARE(read(CodeSheet(rolled({190 + i, 60, 64, 20}), m_folder->path()).code()).serial,
                     i % lessons::poolSerials);
    }

    void isReadOutLetterByLetter() {
        QCOMPARE(CodeSheet::spelled(seventh), QStringLiteral("0 A F 4, A E 3 2, S G 4 9"));
        CodeStore(m_folder->path()).setGroup(7);
        const CodeSheet sheet(rolled(), m_folder->path());
        QCOMPARE(find<QLabel>(sheet, "resultsCode")->accessibleName(),
                 QStringLiteral("Results code: 0 A F 4, A E 3 2, S G 4 9"));
    }

    void isCopied() {
        CodeStore(m_folder->path()).setGroup(7);
        const CodeSheet sheet(rolled(), m_folder->path());
        click(sheet, "copyCode");
        QCOMPARE(QGuiApplication::clipboard()->text(), seventh);
    }

    void saysWhyThereIsNoCode() {
        CodeStore(m_folder->path()).setGroup(7);
        const CodeSheet nothing(rolled({0, 0, 0, 0}), m_folder->path());
        QVERIFY_SAYS(noteOf(nothing), "CodeSheet.nothingCountedYet");
        ClassCount many = rolled();
        many.experiment = 0;
        QVERIFY_SAYS(noteOf(CodeSheet(many, m_folder->path())), "CodeSheet.resultsCodeNeedsOutcomes");
        const CodeSheet billions(rolled({2'000'000'000, 0, 0, 0}), m_folder->path());
        QVERIFY_SAYS(noteOf(billions), "CodeSheet.tooManyPlants");
        for (const CodeSheet* sheet : {&nothing, &billions})
            QVERIFY(sheet->code().isEmpty());
    }

    void saysWhatACodeOfOnesOwnDoesNotCarry() {
        CodeStore(m_folder->path()).setGroup(7);
        ClassCount own = rolled({3, 4, 5, 6});
        own.experiment = 4;
        QVERIFY(noteOf(CodeSheet(own, m_folder->path())).contains(QLatin1String("a; b; c; d")));
    }

    void aDiskThatFailsLeavesTheCodeAndSaysSo() {
        FaultyDisk disk;
        disk.fail(1, FaultyDisk::Often::Always);
        const CodeSheet sheet(rolled(), m_folder->path());
        chooseGroup(sheet, 7);
        QCOMPARE(sheet.code(), seventh);
        QVERIFY_SAYS(noteOf(sheet), "CodeSheet.groupNotSaved");
        disk.recover();
        chooseGroup(sheet, 8);
        QVERIFY(noteOf(sheet).isEmpty());
        QCOMPARE(CodeStore(m_folder->path()).group(), 8);
    }

    /// Its three corners hold the finder patterns of ISO/IEC 18004: dark, light, dark around a dark middle.
    void thePictureIsAQrCode() {
        QrPicture picture(nullptr);
        picture.setText(seventh);
        const int side = picture.side();
        QCOMPARE(side, 21); // the smallest size holds a code of twelve characters
        for (const auto& [left, top] : {std::pair(0, 0), std::pair(side - 7, 0), std::pair(0, side - 7)})
            for (int y = 0; y < 7; ++y)
                for (int x = 0; x < 7; ++x) {
                    const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
                    QCOMPARE(picture.isDark(left + x, top + y), ring != 2);
                }
        QVERIFY(picture.accessibleDescription().contains(seventh));
    }

    void thePictureIsDarkOnLightInEveryTheme() {
        QrPicture picture(nullptr);
        picture.setText(seventh);
        picture.resize(picture.sizeHint());
        for (const ThemeKind kind : allThemeKinds) {
            Theme::current().setKind(kind);
            const QImage image = picture.grab().toImage();
            QVERIFY(image.pixelColor(1, 1).lightness() > 200);
            const int corner = image.width() * 4 / 29 + image.width() / 60;
            QVERIFY(image.pixelColor(corner, corner).lightness() < 90);
        }
        Theme::current().setKind(ThemeKind::Light);
    }

    void aTextThatIsTooLongIsNotShown() {
        QrPicture picture(nullptr);
        picture.setText(QString(5000, QLatin1Char('a')));
        QCOMPARE(picture.side(), 0);
        picture.setText({});
        QCOMPARE(picture.side(), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "code_sheet_test.moc"
GENOTYPE_TEST(CodeSheetTest)
