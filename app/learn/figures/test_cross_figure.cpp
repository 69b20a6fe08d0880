// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/paint/flower_painter.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/test_cross.h"
#include "lessons/topics/figure_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace test_cross_figure {
namespace {

constexpr auto plantSetting = "plant";
constexpr auto priorSetting = "prior";
constexpr auto saidSetting = "said";

int plantOf(const LessonSession& session) {
    return session.setting(QLatin1String(plantSetting), session.firstMystery()).toInt();
}

bool isFromF2(const LessonSession& session) {
    return session.setting(QLatin1String(priorSetting), 0).toInt() == 1;
}

double priorOf(const LessonSession& session) {
    return lessons::priorHomozygous(isFromF2(session));
}

lessons::Experiment experimentOf(const LessonSession& session) {
    return lessons::testCrossExperiment(startCross(session), plantOf(session), isFromF2(session));
}

/// The chance that the plant is homozygous over the number of purple offspring, with a dot for each offspring
/// of this plant.
class BeliefCurve : public PaintedFigure {
public:
    BeliefCurve(const LessonSession& session, QWidget* parent)
        : PaintedFigure({320, 190}, parent), m_session(session) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        constexpr int most = 12;
        const QRectF plot(theme.px(44), theme.px(16), width() - theme.px(58), height() - theme.px(56));
        const auto at = [&](double n, double share) {
            return QPointF(plot.left() + plot.width() * n / most, plot.bottom() - plot.height() * share);
        };
        painter.setFont(theme.sans(10.5));
        for (const int percent : {0, 50, 95, 100}) {
            const QPointF left = at(0, percent / 100.0);
            painter.setPen(QPen(percent == 95 ? theme.colour(Role::GlowBorder) : theme.colour(Role::Line),
                                theme.scale(), percent == 95 ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(left, at(most, percent / 100.0));
            painter.setPen(theme.colour(Role::SoftInk));
            // 95 and 100 are close together, so one label is below its line and the other above.
            const qreal down = percent == 95 ? theme.px(7) : percent == 100 ? -theme.px(3) : 0;
            drawWords(painter,
                      {0, left.y() - theme.px(8) + down, plot.left() - theme.px(5), qreal(theme.px(16))},
                      Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(percent));
        }
        for (int n = 0; n <= most; n += 2)
            drawWords(painter,
                      {at(n, 0).x() - theme.px(14), plot.bottom() + theme.px(3), qreal(theme.px(28)),
                       qreal(theme.px(16))},
                      Qt::AlignCenter, QString::number(n));
        drawWords(painter, {0, plot.bottom() + theme.px(20), qreal(width()), qreal(theme.px(18))},
                  Qt::AlignCenter, Figures::tr("offspring, all purple so far"));
        QPolygonF curve;
        for (int n = 0; n <= most; ++n)
            curve << at(n, lessons::posteriorHomozygous(priorOf(m_session), n));
        painter.setPen(QPen(theme.colour(Role::SoftInk), 1.6 * theme.scale()));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(curve);
        // This plant's own results, offspring by offspring.
        painter.setPen(QPen(theme.colour(Role::Panel), theme.scale()));
        painter.setBrush(theme.trait(genotype::Trait::FlowerColour).fill);
        const qreal dot = 4.5 * theme.scale();
        painter.drawEllipse(at(0, priorOf(m_session)), dot, dot);
        for (const lessons::RunningPoint& point : m_session.running()) {
            const std::int64_t n = point.offspring;
            if (n > most)
                break;
            const double belief = lessons::posteriorHomozygous(priorOf(m_session), n, point.counts.at(1));
            painter.drawEllipse(at(double(n), belief), dot, dot);
        }
    }

private:
    const LessonSession& m_session;
};

class TestCrossFigure : public LessonFigure {
public:
    TestCrossFigure(LessonSession& session, QWidget* parent) : LessonFigure(session, parent) {
        chooser(QLatin1String(priorSetting), Figures::tr("Origin of the plant"),
                {Figures::tr("FF and Ff equally likely"), Figures::tr("a purple plant from an F2")});
        m_curve = new BeliefCurve(session, this);
        rows()->addWidget(m_curve, 1);
        m_state = page_parts::words({}, this, TextRole::Strong);
        m_state->setObjectName(QStringLiteral("belief"));
        rows()->addWidget(m_state);
        m_needed = page_parts::words({}, this, TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_needed);
        buttons({{Figures::tr("I say FF"), [this] { say(true); }},
                 {Figures::tr("I say Ff"), [this] { say(false); }},
                 {Figures::tr("New plant"), [this] {
                      this->session().setSetting(QLatin1String(saidSetting), QString());
                      this->session().setSetting(QLatin1String(plantSetting), plantOf(this->session()) + 1);
                      prepare(this->session());
                  }}});
        refresh();
        connect(&session, &LessonSession::experimentChanged, this, &TestCrossFigure::refresh);
        connect(&session, &LessonSession::countsChanged, this, &TestCrossFigure::refresh);
    }

private:
    void say(bool homozygous) {
        const bool truth = lessons::isHomozygousPlant(plantOf(session()), isFromF2(session()));
        session().setSetting(QLatin1String(saidSetting), truth ? QStringLiteral("FF") : QStringLiteral("Ff"));
        m_state->setText((homozygous == truth ? Figures::tr("Yes, it is %1. Take a new plant.")
                                              : Figures::tr("No, it is %1. Take a new plant."))
                             .arg(session().setting(QLatin1String(saidSetting), {}).toString()));
    }

    void refresh() {
        const double prior = priorOf(session());
        const std::int64_t n = session().size();
        const std::int64_t white = session().counts().size() > 1 ? session().counts()[1] : 0;
        const double belief = lessons::posteriorHomozygous(prior, n, white);
        // No number of purple offspring makes it certain.
        const auto percent = [](double share) { return percentText(share); };
        if (white > 0)
            m_state->setText(Figures::tr("A white one has come up: the plant is Ff."));
        else
            m_state->setText(Figures::tr("After %1 purple offspring, the chance of FF is %2.")
                                 .arg(QString::number(n), percent(belief)));
        m_needed->setText(Figures::tr("Purple offspring needed in a row: %1 for 95 %, %2 for 99 %.")
                              .arg(lessons::offspringNeeded(prior, 0.95))
                              .arg(lessons::offspringNeeded(prior, 0.99)));
        m_curve->describe(Figures::tr("Curve: the probability that the plant is FF"), m_state->text());
    }

    BeliefCurve* m_curve;
    QLabel* m_state;
    QLabel* m_needed;
};

} // namespace
} // namespace test_cross_figure

FigureMaker testCrossFigure() {
    using namespace test_cross_figure;
    return {[](LessonSession& session, QWidget* parent) -> LessonFigure* {
                return new TestCrossFigure(session, parent);
            },
            experimentOf};
}

} // namespace app
