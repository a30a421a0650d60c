# SPDX-License-Identifier: MIT
# translations/adjutant_<language>.ts become :/translations/adjutant_<language>.qm. They live in the
# core, so that the terminal and the window both speak them. Only lrelease and lupdate are called:
# Qt's own CMake functions need a package with half of Qt Designer behind it, and in 6.4 forget the
# texts of linked libraries.

set(qt_tools ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
find_program(LRELEASE_PROGRAM lrelease HINTS ${qt_tools} NO_DEFAULT_PATH)
find_program(LUPDATE_PROGRAM lupdate HINTS ${qt_tools} NO_DEFAULT_PATH)

adjutant_glob(ts_files translations/*.ts)
if(NOT ts_files)
  return()
elseif(NOT LRELEASE_PROGRAM)
  message(WARNING "No lrelease in ${qt_tools} (package qt6-l10n-tools): English only")
  return()
endif()

set(qm_files)
foreach(ts ${ts_files})
  cmake_path(GET ts STEM language)
  set(qm ${PROJECT_BINARY_DIR}/translations/${language}.qm)
  add_custom_command(OUTPUT ${qm} DEPENDS ${ts} VERBATIM
      COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/translations
      COMMAND ${LRELEASE_PROGRAM} -silent ${PROJECT_SOURCE_DIR}/${ts} -qm ${qm})
  list(APPEND qm_files ${qm})
endforeach()
qt_add_resources(adjutant_core adjutant_translations
    PREFIX / BASE ${PROJECT_BINARY_DIR} FILES ${qm_files})

# Without locations a .ts changes only where a text does.
add_custom_target(update_translations WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM
    COMMAND ${LUPDATE_PROGRAM} -locations none -no-obsolete -I . core app forms -ts ${ts_files})
