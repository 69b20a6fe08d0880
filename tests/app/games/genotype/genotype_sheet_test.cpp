// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/pea_pod.h"
#include "app/games/board/seat_row.h"
#include "app/games/genotype/genotype_sheet.h"
#include "app/settings/app_settings.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/bots/johann_chances.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtCore/QSettings>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <set>

using namespace app;
using genotype::Inheritance;
using genotype::Record;

Q_DECLARE_METATYPE(genotype::Record)

namespace {

bool readsBack(const Record& record) {
    const auto read = genotype::readRecord(genotype::toText(record));
    return std::holds_alternative<Record>(read) && std::get<Record>(read) == record;
}

std::set<int> coloursOf(const Record& record) {
    std::set<int> colours;
    for (const auto& seat : record.seats)
        colours.insert(seat.colour);
    return colours;
}

void typeInto(QLineEdit* field, const QString& text) {
    field->clear();
    field->insert(text);
    emit field->textEdited(field->text());
}

/// The page, and a record of the games that it asks for.
struct OpenedSheet {
    AppSettings settings;
    GenotypeSheet page{settings};
    std::vector<Record> started;

    OpenedSheet() {
        page.resize(1294, 768);
        QObject::connect(
            &page, &GenotypeSheet::startRequested, &page,
            [this](const games::AnyRecord& record) { started.push_back(*record.as<genotype::Game>()); });
    }
    SeatRow* seat(int seat) const { return find<SeatRow>(page, QStringLiteral("seat%1").arg(seat + 1)); }
};

} // namespace

class GenotypeSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings = std::make_unique<PrivateSettings>(); }
    void cleanup() { m_settings.reset(); }

    void oneClickStartsAGameAgainstTwoBots() {
        OpenedSheet opened;
        typeInto(opened.seat(0)->name(), QStringLiteral("  Alina "));
        click(opened.page, "startTable");
        QCOMPARE(opened.started.size(), std::size_t{1});
        const Record& record = opened.started[0];
        QVERIFY(genotype::isValid(record.setup));
        QVERIFY(record.actions.empty());
        QCOMPARE(record.seats.size(), std::size_t{3});
        QCOMPARE(record.seats[0].name, std::string("Alina"));
        QCOMPARE(record.seats[0].kind, std::string("person"));
        for (std::size_t seat : {std::size_t{1}, std::size_t{2}}) {
            QVERIFY(genotype::Roster::find(record.seats[seat].kind));
            QVERIFY(!record.seats[seat].name.empty());
        }
        QCOMPARE(coloursOf(record).size(), std::size_t{3});
        QVERIFY(readsBack(record));
        QVERIFY(!isPresetSeed(record.setup.seed));
    }

    void theNameIsRememberedForTheNextTime() {
        {
            OpenedSheet opened;
            typeInto(opened.seat(0)->name(), QStringLiteral("Alina"));
            click(opened.page, "startTable");
        }
        const OpenedSheet again;
        QCOMPARE(again.page.choices().yourName, QStringLiteral("Alina"));
        QCOMPARE(again.seat(0)->name()->text(), QStringLiteral("Alina"));
    }

    void everyCombinationGivesAValidRecord() {
        OpenedSheet opened;
        std::size_t asked = 0;
        for (int players = genotype::minSeats; players <= genotype::maxSeats; ++players)
            for (int rounds = 1; rounds <= genotype::maxRounds; ++rounds)
                for (const int flower : {0, 1, 2})
                    for (const int height : {0, 1})
                        for (const int first : {-1, 0, players - 1}) {
                            find<SegmentRow>(opened.page, "players")->setValue(players);
                            find<PeaPod>(opened.page, "rounds")->setLength(rounds);
                            find<SegmentRow>(opened.page, "flowerColour")->setValue(flower);
                            find<SegmentRow>(opened.page, "plantHeight")->setValue(height);
                            auto* combo = find<QComboBox>(opened.page, "first");
                            combo->setCurrentIndex(first + 1);
                            emit combo->activated(first + 1);
                            click(opened.page, "startTable");
                            QCOMPARE(opened.started.size(), ++asked);
                            const Record& record = opened.started.back();
                            QVERIFY(genotype::isValid(record.setup));
                            QCOMPARE(record.setup.players, players);
                            QCOMPARE(record.setup.rounds, rounds);
                            QCOMPARE(record.setup.flowerColour, static_cast<Inheritance>(flower));
                            QCOMPARE(record.setup.plantHeight, static_cast<Inheritance>(height));
                            QCOMPARE(record.setup.firstPlayer,
                                     first < 0 ? genotype::noSeat : static_cast<genotype::Seat>(first));
                            QCOMPARE(coloursOf(record).size(), static_cast<std::size_t>(players));
                            QVERIFY(readsBack(record));
                        }
    }

    void oneSeatIsASoloGameAgainstBrotherJohann() {
        OpenedSheet opened;
        opened.page.show();
        find<SegmentRow>(opened.page, "players")->setValue(1);
        QVERIFY(!opened.seat(0)->kind()->isVisibleTo(opened.seat(0)));
        click(opened.page, "chair2");
        QVERIFY(find<SegmentRow>(opened.page, "johann")->isVisible());
        for (const genotype::Difficulty difficulty :
             {genotype::Difficulty::Easy, genotype::Difficulty::Standard, genotype::Difficulty::Hard}) {
            emit find<SegmentRow>(opened.page, "johann")->chosen(static_cast<int>(difficulty));
            const genotype::Record record = opened.page.choices().record();
            QVERIFY(genotype::isValid(record.setup));
            QCOMPARE(record.setup.players, 1);
            QVERIFY(record.setup.johann == difficulty);
            QCOMPARE(record.seats.size(), std::size_t{1});
            QVERIFY(readsBack(record));
        }
        auto* helper = find<QComboBox>(opened.page, "johannAssistant");
        QVERIFY(helper->isVisible());
        helper->setCurrentIndex(1);
        emit helper->activated(1);
        QVERIFY(genotype::isHardAssistant(opened.page.choices().record().setup.johannAssistant));
        emit find<SegmentRow>(opened.page, "players")->chosen(3);
        QVERIFY(!opened.page.choices().isSolo());
        QVERIFY(opened.page.choices().record().setup.johann == genotype::Difficulty::None);
    }

    void johannsHelpersAreALadderThatBeginsWithTheEasiest() {
        OpenedSheet opened;
        emit find<SegmentRow>(opened.page, "players")->chosen(1);
        emit find<SegmentRow>(opened.page, "johann")->chosen(static_cast<int>(genotype::Difficulty::Hard));
        auto* ladder = find<QComboBox>(opened.page, "johannAssistant");
        QCOMPARE(ladder->count(), 1 + static_cast<int>(genotype::hardAssistants.size()));
        QCOMPARE(ladder->itemData(0).toInt(), int(genotype::noAssistant));
        for (int rung = 1; rung < ladder->count(); ++rung) {
            const auto helper = genotype::hardAssistants[static_cast<std::size_t>(rung - 1)];
            QCOMPARE(ladder->itemData(rung).toInt(), static_cast<int>(helper));
            QVERIFY(ladder->itemText(rung).startsWith(QString::number(rung) + QLatin1Char('.')));
        }
    }

    void onlyWhatWasMeasuredIsToldOfJohannsStrength() {
        OpenedSheet opened;
        emit find<SegmentRow>(opened.page, "players")->chosen(1);
        emit find<SegmentRow>(opened.page, "johann")->chosen(static_cast<int>(genotype::Difficulty::Hard));
        auto* ladder = find<QComboBox>(opened.page, "johannAssistant");
        const auto* note = find<QLabel>(opened.page, "johannHelpNote");
        opened.page.show();
        click(opened.page, "chair2");
        for (int rung = 0; rung < ladder->count(); ++rung) {
            const auto helper = static_cast<std::uint8_t>(ladder->itemData(rung).toInt());
            const auto chance = genotype::chanceAgainstJohann(genotype::Difficulty::Hard, helper);
            ladder->setCurrentIndex(rung);
            emit ladder->activated(rung);
            QVERIFY(note->isVisible() && !note->text().isEmpty());
            QCOMPARE(note->text().contains(QLatin1Char('%')), chance.has_value());
            if (rung > 0)
                QCOMPARE(ladder->itemText(rung).contains(QLatin1Char('%')), chance.has_value());
            if (chance)
                QVERIFY(note->text().contains(QString::number(chance->games)));
        }
        emit find<SegmentRow>(opened.page, "johann")
            ->chosen(static_cast<int>(genotype::Difficulty::Standard));
        QVERIFY(!note->isVisible());
    }

    void everySeatMayBeAPersonOrAnyBotThatThinks() {
        OpenedSheet opened;
        find<SegmentRow>(opened.page, "players")->setValue(genotype::maxSeats);
        const auto kindsOf = [&](int seat) { return findAll<QAbstractButton>(opened.seat(seat)->kind()); };
        const int kinds = static_cast<int>(kindsOf(0).size());
        // The random bot is only for measurements.
        QCOMPARE(kinds, static_cast<int>(genotype::Roster::ids().size()));
        for (int seat = 0; seat < genotype::maxSeats; ++seat)
            for (int kind = 0; kind < kinds; ++kind) {
                kindsOf(seat)[kind]->click();
                click(opened.page, "startTable");
                const Record& record = opened.started.back();
                QCOMPARE("kind-" + record.seats[static_cast<std::size_t>(seat)].kind,
                         kindsOf(seat)[kind]->objectName().toStdString());
                QVERIFY(readsBack(record));
                std::set<std::string> names;
                for (const auto& one : record.seats)
                    names.insert(one.name);
                QCOMPARE(names.size(), record.seats.size());
            }
    }

    void coloursNeverDouble() {
        OpenedSheet opened;
        find<SegmentRow>(opened.page, "players")->setValue(genotype::maxSeats);
        for (int seat = 0; seat < genotype::maxSeats; ++seat)
            for (int colour = 0; colour < genotype::maxSeats; ++colour) {
                const int before = opened.page.choices().seats[static_cast<std::size_t>(seat)].colour;
                int owner = 0;
                while (opened.page.choices().seats[static_cast<std::size_t>(owner)].colour != colour)
                    ++owner;
                QComboBox* combo = opened.seat(seat)->colour();
                combo->setCurrentIndex(combo->findData(colour));
                emit combo->activated(combo->currentIndex());
                click(opened.page, "startTable");
                QCOMPARE(coloursOf(opened.started.back()).size(), std::size_t{5});
                QCOMPARE(opened.started.back().seats[static_cast<std::size_t>(seat)].colour, colour);
                if (owner != seat)
                    QCOMPARE(opened.seat(owner)->colour()->currentData().toInt(), before);
            }
    }

    void aBadNameIsToldAndStartsNothing() {
        OpenedSheet opened;
        opened.page.show();
        typeInto(opened.seat(0)->name(), QString(QChar(0x202e)) + QStringLiteral("anila"));
        click(opened.page, "startTable");
        QVERIFY(opened.started.empty());
        QVERIFY(opened.seat(0)->problem()->isVisible());
        QVERIFY(!opened.seat(0)->problem()->text().isEmpty());
        QVERIFY(find<QLabel>(opened.page, "startNote")->isVisible());
        typeInto(opened.seat(0)->name(), QStringLiteral("Alina"));
        QVERIFY(!opened.seat(0)->problem()->isVisible());
        click(opened.page, "startTable");
        QCOMPARE(opened.started.size(), std::size_t{1});
    }

    void twoPlayersOfOneNameAreRefused() {
        OpenedSheet opened;
        typeInto(opened.seat(0)->name(), QStringLiteral("Alina"));
        typeInto(opened.seat(1)->name(), QStringLiteral("alina"));
        click(opened.page, "startTable");
        QVERIFY(opened.started.empty());
        QVERIFY(opened.seat(1)->problem()->text().contains(QStringLiteral("alina")));
    }

    void aNameThatABotWouldHaveIsLeftToThePerson() {
        OpenedSheet opened;
        const QString botName = opened.seat(1)->name()->placeholderText();
        typeInto(opened.seat(0)->name(), botName);
        QVERIFY(opened.seat(1)->name()->placeholderText() != botName);
        click(opened.page, "startTable");
        QCOMPARE(opened.started.size(), std::size_t{1});
    }

    void aSeedThatWasSetShowsInTheRecordForGood() {
        OpenedSheet opened;
        typeInto(find<QLineEdit>(opened.page, "seed"), QStringLiteral("042"));
        click(opened.page, "startTable");
        const Record& record = opened.started.at(0);
        QCOMPARE(record.setup.seed, std::uint64_t{42});
        QVERIFY(isPresetSeed(record.setup.seed));
        QVERIFY(QString::fromStdString(record.title).contains(QStringLiteral("42")));
        QVERIFY(isPresetSeed(std::uint64_t{999'999'999'999'999'999}));
        for (int i = 0; i < 100; ++i)
            QVERIFY(!isPresetSeed(drawnSeed()));
    }

    void aSeedThatIsNoNumberStartsNothing() {
        OpenedSheet opened;
        for (const char* typed : {"pea", "-1", "1.5", "1234567890123456789", "4 2"}) {
            typeInto(find<QLineEdit>(opened.page, "seed"), QLatin1String(typed));
            click(opened.page, "startTable");
            QVERIFY2(opened.started.empty(), typed);
            QVERIFY(!opened.page.choices().seedProblem().isEmpty());
        }
    }

    void whoIsToBeginStillBeginsWhenSomebodyElseSitsDown() {
        OpenedSheet opened;
        opened.page.show();
        auto* first = find<QComboBox>(opened.page, "first");
        first->setCurrentIndex(3);
        emit first->activated(3);
        const QString name = opened.page.choices().nameOf(2);
        click(opened.page, "chair3");
        QCOMPARE(opened.page.choices().players, 4);
        QCOMPARE(opened.page.choices().nameOf(opened.page.choices().first), name);
        emit opened.seat(0)->leaveChosen();
        QCOMPARE(opened.page.choices().nameOf(opened.page.choices().first), name);
    }

    void theTableIsRememberedButNotItsSeed() {
        {
            OpenedSheet opened;
            find<SegmentRow>(opened.page, "players")->setValue(4);
            find<PeaPod>(opened.page, "rounds")->setLength(2);
            find<SegmentRow>(opened.page, "flowerColour")
                ->setValue(static_cast<int>(Inheritance::Codominance));
            typeInto(opened.seat(2)->name(), QStringLiteral("Marco"));
            emit opened.seat(0)->colourChosen(3);
            typeInto(find<QLineEdit>(opened.page, "seed"), QStringLiteral("7"));
            click(opened.page, "startTable");
        }
        const OpenedSheet again;
        const TableChoices& kept = again.page.choices();
        QCOMPARE(kept.players, 4);
        QCOMPARE(kept.rounds(), 2);
        QCOMPARE(kept.flowerColour, Inheritance::Codominance);
        QCOMPARE(kept.seats[2].name, QStringLiteral("Marco"));
        QCOMPARE(kept.seats[0].colour, 3);
        QCOMPARE(kept.seats[3].colour, 0);
        QVERIFY(kept.seed.isEmpty());
    }

    void nonsenseInTheSettingsIsNoHarm() {
        {
            QSettings settings;
            settings.setValue(QStringLiteral("newGame/players"), 77);
            settings.setValue(QStringLiteral("newGame/rounds"), QStringLiteral("many"));
            settings.setValue(QStringLiteral("newGame/yourName"), QString(QChar(0x202e)));
            settings.beginWriteArray(QStringLiteral("newGame/seats"), 5);
            for (int seat = 0; seat < 5; ++seat) {
                settings.setArrayIndex(seat);
                settings.setValue(QStringLiteral("kind"), QStringLiteral("cat"));
                settings.setValue(QStringLiteral("colour"), 1);
            }
            settings.endArray();
        }
        OpenedSheet opened;
        click(opened.page, "startTable");
        QCOMPARE(opened.started.size(), std::size_t{1});
        QVERIFY(genotype::isValid(opened.started[0].setup));
        QCOMPARE(coloursOf(opened.started[0]).size(), opened.started[0].seats.size());
    }

    void aGameToGoOnWithIsOfferedUntilItIsTakenAway() {
        OpenedSheet opened;
        QVERIFY(!has<QPushButton>(opened.page, "resume"));
        SavedGame game;
        game.path = QStringLiteral("/somewhere/game.genotype");
        game.players = QStringList{QStringLiteral("Alina"), QStringLiteral("Marco")};
        game.progress = QStringLiteral("Round 3 of 5");
        opened.page.setResumable(game);
        QSignalSpy resumed(&opened.page, &GenotypeSheet::resumeRequested);
        click(opened.page, "resume");
        QCOMPARE(resumed.size(), 1);
        QCOMPARE(resumed[0][0].toString(), game.path);
        opened.page.setResumable({});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!has<QPushButton>(opened.page, "resume"));
    }

    void severalPeopleAreToldOfTheCurtain() {
        OpenedSheet opened;
        const auto tellsOfTheCurtain = [&] {
            for (const auto* label : findAll<QLabel>(opened.page))
                if (label->text().contains(QStringLiteral("curtain")))
                    return true;
            return false;
        };
        QVERIFY(!tellsOfTheCurtain());
        emit opened.seat(1)->kindChosen(QStringLiteral("person"));
        QVERIFY(tellsOfTheCurtain());
    }

    void everyControlHasAName() {
        OpenedSheet opened;
        for (const auto* control : findAll<QWidget>(opened.page))
            if (control->focusPolicy() & Qt::TabFocus && !qobject_cast<const QAbstractScrollArea*>(control) &&
                control->objectName() != QLatin1String("qt_spinbox_lineedit"))
                QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
    }

private:
    std::unique_ptr<PrivateSettings> m_settings;
};

GENOTYPE_TEST(GenotypeSheetTest)
#include "genotype_sheet_test.moc"
