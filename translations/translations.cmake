# SPDX-License-Identifier: MIT
# translations/adjutant_<language>.ts become :/translations/adjutant_<language>.qm. They live in the
# core, so that the terminal and the window both speak them. Only lrelease and lupdate are called:
# Qt's own CMake functions need a package with half of Qt Designer behind it, and in 6.4 forget the
# texts of linked libraries.

set(qt_tools ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
find_program(LRELEASE_PROGRAM lrelease HINTS ${qt_tools} NO_DEFAULT_PATH)
find_program(LUPDATE_PROGRAM lupdate HINTS ${qt_tools} NO_DEFAULT_PATH)

if(NOT LRELEASE_PROGRAM OR NOT LUPDATE_PROGRAM)
  message(WARNING "No lrelease and lupdate in ${qt_tools} (package qt6-l10n-tools): English only")
  return()
endif()

# English is the language of the sources; its .ts holds nothing but their plural forms. (Those of the
# games stand in the JSON.)
set(english_ts translations/adjutant_en.ts)
adjutant_glob(ts_files translations/*.ts)

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

# The texts of the games stand in JSON; this puts them into a source that lupdate can read.
set(game_texts ${PROJECT_BINARY_DIR}/translations/all_games.cpp)
add_executable(adjutant_game_texts EXCLUDE_FROM_ALL translations/game_texts.cpp)
target_link_libraries(adjutant_game_texts PRIVATE adjutant_core)
add_custom_command(OUTPUT ${game_texts} DEPENDS adjutant_game_texts VERBATIM
    COMMAND adjutant_game_texts ${game_texts})

# Without locations a .ts changes only where a text does.
set(lupdate ${LUPDATE_PROGRAM} -silent -locations none -no-obsolete -I . core app forms)
set(translated_ts ${ts_files})
list(REMOVE_ITEM translated_ts ${english_ts})
set(update_translated)
if(translated_ts)
  set(update_translated COMMAND ${lupdate} ${game_texts} -ts ${translated_ts})
endif()
add_custom_target(update_translations DEPENDS ${game_texts}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM
    COMMAND ${lupdate} -pluralonly -ts ${english_ts}
    ${update_translated})

# For the tests: all texts as they are now, and a language of brackets and accents made of them.
find_package(Python3 COMPONENTS Interpreter)
if(BUILD_TESTING AND Python3_FOUND)
  set(made ${PROJECT_BINARY_DIR}/translations)
  set(fresh_ts ${made}/fresh.ts)
  set(pseudo_qm ${made}/adjutant_pseudo.qm)
  adjutant_glob(forms_with_texts forms/*.ui)
  add_custom_command(OUTPUT ${pseudo_qm} BYPRODUCTS ${fresh_ts} ${made}/adjutant_pseudo.ts VERBATIM
      DEPENDS ${core_sources} ${app_sources} ${cli_sources} ${forms_with_texts} app/main.cpp
              app/cli/main.cpp ${game_texts} translations/pseudo.py
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
      COMMAND ${CMAKE_COMMAND} -E rm -f ${fresh_ts}
      COMMAND ${lupdate} ${game_texts} -ts ${fresh_ts}
      COMMAND ${Python3_EXECUTABLE} -B translations/pseudo.py ${fresh_ts} ${made}/adjutant_pseudo.ts
      COMMAND ${LRELEASE_PROGRAM} -silent ${made}/adjutant_pseudo.ts -qm ${pseudo_qm})
  add_custom_target(adjutant_pseudo ALL DEPENDS ${pseudo_qm})
endif()
