// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QCompleter>

namespace app {

/// Completes the last of several words with words of join codes; offers nothing for a complete word.
class WordCompleter : public QCompleter {
    Q_OBJECT
public:
    explicit WordCompleter(QObject* parent = nullptr);

    QStringList splitPath(const QString& text) const override;
    QString pathFromIndex(const QModelIndex& index) const override;

private:
    /// What stands before the word that is being typed.
    mutable QString m_before;
};

} // namespace app
