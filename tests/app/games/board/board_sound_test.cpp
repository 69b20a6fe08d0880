// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_sound.h"

#include "app/games/board/sound_caption.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/toy/coin_table.h"
#include "tests/app/ui/sound/kept_sounds.h"

#include <QtTest/QTest>

using namespace app;

namespace {

/// Every action is heard as coins.
class RingingBoard : public toy::Board {
public:
    using Board::Board;

protected:
    std::optional<Sound> soundAfter(const Change&) const override { return Sound::Coins; }
};

struct RingingTable {
    DocumentOf<toy::Game> document;
    Viewer viewer{document};
    BotsOf<toy::Game> bots{document};
    RingingBoard board{document, viewer, &bots, nullptr};

    RingingTable() {
        core::Record<toy::Game> record;
        record.setup = {2, 5};
        record.seats = {{"Anna", "person", 0}, {"Bo", "bold", 1}};
        bots.setPace(BotPace::EachKey);
        board.resize(900, 600);
        board.show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(&board);
        document.open(record, nullptr);
    }
    /// The words of the caption; empty if there is none.
    QString caption() const {
        const auto* shown = seek<SoundCaption>(board);
        return shown && shown->isVisible() ? shown->text() : QString();
    }
};

} // namespace

/// What is heard at a board of any game.
class BoardSoundTest : public QObject {
    Q_OBJECT

    std::shared_ptr<KeptSounds::Kept> m_kept;

private slots:
    void initTestCase() { Theme::install(); }
    void init() {
        Theme::current().setReduceMotion(false);
        m_kept = std::make_shared<KeptSounds::Kept>();
        SoundPlayer::install(std::make_unique<KeptSounds>(m_kept));
        SoundPlayer::current().setCaptioned(true);
        SoundPlayer::current().setOn(true);
    }
    void cleanup() {
        m_kept->release();
        SoundPlayer::current().setOn(false);
        SoundPlayer::install(std::make_unique<KeptSounds>(m_kept));
    }

    void anActionIsHeardAndCaptionedForAMoment() {
        const RingingTable bench;
        QTest::mouseClick(bench.board.glowing()[0], Qt::LeftButton);
        QTRY_VERIFY(m_kept->wasLast(Sound::Coins));
        QCOMPARE(bench.caption(), caption(Sound::Coins));
        QTRY_COMPARE(bench.caption(), QString());
    }

    void nothingIsHeardOrCaptionedWhileSoundsAreOff() {
        SoundPlayer::current().setOn(false);
        const RingingTable bench;
        QTest::mouseClick(bench.board.glowing()[0], Qt::LeftButton);
        QCOMPARE(bench.document.stepCount(), std::size_t(1));
        QCOMPARE(bench.caption(), QString());
        SoundPlayer::current().setOn(true);
        SoundPlayer::current().play(Sound::Dice);
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        QVERIFY(m_kept->wasLast(Sound::Dice));
    }

    void captionsCanBeTurnedOff() {
        SoundPlayer::current().setCaptioned(false);
        const RingingTable bench;
        QTest::mouseClick(bench.board.glowing()[0], Qt::LeftButton);
        QTRY_VERIFY(m_kept->wasLast(Sound::Coins));
        QCOMPARE(bench.caption(), QString());
    }

    void aBellRingsWhenItIsThePersonsTurnAgain() {
        RingingTable bench;
        QTest::mouseClick(bench.board.glowing()[0], Qt::LeftButton);
        QTRY_VERIFY(m_kept->wasLast(Sound::Coins));
        while (!bench.viewer.isToChoose() && !bench.document.isFinished())
            bench.bots.advance();
        QCOMPARE(bench.caption(), caption(Sound::YourTurn));
    }

    void withoutABoardItPlaysWhereItIsVisible() {
        const RingingTable bench;
        QWidget place;
        BoardSound sound(bench.document, bench.viewer, place);
        sound.play(Sound::Dice);
        place.show();
        QVERIFY(!has<SoundCaption>(place));
        sound.play(Sound::Dice);
        QTRY_VERIFY(m_kept->wasLast(Sound::Dice));
        QVERIFY(find<SoundCaption>(place));
        QCOMPARE(m_kept->count(), std::size_t(1));
    }

    void undoIsSilent() {
        RingingTable bench;
        QVERIFY(bench.document.perform({1}));
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        QTRY_COMPARE(bench.caption(), QString());
        QVERIFY(bench.document.undo());
        QCOMPARE(bench.caption(), QString());
    }
};

GENOTYPE_TEST(BoardSoundTest)
#include "board_sound_test.moc"
