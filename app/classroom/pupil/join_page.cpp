// SPDX-License-Identifier: GPL-3.0-or-later
#include "join_page.h"

#include "app/network/discovery/find_words.h"
#include "app/settings/machine_config.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "word_completer.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr int hostLines = 3;
constexpr std::chrono::seconds usualPause{10};

QString wordOf(std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// Keeps room for so many lines, so that nothing moves under the pointer when something is said.
void keepLines(QLabel& label, int lines) {
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing());
}

} // namespace

JoinPage::JoinPage(join::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent), m_finder(surroundings), m_announcer(new speech::Announcer(this)) {
    setObjectName(QStringLiteral("joinPage"));
    m_finder.setNamedHosts(MachineConfig::current().hosts);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 16, 12);
    m_title = pageTitle({}, content);
    m_told = words({}, content, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("joinTold"));
    keepLines(*m_told, 1);
    rows->addWidget(m_title);
    rows->addWidget(m_told);
    for (QWidget* part : {makeBack(), makeWords(), makeSearch(), makeFoot()})
        rows->addWidget(part);
    rows->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scrolling(content, this));
    setFocusProxy(m_code);
    m_later.setSingleShot(true);
    m_later.setInterval(usualPause);
    connect(&m_later, &QTimer::timeout, this, &JoinPage::searchQuietly);
    connect(&m_finder, &join::Finder::stepBegun, this, &JoinPage::onStep);
    connect(&m_finder, &join::Finder::found, this, &JoinPage::showHosts);
    connect(&m_finder, &join::Finder::named, this, &JoinPage::showHosts);
    connect(&m_finder, &join::Finder::ended, this, &JoinPage::onEnd);
    retranslate();
}

QWidget* JoinPage::makeBack() {
    m_backPanel = new Panel;
    auto* rows = new QVBoxLayout(m_backPanel);
    setMargins(rows, 12, 6);
    m_backWords = words({}, m_backPanel, TextRole::Strong);
    rows->addWidget(m_backWords);
    auto* line = new QWidget(m_backPanel);
    auto* buttons = new FlowLayout(line);
    m_back = button({}, line);
    m_back->setObjectName(QStringLiteral("backToClass"));
    m_back->setDefault(true);
    m_forget = button({}, line);
    m_forget->setObjectName(QStringLiteral("forgetClass"));
    buttons->addWidget(m_back);
    buttons->addWidget(m_forget);
    rows->addWidget(line);
    connect(m_back, &QPushButton::clicked, this, &JoinPage::backRequested);
    connect(m_forget, &QPushButton::clicked, this, &JoinPage::forgetRequested);
    m_backPanel->hide();
    return m_backPanel;
}

QWidget* JoinPage::makeWords() {
    auto* part = new Panel;
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 12, 6);
    m_code = lineEdit({}, part);
    m_code->setObjectName(QStringLiteral("joinWords"));
    m_code->setCompleter(new WordCompleter(m_code));
    m_codeName = nameOf(m_code, {}, part);
    m_codeWords = words({}, part, TextRole::Caption, Role::SoftInk);
    keepLines(*m_codeWords, 1);
    rows->addWidget(m_codeName);
    rows->addWidget(m_code);
    rows->addWidget(m_codeWords);
    connect(m_code, &QLineEdit::textChanged, this, [this] {
        m_isDoubted = false;
        m_isWaiting = false;
        m_refusedAt.clear();
        refresh();
    });
    connect(m_code, &QLineEdit::returnPressed, this, &JoinPage::joinNow);
    return part;
}

QWidget* JoinPage::makeSearch() {
    auto* part = new Panel;
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 12, 6);
    m_hosts = new QListWidget(part);
    m_hosts->setObjectName(QStringLiteral("foundHosts"));
    m_hostsName = nameOf(m_hosts, {}, part);
    m_searchWords = words({}, part);
    m_searchWords->setObjectName(QStringLiteral("searchWords"));
    m_searchWords->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepLines(*m_searchWords, 2);
    m_again = button({}, part);
    m_again->setObjectName(QStringLiteral("searchAgain"));
    m_address = lineEdit({}, part);
    m_address->setObjectName(QStringLiteral("hostAddress"));
    m_addressName = nameOf(m_address, {}, part);
    rows->addWidget(m_hostsName);
    rows->addWidget(m_searchWords);
    rows->addWidget(m_hosts);
    rows->addWidget(m_again, 0, Qt::AlignLeft);
    rows->addWidget(m_addressName);
    rows->addWidget(m_address);
    connect(m_hosts, &QListWidget::currentRowChanged, this, &JoinPage::refresh);
    connect(m_hosts, &QListWidget::itemActivated, this, &JoinPage::joinNow);
    connect(m_again, &QPushButton::clicked, this, &JoinPage::search);
    connect(m_address, &QLineEdit::textChanged, this, &JoinPage::refresh);
    connect(m_address, &QLineEdit::returnPressed, this, &JoinPage::joinNow);
    return part;
}

