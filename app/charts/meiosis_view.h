// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/meiosis/meiosis_phase.h"
#include "lessons/meiosis/meiosis_series.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTimer;

namespace app {

class FactTable;
class Form;
class MeiosisPicture;

namespace speech {
class Announcer;
}

/// Meiosis to be stepped through or played: the picture of the phase, what happens in it, and how many
/// gametes of each kind all meioses so far have made beside the expected shares. In a narrow view, picture
/// and counts take turns.
class MeiosisView : public QWidget {
    Q_OBJECT
public:
    explicit MeiosisView(QWidget* parent);

    /// The series must have been made for a cross of at most `mostGenes` genes.
    static constexpr std::size_t mostGenes = 4;
    void setSeries(lessons::MeiosisSeries series, lessons::MeiosisPhase phase = lessons::MeiosisPhase::Cell);
    const lessons::MeiosisSeries& series() const { return *m_series; }
    lessons::MeiosisPhase phase() const;

    /// Without answers, nothing after metaphase I can be seen and nothing is counted: what follows is what
    /// the pupil is to predict. With them from the start.
    void setAnswersShown(bool shown);

signals:
    /// Another phase or another meiosis is shown.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSeen(Form rows);
    void addTally(Form rows);
    void addControls(Form line);
    void namePlay();
    void step(int by);
    void arrive();
    void draw(int times);
    void play(bool playing);
    lessons::MeiosisPhase lastPhase() const;
    void refresh();
    void refreshTable();
    void refreshHalves();
    bool isNarrow() const;
    void say();

    std::unique_ptr<lessons::MeiosisSeries> m_series;
    bool m_answers = true;
    QWidget* m_seen;
    QLabel* m_name;
    QLabel* m_number;
    MeiosisPicture* m_picture;
    QLabel* m_sentence;
    QLabel* m_counts;
    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_next;
    QPushButton* m_another;
    QPushButton* m_hundred;
    QPushButton* m_turn;
    QWidget* m_tally;
    QLabel* m_tallyTitle;
    FactTable* m_table;
    QTimer* m_pause;
    speech::Announcer* m_announcer;
};

} // namespace app
