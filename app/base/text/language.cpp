// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <string>

namespace app {
namespace {

std::string& inUse() {
    static std::string code = "en";
    return code;
}

} // namespace

void setLanguageInUse(const QString& code) {
    inUse() = code.toStdString();
}

QString languageInUse() {
    return QString::fromStdString(inUse());
}

const std::vector<const lessons::Topic*>& topicsInUse() {
    return lessons::topics(inUse());
}

const lessons::Topic* topicInUse(std::string_view id) {
    return lessons::findTopic(id, inUse());
}

const lessons::Misconception* misconceptionInUse(std::string_view id) {
    return lessons::findMisconception(id, inUse());
}

} // namespace app
