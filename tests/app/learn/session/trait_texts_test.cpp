// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/figure_settings.h"
#include "lessons/documents/catalogue.h"
#include "lessons/mendel_data.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>

using app::FigureSettings;
using app::Progress;

/// A lesson whose figure offers several traits speaks of the one that is shown.
class TraitTextsTest : public QObject {
    Q_OBJECT
private slots:
    void textsBesideTheFigureAreAboutTheTraitThatItShows() {
        // Looks by hand from the booklet; the counts of the F2 are Mendel's own.
        struct Row {
            const char* letters;
            const char* dominant;
            const char* recessive;
            const char* gene;
        };
        constexpr std::array<Row, 4> rows{{{"RR", "round seeds", "wrinkled seeds", "seed-shape"},
                                           {"FF", "purple flowers", "white flowers", "flower-colour"},
                                           {"GG", "green pods", "yellow pods", "pod-colour"},
                                           {"TT", "tall stems", "short stems", "plant-height"}}};
        const lessons::Topic& topic = *lessons::findTopic("dominance");
        const QTemporaryDir folder;
        Progress progress(folder.path());
        core::Random chance(8);
        FigureSettings settings(topic, {progress, QStringLiteral("dominance")}, 7, chance);
        QCOMPARE(settings.texts(), static_cast<const lessons::TopicTexts&>(topic)); // tall and short
        QCOMPARE(topic.ofTraits.size(), rows.size());
        for (std::size_t shown = 0; shown < rows.size(); ++shown) {
            settings.setSetting(QLatin1String(FigureSettings::traitSetting), int(shown));
            const lessons::TopicTexts& texts = settings.texts();
            std::string all =
                texts.task + texts.predict + texts.roll + texts.compare + texts.game + texts.science;
            for (const std::string& paragraph : texts.explain)
                all += paragraph;
            QVERIFY2(all.find('{') == std::string::npos, all.c_str());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const Row& row = rows[i];
                QCOMPARE(texts.predict.find(row.letters) != std::string::npos, i == shown);
                QCOMPARE(texts.predict.find(row.dominant) != std::string::npos, i == shown);
                QCOMPARE(texts.predict.find(row.recessive) != std::string::npos, i == shown);
                QCOMPARE(all.find(row.letters) != std::string::npos, i == shown);
                const auto& counts = lessons::findMendelsCross(std::string("f2-") + row.gene)->counts;
                for (const std::int64_t count : counts)
                    QCOMPARE(all.find(std::to_string(count)) != std::string::npos, i == shown);
            }
        }
    }
};

GENOTYPE_TEST(TraitTextsTest)
#include "trait_texts_test.moc"
