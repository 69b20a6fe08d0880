// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_breaks.h"

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtGui/QTextLayout>

namespace app {

namespace {

/// A paragraph of at most so many lines is rather moved than left with one line on either page.
constexpr int fewLines = 8;

bool isHeading(const QTextBlock& block) {
    return block.blockFormat().headingLevel() > 0;
}

int pageOf(const QTextBlock& block, int line) {
    const QTextDocument& document = *block.document();
    // A line that has moved to the next page is that much farther below the beginning of its block.
    const qreal top =
        document.documentLayout()->blockBoundingRect(block).top() + block.layout()->lineAt(line).y();
    return static_cast<int>(top / document.pageSize().height());
}

int linesOf(const QTextBlock& block) {
    return block.isValid() ? block.layout()->lineCount() : 0;
}

bool isInTable(const QTextBlock& block) {
    return QTextCursor(block).currentTable() != nullptr;
}

/// Whether a page ends where the paragraph should not be torn.
bool isTorn(const QTextBlock& block) {
    const int lines = linesOf(block);
    if (lines < 2 || isInTable(block))
        return false;
    const bool first = pageOf(block, 0) != pageOf(block, 1);
    const bool last = pageOf(block, lines - 2) != pageOf(block, lines - 1);
    return first || (last && lines <= fewLines);
}

/// Whether the text that follows the heading begins on another page than the heading. `next` is the first
/// block after it that is no heading.
bool isAlone(const QTextBlock& heading, const QTextBlock& next) {
    return linesOf(heading) > 0 && linesOf(next) > 0 && pageOf(heading, 0) != pageOf(next, 0);
}

/// Blocks are laid out when somebody asks for a size; until then they have no lines.
void layOutAll(const QTextDocument& document) {
    static_cast<void>(document.pageCount());
}

void breakBefore(const QTextBlock& block) {
    QTextBlockFormat format = block.blockFormat();
    format.setPageBreakPolicy(format.pageBreakPolicy() | QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).setBlockFormat(format);
    layOutAll(*block.document());
}

} // namespace

void keepTogether(QTextDocument& document) {
    // From front to back, since each break moves all that comes after it. `first`: where the headings begin
    // that belong to the block; they go with it.
    layOutAll(document);
    QTextBlock first;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!first.isValid() && linesOf(block) > 0)
            first = block;
        if (isHeading(block) || !first.isValid())
            continue;
        const bool moves = isTorn(block) || (isHeading(first) && isAlone(first, block));
        const bool begins =
            first.blockFormat().pageBreakPolicy().testFlag(QTextFormat::PageBreak_AlwaysBefore);
        if (moves && !begins && first.blockNumber() > 0)
            breakBefore(first);
        first = {};
    }
}

} // namespace app
