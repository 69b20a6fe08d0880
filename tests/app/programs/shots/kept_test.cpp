// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "picture_rows.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <array>

namespace {

using app::ShotSetting;

/// The settings that a person goes through, one change at a time.
QList<ShotSetting> way(ShotSetting from) {
    from.theme = app::ThemeKind::Light;
    from.textSize = 100;
    from.language = QStringLiteral("en");
    QList<ShotSetting> all{from};
    from.theme = app::ThemeKind::Dark;
    all << from;
    from.textSize = 130;
    all << from;
    from.language = QStringLiteral("de");
    all << from;
    return all;
}

/// The class of our own that a widget belongs to, for the message.
QString ownerOf(const QWidget* widget) {
    for (const QWidget* one = widget->parentWidget(); one; one = one->parentWidget())
        if (QByteArray(one->metaObject()->className()).startsWith("app::"))
            return QString::fromLatin1(one->metaObject()->className());
    return QStringLiteral("?");
}

/// What a person has typed, ticked, chosen, scrolled and pointed the keyboard at on a page.
class Done {
public:
    explicit Done(QWidget& page) : m_page(page) {
        for (QLineEdit* edit : findAll<QLineEdit>(page))
            if (isUsable(edit) && !edit->isReadOnly() &&
                !qobject_cast<QAbstractSpinBox*>(edit->parentWidget()))
                press(edit, Qt::Key_E);
        for (QPlainTextEdit* edit : findAll<QPlainTextEdit>(page))
            if (isUsable(edit) && !edit->isReadOnly())
                press(edit, Qt::Key_E);
        for (QCheckBox* box : findAll<QCheckBox>(page))
            if (isUsable(box) && !isOfSettings(box))
                box->click();
        for (QSpinBox* box : findAll<QSpinBox>(page))
            if (isUsable(box) && !box->isReadOnly())
                press(box, box->value() < box->maximum() ? Qt::Key_Up : Qt::Key_Down);
        for (QComboBox* list : findAll<QComboBox>(page))
            if (isUsable(list) && !isOfSettings(list))
                press(list, list->currentIndex() + 1 < list->count() ? Qt::Key_Down : Qt::Key_Up);
        app::settle(page);
        for (QAbstractScrollArea* area : findAll<QAbstractScrollArea>(page))
            if (area->isVisible() && area->verticalScrollBar()->maximum() > 0) {
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum() / 2);
                m_scrolled << area;
            }
        for (QLineEdit* edit : findAll<QLineEdit>(page))
            if (isUsable(edit))
                edit->setFocus();
        for (QWidget* widget : findAll<QWidget>(page)) {
            if (!widget->isVisible())
                continue;
            if (QByteArray(widget->metaObject()->className()).startsWith("app::"))
                m_own << Own{widget, QString::fromLatin1(widget->metaObject()->className())};
            if (const QString value = valueOf(widget);
                isUsable(widget) && !isOfSettings(widget) && !value.isNull())
                m_values << Value{widget, widget->objectName(), value, ownerOf(widget)};
        }
        m_focus = page.focusWidget();
        m_focusName = m_focus ? m_focus->objectName() : QString();
        m_focusClass = m_focus ? QString::fromLatin1(m_focus->metaObject()->className()) : QString();
    }

    /// What is lost by now. `isNew`: contents may be made anew in another language, with what was done in
    /// them.
    QStringList lost(bool isNew) {
        QSet<QString> lost;
        for (const Value& one : m_values) {
            const QWidget* now = one.widget;
            if (!now && isNew && !one.name.isEmpty())
                now = seek<QWidget>(m_page, one.name);
            if (!now)
                lost << QStringLiteral("%1 made a control anew").arg(one.owner);
            else if (valueOf(now) != one.value)
                lost << QStringLiteral("%1 lost “%2”").arg(one.owner, one.value);
        }
        // An area without a scroll range in between may start at its top again.
        m_scrolled.removeIf([](const auto& one) {
            return !one || !one->isVisible() || one->verticalScrollBar()->maximum() == 0;
        });
        for (const auto& one : m_scrolled)
            if (one->verticalScrollBar()->value() == 0)
                lost << QStringLiteral("%1 went back to its top").arg(ownerOf(one));
        const QWidget* const focus = m_page.focusWidget();
        const bool isSame = isNew && focus && focus->objectName() == m_focusName &&
                            QLatin1String(focus->metaObject()->className()) == m_focusClass;
        if (focus != m_focus && !isSame)
            lost << QStringLiteral("the focus on %1 “%2” is lost").arg(m_focusClass, m_focusName);
        for (const Own& one : m_own)
            if (!one.widget && !isNew)
                lost << QStringLiteral("a %1 was made anew").arg(one.name);
        return lost.values();
    }

private:
    struct Value {
        QPointer<QWidget> widget;
        QString name, value, owner;
    };
    struct Own {
        QPointer<QWidget> widget;
        QString name;
    };

