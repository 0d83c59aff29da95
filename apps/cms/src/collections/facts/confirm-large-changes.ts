import { addDays, jakartaDate } from '@beranda/finance';
import type { CollectionBeforeChangeHook } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type FactKind, type FactValue, formatFactValue, valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { formatFigure } from '#cms/fields/figures/format-figure.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { issueOfValues } from './issue-of-values.ts';

/** A decimal point in the wrong place makes a value ten times larger or smaller. */
const MAX_FACTOR = 5;

/** Their amounts are no quantities. */
const WITHOUT_SIZE: readonly FactKind[] = ['date', 'text', 'time', 'year'];

type Value = Omit<FactValue, 'text'>;

/** A value that is far from the one that it replaces on a day. */
type LargeChange = { day: string; from: Value; to: Value };

function isLarge(before: number, after: number): boolean {
  if (before === after) return false;
  if (before === 0 || after === 0) return true;
  const factor = Math.abs(after / before);
  return factor > MAX_FACTOR || factor < 1 / MAX_FACTOR;
}

const amountOf = ({ amount }: Value) => amount ?? null;

/** The days on which one of these values begins, or one that follows an ended one does. */
const boundaryDays = (values: readonly Value[]) =>
  values.flatMap(({ validFrom, validUntil }) => [validFrom, ...(validUntil ? [addDays(validUntil, 1)] : [])]);

/**
 * The values that are far from what was stored for the same day, or otherwise from the value of the period before. Compares
 * each period on its first day, and what is in force today and after each later boundary: a period that is deleted, moved
 * or ended puts an older value in force again.
 */
export function largeChanges(
  kind: FactKind,
  before: readonly Value[],
  after: readonly Value[],
  today = jakartaDate(Date.now()),
): LargeChange[] {
  if (WITHOUT_SIZE.includes(kind)) return [];
  const later = [...boundaryDays(before), ...boundaryDays(after)].filter((day) => day > today);
  const days = new Set([today, ...later, ...after.map(({ validFrom }) => validFrom)]);
  const byDay = after.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const changes = new Map<string, LargeChange>();
  for (const day of [...days].sort()) {
    const to = valueOn({ values: after }, day);
    const from = valueOn({ values: before }, day) ?? (to && byDay[byDay.indexOf(to) - 1]);
    const [old, amount] = [from ? amountOf(from) : null, to ? amountOf(to) : null];
    const pair = `${old} ${amount}`;
    if (from && to && old !== null && amount !== null && isLarge(old, amount) && !changes.has(pair))
      changes.set(pair, { day, from, to });
  }
  return [...changes.values()];
}

// Payload's toast cuts a message at its colons.
const question = (title: string) =>
  bilingual(
    `Nilai “${title}” berubah jauh. Periksa angkanya dan tanda desimalnya, karena situs menulisnya di setiap teks yang menyebut fakta ini.`,
    `The value of “${title}” changes a lot. Check the figure and its decimal point, since the site writes it in each text that names this fact.`,
  );
const action = bilingual('Angkanya benar, simpan', 'The figure is right, save it');

function sentenceOf(kind: FactKind, { day, from, to }: LargeChange): Bilingual {
  const date = { kind: 'date', day } as const;
  return bilingual(
    `Mulai ${formatFigure(date, 'id')} nilainya ${formatFactValue(to, kind, 'id')}, sebelumnya ${formatFactValue(from, kind, 'id')}.`,
    `From ${formatFigure(date, 'en')} it is ${formatFactValue(to, kind, 'en')} instead of ${formatFactValue(from, kind, 'en')}.`,
  );
}

/** Whether the values are periods with their days. */
const arePeriods = (values: unknown): values is Value[] =>
  Array.isArray(values) && values.every((value) => typeof value?.validFrom === 'string' && value.validFrom);

/**
 * Requires confirmation of a value that is more than five times larger or smaller than the one before: a typing error would
 * be public at once.
 *
 * @throws {ConfirmationRequiredError}
 */
export const confirmLargeChanges: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || !arePeriods(data.values)) return data;
  const kind: FactKind = data.kind ?? originalDoc.kind;
  // Payload validates fields only after the hooks of the collection, and will reject these.
  if (issueOfValues({ key: data.key ?? originalDoc.key, kind, values: data.values })) return data;
  const changes = largeChanges(kind, originalDoc.values ?? [], data.values);
  if (changes.length === 0) return data;
  requireConfirmation(req, {
    subject: `fact ${originalDoc.id}`,
    question: question(data.title ?? originalDoc.title ?? originalDoc.key),
    consequences: changes.map((change) => sentenceOf(kind, change)),
    action,
  });
  return data;
};
