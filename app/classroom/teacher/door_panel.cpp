// SPDX-License-Identifier: GPL-3.0-or-later
#include "door_panel.h"

#include "app/charts/projector/present_button.h"
#include "app/learn/sharing/qr_picture.h"
#include "app/network/client/joined_class.h"
#include "app/network/server/class_folder.h"
#include "app/network/server/detached.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "host_words.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtCore/QSysInfo>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal wordType = 27; ///< pixels at scale 1
constexpr qreal addressType = 19;
constexpr int longestClassName = 40; ///< of the 48 bytes that an answer to a search has for it

QLabel* selectableIn(Form& form, QAnyStringView name, qreal type) {
    QLabel* label = form.label(name);
    keepStyled(label, [label, type] { label->setFont(Theme::current().sans(type, QFont::Bold)); });
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::StrongFocus);
    return label;
}

} // namespace

DoorPanel::DoorPanel(HostedClass& hosted, HostedClass::Settings& settings, HostChoices& choices,
                     QWidget* parent)
    : Panel(parent), m_hosted(hosted), m_settings(settings), m_choices(choices) {
    Form form(this, Form::Way::Down, space::small, space::gap);
    form.heading([] { return tr("A class on the network"); });
    addClosed(form.part(Form::Way::Down));
    addOpened(form.part(Form::Way::Down));
    connect(&hosted, &HostedClass::opened, this, [this] {
        refresh();
        emit told(tr("The class is open. The words are: %1.").arg(m_hosted.authenticator()->words()), false);
        watchDoor();
    });
    connect(&hosted, &HostedClass::closing, this, &DoorPanel::refresh);
    connect(&hosted, &HostedClass::closed, this, [this](bool isSaved) {
        refresh();
        emit told(isSaved
                      ? tr("The class is closed. Everything is saved.")
                      : tr("The class is closed. Its database did not save the last changes; all that was "
                           "confirmed before is saved."),
                  !isSaved);
    });
    connect(&hosted, &HostedClass::failed, this,
            [this](HostedClass::Trouble trouble, const QString& details) {
                refresh();
                emit told(host_words::sentence(trouble, m_settings, details), true);
                if (trouble == HostedClass::Trouble::Damaged)
                    offerCopy();
            });
    if (hosted.state() == HostedClass::State::Open)
        watchDoor();
    keepTranslated(this, [this] { refresh(); });
}

void DoorPanel::offerCopy() {
    const QString copy = m_settings.database.isEmpty() ? ClassFolder::copyIn(m_settings.folder) : QString();
    if (copy.isEmpty())
        return;
    openChoice(
        m_open,
        tr("The class is damaged. There is a good copy of %1. What came in after that is lost in it. The "
           "damaged files are kept.")
            .arg(QLocale().toString(QFileInfo(copy).lastModified(), QLocale::ShortFormat)),
        {tr("Open the copy"), tr("Not now")}, [this](int chosen) {
            if (chosen != 0)
                return;
            HostedClass::Settings older = m_settings;
            older.takesCopy = true;
            emit told({}, false);
            m_hosted.open(older);
            refresh();
        });
}

void DoorPanel::watchDoor() {
    connect(m_hosted.authenticator(), &Authenticator::ready, this, [this] {
        refresh();
        emit told(tr("The words are now: %1.").arg(m_hosted.authenticator()->words()), false);
    });
    connect(m_hosted.authenticator(), &Authenticator::failed, this,
            [this] { emit told(host_words::sentence(HostedClass::Trouble::Code, m_settings, {}), true); });
}

void DoorPanel::addClosed(Form form) {
    m_closed = form.widget();
    form.text([] {
        return tr("This computer can host the class: pupils at other computers in the room join with three "
                  "words. You lead them through lessons, collect their counts, let them vote and open tables "
                  "for games. Pupils do not type their names, and nothing leaves the school.");
    });
    m_saved = form.text(
        [] {
            return tr("A class is saved here: members, tables, games and counts. When you open it again, it "
                      "continues where it stopped.");
        },
        TextRole::Strong);
    m_saved->setObjectName(QStringLiteral("savedClass"));
    addChoices(form.part(Form::Way::Pairs));
    m_open = form.button("openClass", {}, [this] { openClass(); });
    m_open->setDefault(true);
    m_erase = form.button("eraseClass", {}, [this] { askToErase(); });
}

