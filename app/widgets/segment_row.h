// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QAbstractButton;
class QButtonGroup;

namespace app {

/// One choice out of a few, all of them in sight: buttons side by side, of which one is down. Tab comes to
/// the one that is down, arrow keys walk on through the others.
class SegmentRow : public QWidget {
    Q_OBJECT
public:
    struct Choice {
        int value;
        QString text;
        /// What a screen reader says instead of the text, if that is too short to stand alone.
        QString spoken = {};
    };

    /// In one line. `name` says what is chosen. Values are different and not negative.
    SegmentRow(const QString& name, const QList<Choice>& choices, int value, QWidget* parent);
    /// In as many lines as there is need for; the values count from 0, name and labels come later. The
    /// buttons become children of the row.
    explicit SegmentRow(const QList<QAbstractButton*>& buttons, QWidget* parent = nullptr);
    explicit SegmentRow(int choices, QWidget* parent = nullptr);

    void setLabels(const QStringList& labels);
    void setSubject(const QString& name);

    int value() const;
    /// Chooses as the person would.
    void setValue(int value);
    /// Shows an existing choice without emitting a signal.
    void showValue(int value);

signals:
    void chosen(int value);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectGroup();
    void name();

    QButtonGroup* m_group;
    QString m_subject;
    /// By value; a value that is missing here uses the button's own text.
    QHash<int, QString> m_spoken;
    /// Pixels of the theme between two buttons.
    qreal m_spacing;
};

} // namespace app
