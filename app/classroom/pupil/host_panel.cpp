// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_panel.h"

#include "app/network/discovery/typed_address.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int hostLines = 3;
/// What an entry of the list has its address and its name as.
constexpr int urlRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;

QUrl urlOfHost(const QString& host, quint16 port) {
    QUrl url;
    url.setScheme(QStringLiteral("wss"));
    url.setHost(host);
    url.setPort(port);
    return url;
}

JoinDoor doorOf(const QListWidgetItem& item) {
    return {QUrl(item.data(urlRole).toString()), item.data(nameRole).toString()};
}

} // namespace

HostPanel::HostPanel(QWidget* parent)
    : Panel(parent), m_hosts(new QListWidget(this)), m_words(page_parts::wrappingLabel({}, this)),
      m_again(page_parts::button([] { return tr("Search again"); }, this)),
      m_address(page_parts::lineEdit({}, this)) {
    auto* rows = new QVBoxLayout(this);
    page_parts::setMargins(rows, space::gap, 6);
    m_hosts->setObjectName(QStringLiteral("foundHosts"));
    m_words->setObjectName(QStringLiteral("searchWords"));
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Nothing moves under the pointer when something is said.
    keepStyled(m_words,
               [words = m_words] { words->setMinimumHeight(3 * words->fontMetrics().lineSpacing()); });
    m_again->setObjectName(QStringLiteral("searchAgain"));
    m_address->setObjectName(QStringLiteral("hostAddress"));
    m_address->setPlaceholderText(QStringLiteral("10.0.0.5"));
    rows->addWidget(page_parts::labelFor(
        m_hosts, [] { return tr("The teacher’s computer"); }, this));
    rows->addWidget(m_words);
    rows->addWidget(m_hosts);
    rows->addWidget(m_again, 0, Qt::AlignLeft);
    rows->addWidget(page_parts::labelFor(
        m_address, [] { return tr("Its address, if it is not found"); }, this));
    rows->addWidget(m_address);
    connect(m_hosts, &QListWidget::currentRowChanged, this, [this] {
        arrange();
        emit changed();
    });
    connect(m_hosts, &QListWidget::itemActivated, this, &HostPanel::entered);
    connect(m_again, &QPushButton::clicked, this, &HostPanel::searchClicked);
    connect(m_address, &QLineEdit::textChanged, this, &HostPanel::changed);
    connect(m_address, &QLineEdit::returnPressed, this, &HostPanel::entered);
    keepStyled(this, [this] { arrange(); });
}

void HostPanel::setHosts(const QList<join::FoundHost>& hosts) {
    const QString chosen =
        m_hosts->currentItem() ? m_hosts->currentItem()->data(urlRole).toString() : QString();
    m_hosts->clear();
    for (const join::FoundHost& host : hosts) {
        const QUrl url = urlOfHost(host.address.toString(), host.port);
        auto* const item = new QListWidgetItem(
            host.name.isEmpty() ? url.authority() : tr("%1 (%2)").arg(host.name, url.authority()), m_hosts);
        item->setData(urlRole, url.toString());
        item->setData(nameRole, host.name);
        if (url.toString() == chosen)
            m_hosts->setCurrentItem(item);
    }
    // A single one is meant.
    if (m_hosts->count() > 0 && !m_hosts->currentItem())
        m_hosts->setCurrentRow(0);
    arrange();
}

int HostPanel::count() const {
    return m_hosts->count();
}

QString HostPanel::firstName() const {
    return count() > 0 ? m_hosts->item(0)->text() : QString();
}

QString HostPanel::typedAddress() const {
    return m_address->text().trimmed();
}

QList<JoinDoor> HostPanel::doors() const {
    if (hasTypedAddress()) {
        const auto address = join::typedAddress(typedAddress());
        return address ? QList<JoinDoor>{{urlOfHost(address->host, address->port), {}}} : QList<JoinDoor>();
    }
    const QListWidgetItem* const chosen = m_hosts->currentItem();
    if (!chosen)
        return {};
    QList<JoinDoor> doors{doorOf(*chosen)};
    for (int row = 0; row < count(); ++row)
        if (const JoinDoor door = doorOf(*m_hosts->item(row)); door.url != doors.constFirst().url)
            doors << door;
    return doors;
}

void HostPanel::setWords(const QString& words) {
    m_words->setText(words);
}

QString HostPanel::words() const {
    return m_words->text();
}

void HostPanel::setSearchable(bool isSearchable) {
    m_again->setEnabled(isSearchable);
}

/// The list is as high as what is in it. Where there is nothing to choose, the words say it all.
void HostPanel::arrange() {
    m_hosts->setVisible(count() > 1);
    if (count() > 1)
        m_hosts->setFixedHeight(std::min(count(), hostLines) * m_hosts->sizeHintForRow(0) +
                                2 * m_hosts->frameWidth());
}

} // namespace app
