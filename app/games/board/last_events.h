// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QListWidget>

namespace app {

/// The announcements at a board, to be read again: a sentence on each line, the newest last. One line high.
class LastEvents : public QListWidget {
    Q_OBJECT
public:
    explicit LastEvents(QWidget* parent);

    /// Adds sentences; the oldest are dropped when there are more than `kept`.
    void add(const QStringList& sentences);
    QStringList sentences() const;
    /// Gives the newest the focus.
    void showLatest();
    void retranslate();

    static constexpr int kept = 100;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void applyTheme();
};

} // namespace app
