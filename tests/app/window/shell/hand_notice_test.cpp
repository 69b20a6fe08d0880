// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/hand_notice.h"

#include "app/base/text/language.h"
#include "app/charts/projector/present_view.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/shell/presenting.h"
#include "app/window/shell/side_bar_button.h"
#include "pupil_at_window.h"
#include "test_registry.h"
#include "tests/app/network/server/class_room.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

using namespace app;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// The window of a teacher, on some page, with two pupils in the class.
struct TeacherElsewhere {
    explicit TeacherElsewhere(const QString& page) : at(page) {
        signs = find<HandNotice>(at.window);
        isReady = teacher.comesAsTeacher(room.url()) && clover.comes(room.url()) && daisy.comes(room.url()) &&
                  Pupil::waitsFor([this] {
                      return teacher.monitoring().pacing() && teacher.monitoring().pupils().size() == 2;
                  });
        JoinedClass::current().set(&teacher);
        at.settle();
    }
    ~TeacherElsewhere() { JoinedClass::current().set(nullptr); }
    TeacherElsewhere(const TeacherElsewhere&) = delete;
    TeacherElsewhere& operator=(const TeacherElsewhere&) = delete;

    QString notice() const { return find<NoticeBar>(at.window)->text(); }
    QString nameOf(const Pupil& pupil) const { return QString::fromStdString(pupil.welcome().nickname); }
    bool raises(Pupil& pupil, bool raised = true) {
        const auto isUp = [&] {
            const auto found = teacher.monitoring().pupils().find(pupil.welcome().member);
            return found != teacher.monitoring().pupils().end() && found->second.raised == raised;
        };
        return pupil.asks(messages::RaiseHand{.raised = raised}).empty() && Pupil::waitsFor(isUp);
    }

    ClassRoom room;
    Pupil teacher;
    Pupil clover;
    Pupil daisy;
    PupilAtWindow at;
    HandNotice* signs = nullptr;
    bool isReady = false;
};

} // namespace

/// "Your teacher sees that you need help": on every page, and while the window presents.
class HandNoticeTest : public QObject {
    Q_OBJECT
private slots:
    void init() { setLanguageInUse(QStringLiteral("en")); }
    void aHandIsSeenOnEveryPage_data();
    void aHandIsSeenOnEveryPage();
    void whatIsPresentedSaysHowManyAndNotWho();
    void aHandThatIsLoweredIsNoNewsAnyMore();
    void theClassPageNeedsNoNotice();
    void withoutAClassThereIsNothingOfIt();
};

void HandNoticeTest::aHandIsSeenOnEveryPage_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "play", "lessons", "lab", "puzzles", "class", "games", "herbarium",
                             "glossary", "help", "settings"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void HandNoticeTest::aHandIsSeenOnEveryPage() {
    QFETCH(const QString, page);
    TeacherElsewhere class_(page);
    QVERIFY(class_.isReady);
    QVERIFY(class_.signs->hands() && class_.signs->hands()->isVisible());
    QVERIFY(!class_.signs->hands()->isChecked());
    const QRect before = class_.signs->hands()->geometry();
    QVERIFY(class_.raises(class_.clover));
    QVERIFY(class_.signs->hands()->isChecked());
    QCOMPARE(class_.signs->hands()->geometry(), before);
    QCOMPARE(class_.notice(), wording("HandNotice.needsHelp", class_.nameOf(class_.clover)));
    QVERIFY(class_.signs->hands()->accessibleDescription().contains(class_.nameOf(class_.clover)));
    class_.signs->hands()->click();
    class_.at.settle();
    QCOMPARE(class_.at.window.currentPage(), QStringLiteral("class"));
    // The list of pupils says it from now on.
    QVERIFY(class_.notice().isEmpty());
}

void HandNoticeTest::whatIsPresentedSaysHowManyAndNotWho() {
    TeacherElsewhere class_(QStringLiteral("lessons"));
    QVERIFY(class_.isReady);
    class_.at.window.present();
    class_.at.settle();
    QVERIFY(class_.at.window.presenting().view());
    QVERIFY(!class_.signs->mark().isVisible());
    QVERIFY(class_.raises(class_.clover));
    QVERIFY(class_.signs->mark().isVisible());
    QCOMPARE(class_.signs->mark().text(), wording("HandNotice.help", 1));
    QVERIFY(class_.at.window.centralWidget()->rect().contains(class_.signs->mark().geometry()));
    QVERIFY(class_.notice().isEmpty());
    const QString name = class_.nameOf(class_.clover);
    for (const QLabel* label : findAll<QLabel>(class_.at.window))
        if (label->isVisible())
            QVERIFY2(!label->text().contains(name), qPrintable(label->text()));
    // By name, when the class does not look at the window any more.
    class_.at.window.presenting().end();
    QVERIFY(!class_.signs->mark().isVisible());
    QCOMPARE(class_.notice(), wording("HandNotice.needsHelp", name));
}

void HandNoticeTest::aHandThatIsLoweredIsNoNewsAnyMore() {
    TeacherElsewhere class_(QStringLiteral("lab"));
    QVERIFY(class_.isReady);
    QVERIFY(class_.raises(class_.clover));
    QVERIFY(class_.raises(class_.daisy));
    QVERIFY(class_.raises(class_.clover, false));
    QVERIFY(class_.raises(class_.daisy, false));
    QVERIFY(class_.notice().isEmpty());
    QVERIFY(!class_.signs->hands()->isChecked());
    QVERIFY(class_.raises(class_.clover));
    QCOMPARE(class_.notice(), wording("HandNotice.needsHelp", class_.nameOf(class_.clover)));
}

void HandNoticeTest::theClassPageNeedsNoNotice() {
    TeacherElsewhere class_(QStringLiteral("lessons"));
    QVERIFY(class_.isReady);
    class_.signs->hands()->click();
    class_.at.settle();
    QVERIFY(class_.raises(class_.clover));
    QVERIFY(class_.notice().isEmpty());
    QVERIFY(class_.signs->hands()->isChecked());
}

void HandNoticeTest::withoutAClassThereIsNothingOfIt() {
    PupilAtWindow at(QStringLiteral("lessons"));
    const auto* const signs = find<HandNotice>(at.window);
    QVERIFY(!signs->hands());
}

GENOTYPE_TEST(HandNoticeTest)

#include "hand_notice_test.moc"
