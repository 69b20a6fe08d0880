// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>

#include <utility>

namespace {

/// Chooses everything in every row of choices of a picture, and notes each row whose buttons go to another
/// place: they would slip away from under the pointer. Choices of the size and language of everything are
/// left out.
int movingRowsIn(const app::Shot& shot) {
    if (shot.name.startsWith(QLatin1String("settings")))
        return 0;
    app::Studio studio;
    const auto widget = studio.pose(shot, shot.settings.first());
    const auto placesIn = [&widget](const QList<QPointer<QAbstractButton>>& buttons) {
        QStringList places;
        for (const auto& button : buttons)
            if (button && !button->visibleRegion().isEmpty()) {
                const QPoint at = button->mapTo(widget.get(), QPoint());
                places << QStringLiteral("%1 at %2, %3").arg(button->text()).arg(at.x()).arg(at.y());
            } else {
                return QStringList();
            }
        return places;
    };
    QList<QPointer<app::SegmentRow>> rows;
    for (auto* row : findAll<app::SegmentRow>(widget))
        if (row->isVisibleTo(widget.get()))
            rows << row;
    int moving = 0;
    for (const auto& row : std::as_const(rows)) {
        QList<QPointer<QAbstractButton>> buttons;
        if (row)
            for (auto* button : findAll<QAbstractButton>(row))
                buttons << button;
        QStringList before = placesIn(buttons);
        for (const auto& button : std::as_const(buttons)) {
            if (before.isEmpty() || !button || !button->isEnabled())
                break;
            button->click();
            app::settle(*widget);
            const QStringList after = placesIn(buttons);
            if (!after.isEmpty() && after != before) {
                ++moving;
                qWarning().noquote() << shot.name << before << after;
            }
            before = after;
        }
    }
    return moving;
}

} // namespace

/// What is pressed stays under the pointer.
class SteadyChoicesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void noChoiceMovesFromUnderThePointer_data() {
        QTest::addColumn<int>("index");
        const app::ShotCatalogue catalogue = app::allShots();
        int index = 0;
        for (const app::Shot& shot : catalogue.shots()) {
            if (!shot.settings.isEmpty())
                QTest::newRow(qPrintable(shot.name)) << index;
            ++index;
        }
    }
    void noChoiceMovesFromUnderThePointer() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        QCOMPARE(movingRowsIn(catalogue.shots()[std::size_t(index)]), 0);
    }
};

GENOTYPE_TEST(SteadyChoicesTest)
#include "steady_choices_test.moc"