    static bool isUsable(const QWidget* widget) { return widget->isVisible() && widget->isEnabled(); }
    /// The controls of the page “Settings” change what this test changes.
    static bool isOfSettings(const QWidget* widget) {
        return ownerOf(widget) == QLatin1String("app::SettingsPanel");
    }
    static void press(QWidget* control, Qt::Key key) {
        control->setFocus();
        QTest::keyClick(control, key);
    }
    /// What a control holds, if a person can set it; null for others.
    static QString valueOf(const QWidget* widget) {
        if (const auto* box = qobject_cast<const QSpinBox*>(widget))
            return QString::number(box->value());
        if (const auto* list = qobject_cast<const QComboBox*>(widget))
            return QString::number(list->currentIndex());
        if (const auto* box = qobject_cast<const QCheckBox*>(widget))
            return QString::number(box->isChecked());
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            return qobject_cast<QAbstractSpinBox*>(edit->parentWidget()) ? QString()
                                                                         : edit->text() + QLatin1String("");
        if (const auto* edit = qobject_cast<const QPlainTextEdit*>(widget))
            return edit->toPlainText() + QLatin1String("");
        return {};
    }

    QWidget& m_page;
    QList<Value> m_values;
    QList<Own> m_own;
    QList<QPointer<QAbstractScrollArea>> m_scrolled;
    QPointer<QWidget> m_focus;
    QString m_focusName, m_focusClass;
};

/// Pictures of pages that still lose the focus or the scroll position. A page that has been fixed passes
/// unexpectedly and thereby fails the test until its name is removed from this list.
bool isStillLosing(const QString& picture) {
    static constexpr std::array pages{"help-rules",    "help-rules-found", "lab-test",
                                      "puzzle",        "puzzle-missed",    "puzzle-neutral",
                                      "puzzle-solved", "vote-card-rolled"};
    return std::ranges::find(pages, picture) != pages.end();
}

} // namespace

/// A change of colours, text size or language, and F11, lose nothing that a person has done.
class KeptTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void aChangeLosesNothing_data() { tests::addPictureRows(); }
    void aChangeLosesNothing() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        const app::Shot& shot = catalogue.shots()[std::size_t(index)];
        const QList<ShotSetting> settings = way(shot.settings.first());
        app::Studio studio;
        const auto page = studio.pose(shot, settings.first());
        Done done(*page);
        QStringList lost;
        const auto look = [&](const QString& change, bool isNew) {
            app::settle(*page);
            for (const QString& one : done.lost(isNew))
                lost << QStringLiteral("%1: %2").arg(change, one);
        };
        // As F11 does, which enlarges everything.
        const double scale = app::Theme::viewScaleFor(settings.first().size);
        for (const double view : {1.25 * scale, scale}) {
            app::Theme::current().setViewScale(view);
            look(QStringLiteral("scale %1").arg(view), false);
        }
        for (qsizetype i = 1; i < settings.size(); ++i) {
            studio.change(settings[i]);
            look(QStringLiteral("change %1").arg(i), settings[i].language != settings.first().language);
        }
        if (isStillLosing(shot.name))
            QEXPECT_FAIL("", "this page is known to lose the focus or the scroll position", Continue);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QStringLiteral("; "))));
    }
};

GENOTYPE_TEST(KeptTest, long, shards3)
#include "kept_test.moc"
