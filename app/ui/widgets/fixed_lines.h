// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QFont>
#include <QtWidgets/QLabel>

namespace app {

/// The words as they fit into so many lines of this width: all of them, or with an ellipsis at the end of the
/// last line and a line break at the end of each other.
QString inLines(const QString& words, const QFont& font, int width, int lines);

/// A label that has the same height whatever it says, so that nothing below it moves. What does not fit is in
/// its tool tip, and for a screen reader in its name.
class FixedLines : public QLabel {
    Q_OBJECT
public:
    FixedLines(int lines, QWidget* parent);

    void setLines(int lines);
    void setWords(const QString& words);
    /// All the words, including those for which there is no room.
    QString words() const { return m_words; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    int m_lines;
    QString m_words;
};

/// A label that is as high as the longest of the sentences that it may say needs.
class SteadyWords : public QLabel {
    Q_OBJECT
public:
    explicit SteadyWords(QWidget* parent);

    void setAllWords(const QStringList& sentences);
    /// Makes room for the longest sentence in the width of now, which a label that is hidden does not do by
    /// itself.
    void makeRoom();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QStringList m_sentences;
};

} // namespace app
