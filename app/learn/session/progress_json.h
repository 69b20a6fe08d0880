// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "progress.h"

#include <QtCore/QJsonObject>

namespace app {

/// Reads a topic from the file. Values out of range are corrected; unknown fields are left out.
Progress::Topic topicOf(const QJsonObject& object);
QJsonObject jsonOf(const Progress::Topic& topic);

Progress::Practice practiceOf(const QJsonObject& object);
QJsonObject jsonOf(const Progress::Practice& practice);
/// What is furthest in two states of the same pupil's practice; of each idea, what was counted more often.
Progress::Practice furthest(const Progress::Practice& here, const Progress::Practice& there);
/// Up to version 0.1 mastery belonged to a lesson: the kinds of problem of one that was mastered then.
QStringList kindsMasteredInOldFile(const QString& topic, const QJsonObject& object);

/// Merges what was done here (`here`) with what another window did (`there`); see Progress. Rolls without
/// counts were erased.
Progress::Topic over(const Progress::Topic& here, const Progress::Topic& there);

/// Merges what the same pupil did on two computers, so that nothing is lost and merging again changes
/// nothing. Of two counts of one experiment the pupil's own stay before those from elsewhere, and the larger
/// before the smaller; the prediction made for them stays with them. Of two texts in the report the one
/// that holds the other stays, else one follows the other. Of two settings `here` stays.
Progress::Topic fullest(const Progress::Topic& here, const Progress::Topic& there);

/// What was typed for a report; empty words are left out, and too long ones cut.
QJsonObject jsonOf(const ReportWords& words);
ReportWords reportWordsOf(const QJsonObject& object);

/// Growing counts as a list of lists, thinned out to what a small chart can show.
QJsonArray jsonOf(const std::vector<lessons::RunningPoint>& way);
/// Reads growing counts with this number of categories; empty if the list is anything else.
std::vector<lessons::RunningPoint> wayOf(const QJsonArray& array, std::size_t categories);
/// Reads counts; empty if one is negative or their sum is larger than can be counted.
std::vector<std::int64_t> countsOf(const QJsonArray& array);
QJsonArray jsonOf(const std::vector<std::int64_t>& counts);

} // namespace app
