// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/text_field.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtCore/QMimeData>
#include <QtCore/QProcess>
#include <QtGui/QClipboard>
#include <QtGui/QDropEvent>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTextEdit>

using namespace app;

namespace {

/// Data that is offered without any format, as an empty clipboard is after logging in.
QMimeData* withoutFormats() {
    return new QMimeData;
}

QMimeData* with(const char* format, const QByteArray& bytes) {
    auto* data = new QMimeData;
    data->setData(QLatin1String(format), bytes);
    return data;
}

void drop(QWidget* target, const QMimeData& data) {
    const QPoint at(5, 5);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &enter);
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &drop);
}

struct OpenField : TextField {
    using TextField::insertFromMimeData;
    using TextField::TextField;
};

} // namespace

/// What is pasted into the fields of the program, and dropped on them.
class TextFieldTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { QGuiApplication::clipboard()->clear(); }

    void nothingPastedChangesNothing_data() {
        QTest::addColumn<QString>("format");
        QTest::newRow("no format at all") << QString();
        QTest::newRow("a picture") << QStringLiteral("image/png");
        QTest::newRow("a format of another program") << QStringLiteral("application/x-table");
        QTest::newRow("an empty text") << QStringLiteral("text/plain");
        QTest::newRow("marks without a text") << QStringLiteral("text/markdown");
    }

    void nothingPastedChangesNothing() {
        QFETCH(const QString, format);
        const auto data = [&format] {
            return format.isEmpty()
                       ? withoutFormats()
                       : with(format.toLatin1(), format == QLatin1String("text/plain") ? "" : "*a*");
        };
        OpenField field(QStringLiteral("kept"), 100, 4, nullptr);
        field.show();
        QGuiApplication::clipboard()->setMimeData(data());
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(&field, Qt::Key_Insert, Qt::ShiftModifier);
        field.paste();
        const std::unique_ptr<QMimeData> dropped(data());
        drop(field.viewport(), *dropped);
        field.insertFromMimeData(dropped.get());
        field.insertFromMimeData(nullptr);
        QCOMPARE(field.toPlainText(), QStringLiteral("kept"));
    }

    void textIsPastedAsItIsWritten() {
        TextField field({}, 100, 4, nullptr);
        auto* data = with("text/markdown", "**F** hides f");
        data->setHtml(QStringLiteral("<b>F</b> hides f"));
        data->setText(QStringLiteral("**F** hides f"));
        QGuiApplication::clipboard()->setMimeData(data);
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field.toPlainText(), QStringLiteral("**F** hides f"));
        QVERIFY(!field.textCursor().charFormat().font().bold());
    }

    void aFieldForReadingTakesNothing() {
        OpenField field(QStringLiteral("kept"), 100, 4, nullptr);
        field.setReadOnly(true);
        const std::unique_ptr<QMimeData> data(with("text/plain", "more"));
        field.insertFromMimeData(data.get());
        QCOMPARE(field.toPlainText(), QStringLiteral("kept"));
    }

    void noMoreIsTakenThanTheFieldHolds() {
        TextField field(QStringLiteral("0123456789"), 8, 4, nullptr);
        QCOMPARE(field.toPlainText(), QStringLiteral("01234567"));
        // What is full keeps what it has.
        field.moveCursor(QTextCursor::Start);
        QTest::keyClicks(&field, QStringLiteral("x"));
        QCOMPARE(field.toPlainText(), QStringLiteral("01234567"));
        field.selectAll();
        QGuiApplication::clipboard()->setText(QString(1'000'000, QLatin1Char('a')));
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field.toPlainText(), QStringLiteral("aaaaaaaa"));
        field.setPlainText(QStringLiteral("abcdefghij"));
        QCOMPARE(field.toPlainText(), QStringLiteral("abcdefgh"));
    }

    void noFieldOfTheProgramMindsAnEmptyClipboard() {
        int fields = 0;
        int places = 0;
        PupilAtWindow pupil(QStringLiteral("play"));
        for (const char* page : {"home", "play", "lessons", "lab", "puzzles", "class", "games", "herbarium",
                                 "glossary", "help", "settings"}) {
            QVERIFY2(pupil.window.page(QLatin1String(page)), page);
            pupil.window.showPage(QLatin1String(page));
            pupil.settle();
        }
        for (QWidget* widget : findAll<QWidget>(pupil.window)) {
            if (widget->inherits("QLineEdit") || widget->inherits("QPlainTextEdit") ||
                widget->inherits("QTextEdit")) {
                ++fields;
                QGuiApplication::clipboard()->setMimeData(withoutFormats());
                QTest::keyClick(widget, Qt::Key_V, Qt::ControlModifier);
                QTest::keyClick(widget, Qt::Key_Insert, Qt::ShiftModifier);
                QVERIFY2(QMetaObject::invokeMethod(widget, "paste"), qPrintable(widget->objectName()));
            }
            if (widget->acceptDrops()) {
                ++places;
                const std::unique_ptr<QMimeData> data(withoutFormats());
                drop(widget, *data);
            }
        }
        // The codes of a class, prediction and explanation in the Lab, and the fields of a line.
        QVERIFY2(fields > 10, qPrintable(QString::number(fields)));
        QVERIFY2(places > 3, qPrintable(QString::number(places)));
    }
};

/// The same with the mouse of a window system, which pastes what is selected elsewhere. ctest runs it under
/// Xvfb.
class RealWindowPasteTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        QVERIFY(QGuiApplication::clipboard()->supportsSelection());
        Theme::install();
    }

    void theMiddleButtonPastesNothingWhereNothingIsSelected() {
        TextField field(QStringLiteral("kept"), 100, 4, nullptr);
        field.resize(300, 120);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        QTest::mouseClick(field.viewport(), Qt::MiddleButton);
        QGuiApplication::clipboard()->setMimeData(withoutFormats(), QClipboard::Selection);
        QTest::mouseClick(field.viewport(), Qt::MiddleButton);
        QCOMPARE(field.toPlainText(), QStringLiteral("kept"));
        QGuiApplication::clipboard()->setText(QStringLiteral(" and pasted"), QClipboard::Selection);
        field.moveCursor(QTextCursor::End);
        QTest::mouseClick(field.viewport(), Qt::MiddleButton, {}, field.viewport()->rect().bottomRight());
        QTRY_COMPARE(field.toPlainText(), QStringLiteral("kept and pasted"));
    }
};

GENOTYPE_TEST(TextFieldTest)
GENOTYPE_TEST(RealWindowPasteTest)
#include "text_field_test.moc"