QWidget* JoinPage::makeFoot() {
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
    m_join->setDefault(true);
    m_leave = add("leaveJoining", &JoinPage::left);
    // It comes and goes, so it is the last.
    m_stop = add("stopJoining", &JoinPage::stopRequested);
    return line;
}

void JoinPage::setRemembered(const std::optional<RememberedPlace>& place) {
    m_remembered = place;
    m_join->setDefault(!place);
    setFocusProxy(place ? static_cast<QWidget*>(m_back) : m_code);
    retranslate();
}

void JoinPage::setConnecting(bool isConnecting) {
    if (m_isConnecting != isConnecting && isConnecting)
        m_announcer->say(tr("Joining the class…"));
    m_isConnecting = isConnecting;
    if (isConnecting)
        m_later.stop();
    refresh();
}

void JoinPage::showMessage(const QString& said) {
    m_words = said;
    m_isWaiting = false;
    m_isDoubted = !said.isEmpty();
    if (!said.isEmpty())
        m_announcer->say(said);
    refresh();
}

QString JoinPage::told() const {
    return m_told->text();
}

void JoinPage::showHosts() {
    const QString chosen =
        m_hosts->currentItem() ? m_hosts->currentItem()->data(urlRole).toString() : QString();
    m_hosts->clear();
    for (const join::FoundHost& host : m_finder.hosts()) {
        const QUrl url = urlOf(host.address.toString(), host.port);
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
    if (m_step) {
        switch (*m_step) {
        case join::Finder::Step::Asking: return tr("Asking all computers of this network…");
        case join::Finder::Step::Probing:
            return tr("Asking the computers of this network one after the other…");
        case join::Finder::Step::NamedHosts: return tr("Trying the computers that are set for this room…");
        case join::Finder::Step::TypedAddress: return tr("Trying the address…");
        }
    }
    // A class that has been found since says more than the search before it.
    if (m_cause && m_hosts->count() == 0)
        return goesOnSearching() ? tr("%1 The program keeps searching.").arg(join::causeWords(*m_cause))
                                 : join::causeWords(*m_cause);
    if (m_hosts->count() == 1)
        return tr("A class was found: %1").arg(m_hosts->item(0)->text());
    return m_hosts->count() == 0 ? QString()
                                 : tr("%n computers with a class were found.", nullptr, m_hosts->count());
}

void JoinPage::refresh() {
    // An address that is being typed is for somebody who joins by it.
    if (m_isWaiting && hasTypedAddress()) {
        m_isWaiting = false;
        m_words.clear();
    }
    m_told->setText(m_isConnecting ? tr("Joining the class…") : m_isWaiting ? waitingWords() : m_words);
    const QString aboutCode = wordsAboutCode();
    m_codeWords->setText(aboutCode == m_told->text() ? QString() : aboutCode);
    m_searchWords->setText(wordsAboutSearch());
    // Where there is nothing to choose, the sentence says it all.
    m_hosts->setVisible(m_hosts->count() > 1);
    // As high as what is in it.
    if (m_hosts->count() > 1)
        m_hosts->setFixedHeight(std::min(m_hosts->count(), hostLines) * m_hosts->sizeHintForRow(0) +
                                2 * m_hosts->frameWidth());
    m_again->setEnabled(!m_step && !m_isConnecting);
    m_join->setEnabled(!m_isConnecting);
    m_stop->setVisible(m_isConnecting);
    m_backPanel->setVisible(m_remembered.has_value());
    m_back->setEnabled(!m_isConnecting);
    m_forget->setEnabled(!m_isConnecting);
}

void JoinPage::retranslate() {
    m_title->setText(tr("Join a class"));
    speech::setName(this, m_title->text());
    if (m_remembered)
        m_backWords->setText(
            tr("You were in a class as %1. While it is open, you can go back to your place in it.")
                .arg(m_remembered->nickname));
    m_back->setText(tr("Back to the class"));
    m_back->setAccessibleName(m_back->text());
    m_forget->setText(tr("Join as somebody else"));
    m_forget->setAccessibleName(m_forget->text());
    m_codeName->setText(tr("The three words of the class"));
    m_code->setPlaceholderText(QStringLiteral("acorn tiger violet"));
    speech::setName(m_code, m_codeName->text());
    m_hostsName->setText(tr("The teacher’s computer"));
    speech::setName(m_hosts, m_hostsName->text());
    m_again->setText(tr("Search again"));
    m_again->setAccessibleName(m_again->text());
    m_addressName->setText(tr("Its address, if it is not found"));
    m_address->setPlaceholderText(QStringLiteral("10.0.0.5"));
    speech::setName(m_address, m_addressName->text());
    m_join->setText(tr("Join"));
    m_join->setAccessibleName(m_title->text());
    m_stop->setText(tr("Stop"));
    m_stop->setAccessibleName(tr("Stop joining"));
    m_leave->setText(tr("Back"));
    m_leave->setAccessibleName(tr("Back to the games"));
    refresh();
}

void JoinPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
