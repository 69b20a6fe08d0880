// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/shell/application.h"
#include "app/window/shell/main_window.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtGui/QWheelEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSlider>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <stdexcept>

using namespace app;

namespace {

Application& application() {
    return *qobject_cast<Application*>(QCoreApplication::instance());
}

/// One notch downwards over the middle of a widget, as from a real mouse.
void turnWheelOver(QWidget& widget) {
    const QPoint at = widget.rect().center();
    QWheelEvent notch(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &notch);
}

/// A page that scrolls, with one control of each kind that the wheel turns.
struct Controls {
    QScrollArea area;
    QComboBox* choice = new QComboBox;
    QSpinBox* number = new QSpinBox;
    QSlider* slider = new QSlider(Qt::Horizontal);

    Controls() {
        auto* page = new QWidget;
        auto* rows = new QVBoxLayout(page);
        choice->addItems({QStringLiteral("seed shape"), QStringLiteral("seed colour")});
        number->setRange(-9, 9);
        slider->setRange(-9, 9);
        for (QWidget* one : std::initializer_list<QWidget*>{choice, number, slider})
            rows->addWidget(one);
        page->setMinimumHeight(2000);
        area.setWidget(page);
        area.resize(300, 200);
        area.setFocusPolicy(Qt::StrongFocus);
        area.show();
        area.activateWindow();
    }
};

} // namespace

class ApplicationTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void anExceptionInAClickIsSaidAndEndsOnlyTheClick() {
        QSignalSpy faults(&application(), &Application::faultCaught);
        QPushButton button;
        connect(&button, &QPushButton::clicked, &button, [] { throw std::runtime_error("a click fault"); });
        button.show();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("a click fault")));
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_COMPARE(faults.size(), 1);
        QCOMPARE(faults.constFirst().constFirst().toString(), QStringLiteral("a click fault"));
    }

    void aFaultThatComesAgainIsSaidOnce() {
        QSignalSpy faults(&application(), &Application::faultCaught);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("a lasting fault")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("a lasting fault")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("the last fault")));
        for (const char* what : {"a lasting fault", "a lasting fault", "the last fault"})
            QTimer::singleShot(0, this, [what] { throw std::runtime_error(what); });
        QTRY_COMPARE(faults.size(), 2);
        QCOMPARE(faults.constLast().constFirst().toString(), QStringLiteral("the last fault"));
    }

    void theWindowSaysItUntilItIsClosed() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        AppContext context{settings, folder.path(), {}};
        MainWindow window(context);
        auto* page = new QPushButton(QStringLiteral("inside"));
        window.addPage(PageId::Play, PageIcon::Play, [page] { return page; });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        page->setFocus();
        const QRect before = page->geometry();
        window.tellFault(QStringLiteral("what broke"));
        auto* notice = find<NoticeBar>(window);
        QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("what broke")));
        // It covers the page, which does not move.
        QCoreApplication::processEvents();
        QCOMPARE(page->geometry(), before);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(notice->isHidden());
        QVERIFY(page->hasFocus());
    }

    void theWheelTurnsNoControlWithoutTheFocus() {
        Controls controls;
        QVERIFY(QTest::qWaitForWindowActive(&controls.area));
        controls.area.setFocus();
        for (QWidget* one :
             std::initializer_list<QWidget*>{controls.choice, controls.number, controls.slider}) {
            QVERIFY(one->focusPolicy() != Qt::WheelFocus);
            controls.area.verticalScrollBar()->setValue(0);
            turnWheelOver(*one);
            QVERIFY2(controls.area.verticalScrollBar()->value() > 0, one->metaObject()->className());
        }
        QCOMPARE(controls.choice->currentIndex(), 0);
        QCOMPARE(controls.number->value(), 0);
        QCOMPARE(controls.slider->value(), 0);
    }

    void theWheelTurnsTheControlThatWasChosen() {
        Controls controls;
        QVERIFY(QTest::qWaitForWindowActive(&controls.area));
        controls.number->setFocus();
        turnWheelOver(*controls.number);
        QCOMPARE(controls.number->value(), -1);
    }
};

GENOTYPE_TEST(ApplicationTest)
#include "application_test.moc"
