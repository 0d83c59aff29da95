import { type FactKind, type FactValue, formatFactValue } from '#cms/fields/facts/fact-kinds.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { deadlineFactIssue } from './deadline-facts.ts';

const noValue = bilingual(
  'Setiap masa berlaku membutuhkan nilai sesuai jenisnya.',
  'Every period needs a value of the kind of the fact.',
);
const reversed = bilingual(
  'Akhir masa berlaku tidak boleh sebelum awalnya.',
  'A period must not end before it begins.',
);
const twice = bilingual('Dua masa berlaku mulai pada hari yang sama.', 'Two periods begin on the same day.');

/** The texts of a form are those of its language. */
export type ValueInForm = Omit<FactValue, 'text'> & { text?: unknown };

function issueOfPeriods(values: readonly ValueInForm[], kind: FactKind): Bilingual | null {
  const days = values.map(({ validFrom }) => validFrom);
  if (new Set(days).size < days.length) return twice;
  for (const { text: _text, ...value } of values) {
    if (value.validUntil && value.validUntil < value.validFrom) return reversed;
    // Texts are validated by their own field: those of the other language are not in the form.
    if (kind !== 'text' && formatFactValue(value, kind, 'id') === null) return noValue;
  }
  return null;
}

type FactInForm = { key: string; kind: FactKind; values: readonly ValueInForm[] };

/** Why a fact cannot have these values; null if it can. */
export const issueOfValues = ({ key, kind, values }: FactInForm): Bilingual | null =>
  issueOfPeriods(values, kind) ?? deadlineFactIssue(key, { kind, values });
