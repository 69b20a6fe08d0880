// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_button.h"

#include "app/base/files/export_file.h"
#include "app/charts/export/picture_file.h"
#include "app/ui/theme/kept.h"
#include "app/ui/widgets/file_choice.h"

#include <QtCore/QDir>
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
    keepTranslated(this, [this] {
        setText(tr("Export"));
        setAccessibleName(tr("Export the numbers or the chart"));
    });
    auto* formats = new QMenu(this);
    const auto add = [&](Format format, const Text& text) {
        QAction* one = formats->addAction({}, this, [this, format] { choose(format); });
        keepTranslated(formats, [one, text] { one->setText(text.words()); });
    };
    if (m_source.table)
        add(Format::Table, [] { return tr("Numbers (CSV)…"); });
    if (m_source.picture) {
        add(Format::Picture, [] { return tr("Picture (PNG)…"); });
        add(Format::Drawing, [] { return tr("Drawing (SVG)…"); });
    }
    setMenu(formats);
    file_choice::hideUnlessOffered(this);
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

} // namespace app
