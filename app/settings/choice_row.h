#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QWidget>

namespace app {

/// A few choices side by side, of which one holds. Tab comes to the one that holds, arrows go on to the
/// others.
class ChoiceRow : public QWidget {
    Q_OBJECT
public:
    /// `choices`: how many there are.
    explicit ChoiceRow(int choices, QWidget* parent = nullptr);
    /// With buttons of another kind, which become children of the row.
    explicit ChoiceRow(const QList<QAbstractButton*>& buttons, QWidget* parent = nullptr);

    void setLabels(const QStringList& labels);
    /// What is chosen here, for those who do not see the heading.
    void setSubject(const QString& subject);
    void setChosen(int choice);
    int chosen() const { return m_group.checkedId(); }

signals:
    /// By the person, not by setChosen.
    void picked(int choice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void name();

    QButtonGroup m_group;
    QString m_subject;
};

} // namespace app
