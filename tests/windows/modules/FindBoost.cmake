# SPDX-License-Identifier: GPL-3.0-or-later
include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
genotype_headers(Boost::boost)
set(Boost_FOUND TRUE)
