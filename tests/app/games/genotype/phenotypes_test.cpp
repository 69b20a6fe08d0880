// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/cross_plant.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/pedigree_picture.h"
#include "app/charts/square_picture.h"
#include "app/documents/game_document.h"
#include "app/games/genotype/board_motion.h"
#include "app/games/genotype/garden_pedigree.h"
#include "app/games/genotype/goal_button.h"
#include "app/games/genotype/johann_panel.h"
#include "app/games/genotype/plant_card.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/printed/box_count.h"
#include "app/learn/lab/plants_picture.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/herbarium_page.h"
#include "app/window/pages/pressed_plant_delegate.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/topics/experiment.h"
#include "test_registry.h"
#include "tests/app/games/printed/box_tables.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QListWidget>

using namespace app;
using namespace genotype;

namespace {

/// What the flowers of FF, Ff and ff are, written from the science booklet: "Flower Color (Purple or White)";
/// under "Non-Mendelian Patterns", red and white give red and white (camellia) or pink (snapdragon).
struct Row {
    const char* name;
    Inheritance inheritance;
    const char* gene; ///< the Lab's
    std::array<const char*, 3> words;
    std::array<std::optional<Role>, 3> petals; ///< the only colour besides white
};

const std::array<Row, 3> booklet{{{"complete dominance",
                                   Inheritance::CompleteDominance,
                                   "flower-colour",
                                   {"purple", "purple", "white"},
                                   {Role::FlowerPurple, Role::FlowerPurple, std::nullopt}},
                                  {"incomplete dominance",
                                   Inheritance::IncompleteDominance,
                                   "flower-incomplete",
                                   {"red", "pink", "white"},
                                   {Role::FlowerRed, Role::FlowerPink, std::nullopt}},
                                  {"codominance",
                                   Inheritance::Codominance,
                                   "flower-codominance",
                                   {"red", "red and white", "white"},
                                   {Role::FlowerRed, Role::FlowerRed, std::nullopt}}}};

bool isNear(QRgb pixel, const QColor& colour) {
    return std::abs(qRed(pixel) - colour.red()) <= 8 && std::abs(qGreen(pixel) - colour.green()) <= 8 &&
           std::abs(qBlue(pixel) - colour.blue()) <= 8;
}

/// Which petals a picture shows besides white ones, "FlowerRed" written as its place in the enum.
QList<int> petalsIn(const QImage& picture) {
    QList<int> seen;
    for (const Role role : {Role::FlowerPurple, Role::FlowerRed, Role::FlowerPink}) {
        const QColor colour = Theme::current().colour(role);
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                pixels += isNear(picture.pixel(x, y), colour) ? 1 : 0;
        // The edge of a petal may by chance be mixed to another one's colour.
        if (pixels >= 10)
            seen << static_cast<int>(role);
    }
    return seen;
}

QImage grabbed(QWidget& widget, QSize size) {
    widget.resize(size);
    return widget.grab().toImage();
}

QImage painted(const PlantLook& look) {
    QImage picture(200, 200, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Theme::current().colour(Role::PlantGround));
    QPainter painter(&picture);
    paintPlant(painter, QRectF(picture.rect()), look);
    return picture;
}

/// A card that asks for this genotype of the flower.
PlantId cardWith(Genotype flower) {
    for (PlantId id = 0; id < plantCardCount; ++id)
        if (plantCard(id).has(Trait::FlowerColour) && plantCard(id).genotype(Trait::FlowerColour) == flower)
            return id;
    qFatal("no card asks for this genotype");
}

lessons::Cross crossOf(const char* gene, Genotype first, Genotype second) {
    lessons::Cross cross = lessons::startCross(std::string(notation(Trait::FlowerColour, first)) + " x " +
                                               std::string(notation(Trait::FlowerColour, second)));
    cross.genes = {*lessons::findGene(gene)};
    return cross;
}

} // namespace

/// Every place that shows what flowers look like, against one table.
class PhenotypesTest : public QObject {
    Q_OBJECT

    static void everyFlower() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("which");
        for (std::size_t row = 0; row < booklet.size(); ++row)
            for (int which = 0; which < genotypeCount; ++which)
                QTest::addRow("%s, %s", booklet[row].name,
                              notation(Trait::FlowerColour, static_cast<Genotype>(which)).data())
                    << int(row) << which;
    }
    std::size_t m_row = 0;
    std::size_t m_which = 0;
    const Row& row() const { return booklet[m_row]; }
    Genotype flower() const { return static_cast<Genotype>(m_which); }
    QString word() const { return QString::fromLatin1(row().words[m_which]); }
    QString letters() const { return QString::fromLatin1(notation(Trait::FlowerColour, flower()).data()); }
    QList<int> petals() const {
        const auto role = row().petals[m_which];
        return role ? QList<int>{static_cast<int>(*role)} : QList<int>{};
    }
    State table() const { return newGame({.players = 2, .seed = 3, .flowerColour = row().inheritance}); }

