// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/pupil/join_page.h"
#include "app/classroom/pupil/lobby_page.h"
#include "app/classroom/pupil/member_page.h"
#include "app/classroom/pupil/table_page.h"
#include "app/classroom/pupil/table_row.h"
#include "app/classroom/pupil/table_strip.h"
#include "app/network/client/seat_of.h"
#include "app/settings/app_settings.h"
#include "engine/games/games.h"
#include "tests/app/network/discovery/made_up_network.h"
#include "tests/app/network/server/class_room.h"
#include "tests/app/support/widgets.h"

#include <QtWidgets/QPushButton>

namespace tests {

/// The pages of a pupil with a data folder of their own, in a network in which nobody is to be found.
class PupilAtPage {
public:
    PupilAtPage() { open(); }

    /// Ends the pages and makes others over the same folder, as after a crash.
    void restart() {
        m_page.reset();
        open();
    }
    app::MemberPage& page() { return *m_page; }
    app::TablePage* table() { return m_page->table(); }
    app::TableDocument& game() { return table()->table().seat().game(); }
    template <typename G> app::SeatOf<G>& seat() {
        return dynamic_cast<app::SeatOf<G>&>(table()->table().seat());
    }
    const QString folder() const { return m_folder.path(); }
    /// The dice of all games of this pupil.
    const lessons::Ledger& ledger() { return m_context->dice().ledger(); }

    bool comes(const QUrl& url) {
        m_page->enterClass(url);
        return Pupil::waitsFor([this] { return m_page->client().state() == app::ClassClient::State::In; });
    }
    /// Types the words of a class, as on the page.
    bool types(const QUrl& url, const app::join::JoinCode& code) {
        m_page->client().connection().setHashCost(cheap);
        emit m_page->joining().joinRequested(url, code);
        return Pupil::waitsFor([this] { return m_page->client().state() == app::ClassClient::State::In; });
    }
    int number() const { return m_page->client().welcome().member; }
    /// Clicks a button of a part of the page by its name; false if it is not there to be clicked.
    static bool click(QWidget& part, const char* name) {
        auto* const found = seek<QPushButton>(part, name);
        if (!found || !found->isVisible() || !found->isEnabled())
            return false;
        found->click();
        return true;
    }
    bool sitsDown(int table) {
        return clicksInLobby(table, "sitDown") &&
               Pupil::waitsFor([&] { return m_page->client().place().first == table; });
    }
    bool clicksInLobby(int table, const char* button) {
        return Pupil::waitsFor([&] { return m_page->lobby().row(table) != nullptr; }) &&
               Pupil::waitsFor([&] { return click(*m_page->lobby().row(table), button); });
    }
    /// Whether the board of a game is on the screen.
    bool hasBoard() {
        return Pupil::waitsFor([this] { return table() && game().isOpen(); });
    }

private:
    void open() {
        m_settings = std::make_unique<app::AppSettings>(m_folder.filePath("settings.ini"));
        m_context = std::make_unique<app::AppContext>(*m_settings, m_folder.path(), QString());
        m_page = std::make_unique<app::MemberPage>(*m_context, &m_network);
        m_page->resize(1200, 760);
        m_page->show();
    }

    QTemporaryDir m_folder;
    MadeUpNetwork m_network;
    std::unique_ptr<app::AppSettings> m_settings;
    std::unique_ptr<app::AppContext> m_context;
    std::unique_ptr<app::MemberPage> m_page;
};

} // namespace tests
