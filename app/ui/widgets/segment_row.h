// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QAbstractButton;
class QButtonGroup;

namespace app {

/// One choice out of a few that are all visible: buttons side by side, of which one is down. Tab goes to the
/// one that is down, and the arrow keys move to the others.
class SegmentRow : public QWidget {
    Q_OBJECT
public:
    struct Choice {
        int value;
        Text text;
        /// What a screen reader says instead of the text, if that is too short on its own.
        Text spoken = {};
    };

    /// A row on one line, unless `setWrapping` lets it wrap. `name` says what the choice is about. The values
    /// must differ and not be negative.
    SegmentRow(const Text& name, const QList<Choice>& choices, int value, QWidget* parent);
    /// A row on as many lines as it needs. Values count from 0; name and labels are set later. The buttons
    /// become children of the row.
    explicit SegmentRow(const QList<QAbstractButton*>& buttons, QWidget* parent = nullptr);
    explicit SegmentRow(int choices, QWidget* parent = nullptr);

    /// Whether it takes as many lines as it needs.
    void setWrapping(bool wrapping);

    void setLabels(const QStringList& labels);
    void setSubject(const QString& name);

    int value() const;
    /// Chooses as a click would.
    void setValue(int value);
    /// Shows an existing choice without emitting a signal.
    void showValue(int value);

signals:
    void chosen(int value);

private:
    void layOut(bool wrapping);
    void connectGroup();
    void name();

    QButtonGroup* m_group;
    /// Whether `setWrapping` decides on its layout.
    bool m_mayChange = false;
    QString m_subject;
    /// By value; if one is empty or missing, the button's own text is used.
    QHash<int, Text> m_spoken;
    /// The space between two buttons, in pixels at scale 1.
    qreal m_spacing;
};

} // namespace app
