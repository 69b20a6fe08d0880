// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/sealed_dice.h"
#include "app/games/board/dice_check.h"
#include "app/games/board/dice_proof.h"
#include "app/games/board/seal_sheet.h"
#include "app/games/genotype/genotype_end.h"
#include "app/games/genotype/genotype_sheet.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/documents/scripted_game.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// A sheet on which sealed dice were chosen, and the games that it asked for.
struct Opened {
    AppSettings settings;
    GenotypeSheet page{settings};
    std::vector<genotype::Record> started;

    Opened() {
        page.resize(1294, 768);
        page.show();
        QObject::connect(&page, &GameSheet::startRequested, &page, [this](const games::AnyRecord& record) {
            started.push_back(*record.as<genotype::Game>());
        });
        find<SegmentRow>(page, "sealedDice")->setValue(1);
    }
    SealSheet* seal() const {
        for (auto* one : findAll<SealSheet>(page))
            if (one->isVisible())
                return one;
        return nullptr;
    }
    void press(const char* name) const { find<QPushButton>(seal(), name)->click(); }
    QLineEdit* word() const { return find<QLineEdit>(seal(), "sealWord"); }
};

} // namespace

class SealSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings = std::make_unique<PrivateSettings>(); }
    void cleanup() { m_settings.reset(); }

    void theCommitmentIsShownBeforeTheWordIsTyped() {
        Opened opened;
        click(opened.page, "startTable");
        QVERIFY(opened.started.empty());
        QVERIFY(opened.seal());
        const std::string commitment = opened.seal()->commitment();
        const auto shown = commitment::notedCommitment(textOf(opened.seal(), "commitment").toStdString());
        QCOMPARE(shown.value_or(""), commitment);
        opened.word()->setText(QStringLiteral("  Erbse "));
        opened.press("beginSealed");
        QCOMPARE(opened.started.size(), std::size_t{1});
        const genotype::Record& record = opened.started[0];
        QCOMPARE(record.sealedDice->commitment, commitment);
        QCOMPARE(record.sealedDice->word, std::string("erbse"));
        QCOMPARE(record.title, std::string());
        // Nothing contradicts it; the game itself has not been played.
        QVERIFY(commitment::proofOf(core::AnyRecord(record), commitment, "erbse").verdict ==
                commitment::Verdict::Unfinished);
        QVERIFY(!opened.seal());
    }

    void aWordIsNeeded() {
        Opened opened;
        opened.page.start();
        for (const char* wrong : {"", "   "}) {
            opened.word()->setText(QString::fromUtf8(wrong));
            opened.press("beginSealed");
            QVERIFY(opened.started.empty());
            QVERIFY(find<QLabel>(opened.seal(), "sealProblem")->isVisible());
        }
        QTest::keyClicks(opened.word(), QStringLiteral("pea"));
        QVERIFY(!find<QLabel>(opened.seal(), "sealProblem")->isVisible());
        QTest::keyClick(opened.word(), Qt::Key_Return);
        QCOMPARE(opened.started.size(), std::size_t{1});
    }

    void refusesWhatIsNoLetterFromAToZ() {
        Opened opened;
        opened.page.start();
        for (const char* wrong : {"pea\u200b", "p\u0435a", "gr\u00f6\u00dfe", "sweet pea", "pea1", "pe"}) {
            opened.word()->setText(QString::fromUtf8(wrong));
            opened.press("beginSealed");
            QVERIFY2(opened.started.empty(), wrong);
            QVERIFY(find<QLabel>(opened.seal(), "sealProblem")->isVisible());
        }
    }

    void theEndComparesTheDiceWithWhatWasNoted() {
        GameDocument document;
        document.open(ScriptedGame::sealedStart(1), nullptr);
        table::play(document, 3);
        const core::AnyRecord record = document.anyRecord();
        const QString noted = QString::fromStdString(document.record().sealedDice->commitment).left(32);
        DiceCheck check(record, nullptr);
        const auto told = [&](const QString& commitment, const QString& word) {
            find<QLineEdit>(check, "notedCommitment")->setText(commitment);
            find<QLineEdit>(check, "notedWord")->setText(word);
            click(check, "checkDice");
            return textOf(check, "diceVerdict");
        };
        QVERIFY_SAYS(told(noted, QStringLiteral("pea")), "engine.diceProvedTheyFixed");
        QVERIFY_SAYS(told(noted, QStringLiteral("pea")), "engine.titleAndMovesNotCovered");
        QVERIFY_SAYS(told(noted, QStringLiteral("bean")), "engine.notProvedOtherWord");
        QVERIFY_SAYS(told(noted, {}), "engine.nothingProvedYetCommitment");
        QVERIFY_SAYS(told({}, QStringLiteral("pea")), "engine.nothingProvedWithoutNote");
        QVERIFY_SAYS(told(QStringLiteral("pea"), QStringLiteral("pea")), "DiceCheck.commitmentDigitsFType");
    }

    void goingBackLeavesTheChoicesAndForgetsTheSecret() {
        Opened opened;
        opened.page.start();
        const std::string first = opened.seal()->commitment();
        opened.press("cancelSeal");
        QVERIFY(!opened.seal());
        QVERIFY(find<QPushButton>(opened.page, "startTable")->isVisible());
        opened.page.start();
        QVERIFY(opened.seal()->commitment() != first);
    }

    void theCommitmentStaysWhenTheLookChanges() {
        Opened opened;
        opened.page.start();
        const std::string before = opened.seal()->commitment();
        QTest::keyClicks(opened.word(), QStringLiteral("pea"));
        Theme::current().setKind(ThemeKind::Dark);
        Theme::current().setKind(ThemeKind::Light);
        QTest::qWait(0);
        QVERIFY(opened.seal());
        QCOMPARE(opened.seal()->commitment(), before);
        QCOMPARE(opened.word()->text(), QStringLiteral("pea"));
        QVERIFY(!find<QPushButton>(opened.page, "startTable")->isVisible());
    }

    void noSeedCanBeTypedForSealedDice() {
        Opened opened;
        QVERIFY(!find<QLineEdit>(opened.page, "seed")->isEnabled());
        find<SegmentRow>(opened.page, "sealedDice")->setValue(0);
        QVERIFY(find<QLineEdit>(opened.page, "seed")->isEnabled());
        opened.page.start();
        QCOMPARE(opened.started.size(), std::size_t{1});
        QVERIFY(!opened.started[0].sealedDice);
    }

    void theNumberCanBeCopied() {
        Opened opened;
        opened.page.start();
        opened.press("copyCommitment");
        QCOMPARE(commitment::notedCommitment(QGuiApplication::clipboard()->text().toStdString()).value_or(""),
                 opened.seal()->commitment());
    }

    void theEndShowsWhatIsProvedAndWhatWasSecret() {
        GameDocument document;
        document.open(ScriptedGame::sealedStart(1), nullptr);
        GenotypeEnd page;
        page.setRecord(document.anyRecord());
        page.setGame(document);
        QVERIFY(!has<QWidget>(page, "diceProof"));
        table::play(document, 3);
        page.setRecord(document.anyRecord());
        page.setGame(document);
        const auto* proof = find<QWidget>(page, "diceProof");
        QString all;
        for (const auto* label : findAll<QLabel>(proof))
            all += label->text() + QLatin1Char('\n');
        const core::DiceCommitment& dice = *document.record().sealedDice;
        for (const std::string& revealed : {dice.commitment, dice.key, dice.material})
            QVERIFY(all.contains(QString::fromStdString(commitment::grouped(revealed))));
        QVERIFY(all.contains(QString::number(document.seed())));
        QVERIFY_SAYS(all, "DiceProof.partsFitTogether");
    }

    void aRecordThatDoesNotFitProvesNothing() {
        genotype::Record record = ScriptedGame::sealedStart(1);
        QCOMPARE(diceProofSentence(core::AnyRecord(record)), wording("DiceProof.partsFitTogether"));
        record.sealedDice->word = "bean";
        QCOMPARE(diceProofSentence(core::AnyRecord(record)), wording("DiceProof.partsDoNotFit"));
        QCOMPARE(diceProofSentence(core::AnyRecord(ScriptedGame::start(1))), QString());
    }

    void theNoticeAtTheBeginningNamesTheCommitmentOnly() {
        const genotype::Record record = ScriptedGame::sealedStart(1);
        const QString notice = sealedDiceNotice(core::AnyRecord(record));
        QVERIFY(notice.contains(QString::fromStdString(commitment::grouped(record.sealedDice->commitment))));
        QVERIFY(!notice.contains(QString::number(record.setup.seed)));
        QCOMPARE(sealedDiceNotice(core::AnyRecord(ScriptedGame::start(1))), QString());
    }

private:
    std::unique_ptr<PrivateSettings> m_settings;
};

GENOTYPE_TEST(SealSheetTest)
#include "seal_sheet_test.moc"
