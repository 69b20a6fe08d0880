// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/export_facts.h"

#include <QtWidgets/QPushButton>

#include <functional>

namespace app {

/// "Export": saves a chart or table on the page as a table (CSV), a picture (PNG) or a drawing (SVG).
class ExportButton : public QPushButton {
    Q_OBJECT
public:
    struct Source {
        /// The title becomes part of the file's name.
        std::function<QString()> title;
        /// Returns the table as CSV text; empty: no table can be exported.
        std::function<QString()> table;
        /// The widget to export as it is on the screen; null: no picture can be exported.
        std::function<QWidget*()> picture;
        /// What the file says about itself besides its title, date and program; may be null.
        std::function<ExportFacts()> facts = {};
    };
    enum class Format { Table, Picture, Drawing };

    explicit ExportButton(Source source, QWidget* parent = nullptr);

    /// Exports without asking for a file name, and emits `told` with the outcome.
    void write(Format format, const QString& path);

signals:
    /// The outcome: a sentence on what was written, or why nothing was.
    void told(const QString& message, bool isProblem);

private:
    void choose(Format format);
    ExportFacts facts() const;

    Source m_source;
};

} // namespace app
