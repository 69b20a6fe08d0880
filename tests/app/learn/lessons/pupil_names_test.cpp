// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/pupil_file.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"

#include "app/ui/theme/theme.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace app;

/// A name that was mistyped is corrected, and the work goes along.
class PupilNamesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aMistypedNameIsCorrectedWithTheWork() {
        PupilAtLessons pupil;
        const QString topic = pupil.page()->currentTopic();
        const Progress& progress = pupil.page()->progress();
        typeAs(pupil, "Bne");
        QVERIFY(pupil.plant({1, 1}));
        const QByteArray before = progress.file();
        typeAs(pupil, "Ben");
        QVERIFY(progress.isEmpty());
        auto* const rename = pupil.shown<QPushButton>("renamePupil");
        QCOMPARE(rename->accessibleName(), wording("PupilPanel.rename", "Bne", "Ben"));
        QVERIFY(pupil.press(QStringLiteral("renamePupil")));
        pupil.settle();
        QCOMPARE(progress.current(), QStringLiteral("Ben"));
        QCOMPARE(progress.names(), QStringList{QStringLiteral("Ben")});
        QCOMPARE(progress.share(topic), 0.25);
        QVERIFY(PupilFile::read(progress.file())->topics == PupilFile::read(before)->topics);
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 wording("PupilPanel.nowCalledWorkCome", "Bne", "Ben"));
        QVERIFY(!pupil.seen<QPushButton>("renamePupil"));
    }

    /// Nobody takes the work of another pupil by a slip.
    void aNameWithWorkOfItsOwnIsNoCorrectedOne() {
        PupilAtLessons pupil;
        for (const char* name : {"Ada", "Ben"}) {
            typeAs(pupil, name);
            QVERIFY(pupil.plant({1, 1}));
            // Nor is it offered once the new pupil has begun.
            pupil.names();
            QVERIFY(!pupil.seen<QPushButton>("renamePupil"));
        }
        typeAs(pupil, "Ada");
        QVERIFY(!pupil.seen<QPushButton>("renamePupil"));
        QCOMPARE(pupil.page()->progress().names().size(), 2);
    }

private:
    static void typeAs(PupilAtLessons& pupil, const char* name) {
        pupil.typeName(QString::fromUtf8(name));
        QTest::keyClick(pupil.shown<QLineEdit>("pupil"), Qt::Key_Return);
        pupil.settle();
    }
};

GENOTYPE_TEST(PupilNamesTest)
#include "pupil_names_test.moc"