private slots:
    void initTestCase() { Theme::install(); }
    void init() {
        QFETCH(int, row);
        QFETCH(int, which);
        m_row = std::size_t(row);
        m_which = std::size_t(which);
    }

    void onAPlantCard_data() { everyFlower(); }
    void onAPlantCard() {
        const PlantId id = cardWith(flower());
        app::PlantCard card(nullptr);
        card.setPlant(table(), id);
        const QString says = letters() + QLatin1Char(' ') + word();
        QVERIFY2(card.accessibleName().contains(says + QLatin1Char(';')) ||
                     card.accessibleName().contains(says + QLatin1Char(',')),
                 qPrintable(card.accessibleName()));
        QCOMPARE(petalsIn(painted(lookOf(table(), id))), petals());
        QCOMPARE(petalsIn(grabbed(card, {200, 240})), petals());
    }

    void inBrotherJohannsGarden_data() { everyFlower(); }
    void inBrotherJohannsGarden() {
        JohannPlant place(0, nullptr);
        place.setPlant(table(), {.plant = cardWith(flower())}, noAutoma);
        QVERIFY2(place.accessibleName().contains(letters() + QLatin1Char(' ') + word()),
                 qPrintable(place.accessibleName()));
        QCOMPARE(petalsIn(grabbed(place, {200, 240})), petals());
    }

    void inTheSquare_data() { everyFlower(); }
    void inTheSquare() {
        PunnettSquare square(Trait::FlowerColour);
        square.setParents({flower(), flower()}, row().inheritance);
        if (flower() == Genotype::Heterozygous) // a heterozygote in every cell
            square.setParents({Genotype::HomozygousDominant, Genotype::HomozygousRecessive},
                              row().inheritance);
        QCOMPARE(petalsIn(grabbed(square, {400, 320})), petals());
    }

    void atAGoal_data() { everyFlower(); }
    void atAGoal() {
        for (int goal = 0; goal < goalCount(row().inheritance); ++goal) {
            if (!goalInfo(row().inheritance, goal).matches(flower()))
                continue;
            GoalButton button(Trait::FlowerColour, goal, nullptr);
            button.setGoal(row().inheritance, -1, {});
            QVERIFY2(button.accessibleName().startsWith(word() + QStringLiteral(" flowers (")),
                     qPrintable(button.accessibleName()));
        }
    }

    void inTheHerbarium_data() { everyFlower(); }
    void inTheHerbarium() {
        const QTemporaryDir folder;
        const PlantId id = cardWith(flower());
        Herbarium(folder.path())
            .add({{id, "one.genotype", "", "Alina", QDate(2026, 3, 4), 2, 40, row().inheritance}});
        HerbariumPage page(folder.path());
        page.list()->setCurrentRow(id);
        QVERIFY2(page.told().contains(QStringLiteral("%1 flowers (%2)").arg(word(), letters())),
                 qPrintable(page.told()));
        const auto looks =
            page.list()->item(id)->data(PressedPlantDelegate::LooksRole).value<QList<PlantLook>>();
        QCOMPARE(petalsIn(painted(looks.value(0))), petals());
    }

    void inThePedigreeOfAGarden_data() { everyFlower(); }
    void inThePedigreeOfAGarden() {
        GameDocument document;
        genotype::Record record;
        record.setup = {.players = 2, .seed = 3, .flowerColour = row().inheritance};
        document.open(record, nullptr);
        const GardenPedigree pedigree(Gardens::of(document), 0, Trait::FlowerColour);
        const PlantSymbols symbols = find<PedigreePicture>(pedigree)->drawn().plants.value();
        switch (flower()) {
        case Genotype::HomozygousDominant: QCOMPARE(symbols.filled, word()); break;
        case Genotype::Heterozygous:
            QCOMPARE(symbols.half.isEmpty() ? symbols.filled : symbols.half, word());
            break;
        case Genotype::HomozygousRecessive: QCOMPARE(symbols.empty, word()); break;
        }
    }

    void inTheLab_data() { everyFlower(); }
    void inTheLab() {
        // Of two different parents, a heterozygote comes every time.
        const bool pure = flower() != Genotype::Heterozygous;
        const lessons::Cross cross = crossOf(row().gene, pure ? flower() : Genotype::HomozygousDominant,
                                             pure ? flower() : Genotype::HomozygousRecessive);
        SquarePicture square(nullptr);
        square.setCross(cross);
        square.setLooksShown(true);
        QTest::keyClick(&square, Qt::Key_Right); // to the only cell
        QVERIFY2(square.cursorText().contains(word()), qPrintable(square.cursorText()));
        QCOMPARE(petalsIn(grabbed(square, {400, 360})), petals());

        LabSession lab(1);
        lab.setCross(cross);
        lab.roll(4);
        PlantsPicture plants(lab, nullptr);
        QCOMPARE(petalsIn(grabbed(plants, {160, 160})), petals());

        const auto outcomes = lessons::offspringByLooks(cross).outcomes;
        QCOMPARE(outcomes.size(), std::size_t(1));
        const QColor bar = toneColour(outcomes.front().tone);
        if (row().inheritance == Inheritance::Codominance && flower() == Genotype::Heterozygous)
            QVERIFY(bar.red() > bar.green() + 30 && bar != Theme::current().colour(Role::FlowerRed));
        else
            QCOMPARE(bar, Theme::current().colour(row().petals[m_which].value_or(Role::FlowerWhite)));
    }

    void countedWithTheBox_data() { everyFlower(); }
    void countedWithTheBox() {
        const QTemporaryDir folder;
        DiceLedger dice(folder.path());
        BoxSession session(folder.path(), dice);
        BoxGame game = tests::boxGame();
        game.inheritance[static_cast<std::size_t>(Trait::FlowerColour)] = row().inheritance;
        session.begin(game);
        const BoxCount count(session, nullptr);
        QString all;
        for (const auto* label : findAll<QLabel>(count))
            all += label->text() + QLatin1Char('\n');
        QVERIFY2(all.contains(word() + QStringLiteral(" flowers (")), qPrintable(all));
        QCOMPARE(all.contains(QStringLiteral("purple")), row().words[0] == std::string("purple"));
    }
};

GENOTYPE_TEST(PhenotypesTest)
#include "phenotypes_test.moc"
