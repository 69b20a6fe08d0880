#pragma once

#include "engine/genotype/record.h"

#include <QtCore/QString>

namespace app {

/// Whether the text is of another version of the program, rather than damaged.
bool isOfOtherVersion(const genotype::ReadError& error);

/// Why a record cannot be read, in one or two plain sentences.
QString wordsFor(const genotype::ReadError& error);

} // namespace app
