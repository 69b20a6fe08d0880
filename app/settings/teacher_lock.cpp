// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_lock.h"

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t saltBytes = 16;
constexpr std::size_t lockHashBytes = 32;
constexpr int freeWrong = 2;
constexpr int firstPause = 5;
constexpr int longestPause = 300;

std::string hashOf(const QString& password, const std::string& salt, const commitment::HashCost& cost) {
    return commitment::slowHash(password.toStdString(), "genotype teacher 1" + salt, cost);
}

} // namespace

TeacherLock& TeacherLock::current() {
    static TeacherLock lock;
    return lock;
}

void TeacherLock::set(const QString& lock) {
    m_lock = lock;
    m_wrong = 0;
    m_until = {};
    m_shut = isSet();
    emit changed();
}

int TeacherLock::pause(Time now) const {
    return m_wrong > freeWrong && now < m_until
               ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_until - now).count())
               : 0;
}

bool TeacherLock::open(const QString& password, Time now) {
    if (!m_shut)
        return true;
    if (pause(now) > 0)
        return false;
    const std::string bytes = commitment::bytesOf(m_lock.toStdString()).value_or("");
    if (bytes.size() == saltBytes + lockHashBytes &&
        commitment::sameBytes(hashOf(password, bytes.substr(0, saltBytes), m_cost),
                              bytes.substr(saltBytes))) {
        m_wrong = 0;
        m_shut = false;
        emit changed();
        return true;
    }
    ++m_wrong;
    int seconds = firstPause;
    for (int i = freeWrong + 1; i < m_wrong && seconds < longestPause; ++i)
        seconds *= 2;
    m_until = now + std::chrono::seconds(m_wrong > freeWrong ? std::min(seconds, longestPause) : 0);
    return false;
}

void TeacherLock::shut() {
    m_shut = isSet();
    emit changed();
}

QString TeacherLock::lockFor(const QString& password, const commitment::HashCost& cost) {
    const std::string salt = commitment::randomBytes(saltBytes);
    return QString::fromStdString(commitment::hexOf(salt + hashOf(password, salt, cost)));
}

bool TeacherLock::isLock(const QString& text) {
    const auto bytes = commitment::bytesOf(text.toStdString());
    return bytes && bytes->size() == saltBytes + lockHashBytes;
}

} // namespace app
