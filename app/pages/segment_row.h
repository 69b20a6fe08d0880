#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QButtonGroup;

namespace app {

/// One choice out of a few, all of them in sight: buttons side by side, of which one is down. Arrow keys walk
/// through them.
class SegmentRow : public QWidget {
    Q_OBJECT
public:
    struct Choice {
        int value;
        QString text;
        /// What a screen reader says instead of the text, if that is too short to stand alone.
        QString spoken = {};
    };

    /// `name` says what is chosen. Values are different and not negative.
    SegmentRow(const QString& name, const QList<Choice>& choices, int value, QWidget* parent);

    int value() const;
    void setValue(int value);

signals:
    void chosen(int value);

private:
    QButtonGroup* m_group;
};

} // namespace app
