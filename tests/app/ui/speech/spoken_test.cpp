// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/games/board/glow_button.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/shell/side_bar.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtGui/QAccessible>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

using namespace app;

namespace {

QAccessibleInterface* spoken(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget);
}

class PlainGlow : public GlowButton {
public:
    using GlowButton::GlowButton;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

/// What a screen reader gets from controls, without a bus: names, roles, actions, values.
class SpokenTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void togglingClicks() {
        QPushButton button(QStringLiteral("A &figure"));
        button.setCheckable(true);
        QSignalSpy clicks(&button, &QPushButton::clicked);
        QAccessibleActionInterface* actions = spoken(button)->actionInterface();
        QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
        actions->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(clicks.size(), 1);
        QVERIFY(button.isChecked());
        QCOMPARE(spoken(button)->text(QAccessible::Name), QStringLiteral("A figure"));
        QVERIFY(spoken(button)->state().checked);
    }

    void pressingTakesTheButtonAwayOnlyAfterTheAnswer() {
        auto* button = new QPushButton(QStringLiteral("Gone"));
        connect(button, &QPushButton::clicked, button, [button] { delete button; });
        QSignalSpy gone(button, &QObject::destroyed);
        spoken(*button)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(gone.size(), 0);
        QTRY_COMPARE(gone.size(), 1);
    }

    void aDisabledButtonOffersNoPress() {
        QPushButton button(QStringLiteral("Undo"));
        button.setEnabled(false);
        QVERIFY(!spoken(button)->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        QVERIFY(spoken(button)->state().disabled);
    }

    void onlyAChoiceOfOneIsARadioButton() {
        SegmentRow row(QStringLiteral("Rounds"), {{1, QStringLiteral("1")}, {2, QStringLiteral("2")}}, 1,
                       nullptr);
        for (auto* one : findAll<QPushButton>(row))
            QCOMPARE(spoken(*one)->role(), QAccessible::RadioButton);
        QPushButton toggle;
        toggle.setCheckable(true);
        QCOMPARE(spoken(toggle)->role(), QAccessible::CheckBox);
        QPushButton plain;
        QCOMPARE(spoken(plain)->role(), QAccessible::Button);
    }

    void aPageIsChosenByTogglingItsButton() {
        SideBar bar;
        bar.addPage(PageIcon::Play, QStringLiteral("Play"));
        bar.addPage(PageIcon::Lessons, QStringLiteral("Lessons"));
        bar.setCurrent(0);
        QSignalSpy chosen(&bar, &SideBar::chosen);
        auto* second = findAll<QAbstractButton>(bar).at(1);
        QCOMPARE(spoken(*second)->role(), QAccessible::RadioButton);
        spoken(*second)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toInt(), 1);
    }

    void whatCanBeDoneNowEndsTheName() {
        PlainGlow button;
        button.setAccessibleName(QStringLiteral("1st Shift, seed shape"));
        button.setExplanation(QStringLiteral("Places a marker."));
        button.show();
        QVERIFY(!says(spoken(button)->text(QAccessible::Name), "GlowButton.canDoneNow"));
        button.setGlowing(true);
        QCOMPARE(spoken(button)->text(QAccessible::Name),
                 QStringLiteral("1st Shift, seed shape, can be done now"));
        QCOMPARE(spoken(button)->text(QAccessible::Description), QStringLiteral("Places a marker."));
        button.setExplainer([](const GlowButton&) { return Explanation{QStringLiteral("Not yet."), true}; });
        QCOMPARE(spoken(button)->text(QAccessible::Description), QStringLiteral("Not yet."));
    }

    void aComboBoxIsLabelledByWhatNamesIt() {
        QWidget form;
        auto* box = new QComboBox(&form);
        box->addItem(QStringLiteral("A person"));
        speech::setLabel(box, QStringLiteral("Seat 1"));
        speech::setLabel(box, QStringLiteral("Seat 1: who plays"));
        QStringList labels;
        for (const auto& [other, relation] : spoken(*box)->relations(QAccessible::Label))
            labels << other->text(QAccessible::Name);
        QCOMPARE(labels, QStringList{QStringLiteral("Seat 1: who plays")});
        for (const auto* label : findAll<QLabel>(form))
            QVERIFY(label->isHidden());
    }

    void aSliderSaysItsValueInTheUnitsOfItsName() {
        QSlider slider;
        slider.setRange(0, 100);
        slider.setValue(100);
        QCOMPARE(spoken(slider)->valueInterface()->currentValue().toDouble(), 100.0);
        speech::setUnit(&slider, 0.5);
        QCOMPARE(spoken(slider)->role(), QAccessible::Slider);
        QCOMPARE(spoken(slider)->valueInterface()->currentValue().toDouble(), 50.0);
        QCOMPARE(spoken(slider)->valueInterface()->maximumValue().toDouble(), 50.0);
        spoken(slider)->valueInterface()->setCurrentValue(25.0);
        QCOMPARE(slider.value(), 50);
    }

    void aTableHasACellAtEveryPlaceThatIsAskedFor() {
        FactTable facts(QStringLiteral("Points"), {QStringLiteral("Player"), QStringLiteral("Plants")}, 2,
                        nullptr);
        facts.set(0, 0, QStringLiteral("Anna"));
        facts.set(0, 1, QStringLiteral("12"));
        facts.set(1, 0, QStringLiteral("Marco"));
        facts.set(1, 1, QStringLiteral("9"));
        QAccessibleTableInterface* table = spoken(facts)->tableInterface();
        QCOMPARE(table->cellAt(1, 1)->text(QAccessible::Name), QStringLiteral("9"));
        // AT-SPI asks for (-1, -1), and with headers counted in, for what is below the last row.
        for (const auto& [row, column] : {std::pair(-1, -1), std::pair(2, 0), std::pair(7, 7)})
            QVERIFY(table->cellAt(row, column) && table->cellAt(row, column)->tableCellInterface());
        QCOMPARE(spoken(facts)->childCount(), 4);
        QCOMPARE(spoken(facts)->indexOfChild(spoken(facts)->child(3)), 3);
        const auto* cell = table->cellAt(1, 1)->tableCellInterface();
        QCOMPARE(cell->columnHeaderCells().front()->text(QAccessible::Name), QStringLiteral("Plants"));
        QCOMPARE(cell->rowHeaderCells().front()->text(QAccessible::Name), QStringLiteral("Marco"));
        facts.setRowCount(1);
        QVERIFY(table->cellAt(1, 1)->isValid());
    }

    void whatIsSaidInOneTurnIsOneAnnouncement() {
        QWidget window;
        speech::Announcer announcer(&window);
        QSignalSpy said(&announcer, &speech::Announcer::said);
        announcer.say(QStringLiteral("Marco takes a coin."));
        announcer.say({QStringLiteral("Marco passes."), QString()});
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.front().front().toStringList(),
                 QStringList({QStringLiteral("Marco takes a coin."), QStringLiteral("Marco passes.")}));
        announcer.say(QStringLiteral("Anna passes."));
        QTRY_COMPARE(said.size(), 2);
        QCOMPARE(said.back().front().toStringList(), QStringList{QStringLiteral("Anna passes.")});
    }
};

GENOTYPE_TEST(SpokenTest)
#include "spoken_test.moc"
