// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_page.h"

#include "app/base/text/languages.h"
#include "app/base/text/unbroken.h"
#include "app/settings/picture_width.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "look_card.h"
#include "settings_panel.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>

namespace app {
namespace {

/// In per cent. For any other size in the settings file, the nearest one is shown.
constexpr std::array textSizes{100, 115, 130, 150, 175, 200};

int nearestTextSize(int percent) {
    int nearest = 0;
    for (int i = 1; i < int(textSizes.size()); ++i)
        if (qAbs(textSizes[std::size_t(i)] - percent) < qAbs(textSizes[std::size_t(nearest)] - percent))
            nearest = i;
    return nearest;
}

QList<QAbstractButton*> lookCards() {
    using Look = AppSettings::Look;
    QList<QAbstractButton*> cards;
    for (const Look look : {Look::System, Look::Light, Look::Dark, Look::HighContrast})
        cards << new LookCard(look);
    return cards;
}

/// A row of choices whose names follow the language.
template <typename Of>
SegmentRow* choices(Of of, const Text& subject, const std::function<QStringList()>& labels,
                    const std::function<void(int)>& chosen) {
    auto* row = new SegmentRow(of);
    keepTranslated(row, [row, subject, labels] {
        row->setLabels(labels());
        row->setSubject(subject.words());
    });
    QObject::connect(row, &SegmentRow::chosen, row, chosen);
    return row;
}

} // namespace

SettingsPage::SettingsPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_column(new QWidget) {
    keepTranslated(this, [this] { setAccessibleName(tr("Settings")); });
    auto* scroll = Form(this, Form::Way::Down, 0).add(new SteadyScrollArea(this));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_column);
    Form rows(m_column, Form::Way::Down, 12);
    rows.text([] { return tr("Settings"); }, TextRole::PageTitle)->setWordWrap(false);
    m_notKept = rows.label("notKept", TextRole::Strong, Role::Warning);
    keepTranslated(m_notKept, [this] {
        m_notKept->setText(
            tr("Your choices apply until the program ends, but they could not be saved in “%1”. The folder "
               "is read-only or missing, or its disk is full.")
                .arg(QDir::toNativeSeparators(m_settings.path())));
    });
    addAppearance(*rows.add(new SettingsPanel([] { return tr("Appearance"); }, m_column)));
    addLanguage(*rows.add(new SettingsPanel([] { return tr("Language"); }, m_column)));
    addPlay(*rows.add(new SettingsPanel([] { return tr("Play"); }, m_column)));
    addLessons(*rows.add(new SettingsPanel([] { return tr("Lessons"); }, m_column)));
    addPresenting(*rows.add(new SettingsPanel([] { return tr("Presenting"); }, m_column)));
    rows.addStretch();
    connect(&m_settings, &AppSettings::keptChanged, this, &SettingsPage::showSettings);
    for (const AnySetting* one : std::initializer_list<const AnySetting*>{
             &m_settings.look, &m_settings.language, &m_settings.makesOnlyChoices, &m_settings.roundUps,
             &m_settings.sounds, &m_settings.soundCaptions, &m_settings.teacherNotes, &m_settings.textSize,
             &m_settings.reduceMotion, &m_settings.botPace})
        connect(one, &AnySetting::changed, this, &SettingsPage::showSettings);
    showSettings();
}

void SettingsPage::addAppearance(SettingsPanel& panel) {
    const auto colours = [] { return tr("Colours"); };
    m_look = choices(
        lookCards(), colours,
        [] {
            return QStringList{tr("Match system"), tr("Light"), tr("Dark"), tr("High contrast")};
        },
        [this](int choice) { m_settings.look.set(static_cast<AppSettings::Look>(choice)); });
    panel.add(colours, m_look);
    const auto size = [] { return tr("Text size"); };
    m_textSize = choices(
        int(textSizes.size()), size,
        [] {
            QStringList sizes;
            for (const int percent : textSizes)
                sizes << tr("%1 %", "text size").arg(QLocale().toString(percent));
            return sizes;
        },
        [this](int choice) { m_settings.textSize.set(textSizes.at(std::size_t(choice))); });
    panel.add(size, m_textSize);
    panel.explain([] { return tr("Everything grows with the text. In a small window, pages then scroll."); });
    m_reduceMotion = panel.tick(
        {}, [] { return tr("Reduce motion"); }, [this](bool on) { m_settings.reduceMotion.set(on); });
    panel.explain([] { return tr("Dice, markers and plants then appear in place at once."); });
}

void SettingsPage::addLanguage(SettingsPanel& panel) {
    m_language = choices(
        int(languages().size()) + 1, [] { return tr("Language"); },
        [] {
            QStringList names{tr("Match system")};
            for (const Language& language : languages())
                names << language.ownName;
            return names;
        },
        [this](int choice) {
            m_settings.language.set(choice == 0 ? QString() : languages()[choice - 1].code);
        });
    panel.add([] { return tr("Words and numbers"); }, m_language);
}

