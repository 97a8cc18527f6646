# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
#
# Prints what the head of a script says of it, where its first argument is --help. Sourced by bash scripts.
if [[ ${1-} == --help ]]; then
  awk 'NR > 4 && !/^#/ {exit} NR > 4 {sub(/^# ?/, ""); print}' "$0"
  exit
fi
