#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

/// Hides the garden's hand while the screen passes from one person to the next.
class Curtain : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* parent);

    void setNext(const QString& name, int colour);

signals:
    void lifted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_name;
    int m_colour = 0;
    QLabel* m_words;
    QLabel* m_hint;
    QPushButton* m_button;
};

} // namespace app
