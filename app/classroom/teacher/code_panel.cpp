// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_panel.h"

#include "app/charts/outcome_numbers.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/text_field.h"
#include "class_files.h"
#include "class_reading.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <utility>

namespace app {

using namespace page_parts;

namespace {

constexpr int fieldLines = 4;
constexpr int longestText = 100'000; // characters: some six thousand codes

QString countsText(const std::vector<std::int64_t>& counts) {
    QStringList parts;
    for (const std::int64_t count : counts)
        parts << countText(count);
    return parts.join(QStringLiteral(" : "));
}

} // namespace

CodePanel::CodePanel(ClassSession& session, QWidget* parent)
    : Panel(parent), m_session(session), m_announcer(new speech::Announcer(this)) {
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("Results codes"); });
    m_field = form.add(
        "codes", [] { return tr("Type or paste codes, one per line"); },
        new TextField({}, longestText, fieldLines, this));
    m_field->setPlaceholderText(QStringLiteral("0AF4-AE32-SG49"));
    Form buttons = form.part(Form::Way::Wrapping, 6);
    buttons.button(
        "takeCodes", [] { return tr("Add these codes"); }, [this] { take(); });
    QPushButton* file = buttons.button(
        "takeFile", [] { return tr("From a text file…"); },
        [this] {
            const QString path =
                file_choice::open(this, tr("Open codes"), QStringLiteral("*.txt *.csv *.tsv"));
            if (!path.isEmpty())
                takeFile(path);
        });
    QPushButton* progress = buttons.button(
        "takeFolder", [] { return tr("Pupils' progress files…"); },
        [this] {
            const QString folder = file_choice::folder(this, tr("Folder with pupils' progress files"));
            if (!folder.isEmpty())
                takeFolder(folder);
        });
    setTip(progress, [] { return tr("Adds what pupils rolled in the lessons, without their names"); });
    file_choice::hideUnlessOffered(file);
    file_choice::hideUnlessOffered(progress);
    m_told = form.label("codesTold", TextRole::Strong);
    m_faults = form.label("codeFaults", TextRole::Body, Role::Warning);
    m_waiting = form.part(Form::Way::Down).widget();
    connect(&session, &ClassSession::waitingChanged, this, &CodePanel::refreshWaiting);
    tell({}, {});
    refreshWaiting();
}

void CodePanel::take() {
    show(m_session.take(m_field->toPlainText()));
}

void CodePanel::takeFile(const QString& path) {
    show(ClassFiles::takeCodes(m_session, path));
}

void CodePanel::takeFolder(const QString& folder) {
    tell({ClassFiles::takeFolder(m_session, folder)}, {});
}

void CodePanel::show(const ClassSession::Taken& taken) {
    QStringList told;
    if (taken.fresh > 0)
        told << tr("%n groups added.", nullptr, taken.fresh);
    if (taken.later > 0)
        told << tr("%n groups brought up to date.", nullptr, taken.later);
    if (taken.repeated > 0)
        told << tr("%n codes were here already.", nullptr, taken.repeated);
    for (const int experiment : taken.experiments)
        if (experiment != m_session.experiment())
            told << tr("Some codes are for another experiment: %1.").arg(ClassReading::title(experiment));
    if (told.isEmpty() && taken.faults.isEmpty() && m_session.waiting().empty())
        told << (m_session.problem().isEmpty() ? tr("There is no code here.") : m_session.problem());
    m_field->setPlainText(taken.left);
    tell(told, taken.faults);
}

void CodePanel::tell(const QStringList& told, const QStringList& faults) {
    m_told->setText(told.join(QLatin1Char(' ')));
    m_told->setVisible(!m_told->text().isEmpty());
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
    if (!told.isEmpty() || !faults.isEmpty())
        m_announcer->say(told + faults);
}

void CodePanel::refreshWaiting() {
    for (QWidget* old : m_waiting->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        // Gone from the page at once: the next row has buttons of the same names.
        old->setParent(nullptr);
        discard(old);
    }
    for (std::size_t i = 0; i < m_session.waiting().size(); ++i) {
        QWidget* row = waitingRow(i);
        m_waiting->layout()->addWidget(row);
        row->show();
    }
    m_waiting->setVisible(!m_session.waiting().empty());
}

QWidget* CodePanel::waitingRow(std::size_t waiting) {
    const ClassSession::Waiting& one = m_session.waiting()[waiting];
    const int group = one.count.group;
    Form row(new QWidget(m_waiting), Form::Way::Down, space::tight);
    row.text([arrival = one.arrival, group, counts = one.count.counts] {
        const QString sentence = arrival == lessons::Arrival::Older
                                     ? tr("Group %1: this code (%2) is older than the one that is here.")
                                     : tr("Group %1 has other counts here already. Are two groups using this "
                                          "number? The new code says %2.");
        return sentence.arg(group).arg(countsText(counts));
    });
    Form buttons = row.part(Form::Way::Wrapping, 6);
    const auto add = [&](const QString& name, const Text& label, const auto& pressed) {
        QPushButton* const made = buttons.button(name + QString::number(waiting), label);
        // Queued, because the row of this button is made anew.
        connect(made, &QPushButton::clicked, this, pressed, Qt::QueuedConnection);
    };
    add(
        QStringLiteral("replace"), [] { return tr("Replace"); },
        [this, waiting] { m_session.replaceWith(waiting); });
    if (const int next = m_session.sample().freeGroup(one.count.experiment); next > 0)
        add(
            QStringLiteral("addAs"), [next] { return tr("Add as group %1").arg(next); },
            [this, waiting, next] { m_session.addAsGroup(waiting, next); });
    add(
        QStringLiteral("dismiss"), [] { return tr("Leave it out"); },
        [this, waiting] { m_session.dismiss(waiting); });
    return row.widget();
}

} // namespace app
