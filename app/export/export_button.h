// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QPushButton>

#include <functional>

namespace app {

/// "Export": writes what stands beside it as a table (CSV), a picture (PNG) or a drawing (SVG).
class ExportButton : public QPushButton {
    Q_OBJECT
public:
    struct Source {
        /// Becomes part of the file's name.
        std::function<QString()> title;
        /// The table as CSV text; empty: no table can be exported.
        std::function<QString()> table;
        /// Painted as it is; null: no picture can be exported.
        std::function<QWidget*()> picture;
    };
    enum class Format { Table, Picture, Drawing };

    explicit ExportButton(Source source, QWidget* parent = nullptr);

    /// Without asking for a file name. Reports the outcome by `told`.
    void write(Format format, const QString& path);

signals:
    /// A sentence on what was written, or on why nothing was.
    void told(const QString& message, bool isProblem);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void choose(Format format);

    Source m_source;
};

} // namespace app
