import type { TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { searchedAs } from '#cms/fields/searched-as.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type FactKind, valueOn } from './fact-kinds.ts';
import { FACT_REFERENCE, type Facts, factReferencesIn } from './fact-references.ts';
import { readFacts } from './read-facts.ts';

const notAFact = (example: string) =>
  bilingual(
    `Tulis satu fakta dengan jenis yang sesuai, misalnya ${example}.`,
    `Write one fact of the right kind, such as ${example}.`,
  );

/** The key of the fact that a text consists of; null for other texts. */
function keyIn(value: string | null | undefined): string | null {
  const [reference, ...others] = factReferencesIn(value ?? '');
  const isAlone = value?.trim().replaceAll(FACT_REFERENCE, '') === '' && others.length === 0;
  return reference && isAlone ? reference.key : null;
}

type Options = { kinds: readonly FactKind[]; example: string; admin?: TextField['admin'] };

/** A field that names one fact, whose value the site then uses; empty without one. */
export function factField(
  name: string,
  label: Bilingual,
  { admin = {}, example, kinds }: Options,
): TextField {
  const validate: TextFieldSingleValidation = async (value, options) => {
    if (!value) return text(value, options);
    const key = keyIn(value);
    const fact = key === null ? undefined : (await readFacts(options.req)).get(key);
    return fact && kinds.includes(fact.kind) ? true : inLanguageOf(options.req, notAFact(example));
  };
  const field = {
    name,
    type: 'text',
    maxLength: 90,
    label,
    validate,
    admin: {
      description: bilingual(
        `Nama satu fakta, misalnya ${example}.`,
        `The name of one fact, such as ${example}.`,
      ),
      ...admin,
    },
  } as const;
  return searchedAs('nothing', field as TextField) as TextField;
}

/** The number behind such a field on a day; null if the field is empty or the fact has no value. */
export function amountOf(value: string, facts: Facts, today: string): number | null {
  const fact = facts.get(keyIn(value) ?? '');
  return (fact && valueOn(fact, today)?.amount) ?? null;
}
