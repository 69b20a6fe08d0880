# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles for Windows with Debian's g++-mingw-w64-x86-64-posix what has no Qt: engine, lessons, protocol and the command line.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# Assembling what the catalogues hold needs more sections than the usual format has.
set(CMAKE_CXX_FLAGS_INIT -Wa,-mbig-obj)
# Nothing of this computer's own libraries: the packages are those of modules/, which know headers alone.
set(CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/modules)
set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
