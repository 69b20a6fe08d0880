// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/audit.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/paint/painted_words.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "picture_rows.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

using app::Finding;

namespace {

/// A window with nothing wrong in it, to break in one way at a time.
class Sample : public QWidget {
public:
    Sample()
        : label(new QLabel(QStringLiteral("A plain sentence."), this)),
          wrapped(new QLabel(QStringLiteral("A long sentence that is broken into lines where the width ends, "
                                            "and that has the room for all of them."),
                             this)),
          button(new QPushButton(QStringLiteral("Roll the dice"), this)),
          check(new QCheckBox(QStringLiteral("Reduce motion"), this)), box(new QComboBox(this)),
          edit(new QLineEdit(this)), name(new QLabel(QStringLiteral("Name"), this)) {
        wrapped->setWordWrap(true);
        box->addItems({QStringLiteral("round"), QStringLiteral("wrinkled")});
        box->setAccessibleName(QStringLiteral("Seed shape"));
        name->setBuddy(edit);
        auto* layout = new QVBoxLayout(this);
        for (QWidget* widget :
             std::initializer_list<QWidget*>{label, wrapped, button, check, box, name, edit})
            layout->addWidget(widget);
        layout->addStretch(1);
        resize(360, 420);
    }

    QList<Finding> look() {
        show();
        app::settle(*this);
        return again();
    }
    /// Audits again without letting the layout repair the damage.
    QList<Finding> again() { return app::audit(this); }

    QLabel* label;
    QLabel* wrapped;
    QPushButton* button;
    QCheckBox* check;
    QComboBox* box;
    QLineEdit* edit;
    QLabel* name;
};

/// A widget that paints a word itself.
class Painted : public QWidget, public app::PaintsWords {
public:
    using QWidget::QWidget;
    QList<app::PaintedText> paintedTexts() const override { return {text}; }
    app::PaintedText text{QStringLiteral("Rr"), {0, 0, 40, 20}, {20, 16}, Qt::black, Qt::white};
};

int wrongIn(const app::Shot& shot, const QList<app::ShotSetting>& settings) {
    app::Studio studio;
    int wrong = 0;
    for (const app::ShotSetting& setting : settings) {
        const auto widget = studio.pose(shot, setting);
        for (const Finding& finding : app::audit(widget.get())) {
            ++wrong;
            qWarning().noquote() << app::ShotCatalogue::fileName(shot, setting) << finding.text();
        }
    }
    return wrong;
}

/// A setting that goes round from picture to picture. EveryPictureTest takes all of them, which is minutes of
/// work.
QList<app::ShotSetting> oneSetting(const app::Shot& shot, int index) {
    return shot.settings.isEmpty() ? shot.settings : QList{shot.settings[index % shot.settings.size()]};
}

} // namespace

