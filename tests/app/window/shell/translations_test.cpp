// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/settings_page.h"
#include "app/window/shell/settings_applier.h"
#include "places.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QLibraryInfo>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

namespace {

struct Entry {
    QString context;
    QString source;
    /// One translation, or one for each number form.
    QStringList forms;
    QString type; ///< empty, unfinished, vanished, obsolete
    bool counts = false;

    QString text() const { return QStringLiteral("%1: “%2”").arg(context, source); }
};

QList<Entry> entriesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Entry> entries;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            entries << Entry{context, {}, {}, {}, xml.attributes().hasAttribute(QLatin1String("numerus"))};
        else if (xml.name() == QLatin1String("source"))
            entries.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            entries.last().type = xml.attributes().value(QLatin1String("type")).toString();
            if (!entries.last().counts)
                entries.last().forms << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else if (xml.name() == QLatin1String("numerusform"))
            entries.last().forms << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return xml.hasError() ? QList<Entry>() : entries;
}

/// The places for arguments, each once.
QSet<QString> placesOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%(L?\\d+|n)"));
    QSet<QString> places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places << match.next().captured();
    return places;
}

QString told(const QStringList& lines) {
    return QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
}

} // namespace

/// Every text of the program is in every language of translations/. `update_translations` brings new ones
/// into the files.
class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(GENOTYPE_SOURCE_DIR "/translations"));
        for (const QFileInfo& one : folder.entryInfoList({QStringLiteral("genotype_*.ts")}))
            QTest::newRow(qPrintable(one.completeBaseName())) << one.filePath();
    }

    void initTestCase() { app::Theme::install(); }

    void everyEntryIsFinished() {
        QVERIFY(!entriesOf(file()).isEmpty());
        QStringList unfinished;
        for (const Entry& entry : entriesOf(file()))
            if (!entry.type.isEmpty() || entry.forms.isEmpty() ||
                std::any_of(entry.forms.begin(), entry.forms.end(),
                            [](const QString& form) { return form.trimmed().isEmpty(); }))
                unfinished << QStringLiteral("%1 (%2)").arg(entry.text(), entry.type);
        QVERIFY2(unfinished.isEmpty(), qPrintable(told(unfinished)));
    }

    void everyTextOfTheSourcesIsInTheFileAndNoOther() {
        const QString lupdate = toolPath();
        if (lupdate.isEmpty())
            QSKIP("lupdate is not installed");
        QTemporaryDir folder;
        const QString copy = folder.filePath(QFileInfo(file()).fileName());
        QVERIFY(QFile::copy(file(), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        QProcess process;
        process.setWorkingDirectory(QStringLiteral(GENOTYPE_SOURCE_DIR));
        process.start(lupdate,
                      QStringList{QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                                  QStringLiteral("-locations"), QStringLiteral("none")} +
                          whatIsInTheFile() +
                          QStringList{QStringLiteral("-recursive"), QStringLiteral("app"),
                                      QStringLiteral("engine"), QStringLiteral("lessons"),
                                      QStringLiteral("-ts"), copy});
        QVERIFY2(process.waitForFinished(tests::patience), qPrintable(process.errorString()));
        QCOMPARE(process.exitCode(), 0);

        QSet<QString> known;
        for (const Entry& entry : entriesOf(file()))
            known << entry.text();
        QStringList differences;
        for (const Entry& entry : entriesOf(copy)) {
            if (entry.type == QLatin1String("vanished") || entry.type == QLatin1String("obsolete"))
                differences << QStringLiteral("no source has it any more: ") + entry.text();
            else if (!known.contains(entry.text()))
                differences << QStringLiteral("not in the file: ") + entry.text();
        }
        QVERIFY2(differences.isEmpty(), qPrintable(told(differences)));
    }

    void everyTranslationHasThePlacesOfItsSource() {
        QStringList wrong;
        for (const Entry& entry : entriesOf(file()))
            for (const QString& form : entry.forms) {
                // A singular may say “a coin”.
                const bool singular = form != entry.forms.last();
                QSet<QString> wanted = placesOf(entry.source);
                if (singular && !placesOf(form).contains(QStringLiteral("%n")))
                    wanted.remove(QStringLiteral("%n"));
                if (placesOf(form) != wanted)
                    wrong << QStringLiteral("%1 → “%2”").arg(entry.text(), form);
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(told(wrong)));
    }

    void sentencesEndAsTheirSourcesDo() {
        // A lost full stop, ellipsis or colon shows on the screen.
        static const QString ends = QStringLiteral(".…:?");
        QStringList wrong;
        for (const Entry& entry : entriesOf(file()))
            for (const QString& form : entry.forms) {
                const QChar source = entry.source.back();
                const QChar translated = form.back();
                if (source != translated &&
                    (ends.contains(source) || (ends.contains(translated) && translated != QLatin1Char('.'))))
                    wrong << QStringLiteral("%1 → “%2”").arg(entry.text(), form);
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(told(wrong)));
    }

    void whatTheEngineCountsHasNumberForms() {
        // Sooner or later “%1 coins” would read “1 coins”. Not after a decimal point: a fraction has one
        // form.
        static const QRegularExpression noun(QStringLiteral(
            "(?<!\\.)%\\d (?:more |other |such )?(?:coins|points|plants|cards|traits|dice|slots|markers|"
            "rounds|tools|players|pips|moves)\\b"));
        QStringList wrong;
        for (const Entry& entry : entriesOf(file()))
            if (entry.context == QLatin1String("engine") && !entry.counts &&
                noun.match(entry.source).hasMatch())
                wrong << entry.text();
        QVERIFY2(wrong.isEmpty(), qPrintable(told(wrong)));
    }

    void aPageSpeaksTheNewLanguageAtOnce() {
        QTemporaryDir folder;
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.language.set(QStringLiteral("en"));
        const app::SettingsApplier applier(settings);
        app::SettingsPage page(settings);
        page.show();
        const auto says = [&page](const QString& text) {
            const auto labels = findAll<QLabel>(page);
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text() == text; });
        };
        QVERIFY(says(QStringLiteral("Settings")));
        settings.language.set(QStringLiteral("de"));
        QTRY_VERIFY(says(QStringLiteral("Optionen")));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        settings.language.set(QStringLiteral("en"));
        QTRY_VERIFY(says(QStringLiteral("Settings")));
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1.5"));
    }

private:
    /// The file that all slots are running with.
    static QString file() {
        QFETCH_GLOBAL(QString, file);
        return file;
    }

    /// lupdate's options: English is in the sources; its file has only the number forms of tr().
    static QStringList whatIsInTheFile() {
        if (file().endsWith(QLatin1String("_en.ts")))
            return {QStringLiteral("-pluralonly")};
        return {QStringLiteral("-tr-function-alias"),
                QStringLiteral("QT_TRANSLATE_NOOP+=ENGINE_TEXT,QT_TRANSLATE_N_NOOP+=ENGINE_PLURAL")};
    }

    static QString toolPath() {
        for (const auto place : {QLibraryInfo::BinariesPath, QLibraryInfo::LibraryExecutablesPath}) {
            const QString path = QLibraryInfo::path(place) + QStringLiteral("/lupdate");
            if (QFile::exists(path))
                return path;
        }
        return {};
    }
};

GENOTYPE_TEST(TranslationsTest)
#include "translations_test.moc"
