// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_reports.h"

#include "app/documents/lesson_shelf.h"
#include "app/documents/report_words.h"
#include "app/network/client/joined_class.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

NetworkReports::NetworkReports(HostedClass& hosted, NetworkReportChoice& choice,
                               const QStringList& lessonFolders, QWidget* parent)
    : QWidget(parent), m_hosted(hosted), m_choice(choice), m_shelf(new LessonShelf(lessonFolders, this)) {
    Form parts(this, Form::Way::Down, space::gap);
    Form panel = parts.panel([] { return tr("Reports"); });
    panel.note([] {
        return tr("What each pupil has answered and done in this class, including pupils who were "
                  "removed; as CSV "
                  "files for a spreadsheet and as xAPI statements. Only you see this page; F11 doesn't "
                  "show it.");
    });
    m_state = panel.label("networkReportState");
    Form buttons = panel.part(Form::Way::Wrapping);
    m_open = buttons.button("openNetworkReports", {}, [this] { setOpen(!m_choice.isOpen); });
    m_again = buttons.button(
        "renewNetworkReports", [] { return tr("Refresh"); }, [this] { make(); });
    keepTranslated(m_again, [this] { m_again->setAccessibleName(tr("Bring the report up to date")); });
    m_view = parts.add(new ReportView(choice.view, this));
    connect(m_view, &ReportView::told, this, &NetworkReports::told);
    // A school's lesson says which answers are right.
    connect(m_shelf, &LessonShelf::changed, this, [this] {
        if (m_choice.isOpen)
            make();
    });
    connect(&JoinedClass::current(), &JoinedClass::pupilChanged, this, &NetworkReports::refreshNews);
    keepTranslated(this, [this] {
        m_shelf->refresh();
        setOpen(m_choice.isOpen);
    });
}

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
