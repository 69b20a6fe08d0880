// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_shots.h"

#include "app/charts/tally_pad.h"
#include "app/charts/test_form.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lab/model_panel.h"
#include "app/programs/shots/scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"

#include <QtWidgets/QPushButton>

namespace app {

namespace {

/// The Lab in a window after `then` has prepared it.
Shot::Make lab(std::function<void(LabPage&)> then) {
    return [then](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("lab"));
        auto* page = qobject_cast<LabPage*>(made->page(QStringLiteral("lab")));
        page->setSeed(shotSeed);
        then(*page);
        return made;
    };
}

void choose(LabPage& page, std::initializer_list<const char*> genes) {
    std::size_t place = 0;
    while (page.session().bench().cross.genes.size() > 1)
        page.session().removeGene(1);
    for (const char* id : genes) {
        if (place == 0)
            page.session().setGene(0, *lessons::findGene(id));
        else
            page.session().addGene(*lessons::findGene(id));
        ++place;
    }
}

/// Puts the dice of a played game into the ledger.
void keepDice(DiceLedger& dice) {
    const genotype::Record record = playTo({.players = 3, .seed = 7, .setup = {}, .persons = 1, .at = {}});
    dice.add(genotype::replay(record).events, {"shot", false, "2026-03-04T09:15:00Z"});
}

/// With what a button of the page opens.
Shot::Make labWith(const char* opener, const std::function<void(LabPage&)>& then) {
    return lab([opener, then](LabPage& page) {
        then(page);
        page.findChild<QPushButton*>(QLatin1String(opener))->click();
    });
}

Shot::Make labWithDice(std::function<void(LabPage&)> then) {
    return [then](AppContext& context) {
        keepDice(context.dice());
        return lab(then)(context);
    };
}

/// A mystery of flies on the breeding bench, with its strains crossed both ways and an F2.
void breedFlies(LabPage& page) {
    using namespace lessons::breeding;
    BreedingSession& breeding = page.breeding();
    // A gene on the X.
    std::uint32_t seed = 0;
    while (mysteryOf({2, Organism::Fly, seed}).model.mode != Mode::XLinked)
        ++seed;
    breeding.begin({2, Organism::Fly, seed}, shotSeed);
    const auto cross = [&breeding](std::size_t one, std::size_t other, std::int64_t size) {
        for (const std::size_t parent : {one, other})
            if (!breeding.isParent(parent))
                breeding.toggleParent(parent);
        breeding.cross(size);
    };
    cross(0, 3, 200);
    breeding.keep(0);
    breeding.keep(1);
    cross(2, 1, 200);
    breeding.keep(0);
    breeding.keep(1);
    cross(4, 5, 200);
    cross(6, 7, 200);
    breeding.keep(0);
    breeding.setLabel(8, QStringLiteral("Ada"));
    breeding.showCross(3);
}

/// The same with a model, a prediction and the judgement.
void defendFlies(LabPage& page) {
    breedFlies(page);
    BreedingSession& breeding = page.breeding();
    breeding.setModel(breeding.mystery().model);
    breeding.predict(QStringLiteral("1 : 1 : 1 : 1"), true);
    breeding.defend();
}

Shot::Make breedingAt(const std::function<void(LabPage&)>& then, int part) {
    return lab([then, part](LabPage& page) {
        then(page);
        page.showSource(LabSource::Breeding);
        page.findChild<ModelPanel*>()->showPart(ModelPanel::Part(part));
    });
}

/// Crosses that were rolled.
void registerRolled(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("lab-start"), ShotCatalogue::brief(), lab([](LabPage&) {}));
    catalogue.add(QStringLiteral("lab-rolled"), ShotCatalogue::withLargest(), lab([](LabPage& page) {
                      page.session().roll(320);
                      page.repeat();
                  }));
    catalogue.add(QStringLiteral("lab-plants"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.session().roll(320);
                      page.showPlants(true);
                  }));
    catalogue.add(QStringLiteral("lab-thousands-of-plants"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      choose(page, {"plant-height", "flower-incomplete"});
                      page.session().roll(10000);
                      page.showPlants(true);
                  }));
    catalogue.add(QStringLiteral("lab-test"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.session().roll(16);
                      page.showGenotypes(true);
                      page.showTest(true);
                  }));
    catalogue.add(QStringLiteral("lab-exam"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      TestForm::current().setExam(true);
                      page.session().roll(16);
                      page.showTest(true);
                  }));
    catalogue.add(QStringLiteral("lab-four-linked-genes"), ShotCatalogue::usual(), lab([](LabPage& page) {
                      choose(page, {"seed-shape", "pod-colour", "wing-colour", "blood-group"});
                      page.session().setRecombination(0, 0.1);
                      page.session().setRecombination(2, 0);
                      page.session().roll(1'000'000'000);
                  }));
    catalogue.add(QStringLiteral("lab-epistasis"), ShotCatalogue::withLargest(), lab([](LabPage& page) {
                      page.session().setAction({"recessive-epistasis", {}});
                      page.session().roll(320);
                  }));
    catalogue.add(QStringLiteral("lab-epistasis-one-by-one"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.session().setAction({"dominant-epistasis", {}});
                      page.session().roll(160);
                      page.showPlants(true);
                  }));
    catalogue.add(QStringLiteral("lab-lethal"), ShotCatalogue::usual(), lab([](LabPage& page) {
                      page.session().setAction({{}, "GG"});
                      page.session().roll(320);
                  }));
    catalogue.add(QStringLiteral("lab-penetrance"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.session().setAction({"incomplete-penetrance", {}});
                      page.session().roll(320);
                  }));
}

