// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace app {

class SegmentRow;
class SettingsPanel;

/// All the program's settings. A choice takes effect at once, without confirmation.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive this.
    explicit SettingsPage(AppSettings& settings, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectSettings();
    void showSettings();
    void retranslate();
    void retranslateSounds();
    /// Lets be heard what was chosen.
    void chooseSounds(bool wanted);
    void applyTheme();

    AppSettings& m_settings;
    QScrollArea* m_scroll;
    QWidget* m_column;
    QVBoxLayout* m_layout;
    QLabel* m_title;
    /// Says that the choices could not be saved; hidden otherwise.
    QLabel* m_notKept;
    SettingsPanel* m_appearance;
    SegmentRow* m_look;
    SegmentRow* m_textSize;
    QCheckBox* m_reduceMotion;
    SettingsPanel* m_languagePanel;
    SegmentRow* m_language;
    SettingsPanel* m_play;
    SegmentRow* m_pace;
    QCheckBox* m_onlyChoices;
    QCheckBox* m_roundUps;
    QCheckBox* m_sounds;
    QCheckBox* m_captions;
    SettingsPanel* m_lessons;
    QCheckBox* m_teacherNotes;
    SettingsPanel* m_presenting;
    SegmentRow* m_pictureWidth;
};

} // namespace app
