// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/words/words.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// Brother Johann's turn in short.
struct JohannTurn {
    /// The most important thing that he did, as a sentence; empty if he did nothing.
    QString words;
    /// How many other things he did.
    int more = 0;
    /// The points of plants and goals that he gained.
    int points = 0;
    bool operator==(const JohannTurn&) const = default;
};

/// What he did in these events, between two states.
JohannTurn johannTurn(const std::vector<genotype::Event>& events, const genotype::State& before,
                      const genotype::State& after, const genotype::words::Table& table);

/// Brother Johann's last turn as one line, which a click or Enter unfolds to his story, card by card.
class JohannLine : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit JohannLine(QWidget* parent);

    void setTurn(const JohannTurn& turn, int colour);
    void setUnfolded(bool unfolded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    static QString pointsWords(int points);

    JohannTurn m_turn;
    int m_colour = 0;
    bool m_unfolded = false;
    QString m_words;
};

} // namespace app
