// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "luck_reporter.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace app {

class LuckBars;

/// How much of a player's result was luck, in one sentence and one chart. Starts the work when it is shown,
/// and stops it when it is hidden.
class LuckCard : public Panel {
    Q_OBJECT
public:
    /// `reporter` has the game and must outlive this. `isYou`: the seat is that of the only person at this
    /// computer, who is spoken to.
    LuckCard(LuckReporter& reporter, std::function<QStringList()> names, genotype::Seat seat, bool isYou,
             QWidget* parent);

    void setSeat(genotype::Seat seat);

signals:
    void allNumbersRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    QString sentence() const;

    LuckReporter& m_reporter;
    std::function<QStringList()> m_names;
    genotype::Seat m_seat;
    bool m_isYou;
    QLabel* m_sentence;
    QProgressBar* m_progress;
    LuckBars* m_bars;
};

/// "You lost by 2 points; the dice cost about 4, the choices gained about 2." `name`: the player's; null: the
/// player is spoken to.
QString luckInOneSentence(const genotype::AftermathReport& report, genotype::Seat seat, const QString& name);

} // namespace app