/// What is folded away.
void registerFolded(ShotCatalogue& catalogue) {
    const auto genes = [](LabPage& page) { choose(page, {"seed-shape", "pod-colour", "wing-colour"}); };
    catalogue.add(QStringLiteral("lab-genes"), ShotCatalogue::brief(), labWith("genesRow", genes));
    catalogue.add(QStringLiteral("lab-linkage"), ShotCatalogue::brief(), labWith("linkageRow", genes));
    catalogue.add(QStringLiteral("lab-gene-action"), ShotCatalogue::brief(),
                  labWith("actionRow", [](LabPage& page) {
                      page.session().setAction({"recessive-epistasis", {}});
                  }));
    const auto roll = [](LabPage& page) { page.session().roll(320); };
    catalogue.add(QStringLiteral("lab-share"), ShotCatalogue::brief(), labWith("followRow", roll));
    catalogue.add(QStringLiteral("lab-repeated"), ShotCatalogue::brief(),
                  labWith("repeatRow", [roll](LabPage& page) {
                      roll(page);
                      page.repeat();
                  }));
    catalogue.add(QStringLiteral("lab-other-ways"), ShotCatalogue::brief(), labWith("moreRolls", roll));
}

/// Counts from elsewhere.
void registerSources(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("lab-games"), ShotCatalogue::usual(),
                  labWithDice([](LabPage& page) { page.showSource(LabSource::Games); }));
    catalogue.add(QStringLiteral("lab-no-games"), ShotCatalogue::brief(),
                  lab([](LabPage& page) { page.showSource(LabSource::Games); }));
    catalogue.add(QStringLiteral("lab-tally"), ShotCatalogue::usual(), lab([](LabPage& page) {
                      page.showSource(LabSource::Tally);
                      for (const int tap : {0, 0, 1, 0, 2, 0, 0, 3, 0, 1, 0, 2, 0, 0})
                          page.tallyPad().tap(tap);
                  }));
    catalogue.add(QStringLiteral("lab-file"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.choices().file = readCounts("flower;plants\npurple;705\nwhite;224\n");
                      page.choices().filePath = QStringLiteral("flowers.csv");
                      page.choices().fileRatio = QStringLiteral("3:1");
                      page.showSource(LabSource::File);
                      page.repeat();
                  }));
    catalogue.add(QStringLiteral("lab-file-with-a-wrong-ratio"), ShotCatalogue::brief(),
                  lab([](LabPage& page) {
                      page.choices().file = readCounts("flower;plants\npurple;705\nwhite;224\n");
                      page.choices().filePath = QStringLiteral("flowers.csv");
                      page.choices().fileRatio = QStringLiteral("9:3:3:1");
                      page.showSource(LabSource::File);
                  }));
    catalogue.add(QStringLiteral("lab-file-with-several-readings"), ShotCatalogue::usual(),
                  lab([](LabPage& page) {
                      page.choices().file = readCounts("Team;round;wrinkled\nA;30;9\nB;28;12\nC;33;10\n");
                      page.choices().filePath = QStringLiteral("teams.csv");
                      page.showSource(LabSource::File);
                  }));
    catalogue.add(QStringLiteral("lab-mendel"), ShotCatalogue::usual(), lab([](LabPage& page) {
                      page.choices().published = 7;
                      page.showSource(LabSource::Mendel);
                      page.repeat();
                  }));
}

void registerBreeding(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("breeding-start"), ShotCatalogue::usual(), breedingAt([](LabPage&) {}, 0));
    catalogue.add(QStringLiteral("breeding-offspring"), ShotCatalogue::usual(), breedingAt(breedFlies, 0));
    catalogue.add(QStringLiteral("breeding-tested"), ShotCatalogue::brief(), breedingAt(defendFlies, 1));
    catalogue.add(QStringLiteral("breeding-defended"), ShotCatalogue::usual(), breedingAt(defendFlies, 2));
    catalogue.add(QStringLiteral("breeding-glimps"), ShotCatalogue::brief(),
                  breedingAt(
                      [](LabPage& page) {
                          BreedingSession& breeding = page.breeding();
                          breeding.begin({3, lessons::breeding::Organism::Glimp, 5}, shotSeed);
                          breeding.toggleParent(0);
                          breeding.toggleParent(3);
                          breeding.cross(1500);
                          breeding.keep(0);
                      },
                      0));
}

} // namespace

void registerLabShots(ShotCatalogue& catalogue) {
    registerRolled(catalogue);
    registerFolded(catalogue);
    registerSources(catalogue);
    catalogue.add(QStringLiteral("lab-report"), ShotCatalogue::brief(), lab([](LabPage& page) {
                      page.session().roll(320);
                      page.showReport(true);
                  }));
    catalogue.add(QStringLiteral("lab-worksheets"), ShotCatalogue::usual(),
                  lab([](LabPage& page) { page.showWorksheets(true); }));
    registerBreeding(catalogue);
}

} // namespace app
