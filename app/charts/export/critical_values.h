// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace app {

/// The table of critical values of chi-square as it is printed in textbooks, which can be saved for printing.
class CriticalValues : public QWidget {
    Q_OBJECT
public:
    explicit CriticalValues(QWidget* parent = nullptr);

    /// Opens the table beside a control.
    static void open(QWidget* anchor);

    static constexpr int mostDegreesOfFreedom = 10;

    /// The table with its explanation, as rich text for paper.
    static QString tableHtml();
    /// Returns an empty text, or a sentence on why the file could not be written.
    static QString writePdf(const QString& path);

private:
    void choose();

    QLabel* m_told;
};

} // namespace app
