// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/meiosis_view.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/reading.h"
#include "app/learn/lab/breeding_fields.h"
#include "app/learn/lab/breeding_model.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lab/model_panel.h"
#include "app/learn/lab/organism_button.h"
#include "app/learn/lab/shelves_view.h"
#include "app/learn/lab/solved_stamp.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QKeySequence>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace app;
using lessons::breeding::charactersOf;
using lessons::breeding::Mode;
using lessons::breeding::MysteryCode;
using lessons::breeding::mysteryOf;
using lessons::breeding::Organism;

namespace {

/// The Lab with the breeding bench; several of these can use the same folder.
struct Breeding {
    AppSettings settings;
    AppContext context;
    LabPage page;

    explicit Breeding(const QString& folder)
        : settings(folder + QStringLiteral("/settings.ini")), context{settings, folder, {}}, page(context) {
        page.resize(1290, 760);
        page.showSource(LabSource::Breeding);
        // The page of the other source is gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        page.show();
    }

    template <class Widget = QAbstractButton> Widget* part(const char* name) const {
        return find<Widget>(page, name);
    }
};

void begin(BreedingSession& session, Mode mode, Organism organism, int level) {
    MysteryCode code{level, organism, 0};
    while (mysteryOf(code).model.mode != mode)
        ++code.seed;
    session.begin(code, 4);
}

void claim(BreedingSession& session, Mode mode) {
    session.setModel(breeding_model::ofMode(mode, session.evidence()));
}

} // namespace

