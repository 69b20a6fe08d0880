// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_driver.h"
#include "app/documents/game_document.h"
#include "app/ui/paint/words_painter.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;

namespace app {

/// One automa card that Brother Johann drew, and what he did because of it.
struct JohannMoment {
    std::optional<genotype::Automa> card;
    QStringList sentences;
    /// What the card's action means, if it is carried out.
    QString rule = {};
    /// The card was put aside because it could not be carried out.
    bool refused = false;
};

/// What he did in these events, card by card; empty if he did nothing.
QList<JohannMoment> johannMoments(const std::vector<genotype::Event>& events,
                                  const genotype::words::Table& table);

/// The card itself, painted.
class AutomaPicture : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit AutomaPicture(QWidget* parent);
    void setCard(std::optional<genotype::Automa> card, bool refused);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<genotype::Automa> m_card;
    bool m_refused = false;
};

/// A sheet over the shops that shows the cards of Brother Johann's last turn one after another, each with
/// sentences on what he did: at the speed of the bots, or one for each key press. The board shows the result
/// already; the player's next action closes the sheet.
class JohannStory : public QWidget {
    Q_OBJECT
public:
    explicit JohannStory(QWidget* parent);

    /// Shows the first moment. With `BotPace::EachKey` nothing advances by itself.
    /// `moments` says them in the language of the program; it is asked as long as the sheet is shown.
    void play(std::function<QList<JohannMoment>()> moments, BotPace pace);
    int moment() const { return m_index; }
    int moments() const { return static_cast<int>(m_moments.size()); }
    /// How long a moment stays, in milliseconds; 0: until a key is pressed.
    static int interval(BotPace pace);

public slots:
    /// Goes to the next moment; after the last one, the story has ended.
    void next();
    void back();

signals:
    /// The last card has been seen.
    void ended();
    /// Somebody wants to see no more of it.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMoment();
    void fitCard();
    void retranslate();
    void applyTheme();

    std::function<QList<JohannMoment>()> m_say;
    QList<JohannMoment> m_moments;
    int m_index = 0;
    int m_interval = 0;
    QTimer m_timer;
    QLabel* m_title;
    QLabel* m_place;
    AutomaPicture* m_card;
    QLabel* m_words;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close;
};

} // namespace app
