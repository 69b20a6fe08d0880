// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks an English source text for translation and is that text: lupdate collects it (run with
/// -tr-function-alias QT_TRANSLATE_NOOP+=ENGINE_TEXT), no Qt is needed. The context is always "engine".
#define ENGINE_TEXT(context, text) text
