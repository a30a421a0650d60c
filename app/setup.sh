# SPDX-License-Identifier: MIT
# Sourced by app/run and tests/run: what they need of Debian 12, and how to get it.
# shellcheck shell=bash

build_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-l10n-tools
                libqt6sql6-sqlite qt6-wayland qt6-translations-l10n fonts-dejavu-core fonts-inter)
check_packages=(mold clang-14 clang-tidy-14 clang-format-14 python3 dbus-daemon
                appstream desktop-file-utils poppler-utils)

# Prints those of the named packages that are not installed.
missing_packages() {
    local package
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
            printf '%s\n' "$package"
    done
}

# Installs those of the named packages that are missing; as root, or with sudo.
install_packages() {
    if ! command -v apt-get >/dev/null; then
        echo "This is not a Debian; going on with the tools that are here. On Debian 12: $*"
        return 0
    fi
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]} == 0)); then
        return 0
    fi
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "Missing, and neither root nor sudo to install them: ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Configures and builds a preset; says little unless something is wrong.
build_preset() {
    cmake --preset "$1" --log-level=WARNING >/dev/null &&
        cmake --build --preset "$1" --parallel "$(nproc)" -- --quiet
}
