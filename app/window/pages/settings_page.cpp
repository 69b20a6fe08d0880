// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_page.h"

#include "app/base/text/languages.h"
#include "app/settings/picture_width.h"

#include "look_card.h"
#include "settings_panel.h"

#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/steady_scroll_area.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

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

} // namespace

SettingsPage::SettingsPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_scroll(new SteadyScrollArea(this)), m_column(new QWidget),
      m_layout(new QVBoxLayout(m_column)), m_title(new QLabel(m_column)),
      m_notKept(page_parts::words({}, m_column, TextRole::Strong, Role::Warning)),
      m_appearance(new SettingsPanel(m_column)), m_look(new SegmentRow(lookCards())),
      m_textSize(new SegmentRow(int(textSizes.size()))), m_reduceMotion(new QCheckBox),
      m_languagePanel(new SettingsPanel(m_column)), m_language(new SegmentRow(int(languages().size()) + 1)),
      m_play(new SettingsPanel(m_column)), m_pace(new SegmentRow(5)), m_onlyChoices(new QCheckBox),
      m_roundUps(new QCheckBox), m_sounds(new QCheckBox), m_captions(new QCheckBox),
      m_lessons(new SettingsPanel(m_column)), m_teacherNotes(new QCheckBox),
      m_presenting(new SettingsPanel(m_column)), m_pictureWidth(new SegmentRow(int(pictureWidths.size()))) {
    build();
    connectSettings();
    showSettings();
    keepStyled(this, [this] { applyTheme(); });
    retranslate();
}

void SettingsPage::build() {
    m_appearance->add(m_look);
    m_appearance->add(m_textSize);
    m_appearance->add(m_reduceMotion);
    m_languagePanel->add(m_language);
    m_play->add(m_pace);
    m_onlyChoices->setObjectName(QStringLiteral("onlyChoices"));
    m_play->add(m_onlyChoices);
    m_roundUps->setObjectName(QStringLiteral("roundUps"));
    m_play->add(m_roundUps);
    m_sounds->setObjectName(QStringLiteral("sounds"));
    m_play->add(m_sounds);
    m_captions->setObjectName(QStringLiteral("soundCaptions"));
    m_play->add(m_captions);
    m_lessons->add(m_teacherNotes);
    m_pictureWidth->setObjectName(QStringLiteral("pictureWidth"));
    m_presenting->add(m_pictureWidth);
    m_layout->addWidget(m_title);
    m_notKept->setObjectName(QStringLiteral("notKept"));
    m_layout->addWidget(m_notKept);
    for (QWidget* panel : {m_appearance, m_languagePanel, m_play, m_lessons, m_presenting})
        m_layout->addWidget(panel);
    m_layout->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_column);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
}

void SettingsPage::connectSettings() {
    connect(m_look, &SegmentRow::chosen, this,
            [this](int choice) { m_settings.setLook(static_cast<AppSettings::Look>(choice)); });
    connect(m_textSize, &SegmentRow::chosen, this,
            [this](int choice) { m_settings.setTextSize(textSizes.at(std::size_t(choice))); });
    connect(m_reduceMotion, &QCheckBox::toggled, &m_settings, &AppSettings::setReduceMotion);
    connect(m_language, &SegmentRow::chosen, this, [this](int choice) {
        m_settings.setLanguage(choice == 0 ? QString() : languages()[choice - 1].code);
    });
    connect(m_pace, &SegmentRow::chosen, this,
            [this](int choice) { m_settings.setBotPace(static_cast<BotPace>(choice)); });
    connect(m_onlyChoices, &QCheckBox::toggled, &m_settings, &AppSettings::setMakesOnlyChoices);
    connect(&m_settings, &AppSettings::makesOnlyChoicesChanged, this, &SettingsPage::showSettings);
    connect(m_roundUps, &QCheckBox::toggled, &m_settings, &AppSettings::setRoundUps);
    connect(&m_settings, &AppSettings::roundUpsChanged, this, &SettingsPage::showSettings);
    connect(m_sounds, &QCheckBox::toggled, this, &SettingsPage::chooseSounds);
    connect(m_captions, &QCheckBox::toggled, &m_settings, &AppSettings::setSoundCaptions);
    connect(&m_settings, &AppSettings::soundsChanged, this, &SettingsPage::showSettings);
    connect(&SoundPlayer::current(), &SoundPlayer::failedChanged, this, &SettingsPage::retranslateSounds);
    connect(m_teacherNotes, &QCheckBox::toggled, &m_settings, &AppSettings::setTeacherNotes);
    connect(&m_settings, &AppSettings::teacherNotesChanged, this, &SettingsPage::showSettings);
    connect(m_pictureWidth, &SegmentRow::chosen, this,
            [this](int choice) { setPictureWidth(m_settings, pictureWidths.at(std::size_t(choice))); });
    for (const auto changed : {&AppSettings::lookChanged, &AppSettings::languageChanged})
        connect(&m_settings, changed, this, &SettingsPage::showSettings);
    connect(&m_settings, &AppSettings::textSizeChanged, this, &SettingsPage::showSettings);
    connect(&m_settings, &AppSettings::reduceMotionChanged, this, &SettingsPage::showSettings);
    connect(&m_settings, &AppSettings::botPaceChanged, this, &SettingsPage::showSettings);
    connect(&m_settings, &AppSettings::keptChanged, this, &SettingsPage::showSettings);
}

