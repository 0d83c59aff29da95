import { ANSWER_WORKING_DAYS, DOCUMENTS_WORKING_DAYS, EXTENSION_WORKING_DAYS } from '@beranda/complaints';
import { jakartaDate } from '@beranda/finance';
import { type FactKind, type FactValue, valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Working days that law gives for complaints (POJK 22/2023), as their clock counts them, by the key of the fact. */
export const STATUTORY_FACTS: Readonly<Record<string, number>> = {
  'pengaduan.batas-lisan': ANSWER_WORKING_DAYS.oral,
  'pengaduan.batas-tertulis': ANSWER_WORKING_DAYS.written,
  'pengaduan.perpanjangan': EXTENSION_WORKING_DAYS,
  'pengaduan.kelengkapan': DOCUMENTS_WORKING_DAYS,
};

const setByLaw = (days: number): Bilingual =>
  bilingual(
    `Peraturan menetapkan ${days} hari kerja, dan batas waktu pengaduan dihitung dengannya. Jika peraturan berubah, perhitungannya diubah dahulu dalam program.`,
    `Regulation sets ${days} working days, and the deadlines of complaints are counted with it. If it changes, the program must change first.`,
  );

type Values = { kind: FactKind; values: readonly Omit<FactValue, 'text'>[] };

/** Why the values in force and to come cannot be those of a fact that law sets; null for other facts. */
export function statutoryIssue(
  key: string,
  { kind, values }: Values,
  today = jakartaDate(Date.now()),
): Bilingual | null {
  const days = STATUTORY_FACTS[key];
  if (days === undefined) return null;
  const begun = valueOn({ values }, today);
  const relevant = [...(begun ? [begun] : []), ...values.filter(({ validFrom }) => validFrom > today)];
  const isLaw = kind === 'working-days' && relevant.every(({ amount }) => amount === days);
  return isLaw ? null : setByLaw(days);
}
