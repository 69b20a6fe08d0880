// SPDX-License-Identifier: GPL-3.0-or-later
#include "door_panel.h"

#include "app/pool/qr_picture.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/popover.h"
#include "host_words.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal wordType = 27; ///< pixels at scale 1
constexpr qreal addressType = 19;
constexpr int firstFreePort = 1024;
constexpr int lastPort = 65535;

QLabel* selectable(const char* name, qreal type, QWidget* parent) {
    QLabel* label = words({}, parent);
    label->setObjectName(QLatin1String(name));
    label->setFont(Theme::current().sans(type, QFont::Bold));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::StrongFocus);
    return label;
}

} // namespace

DoorPanel::DoorPanel(HostedClass& hosted, HostedClass::Settings& settings, QWidget* parent)
    : Panel(parent), m_hosted(hosted), m_settings(settings), m_rows(new QVBoxLayout(this)) {
    setMargins(m_rows, 12, 8);
    m_rows->addWidget(words(tr("A class on the network"), this, TextRole::PanelTitle));
    makeClosedPart();
    makeOpenPart();
    connect(&hosted, &HostedClass::opened, this, [this] {
        bring();
        emit told(tr("The class is open. The words are: %1.").arg(m_hosted.door()->words()), false);
        watchDoor();
    });
    connect(&hosted, &HostedClass::closed, this, &DoorPanel::bring);
    connect(&hosted, &HostedClass::failed, this,
            [this](HostedClass::Trouble trouble, const QString& details) {
                bring();
                emit told(host_words::sentence(trouble, m_settings, details), true);
            });
    if (hosted.state() == HostedClass::State::Open)
        watchDoor();
    bring();
}

void DoorPanel::watchDoor() {
    connect(m_hosted.door(), &HostDoor::ready, this, [this] {
        bring();
        emit told(tr("The words are now: %1.").arg(m_hosted.door()->words()), false);
    });
    connect(m_hosted.door(), &HostDoor::failed, this,
            [this] { emit told(host_words::sentence(HostedClass::Trouble::Code, m_settings, {}), true); });
}

void DoorPanel::makeClosedPart() {
    m_closed = new QWidget(this);
    auto* rows = new QVBoxLayout(m_closed);
    setMargins(rows, 0, 8);
    rows->addWidget(
        words(tr("This computer can host the class: pupils at other computers in the room join with three "
                 "words and play at tables together. Nobody types a name, and nothing leaves the room."),
              m_closed));
    auto* line = new QHBoxLayout;
    line->setSpacing(Theme::current().px(8));
    m_port = new QSpinBox(m_closed);
    m_port->setObjectName(QStringLiteral("classPort"));
    m_port->setRange(firstFreePort, lastPort);
    m_port->setGroupSeparatorShown(false);
    m_port->setValue(m_settings.port);
    connect(m_port, &QSpinBox::valueChanged, this,
            [this](int port) { m_settings.port = static_cast<quint16>(port); });
    line->addWidget(nameOf(m_port, tr("Port"), m_closed));
    line->addWidget(m_port);
    line->addStretch(1);
    rows->addLayout(line);
    m_open = button({}, m_closed);
    m_open->setObjectName(QStringLiteral("openClass"));
    connect(m_open, &QPushButton::clicked, this, &DoorPanel::openClass);
    rows->addWidget(m_open, 0, Qt::AlignLeft);
    m_erase = button(tr("Erase everything of this class…"), m_closed);
    m_erase->setObjectName(QStringLiteral("eraseClass"));
    connect(m_erase, &QPushButton::clicked, this, &DoorPanel::askToErase);
    rows->addWidget(m_erase, 0, Qt::AlignLeft);
    m_rows->addWidget(m_closed);
}

