// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lessons/lessons_page.h"
#include "app/learn/lessons/pupil_panel.h"
#include "app/learn/session/lesson_session.h"
#include "lessons/documents/topic.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

/// A pupil at the first lesson.
struct PupilAtLessons : PupilAtWindow {
    PupilAtLessons() : PupilAtWindow(QStringLiteral("lessons")) {
        page()->setSeed(5);
        page()->showTopic(page()->shelf().lessons().front().id);
        settle();
    }

    app::LessonsPage* page() { return qobject_cast<app::LessonsPage*>(PupilAtWindow::page()); }

    /// Whose progress it is, opened if it is not.
    app::PupilPanel* names() {
        if (!seen<QLineEdit>("pupil"))
            press(QStringLiteral("lessonMore"));
        QWidget* panel = shown<QLineEdit>("pupil");
        while (!qobject_cast<app::PupilPanel*>(panel))
            panel = panel->parentWidget();
        return static_cast<app::PupilPanel*>(panel);
    }

    void typeName(const QString& typed) {
        names();
        auto* name = shown<QLineEdit>("pupil");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, typed);
    }

    /// The answers to the question in sight, as they stand on the screen.
    QStringList answersInOrder() {
        QList<QPushButton*> found;
        for (auto* button : findAll<QPushButton>(page(), QRegularExpression(QStringLiteral("^answer\\d"))))
            if (button->isVisible())
                found << button;
        std::ranges::sort(found, {}, [this](const QPushButton* button) {
            const QPoint at = button->mapTo(&window, QPoint());
            return std::pair(at.y(), at.x());
        });
        QStringList names;
        for (const QPushButton* button : found)
            names << button->objectName();
        return names;
    }

    void predict(const std::vector<int>& parts) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            auto* part = shown<QSpinBox>(QStringLiteral("part%1").arg(i));
            part->setFocus();
            part->selectAll();
            QTest::keyClicks(part, QString::number(parts[i]));
        }
    }

    /// Types a prediction and records it, which leads to the rolls.
    bool plant(const std::vector<int>& parts) {
        press(QStringLiteral("step1"));
        predict(parts);
        return press(QStringLiteral("nextStep"));
    }

    /// Presses a right or wrong answer of the question on the screen; its reason must then be there.
    bool answer(const app::LessonQuiz& quiz, std::size_t question, bool right) {
        const auto& answers = quiz.form(question).answers;
        const auto found = std::ranges::find(answers, right, &lessons::Answer::right);
        return press(QStringLiteral("answer%1").arg(found - answers.begin())) && seen<QLabel>("feedback");
    }

    /// All four steps of the lesson in sight.
    void learn(const std::vector<int>& parts) {
        const QString id = page()->currentTopic();
        app::LessonSession* session = page()->session(id);
        QVERIFY(!shown<QPushButton>("nextStep")->isEnabled());
        predict(parts);
        QVERIFY(words(QStringLiteral("footState")).contains(QString::number(parts[0])));
        QVERIFY(press(QStringLiteral("nextStep")));
        QVERIFY(session->run().hasPrediction());
        QVERIFY(press(QStringLiteral("roll16")));
        QVERIFY(press(QStringLiteral("roll320")));
        QCOMPARE(session->run().size(), std::int64_t{336});
        QVERIFY(words(QStringLiteral("sampleSize")).contains(QStringLiteral("336")));
        QVERIFY(!words(QStringLiteral("fitSentence")).isEmpty());
        QVERIFY(press(QStringLiteral("step3")));
        QVERIFY(!words(QStringLiteral("compareSentence")).isEmpty());
        QVERIFY(!words(QStringLiteral("predictionSentence")).isEmpty());
        QVERIFY(press(QStringLiteral("theTest")));
        QVERIFY(press(QStringLiteral("step4")));
        const auto& questions = session->topic().questions;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            QVERIFY(press(QStringLiteral("hint")));
            // First a wrong answer, then the right one: both get their reason. Only a similar question, right
            // at the first answer, is passed.
            QVERIFY(answer(session->quiz(), i, false));
            QVERIFY(answer(session->quiz(), i, true));
            QVERIFY(!session->quiz().isPassed(i));
            QVERIFY(press(QStringLiteral("questionAgain")));
            QVERIFY(!seen<QLabel>("feedback"));
            QVERIFY(answer(session->quiz(), i, true));
            QVERIFY(session->quiz().isPassed(i));
            if (i + 1 < questions.size())
                QVERIFY(press(QStringLiteral("questionNext")));
        }
        QCOMPARE(page()->progress().share(id), 1.0);
        QVERIFY(press(QStringLiteral("problemHint")));
        QVERIFY(press(QStringLiteral("problemAnswer%1").arg(session->practice().problem().rightAnswer())));
        QVERIFY(!words(QStringLiteral("problemFeedback")).isEmpty());
        QVERIFY(press(QStringLiteral("problemNext")));
        QVERIFY(session->practice().answers().empty());
    }
};
