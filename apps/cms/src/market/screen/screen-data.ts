import { DEFAULT_LOCALE, type RateType } from '@beranda/contract';
import { isIsoDate, jakartaDate, workingDayBefore } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { quotedTypes } from '../currencies/quoted-types.ts';
import type { TranslatedIssue } from '../endpoints/sheet-report.ts';
import { translateIssues } from '../endpoints/translate-issues.ts';
import { rateTypeLabels } from '../exchange-quotes/exchange-quotes.ts';
import { fundReference, rateReference } from '../sheets/comparison-figures.ts';
import { hasChangedAccount } from '../sheets/has-changed-account.ts';
import type { SheetSource, SheetState } from '../sheets/market-sheets.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { isResponsible, sheetOf } from '../sheets/stored-sheet.ts';
import { validateWaiting } from '../sheets/validate-waiting.ts';
import { digestOfValidation } from '../validation/digest.ts';
import type { RatePair } from '../validation/quote-start.ts';
import { FIRST_DAY } from '../validation/validate-funds.ts';
import { rateKey } from '../validation/validate-rates.ts';
import type { Change, Limits } from '../validation/validation.ts';
import { type DatedRate, ratesBeforeToday } from './rates-before-today.ts';
import { type UpcomingSheet, upcomingSheets } from './upcoming-data.ts';

export type RateRow = {
  /** For example `USD e-rate`. */
  key: string;
  currency: string;
  name: string;
  unit: number;
  rateType: RateType;
  typeLabel: string;
  quotesInForce: RatePair | null;
  /** The reference for large moves: the last rate before today, or approved by a second person. */
  reference: RatePair | null;
  beforeToday: DatedRate | null;
};

export type RatesData = { rows: RateRow[]; limits: Limits };

export type FundRow = {
  slug: string;
  name: string;
  currency: string;
  /** The newest value before the chosen day. */
  before: { date: string; value: number } | null;
  /** The value of the chosen day, which a new one would correct. */
  current: number | null;
};

export type FundsData = {
  rows: FundRow[];
  limits: Limits;
  /** The chosen day. */
  date: string;
  today: string;
  /** Holidays of the stock exchange on weekdays. */
  closed: string[];
};

/** A waiting sheet, validated against current figures. */
export type WaitingSheet = {
  id: number;
  kind: SheetKind;
  source: SheetSource;
  createdAt: string;
  validFrom: string | null;
  enteredBy: string | null;
  /**
   * Whether the user entered it or set its source address, and therefore cannot approve it (four-eyes
   * principle).
   */
  isOwn: boolean;
  /** Whether the user's account was changed by who is responsible for the sheet. */
  isAccountChanged: boolean;
  /** The sender's reason for replacing published values. */
  reason: string | null;
  issues: TranslatedIssue[];
  changes: Change[];
  digest: string;
};

export type PastSheet = {
  id: number;
  createdAt: string;
  source: SheetSource;
  state: SheetState;
  lineCount: number;
  enteredBy: string | null;
  decidedBy: string | null;
  /** Why it failed, was rejected or replaces published values, or who withdrew it. */
  why: string | null;
};

export type ScreenData = {
  rates: RatesData;
  funds: FundsData;
  /** The newest ones. */
  waiting: WaitingSheet[];
  /** Number of further waiting sheets. */
  moreWaiting: number;
  upcoming: UpcomingSheet[];
  past: Record<SheetKind, PastSheet[]>;
};

const ALL = { depth: 0, limit: 0, overrideAccess: true, pagination: false } as const;
const SHOWN_SHEETS = 10;
const SHOWN_WAITING = 20;
const WAITING = { state: { equals: 'waiting' } };

const inLanguage = (req: PayloadRequest) =>
  ({ locale: userLocale(req.i18n.language), fallbackLocale: DEFAULT_LOCALE }) as const;

async function ratesData(req: PayloadRequest, now: Date): Promise<RatesData> {
  const { docs } = await req.payload.find({
    collection: 'currencies',
    ...ALL,
    ...inLanguage(req),
    sort: ['position', 'code'],
  });
  const { quotesInForce, limits, referenceRates } = await rateReference(req, now, now);
  const beforeToday = await ratesBeforeToday(req, now);
  const rows = docs.flatMap(({ code, name, rateTypes, unit }) =>
    quotedTypes({ rateTypes }).map((rateType): RateRow => {
      const key = rateKey(code, rateType);
      const typeLabel = inLanguageOf(req, rateTypeLabels[rateType]);
      return {
        key,
        currency: code,
        name: name ?? code,
        unit: Number(unit),
        rateType,
        typeLabel,
        quotesInForce: quotesInForce.get(key) ?? null,
        reference: referenceRates?.get(key) ?? null,
        beforeToday: beforeToday.get(key) ?? null,
      };
    }),
  );
  return { rows, limits };
}

