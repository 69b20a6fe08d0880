// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document_of.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/observation.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"

namespace app {

using Step = StepOf<genotype::Game>;

/// A running game of Genotype.
class GameDocument final : public DocumentOf<genotype::Game> {
    Q_OBJECT
public:
    using DocumentOf::DocumentOf;
};

} // namespace app
