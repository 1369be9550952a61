// A question of the start form about one of a game's options, in the game's own words.

import { sayOf } from "../words";
import type { Field } from "./face";

export function optionField(game: string, key: string, values: string[]): Field {
  const option = `option-${key.replaceAll(".", "-")}`;
  return {
    key,
    legend: sayOf(game, option),
    choices: values.map((value) => ({ value, label: sayOf(game, `${option}-${value}`) })),
  };
}
