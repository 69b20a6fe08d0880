// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QVariantAnimation>
#include <QtWidgets/QWidget>

namespace app {

/// Outlines things to look at, above the board and without being in anybody's way. A new outline draws
/// together on its target for a moment, unless motion is reduced.
class Pointer : public QWidget {
    Q_OBJECT
public:
    /// `why` it may cover the board: the value of `mayOverlap`.
    Pointer(QWidget* board, const QString& why);

    /// `fresh`: it is a new thing to look at, not the old one at another place.
    void pointAt(const QList<QWidget*>& targets, bool fresh);
    QList<QWidget*> targets() const;

signals:
    /// A target has another place or size; the outline has followed it.
    void followed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// How far the outline still has to draw together: 1 … 0.
    qreal approach() const;

private:
    QList<QPointer<QWidget>> m_targets;
    QVariantAnimation m_closing;
};

} // namespace app
