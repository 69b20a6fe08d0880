// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace app {

/// Begins a new page before each heading that would stand without its text at the foot of one, and before a
/// paragraph of which the foot or the next page would get a single line. A paragraph of many lines may leave
/// its last one to the next page, because moving all of it would leave a hole.
///
/// Precondition: the document is laid out for its pages (page size and paint device are set). Changes nothing
/// inside tables: a row stays whole by itself.
void keepTogether(QTextDocument& document);

} // namespace app