void DoorPanel::addChoices(Form pairs) {
    const auto keep = [this](const auto& change) {
        HostChoices::Values values = m_choices.values();
        change(values);
        m_choices.set(values);
    };
    const QString ownName = QSysInfo::machineHostName();
    m_name = pairs.field(
        "className", [] { return tr("Name of the class"); },
        m_settings.name == ownName ? QString() : m_settings.name,
        [this, ownName](const QString& typed) {
            m_settings.name = typed.simplified().isEmpty() ? ownName : typed.simplified();
        });
    m_name->setMaxLength(longestClassName);
    m_name->setPlaceholderText(ownName);
    setTip(m_name,
           [] { return tr("Helps pupils to tell this class from others in the school, for example 8b"); });
    connect(m_name, &QLineEdit::editingFinished, this,
            [=, this] { keep([this](auto& values) { values.name = m_name->text().simplified(); }); });
    m_port = pairs.number(
        "classPort", [] { return tr("Port"); }, {HostChoices::firstPort, HostChoices::lastPort},
        m_settings.port,
        [=, this](int port) {
            m_settings.port = static_cast<quint16>(port);
            keep([this](auto& values) { values.port = m_settings.port; });
        });
    m_port->setGroupSeparatorShown(false);
    m_port->setKeyboardTracking(false);
    m_keep = pairs.tick(
        "keepWords", [] { return tr("Keep the words of last time"); }, m_settings.keepsCode,
        [=, this](bool keeps) {
            m_settings.keepsCode = keeps;
            keep([keeps](auto& values) { values.keepsWords = keeps; });
        });
    setTip(m_keep, [] {
        return tr(
            "With new words, nobody can join who only knows the old ones. Pupils who have joined before "
            "come back without words either way. A class with another name has other words.");
    });
}

void DoorPanel::addOpened(Form form) {
    m_opened = form.widget();
    m_caption = form.label("wordsCaption", TextRole::Caption, Role::SoftInk);
    m_words = selectableIn(form, "joinWords", wordType);
    Form below = form.part(Form::Way::Along, 14);
    m_square = below.add(new QrPicture(below.widget()), 0, Qt::AlignTop);
    Form side = below.part(Form::Way::Down, 6, 1);
    side.note([] { return tr("Address"); });
    m_address = selectableIn(side, "joinAddress", addressType);
    Form choice = side.part(Form::Way::Down, space::tight);
    m_addressChoice = choice.widget();
    m_addresses = choice.choice("shownAddress", [] { return tr("The pupils’ network"); });
    connect(m_addresses, &QComboBox::activated, this, [this](int row) {
        HostChoices::Values values = m_choices.values();
        values.address = m_addresses->itemText(row);
        m_choices.set(values);
        refresh();
    });
    m_note = side.label("doorNote");
    side.addStretch();
    Form buttons = form.part(Form::Way::Wrapping, 6);
    buttons.button("presentDoor", presentButton(buttons.widget()), [this] { emit presentRequested(); });
    m_renew = buttons.button(
        "newWords", [] { return tr("New words…"); }, [this] { askForNewWords(); });
    m_close = buttons.button("closeClass", {},
                             [this] { askToClose(tr("Close the class"), [this] { m_open->setFocus(); }); });
}

void DoorPanel::askToClose(const QString& label, const std::function<void()>& closed) {
    const bool isAsking = m_question && m_question->isVisible();
    if (isAsking || m_hosted.state() != HostedClass::State::Open)
        return;
    m_question = openChoice(m_close, host_words::beforeClosing(m_hosted.host()), {label, tr("Keep it open")},
                            [this, closed](int chosen) {
                                if (chosen != 0)
                                    return;
                                // Queued: the button is hidden by what it does.
                                QMetaObject::invokeMethod(
                                    this,
                                    [this, closed] {
                                        if (m_hosted.state() != HostedClass::State::Open)
                                            return;
                                        connect(&m_hosted, &HostedClass::closed, this, closed,
                                                Qt::SingleShotConnection);
                                        m_hosted.close();
                                    },
                                    Qt::QueuedConnection);
                            });
}

QString DoorPanel::address(const HostedClass& hosted, const HostChoices& choices) {
    if (hosted.state() != HostedClass::State::Open)
        return {};
    const QString shown = choices.shownOf(hosted.addresses());
    return shown.isEmpty() ? QString() : shown + QLatin1Char(':') + QString::number(hosted.host().port());
}

void DoorPanel::openClass() {
    if (m_hosted.state() != HostedClass::State::Closed || m_isErasing)
        return;
    // A window is in one class, and a pupil who leaves the teacher's class is seen to be away.
    const ClassClient* const joined = JoinedClass::current().client();
    if (joined && joined->state() != ClassClient::State::Out && joined->welcome().member != 0 &&
        joined->welcome().role == messages::Role::Pupil) {
        emit told(tr("You are in another class as %1. Leave that one first: Play, then Leave the class.")
                      .arg(QString::fromStdString(joined->welcome().nickname)),
                  true);
        return;
    }
    emit told({}, false);
    m_hosted.open(m_settings);
    refresh();
}

