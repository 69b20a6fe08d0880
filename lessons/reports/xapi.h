// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/learning_record.h"
#include "lessons/reports/report_texts.h"

namespace lessons {

/// The records as statements of the Experience API 1.0.3 (github.com/adlnet/xAPI-Spec): one JSON array, one
/// statement a line, as a learning record store takes it by POST to its statements resource. What each says
/// is in the README of this folder.
///
/// The same records always give the same text. An id is made from all that must not change in a stored
/// statement, so that a store which has it already takes the file again without a conflict.
std::string xapiStatements(const std::vector<LearningRecord>& records, const ReportTexts& texts);

/// The IRI of something of this program: "urn:uuid:…#lesson/dominance" (RFC 8141: an f-component of the
/// program's URN). Characters that a fragment may not have are percent-encoded.
std::string xapiIri(const std::string& part);

} // namespace lessons
