import type { Tone } from '#cms/admin/notice-list.tsx';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import type { Age } from './figure-age.ts';

/** A sentence for the dashboard; `kind` is the tab of the screen on which to act. */
export type Notice = { tone: Tone; kind: SheetKind; text: Bilingual };

export type MarketState = {
  /** Whether it is a working day of the banks and no rate shown began today. */
  isRateDayMissing: boolean;
  /** Names of what is shown on the site, such as `USD`, grouped by age. */
  rates: Record<Age, string[]>;
  /** The last trading day before today and the funds without a value for it; null if complete. */
  missingValues: { date: string; funds: string[] } | null;
  funds: Record<Age, string[]>;
  waiting: Record<SheetKind, number>;
  /** ISO times of the first failed fetch since the last success; null if the last one succeeded. */
  failingSince: Record<SheetKind, string | null>;
};

const MAX_NAMES = 6;

function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown}, … (${names.length})` : shown;
}

const time = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(iso));

const day = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const noun: Record<SheetKind, Bilingual> = {
  rates: bilingual('kurs', 'rates'),
  funds: bilingual('NAB', 'fund values'),
};

function ofAges(kind: SheetKind, { stale, 'stale-tomorrow': tomorrow }: Record<Age, string[]>): Notice[] {
  const { id, en } = noun[kind];
  const notices: Notice[] = [];
  if (stale.length > 0) {
    const text = bilingual(
      `Situs memperingatkan pengunjung bahwa ${id} ini sudah lama: ${list(stale)}.`,
      `The site warns visitors that these ${en} are old: ${list(stale)}.`,
    );
    notices.push({ tone: 'error', kind, text });
  }
  if (tomorrow.length > 0) {
    const text = bilingual(
      `Mulai besok ${id} ini dianggap lama, dan pengunjung diperingatkan: ${list(tomorrow)}.`,
      `From tomorrow these ${en} count as old, and visitors are warned: ${list(tomorrow)}.`,
    );
    notices.push({ tone: 'warning', kind, text });
  }
  return notices;
}

function ofSheets(kind: SheetKind, waiting: number, since: string | null): Notice[] {
  const { id, en } = noun[kind];
  const notices: Notice[] = [];
  if (waiting > 0) {
    const text = bilingual(
      `${waiting} lembar ${id} menunggu orang kedua.`,
      waiting === 1
        ? `1 sheet of ${en} waits for a second person.`
        : `${waiting} sheets of ${en} wait for a second person.`,
    );
    notices.push({ tone: 'warning', kind, text });
  }
  if (since !== null) {
    const text = bilingual(
      `Pengambilan ${id} gagal sejak ${time(since, 'id-ID')} WIB. Angka terakhir yang baik tetap tampil.`,
      `Fetching ${en} has failed since ${time(since, 'en-GB')} (Jakarta). The last good figures stay.`,
    );
    notices.push({ tone: 'error', kind, text });
  }
  return notices;
}

/** The notices for treasury, rates first; empty without problems. */
export function marketNotices(state: MarketState): Notice[] {
  const { failingSince, funds, isRateDayMissing, missingValues, rates, waiting } = state;
  const notices: Notice[] = [];
  if (isRateDayMissing) {
    const text = bilingual('Kurs hari ini belum terbit.', 'The rates of today are not published yet.');
    notices.push({ tone: 'info', kind: 'rates', text });
  }
  notices.push(...ofAges('rates', rates), ...ofSheets('rates', waiting.rates, failingSince.rates));
  if (missingValues) {
    const { date, funds: missing } = missingValues;
    const text = bilingual(
      `NAB ${day(date, 'id-ID')} belum terbit untuk: ${list(missing)}.`,
      `Fund values of ${day(date, 'en-GB')} are not published yet for: ${list(missing)}.`,
    );
    notices.push({ tone: 'info', kind: 'funds', text });
  }
  notices.push(...ofAges('funds', funds), ...ofSheets('funds', waiting.funds, failingSince.funds));
  return notices;
}
