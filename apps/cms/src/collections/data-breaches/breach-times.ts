import type { DateField, DateFieldValidation } from 'payload';
import { date } from 'payload/shared';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type Bounds, type BreachFacts, issueOfTime, missingForClosing } from './breach-rules.ts';

const beforeDiscovery = bilingual(
  'Waktu ini mendahului waktu kejadian diketahui.',
  'This time is before the breach was discovered.',
);
const afterDiscovery = bilingual(
  'Waktu ini sesudah waktu kejadian diketahui.',
  'This time is after the breach was discovered.',
);
const beforeBeginning = bilingual(
  'Waktu ini mendahului awal kejadian.',
  'This time is before the beginning.',
);

type BoundsOf = (breach: BreachFacts) => Bounds;

const validateTime =
  (boundsOf: BoundsOf, early: Bilingual): DateFieldValidation =>
  (value, options) => {
    const result = date(value, options);
    if (result !== true || !value) return result;
    const bounds = boundsOf(options.data as BreachFacts);
    const issue = issueOfTime(value, bounds, { early, late: afterDiscovery }, new Date());
    return issue === null || inLanguageOf(options.req, issue);
  };

const sinceDiscovery = validateTime(({ discoveredAt }) => ({ notBefore: discoveredAt }), beforeDiscovery);

const incomplete = (missing: readonly Bilingual[]) => {
  const namesIn = (language: keyof Bilingual) => missing.map((name) => name[language]).join(', ');
  return bilingual(`Belum lengkap: ${namesIn('id')}.`, `Not complete yet: ${namesIn('en')}.`);
};

/** Closing needs everything that article 46 asks for; the same holds while the breach stays closed. */
const validateClosing: DateFieldValidation = (value, options) => {
  const result = sinceDiscovery(value, options);
  if (result !== true || !value) return result;
  const missing = missingForClosing(options.data as BreachFacts);
  return missing.length === 0 || inLanguageOf(options.req, incomplete(missing));
};

const validations = {
  discovery: validateTime(() => ({}), beforeDiscovery),
  beginning: validateTime(({ discoveredAt }) => ({ notAfter: discoveredAt }), beforeBeginning),
  end: validateTime(({ happenedFrom }) => ({ notBefore: happenedFrom }), beforeBeginning),
  notice: sinceDiscovery,
  closing: validateClosing,
} as const satisfies Record<string, DateFieldValidation>;

/** A time of a breach, in Jakarta, that is validated as `kind`. */
export const timeField = (
  kind: keyof typeof validations,
  name: string,
  label: Bilingual,
  { admin, ...options }: Partial<DateField> = {},
): DateField => ({
  name,
  type: 'date',
  label,
  validate: validations[kind],
  ...options,
  admin: { date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' }, ...admin },
});
