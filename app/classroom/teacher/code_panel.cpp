// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_panel.h"

#include "app/charts/outcome_numbers.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/text_field.h"
#include "class_files.h"
#include "class_reading.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

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

CodePanel::CodePanel(ClassSession& session, CodeTexts& texts, QWidget* parent)
    : Panel(parent), m_session(session), m_texts(texts), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Results codes"); }, this, TextRole::PanelTitle));
    m_field = new TextField(m_texts.draft, longestText, fieldLines, this);
    m_field->setObjectName(QStringLiteral("codes"));
    m_field->setPlaceholderText(QStringLiteral("0AF4-AE32-SG49"));
    rows->addWidget(nameOf(
        m_field, [] { return tr("Type or paste codes, one per line"); }, this));
    rows->addWidget(m_field);
    connect(m_field, &TextField::textChanged, this, [this] { m_texts.draft = m_field->toPlainText(); });
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, buttons);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, pressed);
        flow->addWidget(made);
        return made;
    };
    add(tr("Add these codes"), "takeCodes", [this] { take(); });
    QPushButton* file = add(tr("From a text file…"), "takeFile", [this] {
        const QString path = file_choice::open(this, tr("Open codes"), QStringLiteral("*.txt *.csv *.tsv"));
        if (!path.isEmpty())
            takeFile(path);
    });
    QPushButton* progress = add(tr("Pupils' progress files…"), "takeFolder", [this] {
        const QString folder = file_choice::folder(this, tr("Folder with pupils' progress files"));
        if (!folder.isEmpty())
            takeFolder(folder);
    });
    setTip(progress, [] { return tr("Adds what pupils rolled in the lessons, without their names"); });
    file_choice::hideUnlessOffered(file);
    file_choice::hideUnlessOffered(progress);
    rows->addWidget(buttons);
    m_told = words({}, this, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("codesTold"));
    rows->addWidget(m_told);
    m_faults = words({}, this, TextRole::Body, Role::Warning);
    m_faults->setObjectName(QStringLiteral("codeFaults"));
    rows->addWidget(m_faults);
    m_waiting = new QWidget(this);
    setMargins(new QVBoxLayout(m_waiting), 0, 8);
    rows->addWidget(m_waiting);
    connect(&session, &ClassSession::waitingChanged, this, &CodePanel::refreshWaiting);
    refresh();
    refreshWaiting();
}

void CodePanel::take() {
    show(m_session.take(m_field->toPlainText()));
}

void CodePanel::takeFile(const QString& path) {
    show(ClassFiles::takeCodes(m_session, path));
}

void CodePanel::takeFolder(const QString& folder) {
    m_texts.told = ClassFiles::takeFolder(m_session, folder);
    m_texts.faults.clear();
    refresh();
    m_announcer->say(m_texts.told);
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
    m_texts.told = told.join(QLatin1Char(' '));
    m_texts.faults = taken.faults;
    m_field->setPlainText(taken.left);
    refresh();
    m_announcer->say(told + taken.faults);
}

void CodePanel::refresh() {
    m_told->setText(m_texts.told);
    m_told->setVisible(!m_texts.told.isEmpty());
    m_faults->setText(m_texts.faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!m_texts.faults.isEmpty());
}

void CodePanel::refreshWaiting() {
    for (QWidget* old : m_waiting->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        m_waiting->layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
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
    auto* row = new QWidget(m_waiting);
    auto* rows = new QVBoxLayout(row);
    setMargins(rows, 0, 4);
    const QString sentence = one.arrival == lessons::Arrival::Older
                                 ? tr("Group %1: this code (%2) is older than the one that is here.")
                                 : tr("Group %1 has other counts here already. Are two groups using this "
                                      "number? The new code says %2.");
    rows->addWidget(words(sentence.arg(group).arg(countsText(one.count.counts)), row));
    auto* buttons = new QWidget(row);
    auto* flow = new FlowLayout(buttons);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    const auto add = [&](const QString& label, const QString& name, const auto& pressed) {
        QPushButton* made = button(label, buttons);
        made->setObjectName(name + QString::number(waiting));
        // Queued, because the row of this button is made anew.
        connect(made, &QPushButton::clicked, this, pressed, Qt::QueuedConnection);
        flow->addWidget(made);
    };
    add(tr("Replace"), QStringLiteral("replace"), [this, waiting] { m_session.replaceWith(waiting); });
    if (const int next = m_session.sample().freeGroup(one.count.experiment); next > 0)
        add(tr("Add as group %1").arg(next), QStringLiteral("addAs"),
            [this, waiting, next] { m_session.addAsGroup(waiting, next); });
    add(tr("Leave it out"), QStringLiteral("dismiss"), [this, waiting] { m_session.dismiss(waiting); });
    rows->addWidget(buttons);
    return row;
}

} // namespace app
