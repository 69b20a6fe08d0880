// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/genotype_sheet.h"

#include "app/games/board/pea_pod.h"
#include "app/settings/app_settings.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// The sheet, and the last game that it asked for.
struct SheetOfLengths {
    AppSettings settings;
    GenotypeSheet page{settings};
    genotype::Record started;

    SheetOfLengths() {
        QObject::connect(&page, &GenotypeSheet::startRequested, &page,
                         [this](const games::AnyRecord& record) { started = *record.as<genotype::Game>(); });
    }
};

} // namespace

/// How many rounds the sheet preselects.
class GameLengthTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings = std::make_unique<PrivateSettings>(); }
    void cleanup() { m_settings.reset(); }

    void theRoundsFollowTheSeatsUntilSomebodyHasChosenThem() {
        const auto seats = [](const SheetOfLengths& opened, int players) {
            find<SegmentRow>(opened.page, "players")->setValue(players);
            return find<PeaPod>(opened.page, "rounds")->length();
        };
        {
            SheetOfLengths opened;
            QCOMPARE(seats(opened, 2), 4);
            for (const int players : {3, 4, 5})
                QCOMPARE(seats(opened, players), 3);
            QCOMPARE(seats(opened, 1), genotype::maxRounds);
            QCOMPARE(seats(opened, 2), 4);
            click(opened.page, "startTable");
            QCOMPARE(opened.started.setup.rounds, 4);
        }
        {
            // A game that was started without a choice is none.
            SheetOfLengths opened;
            QCOMPARE(seats(opened, 3), 3);
            find<PeaPod>(opened.page, "rounds")->setLength(genotype::maxRounds);
            QCOMPARE(seats(opened, 2), genotype::maxRounds);
            click(opened.page, "startTable");
        }
        const SheetOfLengths opened;
        QCOMPARE(seats(opened, 4), genotype::maxRounds);
    }

    void fiveRoundsAreMarkedAsPrinted() {
        const SheetOfLengths opened;
        QStringList printed;
        for (const auto* number : findAll<QAbstractButton>(find<PeaPod>(opened.page, "rounds")))
            if (says(number->text(), "GenotypeSheet.asPrinted"))
                printed << number->text().left(1);
        QCOMPARE(printed, QStringList{QString::number(genotype::maxRounds)});
    }

private:
    std::unique_ptr<PrivateSettings> m_settings;
};

GENOTYPE_TEST(GameLengthTest)
#include "game_length_test.moc"
