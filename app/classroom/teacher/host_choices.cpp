// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_choices.h"

#include "app/base/files/stored.h"

namespace app {

template <typename Io> void fields(Io& io, HostChoices::Values& values) {
    io("port", values.port, json::Number{HostChoices::firstPort, HostChoices::lastPort});
    io("name", values.name);
    io("address", values.address);
    io("keepsWords", values.keepsWords);
}

HostChoices::HostChoices(const QString& dataFolder)
    : m_file(dataFolder, Kept::HostChoices), m_values(storedIn<Values>(m_file)) {}

void HostChoices::set(const Values& values) {
    if (values == m_values)
        return;
    m_values = values;
    store(m_file, values);
}

QString HostChoices::shownOf(const QStringList& addresses) const {
    return addresses.contains(m_values.address) ? m_values.address : addresses.value(0);
}

} // namespace app
