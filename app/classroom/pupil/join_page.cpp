// SPDX-License-Identifier: GPL-3.0-or-later
#include "join_page.h"

#include "app/network/client/reason_text.h"
#include "app/network/discovery/find_words.h"
#include "app/network/discovery/join_code.h"
#include "app/settings/machine_config.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_foot.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "host_panel.h"
#include "join_scene.h"
#include "word_completer.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <initializer_list>

namespace app {

using namespace page_parts;
using messages::ErrorCode;

namespace {

QString wordOf(std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// Keeps room for so many lines, so that nothing moves under the pointer when something is said.
void keepLines(QLabel& label, int lines) {
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing());
}

} // namespace

JoinPage::JoinPage(join::Surroundings& surroundings, const SearchPace& pace, QWidget* parent)
    : QWidget(parent), m_search(surroundings, pace), m_announcer(new speech::Announcer(this)),
      m_hosts(new HostPanel),
      m_foot(new PageFoot([] { return tr("Nobody needs an account: everybody gets the name of a plant."); },
                          this)) {
    setObjectName(QStringLiteral("joinPage"));
    m_search.finder().setNamedHosts(MachineConfig::current().hosts);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, space::card, space::small);
    m_told = wrappingLabel({}, content, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("joinTold"));
    keepStyled(m_told, [this] { keepLines(*m_told, 1); });
    for (QWidget* part :
         std::initializer_list<QWidget*>{makeHead(), makeWords(), m_told, makeJoin(), makeBack(), m_hosts})
        rows->addWidget(part);
    rows->addStretch(1);
    auto* card = new Panel;
    auto* inside = new QVBoxLayout(card);
    setMargins(inside, space::small, 0);
    inside->addWidget(scrolling(content, card));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new JoinScene(card, this), 1);
    column->addWidget(m_foot);
    m_leave = m_foot->add("leaveJoining", {}, ButtonKind::Text, [this] { emit left(); });
    setFocusProxy(m_code);
    connect(m_hosts, &HostPanel::changed, this, &JoinPage::refresh);
    connect(m_hosts, &HostPanel::entered, this, &JoinPage::joinNow);
    connect(m_hosts, &HostPanel::searchClicked, this, &JoinPage::search);
    connect(&m_search.finder(), &join::Finder::found, this, &JoinPage::showHosts);
    connect(&m_search.finder(), &join::Finder::named, this, &JoinPage::showHosts);
    connect(&m_search, &ClassSearch::changed, this, &JoinPage::refresh);
    connect(&m_search, &ClassSearch::ended, this, [this] { m_announcer->say(m_hosts->words()); });
    retranslate();
}

QWidget* JoinPage::makeHead() {
    auto* line = new QWidget;
    auto* parts = new QHBoxLayout(line);
    setMargins(parts, 0, space::small);
    m_title = pageTitle({}, line);
    m_others = button({}, line);
    m_others->setObjectName(QStringLiteral("moreWays"));
    m_others->setCheckable(true);
    setButtonKind(m_others, ButtonKind::Text);
    connect(m_others, &QPushButton::toggled, this, &JoinPage::showOthers);
    parts->addWidget(m_title, 1);
    parts->addWidget(m_others);
    return line;
}

