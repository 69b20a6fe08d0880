// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/base/text/translations.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/genotype/top_bar.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtGui/QHelpEvent>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>

using namespace genotype;
using app::Target;

namespace {

/// Two persons at one table, whose random moves are made without the board.
struct CardTable : tests::Board {
    core::Random random;

    explicit CardTable(std::uint64_t seed) : BoardOf(tests::table(2, 2, seed)), random(seed) {}

    bool moveOn(int moves) {
        for (int i = 0; i < moves && !finished(); ++i) {
            const auto& legal = document.legal();
            document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        viewer->confirmHandover();
        return !finished();
    }
    bool moveTo(PendingKind kind) {
        while (!finished() && document.state().now().kind != kind)
            moveOn(1);
        return !finished();
    }
    app::BoardButton* first(Target::Kind kind) const {
        for (app::GlowButton* one : view->buttons())
            if (static_cast<app::BoardButton*>(one)->target().kind == kind)
                return static_cast<app::BoardButton*>(one);
        return nullptr;
    }
    /// Null while no card is shown.
    const QWidget* card() const { return seen<QWidget>(view->window(), "explanationCard"); }
};

void restOn(QWidget& widget, const QPoint& at) {
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
}

QString faultOf(const app::ThingWords& words) {
    if (words.title.trimmed().isEmpty())
        return QStringLiteral("no title");
    if (words.lines.isEmpty())
        return QStringLiteral("no words: ") + words.title;
    for (const QString& line : words.lines)
        if (line.trimmed().size() < 6 || line.contains(QLatin1Char('%')) ||
            line.contains(QStringLiteral("..")))
            return QStringLiteral("%1: “%2”").arg(words.title, line);
    return {};
}

} // namespace

/// The cards that explain everything on Genotype's board.
class BoardCardsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }
    void cleanup() { app::Theme::current().setTextScale(1); }

    void everythingOnTheBoardHasACardInEveryLanguage() {
        app::Translations translations;
        int cards = 0;
        for (const char* language : {"de", "en"}) {
            translations.use(QString::fromLatin1(language));
            for (const std::uint64_t seed : {3u, 8u}) {
                CardTable table(seed);
                do {
                    table.view->refresh();
                    for (app::GlowButton* one : table.view->buttons()) {
                        const QString fault = faultOf(table.view->words().cardAt(*one, one->rect().center()));
                        QVERIFY2(fault.isEmpty(), qPrintable(fault));
                        ++cards;
                    }
                    for (QWidget* one : table.view->words().informative()) {
                        if (!one->isVisible())
                            continue;
                        QList<QPoint> places{one->rect().center()};
                        if (const auto* square = qobject_cast<app::PunnettSquare*>(one)) {
                            places.clear();
                            for (int cell = 0; cell < 4; ++cell)
                                places << square->cellRect(cell).center().toPoint();
                            if (const QRectF coin = square->coinRect(); !coin.isEmpty())
                                places << coin.center().toPoint();
                        } else if (const auto* garden = qobject_cast<app::GardenPanel*>(one)) {
                            places = {garden->slotArea().center()};
                        } else if (const auto* track = qobject_cast<app::RoundTrack*>(one)) {
                            for (const auto& [phase, pill] : track->pills())
                                places << pill.center().toPoint();
                        }
                        for (const QPoint& place : places) {
                            const QString fault = faultOf(table.view->words().cardAt(*one, place));
                            QVERIFY2(fault.isEmpty(), qPrintable(fault));
                            ++cards;
                        }
                    }
                } while (table.moveOn(9));
            }
        }
        QVERIFY2(cards > 2000, qPrintable(QString::number(cards)));
    }

    void aCardLiesInTheWindowAndNeverOverItsThing() {
        for (const auto& [scale, size] : {std::pair(1.0, QSize(1294, 690)), std::pair(1.5, QSize(1294, 690)),
                                          std::pair(2.0, QSize(1000, 740))}) {
            app::Theme::current().setTextScale(scale);
            CardTable table(5);
            table.view->resize(size);
            QVERIFY(table.moveOn(20));
            for (app::GlowButton* one : table.view->buttons()) {
                const QRect thing(one->mapTo(table.view.get(), QPoint()), one->size());
                if (!table.view->rect().contains(thing))
                    continue;
                restOn(*one, one->rect().center());
                QVERIFY(table.card());
                QVERIFY2(!table.card()->geometry().intersects(thing), qPrintable(one->accessibleName()));
                QVERIFY2(table.view->rect().contains(table.card()->geometry()),
                         qPrintable(one->accessibleName()));
            }
        }
    }

    void theCardOfAnUpgradeNamesItsPriceAndThatOfAGoalItsPoints() {
        CardTable table(5);
        QVERIFY(table.moveOn(8));
        const auto said = [&](Target::Kind kind) {
            app::BoardButton* one = table.first(kind);
            return table.view->words().cardAt(*one, {}).lines.join(QLatin1Char(' '));
        };
        QVERIFY2(said(Target::Kind::Upgrade).contains(QStringLiteral("New Plot for 1 coin.")),
                 qPrintable(said(Target::Kind::Upgrade)));
        QVERIFY2(said(Target::Kind::Goal).contains(QStringLiteral("2 points at the end of the game")),
                 qPrintable(said(Target::Kind::Goal)));
    }

    void f2ExplainsTheFocusOnceAndEscapeClosesIt() {
        CardTable table(5);
        QVERIFY(table.moveTo(PendingKind::Marker));
        table.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.view.get()));
        app::GlowButton* space = table.view->glowing().front();
        space->setFocus(Qt::TabFocusReason);
        QSignalSpy said(find<app::speech::Announcer>(table.view), &app::speech::Announcer::said);
        QTest::keyClick(space, Qt::Key_F2);
        QVERIFY(table.card());
        QVERIFY(said.count() == 1 || said.wait(tests::patience));
        QCOMPARE(said.count(), 1);
        QVERIFY(said.front().front().toStringList().join(QLatin1Char(' ')).contains(space->accessibleName()));
        QTest::keyClick(space, Qt::Key_Escape);
        QVERIFY(!table.card());
        QVERIFY(space->hasFocus());
        QTest::keyClick(space, Qt::Key_F2);
        QTest::keyClick(space, Qt::Key_F2);
        QVERIFY(!table.card());
    }

    void shiftF2ExplainsWhatCannotHaveTheFocus() {
        CardTable table(5);
        QVERIFY(table.moveTo(PendingKind::Marker));
        table.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.view.get()));
        app::GlowButton* space = table.view->glowing().front();
        space->setFocus(Qt::TabFocusReason);
        QSignalSpy said(find<app::speech::Announcer>(table.view), &app::speech::Announcer::said);
        QStringList titles;
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(space, Qt::Key_F2, Qt::ShiftModifier);
            QVERIFY(table.card());
            titles << findAll<QLabel>(table.card()).front()->text();
        }
        QVERIFY(said.count() > 0 || said.wait(tests::patience));
        for (const char* expected :
             {"Cell I: RR", "Cell IV: tt", "Coin at the square", "Working phase", "Plant breeding phase"})
            QVERIFY2(!titles.filter(QLatin1String(expected)).isEmpty(),
                     qPrintable(QLatin1String(expected) + ": " + titles.join(", ")));
        QVERIFY(space->hasFocus());
        QTest::keyClick(space, Qt::Key_Escape);
        QVERIFY(!table.card());
    }

    void holdingSomethingDownExplainsItAndDoesNotClickIt() {
        CardTable table(5);
        QVERIFY(table.moveTo(PendingKind::Marker));
        app::GlowButton* space = table.view->glowing().front();
        const std::size_t steps = table.document.stepCount();
        QTest::mousePress(space, Qt::LeftButton);
        QTRY_VERIFY(table.card());
        QTest::mouseRelease(space, Qt::LeftButton);
        QCOMPARE(table.document.stepCount(), steps);
        QVERIFY(table.card());
        QTest::mouseClick(space, Qt::LeftButton);
        QVERIFY(!table.card());
        QVERIFY(table.document.stepCount() > steps || !table.choices().isEmpty());
    }
};

GENOTYPE_TEST(BoardCardsTest)
#include "board_cards_test.moc"
