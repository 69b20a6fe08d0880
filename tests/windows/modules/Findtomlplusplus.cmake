# SPDX-License-Identifier: GPL-3.0-or-later
include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
genotype_headers(tomlplusplus::tomlplusplus)
set_property(TARGET tomlplusplus::tomlplusplus PROPERTY INTERFACE_COMPILE_DEFINITIONS TOML_HEADER_ONLY=1)
set(tomlplusplus_FOUND TRUE)
