import { isIsoDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { fileOriginLabels } from '../../attachments/file-origins.ts';
import type { EventKind } from '../history/event-kinds.ts';
import { channelLabels, closingReasonLabels, extensionReasonLabels, kindLabels } from './clock-labels.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Events of the clock whose values are encoded words. */
const KINDS: readonly EventKind[] = [
  'classified',
  'filed-in-writing',
  'documents-requested',
  'documents-received',
  'file-added',
  'extended',
  'appealed',
  'deadline-inherited',
];

/** `field` of the note that a sender was notified. */
export const NOTIFICATION_FIELD = 'notice';

/** Words that events name, in tables without a common key. */
export const EVENT_WORDS: readonly Readonly<Record<string, Bilingual>>[] = [
  channelLabels,
  kindLabels,
  extensionReasonLabels,
  closingReasonLabels,
  fileOriginLabels,
  {
    [NOTIFICATION_FIELD]: bilingual('pengirim diberi tahu', 'sender notified'),
    complete: bilingual('lengkap', 'complete'),
    incomplete: bilingual('belum lengkap', 'not complete'),
  },
];

const LABELS: Readonly<Record<string, Bilingual>> = Object.assign({}, ...EVENT_WORDS);

const SEPARATOR = ' ';

/** Several values of one column of an event: words of `EVENT_WORDS`, ISO dates and ISO times, none with a space. */
export const encodeValues = (values: readonly string[]): string => values.join(SEPARATOR);

const decodeValues = (column: string): string[] => column.split(SEPARATOR);

type Localized = { i18n?: { language?: string } };

export const isClockEvent = (kind: EventKind) => KINDS.includes(kind);

/** One encoded value in the language of a user; a date in full. */
export function formatEventWord(word: string, user: Localized): string {
  const locale = userLocale(user.i18n?.language);
  if (isIsoDate(word)) return formatLongDate(word, locale);
  if (ISO_TIME.test(word)) return formatJakartaTime(word, locale, 'long');
  const label = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
  return label ? inLanguageOf(user, label) : word;
}

const until = bilingual('sampai', 'until');

type Values = { kind: EventKind; from?: string | null | undefined; to?: string | null | undefined };

/** What an event changed, as text: `: from → to`, or only `: to`. */
export function formatEventChange({ kind, from, to }: Values, user: Localized): string {
  const textOf = (column: string) =>
    decodeValues(column)
      .map((word) => formatEventWord(word, user))
      .join(', ');
  const values = [from, to].filter((value) => !!value).map((value) => textOf(String(value)));
  // The last day to send the documents.
  const prefix = kind === 'documents-requested' ? `${inLanguageOf(user, until)} ` : '';
  return values.length > 0 ? `: ${prefix}${values.join(' → ')}` : '';
}
