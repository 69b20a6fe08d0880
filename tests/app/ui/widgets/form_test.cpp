// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/form.h"

#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QEvent>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace app;

/// Forms: controls with their names, labels and what they do.
class FormTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aControlHasItsNameItsLabelAndWhatItDoes() {
        QWidget page;
        QStringList done;
        Form form(&page);
        form.button("roll", QStringLiteral("&Roll"), [&] { done << QStringLiteral("rolled"); });
        form.field("seed", QStringLiteral("Seed"), QStringLiteral("7"),
                   [&](const QString& now) { done << now; });
        form.number("plants", QStringLiteral("Plants"), {1, 40}, 16,
                    [&](int now) { done << QString::number(now); });
        form.tick("sealed", QStringLiteral("Sealed"), true, [&](bool on) { done << QString::number(on); });
        QVERIFY(done.isEmpty()); // what a control has from the start is no change
        auto* roll = find<QPushButton>(page, "roll");
        QCOMPARE(roll->accessibleName(), QStringLiteral("Roll"));
        roll->click();
        auto* seed = find<QLineEdit>(page, "seed");
        QCOMPARE(seed->accessibleName(), QStringLiteral("Seed"));
        seed->setText(QStringLiteral("8"));
        auto* plants = find<QSpinBox>(page, "plants");
        QCOMPARE(plants->accessibleName(), QStringLiteral("Plants"));
        plants->setValue(41);
        find<QCheckBox>(page, "sealed")->click();
        QCOMPARE(done, QStringList({QStringLiteral("rolled"), QStringLiteral("8"), QStringLiteral("40"),
                                    QStringLiteral("0")}));
    }

    void anotherLanguageKeepsWhatIsChosenAndTellsNobody() {
        QString word = QStringLiteral("simple");
        int changes = 0;
        QWidget page;
        Form form(&page, Form::Way::Wrapping);
        QComboBox* const bots = form.choice(
            "bots", [&word] { return word; },
            [&word] {
                return QList<Form::Item>{{word, 1}, {word + QLatin1Char('!'), 2}};
            },
            0, [&](int) { ++changes; });
        bots->setCurrentIndex(1);
        QCOMPARE(changes, 1);
        word = QStringLiteral("einfach");
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(bots, &language);
        QCOMPARE(bots->currentText(), QStringLiteral("einfach!"));
        QCOMPARE(bots->accessibleName(), QStringLiteral("einfach"));
        QCOMPARE(bots->currentData().toInt(), 2);
        QCOMPARE(bots->count(), 2);
        QCOMPARE(changes, 1);
    }

    void aLabelInALineIsBesideItsControl() {
        QWidget page;
        Form form(&page, Form::Way::Wrapping);
        QLineEdit* const first = form.field("first", QStringLiteral("First"));
        QLineEdit* const second = form.field("second", QStringLiteral("Second"));
        page.resize(first->parentWidget()->sizeHint().width(), 400);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        for (const QLineEdit* field : {first, second}) {
            const auto* label = find<QLabel>(field->parentWidget());
            QVERIFY(label->geometry().right() < field->geometry().left());
        }
        QVERIFY(second->parentWidget()->y() > first->parentWidget()->y());
    }

    void thePairsOfAPanelAreInTwoColumnsBelowItsHeading() {
        QWidget page;
        Form panel = Form(&page).panel(QStringLiteral("Heading"));
        Form pairs = panel.part(Form::Way::Pairs);
        QLineEdit* const first = pairs.field("first", QStringLiteral("A long name"));
        QSpinBox* const second = pairs.number("second", QStringLiteral("Short"), {1, 4}, 2);
        QComboBox* const list = pairs.choice("list", Label::heard(QStringLiteral("Read aloud")));
        QPushButton* const wide = pairs.button("wide", {});
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(first->x(), second->x());
        QVERIFY(second->y() > first->y() && list->y() > second->y() && wide->y() > list->y());
        QCOMPARE(wide->x(), 0);
        QCOMPARE(list->accessibleName(), QStringLiteral("Read aloud"));
        const auto* heading = panel.widget()->findChild<QLabel*>({}, Qt::FindDirectChildrenOnly);
        QCOMPARE(heading->text(), QStringLiteral("Heading"));
        QVERIFY(heading->y() < pairs.widget()->y());
    }
};

GENOTYPE_TEST(FormTest)
#include "form_test.moc"
