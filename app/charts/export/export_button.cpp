// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_button.h"

#include "app/base/files/export_file.h"
#include "app/charts/export/picture_file.h"
#include "app/ui/widgets/file_choice.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtWidgets/QMenu>

#include <utility>

namespace app {

namespace {

QString suffixOf(ExportButton::Format format) {
    switch (format) {
    case ExportButton::Format::Table: return QStringLiteral("csv");
    case ExportButton::Format::Picture: return QStringLiteral("png");
    case ExportButton::Format::Drawing: return QStringLiteral("svg");
    }
    return {};
}

} // namespace

ExportButton::ExportButton(Source source, QWidget* parent)
    : QPushButton(parent), m_source(std::move(source)) {
    build();
    file_choice::hideUnlessOffered(this);
}

void ExportButton::build() {
    setText(tr("Export"));
    setAccessibleName(tr("Export the numbers or the chart"));
    if (QMenu* before = menu()) {
        setMenu(nullptr);
        before->deleteLater();
    }
    auto* formats = new QMenu(this);
    if (m_source.table)
        formats->addAction(tr("Numbers (CSV)…"), this, [this] { choose(Format::Table); });
    if (m_source.picture) {
        formats->addAction(tr("Picture (PNG)…"), this, [this] { choose(Format::Picture); });
        formats->addAction(tr("Drawing (SVG)…"), this, [this] { choose(Format::Drawing); });
    }
    setMenu(formats);
}

void ExportButton::choose(Format format) {
    const QString suffix = suffixOf(format);
    const QString path = file_choice::save(
        this, tr("Export"), ExportFile::name(m_source.title(), QDateTime::currentDateTime(), suffix),
        QStringLiteral("*.") + suffix);
    if (!path.isEmpty())
        write(format, path);
}

void ExportButton::write(Format format, const QString& path) {
    QString problem;
    const QString title = m_source.title();
    switch (format) {
    case Format::Table:
        problem = ExportFile::writeTable(path, m_source.table() + QLatin1Char('\n') + factLines(facts()));
        break;
    case Format::Picture:
        problem = picture_file::writePicture(path, *m_source.picture(), title, factCaption(facts()));
        break;
    case Format::Drawing:
        problem = picture_file::writeDrawing(path, *m_source.picture(), title, factCaption(facts()));
        break;
    }
    emit told(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem,
              !problem.isEmpty());
}

ExportFacts ExportButton::facts() const {
    return (m_source.facts ? m_source.facts() : ExportFacts()) + originFacts(QDateTime::currentDateTime());
}

void ExportButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QPushButton::changeEvent(event);
}

} // namespace app