void DoorPanel::makeOpenPart() {
    m_opened = new QWidget(this);
    auto* rows = new QVBoxLayout(m_opened);
    setMargins(rows, 0, 8);
    rows->addWidget(words(tr("The three words of this class"), m_opened, TextRole::Caption, Role::SoftInk));
    rows->addWidget(m_words = selectable("joinWords", wordType, m_opened));
    auto* below = new QHBoxLayout;
    below->setSpacing(Theme::current().px(14));
    m_square = new QrPicture(m_opened);
    below->addWidget(m_square, 0, Qt::AlignTop);
    auto* side = new QVBoxLayout;
    side->setSpacing(Theme::current().px(6));
    side->addWidget(words(tr("Address"), m_opened, TextRole::Caption, Role::SoftInk));
    side->addWidget(m_address = selectable("joinAddress", addressType, m_opened));
    m_note = words({}, m_opened);
    m_note->setObjectName(QStringLiteral("doorNote"));
    side->addWidget(m_note);
    side->addStretch(1);
    below->addLayout(side, 1);
    rows->addLayout(below);
    auto* buttons = new QWidget(m_opened);
    auto* flow = new FlowLayout(buttons);
    flow->setSpacing(Theme::current().px(6));
    QPushButton* close = button(tr("Close the class"), buttons);
    close->setObjectName(QStringLiteral("closeClass"));
    // Queued: the button is hidden by what it does.
    connect(
        close, &QPushButton::clicked, this,
        [this] {
            m_hosted.close();
            m_open->setFocus();
            emit told(tr("The class is closed. Everything is saved."), false);
        },
        Qt::QueuedConnection);
    flow->addWidget(close);
    m_renew = button(tr("New words…"), buttons);
    m_renew->setObjectName(QStringLiteral("newWords"));
    connect(m_renew, &QPushButton::clicked, this, &DoorPanel::askForNewWords);
    flow->addWidget(m_renew);
    rows->addWidget(buttons);
    m_rows->addWidget(m_opened);
}

QString DoorPanel::address(const HostedClass& hosted) {
    if (hosted.state() != HostedClass::State::Open || hosted.addresses().isEmpty())
        return {};
    return hosted.addresses().first() + QLatin1Char(':') + QString::number(hosted.host().port());
}

void DoorPanel::openClass() {
    if (m_hosted.state() != HostedClass::State::Closed)
        return;
    emit told({}, false);
    m_hosted.open(m_settings);
    bring();
}

void DoorPanel::bring() {
    const bool isOpen = m_hosted.state() == HostedClass::State::Open;
    const bool isOpening = m_hosted.state() == HostedClass::State::Opening;
    m_open->setText(isOpening ? tr("The class is being opened…") : tr("Open the class"));
    m_open->setAccessibleName(m_open->text());
    m_open->setEnabled(!isOpening);
    m_port->setEnabled(!isOpening);
    m_erase->setVisible(!isOpening && QFileInfo::exists(m_settings.folder + QStringLiteral("/class-name")));
    m_closed->setVisible(!isOpen);
    m_opened->setVisible(isOpen);
    if (!isOpen)
        return;
    m_words->setText(m_hosted.door()->words());
    const QStringList addresses = m_hosted.addresses();
    const QString first = address(m_hosted);
    m_address->setText(first.isEmpty() ? tr("This computer is on no network.") : first);
    m_square->setText(first);
    m_square->setVisible(!first.isEmpty());
    QStringList notes;
    if (addresses.size() > 1)
        notes << tr("Also: %1").arg(addresses.mid(1).join(QStringLiteral(", ")));
    notes << (m_hosted.isFound()
                  ? tr("Pupils' computers find the class by themselves. If they do not, the address is "
                       "typed in.")
                  : tr("Another program answers searches on this computer, so the address has to be "
                       "typed in."))
          << tr("F11 shows this to the class.");
    m_note->setText(notes.join(QLatin1Char(' ')));
}

void DoorPanel::askForNewWords() {
    openChoice(m_renew,
               tr("New words? The old ones let nobody in any more. Who has joined stays in the class."),
               {tr("Make new words"), tr("Keep these")}, [this](int chosen) {
                   if (chosen == 0 && m_hosted.state() == HostedClass::State::Open)
                       m_hosted.door()->renew();
               });
}

void DoorPanel::askToErase() {
    openChoice(m_erase,
               tr("Erase all members, tables and games of this class, and its words? This cannot be undone."),
               {tr("Erase everything"), tr("Keep it")}, [this](int chosen) {
                   if (chosen == 0)
                       erase();
               });
}

void DoorPanel::erase() {
    const QStringList left = HostedClass::erase(m_settings.folder);
    bring();
    if (left.isEmpty())
        emit told(tr("Everything of this class is erased."), false);
    else
        emit told(tr("%n files could not be erased, the first is %1.", nullptr, static_cast<int>(left.size()))
                      .arg(left.first()),
                  true);
}

} // namespace app
