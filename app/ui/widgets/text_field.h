// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QPlainTextEdit>

namespace app {

/// Where somebody types a text of several lines: the only widget of its kind, as `tests/banned/check` sees
/// to. It takes plain text alone, from the keyboard, the clipboard or a drop, and the Tab key leaves it.
///
/// Qt 6.4 takes the first of the formats of what is pasted or dropped, also if there is none, as in an empty
/// clipboard, and the program crashes. This field ignores what has no text.
class TextField : public QPlainTextEdit {
    Q_OBJECT
public:
    /// `longest`: how many characters the field holds; what goes beyond is not taken. `lines`: its height.
    TextField(const QString& text, int longest, int lines, QWidget* parent);

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void cut();

    int m_longest;
};

} // namespace app
