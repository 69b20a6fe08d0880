// SPDX-License-Identifier: GPL-3.0-or-later
#include "critical_values.h"

#include "app/base/files/export_file.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "lessons/exam_test.h"
#include "paper.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QPointer>
#include <QtGui/QTextDocument>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <array>

namespace app {

using namespace page_parts;

namespace {

/// The levels of the usual tables.
constexpr std::array levels{0.1, lessons::usualLevel, lessons::strictLevel, 0.001};

QString percent(double level) {
    return QStringLiteral("%1 %").arg(QLocale().toString(100 * level, 'g', 3));
}

QString shown(int degreesOfFreedom, double level) {
    constexpr int decimals = 3;
    return QLocale().toString(lessons::criticalValue(degreesOfFreedom, level), 'f', decimals);
}

QString explanation() {
    return CriticalValues::tr(
        "By chance alone, chi-square exceeds the value in the table in 10 %, 5 %, 1 % or "
        "0.1 % of samples, if the null hypothesis is true. df: degrees of freedom.");
}

} // namespace

QString CriticalValues::tableHtml() {
    QString out = QStringLiteral("<p>%1</p><table border='1' cellspacing='0' cellpadding='5'><tr><th>%2</th>")
                      .arg(explanation().toHtmlEscaped(), tr("df").toHtmlEscaped());
    for (const double level : levels)
        out += QStringLiteral("<th>%1</th>").arg(percent(level));
    out += QStringLiteral("</tr>");
    for (int df = 1; df <= mostDegreesOfFreedom; ++df) {
        out += QStringLiteral("<tr><td align='right'>%1</td>").arg(df);
        for (const double level : levels)
            out += QStringLiteral("<td align='right'>%1</td>").arg(shown(df, level));
        out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</table>");
}

CriticalValues::CriticalValues(QWidget* parent) : QWidget(parent) {
    Form form(this, Form::Way::Down, 7);
    const auto title = [] { return tr("Critical values of chi-square"); };
    form.heading(title);
    auto* table = form.add(new FactTable({}, QStringList(), 0, this));
    keepTranslated(table, [table, title] {
        QStringList columns{tr("df")};
        for (const double level : levels)
            columns << percent(level);
        table->begin(title(), columns, mostDegreesOfFreedom);
        for (int df = 1; df <= mostDegreesOfFreedom; ++df) {
            table->set(df - 1, 0, QString::number(df));
            for (int i = 0; i < int(levels.size()); ++i)
                table->set(df - 1, i + 1, shown(df, levels[std::size_t(i)]));
        }
        table->fit();
    });
    keepStyled(table, [table] { table->setMinimumWidth(Theme::current().px(400)); });
    form.note(&explanation);
    file_choice::hideUnlessOffered(form.button(
        "saveCriticalValues", [] { return tr("Save for printing (PDF)…"); }, [this] { choose(); }));
    m_told = form.label("criticalValuesTold", TextRole::Strong);
    m_told->hide();
}

void CriticalValues::open(QWidget* anchor) {
    auto* sheet = new CriticalValues;
    const QSize wanted = sheet->sizeHint();
    QScrollArea* area = scrolling(sheet, nullptr);
    // As high as the table or, with large type, as the window has room for beside the button that closes it.
    const int room = anchor->window()->height() - Theme::current().px(90);
    area->setMinimumSize(wanted.width() + area->verticalScrollBar()->sizeHint().width(),
                         std::min(wanted.height(), room));
    Popover::openSheet(anchor, area, [] { return tr("Critical values of chi-square"); });
}

QString CriticalValues::writePdf(const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    document.setHtml(QStringLiteral("<h1>%1</h1>").arg(tr("Critical values of chi-square").toHtmlEscaped()) +
                     tableHtml());
    return paper::writePdf(document, tr("Critical values of chi-square"), path);
}

void CriticalValues::choose() {
    const QPointer<CriticalValues> open(this); // it may be closed while the dialog asks
    const QString path =
        file_choice::save(window(), tr("Save for printing"),
                          ExportFile::name(tr("Critical values of chi-square"), QDateTime::currentDateTime(),
                                           QStringLiteral("pdf")),
                          QStringLiteral("*.pdf"));
    if (path.isEmpty())
        return;
    const QString problem = writePdf(path);
    if (!open)
        return;
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->show();
}

} // namespace app
