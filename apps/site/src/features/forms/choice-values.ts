import type { FormChoices } from '@beranda/contract';
import type { OfferedChoices } from '#src/content/loader-types.ts';

/** The values that a form offers, as its schema needs them. */
export function choiceValues(choices: OfferedChoices): FormChoices {
  return Object.fromEntries(
    Object.entries(choices).map(([source, groups]) => [
      source,
      groups.flatMap(({ values }) => values.map(({ value }) => value)),
    ]),
  );
}
