// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/shell/side_bar.h"
#include "app/speech/announcer.h"
#include "app/speech/spoken.h"
#include "app/table/glow_button.h"
#include "app/theme/theme.h"
#include "app/widgets/fact_table.h"
#include "app/widgets/segment_row.h"

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

/// Notes what a screen reader is told while it lives.
class Listener {
public:
    Listener() {
        heard().clear();
        m_before = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
            if (event->object())
                heard() << qMakePair(event->object(), event->type());
        });
        QAccessible::setActive(true);
    }
    ~Listener() {
        QAccessible::setActive(false);
        QAccessible::installUpdateHandler(m_before);
    }
    int count(const QObject& object, QAccessible::Event type) const {
        int found = 0;
        for (const auto& [who, what] : heard())
            found += who == &object && what == type;
        return found;
    }

private:
    static QList<QPair<QObject*, QAccessible::Event>>& heard() {
        static QList<QPair<QObject*, QAccessible::Event>> all;
        return all;
    }
    QAccessible::UpdateHandler m_before;
};

class PlainGlow : public GlowButton {
public:
    using GlowButton::GlowButton;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

/// What a screen reader is given of controls, without a bus: names, roles, actions, values.
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
        for (auto* one : row.findChildren<QPushButton*>())
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
        auto* second = bar.findChildren<QAbstractButton*>().at(1);
        QCOMPARE(spoken(*second)->role(), QAccessible::RadioButton);
        spoken(*second)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toInt(), 1);
    }

    void whatCanBeDoneNowIsSaidAndOnlyWhenItChanges() {
        PlainGlow button;
        button.setAccessibleName(QStringLiteral("1st Shift, seed shape"));
        button.setExplanation(QStringLiteral("Places a marker."));
        button.show();
        QVERIFY(!spoken(button)->text(QAccessible::Name).contains(QStringLiteral("can be done now")));
        const Listener listener;
        button.setGlowing(true);
        button.setGlowing(true);
        QCOMPARE(listener.count(button, QAccessible::NameChanged), 1);
        QCOMPARE(spoken(button)->text(QAccessible::Name),
                 QStringLiteral("1st Shift, seed shape, can be done now"));
        QCOMPARE(spoken(button)->text(QAccessible::Description), QStringLiteral("Places a marker."));
        button.setExplainer([](const GlowButton&) { return Explanation{QStringLiteral("Not yet."), true}; });
        QCOMPARE(spoken(button)->text(QAccessible::Description), QStringLiteral("Not yet."));
    }

    void theSameNameIsToldOnce() {
        QWidget widget;
        const Listener listener;
        for (int refresh = 0; refresh < 3; ++refresh) {
            speech::setName(&widget, QStringLiteral("Pool"));
            speech::setDescription(&widget, QStringLiteral("Dice"));
        }
        QCOMPARE(listener.count(widget, QAccessible::NameChanged), 1);
        QCOMPARE(listener.count(widget, QAccessible::DescriptionChanged), 1);
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
        for (const auto* label : form.findChildren<QLabel*>())
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

    void whatIsSaidTogetherIsOneNotification() {
        QWidget window;
        window.show();
        speech::Announcer announcer(&window);
        QSignalSpy said(&announcer, &speech::Announcer::said);
        const Listener listener;
        announcer.say(QStringLiteral("Marco takes a coin."));
        announcer.say({QStringLiteral("Marco passes."), QString()});
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.front().front().toStringList().size(), 2);
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
        const auto shown = window.findChildren<QWidget*>(QStringLiteral("announcement"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(spoken(*shown.front())->role(), QAccessible::Notification);
        QCOMPARE(spoken(*shown.front())->text(QAccessible::Name),
                 QStringLiteral("Marco takes a coin. Marco passes."));
        QCOMPARE(listener.count(*shown.front(), QAccessible::ObjectShow), 1);
#endif
    }
};

GENOTYPE_TEST(SpokenTest)
#include "spoken_test.moc"