QWidget* JoinPage::makeBack() {
    m_backPanel = new Panel(nullptr, Role::Panel, Role::GlowBorder);
    auto* line = new QHBoxLayout(m_backPanel);
    setMargins(line, space::gap, space::gap);
    line->addWidget(new JoinPlant(m_backPanel));
    auto* rows = new QVBoxLayout;
    setMargins(rows, 0, space::small);
    line->addLayout(rows, 1);
    m_backTitle = wrappingLabel({}, m_backPanel);
    keepStyled(m_backTitle,
               [this] { m_backTitle->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_backWords = wrappingLabel({}, m_backPanel);
    auto* choices = new QWidget(m_backPanel);
    auto* buttons = new FlowLayout(choices);
    m_back = button({}, choices);
    m_back->setObjectName(QStringLiteral("backToClass"));
    setButtonKind(m_back, ButtonKind::Primary);
    m_forget = button({}, choices);
    m_forget->setObjectName(QStringLiteral("forgetClass"));
    setButtonKind(m_forget, ButtonKind::Text);
    buttons->addWidget(m_back);
    buttons->addWidget(m_forget);
    rows->addWidget(m_backTitle);
    rows->addWidget(m_backWords);
    rows->addWidget(choices);
    connect(m_back, &QPushButton::clicked, this, &JoinPage::backRequested);
    connect(m_forget, &QPushButton::clicked, this, &JoinPage::forgetRequested);
    m_backPanel->hide();
    return m_backPanel;
}

QWidget* JoinPage::makeWords() {
    auto* part = new QWidget;
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, space::tight);
    m_code = lineEdit({}, part);
    m_code->setObjectName(QStringLiteral("joinWords"));
    m_code->setCompleter(new WordCompleter(m_code));
    keepStyled(m_code, [this] {
        const Theme& theme = Theme::current();
        m_code->setFont(theme.serif(type::section, QFont::Bold));
        m_code->setMinimumHeight(theme.px(target::primary));
    });
    m_codeName = labelFor(m_code, {}, part);
    m_codeWords = wrappingLabel({}, part, TextRole::Body, Role::SoftInk);
    keepStyled(m_codeWords, [this] { keepLines(*m_codeWords, 1); });
    m_found = wrappingLabel({}, part);
    m_found->setObjectName(QStringLiteral("foundWords"));
    keepStyled(m_found, [this] { keepLines(*m_found, 1); });
    m_found->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    rows->addWidget(m_codeName);
    rows->addWidget(m_code);
    rows->addWidget(m_codeWords);
    rows->addWidget(m_found);
    connect(m_code, &QLineEdit::textChanged, this, [this] {
        m_isDoubted = false;
        setWaiting(false);
        m_tries.forgetRefusals();
        refresh();
    });
    connect(m_code, &QLineEdit::returnPressed, this, &JoinPage::joinNow);
    return part;
}

QWidget* JoinPage::makeJoin() {
    auto* line = new QWidget;
    auto* buttons = new FlowLayout(line);
    const auto add = [&](const char* name, auto clicked) {
        QPushButton* const one = button({}, line);
        one->setObjectName(QLatin1String(name));
        connect(one, &QPushButton::clicked, this, clicked);
        buttons->addWidget(one);
        return one;
    };
    m_join = add("joinNow", &JoinPage::joinNow);
    setButtonKind(m_join, ButtonKind::Primary);
    // It comes and goes, so it is the last.
    m_stop = add("stopJoining", &JoinPage::stopRequested);
    setButtonKind(m_stop, ButtonKind::Text);
    return line;
}

/// A list of several hosts is to choose from, and what went wrong may need an address.
void JoinPage::showOthers() {
    const bool isNeeded =
        m_hosts->count() > 1 || m_hosts->hasTypedAddress() || (m_search.cause() && m_hosts->count() == 0);
    if (isNeeded && !m_wereNeeded) {
        const QSignalBlocker quiet(m_others);
        m_others->setChecked(true);
    }
    m_wereNeeded = isNeeded;
    m_hosts->setVisible(m_others->isChecked());
    // Said once.
    m_found->setText(m_hosts->isHidden() ? m_hosts->words() : QString());
}

void JoinPage::setRemembered(const std::optional<RememberedPlace>& place) {
    m_remembered = place;
    setButtonKind(m_join, place ? ButtonKind::Tonal : ButtonKind::Primary);
    setFocusProxy(place ? static_cast<QWidget*>(m_back) : m_code);
    retranslate();
}

void JoinPage::setConnecting(bool isConnecting) {
    if (m_isConnecting != isConnecting && isConnecting)
        m_announcer->say(tr("Joining the class…"));
    m_isConnecting = isConnecting;
    allowSearch();
    refresh();
}

void JoinPage::allowSearch() {
    m_search.setAllowed(isVisible() && !m_isConnecting);
}

void JoinPage::setWaiting(bool isWaiting) {
    m_isWaiting = isWaiting;
    m_search.setWanted(isWaiting);
}

void JoinPage::showMessage(const QString& said) {
    m_words = said;
    setWaiting(false);
    m_isDoubted = !said.isEmpty();
    if (!said.isEmpty())
        m_announcer->say(said);
    refresh();
}

QString JoinPage::told() const {
    return m_told->text();
}

void JoinPage::showHosts() {
    m_hosts->setHosts(m_search.finder().hosts());
    refresh();
    joinFoundHosts();
}

QString JoinPage::wordsAboutCode() const {
    const join::TypedCode typed = join::typedCode(m_code->text().toStdString());
    if (typed.code && !m_isDoubted) {
        const QString words = QString::fromStdString(typed.code->words());
        return m_code->text().simplified().toLower() == words ? tr("All three words are spelled correctly.")
                                                              : tr("The program has read: %1").arg(words);
    }
    if (typed.code || typed.count < 3)
        return tr("They are on the projector. Capital letters make no difference.");
    if (typed.count > 3)
        return tr("Type only three words.");
    QStringList meant;
    for (const std::string_view word : typed.meant)
        meant << wordOf(word);
    const QString unknown = QString::fromStdString(typed.unknown);
    return meant.isEmpty() ? tr("“%1” is not one of the words. Compare it with the projector.").arg(unknown)
                           : tr("“%1” is not one of the words. Did you mean %2?")
                                 .arg(unknown, meant.join(QStringLiteral(", ")));
}

QString JoinPage::wordsAboutSearch() const {
    if (const auto step = m_search.step()) {
        switch (*step) {
        case join::Finder::Step::Asking: return tr("Asking all computers of this network…");
        case join::Finder::Step::Probing:
            return tr("Asking the computers of this network one after the other…");
        case join::Finder::Step::NamedHosts: return tr("Trying the computers that are set for this room…");
        case join::Finder::Step::TypedAddress: return tr("Trying the address…");
        }
    }
    // A class that has been found since says more than the search before it.
    if (const auto cause = m_search.cause(); cause && m_hosts->count() == 0)
        return m_search.isGoingOn() ? tr("%1 The program keeps searching.").arg(join::causeWords(*cause))
                                    : join::causeWords(*cause);
    if (m_hosts->count() == 1)
        return tr("A class was found: %1").arg(m_hosts->firstName());
    return m_hosts->count() == 0 ? QString()
                                 : tr("%n computers with a class were found.", nullptr, m_hosts->count());
}

void JoinPage::refresh() {
    // An address that is being typed is for somebody who joins by it.
    if (m_isWaiting && m_hosts->hasTypedAddress()) {
        setWaiting(false);
        m_words.clear();
    }
    m_told->setText(m_isConnecting ? tr("Joining the class…") : m_isWaiting ? waitingWords() : m_words);
    const QString aboutCode = wordsAboutCode();
    m_codeWords->setText(aboutCode == m_told->text() ? QString() : aboutCode);
    m_hosts->setWords(wordsAboutSearch());
    showOthers();
    m_hosts->setSearchable(!m_search.step() && !m_isConnecting);
    m_join->setEnabled(!m_isConnecting);
    m_stop->setVisible(m_isConnecting);
    m_backPanel->setVisible(m_remembered.has_value());
    m_back->setEnabled(!m_isConnecting);
    m_forget->setEnabled(!m_isConnecting);
}

void JoinPage::retranslate() {
    m_title->setText(tr("Join a class"));
    m_others->setText(tr("Other ways"));
    m_others->setAccessibleName(m_others->text());
    speech::setName(this, m_title->text());
    if (m_remembered) {
        m_backTitle->setText(tr("Are you %1?").arg(m_remembered->nickname));
        m_backWords->setText(
            tr("You were in a class as %1. While it is open, you can go back to your place in it.")
                .arg(m_remembered->nickname));
    }
    m_back->setText(tr("Back to the class"));
    m_back->setAccessibleName(m_back->text());
    m_forget->setText(tr("Join as somebody else"));
    m_forget->setAccessibleName(m_forget->text());
    m_codeName->setText(tr("The three words of the class"));
    m_code->setPlaceholderText(QStringLiteral("acorn tiger violet"));
    speech::setName(m_code, m_codeName->text());
    m_join->setText(tr("Join"));
    m_join->setAccessibleName(m_title->text());
    m_stop->setText(tr("Stop"));
    m_stop->setAccessibleName(tr("Stop joining"));
    m_leave->setText(tr("Back"));
    m_leave->setAccessibleName(tr("Back to the games"));
    refresh();
}

// ---- The search

void JoinPage::begin() {
    if (m_search.finder().isBusy() || (m_hosts->count() > 0 && !m_isWaiting))
        return;
    if (m_search.cause() || m_isWaiting)
        m_search.goOn();
    else
        search();
}

void JoinPage::search() {
    m_hosts->setHosts({});
    m_tries.forgetRefusals();
    m_search.search();
}

void JoinPage::forgetHosts() {
    m_search.forget();
    m_hosts->setHosts({});
    refresh();
}

void JoinPage::rest() {
    m_search.stop();
}

/// Nobody waits for what it would find.
void JoinPage::hideEvent(QHideEvent* event) {
    m_search.setAllowed(false);
    QWidget::hideEvent(event);
}

void JoinPage::showEvent(QShowEvent* event) {
    allowSearch();
    QWidget::showEvent(event);
}

// ---- The doors at which the words are tried

void JoinPage::joinNow() {
    const join::TypedCode typed = join::typedCode(m_code->text().toStdString());
    const QList<JoinDoor> doors = m_hosts->doors();
    if (m_isConnecting)
        return;
    if (!typed.code) {
        showMessage(wordsAboutCode());
        m_code->setFocus();
    } else if (doors.isEmpty()) {
        const bool isWaiting = !m_hosts->hasTypedAddress();
        showMessage(isWaiting ? waitingWords() : join::causeWords(join::Cause::NoAddress));
        setWaiting(isWaiting);
        m_isDoubted = false;
        refresh();
    } else {
        showMessage({});
        m_tries.begin(doors);
        tryNext();
    }
}

void JoinPage::tryNext() {
    const join::TypedCode typed = join::typedCode(m_code->text().toStdString());
    if (!typed.code)
        return;
    if (const auto door = m_tries.next())
        emit joinRequested(door->url, *typed.code, door->className);
}

void JoinPage::joinFoundHosts() {
    if (!m_isWaiting || m_isConnecting || m_hosts->hasTypedAddress() ||
        !m_tries.beginByItself(m_hosts->doors()))
        return;
    setWaiting(false);
    m_words.clear();
    refresh();
    // Queued: the search is in the middle of saying whom it has found.
    QMetaObject::invokeMethod(this, &JoinPage::tryNext, Qt::QueuedConnection);
}

bool JoinPage::goOn(const messages::Reason& why, int wait) {
    const auto refusal = m_tries.refuse(why, wait);
    if (!refusal) {
        tryNext();
        return true;
    }
    const bool isTyped = m_hosts->hasTypedAddress();
    if (why == ErrorCode::NoAnswer && isTyped)
        showMessage(tr("No class answers at the address %1. Compare it with the projector.")
                        .arg(m_hosts->typedAddress()));
    else if (refusal->isByItself && why == ErrorCode::WrongCode)
        waitOn();
    else
        showMessage(refusal->isOfSeveral ? wrongCodeEverywhereText(refusal->wait)
                                         : endText(why, refusal->wait));
    if (why == ErrorCode::NoAnswer && !isTyped)
        forgetHosts();
    return false;
}

/// The class next door was found first.
void JoinPage::waitOn() {
    setWaiting(true);
    m_search.searchLater();
    m_announcer->say(waitingWords());
}

void JoinPage::askForWords() {
    setRemembered({});
    m_code->setFocus();
}

QString JoinPage::waitingWords() const {
    const bool goesOn = m_search.isGoingOn();
    if (m_tries.wasRefused())
        return goesOn ? tr("The class that was found has other words. The program keeps searching for yours.")
                      : tr("The class that was found has other words. Search again when yours is open.");
    return goesOn ? tr("No class has been found yet. Type the address from the projector, or wait.")
                  : tr("No class has been found. Type the address from the projector, or search again.");
}

void JoinPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
