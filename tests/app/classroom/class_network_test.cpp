// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/class_network.h"
#include "app/classroom/class_page.h"
#include "app/classroom/door_panel.h"
#include "app/client/joined_class.h"
#include "app/pool/qr_picture.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/theme/theme.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtNetwork/QTcpServer>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>

using namespace app;

namespace {

constexpr commitment::HashCost cheap{16, 1, 1};
constexpr int longest = 20'000; // milliseconds

/// The Class page with its part for the network, over a folder.
struct NetworkPage {
    explicit NetworkPage(const QString& folder) : context(settings, folder, {}), page(context) {
        page.hostSettings().address = QHostAddress(QHostAddress::LocalHost);
        page.hostSettings().questionPort = 0;
        page.hostSettings().port = 0;
        page.hostSettings().cost = cheap;
        page.hostSettings().pace.patience = std::chrono::milliseconds(0);
        page.resize(1100, 700);
        page.showPart(ClassPage::Part::Network);
        page.show();
    }
    template <typename T> T* find(const char* name) const {
        return page.network().findChild<T*>(QLatin1String(name));
    }
    QString text(const char* name) const {
        return find<QLabel>(name)->text().replace(QChar::Nbsp, QLatin1Char(' '));
    }
    bool opens() {
        page.network().door().openClass();
        return QTest::qWaitFor([this] { return page.hosted().state() == HostedClass::State::Open; }, longest);
    }
    /// The cell of a list.
    QString cell(const char* list, int row, int column) const {
        const QTableWidgetItem* item = find<QTableWidget>(list)->item(row, column);
        return item ? item->text() : QString();
    }
    void click(const char* name) const { find<QPushButton>(name)->click(); }

    AppSettings settings;
    AppContext context;
    mutable ClassPage page;
};

/// A pupil who has typed the words.
class JoinedPupil : public ClassClient {
public:
    explicit JoinedPupil(const HostedClass& hosted) {
        setHashCost(cheap);
        enter(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(hosted.host().port())), {},
              {join::typedCode(hosted.door()->words().toStdString()).code, {}});
    }
    bool isIn() const {
        return QTest::qWaitFor([this] { return state() == State::In; }, longest);
    }
};

/// Presses the button with this text in whatever popover is open.
bool choose(const QWidget& page, const QString& text) {
    for (QPushButton* one : page.window()->findChildren<QPushButton*>())
        if (one->isVisible() && one->text() == text) {
            one->click();
            return true;
        }
    return false;
}

} // namespace

class ClassNetworkTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theOpenClassShowsItsWordsAndItsAddress() {
        NetworkPage opened(m_folder->path());
        QVERIFY(!opened.find<QLabel>("joinWords")->isVisible());
        QVERIFY(!opened.find<QPushButton>("eraseClass")->isVisible());
        QVERIFY(opened.opens());
        QCOMPARE(opened.text("joinWords"), opened.page.hosted().door()->words());
        QCOMPARE(opened.text("joinAddress"),
                 QStringLiteral("127.0.0.1:%1").arg(opened.page.hosted().host().port()));
        QVERIFY(opened.find<QLabel>("joinWords")->isVisible() &&
                !opened.find<QPushButton>("openClass")->isVisible());
        QVERIFY(opened.page.findChild<QrPicture*>()->side() > 0);
        QVERIFY(opened.text("networkTold").contains(opened.page.hosted().door()->words()));
    }

    void whatIsPresentedIsHowToJoin() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.page.presentation().explanation.isEmpty());
        QVERIFY(opened.opens());
        const Presentation shown = opened.page.presentation();
        QVERIFY(shown.explanation.first().contains(opened.page.hosted().door()->words()));
        QVERIFY(shown.explanation.first().contains(opened.text("joinAddress")));
        QWidget parent;
        QVERIFY(qobject_cast<QrPicture*>(shown.figure(&parent)));
    }

    void theDashboardIsForTheTeacherAlone() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        const QString nickname = QString::fromStdString(pupil.welcome().nickname);
        // It follows the class whose window this is.
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("pupilList", 0, 0) == nickname; }, longest));
        pupil.request(messages::Whereabouts{.page = "lab"});
        QVERIFY(
            QTest::qWaitFor([&] { return opened.cell("pupilList", 0, 2) == QLatin1String("Lab"); }, longest));
        // What F11 shows knows nobody.
        const Presentation shown = opened.page.presentation();
        QVERIFY(!shown.explanation.join(QLatin1Char(' ')).contains(nickname));
        QVERIFY(!shown.title.contains(nickname) && shown.outcomes.empty());
    }

    void theTeachersWindowCollectsWhatPupilsSend() {
        NetworkPage opened(m_folder->path());
        QVERIFY(!JoinedClass::current().clientAs(messages::Role::Teacher));
        QVERIFY(opened.opens());
        QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                longest));
        ClassClient& teacher = *JoinedClass::current().clientAs(messages::Role::Teacher);
        constexpr int flowers = 18;
        teacher.request(messages::SetPool{.experiment = flowers, .stage = messages::PoolStage::Open});
        QVERIFY(QTest::qWaitFor([&] { return teacher.pools().contains(flowers); }, longest));
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        pupil.contribute({.experiment = flowers, .counts = {31, 9}});
        QVERIFY(QTest::qWaitFor([&] { return teacher.pools().at(flowers).contributors == 1; }, longest));
        // The teacher is no member whom one could remove.
        QCOMPARE(opened.find<QTableWidget>("classMembers")->rowCount(), 1);
        opened.page.hosted().close();
        QVERIFY(!JoinedClass::current().clientAs(messages::Role::Teacher));
    }

    void aTableIsOpenedAndBegunAndClosed() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        auto* game = opened.find<QComboBox>("tableGame");
        game->setCurrentIndex(game->findData(QStringLiteral("genome-wars")));
        opened.find<QSpinBox>("tableSeats")->setValue(3);
        opened.click("openTable");
        QVERIFY(
            QTest::qWaitFor([&] { return opened.cell("classTables", 0, 0) == QLatin1String("1"); }, longest));
        QCOMPARE(opened.cell("classTables", 0, 2), QStringLiteral("waiting"));
        QCOMPARE(opened.cell("classTables", 0, 3), QStringLiteral("3 free"));
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        pupil.request(messages::Sit{.table = 1});
        QVERIFY(
            QTest::qWaitFor([&] { return opened.cell("classTables", 0, 3).startsWith("Clover"); }, longest));
        opened.click("startTable");
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("classTables", 0, 2) == QLatin1String("playing"); },
                                longest));
        QVERIFY(!opened.find<QPushButton>("startTable")->isEnabled());
        opened.click("pauseTables");
        QVERIFY(opened.page.hosted().host().isPaused());
        QTRY_COMPARE(opened.find<QPushButton>("pauseTables")->text(), QStringLiteral("Let all tables go on"));
        opened.click("closeTable");
        QVERIFY(choose(opened.page, QStringLiteral("Let them play")));
        QCOMPARE(opened.page.hosted().host().tables().size(), std::size_t{1});
        opened.click("closeTable");
        QVERIFY(choose(opened.page, QStringLiteral("Close it")));
        QVERIFY(opened.page.hosted().host().tables().empty());
    }

    void aMemberIsShownAndRemovedAfterAQuestion() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("classMembers", 0, 0) == QLatin1String("Clover"); },
                                longest));
        QCOMPARE(opened.cell("classMembers", 0, 1), QStringLiteral("here"));
        opened.find<QTableWidget>("classMembers")->setCurrentCell(0, 0);
        opened.click("removeMember");
        QVERIFY(choose(opened.page, QStringLiteral("Keep")));
        QCOMPARE(opened.find<QTableWidget>("classMembers")->rowCount(), 1);
        opened.find<QTableWidget>("classMembers")->setCurrentCell(0, 0);
        opened.click("removeMember");
        QVERIFY(choose(opened.page, QStringLiteral("Remove")));
        QVERIFY(QTest::qWaitFor([&] { return opened.find<QTableWidget>("classMembers")->rowCount() == 0; },
                                longest));
        QVERIFY(QTest::qWaitFor([&] { return pupil.state() == ClassClient::State::Out; }, longest));
    }

    void newWordsReplaceTheOldOnes() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        const QString before = opened.text("joinWords");
        opened.click("newWords");
        QVERIFY(choose(opened.page, QStringLiteral("Make new words")));
        QVERIFY(QTest::qWaitFor([&] { return opened.text("joinWords") != before; }, longest));
        QCOMPARE(opened.text("joinWords"), opened.page.hosted().door()->words());
        QVERIFY(opened.text("networkTold").contains(opened.text("joinWords")));
    }

    void aTakenPortIsSaidInASentence() {
        NetworkPage opened(m_folder->path());
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        opened.page.hostSettings().port = other.serverPort();
        opened.page.network().door().openClass();
        QVERIFY(QTest::qWaitFor([&] { return opened.page.hosted().state() == HostedClass::State::Closed; },
                                longest));
        QVERIFY2(opened.text("networkTold").contains(QString::number(other.serverPort())),
                 qPrintable(opened.text("networkTold")));
        QVERIFY(opened.find<QPushButton>("openClass")->isEnabled());
    }

    void anotherWindowIsNamed() {
        NetworkPage first(m_folder->path());
        NetworkPage second(m_folder->path());
        QVERIFY(first.opens());
        second.page.network().door().openClass();
        QVERIFY(second.text("networkTold").contains(QLatin1String("Another window")));
    }

    void whatIsErasedIsGone() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        opened.click("closeClass");
        QVERIFY(
            QTest::qWaitFor([&] { return opened.find<QPushButton>("eraseClass")->isVisible(); }, longest));
        opened.click("eraseClass");
        QVERIFY(choose(opened.page, QStringLiteral("Erase everything")));
        QVERIFY(!QFile::exists(m_folder->path() + "/class/class.sqlite"));
        QVERIFY(!opened.find<QPushButton>("eraseClass")->isVisible());
    }

    void theClassStaysOpenWhenThePageIsBuiltAnew() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        const QString words = opened.text("joinWords");
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&opened.page, &language);
        QCOMPARE(opened.text("joinWords"), words);
        QVERIFY(pupil.state() == ClassClient::State::In);
        QCOMPARE(opened.cell("classMembers", 0, 0), QStringLiteral("Clover"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "class_network_test.moc"
GENOTYPE_TEST(ClassNetworkTest)
