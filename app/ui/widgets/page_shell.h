// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QBoxLayout;
class QScrollArea;

namespace app {

class StatusLine;

/// What the pages with a side have in common: a header, a line for what has happened, and below them, in an
/// area that scrolls, a side with the rest of the page beside it. Where the page is narrow, the rest is below
/// the side. A page makes a new one when theme or language change.
class PageShell : public QWidget {
    Q_OBJECT
public:
    /// All in pixels at scale 1.
    struct Measures {
        qreal margin = 12; ///< around it
        qreal side = 0;    ///< width of the side
        qreal narrow = 0;  ///< a page that is less wide has its parts below each other
    };
    PageShell(const Measures& measures, QWidget* page);

    /// The parts of the page are children of this.
    QWidget* body() const { return m_body; }
    QScrollArea* area() const { return m_area; }
    StatusLine* told() const { return m_told; }
    /// Side and rest.
    QBoxLayout* columns() const { return m_columns; }
    void setHeader(QWidget* header);
    /// Puts a part below the area that takes as much room as there is, for a page that shows one or the
    /// other.
    void addOther(QWidget* part);
    void setSide(QWidget* side, Qt::Alignment alignment = {});
    /// Puts the rest where there is room for it on a page of this width. Whether the page is narrow.
    bool fold(int width);

    /// Takes an earlier shell of the page off it, for good. The name of what had the focus there; empty if
    /// nothing had.
    static QString takeOff(PageShell* earlier);
    /// Shows this one, with what the earlier one was saying, and the focus where it was.
    void appear(const PageShell* earlier, const QString& focused);

private:
    const Measures m_measures;
    QWidget* m_body;
    QScrollArea* m_area;
    StatusLine* m_told;
    QBoxLayout* m_columns;
    QWidget* m_side = nullptr;
};

} // namespace app
