// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QTranslator>

namespace app {

/// Sets the program's language. A change reaches every widget as QEvent::LanguageChange.
class Translations : public QObject {
    Q_OBJECT
public:
    explicit Translations(QObject* parent = nullptr);
    ~Translations() override;

    /// A code of `languages()`.
    void use(const QString& code);

private:
    QString m_code;
    QTranslator m_own;
    /// The texts of Qt's own dialogs, which would otherwise be in English.
    QTranslator m_toolkit;
};

} // namespace app