async function fundsData(req: PayloadRequest, chosen: string | undefined, now: Date): Promise<FundsData> {
  const { docs } = await req.payload.find({
    collection: 'funds',
    ...ALL,
    ...inLanguage(req),
    sort: ['position', 'slug'],
  });
  const today = jakartaDate(now);
  const timestamps = { now, arrivedAt: now };
  const { closed } = await fundReference(req, [], timestamps);
  const isChosen = chosen !== undefined && isIsoDate(chosen) && chosen >= FIRST_DAY && chosen <= today;
  const date = isChosen ? chosen : workingDayBefore(today, closed);
  const lines = docs.map(({ slug }, index) => ({ line: index, fund: slug, date, value: 0 }));
  const { funds, limits } = await fundReference(req, lines, timestamps);
  const rows = docs.map(({ slug, name, currency }): FundRow => {
    const values = funds.get(slug) ?? new Map<string, number>();
    const [last] = [...values].filter(([day]) => day < date).sort(([a], [b]) => (a < b ? 1 : -1));
    const before = last ? { date: last[0], value: last[1] } : null;
    return { slug, name: name ?? slug, currency, before, current: values.get(date) ?? null };
  });
  return { rows, limits, date, today, closed: [...closed].sort() };
}

/** The newest sheets under a condition, and a look-up of the names of their people. */
async function listSheets(req: PayloadRequest, where: Record<string, { equals: string }>, limit: number) {
  const { payload } = req;
  const common = { depth: 0, overrideAccess: true, pagination: false } as const;
  const { docs } = await payload.find({ ...common, collection: 'market-sheets', where, limit, sort: '-id' });
  const sheets = docs.map((sheet) => sheetOf(payload, sheet));
  const ids = sheets.flatMap(({ enteredBy, decidedBy, withdrawnBy }) => [enteredBy, decidedBy, withdrawnBy]);
  const people = await payload.find({
    ...common,
    collection: 'users',
    select: { name: true },
    where: { id: { in: [...new Set(ids)].filter((id) => id !== null) } },
  });
  const names = new Map<number | null, string>(people.docs.map(({ id, name }) => [id, name]));
  return { sheets, nameOf: (person: number | null) => names.get(person) ?? null };
}

async function waitingSheets(req: PayloadRequest, now: Date): Promise<WaitingSheet[]> {
  const { nameOf, sheets } = await listSheets(req, WAITING, SHOWN_WAITING);
  return Promise.all(
    sheets.map(async (sheet): Promise<WaitingSheet> => {
      const { id, kind, source, createdAt, validFrom } = sheet;
      const { issues, changes } = await validateWaiting(req, sheet, now);
      return {
        id,
        kind,
        source,
        createdAt,
        validFrom: validFrom || null,
        enteredBy: nameOf(sheet.enteredBy),
        reason: sheet.correctionReason || null,
        isOwn: req.user !== null && isResponsible(sheet, req.user.id),
        isAccountChanged: req.user !== null && (await hasChangedAccount(req, sheet, req.user.id, now)),
        issues: translateIssues(req, issues),
        changes,
        digest: digestOfValidation({ issues, changes }),
      };
    }),
  );
}

async function countWaiting(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'market-sheets',
    overrideAccess: true,
    where: WAITING,
  });
  return totalDocs;
}

async function pastSheets(req: PayloadRequest, kind: SheetKind): Promise<PastSheet[]> {
  const { nameOf, sheets } = await listSheets(req, { kind: { equals: kind } }, SHOWN_SHEETS);
  return sheets.map((sheet) => {
    const { id, createdAt, source, state, lines, enteredBy, decidedBy, issues } = sheet;
    const errors = (issues ?? []).filter(({ severity }) => severity === 'error');
    const [first] = state === 'failed' ? translateIssues(req, errors) : [];
    const why = first
      ? `${first.line > 0 ? `${first.line}: ` : ''}${first.message}`
      : nameOf(sheet.withdrawnBy) || sheet.reason || sheet.correctionReason || null;
    return {
      id,
      createdAt,
      source,
      state,
      lineCount: lines.length,
      enteredBy: nameOf(enteredBy),
      decidedBy: nameOf(decidedBy),
      why,
    };
  });
}

/** All data of the screen, in the user's language. */
export async function screenData(req: PayloadRequest, date: string | undefined): Promise<ScreenData> {
  const now = new Date();
  const waiting = await waitingSheets(req, now);
  return {
    rates: await ratesData(req, now),
    funds: await fundsData(req, date, now),
    waiting,
    moreWaiting: Math.max(0, (await countWaiting(req)) - waiting.length),
    upcoming: await upcomingSheets(req, now),
    past: { rates: await pastSheets(req, 'rates'), funds: await pastSheets(req, 'funds') },
  };
}
