// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

using namespace genomewars;

SceneView::SceneView(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SceneView::setScene(std::optional<Environment> environment, const QList<WarsTeamName>& teams,
                         const std::array<int, maxTeams>& populations) {
    m_environment = environment;
    m_teams = teams;
    m_populations = populations;
    describe();
    update();
}

void SceneView::describe() {
    if (!m_environment) {
        speech::setName(this, tr("No environment yet"));
        return;
    }
    speech::setName(this, tr("Environment: %1").arg(text(words::name(*m_environment))));
    QStringList counts;
    for (qsizetype team = 0; team < m_teams.size(); ++team)
        counts << tr("%1: %2").arg(m_teams[team].name).arg(m_populations[std::size_t(team)]);
    speech::setDescription(this, text(words::rule(*m_environment)) + QLatin1Char(' ') +
                                     counts.join(QStringLiteral("; ")));
    setToolTip(text(words::rule(*m_environment)));
}

void SceneView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

QSize SceneView::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(460), theme.px(230)};
}

QSize SceneView::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(240), theme.px(140)};
}

void SceneView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(QRectF(rect()), theme.px(8), theme.px(8));
    painter.setClipPath(round);
    if (!m_environment) {
        painter.fillRect(rect(), theme.colour(Role::Garden));
        return;
    }
    const qreal ratio = devicePixelRatioF();
    const QString key = QStringLiteral("%1 %2 %3 %4 %5")
                            .arg(static_cast<int>(*m_environment))
                            .arg(width())
                            .arg(height())
                            .arg(static_cast<int>(theme.kind()))
                            .arg(ratio);
    if (key != m_groundKey) {
        m_ground = QPixmap(size() * ratio);
        m_ground.setDevicePixelRatio(ratio);
        QPainter ground(&m_ground);
        paintEnvironment(ground, QRectF(rect()), *m_environment);
        m_groundKey = key;
    }
    painter.drawPixmap(0, 0, m_ground);

    // Each team has its own strip of the scene.
    const qreal band = theme.px(30);
    const qreal room = width() / qreal(std::max<qsizetype>(1, m_teams.size()));
    for (qsizetype team = 0; team < m_teams.size(); ++team) {
        const int count = m_populations[std::size_t(team)];
        if (count == 0)
            continue;
        // Find the greatest length at which all of them fit.
        const qreal high = height() - band - theme.px(8);
        qreal length = std::min<qreal>(theme.px(44), room / 2.3);
        int across = 1;
        for (;; length *= 0.9) {
            across = std::max(1, int((room - length * 0.4) / (length * 1.15)));
            if (((count + across - 1) / across) * length * 0.72 <= high * 0.72 || length < 6)
                break;
        }
        for (int i = 0; i < count; ++i) {
            const int number = int(team) * 101 + i;
            const QPointF at(qreal(team) * room + length * (0.95 + 1.12 * (i % across)),
                             height() - length * (0.6 + 0.72 * (i / across)));
            paintBacterium(painter, at, length, (number * 37) % 44 - 22, m_teams[team].colour);
        }
    }
    const QString name = text(words::name(*m_environment));
    painter.setFont(theme.serif(17, QFont::Bold));
    const qreal wide = painter.fontMetrics().horizontalAdvance(name) + theme.px(22);
    const QRectF plate(theme.px(10), theme.px(8), std::min<qreal>(wide, width() - theme.px(20)), band);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::Panel));
    painter.drawRoundedRect(plate, theme.px(radius::chip), theme.px(radius::chip));
    painter.setPen(theme.colour(Role::Ink));
    drawWords(painter, plate, Qt::AlignCenter, name);
}

} // namespace app
