// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "picture_rows.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtGui/QImage>
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

/// What a person has typed, ticked, scrolled and pointed the keyboard at on a page.
class Done {
public:
    explicit Done(QWidget& page) : m_page(page) {
        for (QLineEdit* edit : findAll<QLineEdit>(page))
            if (isUsable(edit) && !edit->isReadOnly() &&
                !qobject_cast<QAbstractSpinBox*>(edit->parentWidget())) {
                edit->setFocus();
                QTest::keyClick(edit, Qt::Key_E);
            }
        for (QPlainTextEdit* edit : findAll<QPlainTextEdit>(page))
            if (isUsable(edit) && !edit->isReadOnly()) {
                edit->setFocus();
                QTest::keyClick(edit, Qt::Key_E);
            }
        for (QCheckBox* box : findAll<QCheckBox>(page))
            if (isUsable(box) && !isOfSettings(box))
                box->click();
        for (QSpinBox* box : findAll<QSpinBox>(page))
            if (isUsable(box) && !box->isReadOnly()) {
                box->setFocus();
                QTest::keyClick(box, box->value() < box->maximum() ? Qt::Key_Up : Qt::Key_Down);
            }
        for (QComboBox* list : findAll<QComboBox>(page))
            if (isUsable(list) && !isOfSettings(list)) {
                list->setFocus();
                QTest::keyClick(list, list->currentIndex() + 1 < list->count() ? Qt::Key_Down : Qt::Key_Up);
            }
        app::settle(page);
        for (QAbstractScrollArea* area : findAll<QAbstractScrollArea>(page))
            if (area->isVisible() && area->verticalScrollBar()->maximum() > 0) {
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum() / 2);
                m_scrolled << area;
            }
        for (QLineEdit* edit : findAll<QLineEdit>(page))
            if (isUsable(edit)) {
                m_edits << Typed{edit, edit->text(), ownerOf(edit)};
                edit->setFocus();
            }
        for (QPlainTextEdit* edit : findAll<QPlainTextEdit>(page))
            if (isUsable(edit))
                m_texts << Text{edit, edit->toPlainText(), ownerOf(edit)};
        for (QCheckBox* box : findAll<QCheckBox>(page))
            if (isUsable(box))
                m_boxes << Ticked{box, box->isChecked(), ownerOf(box)};
        for (QSpinBox* box : findAll<QSpinBox>(page))
            if (isUsable(box))
                m_numbers << Number{box, box->value(), ownerOf(box)};
        for (QComboBox* list : findAll<QComboBox>(page))
            if (isUsable(list) && !isOfSettings(list))
                m_lists << Chosen{list, list->currentIndex(), ownerOf(list)};
        m_focus = page.focusWidget();
        for (QWidget* widget : findAll<QWidget>(page))
            if (widget->isVisible() && QByteArray(widget->metaObject()->className()).startsWith("app::"))
                m_all << Made{widget, QString::fromLatin1(widget->metaObject()->className())};
    }

    /// What is lost by now.
    QStringList lost() const {
        QSet<QString> lost;
        for (const auto& one : m_edits)
            if (!one.edit)
                lost << QStringLiteral("%1 made its field anew").arg(one.owner);
            else if (one.edit->text() != one.text)
                lost << QStringLiteral("%1 lost what was typed").arg(one.owner);
        for (const auto& one : m_texts)
            if (!one.edit)
                lost << QStringLiteral("%1 made its text field anew").arg(one.owner);
            else if (one.edit->toPlainText() != one.text)
                lost << QStringLiteral("%1 lost what was typed").arg(one.owner);
        for (const auto& one : m_boxes)
            if (!one.box)
                lost << QStringLiteral("%1 made its box anew").arg(one.owner);
            else if (one.box->isChecked() != one.ticked)
                lost << QStringLiteral("%1 lost a tick").arg(one.owner);
        for (const auto& one : m_numbers)
            if (!one.box)
                lost << QStringLiteral("%1 made its number anew").arg(one.owner);
            else if (one.box->value() != one.value)
                lost << QStringLiteral("%1 lost a number").arg(one.owner);
        for (const auto& one : m_lists)
            if (!one.list)
                lost << QStringLiteral("%1 made its list anew").arg(one.owner);
            else if (one.list->currentIndex() != one.row)
                lost << QStringLiteral("%1 lost a choice").arg(one.owner);
        for (const auto& one : m_scrolled)
            if (one && one->isVisible() && one->verticalScrollBar()->maximum() > 0 &&
                one->verticalScrollBar()->value() == 0)
                lost << QStringLiteral("%1 went back to its top").arg(ownerOf(one));
        if (!m_focus)
            lost << QStringLiteral("the focus is lost");
        else if (m_page.focusWidget() != m_focus)
            lost << QStringLiteral("%1 lost the focus").arg(ownerOf(m_focus));
        for (const auto& one : m_all)
            if (!one.widget)
                lost << QStringLiteral("a %1 was made anew").arg(one.name);
        return lost.values();
    }

