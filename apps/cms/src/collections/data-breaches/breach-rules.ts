import { HOUR_MS } from '@beranda/finance';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/**
 * Hours from the discovery of a breach to the written notices, to the persons concerned and to the authority: “paling
 * lambat 3 × 24 jam”, UU 27/2022, article 46 (1). Also over weekends and holidays.
 */
const NOTICE_HOURS = 72;

type Time = Date | string | null;

type Notice = { at?: Time; reasonNone?: string | null } | null;

export const PUBLIC_NOTICE_DECISIONS = ['undecided', 'needed', 'not-needed'] as const;

/** The fields of a breach that the rules read, stored or in a form. */
export type BreachFacts = {
  discoveredAt?: Time;
  happenedFrom?: Time;
  dataKinds?: readonly string[] | null;
  cause?: string | null;
  handling?: string | null;
  persons?: Notice;
  authority?: Notice;
  publicNotice?: {
    decision?: (typeof PUBLIC_NOTICE_DECISIONS)[number] | null;
    reason?: string | null;
    at?: Time;
  } | null;
  conclusion?: string | null;
};

/** By when the notices have to be sent, as ISO time; null without a valid time of discovery. */
export function noticeDeadline(discoveredAt: unknown): string | null {
  const from = new Date(discoveredAt instanceof Date ? discoveredAt : String(discoveredAt)).getTime();
  return Number.isNaN(from) ? null : new Date(from + NOTICE_HOURS * HOUR_MS).toISOString();
}

const isWritten = (text: string | null | undefined) => Boolean(text?.trim());

const isSettled = (notice: Notice | undefined) => Boolean(notice?.at) || isWritten(notice?.reasonNone);

/** The notices of article 46 (1). */
export type NoticeKind = 'persons' | 'authority';

/** The notices that have neither a time nor a reason why they were not sent. */
export const openNotices = (breach: BreachFacts): NoticeKind[] =>
  (['persons', 'authority'] as const).filter((kind) => !isSettled(breach[kind]));

const isDecided = ({ publicNotice }: BreachFacts) =>
  publicNotice?.decision === 'needed'
    ? Boolean(publicNotice.at)
    : publicNotice?.decision === 'not-needed' && isWritten(publicNotice.reason);

/** The names are short, so that the line beside the button of the form has room for all. */
const CLOSING_NEEDS: readonly [name: Bilingual, isThere: (breach: BreachFacts) => boolean][] = [
  [bilingual('jenis data', 'kinds of data'), ({ dataKinds }) => (dataKinds ?? []).length > 0],
  [bilingual('bagaimana terjadinya', 'how it happened'), ({ cause }) => isWritten(cause)],
  [bilingual('penanganan', 'handling'), ({ handling }) => isWritten(handling)],
  [
    bilingual('pemberitahuan kepada subjek data', 'notice to the persons'),
    ({ persons }) => isSettled(persons),
  ],
  [
    bilingual('pemberitahuan kepada lembaga', 'notice to the authority'),
    ({ authority }) => isSettled(authority),
  ],
  [bilingual('pengumuman', 'public notice'), isDecided],
  [bilingual('kesimpulan', 'conclusion'), ({ conclusion }) => isWritten(conclusion)],
];

/** The fields that are missing before a breach can be closed, by name. */
export const missingForClosing = (breach: BreachFacts): Bilingual[] =>
  CLOSING_NEEDS.filter(([, isThere]) => !isThere(breach)).map(([name]) => name);

/** Between which times a time of a breach has to be; without a limit null. */
export type Bounds = { notBefore?: Time | undefined; notAfter?: Time | undefined };

const inFuture = bilingual('Waktu ini belum tiba.', 'This time has not come yet.');

/**
 * The error in a time of a breach: all of them must be past, and within their bounds.
 *
 * @param early the sentence for a time before its bound, `late` for one after it.
 * @returns null for a time that can be.
 */
export function issueOfTime(
  time: Date | string,
  { notAfter, notBefore }: Bounds,
  { early, late }: { early: Bilingual; late: Bilingual },
  now: Date,
): Bilingual | null {
  const at = new Date(time);
  if (at > now) return inFuture;
  if (notBefore && at < new Date(notBefore)) return early;
  return notAfter && at > new Date(notAfter) ? late : null;
}
