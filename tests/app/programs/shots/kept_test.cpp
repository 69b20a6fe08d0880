// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_view.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/paint/painted_words.h"
#include "app/ui/theme/theme.h"
#include "picture_rows.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDir>
#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTextEdit>

#include <algorithm>
#include <array>
#include <iterator>

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
                // As a person drags it. A list scrolls by entries, and may have a single one to go.
                area->verticalScrollBar()->setSliderPosition((area->verticalScrollBar()->maximum() + 1) / 2);
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

/// What the widgets of a page say, and in which type, a line each.
class Said {
public:
    explicit Said(const QWidget& page) {
        for (const QWidget* widget : findAll<QWidget>(page))
            if (widget->isVisible())
                add(*widget);
    }

    /// What only this page says; sorted.
    QStringList without(const Said& other) const {
        QStringList all = lines;
        QStringList taken = other.lines;
        all.sort();
        taken.sort();
        QStringList left;
        std::ranges::set_difference(all, taken, std::back_inserter(left));
        return left;
    }

    QStringList lines;

private:
    void add(const QWidget& widget) {
        const auto say = [&](const char* what, const QString& words) {
            if (!words.isEmpty())
                lines << QStringLiteral("%1 of %2 in %3: %4")
                             .arg(QLatin1String(what), tests::widgets::described(widget), ownerOf(&widget),
                                  withoutFolder(words));
        };
        say("name", widget.accessibleName());
        say("description", widget.accessibleDescription());
        say("tip", widget.toolTip());
        say("text", textOf(&widget));
        if (!textOf(&widget).isEmpty())
            say("type", widget.font().toString());
        if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
            say("placeholder", field->placeholderText());
        if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget))
            say("value", box->text());
        if (const auto* text = qobject_cast<const QTextEdit*>(&widget))
            say("text", text->toPlainText());
        if (const auto* list = qobject_cast<const QComboBox*>(&widget))
            say("item", itemsOf(*list->model()));
        if (const auto* items = qobject_cast<const QAbstractItemView*>(&widget); items && items->model())
            say("item", itemsOf(*items->model()));
        if (const auto* painted = dynamic_cast<const app::PaintsWords*>(&widget))
            for (const app::PaintedText& one : painted->paintedTexts())
                say("painted", QStringLiteral("%1 (%2)").arg(one.text).arg(one.type));
    }
    /// Each page has a folder of its own.
    static QString withoutFolder(QString words) {
        static const QRegularExpression own(QRegularExpression::escape(QDir::tempPath()) +
                                            QStringLiteral("/[^/]+/\\d+"));
        return words.remove(own);
    }
    static QString itemsOf(const QAbstractItemModel& model) {
        QStringList all;
        for (int column = 0; column < model.columnCount(); ++column)
            all << model.headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                all << cell.data().toString() << cell.data(Qt::ToolTipRole).toString()
                    << cell.data(Qt::AccessibleTextRole).toString() << cell.data(Qt::FontRole).toString();
            }
        all.removeAll(QString());
        return all.join(QStringLiteral(" | "));
    }
};

/// Pictures that a page made anew would not repeat, whatever its language.
bool isNeverTheSame(const QString& picture) {
    // A class has an address, three words and pupils of its own, who are called in the language in which it
    // was made.
    for (const char* ofClass : {"class-", "member-", "vote-", "lesson-together"})
        if (picture.startsWith(QLatin1String(ofClass)))
            return true;
    // Dice are sealed or rolled anew, a seed is drawn, outcomes are typed and a lesson is copied in the
    // language of the page, and the report on luck is being worked out while the page is shown.
    static constexpr std::array pages{
        "new-game-sealed",       "lesson-garden-roll", "lesson-garden-map", "lesson-garden-compare",
        "lesson-garden-explain", "lab-worksheets",     "lab-tally",         "guide-farewell",
        "lessons-path-done"};
    return std::ranges::find(pages, picture) != pages.end();
}

/// Pictures in which something is not said in the new language yet: how far a saved game has come and what is
/// wrong with it or with a file of counts, the choices of a list that has been opened on the board, the note
/// of a meiosis, and what a card beside the pointer adds later; or in which something has another size: the
/// alleles of a population, whose picture keeps more height than a new one.
bool isStillStale(const QString& picture) {
    static constexpr std::array pages{"games",
                                      "games-damaged",
                                      "games-rename",
                                      "games-delete",
                                      "board-tile-preview",
                                      "board-card",
                                      "wars-mutation-choice",
                                      "lesson-pedigree-meiosis",
                                      "lesson-hardy-weinberg-predict",
                                      "lab-file-with-several-readings"};
    return std::ranges::find(pages, picture) != pages.end();
}

/// A presentation is read when it begins; what it shows stays as it is until it ends.
bool isPresentation(const QWidget& page) {
    return qobject_cast<const app::PresentView*>(&page) || seen<app::PresentView>(page);
}

} // namespace

/// A change of colours, text size or language, and F11, lose nothing that a person has done.
class KeptTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void aChangedPageSaysWhatANewOneSays_data() { tests::addPictureRows(); }
    void aChangedPageSaysWhatANewOneSays() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        const app::Shot& shot = catalogue.shots()[std::size_t(index)];
        const QList<ShotSetting> settings = way(shot.settings.first());
        app::Studio studio;
        const auto changed = studio.pose(shot, settings.first());
        if (isNeverTheSame(shot.name) || isStillStale(shot.name) || isPresentation(*changed))
            return;
        studio.change(settings.last());
        app::settle(*changed);
        const Said now(*changed);
        changed->hide();
        const auto made = studio.pose(shot, settings.last());
        const Said anew(*made);
        const QStringList stale = now.without(anew);
        const QStringList missing = anew.without(now);
        QVERIFY2(stale.isEmpty() && missing.isEmpty(),
                 qPrintable(QStringLiteral("after the change: %1; anew: %2")
                                .arg(stale.mid(0, 3).join(QStringLiteral("; ")),
                                     missing.mid(0, 3).join(QStringLiteral("; ")))));
    }

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
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QStringLiteral("; "))));
    }
};

GENOTYPE_TEST(KeptTest, long, shards5)
#include "kept_test.moc"
