// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_pace.h"
#include "app/ui/theme/colour_table.h"
#include "desktop_wishes.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QSettings>

#include <memory>
#include <optional>

namespace app {

/// What a person has chosen for the program, saved between runs. An invalid value in the file counts as not
/// chosen. The file has a checksum (settings_seal.h).
class AppSettings : public QObject {
    Q_OBJECT
public:
    enum class Look { System, Light, Dark, HighContrast };
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;

    /// Saves the choices in `file`, or in the operating system's usual place if it is empty.
    explicit AppSettings(const QString& file = {}, QObject* parent = nullptr);

    /// Puts a copy of a damaged file aside, writes what can still be read, and reports it to the DamageLog.
    /// Once, when the program has its language.
    void checkFile();

    Look look() const;
    void setLook(Look look);
    /// The look, with `System` replaced by what the desktop asks for, or by its own colours if it does not
    /// say.
    ThemeKind theme() const;

    /// In per cent, 100 … 200; what the desktop asks for until somebody chooses.
    int textSize() const;
    void setTextSize(int percent);

    /// What the desktop asks for until somebody chooses.
    bool reduceMotion() const;
    void setReduceMotion(bool reduce);

    BotPace botPace() const;
    void setBotPace(BotPace pace);

    /// Whether a choice that is none is made by itself (OnlyChoices).
    bool makesOnlyChoices() const;
    void setMakesOnlyChoices(bool makes);
    /// Whether the board looks back on each round.
    bool roundUps() const;
    void setRoundUps(bool wanted);
    /// Whether a board can be heard; not until somebody chooses it.
    bool sounds() const;
    void setSounds(bool wanted);
    /// Whether what is heard is also shown in words.
    bool soundCaptions() const;
    void setSoundCaptions(bool wanted);
    /// Whether making only choices and looking back are on until somebody chooses; true. A program that
    /// clicks through a board by itself sets it to false, to find the board as it left it.
    static void setPacedAtFirst(bool paced);

    /// A code of `languages()`; empty for the system's language.
    QString language() const;
    void setLanguage(const QString& code);
    /// The same, with the system's language in place of an empty code: never empty.
    QString languageCode() const;

    /// Whether tests are written out as in an exam.
    bool examTests() const;
    void setExamTests(bool exam);

    /// Whether lessons show the notes for teachers.
    bool teacherNotes() const;
    void setTeacherNotes(bool shown);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// Whether the choices are saved in the file. If not, they are written with the next choice.
    bool areKept() const { return m_kept; }
    /// The path of the file, also if it is the operating system's.
    QString path() const { return m_file->fileName(); }
    /// The file itself, for what a page remembers beside these; whoever has changed something there settles.
    QSettings& file() { return *m_file; }
    /// Writes what was set. If that fails, `areKept` says so until a later one succeeds.
    void settle();

    /// What applies where nothing has been chosen.
    void setDesktop(const DesktopWishes& desktop);

    /// These apply until the program ends or another value is chosen; they are not saved.
    void setLookForThisRun(Look look);
    void setLanguageForThisRun(const QString& code);

signals:
    void lookChanged();
    void textSizeChanged(int percent);
    void reduceMotionChanged(bool reduce);
    void botPaceChanged(app::BotPace pace);
    void makesOnlyChoicesChanged(bool makes);
    void roundUpsChanged(bool wanted);
    void soundsChanged();
    void languageChanged();
    void teacherNotesChanged(bool shown);
    /// The result of `areKept` has changed.
    void keptChanged();

private:
    std::unique_ptr<QSettings> m_file;
    DesktopWishes m_desktop;
    std::optional<Look> m_lookForThisRun;
    std::optional<QString> m_languageForThisRun;
    bool m_kept = true;
};

} // namespace app
