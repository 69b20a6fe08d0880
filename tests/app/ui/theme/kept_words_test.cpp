// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/kept.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "test_registry.h"

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

using namespace app;

/// Widgets that follow the language and the look without being made anew.
class KeptWordsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() {
        Theme::current().setKind(ThemeKind::Light);
        Theme::current().setTextScale(1);
    }

    void asksForItsWordsAgainWhenTheLanguageChanges() {
        QString word = QStringLiteral("die");
        QWidget page;
        const QLabel* label = page_parts::wrappingLabel([&word] { return word; }, &page);
        const QLabel* fixed = page_parts::wrappingLabel(QStringLiteral("Rr"), &page);
        word = QStringLiteral("Würfel");
        QCOMPARE(label->text(), QStringLiteral("die"));
        change(page);
        QCOMPARE(label->text(), QStringLiteral("Würfel"));
        QCOMPARE(fixed->text(), QStringLiteral("Rr"));
    }

    void takesTypeColourAndSpaceFromTheNewLook() {
        QWidget page;
        auto* rows = new QVBoxLayout(&page);
        page_parts::setMargins(rows, 10, 4);
        QLabel* label =
            page_parts::wrappingLabel(QStringLiteral("Rr"), &page, TextRole::Strong, Role::Warning);
        auto* line = new QHBoxLayout;
        page_parts::setMargins(line, 2, 6);
        rows->addLayout(line);
        Theme::current().setKind(ThemeKind::Dark);
        Theme::current().setTextScale(2);
        QCOMPARE(label->font(), Theme::current().font(TextRole::Strong));
        QCOMPARE(label->palette().color(QPalette::WindowText), Theme::current().colour(Role::Warning));
        QCOMPARE(rows->contentsMargins().left(), 20);
        QCOMPARE(line->spacing(), 12);
        page_parts::setColour(label, Role::Ink);
        Theme::current().setKind(ThemeKind::HighContrast);
        QCOMPARE(label->palette().color(QPalette::WindowText), Theme::current().colour(Role::Ink));
    }

    void whatAPageSetsForItsPartsCounts() {
        QWidget page;
        QLabel* label = page_parts::wrappingLabel(QStringLiteral("Rr"), &page);
        keepStyled(&page, [label] { label->setFont(Theme::current().serif(20)); });
        Theme::current().setTextScale(1.5);
        QCOMPARE(label->font().pixelSize(), 30);
    }

    void aPageThatIsPutAsideFollowsWhenItIsBroughtBack() {
        QWidget window;
        auto* page = new QWidget(&window);
        int said = 0;
        int styled = 0;
        auto* part = new QWidget(page);
        keepTranslated(part, [&said] { ++said; });
        keepStyled(part, [&styled] { ++styled; });
        putAside(page);
        for (int i = 0; i < 3; ++i) {
            change(window);
            Theme::current().setTextScale(1.2 + 0.1 * i);
        }
        QCOMPARE(said, 1);
        QCOMPARE(styled, 1);
        bringBack(page);
        QCOMPARE(said, 2);
        QCOMPARE(styled, 2);
        change(window);
        Theme::current().setTextScale(1.9);
        QCOMPARE(said, 3);
        QCOMPARE(styled, 3);
        putAside(page);
        bringBack(page);
        QCOMPARE(said, 3);
        QCOMPARE(styled, 3);
    }

    void whatIsDiscardedFollowsNoMoreChanges() {
        QWidget window;
        auto* content = new QWidget(&window);
        auto* field = new QWidget(content);
        int styled = 0;
        int said = 0;
        keepStyled(field, [&styled] { ++styled; });
        keepTranslated(field, [&said] { ++said; });
        const QPointer<QWidget> gone = content;
        discard(content);
        discard(nullptr);
        Theme::current().setTextScale(1.5);
        change(window);
        QCOMPARE(styled, 1);
        QCOMPARE(said, 1);
        QVERIFY(gone && gone->isHidden());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!gone);
    }

    void whatIsArrangedByItsRoomIsArrangedAgain() {
        class Arranged : public QWidget {
        public:
            using QWidget::QWidget;
            int times = 0;

        protected:
            void resizeEvent(QResizeEvent*) override { ++times; }
        };
        QWidget window;
        const auto* arranged = new Arranged(&window);
        Theme::current().setTextScale(1.5);
        QCOMPARE(arranged->times, 1);
    }

private:
    static void change(QWidget& widget) {
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&widget, &language);
    }
};

GENOTYPE_TEST(KeptWordsTest)
#include "kept_words_test.moc"