void SettingsPage::addPlay(SettingsPanel& panel) {
    const auto speed = [] { return tr("Bot speed"); };
    m_pace = choices(
        5, speed,
        [] {
            return QStringList{tr("On key press"), tr("Slow"), tr("Normal"), tr("Fast"), tr("Instant")};
        },
        [this](int choice) { m_settings.botPace.set(static_cast<BotPace>(choice)); });
    panel.add(speed, m_pace);
    panel.explain([] { return tr("How long a bot's move is shown before the next one."); });
    m_onlyChoices = panel.tick(
        "onlyChoices", [] { return tr("Make forced moves automatically"); },
        [this](bool on) { m_settings.makesOnlyChoices.set(on); });
    panel.explain([] {
        return tr("When there is only one thing to do, and it costs neither a coin nor a tool, it is done "
                  "after a short pause. Undo goes back to the last real choice.");
    });
    m_roundUps = panel.tick(
        "roundUps", [] { return tr("Show a summary after each round"); },
        [this](bool on) { m_settings.roundUps.set(on); });
    panel.explain([] {
        return tr("In Genotype: who gained which points, and how the dice compare with what was expected.");
    });
    m_sounds = panel.tick(
        "sounds", [] { return tr("Sounds"); },
        [this](bool wanted) {
            m_settings.sounds.set(wanted);
            // Whoever turns them on wants to know what they are like, and whether they can be heard at all.
            SoundPlayer::current().play(Sound::YourTurn);
        });
    const auto about = [] {
        return SoundPlayer::current().hasFailed()
                   ? tr("The last sound could not be played: this computer has no sound system that the "
                        "program knows (PulseAudio or PipeWire).")
                   : tr("Short and quiet: dice, coins, a harvest, your turn. There are none in a class, and "
                        "none while motion is reduced.");
    };
    QLabel* sounds = panel.explain(about);
    connect(&SoundPlayer::current(), &SoundPlayer::failedChanged, sounds,
            [sounds, about] { sounds->setText(unbroken(about())); });
    m_captions = panel.tick(
        "soundCaptions", [] { return tr("Captions for sounds"); },
        [this](bool on) { m_settings.soundCaptions.set(on); });
    panel.explain([] { return tr("Words in a corner of the board, such as [dice]."); });
}

void SettingsPage::addLessons(SettingsPanel& panel) {
    m_teacherNotes = panel.tick(
        {}, [] { return tr("Notes for teachers"); }, [this](bool on) { m_settings.teacherNotes.set(on); });
    panel.explain([] {
        return tr("Aims, plans and the answers to all questions, at the end of each lesson. Turn this "
                  "off on computers for pupils.");
    });
}

void SettingsPage::addPresenting(SettingsPanel& panel) {
    const auto width = [] { return tr("Width of the projected picture"); };
    m_pictureWidth = choices(
        int(pictureWidths.size()), width,
        [] {
            QStringList widths;
            for (const double metres : pictureWidths)
                widths << tr("%1 m").arg(QLocale().toString(metres));
            return widths;
        },
        [this](int choice) { setPictureWidth(m_settings, pictureWidths.at(std::size_t(choice))); });
    m_pictureWidth->setObjectName(QStringLiteral("pictureWidth"));
    panel.add(width, m_pictureWidth);
    panel.explain([] { return tr("From this follows how large the type must be for the last row (F11)."); });
}

void SettingsPage::showSettings() {
    m_notKept->setVisible(!m_settings.areKept());
    m_look->showValue(static_cast<int>(m_settings.look()));
    m_textSize->showValue(nearestTextSize(m_settings.textSize()));
    for (const auto& [box, isOn] :
         {std::pair(m_reduceMotion, m_settings.reduceMotion()),
          std::pair(m_teacherNotes, m_settings.teacherNotes()),
          std::pair(m_onlyChoices, m_settings.makesOnlyChoices()),
          std::pair(m_roundUps, m_settings.roundUps()), std::pair(m_sounds, m_settings.sounds()),
          std::pair(m_captions, m_settings.soundCaptions())}) {
        const QSignalBlocker shownNotChosen(box);
        box->setChecked(isOn);
    }
    m_captions->setEnabled(m_settings.sounds());
    int language = 0;
    for (int i = 0; i < languages().size(); ++i)
        if (languages()[i].code == m_settings.language())
            language = i + 1;
    m_language->showValue(language);
    m_pace->showValue(static_cast<int>(m_settings.botPace()));
    const auto* const wide = std::find(pictureWidths.begin(), pictureWidths.end(), pictureWidth(m_settings));
    m_pictureWidth->showValue(int(wide - pictureWidths.begin()));
}

void SettingsPage::resizeEvent(QResizeEvent* event) {
    // For lines of a readable length, the column is centred in a wide window.
    const Theme& theme = Theme::current();
    const int sides = qMax(theme.px(20), (width() - theme.px(860)) / 2);
    m_column->layout()->setContentsMargins(sides, theme.px(18), sides, theme.px(18));
    QWidget::resizeEvent(event);
}

} // namespace app