void SettingsPage::showSettings() {
    m_notKept->setVisible(!m_settings.areKept());
    m_look->showValue(static_cast<int>(m_settings.look()));
    m_textSize->showValue(nearestTextSize(m_settings.textSize()));
    const QSignalBlocker shownNotChosen(m_reduceMotion);
    m_reduceMotion->setChecked(m_settings.reduceMotion());
    const QSignalBlocker notChosenEither(m_teacherNotes);
    m_teacherNotes->setChecked(m_settings.teacherNotes());
    const QSignalBlocker norThis(m_onlyChoices);
    m_onlyChoices->setChecked(m_settings.makesOnlyChoices());
    const QSignalBlocker norThat(m_roundUps);
    m_roundUps->setChecked(m_settings.roundUps());
    const QSignalBlocker norSounds(m_sounds);
    m_sounds->setChecked(m_settings.sounds());
    const QSignalBlocker norCaptions(m_captions);
    m_captions->setChecked(m_settings.soundCaptions());
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

void SettingsPage::retranslate() {
    m_title->setText(tr("Settings"));
    m_notKept->setText(
        tr("Your choices apply until the program ends, but they could not be saved in “%1”. The folder is "
           "read-only or missing, or its disk is full.")
            .arg(QDir::toNativeSeparators(m_settings.path())));
    setAccessibleName(tr("Settings"));
    m_appearance->setTitle(tr("Appearance"));
    m_appearance->setWords(0, tr("Colours"), {});
    m_look->setLabels({tr("Match system"), tr("Light"), tr("Dark"), tr("High contrast")});
    m_look->setSubject(tr("Colours"));
    m_appearance->setWords(1, tr("Text size"),
                           tr("Everything grows with the text. In a small window, pages then scroll."));
    QStringList sizes;
    for (const int percent : textSizes)
        sizes << tr("%1 %", "text size").arg(QLocale().toString(percent));
    m_textSize->setLabels(sizes);
    m_textSize->setSubject(tr("Text size"));
    m_appearance->setWords(2, {}, tr("Dice, markers and plants then appear in place at once."));
    m_reduceMotion->setText(tr("Reduce motion"));
    m_reduceMotion->setAccessibleName(m_reduceMotion->text());
    m_languagePanel->setTitle(tr("Language"));
    m_languagePanel->setWords(0, tr("Words and numbers"), {});
    QStringList names{tr("Match system")};
    for (const Language& language : languages())
        names << language.ownName;
    m_language->setLabels(names);
    m_language->setSubject(tr("Language"));
    m_play->setTitle(tr("Play"));
    m_play->setWords(0, tr("Bot speed"), tr("How long a bot's move is shown before the next one."));
    m_pace->setLabels({tr("On key press"), tr("Slow"), tr("Normal"), tr("Fast"), tr("Instant")});
    m_pace->setSubject(tr("Bot speed"));
    m_play->setWords(
        1, {},
        tr("When there is only one thing to do, and it costs neither a coin nor a tool, it is done "
           "after a short pause. Undo goes back to the last real choice."));
    m_onlyChoices->setText(tr("Make forced moves automatically"));
    m_onlyChoices->setAccessibleName(m_onlyChoices->text());
    m_play->setWords(
        2, {}, tr("In Genotype: who gained which points, and how the dice compare with what was expected."));
    m_roundUps->setText(tr("Show a summary after each round"));
    m_roundUps->setAccessibleName(m_roundUps->text());
    retranslateSounds();
    m_lessons->setTitle(tr("Lessons"));
    m_lessons->setWords(
        0, {},
        tr("Aims, plans and the answers to all questions, at the end of each lesson. Turn this "
           "off on computers for pupils."));
    m_teacherNotes->setText(tr("Notes for teachers"));
    m_teacherNotes->setAccessibleName(m_teacherNotes->text());
    m_presenting->setTitle(tr("Presenting"));
    m_presenting->setWords(0, tr("Width of the projected picture"),
                           tr("From this follows how large the type must be for the last row (F11)."));
    QStringList widths;
    for (const double metres : pictureWidths)
        widths << tr("%1 m").arg(QLocale().toString(metres));
    m_pictureWidth->setLabels(widths);
    m_pictureWidth->setSubject(tr("Width of the projected picture"));
}

void SettingsPage::retranslateSounds() {
    m_play->setWords(
        3, {},
        SoundPlayer::current().hasFailed()
            ? tr("The last sound could not be played: this computer has no sound system that the "
                 "program knows (PulseAudio or PipeWire).")
            : tr("Short and quiet: dice, coins, a harvest, your turn. There are none while motion "
                 "is reduced."));
    m_sounds->setText(tr("Sounds"));
    m_sounds->setAccessibleName(m_sounds->text());
    m_play->setWords(4, {}, tr("Words in a corner of the board, such as [dice]."));
    m_captions->setText(tr("Captions for sounds"));
    m_captions->setAccessibleName(m_captions->text());
}

void SettingsPage::chooseSounds(bool wanted) {
    m_settings.setSounds(wanted);
    // Whoever turns them on wants to know what they are like, and whether they can be heard at all.
    SoundPlayer::current().play(Sound::YourTurn);
}

void SettingsPage::applyTheme() {
    const Theme& theme = Theme::current();
    m_title->setFont(theme.font(TextRole::PageTitle));
    m_layout->setSpacing(theme.px(12));
    // For lines of a readable length, the column is centred in a wide window.
    const int sides = qMax(theme.px(20), (width() - theme.px(860)) / 2);
    m_layout->setContentsMargins(sides, theme.px(18), sides, theme.px(18));
}

void SettingsPage::resizeEvent(QResizeEvent* event) {
    applyTheme();
    QWidget::resizeEvent(event);
}

void SettingsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
