// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/audience.h"
#include "app/network/server/host_table.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tests {

/// Members who are here without a connection: what each was told is remembered.
class RememberedAudience : public app::Audience {
public:
    std::map<int, messages::Role> here;
    std::map<int, int> watched;
    std::map<int, std::vector<messages::HostMessage>> told;
    std::set<int> dismissed;

    /// The messages of a kind that a member was told.
    template <typename Message> std::vector<Message> toldOf(int member) const {
        std::vector<Message> found;
        if (const auto all = told.find(member); all != told.end())
            for (const messages::HostMessage& one : all->second)
                if (const auto* const message = std::get_if<Message>(&one))
                    found.push_back(*message);
        return found;
    }

    bool isHere(int member) const override { return here.contains(member); }
    int memberCount() const override { return static_cast<int>(here.size()); }
    void send(int member, const messages::HostMessage& message) override {
        if (isHere(member))
            told[member].push_back(message);
    }
    void sendToAll(const messages::HostMessage& message) override {
        for (const auto& [member, role] : here)
            told[member].push_back(message);
    }
    void sendToEach(const MessagesFor& messagesFor) override {
        for (const auto& [member, role] : here)
            for (const messages::HostMessage& one : messagesFor({member, role}))
                told[member].push_back(one);
    }
    void sendToTable(const app::HostTable& table, const MessageForSeat& messageFor) override {
        for (const auto& [member, role] : here)
            if (table.seats().of(member) != core::noSeat || watches(member, table.number()))
                told[member].push_back(messageFor(table.seats().of(member)));
    }
    void sendToWatchers(int table, const std::vector<messages::HostMessage>& messages) override {
        for (const auto& [member, role] : here)
            if (watches(member, table))
                told[member].insert(told[member].end(), messages.begin(), messages.end());
    }
    void watch(int member, int table) override { watched[member] = table; }
    void endWatching(int table) override {
        std::erase_if(watched, [table](const auto& one) { return one.second == table; });
    }
    void dismiss(int member, const messages::Reason&, const std::string&) override {
        here.erase(member);
        dismissed.insert(member);
    }

private:
    bool watches(int member, int table) const {
        const auto found = watched.find(member);
        return found != watched.end() && found->second == table;
    }
};

} // namespace tests
