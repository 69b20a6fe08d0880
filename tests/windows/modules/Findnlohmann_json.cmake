# SPDX-License-Identifier: GPL-3.0-or-later
include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
genotype_headers(nlohmann_json::nlohmann_json)
set(nlohmann_json_FOUND TRUE)