void DoorPanel::refresh() {
    const bool isClosing = m_hosted.state() == HostedClass::State::Closing;
    const bool isOpen = m_hosted.state() == HostedClass::State::Open || isClosing;
    const bool isOpening = m_hosted.state() == HostedClass::State::Opening;
    const bool hasFiles = HostedClass::isKeptIn(m_settings.folder);
    // A class whose database could not be opened for the first time has saved nothing.
    const bool isSaved = hasFiles && (!m_settings.database.isEmpty() ||
                                      QFileInfo(HostedClass::databaseOf(m_settings.folder, {})).size() > 0);
    m_open->setText(isOpening ? tr("The class is being opened…")
                    : isSaved ? tr("Open the class again")
                              : tr("Open the class"));
    m_open->setAccessibleName(m_open->text());
    const bool isFree = !isOpening && !m_isErasing;
    for (QWidget* const one : std::initializer_list<QWidget*>{m_open, m_port, m_keep, m_name, m_erase})
        one->setEnabled(isFree);
    m_erase->setText(m_isErasing ? tr("Everything is being erased…") : tr("Erase everything in this class…"));
    m_close->setText(isClosing ? tr("The class is being closed…") : tr("Close the class…"));
    for (QPushButton* const one : {m_close, m_renew})
        one->setEnabled(!isClosing);
    for (QPushButton* const one : {m_close, m_erase})
        one->setAccessibleName(one->text());
    // While a class is being opened for the first time, its files are there already.
    if (!isOpening)
        m_saved->setVisible(isSaved);
    m_erase->setVisible(!isOpening && hasFiles);
    m_closed->setVisible(!isOpen);
    m_opened->setVisible(isOpen);
    if (!isOpen || isClosing)
        return;
    const QString name = host_words::ownName(m_hosted.name());
    m_caption->setText(name.isEmpty() ? tr("The three words of this class")
                                      : tr("The three words of the class “%1”").arg(name));
    m_words->setText(m_hosted.authenticator()->words());
    const QString shown = address(m_hosted, m_choices);
    m_address->setText(shown.isEmpty() ? tr("This computer is not connected to a network.") : shown);
    m_square->setText(shown);
    m_square->setVisible(!shown.isEmpty());
    refreshAddresses();
    m_note->setText(
        m_hosted.isFound()
            ? tr("Pupils' computers find the class automatically. If one doesn't, type the address there.")
            : tr("Another program answers searches on this computer, so the address has to be "
                 "typed in."));
}

/// Only where there is something to choose.
void DoorPanel::refreshAddresses() {
    const QStringList addresses = m_hosted.addresses();
    const QSignalBlocker quiet(m_addresses);
    m_addresses->clear();
    m_addresses->addItems(addresses);
    m_addresses->setCurrentText(m_choices.shownOf(addresses));
    m_addressChoice->setVisible(addresses.size() > 1);
}

void DoorPanel::askForNewWords() {
    openChoice(m_renew,
               tr("Make new words? Then nobody can join with the old ones. Everybody who has joined stays in "
                  "the class."),
               {tr("Make new words"), tr("Keep these")}, [this](int chosen) {
                   if (chosen == 0 && m_hosted.state() == HostedClass::State::Open)
                       m_hosted.authenticator()->renew();
               });
}

void DoorPanel::askToErase() {
    openChoice(
        m_erase,
        tr("Erase everything in this class: members, tables, games, counts, votes, answers and the "
           "three words, with all copies in the folder of the class? This cannot be undone. Files that you "
           "saved elsewhere, such as reports, stay."),
        {tr("Erase everything"), tr("Keep it")}, [this](int chosen) {
            if (chosen == 0)
                erase();
        });
}

/// On another thread: the class may be in a database that does not answer.
void DoorPanel::erase() {
    m_isErasing = true;
    refresh();
    emit told(m_erase->text(), false);
    detached::run(this, [this, folder = m_settings.folder, database = m_settings.database] {
        const QStringList left = HostedClass::erase(folder, database);
        return [this, left] { tellErased(left); };
    });
}

void DoorPanel::tellErased(const QStringList& left) {
    m_isErasing = false;
    refresh();
    if (left.isEmpty())
        emit told(
            tr("Everything that this program kept of the class has been erased, with its copies. Not erased: "
               "reports and other files that you saved elsewhere, backups, and what pupils' computers keep."),
            false);
    else if (!m_settings.database.isEmpty() && left.first() == HostedClass::idFile(m_settings.folder))
        emit told(tr("Nothing was erased, because the class’s database did not answer or refused it."), true);
    else
        emit told(tr("%n files could not be erased, the first is %1.", nullptr, static_cast<int>(left.size()))
                      .arg(left.first()),
                  true);
}

} // namespace app
