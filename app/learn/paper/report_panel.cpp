// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_panel.h"

#include "app/base/files/export_file.h"
#include "app/base/text/language.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/text_field.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace app {

ReportPanel::ReportPanel(ReportWords& typedWords, std::function<LabReport()> facts, QWidget* parent,
                         QList<FormerReport>* former)
    : Panel(parent), m_words(typedWords), m_data(std::move(facts)), m_former(former), m_announcer(this) {
    // Saving at every key would slow down the typing where the disk is slow.
    constexpr int pause = 1000; // milliseconds
    m_typing.setInterval(pause);
    m_typing.setSingleShot(true);
    connect(&m_typing, &QTimer::timeout, this, &ReportPanel::wordsChanged);
    Form form(this, Form::Way::Down, 6, 12);
    form.heading([] { return tr("Lab report"); });
    form.text(
        [] {
            return tr("Data, chart and test are added to the report for you. What you leave empty "
                      "becomes lines to write on.");
        },
        TextRole::Body, Role::SoftInk);
    if (m_former)
        offerFormer(form);
    m_pupil = form.field(
        "reportPupil", [] { return tr("Name"); }, m_words.pupil,
        [this](const QString& text) {
            m_words.pupil = text;
            typed();
        });
    m_pupil->setMaxLength(ReportWords::longestName);
    m_pupil->installEventFilter(this);
    if (m_data().prediction.isEmpty())
        m_prediction = addText(
            form, "reportPrediction", [] { return tr("My prediction"); }, m_words.prediction, 2);
    m_explanation = addText(
        form, "reportExplanation", [] { return tr("My explanation"); }, m_words.explanation, 4);
    form.button(
        "writeReport", [] { return tr("Save report (PDF)…"); }, [this] { choose(); });
    m_told = form.label("reportTold", TextRole::Strong);
    m_told->hide();
}

TextField* ReportPanel::addText(Form& form, QAnyStringView name, const Text& label, QString& text,
                                int lines) {
    auto* made = form.add(name, label, new TextField(text, ReportWords::longestText, lines, this));
    made->installEventFilter(this);
    connect(made, &TextField::textChanged, this, [this, made, &text] {
        text = made->toPlainText();
        typed();
    });
    return made;
}

void ReportPanel::offerFormer(Form& form) {
    form.text(
        [] {
            return tr("This report belongs to this computer, not to a name. If somebody else has written "
                      "it, begin a new one: the former report is kept.");
        },
        TextRole::Body, Role::SoftInk);
    Form line = form.part(Form::Way::Wrapping, 6);
    m_new = line.button(
        "newReport", [] { return tr("New report"); }, [this] { askForNew(); });
    m_back = line.button("formerReports", [] { return tr("Former reports"); });
    m_back->setMenu(new QMenu(m_back));
    connect(m_back->menu(), &QMenu::aboutToShow, this, &ReportPanel::listFormer);
    refreshFormer();
}

void ReportPanel::refreshFormer() {
    if (!m_former)
        return;
    m_new->setEnabled(m_words != ReportWords{});
    m_back->setEnabled(!m_former->isEmpty());
}

void ReportPanel::listFormer() {
    QMenu& menu = *m_back->menu();
    menu.clear();
    for (qsizetype i = 0; i < m_former->size(); ++i) {
        const FormerReport& one = (*m_former)[i];
        const QString when = QLocale(languageInUse()).toString(one.when, QLocale::ShortFormat);
        menu.addAction(one.words.pupil.isEmpty() ? tr("without a name, %1").arg(when)
                                                 : tr("%1, %2", "name, time").arg(one.words.pupil, when),
                       this, [this, i] { restore(i); });
    }
    menu.addSeparator();
    menu.addAction(tr("Delete all former reports…"), this, [this] {
        openChoice(m_back, tr("Delete all former reports on this computer? Saved PDFs stay."),
                   {tr("Delete"), tr("Keep")}, [this](int chosen) {
                       if (chosen == 0)
                           forgetFormer();
                   });
    });
}

void ReportPanel::askForNew() {
    openChoice(
        m_new,
        m_words.pupil.isEmpty()
            ? tr("Begin a new report? This one is kept under “Former reports”.")
            : tr("Begin a new report? The one of %1 is kept under “Former reports”.").arg(m_words.pupil),
        {tr("New report"), tr("Keep writing this one")}, [this](int chosen) {
            if (chosen == 0)
                turnTo({}, tr("A new report. The former one is kept."));
        });
}

void ReportPanel::restore(qsizetype index) {
    turnTo(m_former->takeAt(index).words, tr("The former report is back."));
}

void ReportPanel::forgetFormer() {
    m_former->clear();
    refreshFormer();
    showMessage(tr("All former reports are deleted."));
    emit wordsChanged();
}

void ReportPanel::turnTo(const ReportWords& next, const QString& told) {
    if (m_words != ReportWords{})
        m_former->prepend({m_words, QDateTime::currentDateTime()});
    m_former->resize(std::min(m_former->size(), FormerReport::most));
    m_words.prediction = next.prediction; // also if there is no field for it
    m_pupil->setText(next.pupil);
    if (m_prediction)
        m_prediction->setPlainText(next.prediction);
    m_explanation->setPlainText(next.explanation);
    refreshFormer();
    showMessage(told);
    m_pupil->setFocus();
    m_typing.stop();
    emit wordsChanged();
}

void ReportPanel::typed() {
    if (m_former)
        m_new->setEnabled(m_words != ReportWords{});
    if (!m_typing.isActive())
        m_typing.start();
}

void ReportPanel::showWordCount() {
    if (!m_typing.isActive())
        return;
    m_typing.stop();
    emit wordsChanged();
}

bool ReportPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        showWordCount();
    return Panel::eventFilter(watched, event);
}

void ReportPanel::hideEvent(QHideEvent* event) {
    showWordCount();
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
    showMessage(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
}

void ReportPanel::showMessage(const QString& sentence) {
    m_told->setText(sentence);
    m_told->show();
    m_announcer.say(sentence);
}

} // namespace app
