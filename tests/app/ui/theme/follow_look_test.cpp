// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/follow_look.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtCore/QEvent>
#include <QtTest/QTest>
#include <QtWidgets/QWidget>

using namespace app;

namespace {

/// A part of a page that counts the changes of language that reach it.
class Part : public QWidget {
public:
    using QWidget::QWidget;
    int languages = 0;

protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            ++languages;
        QWidget::changeEvent(event);
    }
};

void changeLanguage(QWidget& window) {
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window, &change);
}

} // namespace

/// Pages that are not shown follow language and look when they are.
class FollowLookTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setTextScale(1); }

    void aPageThatIsPutAsideFollowsOnceWhenItIsBroughtBack() {
        QWidget window;
        auto* const page = new QWidget(&window);
        auto* const part = new Part(page);
        int looks = 0;
        followLook(part, [&looks] { ++looks; });
        putAside(page);
        for (const double scale : {1.2, 1.4, 1.6}) {
            Theme::current().setTextScale(scale);
            changeLanguage(window);
        }
        QCOMPARE(looks, 0);
        QCOMPARE(part->languages, 0);
        bringBack(page);
        QCOMPARE(looks, 1);
        QCOMPARE(part->languages, 1);
    }

    void aPageThatIsShownFollowsAtOnce() {
        QWidget window;
        auto* const page = new QWidget(&window);
        auto* const part = new Part(page);
        int looks = 0;
        followLook(part, [&looks] { ++looks; });
        putAside(page);
        putAside(page);
        bringBack(page);
        QCOMPARE(looks, 0);
        QCOMPARE(part->languages, 0);
        Theme::current().setTextScale(1.3);
        changeLanguage(window);
        QCOMPARE(looks, 1);
        QCOMPARE(part->languages, 1);
    }

    void aFollowerThatIsGoneIsNotAsked() {
        QWidget window;
        auto* const page = new QWidget(&window);
        auto* const part = new Part(page);
        int looks = 0;
        followLook(part, [&looks] { ++looks; });
        putAside(page);
        Theme::current().setTextScale(1.3);
        delete part;
        bringBack(page);
        QCOMPARE(looks, 0);
    }
};

GENOTYPE_TEST(FollowLookTest)
#include "follow_look_test.moc"
