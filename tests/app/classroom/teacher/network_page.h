// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/teacher/class_network.h"
#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/door_panel.h"
#include "app/network/client/class_client.h"
#include "app/network/client/joined_class.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "tests/app/network/server/hosted.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

/// The Class page of a teacher whose class is on the network.
namespace tests::network {

using namespace app;

inline constexpr commitment::HashCost cheap{16, 1, 1};

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
    QString text(const char* name) const { return textOf(page.network(), name); }
    bool opens() {
        page.network().door().openClass();
        return QTest::qWaitFor([this] { return page.hosted().state() == HostedClass::State::Open; },
                               patience);
    }
    bool closes() { return tests::closes(page.hosted()); }
    /// What the teacher's own connection asks for; the code of a refusal, empty for `done`.
    std::string asks(const messages::ClientMessage& message) {
        const auto teacher = [] { return JoinedClass::current().clientAs(messages::Role::Teacher); };
        std::optional<Outcome> outcome;
        if (!QTest::qWaitFor([&] { return teacher() != nullptr; }, patience))
            return "not in";
        teacher()->perform(message, &page, [&outcome](const Outcome& what) { outcome = what; });
        if (!QTest::qWaitFor([&] { return outcome.has_value(); }, patience))
            qFatal("no answer");
        const auto* const failure = std::get_if<messages::Failed>(&*outcome);
        return failure                                            ? failure->code.word()
               : std::holds_alternative<messages::Done>(*outcome) ? std::string()
                                                                  : "no answer";
    }
    /// The cell of a list.
    QString cell(const char* list, int row, int column) const {
        const QTableWidgetItem* item = find<QTableWidget>(page.network(), list)->item(row, column);
        return item ? item->text() : QString();
    }
    void click(const char* name) const { find<QPushButton>(page.network(), name)->click(); }

    AppSettings settings;
    AppContext context;
    mutable ClassPage page;
};

/// A pupil who has typed the words.
class JoinedPupil : public ClassClient {
public:
    explicit JoinedPupil(const HostedClass& hosted) {
        connection().setHashCost(cheap);
        enter(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(hosted.host().port())), {},
              {join::typedCode(hosted.authenticator()->words().toStdString()).code, {}});
    }
    bool isIn() const {
        return QTest::qWaitFor([this] { return state() == State::In; }, patience);
    }
};

} // namespace tests::network
