// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_panel.h"

#include "app/widgets/file_choice.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/text_field.h"
#include "export_file.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

ReportPanel::ReportPanel(ReportWords& typedWords, std::function<LabReport()> facts, QWidget* parent)
    : Panel(parent), m_words(typedWords), m_data(std::move(facts)) {
    // Saving at every key would slow down the typing where the disk is slow.
    constexpr int pause = 1000; // milliseconds
    m_typing.setInterval(pause);
    m_typing.setSingleShot(true);
    connect(&m_typing, &QTimer::timeout, this, &ReportPanel::wordsChanged);
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 6);
    rows->addWidget(words(tr("Lab report"), this, TextRole::PanelTitle));
    rows->addWidget(words(tr("Data, chart and test are added to the report for you. What you leave empty "
                             "becomes lines to write on."),
                          this, TextRole::Body, Role::SoftInk));
    QLineEdit* pupil = lineEdit(m_words.pupil, this);
    pupil->setObjectName(QStringLiteral("reportPupil"));
    pupil->setMaxLength(ReportWords::longestName);
    rows->addWidget(nameOf(pupil, tr("Name"), this));
    rows->addWidget(pupil);
    pupil->installEventFilter(this);
    connect(pupil, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_words.pupil = text;
        typed();
    });
    const LabReport known = m_data();
    if (known.prediction.isEmpty())
        field(tr("My prediction"), "reportPrediction", m_words.prediction, 2);
    field(tr("My explanation"), "reportExplanation", m_words.explanation, 4);
    QPushButton* make = button(tr("Save report (PDF)…"), this);
    make->setObjectName(QStringLiteral("writeReport"));
    rows->addWidget(make, 0, Qt::AlignLeft);
    connect(make, &QPushButton::clicked, this, &ReportPanel::choose);
    m_told = words({}, this, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("reportTold"));
    m_told->hide();
    rows->addWidget(m_told);
}

void ReportPanel::field(const QString& name, const char* id, QString& text, int lines) {
    auto* made = new TextField(text, ReportWords::longestText, lines, this);
    made->setObjectName(QLatin1String(id));
    layout()->addWidget(nameOf(made, name, this));
    layout()->addWidget(made);
    made->installEventFilter(this);
    connect(made, &TextField::textChanged, this, [this, made, &text] {
        text = made->toPlainText();
        typed();
    });
}

void ReportPanel::typed() {
    if (!m_typing.isActive())
        m_typing.start();
}

void ReportPanel::tellWords() {
    if (!m_typing.isActive())
        return;
    m_typing.stop();
    emit wordsChanged();
}

bool ReportPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        tellWords();
    return Panel::eventFilter(watched, event);
}

void ReportPanel::hideEvent(QHideEvent* event) {
    tellWords();
    Panel::hideEvent(event);
}

void ReportPanel::choose() {
    const QString path = file_choice::save(
        this, tr("Save report"),
        ExportFile::name(m_data().title, QDateTime::currentDateTime(), QStringLiteral("pdf")),
        QStringLiteral("*.pdf"));
    if (!path.isEmpty())
        write(path);
}

void ReportPanel::write(const QString& path) {
    LabReport report = m_data();
    report.when = QDateTime::currentDateTime();
    report.pupil = m_words.pupil;
    if (report.prediction.isEmpty())
        report.prediction = m_words.prediction;
    report.explanation = m_words.explanation;
    const QString problem = LabReportWriter::writePdf(report, path);
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->show();
}

} // namespace app
