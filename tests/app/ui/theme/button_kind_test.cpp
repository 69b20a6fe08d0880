// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/button_kind.h"

#include "app/ui/theme/elevation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "test_registry.h"

#include <QtGui/QPainter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOption>

using namespace app;

namespace {

/// A button of each kind, and one without, in a row.
class KindsRow : public QWidget {
public:
    KindsRow() : line(new QHBoxLayout(this)) {
        for (const std::optional<ButtonKind> kind :
             {std::optional(ButtonKind::Primary), std::optional(ButtonKind::Tonal),
              std::optional(ButtonKind::Text), std::optional<ButtonKind>()}) {
            auto* button = new QPushButton(QStringLiteral("Roll"), this);
            button->setFocusPolicy(Qt::NoFocus);
            line->addWidget(button);
            if (kind)
                setButtonKind(button, *kind);
            buttons << button;
        }
    }
    void appear() {
        show();
        QVERIFY(QTest::qWaitForWindowExposed(this));
    }
    QColor at(const QPushButton* button, const QPoint& place) {
        return grab().toImage().pixelColor(button->mapTo(this, place));
    }

    QHBoxLayout* line;
    QList<QPushButton*> buttons;
};

/// The button without its shadow.
QRect bodyOf(const QPushButton* button) {
    QStyleOptionButton option;
    option.initFrom(button);
    return button->style()->subElementRect(QStyle::SE_PushButtonLayoutItem, &option, button);
}

/// A surface of this height on white, with room around it.
QImage painted(Elevation level) {
    QImage picture(100, 100, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintElevation(painter, QRectF(30, 30, 40, 40), radius::space, level);
    return picture;
}

} // namespace

/// The three kinds of button, and the heights at which surfaces lie.
class ButtonKindTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() {
        Theme::current().setKind(ThemeKind::Light);
        Theme::current().setTextScale(1);
    }

    void eachKindHasItsHeightAtAnyScale() {
        KindsRow row;
        row.appear();
        for (const qreal scale : {1.0, 2.0, 1.0}) {
            Theme::current().setTextScale(scale);
            const Theme& theme = Theme::current();
            QTRY_COMPARE(bodyOf(row.buttons[0]).height(), theme.px(target::primary));
            QCOMPARE(row.buttons[1]->sizeHint().height(), theme.px(target::secondary));
            QCOMPARE(row.buttons[2]->sizeHint().height(), theme.px(target::secondary));
        }
    }

    void aLayoutPlacesTheButtonAndNotItsShadow() {
        KindsRow row;
        row.appear();
        const QRect body = bodyOf(row.buttons[0]).translated(row.buttons[0]->pos());
        QCOMPARE(body.left(), row.line->contentsRect().left());
        QCOMPARE(body.center().y(), row.buttons[1]->geometry().center().y());
        QCOMPARE(row.buttons[1]->geometry().left() - body.right() - 1, row.line->spacing());
    }

    void aShadowIsNotClicked() {
        KindsRow row;
        row.appear();
        QPushButton* const button = row.buttons[0];
        const QSignalSpy clicked(button, &QPushButton::clicked);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(button->width() / 2, button->height() - 2));
        QCOMPARE(clicked.count(), 0);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
    }

    void aButtonThatBecomesTheDefaultOneKeepsItsSize() {
        KindsRow row;
        row.appear();
        QVERIFY(row.buttons[0]->isDefault());
        for (int i = 1; i < row.buttons.size(); ++i) {
            const QSize before = row.buttons[i]->sizeHint();
            row.buttons[i]->setDefault(true);
            QCOMPARE(row.buttons[i]->sizeHint(), before);
        }
    }

    void onlyHighContrastOutlinesButtons() {
        KindsRow row;
        row.appear();
        for (const ThemeKind kind : allThemeKinds) {
            Theme::current().setKind(kind);
            const QPushButton* const tonal = row.buttons[1];
            const QColor edge = row.at(tonal, {tonal->width() / 2, 0});
            const QColor inside = row.at(tonal, {tonal->width() / 2, 5});
            if (kind == ThemeKind::HighContrast)
                QCOMPARE(edge, Theme::current().colour(Role::Ink));
            else
                QCOMPARE(edge, inside);
        }
    }

    void whatCannotBePressedYetLosesItsShadow() {
        KindsRow row;
        row.appear();
        QPushButton* const button = row.buttons[0];
        const QPoint below(button->width() / 2, bodyOf(button).bottom() + 2);
        QVERIFY(row.at(button, below) != Theme::current().colour(Role::Paper));
        button->setEnabled(false);
        QCOMPARE(row.at(button, below), Theme::current().colour(Role::Paper));
    }

    void heightIsAShadowALighterGroundOrAnOutline() {
        const QPoint above(50, 50);
        const QPoint below(50, 71);
        const QPoint edge(50, 30);
        for (const Elevation level : {Elevation::Rests, Elevation::Acts}) {
            Theme::current().setKind(ThemeKind::Light);
            QVERIFY(painted(level).pixelColor(below) != QColor(Qt::white));
            QCOMPARE(painted(level), painted(level));
            Theme::current().setKind(ThemeKind::Dark);
            QCOMPARE(painted(level).pixelColor(below), QColor(Qt::white));
            Theme::current().setKind(ThemeKind::HighContrast);
            QCOMPARE(painted(level).pixelColor(below), QColor(Qt::white));
            QCOMPARE(painted(level).pixelColor(edge), Theme::current().colour(Role::Ink));
        }
        Theme::current().setKind(ThemeKind::Dark);
        QVERIFY(painted(Elevation::Acts).pixelColor(above).lightness() >
                painted(Elevation::Rests).pixelColor(above).lightness());
        QVERIFY(painted(Elevation::Asks).pixelColor(below) != QColor(Qt::white));
    }

    void aShadowEndsWithinItsRoom() {
        for (const Elevation level : {Elevation::Rests, Elevation::Acts, Elevation::Asks}) {
            const QImage picture = painted(level);
            const QRect room = QRect(30, 30, 40, 40).marginsAdded(elevationMargins(level).toMargins());
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    if (!room.contains(x, y))
                        QVERIFY2(picture.pixelColor(x, y).lightness() > 252,
                                 qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
        }
    }
};

GENOTYPE_TEST(ButtonKindTest)
#include "button_kind_test.moc"
