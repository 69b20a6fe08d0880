// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_shots.h"

#include "app/classroom/pupil/seat_table.h"
#include "app/classroom/teacher/class_network.h"
#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/class_pictures.h"
#include "app/classroom/teacher/dashboard.h"
#include "app/classroom/teacher/door_panel.h"
#include "app/classroom/teacher/projected_table.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/sharing/code_store.h"
#include "app/learn/sharing/results_code_button.h"
#include "app/network/client/joined_class.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/monitor_shots.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/shell/presenting.h"

#include "lessons/sampling/multinomial.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

namespace app {

namespace {

constexpr int twoGenes = 44;  // RrGg × RrGg
constexpr int testCross = 25; // Ff × ff

/// The Class page in a window after `then` has prepared it.
Shot::Make classroom(std::function<void(ClassPage&)> then) {
    return [then](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("class"));
        then(*qobject_cast<ClassPage*>(made->page(QStringLiteral("class"))));
        return made;
    };
}

/// A code of each of so many groups, a line each.
QString codesOf(int experiment, const std::vector<double>& chances, int groups, std::int64_t plants) {
    lessons::Generator generator(shotSeed);
    QString text;
    for (int group = 1; group <= groups; ++group) {
        const auto code =
            lessons::writePoolCode({experiment, group, 0, lessons::sampleCounts(generator, plants, chances)});
        text += QString::fromStdString(code.value_or("")) + QLatin1Char('\n');
    }
    return text;
}

QString dihybridCodes(int groups) {
    return codesOf(twoGenes, {9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0}, groups, 160);
}

void enter(ClassPage& page, const QString& codes) {
    page.findChild<QPlainTextEdit*>(QStringLiteral("codes"))->setPlainText(codes);
    page.codes().take();
}

/// Waits while the events go on, which a picture needs seldom.
template <typename Condition> void await(Condition condition) {
    constexpr int longest = 10'000; // milliseconds
    QElapsedTimer time;
    for (time.start(); !condition() && time.elapsed() < longest;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// The class on the network, open on this computer alone.
void openOnNetwork(ClassPage& page) {
    page.showPart(ClassPage::Part::Network);
    page.hostSettings().address = QHostAddress(QHostAddress::LocalHost);
    page.hostSettings().port = 0;
    page.hostSettings().questionPort = 0;
    page.hostSettings().cost = {16, 1, 1};
    page.hostSettings().seed = shotSeed;
    page.network().door().openClass();
    await([&] { return page.hosted().state() == HostedClass::State::Open; });
    // The teacher's own connection brings the dashboard.
    await([] {
        const ClassClient* const teacher = JoinedClass::current().clientAs(messages::Role::Teacher);
        return teacher && teacher->monitoring().pacing();
    });
}

/// With tables, and members at them.
void fillNetwork(ClassPage& page) {
    ClassHost& host = page.hosted().host();
    TableRules rules;
    rules.seats = 4;
    for (const char* game : {"genotype", "genome-wars"}) {
        rules.game = game;
        host.openTable(rules, {});
    }
    await([&] { return host.tables().size() == 2; });
    const auto code = join::typedCode(page.hosted().authenticator()->words().toStdString()).code;
    for (int i = 0; i < 6; ++i) {
        auto* member = new ClassClient(&page);
        member->connection().setHashCost({16, 1, 1});
        member->enter(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(host.port())), {},
                      {.code = code, .fingerprint = {}});
        await([&] { return member->state() == ClassClient::State::In; });
        if (i < 4)
            member->request(messages::Sit{.table = 1 + i / 3});
        await([&] { return i >= 4 || host.members().back().table != 0; });
    }
    JoinedClass::current().clientAs(messages::Role::Teacher)->request(messages::StartTable{1});
    await([&] { return host.tables().at(1)->stage() != messages::Stage::Waiting; });
}

/// Pupils who have answered, and the report on them.
void reportOnNetwork(ClassPage& page) {
    ClassHost& host = page.hosted().host();
    const auto code = join::typedCode(page.hosted().authenticator()->words().toStdString()).code;
    for (int i = 0; i < 5; ++i) {
        ClassClient member;
        member.connection().setHashCost({16, 1, 1});
        member.enter(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(host.port())), {},
                     {.code = code, .fingerprint = {}});
        await([&] { return member.state() == ClassClient::State::In; });
        int number = 0;
        for (const char* question : {"dominance-f1", "dominance-f2"}) {
            const int choice = (i + number) % 3;
            member.request(messages::GiveAnswers{{{.number = ++number,
                                                   .lesson = "dominance",
                                                   .question = question,
                                                   .choice = choice,
                                                   .right = choice == 0,
                                                   .first = true}}});
        }
        member.request(
            messages::Whereabouts{.page = "lessons", .lesson = "dominance", .done = i < 2 ? 15 : 3});
        const auto all = static_cast<std::size_t>(i) + 1;
        await([&] { return host.monitor().steps().size() == all; });
    }
    page.findChild<QPushButton*>(QStringLiteral("openNetworkReports"))->click();
    scrollTo(*page.window(), QStringLiteral("networkReportState"));
}

/// Two pupils are ticked, to be seated at new tables.
void seatSome(ClassPage& page) {
    auto& dashboard = *page.findChild<Dashboard*>();
    fillDashboard(dashboard);
    auto* list = dashboard.findChild<QTableWidget*>(QStringLiteral("pupilList"));
    for (const int row : {0, 2})
        list->item(row, 0)->setCheckState(Qt::Checked);
    auto* kind = dashboard.findChild<QComboBox*>(QStringLiteral("sendKind"));
    kind->setCurrentIndex(kind->count() - 1);
    scrollTo(*page.window(), QStringLiteral("untickPupils"));
}

/// A class that is open on the network.
void registerOpenClass(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("class-network-closed"), ShotCatalogue::usual(),
                  classroom([](ClassPage& page) { page.showPart(ClassPage::Part::Network); }));
    catalogue.add(QStringLiteral("class-network-empty"), ShotCatalogue::brief(), classroom(openOnNetwork));
    catalogue.add(QStringLiteral("class-network"), ShotCatalogue::withLargest(),
                  classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      fillNetwork(page);
                  }));
    catalogue.add(QStringLiteral("class-dashboard"), ShotCatalogue::withLargest(),
                  classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      fillDashboard(*page.findChild<Dashboard*>());
                  }));
    catalogue.add(QStringLiteral("class-answers"), ShotCatalogue::usual(), classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      fillDashboard(*page.findChild<Dashboard*>());
                      scrollTo(*page.window(), QStringLiteral("noAnswers"));
                  }));
    catalogue.add(QStringLiteral("class-network-reports"), ShotCatalogue::withLargest(),
                  classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      reportOnNetwork(page);
                  }));
    catalogue.add(QStringLiteral("class-seats"), ShotCatalogue::withLargest(), classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      seatSome(page);
                  }));
}

