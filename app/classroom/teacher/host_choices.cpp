// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_choices.h"

namespace app {

namespace {

const QLatin1String portKey("port");
const QLatin1String nameKey("name");
const QLatin1String addressKey("address");
const QLatin1String wordsKey("keepsWords");

} // namespace

HostChoices::HostChoices(const QString& dataFolder) : m_file(dataFolder, Kept::HostChoices) {
    const QJsonObject kept = m_file.read();
    const int port = kept[portKey].toInt();
    if (port >= firstPort && port <= lastPort)
        m_values.port = static_cast<quint16>(port);
    m_values.name = kept[nameKey].toString();
    m_values.address = kept[addressKey].toString();
    m_values.keepsWords = kept[wordsKey].toBool();
}

void HostChoices::set(const Values& values) {
    if (values == m_values)
        return;
    m_values = values;
    m_file.change([&values](QJsonObject now) {
        now[portKey] = values.port;
        now[nameKey] = values.name;
        now[addressKey] = values.address;
        now[wordsKey] = values.keepsWords;
        return now;
    });
}

QString HostChoices::shownOf(const QStringList& addresses) const {
    return addresses.contains(m_values.address) ? m_values.address : addresses.value(0);
}

} // namespace app
