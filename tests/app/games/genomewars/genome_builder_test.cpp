// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/genome_builder.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "engine/genomewars/rules.h"
#include "engine/genomewars/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

#include <QtTest/QSignalSpy>

using namespace genomewars;
using app::GenomeBuilder;

/// Where a team builds its genome, without the board.
class GenomeBuilderTest : public QObject {
    Q_OBJECT

    struct Desk {
        app::WarsDocument document;
        std::unique_ptr<GenomeBuilder> builder;

        Desk() {
            document.open(tests::warsGame({"person", "person"}, 3), nullptr);
            builder = std::make_unique<GenomeBuilder>(document, nullptr);
            builder->resize(800, 600);
            builder->setActive(true, Genome());
            builder->show();
        }
        app::AlleleCard* card(Allele allele) const {
            for (auto* one : findAll<app::AlleleCard>(builder))
                if (one->allele() == allele)
                    return one;
            return nullptr;
        }
        QPushButton* done() const { return find<QPushButton>(builder, "genomeDone"); }
        QList<app::AlleleChip*> places() const {
            QList<app::AlleleChip*> all;
            for (int i = 1; i <= genomeSize; ++i)
                all << find<app::AlleleChip>(builder, QStringLiteral("place%1").arg(i));
            return all;
        }
        QString named(int place) const { return places()[place]->accessibleName(); }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void fourAllelesMakeAGenomeAndNoFewer() {
        Desk desk;
        const std::array chosen{Allele::Symbiotic, Allele::Adaptability, Allele::Autotrophy,
                                Allele::Symbiotic};
        for (const Allele allele : chosen) {
            QVERIFY(!desk.done()->isEnabled());
            QVERIFY(!desk.builder->isComplete());
            desk.builder->finish();
            QCOMPARE(desk.document.stepCount(), std::size_t(0));
            desk.card(allele)->click();
        }
        QVERIFY(desk.builder->isComplete());
        QVERIFY(desk.done()->isEnabled());
        desk.done()->click();
        QCOMPARE(desk.document.stepCount(), std::size_t(1));
        QCOMPARE(desk.document.state().team(0).genome, genomeOf(chosen));
    }

    /// In the order of the catalogue, whatever the order of the clicks.
    void everyPlaceNamesItsAllele() {
        Desk desk;
        for (const Allele allele : {Allele::Resistance, Allele::Autotrophy})
            desk.card(allele)->click();
        QVERIFY(tests::mentions(desk.named(0), app::text(words::name(Allele::Autotrophy))));
        QVERIFY(tests::mentions(desk.named(1), app::text(words::name(Allele::Resistance))));
        QStringList names;
        for (const app::AlleleChip* place : desk.places())
            names << place->accessibleName();
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(!desk.places()[2]->holdsAllele());
    }

    void aClickOnAPlaceOrTakingBackTakesAnAlleleOut() {
        Desk desk;
        const QSignalSpy changed(desk.builder.get(), &GenomeBuilder::partlyChanged);
        desk.card(Allele::Autotrophy)->click();
        desk.card(Allele::Resistance)->click();
        QVERIFY(desk.builder->isHalfMade());
        desk.places()[0]->click();
        QCOMPARE(desk.builder->partly().size(), 1);
        QVERIFY(desk.builder->partly().holds(Allele::Resistance));
        QVERIFY(desk.builder->takeBack());
        QCOMPARE(desk.builder->partly().size(), 0);
        QVERIFY(!desk.builder->takeBack());
        QVERIFY(!desk.builder->isHalfMade());
        QCOMPARE(changed.size(), 4);
        desk.places()[0]->click(); // it is empty
        QCOMPARE(changed.size(), 4);
    }

    void whatCannotBeAddedSaysWhichRuleForbidsIt() {
        Desk desk;
        QSignalSpy refused(desk.builder.get(), &GenomeBuilder::refused);
        desk.card(Allele::Adaptability)->click();
        desk.card(Allele::Adaptability)->click();
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.takeFirst().front().toString(), app::text(words::phrase(Refusal::CopyLimit)));
        QVERIFY(!desk.card(Allele::Adaptability)->isGlowing());
        QVERIFY(desk.card(Allele::FastReproduction)->isGlowing());
        for (int i = 0; i < 3; ++i)
            desk.card(Allele::Symbiotic)->click();
        QCOMPARE(refused.size(), 0);
        desk.card(Allele::Symbiotic)->click();
        QCOMPARE(refused.takeFirst().front().toString(), app::text(words::phrase(Refusal::GenomeFull)));
        for (const AlleleInfo& info : alleles) {
            QVERIFY(!desk.card(info.id)->isGlowing());
            QVERIFY(desk.card(info.id)->explanation().refusal);
        }
        QCOMPARE(desk.builder->partly().size(), genomeSize);
    }

    /// As for somebody who has chosen, while the others are choosing.
    void atRestItShowsAGenomeAndTakesNothing() {
        Desk desk;
        const Genome shown =
            genomeOf({Allele::Autotrophy, Allele::Autotrophy, Allele::Symbiotic, Allele::Resistance});
        desk.builder->setActive(false, shown);
        QVERIFY(!desk.done()->isVisible());
        for (const AlleleInfo& info : alleles) {
            desk.card(info.id)->click();
            QVERIFY(!desk.card(info.id)->isGlowing());
        }
        for (app::AlleleChip* place : desk.places()) {
            QVERIFY(place->holdsAllele());
            place->click();
        }
        QVERIFY(!desk.builder->takeBack());
        QCOMPARE(desk.builder->partly(), shown);
        desk.builder->finish();
        QCOMPARE(desk.document.stepCount(), std::size_t(0));
    }

    void aHintPointsAtEachKindOfAlleleOnce() {
        Desk desk;
        const QWidgetList cards = desk.builder->cardsOf(
            genomeOf({Allele::Autotrophy, Allele::Autotrophy, Allele::Autotrophy, Allele::Adaptability}));
        QCOMPARE(cards, (QWidgetList{desk.card(Allele::Autotrophy), desk.card(Allele::Adaptability)}));
    }
};

GENOTYPE_TEST(GenomeBuilderTest)
#include "genome_builder_test.moc"