/// What the class sees of it, and how it is closed.
void registerEndOfClass(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("class-network-presented"), ShotCatalogue::withLargest(),
                  [](AppContext& context) -> std::unique_ptr<QWidget> {
                      auto made = windowAt(context, QStringLiteral("class"));
                      auto& page = *qobject_cast<ClassPage*>(made->page(QStringLiteral("class")));
                      openOnNetwork(page);
                      made->presenting().begin(page.presentation());
                      return made;
                  });
    catalogue.add(QStringLiteral("class-network-saved"), ShotCatalogue::brief(),
                  classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      page.hosted().close();
                      await([&] { return page.hosted().state() == HostedClass::State::Closed; });
                  }));
    catalogue.add(QStringLiteral("class-network-closing"), ShotCatalogue::usual(),
                  classroom([](ClassPage& page) {
                      openOnNetwork(page);
                      fillNetwork(page);
                      // A question closes when its window is resized, as it is before the picture.
                      QMetaObject::invokeMethod(
                          &page, [&page] { page.mayClose(); }, Qt::QueuedConnection);
                  }));
    catalogue.add(QStringLiteral("class-table-presented"),
                  ShotCatalogue::inUsualType(ShotCatalogue::withLargest()),
                  [](AppContext& context) -> std::unique_ptr<QWidget> {
                      auto made = windowAt(context, QStringLiteral("class"));
                      auto& page = *qobject_cast<ClassPage*>(made->page(QStringLiteral("class")));
                      openOnNetwork(page);
                      fillNetwork(page);
                      await([] { return JoinedClass::current().clientAs(messages::Role::Teacher); });
                      ClassClient& teacher = *JoinedClass::current().clientAs(messages::Role::Teacher);
                      made->presenting().begin(class_pictures::table(teacher, 1, context.settings));
                      // There is nothing to see until the way to the first board has come, too.
                      await([&made] {
                          const auto* const projected = made->findChild<ProjectedTable*>();
                          SeatTable* const table = projected ? projected->table() : nullptr;
                          return table && table->seat().game().isOpen();
                      });
                      return made;
                  });
}

/// Groups that count, each on its own sheet.
void registerGroups(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("class-empty"), ShotCatalogue::usual(), classroom([](ClassPage&) {}));
    catalogue.add(QStringLiteral("class-bad-code"), ShotCatalogue::usual(), classroom([](ClassPage& page) {
                      enter(page, dihybridCodes(5) + QStringLiteral("0AF4-AE32-SG48\nK7Q2-9FMX\n"));
                      // Another group with the number 1.
                      enter(page, page.findChild<QPlainTextEdit*>(QStringLiteral("codes"))->toPlainText() +
                                      codesOf(twoGenes, {0.25, 0.25, 0.25, 0.25}, 1, 80));
                  }));
    catalogue.add(QStringLiteral("class-pooled"), ShotCatalogue::withLargest(),
                  classroom([](ClassPage& page) { enter(page, dihybridCodes(9)); }));
    catalogue.add(QStringLiteral("class-forty-groups"), ShotCatalogue::brief(),
                  classroom([](ClassPage& page) {
                      enter(page, codesOf(testCross, {0.5, 0.5}, 40, 50));
                  }));
    catalogue.add(QStringLiteral("class-own-experiment"), ShotCatalogue::brief(),
                  classroom([](ClassPage& page) {
                      page.session().change([](ClassState& state) {
                          state.experiment = 3;
                          state.sample.setOwn(3, {{"red", "pink", "white"}, {1, 2, 1}});
                          state.sample.set({3, 1, {}, {12, 21, 9}});
                          state.sample.set({3, 2, {}, {8, 25, 11}});
                      });
                  }));
    catalogue.add(QStringLiteral("class-code-sheet"), ShotCatalogue::usual(),
                  [](AppContext& context) -> std::unique_ptr<QWidget> {
                      CodeStore(context.dataFolder).setGroup(7);
                      auto made = windowAt(context, QStringLiteral("lab"));
                      auto* page = qobject_cast<LabPage*>(made->page(QStringLiteral("lab")));
                      page->setSeed(shotSeed);
                      page->session().roll(320);
                      // A sheet closes when its window is resized, as it is before the picture.
                      auto* opener = page->findChild<ResultsCodeButton*>();
                      QMetaObject::invokeMethod(opener, &QPushButton::click, Qt::QueuedConnection);
                      return made;
                  });
}

} // namespace

void registerClassShots(ShotCatalogue& catalogue) {
    registerOpenClass(catalogue);
    registerEndOfClass(catalogue);
    registerGroups(catalogue);
}

} // namespace app
