// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

using app::Theme;

namespace {

/// A page that is laid out anew in another size: for a moment it has no contents, and its area no range.
class Page : public QWidget {
public:
    Page() {
        auto* rows = new QVBoxLayout(this);
        rows->addWidget(&area);
        area.setWidget(&content);
        app::keepStyled(&content, [this] {
            content.setFixedSize(10, 0);
            QTimer::singleShot(0, &content, [this] { content.setFixedSize(10, high()); });
        });
        resize(300, 400);
        show();
    }

    static int high() { return Theme::current().px(2000); }
    QScrollBar& bar() { return *area.verticalScrollBar(); }
    /// Whether it has the contents of the size that is in force.
    bool isLaidOut() const { return content.height() == high(); }
    double share() { return double(bar().value()) / bar().maximum(); }

    QScrollArea area;
    QWidget& content = *new QWidget;
};

} // namespace

/// A change of the look leaves what a person has scrolled to.
class KeptScrollingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setTextScale(1); }

    void anotherTextSizeLeavesThePlaceInTheContents() {
        Page page;
        QTRY_VERIFY(page.isLaidOut());
        page.bar().setValue(page.bar().maximum() / 2);
        Theme::current().setTextScale(1.5);
        QCOMPARE(page.bar().value(), 0);
        QTRY_VERIFY(page.isLaidOut());
        QTRY_VERIFY2(qAbs(page.share() - 0.5) < 0.01, qPrintable(QString::number(page.share())));
    }

    void twoChangesAtOnceLeaveThePlaceInTheContents() {
        Page page;
        QTRY_VERIFY(page.isLaidOut());
        page.bar().setValue(page.bar().maximum() / 2);
        Theme::current().setTextScale(1.5);
        Theme::current().setTextScale(1.25);
        QTRY_VERIFY(page.isLaidOut());
        QTRY_VERIFY2(qAbs(page.share() - 0.5) < 0.01, qPrintable(QString::number(page.share())));
    }

    void whatIsScrolledAfterTheChangeStays() {
        Page page;
        QTRY_VERIFY(page.isLaidOut());
        page.bar().setValue(page.bar().maximum() / 2);
        Theme::current().setTextScale(1.5);
        QTRY_VERIFY(qAbs(page.share() - 0.5) < 0.01);
        page.bar().setValue(7);
        // Whatever the change has left to do comes before this.
        bool isOver = false;
        QTimer::singleShot(0, &page, [&] { QTimer::singleShot(0, &page, [&] { isOver = true; }); });
        QTRY_VERIFY(isOver);
        QCOMPARE(page.bar().value(), 7);
    }

    void aPageThatIsNotShownFollowsAndKeepsItsPlace() {
        Page page;
        QTRY_VERIFY(page.isLaidOut());
        page.bar().setValue(page.bar().maximum() / 2);
        app::putAside(&page);
        page.hide();
        Theme::current().setTextScale(1.5);
        app::bringBack(&page);
        page.show();
        QTRY_VERIFY(page.isLaidOut());
        QTRY_VERIFY2(qAbs(page.share() - 0.5) < 0.01, qPrintable(QString::number(page.share())));
    }
};

GENOTYPE_TEST(KeptScrollingTest)
#include "kept_scrolling_test.moc"
