// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/notice_bar.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

/// What a page says at its lower edge.
class NoticeBarTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void onlyTroubleHasTheFrameOfAWarning();
};

void NoticeBarTest::onlyTroubleHasTheFrameOfAWarning() {
    QWidget page;
    page.resize(800, 400);
    page.show();
    NoticeBar notice(&page);
    const auto frame = [&] {
        const QImage shown = notice.grab().toImage();
        return shown.pixelColor(1, shown.height() / 2);
    };
    notice.invite(QStringLiteral("Your class votes."), {{QStringLiteral("Vote"), "vote", [] {}}});
    QCOMPARE(frame(), Theme::current().colour(Role::Sage));
    notice.say(QStringLiteral("The disk is full."));
    QCOMPARE(frame(), Theme::current().colour(Role::Warning));
}

GENOTYPE_TEST(NoticeBarTest)

#include "notice_bar_test.moc"
