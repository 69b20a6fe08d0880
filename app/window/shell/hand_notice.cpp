// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_notice.h"

#include "app/network/client/joined_class.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/ui/widgets/page_parts.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/presenting.h"

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtWidgets/QLabel>

#include <utility>

namespace app {

HandNotice::HandNotice(MainWindow& window, std::function<void()> showClass,
                       std::function<bool()> isClassShown)
    : QObject(&window.sideBar()), m_window(window), m_showClass(std::move(showClass)),
      m_isClassShown(std::move(isClassShown)),
      m_mark(page_parts::wrappingLabel({}, window.centralWidget(), TextRole::Strong)),
      m_announcer(new speech::Announcer(window.centralWidget())) {
    m_mark->setObjectName(QStringLiteral("presentedHands"));
    m_mark->setProperty(mayOverlap, QStringLiteral("it lies in the corner of what is presented"));
    m_mark->setWordWrap(false);
    m_mark->setAutoFillBackground(true);
    m_mark->hide();
    window.centralWidget()->installEventFilter(this);
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, &HandNotice::refresh);
    connect(&joined, &JoinedClass::pupilChanged, this, &HandNotice::refresh);
    connect(&window, &MainWindow::pageShown, this, &HandNotice::refresh);
    connect(&window.presenting(), &Presenting::changed, this, &HandNotice::refresh);
    keepTranslated(&window.sideBar(), [notice = QPointer(this)] {
        if (notice)
            notice->refresh();
    });
}

void HandNotice::refresh() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Teacher);
    m_raised.clear();
    if (client)
        for (const auto& [member, pupil] : client->monitoring().pupils())
            if (pupil.here && pupil.raised)
                m_raised[member] = QString::fromStdString(pupil.nickname);
    if (client && !m_hands) {
        m_hands = m_window.sideBar().addStanding(PageIcon::Hand);
        connect(m_hands, &QAbstractButton::clicked, this, [this] {
            m_showClass();
            refresh();
        });
    }
    // It is there as long as the class is open, so that nothing moves when somebody needs help.
    if (m_hands) {
        m_window.sideBar().showStanding(
            m_hands, client ? tr("Help: %1", "how many pupils need it").arg(m_raised.size()) : QString(),
            !m_raised.empty());
        QStringList names;
        for (const auto& [member, name] : m_raised)
            names << name;
        m_hands->setAccessibleDescription(names.isEmpty() ? tr("Nobody needs help.")
                                                          : tr("Needs help: %1.").arg(names.join(", ")));
        m_hands->setToolTip(m_hands->accessibleDescription());
    }
    refreshMark();
    tellNew();
}

void HandNotice::refreshMark() {
    const bool isWanted = m_window.presenting().view() && !m_raised.empty();
    m_mark->setVisible(isWanted);
    if (!isWanted)
        return;
    m_mark->setText(tr("Help: %1", "how many pupils need it").arg(m_raised.size()));
    m_mark->adjustSize();
    const int edge = Theme::current().px(6);
    m_mark->move(m_window.centralWidget()->width() - m_mark->width() - edge, edge);
    m_mark->raise();
}

/// Whoever presents hears of it by the mark, and by name when the window is the teacher's own again.
void HandNotice::tellNew() {
    QStringList fresh;
    for (const auto& [member, name] : m_raised)
        if (!m_toldOf.contains(member))
            fresh << name;
    if (m_window.presenting().view()) {
        if (!fresh.isEmpty())
            m_announcer->say(tr("%n pupils need help.", nullptr, static_cast<int>(m_raised.size())));
        m_window.unsay(std::exchange(m_told, {}));
        return;
    }
    std::erase_if(m_toldOf, [this](const auto& one) { return !m_raised.contains(one.first); });
    const bool isShown = m_isClassShown();
    // The notice is about these pupils as long as their hands are up, and where no list shows them.
    if (m_raised.empty() || isShown)
        m_window.unsay(std::exchange(m_told, {}));
    m_toldOf = m_raised;
    if (fresh.isEmpty() || isShown)
        return;
    m_told = tr("Needs help: %1.").arg(fresh.join(QStringLiteral(", ")));
    m_window.invite(m_told, {{tr("Show the class"), "showHands", [this] { m_showClass(); }}});
}

bool HandNotice::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        refreshMark();
    return QObject::eventFilter(watched, event);
}

} // namespace app