private:
    struct Typed {
        QPointer<QLineEdit> edit;
        QString text, owner;
    };
    struct Text {
        QPointer<QPlainTextEdit> edit;
        QString text, owner;
    };
    struct Ticked {
        QPointer<QCheckBox> box;
        bool ticked;
        QString owner;
    };
    struct Number {
        QPointer<QSpinBox> box;
        int value;
        QString owner;
    };
    struct Chosen {
        QPointer<QComboBox> list;
        int row;
        QString owner;
    };
    struct Made {
        QPointer<QWidget> widget;
        QString name;
    };

    static bool isUsable(const QWidget* widget) { return widget->isVisible() && widget->isEnabled(); }
    /// The boxes of the page “Settings” change what this test changes.
    static bool isOfSettings(const QWidget* box) {
        return ownerOf(box) == QLatin1String("app::SettingsPanel");
    }

    QWidget& m_page;
    QList<Typed> m_edits;
    QList<Text> m_texts;
    QList<Ticked> m_boxes;
    QList<Number> m_numbers;
    QList<Chosen> m_lists;
    QList<QPointer<QAbstractScrollArea>> m_scrolled;
    QPointer<QWidget> m_focus;
    QList<Made> m_all;
};

} // namespace

/// A change of colours, text size or language loses nothing that a person has done, and afterwards a page
/// looks as if it had just been made.
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
        const Done done(*page);
        const auto check = [&](const QString& change) {
            app::settle(*page);
            const QStringList lost = done.lost();
            if (!lost.isEmpty())
                QFAIL(qPrintable(QStringLiteral("%1: %2").arg(change, lost.join(QStringLiteral("; ")))));
        };
        // As F11 does, which enlarges everything.
        const double scale = app::Theme::viewScaleFor(settings.first().size);
        for (const double view : {1.25 * scale, scale}) {
            app::Theme::current().setViewScale(view);
            check(QStringLiteral("scale %1").arg(view));
        }
        for (qsizetype i = 1; i < settings.size(); ++i) {
            studio.change(settings[i]);
            check(QStringLiteral("change %1").arg(i));
        }
    }

    void aChangedPageLooksLikeANewOne_data() { tests::addPictureRows(); }
    void aChangedPageLooksLikeANewOne() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        const app::Shot& shot = catalogue.shots()[std::size_t(index)];
        const QList<ShotSetting> settings = way(shot.settings.first());
        QImage changed;
        {
            app::Studio studio;
            const auto page = studio.pose(shot, settings.first());
            for (const ShotSetting& setting : settings)
                studio.change(setting);
            app::settle(*page);
            changed = page->grab().toImage();
        }
        app::Studio studio;
        const auto page = studio.pose(shot, settings.last());
        const QImage fresh = page->grab().toImage();
        if (changed != fresh && qEnvironmentVariableIsSet("GENOTYPE_KEPT")) {
            changed.save(
                QStringLiteral("%1/%2-changed.png").arg(qEnvironmentVariable("GENOTYPE_KEPT"), shot.name));
            fresh.save(
                QStringLiteral("%1/%2-fresh.png").arg(qEnvironmentVariable("GENOTYPE_KEPT"), shot.name));
        }
        QVERIFY(changed == fresh);
    }
};

GENOTYPE_TEST(KeptTest, long, shards3)
#include "kept_test.moc"
