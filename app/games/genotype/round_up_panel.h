// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/panel.h"
#include "lessons/round_up.h"

#include <optional>

class QPushButton;
class QScrollArea;

namespace app {

/// The round that ended with this step (from 0), as `viewer` would look back on it; none if none did, or if
/// it was the last one. noSeat: nobody in particular.
std::optional<lessons::RoundUp> roundEndedBy(const GenotypeGame& document, std::size_t step,
                                             genotype::Seat viewer);

/// Looks back on a round: who gained which points, what became complete, what the dice did, and a lesson
/// about it. It lies over the shops until somebody goes on.
class RoundUpPanel : public Panel {
    Q_OBJECT
public:
    explicit RoundUpPanel(QWidget* parent);

    /// Shows itself. `names`: by seat.
    void open(const lessons::RoundUp& round, const QStringList& names);
    QPushButton* goOnButton() const { return m_goOn; }
    /// Everything on it in sentences.
    QStringList spoken() const;

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QString diceSentence() const;
    std::string_view lesson() const;

    lessons::RoundUp m_round;
    QStringList m_names;
    QScrollArea* m_scroll = nullptr;
    QPushButton* m_goOn = nullptr;
};

} // namespace app
