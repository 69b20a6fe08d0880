// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"

#include "app/base/text/languages.h"
#include "app/base/text/translations.h"
#include "test_registry.h"

#include <QtCore/QEvent>
#include <QtCore/QTranslator>
#include <QtTest/QTest>

using namespace app;
using namespace genotype;

namespace {

/// A translation that is in use as long as this exists.
class Spoken {
public:
    explicit Spoken(const QString& file) {
        m_loaded = m_translator.load(file) && QCoreApplication::installTranslator(&m_translator);
    }
    ~Spoken() { QCoreApplication::removeTranslator(&m_translator); }

    bool isLoaded() const { return m_loaded; }

private:
    QTranslator m_translator;
    bool m_loaded = false;
};

/// How often a translation was put into use, or taken out of it.
class LanguageChanges : public QObject {
public:
    LanguageChanges() { QCoreApplication::instance()->installEventFilter(this); }

    int count() const { return m_count; }

    bool eventFilter(QObject*, QEvent* event) override {
        m_count += event->type() == QEvent::LanguageChange;
        return false;
    }

private:
    int m_count = 0;
};

QString gained(int coins) {
    return text(words::phrase(event::CoinsGained{0, static_cast<std::uint8_t>(coins), CoinReason::University},
                              {{"Alina"}, {}}));
}

} // namespace

/// The engine's phrases in languages with one, two and three number forms. counting_*.ts beside this file
/// have some of them in Czech and Polish, which are not languages of the program.
class PhrasesTest : public QObject {
    Q_OBJECT

private slots:
    void englishHasASingular() {
        QCOMPARE(gained(1), QStringLiteral("Alina gained 1 coin (University)."));
        QCOMPARE(gained(2), QStringLiteral("Alina gained 2 coins (University)."));
        QCOMPARE(gained(0), QStringLiteral("Alina gained 0 coins (University)."));
    }

    void englishHasASingularWithItsOwnFileToo() {
        const Spoken english(QStringLiteral(":/i18n/genotype_en"));
        QVERIFY(english.isLoaded());
        QCOMPARE(gained(1), QStringLiteral("Alina gained 1 coin (University)."));
        QCOMPARE(gained(2), QStringLiteral("Alina gained 2 coins (University)."));
    }

    void englishIsSpokenWithItsOwnFile() {
        LanguageChanges changes;
        Translations translations;
        translations.use(QStringLiteral("en"));
        QCOMPARE(changes.count(), 1);
    }

    void englishIsAChoiceOnlyOnce() {
        QStringList codes;
        for (const Language& language : languages())
            codes << language.code;
        QCOMPARE(codes.first(), QStringLiteral("en"));
        QCOMPARE(codes.count(QStringLiteral("en")), 1);
        QVERIFY(codes.contains(QStringLiteral("de")));
    }

    void eachLanguageChoosesItsFormByTheNumber_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("coins");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* language, const char* file, int coins, const char* verb,
                            const char* noun) {
            QTest::addRow("%s %d", language, coins) << QString::fromUtf8(file) << coins
                                                    << QStringLiteral("Alina %1 %2 %3")
                                                           .arg(QString::fromUtf8(verb))
                                                           .arg(coins)
                                                           .arg(QString::fromUtf8(noun));
        };
        const char* const german = ":/i18n/genotype_de";
        row("German", german, 1, "bekam", "Münze (Universität).");
        row("German", german, 2, "bekam", "Münzen (Universität).");
        row("German", german, 5, "bekam", "Münzen (Universität).");
        row("German", german, 22, "bekam", "Münzen (Universität).");
        const char* const czech = ":/counting/counting_cs";
        row("Czech", czech, 1, "získává", "minci (University).");
        row("Czech", czech, 2, "získává", "mince (University).");
        row("Czech", czech, 5, "získává", "mincí (University).");
        row("Czech", czech, 22, "získává", "mincí (University).");
        const char* const polish = ":/counting/counting_pl";
        row("Polish", polish, 1, "zyskuje", "monetę (University).");
        row("Polish", polish, 2, "zyskuje", "monety (University).");
        row("Polish", polish, 5, "zyskuje", "monet (University).");
        row("Polish", polish, 22, "zyskuje", "monety (University).");
    }

    void eachLanguageChoosesItsFormByTheNumber() {
        QFETCH(QString, file);
        QFETCH(int, coins);
        QFETCH(QString, expected);
        const Spoken language(file);
        QVERIFY(language.isLoaded());
        QCOMPARE(gained(coins), expected);
    }

    void twoNumbersInOneRuleChooseAFormEach() {
        // 1 coin, 2 dice slots.
        const Phrase rule = words::rule(Assistant::Franz);
        QCOMPARE(text(rule),
                 QStringLiteral("In each breeding phase you may pay him 1 coin. You then have 2 more "
                                "dice slots until the end of the round."));
        {
            const Spoken polish(QStringLiteral(":/counting/counting_pl"));
            QCOMPARE(text(rule),
                     QStringLiteral("W każdej fazie hodowli możesz zapłacić mu 1 monetę. Do końca "
                                    "rundy masz wtedy 2 dodatkowe miejsca na kości."));
        }
        const Spoken czech(QStringLiteral(":/counting/counting_cs"));
        QCOMPARE(text(rule),
                 QStringLiteral("V každé fázi šlechtění mu můžeš zaplatit 1 minci. Do konce kola pak "
                                "máš o 2 místa na kostky víc."));
    }

    void aNameThatLooksLikeAPlaceIsLeftAlone() {
        QCOMPARE(text(words::phrase(event::CoinsGained{0, 3, CoinReason::University}, {{"%n %1 %2"}, {}})),
                 QStringLiteral("%n %1 %2 gained 3 coins (University)."));
    }
};

GENOTYPE_TEST(PhrasesTest)
#include "phrases_test.moc"
