// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_page.h"

#include "app/base/text/languages.h"
#include "app/settings/machine_config.h"
#include "app/settings/picture_width.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_foot.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "app/ui/widgets/switch_box.h"
#include "look_card.h"
#include "look_sample.h"
#include "settings_panel.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>

namespace app {

using page_parts::setTip;

namespace {

/// The page, in pixels at scale 1, so wide that the sample stands beside the choices, and two cards beside
/// each other.
constexpr qreal leastWithSample = 900;
constexpr qreal leastPair = 560;
/// Of the width.
constexpr int choicesShare = 7;
constexpr int sampleShare = 4;

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
    Form page(this, Form::Way::Down, 0);
    auto* scroll = page.add(new SteadyScrollArea(this), 1);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_column);
    Form rows(m_column, Form::Way::Down, space::small);
    keepStyled(rows.box(), [box = rows.box()] {
        const Theme& theme = Theme::current();
        const int side = theme.px(space::section);
        box->setContentsMargins(side, theme.px(space::gap), side, theme.px(space::small));
    });
    rows.text([] { return tr("Settings"); }, TextRole::PageTitle)->setWordWrap(false);
    m_notKept = rows.label("notKept", TextRole::Strong, Role::Warning);
    keepTranslated(m_notKept, [this] {
        m_notKept->setText(
            tr("Your choices apply until the program ends, but they could not be saved in “%1”. The folder "
               "is read-only or missing, or its disk is full.")
                .arg(QDir::toNativeSeparators(m_settings.path())));
    });
    Form columns = rows.part(Form::Way::Along, space::gap);
    m_columns = columns.box();
    const auto panel = [](Form& form, const Text& title, int stretch) {
        return form.add(new SettingsPanel(title, form.widget()), stretch);
    };
    Form choices = columns.part(Form::Way::Filled, space::gap, choicesShare);
    addAppearance(*panel(
        choices, [] { return tr("Look"); }, 0));
    Form pair = choices.part(Form::Way::Along, space::gap, 1);
    m_pair = pair.box();
    SettingsPanel* language = panel(
        pair, [] { return tr("Language and sound"); }, 1);
    addLanguage(*language);
    addSounds(*language);
    addPlay(*panel(
        pair, [] { return tr("Playing"); }, 1));
    Form side = columns.part(Form::Way::Filled, space::gap, sampleShare);
    QLabel* now = side.heading([] { return tr("So it looks now"); });
    keepStyled(now, [now] { now->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    side.add("lookSample", new LookSample(side.widget()));
    addTeaching(*panel(
        side, [] { return tr("For teachers"); }, 1));
    rows.addStretch();
    addFoot(page);
    connect(&m_settings, &AppSettings::keptChanged, this, &SettingsPage::showSettings);
    for (const AnySetting* one : std::initializer_list<const AnySetting*>{
             &m_settings.look, &m_settings.language, &m_settings.makesOnlyChoices, &m_settings.roundUps,
             &m_settings.sounds, &m_settings.soundCaptions, &m_settings.teacherNotes, &m_settings.textSize,
             &m_settings.reduceMotion, &m_settings.botPace})
        connect(one, &AnySetting::changed, this, &SettingsPage::showSettings);
    showSettings();
    arrange();
}

void SettingsPage::addFoot(Form& rows) {
    auto* foot = rows.add(
        new PageFoot([] { return tr("Every change is kept at once, on this computer only."); }, this));
    if (MachineConfig::current().allowsPage(pageName(PageId::Help)))
        foot->add(
            "aboutProgram", [] { return tr("About this program"); }, ButtonKind::Text,
            [this] { go(*this, route::Rule{QStringLiteral("about")}); });
}

void SettingsPage::addAppearance(SettingsPanel& panel) {
    const auto colours = [] { return tr("Colours"); };
    m_look = choices(
        lookCards(), colours,
        [] {
            return QStringList{tr("Match system"), tr("Light"), tr("Dark"), tr("High contrast")};
        },
        [this](int choice) { m_settings.look.set(static_cast<AppSettings::Look>(choice)); });
    panel.add(m_look);
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
    setTip(m_textSize,
           [] { return tr("Everything grows with the text. In a small window, pages then scroll."); });
    m_reduceMotion = panel.addSwitch(
        "reduceMotion", [] { return tr("Reduce motion"); },
        [] { return tr("Dice, markers and plants then appear in place at once."); },
        [this](bool on) { m_settings.reduceMotion.set(on); });
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
    setTip(m_pace, [] { return tr("How long a bot's move is shown before the next one."); });
    m_onlyChoices = panel.addSwitch(
        "onlyChoices", [] { return tr("Make forced moves automatically"); },
        [] {
            return tr("When there is only one thing to do, and it costs neither a coin nor a tool. Undo goes "
                      "back to the last real choice.");
        },
        [this](bool on) { m_settings.makesOnlyChoices.set(on); });
    m_roundUps = panel.addSwitch(
        "roundUps", [] { return tr("Show a summary after each round"); },
        [] {
            return tr(
                "In Genotype: who gained which points, and how the dice compare with what was expected.");
        },
        [this](bool on) { m_settings.roundUps.set(on); });
    panel.addStretch();
}

void SettingsPage::addSounds(SettingsPanel& panel) {
    const auto about = [] {
        return SoundPlayer::current().hasFailed()
                   ? tr("The last sound could not be played: this computer has no sound system that the "
                        "program knows (PulseAudio or PipeWire).")
                   : tr("Short and quiet: dice, coins, a harvest, your turn. There are none in a class, and "
                        "none while motion is reduced.");
    };
    SwitchBox* sounds = panel.addSwitch(
        "sounds", [] { return tr("Sounds"); }, about,
        [this](bool wanted) {
            m_settings.sounds.set(wanted);
            // Whoever turns them on wants to know what they are like, and whether they can be heard at all.
            SoundPlayer::current().play(Sound::YourTurn);
        });
    m_sounds = sounds;
    connect(&SoundPlayer::current(), &SoundPlayer::failedChanged, sounds,
            [sounds, about] { sounds->setAbout(about()); });
    m_captions = panel.addSwitch(
        "soundCaptions", [] { return tr("Captions for sounds"); },
        [] { return tr("Words in a corner of the board, such as [dice]."); },
        [this](bool on) { m_settings.soundCaptions.set(on); });
    panel.addStretch();
}

void SettingsPage::addTeaching(SettingsPanel& panel) {
    m_teacherNotes = panel.addSwitch(
        "teacherNotes", [] { return tr("Notes for teachers"); },
        [] {
            return tr("Aims, plans and the answers to all questions, at the end of each lesson. Turn this "
                      "off on computers for pupils.");
        },
        [this](bool on) { m_settings.teacherNotes.set(on); });
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
    setTip(m_pictureWidth,
           [] { return tr("From this follows how large the type must be for the last row (F11)."); });
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

void SettingsPage::arrange() {
    const Theme& theme = Theme::current();
    const auto along = [](bool isWide) { return isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom; };
    m_columns->setDirection(along(width() >= theme.px(leastWithSample)));
    m_pair->setDirection(along(width() >= theme.px(leastPair)));
}

void SettingsPage::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

} // namespace app
