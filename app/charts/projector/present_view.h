// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/picture_width.h"
#include "app/ui/speech/announcer.h"
#include "last_row.h"
#include "present_moments.h"
#include "present_parts.h"
#include "presented_sample.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

/// What the class sees: the title, a figure, a chart, and the one next control, in type for the last row. The
/// keys of a presenter's remote go through predict, roll, compare and explain.
class PresentView : public QWidget {
    Q_OBJECT
public:
    using Step = PresentMoments::Step;
    static constexpr std::array<int, 4> paces{1, 10, 100, 1000}; ///< rolled in a second

    PresentView(Presentation shown, std::uint64_t seed, QWidget* parent);

    /// Shows a newer picture of the same at the same step; a frozen picture waits.
    void renew(const Presentation& shown);
    Step step() const { return m_moments.step(); }
    std::int64_t rolled() const { return m_sample->size(); }
    bool isRolling() const { return m_roll.isActive(); }
    bool isBlank() const { return m_blank && m_blank->isVisibleTo(this); }
    bool isExpectationShown() const { return m_expectation; }
    bool isAxisShown() const { return m_axis; }
    /// The distance, in metres, from which all on the picture can be read.
    double distance() const;
    /// The distance that the type is made for, 4 … 16 m.
    void setDistance(double metres);
    double wantedDistance() const { return m_distance; }
    /// How wide the picture is on the wall, in metres; positive.
    void setPictureWidth(double metres);
    int pace() const { return paces[m_pace]; }
    void forward();
    void back();
    void setRolling(bool rolls);
    /// Rolls at once, for pictures and tests.
    void rollNow(std::int64_t n);

signals:
    void closeRequested();
    void contrastRequested();
    void otherScreenRequested();
    /// There is nothing to present, and the teacher wants a demonstration.
    void demonstrationsRequested(QWidget* anchor);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Whether the key means something here.
    bool take(int key);
    void makeFigure();
    /// Shows the moment that has come.
    void arrive();
    void setBlank(bool blank);
    void setFrozen(bool frozen);
    void refreshAll();
    void refreshNumbers();
    void refreshFigure();
    void refreshHints();
    void place();
    void placePicture(const QRect& middle, qreal type);
    HasSteps* steps() const { return dynamic_cast<HasSteps*>(m_figure); }
    void refreshNext();
    /// A figure that does not have the type of the others, such as a board.
    bool isForeignFigure() const;

    const std::uint64_t m_seed;
    Presentation m_shown;
    /// While the picture is frozen.
    std::optional<Presentation> m_newer;
    std::optional<PresentedSample> m_sample;
    PresentMoments m_moments;
    double m_distance = last_row::usualDistance;
    double m_pictureWidth = usualPictureWidth;
    std::size_t m_pace = 1;
    bool m_expectation = false;
    bool m_axis = true;
    bool m_frozen = false;
    QTimer m_roll;
    QElapsedTimer m_sinceSaid;
    QElapsedTimer m_sinceActed;
    PresentWords* m_title;
    PresentWords* m_words;
    PresentSquare* m_square = nullptr;
    QWidget* m_figure = nullptr;
    PresentBars* m_bars;
    PresentShare* m_share;
    QPushButton* m_next;
    QLabel* m_hints;
    QWidget* m_blank = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
