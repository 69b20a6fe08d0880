// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_reports.h"

#include "app/documents/lesson_shelf.h"
#include "app/documents/report_words.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

NetworkReports::NetworkReports(HostedClass& hosted, NetworkReportChoice& choice,
                               const QStringList& lessonFolders, QWidget* parent)
    : QWidget(parent), m_hosted(hosted), m_choice(choice),
      m_shelf(std::make_unique<LessonShelf>(lessonFolders)) {
    auto* parts = new QVBoxLayout(this);
    setMargins(parts, 0, 12);
    auto* panel = new Panel(this);
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 12, 8);
    rows->addWidget(words([] { return tr("Reports"); }, panel, TextRole::PanelTitle));
    rows->addWidget(words(
        [] {
            return tr("What each pupil has answered and done in this class, including pupils who were "
                      "removed; as CSV "
                      "files for a spreadsheet and as xAPI statements. Only you see this page; F11 doesn't "
                      "show it.");
        },
        panel, TextRole::Caption, Role::SoftInk));
    m_state = words({}, panel);
    m_state->setObjectName(QStringLiteral("networkReportState"));
    rows->addWidget(m_state);
    auto* buttons = new QWidget(panel);
    auto* flow = new FlowLayout(buttons);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    m_open = button({}, buttons);
    m_open->setObjectName(QStringLiteral("openNetworkReports"));
    flow->addWidget(m_open);
    m_again = button([] { return tr("Refresh"); }, buttons);
    m_again->setObjectName(QStringLiteral("renewNetworkReports"));
    keepTranslated(m_again, [this] { m_again->setAccessibleName(tr("Bring the report up to date")); });
    flow->addWidget(m_again);
    rows->addWidget(buttons);
    parts->addWidget(panel);
    parts->addWidget(m_view = new ReportView(choice.view, this));
    connect(m_view, &ReportView::told, this, &NetworkReports::told);
    connect(m_open, &QPushButton::clicked, this, [this] { setOpen(!m_choice.isOpen); });
    connect(m_again, &QPushButton::clicked, this, &NetworkReports::make);
    // A school's lesson says which answers are right.
    connect(m_shelf.get(), &LessonShelf::changed, this, [this] {
        if (m_choice.isOpen)
            make();
    });
    connect(&JoinedClass::current(), &JoinedClass::pupilChanged, this, &NetworkReports::refreshNews);
    setOpen(m_choice.isOpen);
}

NetworkReports::~NetworkReports() = default;

void NetworkReports::setOpen(bool open) {
    m_choice.isOpen = open;
    m_open->setText(open ? tr("Hide the report") : tr("Show the report"));
    m_open->setAccessibleName(m_open->text());
    if (open)
        make();
    m_view->setVisible(open);
    m_again->setVisible(open);
    m_state->setVisible(open);
}

void NetworkReports::make() {
    if (m_hosted.state() != HostedClass::State::Open)
        return;
    m_answers = m_hosted.host().monitor().answers().size();
    m_made = QTime::currentTime();
    m_view->setRecords(m_hosted.records(), reportTexts(*m_shelf));
    refreshNews();
}

void NetworkReports::refreshNews() {
    if (!m_choice.isOpen || m_hosted.state() != HostedClass::State::Open)
        return;
    const QString time = QLocale().toString(m_made, QLocale::ShortFormat);
    const auto since = static_cast<int>(m_hosted.host().monitor().answers().size() - m_answers);
    m_state->setText(since == 0 ? tr("As of %1.").arg(time)
                                : tr("As of %1. %n answers have come since.", nullptr, since).arg(time));
}

} // namespace app
