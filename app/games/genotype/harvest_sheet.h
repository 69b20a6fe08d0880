// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_thinker.h"
#include "engine/genotype/aftermath/harvests.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QWidget>

#include <optional>

class QLabel;

namespace app {

class HistogramStrip;
class SegmentRow;

/// A roll of a finished game whose dice can be thrown again.
struct HarvestRoll {
    genotype::Record record;
    QStringList names;      ///< by seat
    std::size_t action = 0; ///< one of breedingRolls(record)
    int round = 1;
    genotype::Seat seat = 0; ///< shown first
};

/// A thousand other harvests: what the breeding phase and the game would have brought a player with other
/// dice, and where the real game lies among them.
class HarvestSheet : public QWidget {
    Q_OBJECT
public:
    explicit HarvestSheet(HarvestRoll roll, QWidget* parent = nullptr);

    static constexpr int throws = 1000;

signals:
    /// The strips are there.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void refresh(const genotype::OtherHarvests& found);

    HarvestRoll m_roll;
    SegmentRow* m_seats;
    QLabel* m_told;
    HistogramStrip* m_traits;
    HistogramStrip* m_leads;
    /// Declared last, so that its thread is joined first.
    BotThinker m_thinker;
};

/// Opens the sheet over the window, beside `anchor`.
void openHarvests(QWidget* anchor, const HarvestRoll& roll);

/// Opens the sheet for the roll that is shown, if there is one; otherwise it rests.
class HarvestButton : public QPushButton {
    Q_OBJECT
public:
    explicit HarvestButton(QWidget* parent = nullptr);

    void setRoll(const std::optional<HarvestRoll>& roll);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::optional<HarvestRoll> m_roll;
};

} // namespace app
