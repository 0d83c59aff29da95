import type { ChoiceValues } from '@beranda/contract';
import type { LabelledChoices } from '#src/content/loader-types.ts';

/** The values that a form offers, as its schema needs them. */
export function choiceValues(choices: LabelledChoices): ChoiceValues {
  return Object.fromEntries(
    Object.entries(choices).map(([source, groups]) => [
      source,
      groups.flatMap(({ values }) => values.map(({ value }) => value)),
    ]),
  );
}