/// The audit finds what is broken, one kind at a time, and nothing in the pictures of the program.
class AuditTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void findsNothingWhereNothingIsWrong() {
        Sample sample;
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
    }

    // ---- Clipped text

    void findsALabelThatIsTooNarrow() {
        Sample sample;
        sample.look();
        sample.label->resize(40, sample.label->height());
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("A plain sentence."));
    }

    void findsAWrappedLabelThatLosesItsLastLine() {
        Sample sample;
        sample.look();
        sample.wrapped->resize(sample.wrapped->width(), sample.wrapped->fontMetrics().height());
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("A long sentence"));
    }

    void findsAButtonThatIsTooNarrow() {
        Sample sample;
        sample.look();
        sample.button->resize(60, sample.button->height());
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("Roll the dice"));
    }

    void findsACheckBoxThatIsTooNarrow() {
        Sample sample;
        sample.look();
        sample.check->resize(70, sample.check->height());
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("Reduce motion"));
    }

    void findsAnEntryThatDoesNotFitItsBox() {
        Sample sample;
        sample.look();
        sample.box->resize(70, sample.box->height());
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("wrinkled"));
    }

    void findsPaintedWordsThatDoNotFit() {
        Sample sample;
        auto* painted = new Painted(&sample);
        sample.layout()->addWidget(painted);
        painted->setFixedSize(40, 20);
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
        painted->text.needed = {50, 16};
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("Rr"));
        painted->text.needed = {20, 30};
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("Rr"));
        painted->text.needed = {20, 16};
        painted->text.available = {10, 0, 60, 20};
        finds(sample.again(), Finding::Kind::ClippedText, QStringLiteral("outside of the widget"));
    }

    void leavesWordsAloneThatMayBeShortened() {
        Sample sample;
        sample.look();
        sample.label->resize(40, sample.label->height());
        sample.label->setProperty(app::mayElide, QStringLiteral("the whole is in the tool tip"));
        QVERIFY2(sample.again().isEmpty(), told(sample.again()));
    }

    // ---- Overlaps

    void findsWidgetsThatLieOnEachOther() {
        Sample sample;
        sample.look();
        sample.button->move(sample.label->pos());
        finds(sample.again(), Finding::Kind::Overlap, QStringLiteral("Roll the dice"));
    }

    void leavesWidgetsAloneThatMayLieOnOthers() {
        Sample sample;
        QWidget handover(&sample);
        handover.setProperty(app::mayOverlap, QStringLiteral("hides the hand on purpose"));
        handover.resize(300, 300);
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
    }

    void doesNotMindWhatIsHidden() {
        Sample sample;
        QWidget hidden(&sample);
        hidden.resize(300, 300);
        hidden.hide();
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
    }

    // ---- Contrast

    void findsWordsThatFadeIntoTheGround() {
        Sample sample;
        QPalette faint = sample.label->palette();
        faint.setColor(QPalette::WindowText, QColor(0xC0, 0xBB, 0xAA));
        sample.label->setPalette(faint);
        finds(sample.look(), Finding::Kind::LowContrast, QStringLiteral("A plain sentence."));
    }

    void seesTheGroundThatIsPaintedBehindALabel() {
        Sample sample;
        QPalette dark = sample.palette();
        dark.setColor(QPalette::Window, QColor(0x33, 0x33, 0x33));
        sample.setPalette(dark);
        QPalette ink = sample.label->palette();
        // With the label's palette alone, its words would be readable.
        ink.setColor(QPalette::Window, Qt::white);
        ink.setColor(QPalette::WindowText, Qt::black);
        sample.label->setPalette(ink);
        sample.look();
        finds(app::audit(&sample, app::Grounds::FromPicture), Finding::Kind::LowContrast,
              QStringLiteral("A plain sentence."));
        for (const Finding& finding : app::audit(&sample, app::Grounds::FromPalette))
            QVERIFY2(!finding.what.contains(QStringLiteral("A plain sentence.")), qPrintable(finding.text()));
    }

    /// Each of its colours is rarer than that of the words.
    void seesAPictureBehindLargeWords() {
        Sample sample;
        QPalette sky = sample.palette();
        QLinearGradient light(0, 0, 0, 400);
        light.setColorAt(0, QColor(0xBF, 0xDC, 0xDD));
        light.setColorAt(1, QColor(0xFB, 0xEB, 0xC2));
        sky.setBrush(QPalette::Window, light);
        sample.setPalette(sky);
        sample.label->setFont(app::Theme::current().serif(80, QFont::Bold));
        sample.look();
        for (const Finding& finding : app::audit(&sample, app::Grounds::FromPicture))
            QVERIFY2(finding.kind != Finding::Kind::LowContrast, qPrintable(finding.text()));
    }

    void findsPaintedWordsThatFade() {
        Sample sample;
        auto* painted = new Painted(&sample);
        sample.layout()->addWidget(painted);
        painted->setFixedSize(40, 20);
        painted->text.foreground = QColor(0x88, 0x88, 0x88);
        finds(sample.look(), Finding::Kind::LowContrast, QStringLiteral("Rr"));
    }

    void seesTheGroundOfWhatIsScrolledAway() {
        Sample sample;
        auto* area = new QScrollArea;
        auto* content = new QWidget;
        content->setFixedSize(200, 1000);
        auto* chosen = new QPushButton(QStringLiteral("chosen"), content);
        chosen->setCheckable(true);
        chosen->setChecked(true);
        chosen->move(10, 900);
        area->setFixedHeight(100);
        area->setWidget(content);
        sample.layout()->addWidget(area);
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
        auto* faint = new QLabel(QStringLiteral("faint"), content);
        faint->setAutoFillBackground(true);
        QPalette colours = faint->palette();
        for (const auto role : {QPalette::Window, QPalette::WindowText})
            colours.setColor(role, app::Theme::current().colour(app::Role::Sage));
        faint->setPalette(colours);
        faint->move(10, 950);
        faint->show();
        finds(sample.again(), Finding::Kind::LowContrast, QStringLiteral("faint"));
    }

    void asksNoContrastOfWhatIsOutOfUse() {
        Sample sample;
        sample.button->setEnabled(false);
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
    }

    // ---- Names

    void findsAFieldWithoutAName() {
        Sample sample;
        sample.name->setBuddy(nullptr);
        finds(sample.look(), Finding::Kind::NoName, QStringLiteral("no accessible name"));
    }

    void findsAButtonWithoutAName() {
        Sample sample;
        sample.button->setText({});
        sample.button->setFocusPolicy(Qt::NoFocus); // can still be clicked
        finds(sample.look(), Finding::Kind::NoName, QStringLiteral("no accessible name"));
    }

    void findsASliderWithoutAName() {
        Sample sample;
        sample.layout()->addWidget(new QSlider(Qt::Horizontal));
        finds(sample.look(), Finding::Kind::NoName, QStringLiteral("no accessible name"));
    }

    // ---- Outside

    void findsAWidgetOverTheEdge() {
        Sample sample;
        sample.look();
        sample.check->move(sample.width() - 30, sample.check->y());
        finds(sample.again(), Finding::Kind::OutsideParent, QStringLiteral("Reduce motion"));
    }

    void lookThroughAScrollAreaWithoutAFinding() {
        Sample sample;
        auto* area = new QScrollArea;
        area->setFixedHeight(100);
        auto* content = new QLabel(QStringLiteral("high"));
        content->setFixedSize(100, 1000);
        area->setWidget(content);
        sample.layout()->addWidget(area);
        QVERIFY2(sample.look().isEmpty(), told(sample.again()));
    }

    // ---- The program

    void everyPictureHasANameOfItsOwn() {
        QSet<QString> names;
        const app::ShotCatalogue catalogue = app::allShots();
        for (const app::Shot& shot : catalogue.shots())
            for (const app::ShotSetting& setting : shot.settings) {
                const QString name = app::ShotCatalogue::fileName(shot, setting);
                QVERIFY2(!names.contains(name), qPrintable(name));
                names << name;
            }
        QVERIFY(!names.isEmpty());
    }

