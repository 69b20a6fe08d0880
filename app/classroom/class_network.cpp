// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_network.h"

#include "app/pool/qr_picture.h"
#include "app/speech/announcer.h"
#include "app/widgets/page_parts.h"
#include "dashboard.h"
#include "door_panel.h"
#include "members_panel.h"
#include "tables_panel.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal doorWidth = 436; ///< pixels at scale 1
constexpr qreal narrowWidth = 800;

} // namespace

ClassNetwork::ClassNetwork(HostedClass& hosted, HostedClass::Settings& settings, QWidget* parent)
    : QWidget(parent), m_hosted(hosted), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    m_told = words({}, this, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("networkTold"));
    m_told->hide();
    rows->addWidget(m_told);
    auto* body = new QWidget;
    m_columns = new QHBoxLayout(body);
    setMargins(m_columns, 0, 12);
    m_columns->setContentsMargins(0, 0, Theme::current().px(4), 0);
    m_door = new DoorPanel(hosted, settings, body);
    connect(m_door, &DoorPanel::told, this, &ClassNetwork::tell);
    m_columns->addWidget(m_door, 0, Qt::AlignTop);
    auto* area = scrolling(body, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    rows->addWidget(area, 1);
    connect(&hosted, &HostedClass::opened, this, &ClassNetwork::bringParts);
    connect(&hosted, &HostedClass::closed, this, &ClassNetwork::bringParts);
    bringParts();
    fold();
}

void ClassNetwork::bringParts() {
    if (m_parts) {
        m_columns->removeWidget(m_parts);
        m_parts->hide();
        m_parts->deleteLater();
    }
    m_tables = nullptr;
    m_members = nullptr;
    m_parts = new QWidget(m_door->parentWidget());
    auto* rows = new QVBoxLayout(m_parts);
    setMargins(rows, 0, 12);
    if (m_hosted.state() == HostedClass::State::Open) {
        rows->addWidget(new Dashboard(m_parts));
        rows->addWidget(m_tables = new TablesPanel(m_hosted, m_parts));
        rows->addWidget(m_members = new MembersPanel(m_hosted, m_parts));
        connect(m_tables, &TablesPanel::told, this, &ClassNetwork::tell);
        connect(m_members, &MembersPanel::told, this, &ClassNetwork::tell);
        connect(m_members, &MembersPanel::noticed, this,
                [this](const QString& sentence) { m_announcer->say(sentence); });
        connect(&m_hosted.host(), &ClassHost::changed, this, &ClassNetwork::bring);
        QStringList lost;
        for (const QString& one : m_hosted.host().lost())
            lost << one;
        if (!lost.isEmpty())
            tell(tr("%n tables are left out, because their games cannot be read: %1.", nullptr,
                    static_cast<int>(lost.size()))
                     .arg(lost.join(QStringLiteral(", "))),
                 true);
    }
    rows->addStretch(1);
    m_columns->addWidget(m_parts, 1);
    m_parts->show();
}

void ClassNetwork::bring() {
    if (!m_tables || m_hosted.state() != HostedClass::State::Open)
        return;
    m_tables->bring();
    m_members->bring();
}

void ClassNetwork::tell(const QString& message, bool isProblem) {
    QPalette palette = m_told->palette();
    palette.setColor(QPalette::WindowText, Theme::current().colour(isProblem ? Role::Warning : Role::Ink));
    m_told->setPalette(palette);
    m_told->setText(message);
    m_told->setVisible(!message.isEmpty());
    if (!message.isEmpty())
        m_announcer->say(message);
}

Presentation ClassNetwork::presentation(const HostedClass& hosted) {
    Presentation shown;
    if (hosted.state() != HostedClass::State::Open)
        return shown;
    shown.title = tr("Join the class");
    const QString address = DoorPanel::address(hosted);
    QString said = hosted.door()->words();
    if (!address.isEmpty())
        said += QStringLiteral("\n\n") + address;
    shown.explanation << said;
    if (!address.isEmpty())
        shown.figure = [address](QWidget* parent) -> QWidget* {
            auto* square = new QrPicture(parent);
            square->setText(address);
            return square;
        };
    return shown;
}

void ClassNetwork::fold() {
    const Theme& theme = Theme::current();
    const bool narrow = width() < theme.px(narrowWidth);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_door->setMinimumWidth(narrow ? 0 : theme.px(doorWidth));
    m_door->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : theme.px(doorWidth));
}

void ClassNetwork::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

} // namespace app