/// The breeding bench on its page.
class BreedingBenchPageTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void twoClicksAndAThirdMakeACross() {
        Breeding lab(m_folder->path());
        QVERIFY(!lab.part("breedingCross")->isEnabled());
        lab.part("specimen0")->click();
        lab.part("specimen1")->click();
        QVERIFY(lab.part("specimen0")->isChecked());
        lab.part<QLineEdit>("breedingNumber")->setText(QStringLiteral("50"));
        lab.part("breedingCross")->click();
        QCOMPARE(lab.page.breeding().bench().crosses().size(), std::size_t{1});
        QCOMPARE(lab.page.breeding().bench().crosses()[0].size, std::int64_t{50});
        lab.part("outcome0")->click();
        QVERIFY(lab.part("specimen2"));
    }

    void barsHaveTheColourOfWhatTheyCount() {
        Breeding lab(m_folder->path());
        BreedingSession& session = lab.page.breeding();
        MysteryCode code{1, Organism::Pea, 0};
        while (mysteryOf(code).characters != std::vector<std::size_t>{0}) // the flowers
            ++code.seed;
        session.begin(code, 4);
        session.toggleParent(0);
        session.toggleParent(1);
        session.cross(50);
        session.keep(0);
        session.toggleParent(0);
        session.toggleParent(1);
        session.toggleParent(2); // by itself
        session.cross(400);
        const LabReading reading = breedingReading(session);
        QVERIFY(!reading.numbers.empty());
        for (const OutcomeNumbers& one : reading.numbers) {
            const auto form = one.tone.bred.value().form;
            QCOMPARE(one.name, text(charactersOf(Organism::Pea)[0].forms.at(form)));
            const shapes::FormColours colours = shapes::formColours(Organism::Pea, form);
            if (!colours.isPatched())
                QCOMPARE(toneColour(one.tone), colourOf(colours.one));
        }
    }

    void theLinesOfThePedigreeAreFreeOfWordsAndMeetTheirParents() {
        Breeding lab(m_folder->path());
        BreedingSession& session = lab.page.breeding();
        session.toggleParent(0);
        session.toggleParent(1);
        session.cross(50);
        session.keep(0);
        auto* shelves = find<ShelvesView>(lab.page);
        const QRect parent = lab.part("specimen0")->geometry();
        const QRect child = lab.part("specimen2")->geometry();
        for (const auto* words : findAll<QLabel>(shelves))
            for (const char* name : {"specimen0", "specimen1", "specimen2"})
                QVERIFY(words->geometry().right() < lab.part(name)->geometry().left());
        const QImage picture = shelves->grab().toImage();
        const qreal ratio = shelves->devicePixelRatioF();
        const QColor ground = Theme::current().colour(Role::Panel);
        for (const QPoint place :
             {QPoint(parent.center().x(), parent.bottom() + 3), QPoint(child.center().x(), child.top() - 2)})
            QVERIFY(QColor(picture.pixel(QPointF(place * ratio).toPoint())).lightness() <
                    ground.lightness() - 40);
    }

    void theKeyboardDoesTheSame() {
        Breeding lab(m_folder->path());
        auto* first = lab.part("specimen0");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Space);
        QTest::keyClick(first, Qt::Key_Right);
        QTest::keyClick(lab.part("specimen1"), Qt::Key_Return);
        QCOMPARE(lab.page.breeding().parents().size(), std::size_t{2});
        QTest::keyClick(lab.part<QLineEdit>("breedingNumber"), Qt::Key_Return);
        QCOMPARE(lab.page.breeding().bench().crosses().size(), std::size_t{1});
        QTest::keyClick(lab.part("outcome0"), Qt::Key_Return);
        QVERIFY(lab.part("specimen2"));
    }

    void theKeysOfUndoTakeTheLastStepBack() {
        KeptBench saved;
        {
            Breeding lab(m_folder->path());
            lab.part("specimen0")->click();
            lab.part("breedingCross")->click();
            lab.part("outcome0")->click();
            QVERIFY(lab.part("specimen2"));
            QVERIFY(lab.part("undo")->isEnabled() && !lab.part("redo")->isEnabled());
            lab.page.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&lab.page));
            lab.part("specimen0")->setFocus();
            QTest::keySequence(lab.part("specimen0"), QKeySequence(QKeySequence::Undo));
            QCOMPARE(lab.page.breeding().bench().specimens().size(), std::size_t{2});
            QTest::keySequence(lab.part("specimen0"), QKeySequence(QKeySequence::Redo));
            QCOMPARE(lab.page.breeding().bench().specimens().size(), std::size_t{3});
            lab.part("undo")->click();
            lab.part("undo")->click();
            QVERIFY(lab.page.breeding().bench().crosses().empty() && !lab.part("undo")->isEnabled());
            saved = lab.page.breeding().kept();
        }
        Breeding again(m_folder->path());
        QVERIFY(again.page.breeding().kept() == saved);
    }

    void everyControlHasAName() {
        Breeding lab(m_folder->path());
        lab.part("specimen0")->click();
        lab.part("breedingCross")->click();
        claim(lab.page.breeding(), Mode::Incomplete);
        for (const QWidget* one : findAll<QWidget>(lab.page))
            if ((one->focusPolicy() & Qt::TabFocus) && one->isVisibleTo(&lab.page) &&
                one->objectName() != QLatin1String("qt_spinbox_lineedit"))
                QVERIFY2(!one->accessibleName().isEmpty() || qobject_cast<const QScrollArea*>(one),
                         qPrintable(one->objectName() + QLatin1String(one->metaObject()->className())));
        QVERIFY(lab.part("specimen0")->accessibleName().contains(QStringLiteral("strain A")));
    }

    void whatIsOnTheBenchIsOnTheDisk() {
        KeptBench before;
        {
            Breeding lab(m_folder->path());
            begin(lab.page.breeding(), Mode::XLinked, Organism::Fly, 2);
            lab.part("specimen0")->click();
            lab.part("specimen3")->click();
            lab.part("breedingCross")->click();
            lab.part("outcome0")->click();
            claim(lab.page.breeding(), Mode::XLinked);
            find<ModelPanel>(lab.page)->showPart(ModelPanel::Part::Prediction);
            before = lab.page.breeding().kept();
        }
        Breeding again(m_folder->path());
        QVERIFY(again.page.choices().source == LabSource::Breeding);
        QVERIFY(again.page.breeding().kept() == before);
        QVERIFY(find<ModelPanel>(again.page)->part() == ModelPanel::Part::Prediction);
    }

    void aMysteryOpensByItsCodeAndABadCodeIsToldInOneSentence() {
        Breeding lab(m_folder->path());
        auto* code = lab.part<QLineEdit>("mysteryCode");
        auto* problem = lab.part<QLabel>("mysteryProblem");
        const std::string wanted = lessons::breeding::text(MysteryCode{3, Organism::Glimp, 815});
        code->setText(QString::fromStdString(wanted).toLower());
        lab.part("openMystery")->click();
        QVERIFY(lab.page.breeding().mystery().code == (MysteryCode{3, Organism::Glimp, 815}));
        QVERIFY(problem->isHidden());
        QCOMPARE(lab.part<QComboBox>("mysteryLevel")->currentIndex(), 2);
        code->setText(QStringLiteral("123"));
        lab.part("openMystery")->click();
        QVERIFY(!problem->isHidden() && problem->text().contains(QStringLiteral("six")));
        QVERIFY(lab.page.breeding().mystery().code == (MysteryCode{3, Organism::Glimp, 815}));
    }

    void aNewMysteryAsksBeforeItClearsCrosses() {
        Breeding lab(m_folder->path());
        lab.part("specimen0")->click();
        lab.part("breedingCross")->click();
        const MysteryCode code = lab.page.breeding().mystery().code;
        lab.part("newMystery")->click();
        QVERIFY(lab.page.breeding().mystery().code == code);
        QCOMPARE(lab.page.breeding().bench().crosses().size(), std::size_t{1});
    }

    void theModelIsStatedTestedAndDefendedOnThePage() {
        Breeding lab(m_folder->path());
        BreedingSession& session = lab.page.breeding();
        begin(session, Mode::Dominant, Organism::Pea, 1);
        session.toggleParent(0);
        session.toggleParent(1);
        session.cross(30);
        auto* modes = lab.part<QComboBox>("breedingMode");
        modes->setCurrentIndex(1);
        emit modes->activated(1);
        QVERIFY(session.model() && session.model()->mode == Mode::Dominant);
        const bool first =
            breeding_model::looksSeen(session.evidence())[0] == session.mystery().model.looks[0];
        for (int i = 0; i < 2; ++i) {
            auto* form = lab.part<QComboBox>(i == 0 ? "breedingForm0" : "breedingForm1");
            emit form->activated((i == 0) == first ? 1 : 2);
        }
        QVERIFY(session.model() == session.mystery().model);
        QVERIFY(!lab.part("breedingDefend")->isEnabled());
        auto* ratio = lab.part<QLineEdit>("breedingRatio");
        ratio->setText(first ? QStringLiteral("1 : 0") : QStringLiteral("0 : 1"));
        emit ratio->editingFinished();
        QVERIFY_SAYS(textOf(lab.part<QLabel>("breedingFollows")), "ModelPanel.modelCanGive");
        QVERIFY(lab.part("breedingDefend")->isEnabled());
        QVERIFY(!has<SolvedStamp>(lab.page));
        lab.part("breedingDefend")->click();
        QVERIFY(has<SolvedStamp>(lab.page));
        QVERIFY(lab.part<QLabel>("breedingWhy")->text().contains(QStringLiteral("3 of 3")));
        QVERIFY(lab.part<QLabel>("breedingAnswer")->isHidden());
    }

    void theLabComesBackFromTheBreedingBench() {
        Breeding lab(m_folder->path());
        // A mystery has a report, but no worksheets to choose from.
        lab.part("papers")->click();
        QVERIFY(!has<Popover>(lab.page));
        lab.page.showSource(LabSource::Cross);
        lab.page.session().roll(20);
        QCOMPARE(lab.page.reading().size(), std::int64_t{20});
        lab.page.showSource(LabSource::Breeding);
        lab.page.resize(640, 700);
        QVERIFY(lab.part("specimen0"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    void meiosisIsShownOnlyOnceTheAnswerIs() {
        const QTemporaryDir folder;
        Breeding bench(folder.path());
        BreedingSession& session = *find<BreedingSession>(bench.page);
        begin(session, Mode::Linked, Organism::Fly, 2);
        const auto* shown = bench.part("showMeiosis");
        session.toggleParent(0);
        QVERIFY(!shown->isVisible());
        session.reveal();
        QVERIFY(shown->isVisible() && !shown->isEnabled());
        const auto& specimens = session.bench().specimens();
        for (const auto& one : specimens)
            if (one.sex != specimens[0].sex) {
                session.toggleParent(one.id);
                break;
            }
        QVERIFY(shown->isEnabled());
        bench.part("showMeiosis")->click();
        const auto* view = find<MeiosisView>(bench.page.window());
        QCOMPARE(view->series().cross().genes.size(), std::size_t{2});
        QVERIFY_SAYS(textOf(bench.page.window(), "meiosisNote"), "CrossingPanel.maleFruitFliesCrossing");
    }
};

GENOTYPE_TEST(BreedingBenchPageTest)
#include "breeding_bench_test.moc"
