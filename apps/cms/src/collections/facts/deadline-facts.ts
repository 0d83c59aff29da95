import { ANSWER_WORKING_DAYS, DOCUMENTS_WORKING_DAYS, EXTENSION_WORKING_DAYS } from '@beranda/complaints';
import { type AnswerTime, FORMS, SITE_FACTS } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import { type FactKind, type FactValue, valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Working days that law gives for complaints (POJK 22/2023), as their deadlines are computed, by the key of the fact. */
const STATUTORY_FACTS: Readonly<Record<string, number>> = {
  'pengaduan.batas-lisan': ANSWER_WORKING_DAYS.oral,
  'pengaduan.batas-tertulis': ANSWER_WORKING_DAYS.written,
  'pengaduan.perpanjangan': EXTENSION_WORKING_DAYS,
  'pengaduan.kelengkapan': DOCUMENTS_WORKING_DAYS,
};

/** Facts from which deadlines of other cases are computed: what forms promise. */
const PROMISES: readonly string[] = Object.values(FORMS).flatMap(({ definition }) => {
  const { fact }: AnswerTime = definition.answerTime;
  return fact ? [SITE_FACTS[fact]] : [];
});

const MAX_WORKING_DAYS = 365;

const wholeDays = bilingual(
  `Hari kerja ditulis sebagai bilangan bulat dari 1 sampai ${MAX_WORKING_DAYS}.`,
  `Working days are a whole number from 1 to ${MAX_WORKING_DAYS}.`,
);

const inWorkingDays = bilingual(
  'Batas waktu kasus dihitung dengan fakta ini: pilih jenis “Lama dalam hari kerja”.',
  'Deadlines of cases are computed from this fact: choose the kind “Duration in working days”.',
);

const setByLaw = (days: number): Bilingual =>
  bilingual(
    `Peraturan menetapkan ${days} hari kerja, dan batas waktu pengaduan dihitung dengannya. Jika peraturan berubah, perhitungannya diubah dahulu dalam program.`,
    `Regulation sets ${days} working days, and the deadlines of complaints are computed from it. If it changes, the program must change first.`,
  );

type Value = Omit<FactValue, 'text'>;

/** The amounts in force today and later: they change when a period begins, and after one that ends. */
function amountsFrom(today: string, values: readonly Value[]): (number | null | undefined)[] {
  const changes = values.flatMap(({ validFrom, validUntil }) => [
    validFrom,
    ...(validUntil ? [addDays(validUntil, 1)] : []),
  ]);
  const days = [today, ...changes.filter((day) => day > today)];
  return days.flatMap((day) => valueOn({ values }, day) ?? []).map(({ amount }) => amount);
}

const isWholeDays = (amount: number | null | undefined) =>
  Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= MAX_WORKING_DAYS;

/** Why no deadline could be computed from a fact of these values; null if it can, or if no deadline depends on the fact. */
export function deadlineFactIssue(
  key: string,
  { kind, values }: { kind: FactKind; values: readonly Value[] },
  today = jakartaDate(Date.now()),
): Bilingual | null {
  const statutory = STATUTORY_FACTS[key];
  const isOfDeadline = statutory !== undefined || PROMISES.includes(key);
  if (kind !== 'working-days') return isOfDeadline ? inWorkingDays : null;
  if (!values.every(({ amount }) => isWholeDays(amount))) return wholeDays;
  const isLaw = statutory === undefined || amountsFrom(today, values).every((amount) => amount === statutory);
  return isLaw ? null : setByLaw(statutory);
}
