// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_pace.h"
#include "app/theme/colour_table.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QSettings>

#include <memory>
#include <optional>

namespace app {

/// What a person has chosen for the program, kept from one start to the next. An invalid value in the file
/// counts as not chosen.
class AppSettings : public QObject {
    Q_OBJECT
public:
    enum class Look { System, Light, Dark, HighContrast };
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;

    /// Keeps the choices in `file`, or without one where the operating system wants them.
    explicit AppSettings(const QString& file = {}, QObject* parent = nullptr);

    Look look() const;
    void setLook(Look look);
    /// The look, with the system's own in place of `System`.
    ThemeKind theme() const;

    /// Percent, 100 … 200.
    int textSize() const;
    void setTextSize(int percent);

    bool reduceMotion() const;
    void setReduceMotion(bool reduce);

    BotPace botPace() const;
    void setBotPace(BotPace pace);

    /// A code of `languages()`; empty for the system's language.
    QString language() const;
    void setLanguage(const QString& code);
    /// The same, with the system's language in place of an empty code: never empty.
    QString languageCode() const;

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// Whether the file has what was chosen. If not, it is written with the next choice.
    bool areKept() const { return m_kept; }
    /// Of the file; where the operating system wants it, if none was given.
    QString path() const { return m_file->fileName(); }
    /// The file itself, for what a page remembers beside these; whoever has changed something there settles.
    QSettings& file() { return *m_file; }
    /// Writes what was set. If that fails, `areKept` says so until a later one succeeds.
    void settle();

    /// Apply until the program ends or another one is chosen; they are not saved.
    void setLookForThisRun(Look look);
    void setLanguageForThisRun(const QString& code);

signals:
    void lookChanged();
    void textSizeChanged(int percent);
    void reduceMotionChanged(bool reduce);
    void botPaceChanged(app::BotPace pace);
    void languageChanged();
    /// `areKept` says something else now.
    void keptChanged();

private:
    std::unique_ptr<QSettings> m_file;
    std::optional<Look> m_lookForThisRun;
    std::optional<QString> m_languageForThisRun;
    bool m_kept = true;
};

} // namespace app
