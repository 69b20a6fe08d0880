# SPDX-License-Identifier: GPL-3.0-or-later
include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
genotype_headers(CLI11::CLI11)
set(CLI11_FOUND TRUE)
