// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every figure consists of.
#include "app/base/text/phrases.h"
#include "app/base/text/unbroken.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/theme/kept.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_chooser.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <array>
#include <vector>
