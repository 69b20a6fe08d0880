// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;

namespace app {

class Form;
class PageFoot;
class SegmentRow;
class SettingsPanel;

/// All the program's settings, and beside them a sample of the look that they make. A choice takes effect at
/// once, without confirmation.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive this.
    explicit SettingsPage(AppSettings& settings, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addAppearance(SettingsPanel& panel);
    void addLanguage(SettingsPanel& panel);
    void addSounds(SettingsPanel& panel);
    void addPlay(SettingsPanel& panel);
    void addTeaching(SettingsPanel& panel);
    void addFoot(Form& rows);
    void showSettings();
    /// Puts the cards beside each other where there is room.
    void arrange();

    AppSettings& m_settings;
    QWidget* m_column;
    QBoxLayout* m_columns = nullptr; ///< choices, sample
    QBoxLayout* m_pair = nullptr;    ///< language and sound, playing
    /// Says that the choices could not be saved; hidden otherwise.
    QLabel* m_notKept = nullptr;
    SegmentRow* m_look = nullptr;
    SegmentRow* m_textSize = nullptr;
    QCheckBox* m_reduceMotion = nullptr;
    SegmentRow* m_language = nullptr;
    SegmentRow* m_pace = nullptr;
    QCheckBox* m_onlyChoices = nullptr;
    QCheckBox* m_roundUps = nullptr;
    QCheckBox* m_sounds = nullptr;
    QCheckBox* m_captions = nullptr;
    QCheckBox* m_teacherNotes = nullptr;
    SegmentRow* m_pictureWidth = nullptr;
};

} // namespace app
