// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_shots.h"

#include "app/classroom/pupil/join_page.h"
#include "app/classroom/pupil/lobby_page.h"
#include "app/classroom/pupil/member_page.h"
#include "app/classroom/pupil/table_page.h"
#include "app/games/board/game_board.h"
#include "app/network/client/class_client.h"
#include "app/network/discovery/surroundings.h"
#include "app/network/server/class_host.h"
#include "app/network/server/sql_storage.h"
#include "app/programs/shots/shot_catalogue.h"
#include "engine/games/games.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDeadlineTimer>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace app {

namespace {

constexpr std::uint64_t classSeed = 5;
const std::string teacherKey = "the teacher's key";
constexpr std::chrono::seconds patience{10};

/// A network that says nothing of itself, so that pictures are the same on every computer.
class NoSurroundings : public join::Surroundings {
public:
    using Surroundings::Surroundings;
    QList<join::OwnAddress> ownAddresses() const override { return {}; }
    QList<QHostAddress> routers() const override { return {}; }
    QList<QHostAddress> neighbours() const override { return {}; }
    void askEverybody(const QByteArray&) override {}
    void ask(const QByteArray&, const QHostAddress&) override {}
    void probe(const QHostAddress&, quint16, int) override {}
    void resolve(const QString&) override {}
    void stop() override {}
};

/// A board fits type of double size into a window, which these shots do without; its own shots have that.
QList<ShotSetting> ofBoards(QList<ShotSetting> settings) {
    settings.removeIf([](const ShotSetting& one) { return one.textSize > 150; });
    return settings;
}

template <typename Condition> bool waitFor(Condition condition) {
    const QDeadlineTimer deadline(patience);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return condition();
}

/// A pupil's page, and a class with a host and a classmate in the same process.
class ShownClass {
public:
    explicit ShownClass(AppContext& context)
        : m_host({.dataFolder = m_folder.path(),
                  .teacherKey = teacherKey,
                  .pace = {.patience = std::chrono::hours(1), .bots = BotPace::Instant},
                  .firstSeed = classSeed},
                 SqlStorage::open(m_folder.filePath(QStringLiteral("class.sqlite")), QStringLiteral("here"),
                                  nullptr)),
          m_page(std::make_unique<MemberPage>(context, &m_network)) {
        bool isRead = false;
        m_host.restore([&isRead](bool is) { isRead = is; });
        waitFor([&isRead] { return isRead; });
        m_host.listen(QHostAddress::LocalHost, 0);
        for (const char* game : {"genotype", "genome-wars", "gene-expression"})
            m_host.openTable({.game = game, .seats = 4, .length = 0, .bot = {}, .clock = 0}, {});
        m_classmate.enter(url(), {});
        waitFor([this] { return !m_classmate.tables().tables.empty(); });
        m_classmate.request(messages::Sit{.table = 1, .seat = 1});
        waitFor([this] { return m_classmate.place().first == 1; });
    }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_host.port())); }
    MemberPage& page() { return *m_page; }
    ClassClient& classmate() { return m_classmate; }
    /// As a teacher does.
    void pause() {
        m_teacher.enter(url(), {.role = messages::Role::Teacher, .key = teacherKey});
        waitFor([this] { return m_teacher.state() == ClassClient::State::In; });
        m_teacher.request(messages::Pause{true});
    }

    void come() {
        m_page->enterClass(url());
        waitFor([this] { return !m_page->client().tables().tables.empty(); });
    }
    /// The first table, with its game begun.
    void play() {
        come();
        m_page->client().request(messages::Sit{.table = 1, .seat = 0});
        waitFor([this] { return m_page->client().place().first == 1; });
        m_page->client().request(messages::StartTable{1});
        waitFor([this] { return m_page->table() && m_page->table()->table().seat().game().isOpen(); });
    }
    /// Whoever's turn it is takes the first legal action, until the page's pupil has taken so many.
    void choose(int choices) {
        int taken = 0;
        std::size_t asked = 0;
        waitFor([&] {
            for (ClassClient* one : {&m_page->client(), &m_classmate}) {
                if (!one->board() || one->board()->legal.empty() || isOver())
                    continue;
                const bool own = one == &m_page->client();
                const auto step = static_cast<std::size_t>(one->board()->step) + 1;
                if (step == asked || (own && taken == choices))
                    continue;
                asked = step;
                taken += own;
                one->act(one->board()->legal.front());
            }
            return isOver() || (taken == choices && !m_page->client().board()->legal.empty() &&
                                static_cast<std::size_t>(m_page->client().board()->step) >= asked);
        });
    }
    bool isOver() const { return m_page->table() && m_page->table()->table().seat().game().isFinished(); }
    /// The page, which keeps the class for as long as it is there.
    static std::unique_ptr<QWidget> given(std::unique_ptr<ShownClass> shown) {
        std::unique_ptr<QWidget> page = std::move(shown->m_page);
        auto* const kept = shown.release();
        QObject::connect(page.get(), &QObject::destroyed, [kept] { delete kept; });
        return page;
    }

