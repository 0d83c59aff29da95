import { isIsoDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { EventKind } from '../history/event-kinds.ts';
import { channelLabels, closingReasonLabels, extensionReasonLabels, kindLabels } from './clock-labels.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Events of the clock whose values are words of `LABELS`, ISO dates and ISO times. */
const KINDS: readonly EventKind[] = [
  'classified',
  'filed-in-writing',
  'documents-requested',
  'documents-received',
  'extended',
  'deadline-inherited',
];

const LABELS: Readonly<Record<string, Bilingual>> = {
  ...channelLabels,
  ...kindLabels,
  ...extensionReasonLabels,
  ...closingReasonLabels,
  notice: bilingual('pengirim diberi tahu', 'sender notified'),
  complete: bilingual('lengkap', 'complete'),
  incomplete: bilingual('belum lengkap', 'not complete'),
};

type Reader = { i18n?: { language?: string } };

export const isClockEvent = (kind: EventKind) => KINDS.includes(kind);

/** A word of an event in the reader's language; a date in full. */
export function clockValue(word: string, reader: Reader): string {
  const locale = userLocale(reader.i18n?.language);
  if (isIsoDate(word)) return formatLongDate(word, locale);
  if (ISO_TIME.test(word)) return formatJakartaTime(word, locale, 'long');
  const label = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
  return label ? inLanguageOf(reader, label) : word;
}

const until = bilingual('sampai', 'until');

type Values = { kind: EventKind; from?: string | null | undefined; to?: string | null | undefined };

/** The values of an event as text: `: from → to`, or only `: to`. */
export function clockValues({ kind, from, to }: Values, reader: Reader): string {
  const textOf = (value: string) =>
    value
      .split(' ')
      .map((word) => clockValue(word, reader))
      .join(', ');
  const values = [from, to].filter((value) => !!value).map((value) => textOf(String(value)));
  // The last day to send the documents.
  const prefix = kind === 'documents-requested' ? `${inLanguageOf(reader, until)} ` : '';
  return values.length > 0 ? `: ${prefix}${values.join(' → ')}` : '';
}
