// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lab/cross_panel.h"
#include "app/learn/lab/cross_sheet.h"
#include "app/learn/lab/lab_session.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

using namespace app;

namespace {

struct Bench {
    LabSession session{1};
    CrossPanel panel{session, nullptr};

    Bench() { panel.show(); }

    /// The one that is visible: widgets that were replaced are only deleted with the next events.
    template <class Widget> Widget* seen(const QString& name) const {
        return tests::seen<Widget>(panel, name);
    }
    template <class Widget> Widget* shown(const QString& name) const {
        return tests::shown<Widget>(panel, name);
    }
    /// Opens what a row has folded away.
    void open(const char* row) const { shown<QPushButton>(row)->click(); }
    QString cross() const { return QString::fromStdString(lessons::notation(session.bench().cross)); }
};

} // namespace

/// The genes, alleles and linkage of a cross.
class CrossPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void anAlleleIsTurnedByItsButton() {
        Bench bench;
        auto* allele = bench.shown<QPushButton>("allele000");
        QCOMPARE(allele->text(), QStringLiteral("R"));
        QVERIFY_SAYS(allele->accessibleName(), "ParentsScene.firstParent");
        allele->click();
        QCOMPARE(allele->text(), QStringLiteral("r"));
        QCOMPARE(bench.cross(), QStringLiteral("rrGg × RrGg"));
        QCOMPARE(bench.shown<QLineEdit>("parent0")->text(), QStringLiteral("rrGg"));
    }

    void genesComeAndGoUpToFour() {
        Bench bench;
        bench.open("genesRow");
        for (int genes = 3; genes <= 4; ++genes) {
            bench.shown<QPushButton>("addGene")->click();
            QTRY_VERIFY(bench.seen<QComboBox>(qPrintable(QStringLiteral("gene%1").arg(genes - 1))));
        }
        QVERIFY(!bench.seen<QPushButton>("addGene"));
        for (int genes = 3; genes >= 1; --genes) {
            bench.shown<QPushButton>("removeGene0")->click();
            QTRY_VERIFY(!bench.seen<QComboBox>(qPrintable(QStringLiteral("gene%1").arg(genes))));
            QCOMPARE(int(bench.session.bench().cross.genes.size()), genes);
        }
        // The last gene stays.
        QVERIFY(!bench.seen<QPushButton>("removeGene0"));
    }

    void aGeneIsOfferedOnlyOnce() {
        const Bench bench;
        bench.open("genesRow");
        auto* first = bench.shown<QComboBox>("gene0");
        QVERIFY(first->findData(QStringLiteral("seed-shape")) >= 0);
        QCOMPARE(first->findData(QStringLiteral("pod-colour")), -1);
    }

    void theSliderSaysHowGenesAreLinked() {
        Bench bench;
        bench.open("linkageRow");
        auto* slider = bench.shown<QSlider>("linkage0");
        const auto said = [&] { return textOf(bench.panel, "linkageWords0"); };
        QVERIFY_SAYS(said(), "CrossSheet.linkedRecombinants");
        slider->setValue(20);
        QCOMPARE(bench.session.bench().cross.recombinationAfter(0), 0.1);
        QCOMPARE(said(), wording("CrossSheet.linkedRecombinants2", "10.0"));
        slider->setValue(0);
        QVERIFY_SAYS(said(), "CrossSheet.completelyLinkedRecombinants");
        bench.session.undo();
        QCOMPARE(slider->value(), slider->maximum());
    }

    void theGenesActAsChosen() {
        Bench bench;
        bench.open("actionRow");
        auto* action = bench.shown<QComboBox>("geneAction");
        const auto choose = [&](const QString& name) {
            action->setCurrentIndex(action->findText(name));
            emit action->activated(action->currentIndex());
        };
        QCOMPARE(action->currentText(), wording("GeneAction.eachItself"));
        QVERIFY(!bench.seen<QLabel>("actionRule") && !bench.seen<QLabel>("actionNote"));
        choose(wording("engine.coatLabradorRetrievers"));
        QCOMPARE(bench.cross(), QStringLiteral("BbEe × BbEe"));
        QVERIFY(bench.shown<QLabel>("actionRule")->text().contains(QStringLiteral("B–ee: yellow dog")));
        QVERIFY_SAYS(bench.shown<QLabel>("actionNote")->text(), "engine.recessiveEpistasis");
        QTRY_VERIFY(bench.seen<QPushButton>("allele000") &&
                    bench.shown<QPushButton>("allele000")->text() == QStringLiteral("B"));
        // The genes belong to the interaction.
        QVERIFY(!bench.seen<QPushButton>("addGene"));
        QVERIFY(!bench.shown<QPushButton>("linkageRow")->isEnabled());
        const CrossSheet fixed(bench.session, CrossSheet::About::Genes);
        QVERIFY(!has<QComboBox>(fixed));
        choose(wording("GeneAction.dies", "gg"));
        QCOMPARE(bench.cross(), QStringLiteral("RrGg × RrGg"));
        QVERIFY(bench.shown<QPushButton>("linkageRow")->isEnabled());
        QVERIFY(bench.shown<QLabel>("actionNote")->text().startsWith(QStringLiteral("25 %")));
        QVERIFY(!bench.shown<QPushButton>("allele010")->isEnabled());
        QVERIFY(bench.shown<QPushButton>("allele011")->isEnabled());
        bench.session.undo();
        bench.session.undo();
        QCOMPARE(action->currentText(), wording("GeneAction.eachItself"));
    }

    void aParentThatWouldDieIsExplained() {
        Bench bench;
        bench.session.setAction({{}, "gg"});
        auto* parent = bench.shown<QLineEdit>("parent1");
        parent->setText(QStringLiteral("rrgg"));
        emit parent->editingFinished();
        QCOMPARE(bench.shown<QLabel>("parentsError")->text(),
                 wording("engine.cannotParentGenotypeDies", "rrgg"));
        QCOMPARE(bench.cross(), QStringLiteral("RrGg × RrGg"));
    }

    void aCrossIsReadFromTheFieldOfEitherParent_data() {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("with ×, first") << 0 << QStringLiteral("RrGg × rrgg");
        QTest::newRow("with ×, second") << 1 << QStringLiteral("RrGg × rrgg");
        QTest::newRow("with x, no spaces") << 0 << QStringLiteral("RrGgxrrgg");
        QTest::newRow("with X") << 1 << QStringLiteral("RrGg X rrgg");
    }
    void aCrossIsReadFromTheFieldOfEitherParent() {
        QFETCH(int, field);
        QFETCH(QString, text);
        Bench bench;
        auto* parent = bench.shown<QLineEdit>(qPrintable(QStringLiteral("parent%1").arg(field)));
        parent->setText(text);
        emit parent->editingFinished();
        QVERIFY(!bench.seen<QLabel>("parentsError"));
        QCOMPARE(bench.cross(), QStringLiteral("RrGg × rrgg"));
        QCOMPARE(bench.shown<QLineEdit>("parent0")->text(), QStringLiteral("RrGg"));
        QCOMPARE(bench.shown<QLineEdit>("parent1")->text(), QStringLiteral("rrgg"));
    }

    void aParentThatCannotBeReadIsExplainedAndChangesNothing() {
        Bench bench;
        auto* parent = bench.shown<QLineEdit>("parent1");
        parent->setText(QStringLiteral("RrQq"));
        emit parent->editingFinished();
        auto* error = bench.seen<QLabel>("parentsError");
        QVERIFY(error && !error->text().isEmpty());
        QCOMPARE(parent->accessibleDescription(), error->text());
        QVERIFY(bench.shown<QLineEdit>("parent0")->accessibleDescription().isEmpty());
        QCOMPARE(bench.cross(), QStringLiteral("RrGg × RrGg"));
        parent->setText(QStringLiteral("rrgg"));
        emit parent->editingFinished();
        QVERIFY(!bench.seen<QLabel>("parentsError"));
        QCOMPARE(bench.cross(), QStringLiteral("RrGg × rrgg"));
    }
};

GENOTYPE_TEST(CrossPanelTest)
#include "cross_panel_test.moc"