private:
    QTemporaryDir m_folder;
    ClassHost m_host;
    NoSurroundings m_network;
    ClassClient m_classmate;
    ClassClient m_teacher;
    std::unique_ptr<MemberPage> m_page;
};

Shot::Make inClass(std::function<void(ShownClass&)> then) {
    return [then](AppContext& context) -> std::unique_ptr<QWidget> {
        auto shown = std::make_unique<ShownClass>(context);
        then(*shown);
        return ShownClass::given(std::move(shown));
    };
}

} // namespace

void registerMemberShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("member-join"), ShotCatalogue::usual(), inClass([](ShownClass& shown) {
                      shown.page().joining().setRemembered(RememberedPlace{
                          .host = shown.url(), .token = "t", .nickname = "Clover", .fingerprint = {}});
                      shown.page().joining().begin();
                      shown.page().findChild<QLineEdit*>(QStringLiteral("joinWords"))->setText("acorn tigrr");
                      waitFor([&] { return !shown.page().joining().classSearch().finder().isBusy(); });
                  }));
    catalogue.add(QStringLiteral("member-lobby"), ShotCatalogue::usual(),
                  inClass([](ShownClass& shown) { shown.come(); }));
    catalogue.add(QStringLiteral("member-table"), ofBoards(ShotCatalogue::usual()),
                  inClass([](ShownClass& shown) {
                      shown.play();
                      shown.choose(4);
                  }));
    catalogue.add(QStringLiteral("member-undo-asked"), ofBoards(ShotCatalogue::brief()),
                  inClass([](ShownClass& shown) {
                      shown.play();
                      shown.choose(2);
                      shown.page().table()->onQuestion({.table = 1, .step = 2, .by = 1, .open = true});
                  }));
    catalogue.add(QStringLiteral("member-undo-own"), ofBoards(ShotCatalogue::brief()),
                  inClass([](ShownClass& shown) {
                      shown.play();
                      shown.choose(2);
                      shown.page().table()->onQuestion({.table = 1, .step = 2, .by = 0, .open = true});
                  }));
    catalogue.add(QStringLiteral("member-paused"), ofBoards(ShotCatalogue::brief()),
                  inClass([](ShownClass& shown) {
                      shown.play();
                      shown.pause();
                      waitFor([&] { return shown.page().client().tables().paused; });
                  }));
    catalogue.add(QStringLiteral("member-seated"), ShotCatalogue::brief(), inClass([](ShownClass& shown) {
                      shown.come();
                      shown.page().client().request(messages::Sit{.table = 2, .seat = 0});
                      waitFor([&] { return shown.page().client().place().first == 2; });
                  }));
    catalogue.add(QStringLiteral("member-lobby-lost"), ShotCatalogue::brief(), inClass([](ShownClass& shown) {
                      shown.come();
                      shown.page().lobby().setConnected(false);
                  }));
    catalogue.add(QStringLiteral("member-lost"), ofBoards(ShotCatalogue::brief()),
                  inClass([](ShownClass& shown) {
                      shown.play();
                      shown.page().table()->setConnected(false);
                  }));
}

} // namespace app