private:
    static const char* told(const QList<Finding>& findings) {
        static QByteArray all;
        all.clear();
        for (const Finding& finding : findings)
            all += '\n' + finding.text().toUtf8();
        return all.constData();
    }

    static void finds(const QList<Finding>& findings, Finding::Kind kind, const QString& what) {
        for (const Finding& finding : findings)
            if (finding.kind == kind && finding.text().contains(what))
                return;
        QFAIL(told(findings));
    }
};

GENOTYPE_TEST(AuditTest)

/// Every picture in one setting.
class PicturesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void nothingIsWrong_data() { tests::addPictureRows(); }
    void nothingIsWrong() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        const app::Shot& shot = catalogue.shots()[std::size_t(index)];
        QCOMPARE(wrongIn(shot, oneSetting(shot, index)), 0);
    }

    void theSettingsOfAllPicturesAreAllSettings() {
        const app::ShotCatalogue catalogue = app::allShots();
        QList<app::ShotSetting> seen;
        int index = 0;
        for (const app::Shot& shot : catalogue.shots())
            for (const app::ShotSetting& setting : oneSetting(shot, index++))
                if (!seen.contains(setting))
                    seen << setting;
        for (const app::ShotSetting& setting : app::ShotCatalogue::withLargest())
            QVERIFY2(seen.contains(setting), qPrintable(app::ShotCatalogue::fileName(app::Shot(), setting)));
    }
};

GENOTYPE_TEST(PicturesTest, shards3)

/// Every picture in all its settings.
class EveryPictureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void nothingIsWrongInAnySetting_data() { tests::addPictureRows(); }
    void nothingIsWrongInAnySetting() {
        QFETCH(int, index);
        const app::ShotCatalogue catalogue = app::allShots();
        const app::Shot& shot = catalogue.shots()[std::size_t(index)];
        QCOMPARE(wrongIn(shot, shot.settings), 0);
    }
};

GENOTYPE_TEST(EveryPictureTest, longest, shards8)
#include "audit_test.moc"
